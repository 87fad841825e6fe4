import {
  changePassword,
  requestEmailLink,
  requestPasswordReset,
  resetPassword,
  signInWithPassword,
  signUpWithPassword,
  verifyEmailLink,
} from '@/contracts/identity'
import { exchangeCustomToken, refreshIdentity, type IdentityTokens } from '@/contracts/users'
import { call } from '@/lib/api/browser'
import { ApiError, isApiError } from '@/lib/api/errors'
import { anonymousCall } from './anonymous-call'
import { keyValue } from './key-value'
import { emailLinkTokenOf, resetTokenOf } from './mailed-links'
import { askForPasskey, makePasskey, passkeysSupported, waitForPasskey } from './passkeys'
import type { AuthPort } from './port'
import { askProvider, finishReturn } from './social'

const KEY = 'identity'
/** Refreshed when less than 5 minutes remain. */
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

/** The identity token of this device, kept fresh. */
function createTokens() {
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

  async function fresh(): Promise<string | null> {
    tokens ??= await readTokens()
    if (!tokens || isFresh(tokens)) return tokens?.id_token ?? null
    refreshing ??= alone(refresh).finally(() => (refreshing = null))
    return refreshing
  }

  return { keep, fresh }
}

type CustomToken = { token: string }

/** The identity of the server itself; tokens are kept in IndexedDB. */
export function createEmbeddedAuth(): AuthPort {
  const { keep, fresh } = createTokens()
  const exchange = async ({ token }: CustomToken) => keep(await anonymousCall(exchangeCustomToken, { body: { token } }))
  const exchanged = async (answer: CustomToken | null) => {
    if (answer) await exchange(answer)
    return answer ? ('signed_in' as const) : ('cancelled' as const)
  }
  return {
    endsSessions: true,
    signInWithCustomToken: (token) => exchange({ token }),
    idToken: fresh,
    signOut: () => keep(null),
    signUpWithPassword: async (body) => exchange(await anonymousCall(signUpWithPassword, { body })),
    signInWithPassword: async (body) => exchange(await anonymousCall(signInWithPassword, { body })),
    requestPasswordReset: async (email) => void (await anonymousCall(requestPasswordReset, { body: { email } })),
    resetTokenOf,
    resetPassword: async (body) => void (await anonymousCall(resetPassword, { body })),
    setPassword: async (password) => void (await call(changePassword, { body: { password } })),
    requestEmailLink: async (email) => void (await anonymousCall(requestEmailLink, { body: { email } })),
    isEmailLink: (url) => emailLinkTokenOf(url) !== null,
    signInWithEmailLink: async ({ email, url }) => {
      const token = emailLinkTokenOf(url)
      if (!token) throw new ApiError('INVALID_TOKEN', 'Not a sign-in link', 401)
      await exchange(await anonymousCall(verifyEmailLink, { body: { email, token } }))
    },
    signInWithProvider: async (provider) => {
      const answer = await askProvider(provider)
      return typeof answer === 'string' ? answer : exchanged(answer)
    },
    finishRedirect: async () => (await exchanged(await finishReturn())) === 'signed_in',
    passkeys: {
      supported: passkeysSupported,
      signIn: async (options) => exchanged(options ? await waitForPasskey(options.autofill) : await askForPasskey()),
      enrol: async (name) => ((await makePasskey(name)) ? 'enrolled' : 'cancelled'),
    },
  }
}
