import { createRemoteJWKSet, customFetch, errors, jwtVerify, UnsecuredJWT, type JWTPayload } from 'jose'
import { request } from './request'

/** Google changes keys about daily, and announces the next one days before. */
const RELOAD_KEYS_MS = 3_600_000
/** Anybody can name a key that does not exist. */
const UNKNOWN_KEY_MS = 60_000
/** Google's clock may be ahead of this server's: a token that was just made must not come from the future. */
const AHEAD_SECONDS = 60
const LONGEST_UID = 128

export type Claims = { uid: string; email: string; expires_at: number; auth_time: number; signed_in_at: number }
export type Verify = (id_token: string) => Promise<Claims | null>

type Deps = { project_id: string; now(): Date }

const isSeconds = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

/** An address that nobody proved says nothing about who the bearer is. */
function claimsOf({ sub, email, email_verified, exp, iat, auth_time, signed_in_at }: JWTPayload, now: Date): Claims | null {
  const latest = now.getTime() / 1000 + AHEAD_SECONDS
  if (!sub || sub.length > LONGEST_UID || !isSeconds(exp)) return null
  if (!isSeconds(iat) || !isSeconds(auth_time) || iat > latest || auth_time > latest) return null
  if (typeof email !== 'string' || !email || email_verified !== true) return null
  // Of a custom token that only carried an older sign-in on: it proves nothing new.
  const carried = isSeconds(signed_in_at) ? signed_in_at : auth_time
  return { uid: sub, email: email.toLowerCase(), expires_at: exp, auth_time, signed_in_at: Math.min(auth_time, carried) }
}

/** `read` answers the payload of a token that is genuine; what jose says against one is one answer, Google's silence is none. */
const verifierOver =
  ({ project_id, now }: Deps, read: (token: string, wanted: object) => Promise<JWTPayload> | JWTPayload): Verify =>
  async (id_token) => {
    const currentDate = now()
    const issuer = `https://securetoken.google.com/${project_id}`
    const wanted = { issuer, audience: project_id, requiredClaims: ['exp', 'sub'], currentDate }
    try {
      return claimsOf(await read(id_token, wanted), currentDate)
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }

/** Identity tokens that Google signed for this project. */
export function createVerifier(deps: Deps & { keys_url: string }): Verify {
  const keys = createRemoteJWKSet(new URL(deps.keys_url), {
    cacheMaxAge: RELOAD_KEYS_MS,
    cooldownDuration: UNKNOWN_KEY_MS,
    [customFetch]: async (address: string) => Response.json(await request(address)),
  })
  return verifierOver(deps, async (token, wanted) => {
    const { payload } = await jwtVerify(
      token,
      (header, parts) => {
        if (!header?.kid) throw new errors.JWKSNoMatchingKey()
        return keys(header, parts)
      },
      { ...wanted, algorithms: ['RS256'] },
    )
    return payload
  })
}

/** The emulator signs nothing: whoever reaches this server is whoever they say. server/config.ts keeps it out of production. */
export const createEmulatedVerifier = (deps: Deps): Verify =>
  verifierOver(deps, (token, wanted) => UnsecuredJWT.decode(token, wanted).payload)
