import { exchangeCustomToken, refreshIdentity, type IdentityTokens } from '@/contracts/users'
import { isApiError } from '@/lib/api/errors'
import { anonymousCall } from './anonymous-call'
import { keyValue } from './key-value'
import type { AuthPort } from './port'

const KEY = 'identity'
/** Specification.md section 9: refreshed when less than 5 minutes remain. */
const REFRESH_BELOW_MS = 300_000

const remaining = (tokens: IdentityTokens) => Date.parse(tokens.expires_at) - Date.now()
const isFresh = (tokens: IdentityTokens) => remaining(tokens) >= REFRESH_BELOW_MS

/** By hand: the browser loads the contracts without their checks (lib/api/browser-schema.ts). */
function isTokens(value: unknown): value is IdentityTokens {
  const { id_token, refresh_token, expires_at } = (value ?? {}) as Partial<Record<keyof IdentityTokens, unknown>>
  return [id_token, refresh_token, expires_at].every((text) => typeof text === 'string')
}

async function readTokens(): Promise<IdentityTokens | null> {
  const stored = await keyValue.get(KEY)
  return isTokens(stored) ? stored : null
}

/** One tab refreshes at a time, so that a rotated refresh token is never spent twice. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request('krush-identity', work) as Promise<T>) : work()

/** The identity of the server itself; tokens are kept in IndexedDB. */
export function createEmbeddedAuth(): AuthPort {
  let tokens: IdentityTokens | null = null
  let refreshing: Promise<string | null> | null = null

  async function keep(next: IdentityTokens | null) {
    tokens = next
    await (next ? keyValue.set(KEY, next) : keyValue.remove(KEY))
  }

  async function refresh(): Promise<string | null> {
    tokens = (await readTokens()) ?? tokens
    if (!tokens || isFresh(tokens)) return tokens?.id_token ?? null
    const stale = tokens
    try {
      const { refresh_token } = stale
      await keep(await anonymousCall(refreshIdentity, { body: { refresh_token } }))
    } catch (error) {
      if (isApiError(error) && error.status === 401) await keep(null)
      else if (remaining(stale) <= 0) throw error
    }
    return tokens?.id_token ?? null
  }

  return {
    signInWithCustomToken: async (token) => keep(await anonymousCall(exchangeCustomToken, { body: { token } })),
    idToken: async () => {
      tokens ??= await readTokens()
      if (!tokens || isFresh(tokens)) return tokens?.id_token ?? null
      refreshing ??= alone(refresh).finally(() => (refreshing = null))
      return refreshing
    },
    signOut: () => keep(null),
  }
}
