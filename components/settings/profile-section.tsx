'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { RadioChips } from '@/components/ui/radio-chips'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { TextField } from '@/components/ui/text-field'
import { toast } from '@/components/ui/toast'
import { GENDERS, ORIENTATIONS } from '@/contracts/character-options'
import type { User } from '@/contracts/users'
import { useMe, useUpdateMe } from '@/hooks/api/use-me'
import { AvatarRow } from './avatar-row'
import { languageOptions } from './languages'
import { Section } from './section'

/** contracts/users.ts, ProfileAttributes. */
const NAME_MAX = 60

const draftOf = ({ custom_attributes: about, name }: User) => ({
  name: about.name ?? name ?? '',
  gender: about.gender ?? '',
  orientation: about.orientation ?? '',
  default_language: about.default_language ?? '',
})
type Draft = ReturnType<typeof draftOf>

const isSame = (one: Draft, other: Draft) => (Object.keys(one) as (keyof Draft)[]).every((key) => one[key] === other[key])

/** Only what differs is sent, so that a second tab's change of another field survives. */
function changesOf(draft: Draft, saved: Draft) {
  const changed = Object.entries(draft).filter(([key, value]) => value !== '' && value !== saved[key as keyof Draft])
  return Object.fromEntries(changed.map(([key, value]) => [key, value.trim()])) as Parameters<ReturnType<typeof useUpdateMe>['mutateAsync']>[0]
}

function ProfileForm({ me }: { me: User }) {
  const t = useTranslations('settings.profile')
  const words = useTranslations('settings.common')
  const saved = draftOf(me)
  const [edited, setEdited] = useState<Partial<Draft>>({})
  const draft: Draft = { ...saved, ...edited }
  const update = useUpdateMe()
  const change = (part: Partial<Draft>) => setEdited((before) => ({ ...before, ...part }))
  const wrong = draft.name.trim() === '' ? t('name_required') : draft.name.trim().length > NAME_MAX ? words('max_length', { max: NAME_MAX }) : undefined
  const dirty = !isSame(draft, saved)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wrong || !dirty || update.isPending) return
    update.mutate(changesOf(draft, saved), {
      onSuccess: () => {
        setEdited({})
        toast.success(words('saved'))
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className='mt-6 grid gap-5'>
      <TextField
        label={t('name')}
        autoComplete='given-name'
        maxLength={NAME_MAX}
        value={draft.name}
        onChange={(event) => change({ name: event.target.value })}
        error={wrong}
      />
      <RadioChips
        name='gender'
        legend={t('gender')}
        options={GENDERS.map((value) => ({ value, label: t(`genders.${value}`) }))}
        value={draft.gender}
        onChange={(gender) => change({ gender })}
      />
      <RadioChips
        name='orientation'
        legend={t('orientation')}
        options={ORIENTATIONS.map((value) => ({ value, label: t(`orientations.${value}`) }))}
        value={draft.orientation}
        onChange={(orientation) => change({ orientation })}
      />
      <div>
        <Select
          label={t('language')}
          options={languageOptions(draft.default_language)}
          value={draft.default_language || null}
          onChange={(default_language) => change({ default_language })}
        />
        <p className='mt-1.5 text-sm text-muted'>{t('language_text')}</p>
      </div>
      <div className='flex flex-wrap gap-2'>
        <Button type='submit' kind='primary' busy={update.isPending} disabled={!dirty || Boolean(wrong)}>
          {t('save')}
        </Button>
        {dirty ? (
          <Button kind='quiet' onClick={() => setEdited({})}>
            {t('discard')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}

/** Who the person is for their characters. */
export function ProfileSection() {
  const t = useTranslations('settings.profile')
  const me = useMe()
  return (
    <Section title={t('title')} text={t('text')}>
      {me ? (
        <>
          <AvatarRow picture={me.custom_attributes.picture} />
          <ProfileForm me={me} />
        </>
      ) : (
        <Skeleton className='h-96' />
      )}
    </Section>
  )
}
