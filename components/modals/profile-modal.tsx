'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { ProfileFields, profileProblem, type Profile } from '@/components/settings/profile-fields'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { ProfileAttributes } from '@/contracts/forms/profile'
import { pathIn } from '@/contracts/locales'
import type { User } from '@/contracts/users'
import { useUpdatePreferences } from '@/hooks/api/use-account'
import { browserLanguage, useUpdateMe } from '@/hooks/api/use-me'
import { useContractForm } from '@/hooks/use-contract-form'
import { useRouter } from '@/hooks/use-navigation'
import { isApiError } from '@/lib/api/errors'
import { isNative } from '@/lib/auth/native'
import modals from '@/lib/i18n/messages/en/modals.json'
import { personNow, useAuthStore } from '@/stores/auth-store'
import { AdultChoice } from './adult-choice'

type Draft = Profile & { accept_tos_18: boolean }

/** The first word of the display name, Male, Women. */
const draftOf = (user: User | null): Draft => ({
  name: user?.custom_attributes.name ?? user?.name?.trim().split(/\s+/)[0] ?? '',
  gender: user?.custom_attributes.gender ?? 'Male',
  orientation: user?.custom_attributes.orientation ?? 'Women',
  accept_tos_18: user?.custom_attributes.accept_tos_18 ?? false,
})

const modeNow = () => personNow()?.custom_attributes.app_mode ?? 'crush:sfw'

/** Opens beside the form, so that nothing typed is lost. */
const TermsLink = ({ children }: { children: ReactNode }) => (
  <a
    href={pathIn(useLocale(), '/legal/terms')}
    target='_blank'
    className='relative z-10 underline decoration-edge underline-offset-4 hover:decoration-current'
  >
    {children}
  </a>
)

function ProfileForm() {
  const t = useTranslations('modals.profile')
  const router = useRouter()
  const [initial] = useState(() => draftOf(personNow()))
  const { mutateAsync } = useUpdateMe({ quiet: true })
  const preferences = useUpdatePreferences({ quiet: true })
  const [mode, setMode] = useState(modeNow)
  const { form, text, choice, box, problem, sending } = useContractForm({
    schema: ProfileAttributes,
    initial,
    required: ['name', 'gender'],
    words: (found) => (found.field === 'accept_tos_18' ? t('accept_required') : profileProblem(found)),
    send: async (profile) => {
      const { next, setNext } = useAuthStore.getState()
      const user = personNow()
      const language = user?.custom_attributes.default_language ? {} : { default_language: browserLanguage() }
      // First, since the saved profile closes this sheet: a refusal has to be seen in it.
      if (mode !== modeNow()) await preferences.mutateAsync({ app_mode: mode })
      await mutateAsync({ ...profile, ...language })
      setNext(null)
      router.push(next ?? '/')
    },
    refused: (error) => (isApiError(error, 'UNAUTHENTICATED') ? undefined : { root: t('failed') }),
  })
  return (
    <form {...form} className='grid gap-5'>
      <ProfileFields nameLabel={t('name')} name={text('name')} gender={choice('gender')} orientation={choice('orientation')} autofocus />
      {isNative() ? null : <AdultChoice mode={mode} onChange={setMode} />}
      <Checkbox label={t.rich('accept', { terms: (text) => <TermsLink>{text}</TermsLink> })} {...box('accept_tos_18')} />
      {problem ? (
        <p role='alert' className='text-sm text-bad'>
          {problem}
        </p>
      ) : null}
      <Button type='submit' kind='primary' full busy={sending}>
        {t('save')}
      </Button>
    </form>
  )
}

function ProfileDialog() {
  const t = useTranslations('modals.profile')
  return (
    <Dialog title={t('title')} text={t('text')}>
      <ProfileForm />
    </Dialog>
  )
}

/** One sheet, once, that cannot be dismissed: a profile is complete before anything else. */
export const ProfileModal = () => (
  <WithCatalogs catalogs={{ modals }}>
    <ProfileDialog />
  </WithCatalogs>
)
