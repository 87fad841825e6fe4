import { importPKCS8, SignJWT, UnsecuredJWT, type CryptoKey, type JWTPayload } from 'jose'
import * as z from 'zod/mini'
import type { ServiceAccount } from '@/server/config'
import { ProviderError } from '@/server/providers/errors'
import { request } from './request'

/** Firebase allows an hour and accepts a custom token repeatedly, so it is kept short. */
const CUSTOM_TOKEN_SECONDS = 5 * 60
const ASSERTION_SECONDS = 10 * 60
/** An access token is not used for its last moments. */
const SPARE_MS = 60_000
const CUSTOM_TOKEN_AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const SCOPE = 'https://www.googleapis.com/auth/identitytoolkit'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const EMULATED_ACCOUNT = 'emulator@krush.invalid'

export type Signer = {
  /** `signed_in_at` goes along as a custom claim, into every identity token that comes of it. */
  customToken(uid: string, signed_in_at?: number): Promise<string>
  /** What is behind `Bearer` for the Identity Toolkit. */
  accessToken(): Promise<string>
}

const AccessToken = z.object({ access_token: z.string(), expires_in: z.number() })

const customClaims = (uid: string, signed_in_at?: number) => ({ uid, ...(signed_in_at === undefined ? {} : { claims: { signed_in_at } }) })
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000)

async function openKey(account: ServiceAccount): Promise<CryptoKey> {
  return importPKCS8(account.private_key, 'RS256').catch(() => {
    throw new ProviderError('misconfigured', 'FIREBASE_SERVICE_ACCOUNT has a private key that can’t be used.')
  })
}

/** Asks again shortly before the present token ends; whoever comes meanwhile waits for the same answer. */
function createAccess(ask: () => Promise<z.output<typeof AccessToken>>, now: () => Date) {
  let token = ''
  let until = 0
  let asking: Promise<string> | null = null
  const renew = async () => {
    const answer = await ask()
    until = now().getTime() + answer.expires_in * 1000 - SPARE_MS
    return (token = answer.access_token)
  }
  return async (): Promise<string> => {
    if (now().getTime() < until) return token
    return (asking ??= renew().finally(() => (asking = null)))
  }
}

/** Signs with the service account. Throws ProviderError('misconfigured') for a key that is none. */
export async function createSigner(account: ServiceAccount, now: () => Date): Promise<Signer> {
  const key = await openKey(account)
  const sign = (claims: JWTPayload, audience: string, seconds: number) => {
    const issued = secondsOf(now())
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: account.private_key_id })
      .setIssuer(account.client_email)
      .setAudience(audience)
      .setIssuedAt(issued)
      .setExpirationTime(issued + seconds)
      .sign(key)
  }
  const askAccess = async () => {
    const assertion = await sign({ scope: SCOPE }, account.token_uri, ASSERTION_SECONDS)
    const answer = await request(account.token_uri, { method: 'POST', body: new URLSearchParams({ grant_type: GRANT, assertion }) })
    const access = AccessToken.safeParse(answer)
    if (!access.success) throw new ProviderError('transient', 'Google sent no access token.')
    return access.data
  }
  return {
    customToken: (uid, signed_in_at) =>
      sign({ sub: account.client_email, ...customClaims(uid, signed_in_at) }, CUSTOM_TOKEN_AUDIENCE, CUSTOM_TOKEN_SECONDS),
    accessToken: createAccess(askAccess, now),
  }
}

/** The emulator checks no signature, and its administrator is called "owner". */
export function createEmulatedSigner(now: () => Date): Signer {
  return {
    async customToken(uid, signed_in_at) {
      const issued = secondsOf(now())
      return new UnsecuredJWT(customClaims(uid, signed_in_at))
        .setIssuer(EMULATED_ACCOUNT)
        .setSubject(EMULATED_ACCOUNT)
        .setAudience(CUSTOM_TOKEN_AUDIENCE)
        .setIssuedAt(issued)
        .setExpirationTime(issued + CUSTOM_TOKEN_SECONDS)
        .encode()
    },
    accessToken: async () => 'owner',
  }
}
