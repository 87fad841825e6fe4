import { isAPIError } from 'better-auth/api'
import type { Database } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import { createBetterAuth, payloadOf, type BetterAuth } from './better-auth'
import { guarded } from './guarded'
import { createTurns } from './in-turn'
import type { IdentityProvider, Tokens } from './port'
import { digest, newSecret } from './secrets'
import { createVerifier } from './verifier'
import { createWays, type WaysDeps } from './ways'

const CUSTOM_TOKEN_MS = 2 * 60_000
const ID_TOKEN_SECONDS = 15 * 60
const DAY_MS = 86_400_000
/** Unused for this long, a refresh token ends; and it ends after the second figure however much it is used. */
const IDLE_DAYS = 30
const LIFE_DAYS = 90

export type IdentityDeps = WaysDeps & { db: Database }

type Parts = IdentityDeps & { auth: BetterAuth; internal: Awaited<BetterAuth['$context']>['internalAdapter'] }
type AuthSession = { id: string; createdAt: Date; expiresAt: Date }
type AuthUser = { id: string; email: string }

/** better-auth's own name for the row of a code. */
const identifierOf = (email: string) => `sign-in-otp-${email.toLowerCase()}`

async function createCode({ auth, internal }: Parts, email: string): Promise<string> {
  // better-auth keeps older codes until the next guess; deleting them here makes the newest the only one.
  await internal.deleteVerificationByIdentifier(identifierOf(email))
  return auth.api.createVerificationOTP({ body: { email, type: 'sign-in' } })
}

async function verifyCode({ auth, internal }: Parts, email: string, otp: string): Promise<string | null> {
  try {
    // This endpoint consumes the code atomically and drops what an unverified owner of the address had left behind.
    const { token, user } = await auth.api.signInEmailOTP({ body: { email, otp } })
    // It signs in at once; our sessions begin at the exchange of a custom token instead.
    await internal.deleteSession(token)
    return user.id
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return null
    throw error
  }
}

// Ours: better-auth's one-time tokens belong to an existing session, these only to a person.
async function mintCustomToken({ db, now }: Parts, uid: string, signed_in_at?: number): Promise<string> {
  const token = newSecret()
  await db.query('delete from custom_tokens where expires_at <= $1', [now()])
  await db.query('insert into custom_tokens (token_hash, uid, expires_at, signed_in_at) values ($1, $2, $3, $4)', [
    digest(token), uid, new Date(now().getTime() + CUSTOM_TOKEN_MS), signed_in_at === undefined ? null : new Date(signed_in_at * 1000),
  ])
  return token
}

type Spent = { uid: string; signed_in_at: Date | string | null; live: boolean }
async function spendCustomToken({ db, now }: Parts, token: string): Promise<Spent | null> {
  const [row] = await db.query<Spent>(
    'delete from custom_tokens where token_hash = $1 returning uid, signed_in_at, expires_at > $2 as live', [digest(token), now()])
  return row?.live ? row : null
}

async function tokensFor(
  { auth, now }: Parts, user: AuthUser, session: AuthSession, refresh_token: string,
): Promise<Tokens> {
  const iat = Math.floor(now().getTime() / 1000)
  const exp = iat + ID_TOKEN_SECONDS
  const auth_time = Math.floor(session.createdAt.getTime() / 1000)
  const payload = { ...payloadOf({ user, session }), sub: user.id, iat, exp, auth_time }
  const { token } = await auth.api.signJWT({ body: { payload } })
  return { id_token: token, refresh_token, expires_at: new Date(exp * 1000) }
}

function endOf({ now }: Parts, created: Date): Date {
  return new Date(Math.min(now().getTime() + IDLE_DAYS * DAY_MS, created.getTime() + LIFE_DAYS * DAY_MS))
}

// better-auth stores session tokens as they are; it gets the hash of ours, so that reading the table opens nothing.
const storedToken = (refresh_token: string) => digest(refresh_token).toString('base64url')

