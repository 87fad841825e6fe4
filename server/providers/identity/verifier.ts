import { createLocalJWKSet, errors, jwtVerify, type JSONWebKeySet, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import type { IdentityClaims } from './port'

const RELOAD_KEYS_MS = 60_000
const MOST_CACHED = 10_000

type Deps = { origin: string; now(): Date; loadKeys(): Promise<JSONWebKeySet> }

/** The public keys, loaded again when a token names an unknown one, at most once a minute: anybody can name one. */
function createKeys({ now, loadKeys }: Pick<Deps, 'now' | 'loadKeys'>) {
  let keys: ReturnType<typeof createLocalJWKSet> | null = null
  let loaded_at = 0
  let loading: Promise<void> | null = null
  const load = () =>
    (loading ??= loadKeys()
      .then((set) => {
        keys = createLocalJWKSet(set)
        loaded_at = now().getTime()
      })
      .finally(() => (loading = null)))
  const find: JWTVerifyGetKey = async (header, token) => {
    if (!header.kid) throw new errors.JWKSNoMatchingKey()
    if (!keys) await load()
    try {
      return await keys!(header, token)
    } catch (error) {
      const fresh = Math.abs(now().getTime() - loaded_at) < RELOAD_KEYS_MS
      if (fresh || !(error instanceof errors.JWKSNoMatchingKey)) throw error
      await load()
      return keys!(header, token)
    }
  }
  return { find, forget: () => void (keys = null) }
}

function claimsOf({ sub, email, sid, exp, auth_time, app_mode }: JWTPayload): IdentityClaims | null {
  if (!sub || typeof email !== 'string' || exp === undefined) return null
  return {
    uid: sub,
    email,
    session: typeof sid === 'string' ? sid : null,
    expires_at: exp,
    ...(typeof app_mode === 'string' ? { app_mode } : {}),
    ...(typeof auth_time === 'number' ? { signed_in_at: auth_time } : {}),
  }
}

/**
 * Verifies identity tokens without the network; a token that was good stays known until it expires. `forgetKeys` is
 * for a key that this process made itself: it should not wait out the minute.
 */
export function createVerifier({ origin, now, loadKeys }: Deps) {
  const keys = createKeys({ now, loadKeys })
  const known = new Map<string, IdentityClaims>()

  const check = async (token: string): Promise<IdentityClaims | null> => {
    try {
      const { payload } = await jwtVerify(token, keys.find, {
        algorithms: ['EdDSA'],
        issuer: origin,
        audience: origin,
        requiredClaims: ['exp', 'sub'],
        currentDate: now(),
      })
      return claimsOf(payload)
    } catch (error) {
      // Everything jose says about a token is one answer; a failing database is not.
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
  const verify = async (token: string): Promise<IdentityClaims | null> => {
    const seen = known.get(token)
    if (seen && seen.expires_at * 1000 > now().getTime()) return seen
    known.delete(token)
    const claims = await check(token)
    if (!claims) return null
    if (known.size >= MOST_CACHED) known.delete(known.keys().next().value!)
    known.set(token, claims)
    return claims
  }
  return { verify, forgetKeys: keys.forget }
}
