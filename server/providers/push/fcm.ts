import { importPKCS8, SignJWT, type CryptoKey } from 'jose'
import * as z from 'zod/mini'
import type { ServiceAccount } from '@/server/config'
import { ProviderError, type ProviderFailure } from '@/server/providers/errors'
import type { Notice, PushProvider } from './port'

const TIMEOUT_MS = 10_000
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const ASSERTION_SECONDS = 10 * 60
/** An access token is not used for its last moments. */
const SPARE_MS = 60_000

/** Google's own words for a device that does not take this project's notices any more. */
const DEAD = ['UNREGISTERED', 'SENDER_ID_MISMATCH']

const AccessToken = z.object({ access_token: z.string(), expires_in: z.number() })
const Refusal = z.object({ error: z.object({ details: z._default(z.array(z.object({ errorCode: z.optional(z.string()) })), []) }) })

function kindOf(status: number): ProviderFailure {
  if (status === 401 || status === 408 || status === 429 || status >= 500) return 'transient'
  return status === 403 || status === 404 ? 'misconfigured' : 'rejected'
}

type Answer = { status: number; data: unknown }

async function post(url: string, headers: Record<string, string>, body: string): Promise<Answer> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    return { status: response.status, data: text.startsWith('{') ? (JSON.parse(text) as unknown) : null }
  } catch (error) {
    throw new ProviderError('transient', `Google didn’t respond (${(error as Error).name}).`)
  }
}

/** Only data: the app shows words of its own and opens the address. */
const messageOf = (token: string, { v, kind, title, body, url, tag, ttl_seconds }: Notice) =>
  JSON.stringify({
    message: {
      token,
      data: { v: String(v), kind, title, body, url, tag },
      android: { priority: 'HIGH', ttl: `${ttl_seconds}s`, collapse_key: tag },
    },
  })

/** `origin` is that of a stand-in. Throws ProviderError('misconfigured') for a key that is none. */
export async function createFcm(
  account: ServiceAccount,
  { now, origin = 'https://fcm.googleapis.com' }: { now: () => Date; origin?: string },
): Promise<PushProvider> {
  const key: CryptoKey = await importPKCS8(account.private_key, 'RS256').catch(() => {
    throw new ProviderError('misconfigured', 'FCM_SERVICE_ACCOUNT has a private key that can’t be used.')
  })
  let access: { token: string; until: number } | null = null

  const renew = async (): Promise<string> => {
    const issued = Math.floor(now().getTime() / 1000)
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(issued)
      .setExpirationTime(issued + ASSERTION_SECONDS)
      .sign(key)
    const form = new URLSearchParams({ grant_type: GRANT, assertion }).toString()
    const { status, data } = await post(account.token_uri, { 'content-type': 'application/x-www-form-urlencoded' }, form)
    const parsed = AccessToken.safeParse(data)
    if (status !== 200 || !parsed.success) {
      const passes = status === 429 || status >= 500
      throw new ProviderError(passes ? 'transient' : 'misconfigured', `Google gave no access token (${status}).`)
    }
    access = { token: parsed.data.access_token, until: now().getTime() + parsed.data.expires_in * 1000 - SPARE_MS }
    return access.token
  }
  const bearer = () => (access && now().getTime() < access.until ? access.token : renew())

  return {
    name: 'fcm',
    async send(target, notice) {
      const { status, data } = await post(
        `${origin}/v1/projects/${account.project_id}/messages:send`,
        { authorization: `Bearer ${await bearer()}`, 'content-type': 'application/json' },
        messageOf(target.token, notice),
      )
      if (status === 200) return 'sent'
      const refusal = Refusal.safeParse(data)
      const code = refusal.success ? (refusal.data.error.details.find(({ errorCode }) => errorCode)?.errorCode ?? '') : ''
      if (DEAD.includes(code)) return 'dead'
      if (status === 401) access = null
      throw new ProviderError(kindOf(status), `Google answered ${status}${/^[A-Z_]{1,60}$/.test(code) ? `, ${code}` : ''}.`)
    },
  }
}
