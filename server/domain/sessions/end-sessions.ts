import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { notFound } from '../errors'
import { forgetCallers, SESSIONS_CHANNEL } from './known-callers'
import { publicName } from './list-sessions'
import { IDLE_DAYS } from './sessions-life'

/** The session that stays open when the others end. */
export type KeptSession = Pick<Caller, 'session_hash' | 'identity_session'>

/**
 * With a new token a signed-out tab cannot subscribe again; the notice ends the sockets of every process at the commit.
 * Browsers that are still signed in ask for the new token and come back.
 */
const renewSockets = (db: Db, user_ids: number[]) =>
  db.query(
    `update users set pubsub_token = replace(gen_random_uuid()::text, '-', '') where id = any($1::int[])
       returning pg_notify('${SESSIONS_CHANNEL}', id::text)`,
    [user_ids],
  )

/** The part of `endUserSessions` that belongs into the transaction of a verb. */
export async function endSessionsIn(db: Db, user_id: number, except: KeptSession | null): Promise<void> {
  // Locks the person's row first: a session that is being opened waits for it, or is already visible here.
  await renewSockets(db, [user_id])
  await db.query('delete from sessions where user_id = $1 and id_hash is distinct from $2', [user_id, except?.session_hash ?? null])
  await db.query('delete from second_factor_challenges where user_id = $1', [user_id])
}

/** Revokes the identity tokens, which could open new sessions. */
export async function revokeIdentity(ctx: Context, user_id: number, except: KeptSession | null): Promise<void> {
  const [user] = await ctx.db.query<{ identity_uid: string }>('select identity_uid from users where id = $1', [user_id])
  if (user) await ctx.identity.revoke(user.identity_uid, except?.identity_session ?? null)
}

/**
 * Ends every session of the person, or every other one, in all processes, with sockets and identity tokens. Sessions end
 * also when the identity provider fails; the failure is thrown then.
 */
export async function endUserSessions(
  ctx: Context,
  user_id: number,
  { except = null }: { except?: KeptSession | null } = {},
): Promise<void> {
  try {
    await revokeIdentity(ctx, user_id, except)
  } finally {
    await ctx.db.transaction((tx) => endSessionsIn(tx, user_id, except))
    forgetCallers(ctx, user_id)
  }
}

async function endOne(ctx: Context, user_id: number, session_hash: Uint8Array | null, identity_session: string | null): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await renewSockets(tx, [user_id])
    if (session_hash) await tx.query('delete from sessions where id_hash = $1', [session_hash])
    await tx.query('delete from second_factor_challenges where user_id = $1 and identity_session = $2', [user_id, identity_session])
  })
  forgetCallers(ctx, user_id)
  if (identity_session) await ctx.identity.revokeSession(identity_session)
}

/** Signs out: ends this session and the identity session behind it; other sessions of the person continue. */
export const endSession = (ctx: Context, caller: Caller): Promise<void> =>
  endOne(ctx, caller.user_id, caller.session_hash, caller.identity_session)

/** Ends the sessions of an identity session whose refresh token was used twice, which means that it was stolen. */
export async function endIdentitySession(ctx: Context, identity_session: string): Promise<void> {
  const opened = await ctx.db.query<{ user_id: number; id_hash: Uint8Array }>(
    'select user_id, id_hash from sessions where identity_session = $1',
    [identity_session],
  )
  ctx.log.warn({ sessions: opened.length }, 'refresh token used twice: its sessions ended')
  for (const { user_id, id_hash } of opened) await endOne(ctx, user_id, id_hash, identity_session)
}

/** Ends one of the own sessions by its public name. */
export async function revokeSession(ctx: Context, caller: Caller, id: string): Promise<void> {
  const own = await ctx.db.query<{ id_hash: Uint8Array; identity_session: string | null }>(
    'select id_hash, identity_session from sessions where user_id = $1',
    [caller.user_id],
  )
  const found = own.find((session) => publicName(session.id_hash) === id)
  if (!found) throw notFound('Session')
  await endOne(ctx, caller.user_id, found.id_hash, found.identity_session)
}

export const revokeOtherSessions = (ctx: Context, caller: Caller): Promise<void> => endUserSessions(ctx, caller.user_id, { except: caller })

/** Removes sessions that are over, and ends the sockets that were left of them. */
export async function removeOldSessions(ctx: Context): Promise<void> {
  const gone = await ctx.db.query<{ user_id: number }>(
    `delete from sessions where expires_at <= $1 or seen_at <= $1::timestamptz - make_interval(days => $2) returning user_id`,
    [ctx.now(), IDLE_DAYS],
  )
  await renewSockets(ctx.db, [...new Set(gone.map(({ user_id }) => user_id))])
}
