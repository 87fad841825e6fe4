import { importPKCS8, SignJWT, type CryptoKey } from 'jose'
import * as z from 'zod/mini'
import type { ServiceAccount } from '@/server/config'
import { ProviderError } from './errors'

const TIMEOUT_MS = 10_000
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const ASSERTION_SECONDS = 10 * 60
/** An access token is not used for its last moments. */
const SPARE_MS = 60_000

const AccessToken = z.object({ access_token: z.string(), expires_in: z.number() })

type Answer = { status: number; data: unknown }

/** One POST to Google. Throws ProviderError('transient') where nothing comes back. */
export async function postToGoogle(url: string, headers: Record<string, string>, body: string): Promise<Answer> {
  try {
    const response = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    return { status: response.status, data: text.startsWith('{') ? (JSON.parse(text) as unknown) : null }
  } catch (error) {
    throw new ProviderError('transient', `Google didn’t respond (${(error as Error).name}).`)
  }
}

/**
 * Access tokens of a service account for one scope, kept while they are good. `variable`: where its key was set. Its functions throw
 * ProviderError, `misconfigured` for a key that is none.
 */
export function createGoogleAccess(
  account: ServiceAccount,
  { scope, variable, now }: { scope: string; variable: string; now: () => Date },
) {
  let key: Promise<CryptoKey> | null = null
  let access: { token: string; until: number } | null = null
  const load = () =>
    (key ??= importPKCS8(account.private_key, 'RS256').catch(() => {
      throw new ProviderError('misconfigured', `${variable} has a private key that can’t be used.`)
    }))

  const renew = async (): Promise<string> => {
    const issued = Math.floor(now().getTime() / 1000)
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })
      .setIssuer(account.client_email)
      .setAudience(account.token_uri)
      .setIssuedAt(issued)
      .setExpirationTime(issued + ASSERTION_SECONDS)
      .sign(await load())
    const form = new URLSearchParams({ grant_type: GRANT, assertion }).toString()
    const { status, data } = await postToGoogle(account.token_uri, { 'content-type': 'application/x-www-form-urlencoded' }, form)
    const parsed = AccessToken.safeParse(data)
    if (status !== 200 || !parsed.success) {
      const passes = status === 429 || status >= 500
      throw new ProviderError(passes ? 'transient' : 'misconfigured', `Google gave no access token (${status}).`)
    }
    access = { token: parsed.data.access_token, until: now().getTime() + parsed.data.expires_in * 1000 - SPARE_MS }
    return access.token
  }
  return {
    /** Reads the key, so that a wrong one is found at the start. */
    load,
    bearer: async (): Promise<string> => (access && now().getTime() < access.until ? access.token : renew()),
    /** The token was refused: the next one is new. */
    forget: () => void (access = null),
  }
}
