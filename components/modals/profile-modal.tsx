'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { WithMessages } from '@/components/layout/with-messages'
import { ProfileFields, profileProblems, type Profile } from '@/components/settings/profile-fields'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog } from '@/components/ui/dialog'
import { focusFirstProblem } from '@/components/ui/focus-first-problem'
import type { User } from '@/contracts/users'
import { browserLanguage, useUpdateMe } from '@/hooks/api/use-me'
import { isApiError } from '@/lib/api/errors'
import modals from '@/lib/i18n/messages/en/modals.json'
import { useAuthStore } from '@/stores/auth-store'

type Draft = Profile & { accept: boolean }

/** Specification.md section 5: the first word of the display name, Male, Women. */
const draftOf = (user: User | null): Draft => ({
  name: user?.custom_attributes.name ?? user?.name?.trim().split(/\s+/)[0] ?? '',
  gender: user?.custom_attributes.gender ?? 'Male',
  orientation: user?.custom_attributes.orientation ?? 'Women',
  accept: user?.custom_attributes.accept_tos_18 ?? false,
})

/** A refused field comes back as a general failure: the form asks for nothing that the server would refuse. */
function useSave() {
  const router = useRouter()
  const { mutateAsync, isPending, error } = useUpdateMe({ quiet: true })
  const save = async ({ name, gender, orientation }: Draft) => {
    if (!gender || !orientation) return
    const { user, next, setNext } = useAuthStore.getState()
    const language = user?.custom_attributes.default_language ? {} : { default_language: browserLanguage() }
    await mutateAsync({ name: name.trim(), gender, orientation, accept_tos_18: true, ...language })
    setNext(null)
    router.push(next ?? '/')
  }
  return { save, isPending, failed: error !== null && !isApiError(error, 'UNAUTHENTICATED') }
}

function ProfileForm() {
  const t = useTranslations('modals.profile')
  const [draft, setDraft] = useState(() => draftOf(useAuthStore.getState().user))
  const [asked, setAsked] = useState(false)
  const { save, isPending, failed } = useSave()
  const wrong = profileProblems(draft)
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAsked(true)
    if (isPending) return
    if (!draft.accept || Object.keys(wrong).length) return focusFirstProblem(event.currentTarget)
    void save(draft).catch(() => undefined)
  }
  return (
    <form noValidate onSubmit={submit} className='grid gap-5'>
      <ProfileFields nameLabel={t('name')} value={draft} wrong={asked ? wrong : {}} onChange={change} autofocus />
      <div>
        <Checkbox
          label={t('accept')}
          checked={draft.accept}
          onChange={(event) => change({ accept: event.target.checked })}
          error={asked && !draft.accept ? t('accept_required') : undefined}
        />
        <a
          href='/legal/terms'
          target='_blank'
          className='ml-9 inline-flex min-h-11 items-center text-sm underline decoration-edge underline-offset-4 hover:decoration-current'
        >
          {t('read_terms')}
        </a>
      </div>
      {failed ? (
        <p role='alert' className='text-sm text-bad'>
          {t('failed')}
        </p>
      ) : null}
      <Button type='submit' kind='primary' full busy={isPending}>
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

/** Cannot be dismissed (specification.md section 4, «Onboarding and profile completion»). */
export const ProfileModal = () => (
  <WithMessages messages={{ modals }}>
    <ProfileDialog />
  </WithMessages>
)
