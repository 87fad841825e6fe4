'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useCallback, useEffect } from 'react'
import { toast } from '@/components/ui/toast'
import { isProfileComplete, useDefaultLanguage } from '@/hooks/api/use-me'
import { useSessionLife } from '@/hooks/use-session-life'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

const Farewell = dynamic(() => import('./farewell').then((module) => module.Farewell), { ssr: false })

/** Visitors who come with #signup, #signin or ?reset-password=true (specification.md section 2, «URL flags»). */
function useAddressFlags() {
  const status = useAuthStore((state) => state.status)
  const router = useRouter()
  useEffect(() => {
    if (status === 'unknown') return
    const read = () => {
      const { hash, pathname, search } = window.location
      const mode = hash === '#signup' ? 'signup' : hash === '#signin' ? 'signin' : null
      const reset = new URLSearchParams(search).get('reset-password') === 'true'
      if (mode) window.history.replaceState(null, '', pathname + search)
      if (reset) router.replace('/')
      if ((mode || reset) && status === 'out') useModalStore.getState().openModal('auth', mode ? { mode } : {})
    }
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [status, router])
}

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
    if (open?.name === 'auth' || (open?.name === 'profile' && complete)) closeModal()
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

/** Keeps the session alive and opens the modals that follow from it. Mounted once in app/providers. */
export function SessionKeeper() {
  const t = useTranslations('errors')
  const onBadToken = useCallback(() => toast.error(t('token')), [t])
  useSessionLife(onBadToken)
  useAddressFlags()
  useFirstRun()
  useDefaultLanguage()
  return useLeaving() ? <Farewell /> : null
}
