import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { endSession, getMe } from '@/contracts/users'
import { call } from '@/lib/api/browser'
import { isApiError } from '@/lib/api/errors'
import { logEvent } from '@/lib/auth/log-event'
import { checkSession, currentSession, dropSession, forgetSession, rereadSession } from '@/lib/auth/session'
import { peekSession, readCachedUser } from '@/lib/auth/session-storage'
import { nativeSignIn } from '@/lib/native/aliases'
import { useAuthStore, usePerson, type Leaving } from '@/stores/auth-store'
import { useModalStore } from '@/stores/modal-store'

/** How long signing out waits for the server before it forgets on its own. */
const FAREWELL_MS = 3000
/** After an auth error the person has this long to recover before the app acts. */
const RECOVERY_MS = 5000

export const isRefused = (error: unknown) => isApiError(error) && error.status === 401
export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** Nothing of the person stays in this tab's memory. */
function leave(queryClient: QueryClient, left: Leaving) {
  useAuthStore.getState().signOut(left)
  useModalStore.getState().closeModal()
  queryClient.clear()
}

/** The server no longer knows the session. */
export async function expireSession(queryClient: QueryClient) {
  await dropSession({ everything: false })
  leave(queryClient, { reason: 'expired' })
}

const isIn = () => useAuthStore.getState().status === 'in'
const isOver = () => checkSession().then(() => false, isRefused)

/** Waits for the person to recover; having left or come in again, here or in another tab, ends the wait. */
const recovery = () =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(done, RECOVERY_MS)
    const stop = useAuthStore.subscribe((now, before) => now.status !== before.status && done())
  })

let verifying: Promise<void> | null = null

/** After an auth error: asks the server whether the session still holds, and signs out when it does not. Silence is not a no. */
export function verifySession(queryClient: QueryClient): Promise<void> {
  const verify = async () => {
    if (!(await isOver())) return
    await recovery()
    if (isIn() && (await isOver()) && isIn()) await expireSession(queryClient)
  }
  return (verifying ??= verify().finally(() => (verifying = null)))
}

/** At the start: the cached person at once, then the server's word in the background. */
export async function restoreSession(queryClient: QueryClient) {
  const cached = readCachedUser()
  if (cached && peekSession()) useAuthStore.getState().signIn(cached)
  const session_id = await currentSession()
  if (!session_id) {
    // Whoever has left in the meantime keeps the reason of leaving.
    if (useAuthStore.getState().status !== 'out') useAuthStore.getState().signOut()
    return
  }
  /** An answer that arrives after a sign-out or another sign-in is ignored. */
  const isPast = async () => (await currentSession()) !== session_id
  try {
    const user = await call(getMe)
    if (!(await isPast())) useAuthStore.getState().signIn(user)
  } catch (error) {
    logEvent(isRefused(error) ? 'auth_check_failed' : 'get_me_failed', { code: isApiError(error) ? error.code : 'unknown' })
    if (await isPast()) return
    if (isRefused(error)) await (isIn() ? verifySession(queryClient) : expireSession(queryClient))
    else if (cached) useAuthStore.getState().signIn(cached)
    else useAuthStore.getState().signOut()
  }
}

/** Another tab has signed in or out: this one follows. */
export async function followOtherTab(queryClient: QueryClient) {
  const before = await currentSession()
  const now = await rereadSession()
  if (before === now) return
  if (before) {
    if (!now) await forgetSession()
    leave(queryClient, { reason: 'elsewhere' })
  }
  if (now) await restoreSession(queryClient)
}

/** Who is here, and the way out. */
export function useSession() {
  const status = useAuthStore((state) => state.status)
  const user = usePerson((person) => person)
  const queryClient = useQueryClient()
  /** Ends the session and leaves nothing behind; the person then goes to `next`, in native shells to their own sign-in. */
  const signOut = useCallback(
    async (next = '/') => {
      await Promise.race([call(endSession).catch(() => undefined), pause(FAREWELL_MS)])
      await dropSession({ everything: true })
      const leaving: Leaving = nativeSignIn('logout') ? { reason: 'elsewhere' } : { reason: 'chosen', next }
      leave(queryClient, leaving)
    },
    [queryClient],
  )
  return { status, user, signedIn: status === 'in', signOut }
}
