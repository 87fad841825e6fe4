import type { User } from '@/contracts/users'
import { isApiError } from '@/lib/api/errors'
import { nativeSignIn, nativeToken } from './aliases'
import { nativeBridge } from './bridge'
import { reportTokenError } from './token-error'

/** Milliseconds between two questions for a token, and without a user until that is said. */
export const ASK_MS = 2000
export const EXPIRED_MS = 10_000

export type Waiting = 'waiting' | 'expired'

type Parts = {
  /** From the custom token to the person. Throws ApiError. */
  signIn: (token: string) => Promise<User>
  onPerson: (user: User) => void
  /** Whether the page asks for something before it signs in (a second factor); then no other token is tried. */
  asksMore: (error: unknown) => boolean
  onState: (state: Waiting) => void
}

/**
 * Waits for the shell to bring a person: asks it for a token at once and every ASK_MS, signs in with it, and tries once more with a
 * fresh token where that fails. After EXPIRED_MS it says `expired` and is silent until it is started again.
 */
export function awaitPerson({ signIn, onPerson, asksMore, onState }: Parts) {
  /** Counts the starts; what was asked before the newest one is ignored. */
  let run = 0
  let asking: ReturnType<typeof setInterval> | undefined
  let deadline: ReturnType<typeof setTimeout> | undefined
  let trying = false
  let shown = false

  const silence = () => clearInterval(asking)
  const halt = () => {
    run += 1
    silence()
  }
  const stop = () => {
    halt()
    clearTimeout(deadline)
  }

  /** Null when somebody came in, or is asked for more. */
  async function attempt(token: string): Promise<unknown> {
    try {
      onPerson(await signIn(token))
      return null
    } catch (error) {
      if (asksMore(error)) {
        silence()
        return null
      }
      reportTokenError(error)
      return error
    }
  }

  async function comeIn(token: string, current: number) {
    if ((await attempt(token)) === null || run !== current) return
    const fresh = await nativeToken(true)
    if (!fresh || run !== current) return
    const failure = await attempt(fresh)
    // Twice refused: a third token would be, too. A broken line may be back in a moment.
    if (isApiError(failure) && failure.status >= 400 && failure.status < 500 && run === current) silence()
  }

  async function ask(current: number, reason: 'start' | 'expired', force: boolean) {
    if (trying) return
    const reply = await (await nativeBridge())?.request('auth.getToken', force ? { force } : {})
    if (run !== current || trying || !reply) return
    if (reply.ok) {
      trying = true
      await comeIn(reply.payload.token, current).finally(() => (trying = false))
    } else if (reply.error.code === 'signed_out' && !shown) {
      shown = true
      nativeSignIn(reason)
    }
  }

  return {
    stop,
    /**
     * Starts over. `reason`: why there is nobody; null asks for nothing and lets only the clock run, as after a logout, where the shell
     * shows its sign-in already. `force`: a fresh token. `clock`: the one that runs already continues.
     */
    start(reason: 'start' | 'expired' | null, { force = false, clock = false } = {}) {
      halt()
      const current = run
      shown = false
      onState('waiting')
      if (!clock) {
        clearTimeout(deadline)
        deadline = setTimeout(() => {
          silence()
          onState('expired')
        }, EXPIRED_MS)
      }
      if (reason === null) return
      const again = () => void ask(current, reason, force).catch(() => undefined)
      asking = setInterval(again, ASK_MS)
      again()
    },
  }
}