async function exchange(parts: Parts, custom_token: string): Promise<Tokens | null> {
  const { db, internal, now } = parts
  const spent = await spendCustomToken(parts, custom_token)
  const user = spent && (await internal.findUserById(spent.uid))
  if (!user) return null
  await db.query('delete from auth_sessions where user_id = $1 and expires_at <= $2', [user.id, now()])
  const refresh_token = newSecret()
  const createdAt = spent.signed_in_at === null ? now() : new Date(spent.signed_in_at)
  const session = await internal.createSession(user.id, false, {
    token: storedToken(refresh_token), createdAt, updatedAt: now(), expiresAt: endOf(parts, createdAt),
  }, true)
  return tokensFor(parts, user, session, refresh_token)
}

async function refresh(parts: Parts, refresh_token: string): Promise<Tokens | null> {
  const token = storedToken(refresh_token)
  const found = await parts.internal.findSession(token)
  if (!found || found.session.expiresAt <= parts.now()) return null
  // Null when it was revoked in the meantime.
  const session = await parts.internal.updateSession(token, {
    expiresAt: endOf(parts, found.session.createdAt), updatedAt: parts.now(),
  })
  return session && tokensFor(parts, found.user, session, refresh_token)
}

async function isLive({ db, now }: Parts, session: string): Promise<boolean> {
  const rows = await db.query('select 1 from auth_sessions where id = $1 and expires_at > $2', [session, now()])
  return rows.length > 0
}

async function revoke({ db }: Parts, uid: string, except: string | null): Promise<void> {
  await db.query('delete from custom_tokens where uid = $1', [uid])
  await db.query('delete from identity_flows where subject = $1', [uid])
  await db.query('delete from auth_sessions where user_id = $1 and id is distinct from $2', [uid, except])
}

async function removeOld({ db, now }: Parts): Promise<void> {
  for (const table of ['auth_sessions', 'auth_verifications', 'identity_flows', 'custom_tokens']) {
    await db.query(`delete from ${table} where expires_at <= $1`, [now()])
  }
}

const WRONG_SECRET =
  'The signing keys in the database were made with another AUTH_SECRET. Set that one again, or empty table auth_jwks.'

/** Makes the first signing key, and finds out at the start whether the secret opens the present one. */
async function prepareKeys({ auth }: Parts): Promise<void> {
  try {
    await auth.api.signJWT({ body: { payload: { sub: 'start' } } })
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'BetterAuthError') throw error
    throw new ProviderError('misconfigured', WRONG_SECRET, { cause: error })
  }
}

/**
 * Identity inside this process: better-auth over our own tables. Throws ProviderError('misconfigured') when the secret
 * is not the one that the stored keys were made with. `now` times the tokens; codes and keys are timed by `Date`.
 */
export async function createEmbeddedIdentity(deps: IdentityDeps): Promise<IdentityProvider> {
  const verifier = createVerifier({ origin: deps.origin, now: deps.now, loadKeys: () => auth.api.getJwks() })
  const auth: BetterAuth = createBetterAuth({ ...deps, onNewKey: verifier.forgetKeys })
  const parts: Parts = { ...deps, auth, internal: (await auth.$context).internalAdapter }
  const turns = createTurns()
  const inTurn = <T>(email: string, run: () => Promise<T>) => turns(email.toLowerCase(), run)
  await guarded(() => prepareKeys(parts))()
  return {
    name: 'embedded',
    ways: createWays(deps),
    createCode: guarded((email: string) => inTurn(email, () => createCode(parts, email))),
    verifyCode: guarded((email: string, code: string) => inTurn(email, () => verifyCode(parts, email, code))),
    mintCustomToken: guarded((uid: string, signed_in_at?: number) => mintCustomToken(parts, uid, signed_in_at)),
    exchange: guarded((token: string) => exchange(parts, token)),
    refresh: guarded((token: string) => refresh(parts, token)),
    verifyIdToken: guarded(async (token: string) => {
      const claims = await verifier.verify(token)
      // One look by primary key, only for tokens that we signed: signing out must end them too (contracts/users.ts).
      return claims && (claims.session === null || (await isLive(parts, claims.session))) ? claims : null
    }),
    revokeSession: guarded(async (session: string) => {
      await deps.db.query('delete from auth_sessions where id = $1', [session])
    }),
    revoke: guarded((uid: string, except?: string | null) => revoke(parts, uid, except ?? null)),
    removeOld: guarded(() => removeOld(parts)),
  }
}
