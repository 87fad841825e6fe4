import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isApiError } from '@/lib/api/errors'
import { logEvent } from '@/lib/auth/log-event'
import { isNative } from '@/lib/auth/native'
import { checkSession, refreshIdentityToken } from '@/lib/auth/session'
import { SESSION_KEY, writeCachedUser } from '@/lib/auth/session-storage'
import { reportTokenError } from '@/lib/native/token-error'
import { onPerson, useAuthStore } from '@/stores/auth-store'
import { askSecondFactor } from './ask-second-factor'
import { expireSession, followOtherTab, isRefused, pause, restoreSession } from './api/use-session'

/** The check every 30 s, its retry after 5 s. */
const CHECK_MS = 30_000
const RETRY_MS = 5000

const isIn = () => useAuthStore.getState().status === 'in'

/** The token of `?t=`, taken out of the address and of history at once. */
function takeToken(): string | null {
  const url = new URL(window.location.href)
  const token = url.searchParams.get('t')
  if (!token) return null
  url.searchParams.delete('t')
  window.history.replaceState(null, '', url.pathname + url.search + url.hash)
  return token
}

async function start(queryClient: QueryClient, onBadToken: () => void) {
  const token = takeToken()
  if (!token) return restoreSession(queryClient)
  try {
    const { signInWithToken } = await import('@/lib/auth/sign-in')
    useAuthStore.getState().signIn(await signInWithToken(token))
  } catch (error) {
    reportTokenError(error)
    await restoreSession(queryClient)
    if (!askSecondFactor(error)) onBadToken()
  }
}

/** Runs once; React's double effects in development must not spend a token twice. */
function useStart(queryClient: QueryClient, onBadToken: () => void) {
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    void start(queryClient, onBadToken)
  }, [queryClient, onBadToken])
}

/** A copy on the device, for a start without a network and for other tabs. */
function useCopyOnDevice() {
  useEffect(() => onPerson((person) => person && writeCachedUser(person)), [])
}

function useOtherTabs(queryClient: QueryClient) {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === SESSION_KEY || key === null) void followOtherTab(queryClient)
    }
    // A page that the browser brings back on "Back" has heard nothing meanwhile.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void followOtherTab(queryClient)
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onShow)
    }
  }, [queryClient])
}

/** One check: a failure is logged and tried again; only a clear no of the server signs out. */
async function check(queryClient: QueryClient) {
  try {
    await checkSession()
  } catch (error) {
    logEvent('auth_check_failed', { code: isApiError(error) ? error.code : 'unknown' })
    await pause(RETRY_MS)
    if (!isIn()) return
    const refused = await checkSession().then(() => false, isRefused)
    if (refused && isIn()) await expireSession(queryClient)
  }
  if (isIn()) await refreshIdentityToken()
}

function useCheck(queryClient: QueryClient) {
  const signedIn = useAuthStore((state) => state.status === 'in')
  useEffect(() => {
    if (!signedIn || isNative()) return
    let checking = false
    const timer = setInterval(() => {
      if (checking) return
      checking = true
      void check(queryClient).finally(() => (checking = false))
    }, CHECK_MS)
    return () => clearInterval(timer)
  }, [queryClient, signedIn])
}

/** The life of a session in this tab: restored, mirrored, shared between tabs, checked. For session-keeper only. */
export function useSessionLife(onBadToken: () => void) {
  const queryClient = useQueryClient()
  useStart(queryClient, onBadToken)
  useCopyOnDevice()
  useOtherTabs(queryClient)
  useCheck(queryClient)
}
