'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { RadioChips } from '@/components/ui/radio-chips'
import { TextField } from '@/components/ui/text-field'
import { GENDERS, ORIENTATIONS } from '@/contracts/character-options'
import type { FieldProblem } from '@/hooks/use-contract-form'
import profile from '@/lib/i18n/messages/en/profile.json'

export type Profile = {
  name: string
  gender: (typeof GENDERS)[number] | ''
  orientation: (typeof ORIENTATIONS)[number] | ''
}
/** Keys of the namespace `profile`: the fields say them in words. */
type Problem = 'name_required' | 'name_long' | 'gender_required'

export function profileProblem({ field, kind }: Pick<FieldProblem, 'field' | 'kind'>): Problem | undefined {
  if (field === 'gender') return 'gender_required'
  if (field !== 'name') return undefined
  return kind === 'too_big' ? 'name_long' : 'name_required'
}

type ProfileFieldsProps = {
  nameLabel: string
  name: Omit<ComponentProps<typeof TextField>, 'label'>
  gender: Choice<Profile['gender']>
  orientation: Choice<Profile['orientation']>
  /** The name takes the focus of its dialog. */
  autofocus?: boolean
}
type Choice<T> = { value: T; error?: string; onChange: (value: T) => void }

function Fields({ nameLabel, name, gender, orientation, autofocus }: ProfileFieldsProps) {
  const t = useTranslations('profile')
  const words = (problem: string | undefined) => (problem ? t(problem as Problem, { max: name.maxLength ?? 0 }) : undefined)
  return (
    <>
      <TextField {...name} label={nameLabel} autoComplete='given-name' error={words(name.error)} data-autofocus={autofocus} />
      <RadioChips
        {...gender}
        name='gender'
        legend={t('gender')}
        options={GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
        error={words(gender.error)}
      />
      <RadioChips
        {...orientation}
        name='orientation'
        legend={t('orientation')}
        options={ORIENTATIONS.map((value) => ({ value, label: t(`orientations.${value}`) }))}
      />
    </>
  )
}

/** What characters know of the person, in the first profile (components/modals/profile-modal) and in /settings. */
export const ProfileFields = (props: ProfileFieldsProps) => (
  <WithCatalogs catalogs={{ profile }}>
    <Fields {...props} />
  </WithCatalogs>
)
