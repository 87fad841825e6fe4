import { isAPIError } from 'better-auth/api'
import type { Database } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import { createBetterAuth, payloadOf, type BetterAuth } from './better-auth'
import { guarded } from './guarded'
import { createTurns } from './in-turn'
import type { IdentityProvider, Tokens } from './port'
import { derived, digest, newSecret } from './secrets'
import { createVerifier } from './verifier'
import { createWays, type WaysDeps } from './ways'

const CUSTOM_TOKEN_MS = 2 * 60_000
const ID_TOKEN_SECONDS = 15 * 60
const DAY_MS = 86_400_000
/** Unused for this long, a refresh token ends; and it ends after the second figure however much it is used. */
const IDLE_DAYS = 30
const LIFE_DAYS = 90

/** Tabs without a common lock, and answers that were lost on the way: the check of a tab comes every 30 s. */
const GRACE_MS = 60_000

export type IdentityDeps = WaysDeps & { db: Database }

type Parts = IdentityDeps & { auth: BetterAuth; internal: Awaited<BetterAuth['$context']>['internalAdapter'] }
type AuthSession = { id: string; createdAt: Date; app_mode: string | null }
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

// Better-auth's one-time tokens belong to an existing session, these only to a person.
async function mintCustomToken({ db, now }: Parts, uid: string, signed_in_at?: number): Promise<string> {
  const token = newSecret()
  await db.query('delete from custom_tokens where expires_at <= $1', [now()])
  await db.query('insert into custom_tokens (token_hash, uid, expires_at, signed_in_at) values ($1, $2, $3, $4)', [
    digest(token),
    uid,
    new Date(now().getTime() + CUSTOM_TOKEN_MS),
    signed_in_at === undefined ? null : new Date(signed_in_at * 1000),
  ])
  return token
}

type Spent = { uid: string; signed_in_at: Date | null; live: boolean }
async function spendCustomToken({ db, now }: Parts, token: string): Promise<Spent | null> {
  const [row] = await db.query<Spent>(
    'delete from custom_tokens where token_hash = $1 returning uid, signed_in_at, expires_at > $2 as live',
    [digest(token), now()],
  )
  return row?.live ? row : null
}

async function tokensFor({ auth, now }: Parts, user: AuthUser, session: AuthSession, refresh_token: string): Promise<Tokens> {
  const iat = Math.floor(now().getTime() / 1000)
  const exp = iat + ID_TOKEN_SECONDS
  const auth_time = Math.floor(session.createdAt.getTime() / 1000)
  const mode = session.app_mode === null ? {} : { app_mode: session.app_mode }
  const payload = { ...payloadOf({ user, session }), ...mode, sub: user.id, iat, exp, auth_time }
  const { token } = await auth.api.signJWT({ body: { payload } })
  return { id_token: token, refresh_token, expires_at: new Date(exp * 1000) }
}

function endOf({ now }: Parts, created: Date): Date {
  return new Date(Math.min(now().getTime() + IDLE_DAYS * DAY_MS, created.getTime() + LIFE_DAYS * DAY_MS))
}

// better-auth stores session tokens as they are; it gets only a hash of the token, so that reading the table opens nothing.
const storedToken = (refresh_token: string) => digest(refresh_token).toString('base64url')

async function exchange(parts: Parts, custom_token: string, app_mode: string | null): Promise<Tokens | null> {
  const { db, internal, now } = parts
  const spent = await spendCustomToken(parts, custom_token)
  const user = spent && (await internal.findUserById(spent.uid))
  if (!user) return null
  await db.query('delete from auth_sessions where user_id = $1 and expires_at <= $2', [user.id, now()])
  const refresh_token = newSecret()
  const createdAt = spent.signed_in_at === null ? now() : spent.signed_in_at
  const session = await internal.createSession(
    user.id,
    false,
    {
      token: storedToken(refresh_token),
      createdAt,
      updatedAt: now(),
      expiresAt: endOf(parts, createdAt),
    },
    true,
  )
  if (app_mode !== null) await db.query('update auth_sessions set app_mode = $2 where id = $1', [session.id, app_mode])
  return tokensFor(parts, user, { id: session.id, createdAt: session.createdAt, app_mode }, refresh_token)
}

/** The first token is of chance alone; later ones say which they are, so that an old one is known without being stored. */
const ROTATED = /^([\w-]{1,64})\.([1-9]\d{0,8})\.([\w-]{43})$/
const rotatedToken = ({ secret }: Parts, session: string, rotation: number) =>
  `${session}.${rotation}.${derived(secret, 'refresh-token', `${session}.${rotation}`).toString('base64url')}`

async function readRefreshToken(parts: Parts, token: string): Promise<{ session: string; rotation: number } | null> {
  const [, session = '', rotation = ''] = ROTATED.exec(token) ?? []
  if (session) return token === rotatedToken(parts, session, Number(rotation)) ? { session, rotation: Number(rotation) } : null
  const [row] = await parts.db.query<{ id: string }>('select id from auth_sessions where token = $1', [storedToken(token)])
  return row ? { session: row.id, rotation: 0 } : null
}

type Refreshed = {
  id: string
  user_id: string
  email: string
  created_at: Date
  rotation: number
  rotated_at: Date | null
  app_mode: string | null
}

async function refresh(parts: Parts, refresh_token: string, onReuse?: (session: string) => Promise<void>): Promise<Tokens | null> {
  const { db, now } = parts
  const given = await readRefreshToken(parts, refresh_token)
  if (!given) return null
  const find = async () => {
    const [row] = await db.query<Refreshed>(
      `select s.id, s.user_id, s.created_at, s.rotation, s.rotated_at, s.app_mode, u.email from auth_sessions s join auth_users u on u.id = s.user_id
        where s.id = $1 and s.expires_at > $2`,
      [given.session, now()],
    )
    return row
  }
  const found = await find()
  if (!found) return null
  const next = given.rotation + 1
  const [rotated] = await db.query(
    `update auth_sessions set rotation = $3, rotated_at = $4, updated_at = $4, expires_at = $5
      where id = $1 and rotation = $2 returning id`,
    [given.session, given.rotation, next, now(), endOf(parts, found.created_at)],
  )
  if (!rotated) {
    const current = await find()
    // Revoked in the meantime.
    if (!current) return null
    const since = current.rotated_at === null ? Infinity : now().getTime() - current.rotated_at.getTime()
    if (current.rotation !== next || since > GRACE_MS) {
      await db.query('delete from auth_sessions where id = $1', [given.session])
      await onReuse?.(given.session)
      return null
    }
  }
  const user = { id: found.user_id, email: found.email }
  return tokensFor(
    parts,
    user,
    { id: found.id, createdAt: found.created_at, app_mode: found.app_mode },
    rotatedToken(parts, found.id, next),
  )
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
  'The signing keys in the database were made with a different AUTH_SECRET. Set that one again, or empty the table auth_jwks.'

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
    exchange: guarded((token: string, app_mode: string | null = null) => exchange(parts, token, app_mode)),
    refresh: guarded((token: string, onReuse?: (session: string) => Promise<void>) => refresh(parts, token, onReuse)),
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
