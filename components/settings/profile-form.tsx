'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { toast } from '@/components/ui/toast'
import { ProfileAttributes } from '@/contracts/forms/profile'
import type { User } from '@/contracts/users'
import { useUpdateMe } from '@/hooks/api/use-me'
import { useContractForm } from '@/hooks/use-contract-form'
import { languageOptions } from './languages'
import { ProfileFields, profileProblem, type Profile } from './profile-fields'

type Draft = Profile & { default_language: string }

const draftOf = ({ custom_attributes: about, name }: User): Draft => ({
  name: about.name ?? name ?? '',
  gender: about.gender ?? '',
  orientation: about.orientation ?? '',
  default_language: about.default_language ?? '',
})

const isSame = (one: Draft, other: Draft) => (Object.keys(one) as (keyof Draft)[]).every((key) => one[key] === other[key])

type Changes = Parameters<ReturnType<typeof useUpdateMe>['mutateAsync']>[0]
/** Only what differs is sent, so that a second tab's change of another field survives. */
const changesOf = (profile: Changes, saved: Draft): Changes =>
  Object.fromEntries(Object.entries(profile).filter(([key, value]) => value !== saved[key as keyof Draft]))

/** Name, gender, orientation and language: saved by a press. */
export function ProfileForm({ me }: { me: User }) {
  const t = useTranslations('settings.profile')
  const words = useTranslations('settings.common')
  const saved = draftOf(me)
  const update = useUpdateMe()
  const { form, text, choice, values, formState, reset, sending } = useContractForm({
    schema: ProfileAttributes,
    initial: saved,
    follow: true,
    required: ['name', 'gender'],
    show: 'change',
    words: profileProblem,
    send: (profile) => update.mutateAsync(changesOf(profile, saved)),
    done: (now) => {
      reset(draftOf(now))
      toast.success(words('saved'))
    },
  })
  const dirty = !isSame(values, saved)
  const isWrong = Object.keys(formState.errors).length > 0
  return (
    <form {...form} className='mt-6 grid gap-5'>
      <ProfileFields nameLabel={t('name')} name={text('name')} gender={choice('gender')} orientation={choice('orientation')} />
      <div>
        <Select
          label={t('language')}
          options={languageOptions(values.default_language)}
          value={values.default_language || null}
          onChange={choice('default_language').onChange}
        />
        <p className='mt-1.5 text-sm text-muted'>{t('language_text')}</p>
      </div>
      <div className='flex flex-wrap gap-2'>
        <Button type='submit' kind={dirty && !isWrong ? 'primary' : 'secondary'} busy={sending} disabled={!dirty || isWrong}>
          {t('save')}
        </Button>
        {dirty ? (
          <Button kind='quiet' onClick={() => reset(saved)}>
            {t('discard')}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
