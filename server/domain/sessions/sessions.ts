import { createHash, randomBytes } from 'node:crypto'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { ensureUser } from '../users/users'

/** Absolute life of a session, and how long it may lie unused (ours, documented in ARCHITECTURE.md). */
export const SESSION_DAYS = 90
export const IDLE_DAYS = 30
/** A revoked session loses every process within this time (the Accounts issue asks for 5 s). */
const CACHE_MS = 4000
/** `seen_at` is written at most this often. */
const SEEN_MS = 10 * 60_000
const DAY_MS = 86_400_000

const hashOf = (session_id: string) => createHash('sha256').update(session_id).digest()

type Known = { caller: Caller; until: number }
const caches = new WeakMap<Context['db'], Map<string, Known>>()
function cacheOf(ctx: Context): Map<string, Known> {
  let cache = caches.get(ctx.db)
  if (!cache) caches.set(ctx.db, (cache = new Map()))
  if (cache.size > 20_000) cache.clear()
  return cache
}

const UNAUTHENTICATED = () => new AppError('UNAUTHENTICATED', 'Please sign in.')

/** Opens a session for the bearer of a valid identity token. The id is answered once and stored only as a hash. */
export async function openSession(ctx: Context, id_token: string, user_agent: string | null): Promise<{ session_id: string }> {
  const claims = await ctx.identity.verifyIdToken(id_token)
  if (!claims) throw UNAUTHENTICATED()
  const user = await ensureUser(ctx, claims)
  const [active] = await ctx.db.query<{ id: number }>('select id from users where id = $1 and disabled_at is null', [user.id])
  if (!active) throw new AppError('FORBIDDEN', 'This account is closed.')
  const session_id = randomBytes(32).toString('base64url')
  const now = ctx.now()
  await ctx.db.query(
    `insert into sessions (id_hash, user_id, app_mode, identity_session, user_agent, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [hashOf(session_id), user.id, nativeMode(user_agent), claims.session, user_agent?.slice(0, 300) ?? null, now, new Date(now.getTime() + SESSION_DAYS * DAY_MS)],
  )
  return { session_id }
}

/** Native shells run the sfw variant, enforced from the session's claim (decisions.md 13). */
const nativeMode = (user_agent: string | null) => (/Krush(iOS|Android)/.test(user_agent ?? '') ? 'crush:sfw' : null)

type Row = {
  user_id: number
  app_mode: string | null
  identity_session: string | null
  premium_until: Date | string | null
  identity_uid: string
  expires_at: Date | string
  seen_at: Date | string
}

async function bySession(ctx: Context, token: string): Promise<Caller | null> {
  const id_hash = hashOf(token)
  const now = ctx.now()
  const [row] = await ctx.db.query<Row>(
    `select s.user_id, s.app_mode, s.identity_session, s.expires_at, s.seen_at, u.premium_until, u.identity_uid
       from sessions s join users u on u.id = s.user_id
      where s.id_hash = $1 and s.expires_at > $2 and s.seen_at > $2::timestamptz - make_interval(days => $3) and u.disabled_at is null`,
    [id_hash, now, IDLE_DAYS],
  )
  if (!row) return null
  if (now.getTime() - new Date(row.seen_at).getTime() > SEEN_MS) {
    await ctx.db.query('update sessions set seen_at = $2 where id_hash = $1', [id_hash, now])
  }
  return {
    user_id: row.user_id, app_mode: row.app_mode, session_hash: id_hash, identity_uid: row.identity_uid,
    premium: row.premium_until !== null && new Date(row.premium_until) > now, identity_session: row.identity_session,
    session_expires_at: new Date(row.expires_at),
  }
}

async function byIdentity(ctx: Context, token: string): Promise<Caller | null> {
  const claims = await ctx.identity.verifyIdToken(token)
  if (!claims) return null
  const [row] = await ctx.db.query<{ id: number; premium_until: Date | string | null }>(
    'select id, premium_until from users where identity_uid = $1 and disabled_at is null', [claims.uid])
  if (!row) return null
  return {
    user_id: row.id, app_mode: null, session_hash: null, identity_session: claims.session, identity_uid: claims.uid,
    premium: row.premium_until !== null && new Date(row.premium_until) > ctx.now(),
    session_expires_at: new Date(claims.expires_at * 1000),
  }
}

/** A session id is 43 characters of base64url; an identity token is a JWT and has dots. */
const isSessionId = (token: string) => /^[\w-]{43}$/.test(token)

/** The caller behind `Authorization: Bearer …` (session id, else identity token: section 6). Throws UNAUTHENTICATED. */
export async function authenticate(ctx: Context, authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer ([\w.-]{20,4000})$/.exec(authorization ?? '')?.[1]
  if (!token) throw UNAUTHENTICATED()
  const cache = cacheOf(ctx)
  const known = cache.get(token)
  if (known && known.until > performance.now() && known.caller.session_expires_at > ctx.now()) return known.caller
  const caller = await (isSessionId(token) ? bySession(ctx, token) : byIdentity(ctx, token))
  if (!caller) {
    cache.delete(token)
    throw UNAUTHENTICATED()
  }
  cache.set(token, { caller, until: performance.now() + CACHE_MS })
  return caller
}

/** Ends this session and the identity session behind it; other sessions of the person go on. */
export async function endSession(ctx: Context, caller: Caller): Promise<void> {
  const cache = cacheOf(ctx)
  for (const [token, { caller: known }] of cache) {
    const same = caller.session_hash ? known.session_hash && Buffer.compare(known.session_hash, caller.session_hash) === 0 : known.identity_session === caller.identity_session
    if (same) cache.delete(token)
  }
  if (!caller.session_hash) {
    if (caller.identity_session) await ctx.identity.revokeSession(caller.identity_session)
    return
  }
  const [row] = await ctx.db.query<{ identity_session: string | null }>(
    'delete from sessions where id_hash = $1 returning identity_session', [caller.session_hash])
  if (row?.identity_session) await ctx.identity.revokeSession(row.identity_session)
}

export async function removeOldSessions(ctx: Context): Promise<void> {
  await ctx.db.query(
    'delete from sessions where expires_at <= $1 or seen_at <= $1::timestamptz - make_interval(days => $2)', [ctx.now(), IDLE_DAYS])
}

/** The user a realtime subscription speaks for, or null. */
export async function userOfPubsubToken(ctx: Context, pubsub_token: string): Promise<number | null> {
  const [row] = await ctx.db.query<{ id: number }>(
    'select id from users where pubsub_token = $1 and disabled_at is null', [pubsub_token])
  return row?.id ?? null
}
