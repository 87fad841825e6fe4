import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { closedBy, rulesFor } from '../places/rules-for'
import { AppError } from '../errors'
import { ensureUser } from '../users/users'
import { challengeFor } from './challenge'
import { nativeMode } from './device'
import { knownCaller, rememberCaller } from './known-callers'
import { recordDevice } from './notices'
import { hasSecondFactor } from './second-factor'
import { IDLE_DAYS, SESSION_DAYS } from './sessions-life'

/** `seen_at` is written at most this often. */
const SEEN_MS = 10 * 60_000
const DAY_MS = 86_400_000
const USER_AGENT_CHARACTERS = 300

const hashOf = (session_id: string) => createHash('sha256').update(session_id).digest()

const UNAUTHENTICATED = () => new AppError('UNAUTHENTICATED', 'Please sign in.')

/** Keeps the account as it is until the transaction ends: no ban and no change of the second factor passes a new session by. */
export async function holdAccount(tx: Db, user_id: number): Promise<void> {
  const [open] = await tx.query('select 1 from users where id = $1 and disabled_at is null for share', [user_id])
  if (!open) throw new AppError('FORBIDDEN', 'This account is closed.')
}

type Opening = {
  user_id: number
  app_mode?: string | null
  identity_session: string | null
  user_agent: string | null
  proven_at: Date | null
}

