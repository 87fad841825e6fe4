'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { WithCatalogs } from '@/components/layout/with-catalogs'
import { toast } from '@/components/ui/toast'
import { useRouter } from '@/hooks/use-navigation'
import { isApiError } from '@/lib/api/errors'
import { authPort } from '@/lib/auth/auth'
import { takeReturnPath } from '@/lib/auth/return-path'
import { RETURN_PATH } from '@/lib/auth/social-return'
import auth from '@/lib/i18n/messages/en/auth.json'
import { useAuthStore } from '@/stores/auth-store'
import { useModalStore, type ModalProps } from '@/stores/modal-store'
import { useComeBack } from './use-come-back'

/** What the product's and Firebase's sign-in links carry; none of it stays in the address or in history. */
const LINK_PARAMETERS = ['email', 'mode', 'oobCode', 'apiKey', 'lang', 'continueUrl', 'tenantId']

const openAuth = (props: ModalProps['auth']) => useModalStore.getState().openModal('auth', props)
const isIn = () => useAuthStore.getState().status === 'in'

/** `#signup` and `#signin`: for those who are not signed in. */
function openByHash() {
  const { hash, pathname, search } = window.location
  if (hash !== '#signup' && hash !== '#signin') return
  window.history.replaceState(null, '', pathname + search)
  if (!isIn()) openAuth({ mode: hash === '#signup' ? 'signup' : 'signin' })
}

async function openReset(url: URL) {
  const token = await authPort().then(
    (port) => port.resetTokenOf(url),
    () => null,
  )
  if (token) openAuth({ came: { reset: token } })
  else if (!isIn()) openAuth({})
}

function withoutLink(url: URL): string {
  const rest = new URL(url)
  for (const name of LINK_PARAMETERS) rest.searchParams.delete(name)
  return rest.pathname + rest.search + rest.hash
}

/** Fulfils what somebody came with, once whatever React does, and stays for further hashes. */
function Arrive() {
  const t = useTranslations('auth')
  const router = useRouter()
  const comeBack = useComeBack()
  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    const openLink = async (url: URL) => {
      try {
        if (!(await authPort()).isEmailLink(url)) toast.error(t('invalid_link'))
        else if (isIn()) toast.warning(t('already_in'))
        else openAuth({ came: { link: url.href } })
      } catch (error) {
        toast.error(t(isApiError(error, 'OFFLINE') ? 'offline' : 'failed'))
      }
    }
    const url = new URL(window.location.href)
    if (url.pathname === RETURN_PATH) return
    const place = takeReturnPath()
    if (place) return void comeBack(place)
    if (url.searchParams.get('reset-password') === 'true') {
      router.replace('/')
      void openReset(url)
    } else if (url.searchParams.has('email')) {
      window.history.replaceState(null, '', withoutLink(url))
      void openLink(url)
    } else openByHash()
  }, [comeBack, router, t])
  useEffect(() => {
    window.addEventListener('hashchange', openByHash)
    return () => window.removeEventListener('hashchange', openByHash)
  }, [])
  return null
}

/** Fetched by address-flags for those who come with a wish; fulfilled once it is known whether they are signed in. */
export function Arrival() {
  const known = useAuthStore((state) => state.status !== 'unknown')
  if (!known) return null
  return (
    <WithCatalogs catalogs={{ auth }}>
      <Arrive />
    </WithCatalogs>
  )
}
