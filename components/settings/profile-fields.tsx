'use client'

import { useTranslations } from 'next-intl'
import { WithMessages } from '@/components/layout/with-messages'
import { RadioChips } from '@/components/ui/radio-chips'
import { TextField } from '@/components/ui/text-field'
import { GENDERS, ORIENTATIONS } from '@/contracts/character-options'
import profile from '@/lib/i18n/messages/en/profile.json'

/** contracts/users.ts, ProfileAttributes. */
const NAME_MAX = 60

export type Profile = {
  name: string
  gender: (typeof GENDERS)[number] | ''
  orientation: (typeof ORIENTATIONS)[number] | ''
}
type Problem = 'name_required' | 'name_long' | 'gender_required'
export type ProfileProblems = { name?: Problem; gender?: Problem }

/** What the server would refuse, by field. */
export function profileProblems({ name, gender }: Profile): ProfileProblems {
  const length = name.trim().length
  const wrong: ProfileProblems = {}
  if (length === 0) wrong.name = 'name_required'
  else if (length > NAME_MAX) wrong.name = 'name_long'
  if (!gender) wrong.gender = 'gender_required'
  return wrong
}

type ProfileFieldsProps = {
  nameLabel: string
  value: Profile
  wrong: ProfileProblems
  onChange: (part: Partial<Profile>) => void
  /** The name takes the focus of its dialog. */
  autofocus?: boolean
}

function Fields({ nameLabel, value, wrong, onChange, autofocus }: ProfileFieldsProps) {
  const t = useTranslations('profile')
  const words = (problem: Problem | undefined) => (problem ? t(problem, { max: NAME_MAX }) : undefined)
  return (
    <>
      <TextField
        label={nameLabel}
        name='name'
        autoComplete='given-name'
        maxLength={NAME_MAX}
        value={value.name}
        onChange={(event) => onChange({ name: event.target.value })}
        error={words(wrong.name)}
        data-autofocus={autofocus}
      />
      <RadioChips
        name='gender'
        legend={t('gender')}
        options={GENDERS.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
        value={value.gender}
        onChange={(gender) => onChange({ gender })}
        error={words(wrong.gender)}
      />
      <RadioChips
        name='orientation'
        legend={t('orientation')}
        options={ORIENTATIONS.map((orientation) => ({ value: orientation, label: t(`orientations.${orientation}`) }))}
        value={value.orientation}
        onChange={(orientation) => onChange({ orientation })}
      />
    </>
  )
}

/** What characters know of the person, in the first profile (components/modals/profile-modal) and in /settings. */
export const ProfileFields = (props: ProfileFieldsProps) => (
  <WithMessages messages={{ profile }}>
    <Fields {...props} />
  </WithMessages>
)
