'use client'

import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { Skeleton } from '@/components/ui/skeleton'
import { toast } from '@/components/ui/toast'
import type { User } from '@/contracts/users'
import { useMe, useUpdateMe } from '@/hooks/api/use-me'
import { AvatarRow } from './avatar-row'
import { languageOptions } from './languages'
import { ProfileFields, profileProblems, type Profile } from './profile-fields'
import { Section } from './section'

type Draft = Profile & { default_language: string }

const draftOf = ({ custom_attributes: about, name }: User): Draft => ({
  name: about.name ?? name ?? '',
  gender: about.gender ?? '',
  orientation: about.orientation ?? '',
  default_language: about.default_language ?? '',
})

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
  const wrong = profileProblems(draft)
  const isWrong = Object.keys(wrong).length > 0
  const dirty = !isSame(draft, saved)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong || !dirty || update.isPending) return
    update.mutate(changesOf(draft, saved), {
      onSuccess: () => {
        setEdited({})
        toast.success(words('saved'))
      },
    })
  }
  return (
    <form noValidate onSubmit={submit} className='mt-6 grid gap-5'>
      <ProfileFields nameLabel={t('name')} value={draft} wrong={wrong} onChange={change} />
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
        <Button type='submit' kind='primary' busy={update.isPending} disabled={!dirty || isWrong}>
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
