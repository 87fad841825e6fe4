'use client'

import { useTranslations } from 'next-intl'
import { useCallback, useEffect, useRef } from 'react'
import { late } from '@/components/ui/late'
import { toast } from '@/components/ui/toast'
import type { User } from '@/contracts/users'
import { isProfileComplete, useAccountLocale, useDefaultLanguage, useMe } from '@/hooks/api/use-me'
import { useSendVisit } from '@/hooks/api/use-send-visit'
import { usePath, useRouter } from '@/hooks/use-navigation'
import { isNative } from '@/lib/auth/native'
import { useSessionLife } from '@/hooks/use-session-life'
import { useAuthStore, usePerson } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

const Farewell = late(() => import('./farewell').then((module) => module.Farewell))

/** The welcome waits for Explore: whoever asked for a chat or another page gets that first. */
const isWelcomed = (user: User, path: string | null) =>
  user.custom_attributes.welcome_seen ||
  (path ?? '/') !== '/' ||
  useAuthStore.getState().next !== null ||
  useModalStore.getState().open !== null

/** After sign-in: the profile while it is incomplete, then where the person wanted to go, and the welcome on Explore. */
function useFirstRun() {
  const user = usePerson((person) => person)
  const path = usePath()
  const router = useRouter()
  /** Who has been welcomed in this tab: an older answer of the server does not open it again. */
  const welcomed = useRef<number>(null)
  useEffect(() => {
    if (!user) return
    const { open, openModal, closeModal } = useModalStore.getState()
    const asked = open?.name === 'auth' ? (open.props.next ?? null) : null
    const complete = isProfileComplete(user)
    const resetting = open?.name === 'auth' && open.props.came && 'reset' in open.props.came
    if ((open?.name === 'auth' && !resetting) || (open?.name === 'profile' && complete)) closeModal()
    if (!complete) {
      if (asked) useAuthStore.getState().setNext(asked)
      if (open?.name !== 'profile') openModal('profile', {})
    } else if (asked) router.push(asked)
    else if (welcomed.current !== user.id && !isWelcomed(user, path)) {
      welcomed.current = user.id
      openModal('welcome', {})
    }
  }, [user, path, router])
}

/** Having left leads somewhere: where the person wanted to go, or to the way back in. */
function useLeaving() {
  const left = useAuthStore((state) => state.left)
  const router = useRouter()
  useEffect(() => {
    const { openModal } = useModalStore.getState()
    // Shells have their own way in (components/native/session-gate.tsx).
    if (left?.reason === 'expired' && !isNative()) openModal('auth', { mode: 'signin', expired: true })
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
  useAccountLocale()
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
