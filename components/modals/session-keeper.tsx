'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect } from 'react'
import { late } from '@/components/ui/late'
import { toast } from '@/components/ui/toast'
import { isProfileComplete, useDefaultLanguage, useMe } from '@/hooks/api/use-me'
import { useSendVisit } from '@/hooks/api/use-send-visit'
import { useSessionLife } from '@/hooks/use-session-life'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

const Farewell = late(() => import('./farewell').then((module) => module.Farewell))

/** After sign-in: the profile while it is incomplete, then the welcome, then where the person wanted to go. */
function useFirstRun() {
  const user = useAuthStore((state) => (state.status === 'in' ? state.user : null))
  const router = useRouter()
  useEffect(() => {
    if (!user) return
    const { open, openModal, closeModal } = useModalStore.getState()
    const next = open?.name === 'auth' ? (open.props.next ?? null) : null
    const complete = isProfileComplete(user)
    const step = complete ? (user.custom_attributes.welcome_seen ? null : 'welcome') : 'profile'
    const resetting = open?.name === 'auth' && open.props.came && 'reset' in open.props.came
    if ((open?.name === 'auth' && !resetting) || (open?.name === 'profile' && complete)) closeModal()
    if (step && open?.name !== step) openModal(step, {})
    if (next && complete) router.push(next)
    else if (next) useAuthStore.getState().setNext(next)
  }, [user, router])
}

/** Having left leads somewhere: where the person wanted to go, or to the way back in. */
function useLeaving() {
  const left = useAuthStore((state) => state.left)
  const router = useRouter()
  useEffect(() => {
    const { openModal } = useModalStore.getState()
    if (left?.reason === 'expired') openModal('auth', { mode: 'signin', expired: true })
    if (left?.reason !== 'chosen') return
    router.replace(left.next)
    router.refresh()
  }, [left, router])
  return left?.reason === 'chosen'
}

/** Somebody has to watch the person all the time: an invalidation asks again only for what is watched. */
function Watch() {
  useMe()
  return null
}

/** Keeps the session alive and opens the modals that follow from it. Mounted once in app/signed-in. */
export function SessionKeeper() {
  const t = useTranslations('errors')
  const onBadToken = useCallback(() => toast.error(t('token')), [t])
  useSessionLife(onBadToken)
  useFirstRun()
  useDefaultLanguage()
  useSendVisit()
  const signedIn = useAuthStore((state) => state.status === 'in')
  const leaving = useLeaving()
  return (
    <>
      {signedIn ? <Watch /> : null}
      {leaving ? <Farewell /> : null}
    </>
  )
}