/** The id is answered once and stored only as a hash. Only for sign-ins that hold the account and need no second factor any more. */
export async function insertSession(
  ctx: Context,
  tx: Db,
  { user_id, app_mode = null, identity_session, user_agent, proven_at }: Opening,
): Promise<string> {
  const session_id = randomBytes(32).toString('base64url')
  const now = ctx.now()
  await tx.query(
    `insert into sessions (id_hash, user_id, app_mode, identity_session, user_agent, proven_at, created_at, seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [
      hashOf(session_id),
      user_id,
      app_mode ?? nativeMode(user_agent),
      identity_session,
      user_agent?.slice(0, USER_AGENT_CHARACTERS) ?? null,
      proven_at,
      now,
      new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    ],
  )
  return session_id
}

/**
 * Opens a session for the bearer of a valid identity token, however it was come by: the one choke point of every sign-in.
 * Throws SECOND_FACTOR_REQUIRED with a challenge where the person has turned that on.
 */
export async function openSession(ctx: Context, id_token: string, user_agent: string | null): Promise<{ session_id: string }> {
  const claims = await ctx.identity.verifyIdToken(id_token)
  if (!claims) throw UNAUTHENTICATED()
  const { id: user_id } = await ensureUser(ctx, claims)
  const { session: identity_session, app_mode } = claims
  const proven_at = claims.signed_in_at === undefined ? null : new Date(claims.signed_in_at * 1000)
  const session_id = await ctx.db.transaction(async (tx) => {
    await holdAccount(tx, user_id)
    return (await hasSecondFactor(tx, user_id))
      ? null
      : insertSession(ctx, tx, { user_id, app_mode, identity_session, user_agent, proven_at })
  })
  if (session_id === null) throw await challengeFor(ctx, { user_id, identity_session, app_mode: app_mode ?? nativeMode(user_agent) })
  // Whoever ends every session ends the identity first: what was opened since by a token from before is refused here.
  if (!(await ctx.identity.verifyIdToken(id_token))) {
    await ctx.db.query('delete from sessions where id_hash = $1', [hashOf(session_id)])
    throw UNAUTHENTICATED()
  }
  await recordDevice(ctx, user_id, user_agent)
  ctx.log.info({ user_id, app_mode }, 'signed in')
  return { session_id }
}

/** Of the person `u`; docs/product.md says what a profile needs. */
const PROFILE_COMPLETE = `(coalesce(u.custom_attributes->>'name', '') <> '' and u.custom_attributes ? 'gender'
  and u.custom_attributes->>'accept_tos_18' = 'true') as profile_complete`
const AGE_HELD = `u.age_hold_at is not null as age_held, u.preferences->>'place' as declared_place,
  exists (select 1 from age_checks a where a.user_id = u.id and a.over18) as age_checked`

type Row = {
  profile_complete: boolean
  age_held: boolean
  declared_place: string | null
  age_checked: boolean
  user_id: number
  app_mode: string | null
  identity_session: string | null
  premium_until: Date | null
  identity_uid: string
  expires_at: Date
  seen_at: Date
}

async function bySession(ctx: Context, token: string): Promise<Caller | null> {
  const id_hash = hashOf(token)
  const now = ctx.now()
  const [row] = await ctx.db.query<Row>(
    `select s.user_id, s.app_mode, s.identity_session, s.expires_at, s.seen_at, u.premium_until, u.identity_uid, ${PROFILE_COMPLETE}, ${AGE_HELD}
       from sessions s join users u on u.id = s.user_id
      where s.id_hash = $1 and s.expires_at > $2 and s.seen_at > $2::timestamptz - make_interval(days => $3) and u.disabled_at is null`,
    [id_hash, now, IDLE_DAYS],
  )
  if (!row) return null
  if (now.getTime() - row.seen_at.getTime() > SEEN_MS) {
    await ctx.db.query('update sessions set seen_at = $2 where id_hash = $1', [id_hash, now])
  }
  return {
    user_id: row.user_id,
    profile_complete: row.profile_complete,
    age_held: row.age_held,
    declared_place: row.declared_place,
    age_checked: row.age_checked,
    closed_by: null,
    app_mode: row.app_mode,
    session_hash: id_hash,
    identity_uid: row.identity_uid,
    premium: row.premium_until !== null && row.premium_until > now,
    identity_session: row.identity_session,
    session_expires_at: row.expires_at,
  }
}

/** Not for persons with a second factor: an identity token alone has not passed it. */
async function byIdentity(ctx: Context, token: string): Promise<Caller | null> {
  const claims = await ctx.identity.verifyIdToken(token)
  if (!claims) return null
  const [row] = await ctx.db.query<{
    id: number
    premium_until: Date | null
    profile_complete: boolean
    age_held: boolean
    declared_place: string | null
    age_checked: boolean
  }>(
    `select u.id, u.premium_until, ${PROFILE_COMPLETE}, ${AGE_HELD} from users u
      where u.identity_uid = $1 and u.disabled_at is null
        and not exists (select 1 from second_factors f where f.user_id = u.id and f.enabled_at is not null)`,
    [claims.uid],
  )
  if (!row) return null
  return {
    user_id: row.id,
    profile_complete: row.profile_complete,
    age_held: row.age_held,
    declared_place: row.declared_place,
    age_checked: row.age_checked,
    closed_by: null,
    app_mode: claims.app_mode ?? null,
    session_hash: null,
    identity_session: claims.session,
    identity_uid: claims.uid,
    premium: row.premium_until !== null && row.premium_until > ctx.now(),
    session_expires_at: new Date(claims.expires_at * 1000),
  }
}

/** A session id is 43 characters of base64url; an identity token is a JWT and has dots. */
const isSessionId = (token: string) => /^[\w-]{43}$/.test(token)

/** Where neither session nor identity token knows of a shell, the request itself says that it comes from one. */
const inShell = (caller: Caller, user_agent: string | null): Caller =>
  caller.app_mode === null ? { ...caller, app_mode: nativeMode(user_agent) } : caller

/** Where the place closes adult themes, a browser is as safe as a shell. */
function inPlace(ctx: Context, caller: Caller, address: string | null): Caller {
  const rules = rulesFor({ address, declared: caller.declared_place }, ctx.settings.places)
  const closed_by = closedBy(rules, caller.age_checked)
  return closed_by === null || caller.app_mode === 'crush:sfw' ? caller : { ...caller, app_mode: 'crush:sfw', closed_by }
}

/**
 * The caller behind `Authorization: Bearer …`: a session id, else an identity token. The mode is the claim of what is borne, and
 * of the place that the request comes from; null is unknown. Throws UNAUTHENTICATED.
 */
export const authenticate = async (
  ctx: Context,
  authorization: string | undefined,
  user_agent: string | null,
  address: string | null,
): Promise<Caller> => inPlace(ctx, inShell(await callerOf(ctx, authorization), user_agent), address)

async function callerOf(ctx: Context, authorization: string | undefined): Promise<Caller> {
  const token = /^Bearer ([\w.-]{20,4000})$/.exec(authorization ?? '')?.[1]
  if (!token) throw UNAUTHENTICATED()
  const known = knownCaller(ctx, token)
  if (known) return known
  const caller = await (isSessionId(token) ? bySession(ctx, token) : byIdentity(ctx, token))
  rememberCaller(ctx, token, caller)
  if (!caller) throw UNAUTHENTICATED()
  return caller
}

/** The user a realtime subscription speaks for, or null. */
export async function userOfPubsubToken(ctx: Context, pubsub_token: string): Promise<number | null> {
  const [row] = await ctx.db.query<{ id: number }>('select id from users where pubsub_token = $1 and disabled_at is null', [pubsub_token])
  return row?.id ?? null
}

/** The tokens with which these users may subscribe now. */
export async function currentPubsubTokens(ctx: Context, user_ids: number[]): Promise<Set<string>> {
  const rows = await ctx.db.query<{ pubsub_token: string }>(
    'select pubsub_token from users where id = any($1::int[]) and disabled_at is null',
    [user_ids],
  )
  return new Set(rows.map((row) => row.pubsub_token))
}
