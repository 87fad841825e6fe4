import { cancelAllOf } from '../billing/subscriptions'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { notFound } from '../errors'
import { liftRestrictions, sendStatement, stateReasons, type Restriction } from '../restrictions/restrictions'
import { endUserSessions } from '../sessions/end-sessions'

type Why = { reason: string; /** Null: the operator command. */ by: number | null }

/**
 * Closes an account: nobody gets in any more, every session, socket and identity token ends within seconds, and nothing is
 * charged to someone who could not cancel it. The person is told why and how to appeal. Throws NOT_FOUND.
 */
export async function banUser(ctx: Context, user_id: number, why: Why = { reason: 'You broke our rules.', by: null }): Promise<void> {
  const given: Restriction = { user_id, kind: 'ban', subject: `user:${user_id}`, reason: why.reason, automated: false, decided_by: why.by }
  const link = await ctx.db.transaction(async (tx) => {
    const [user] = await tx.query<{ banned: boolean }>(
      `select disabled_at is not null and exists (
           select 1 from restrictions r where r.user_id = $1 and r.kind = 'ban' and r.lifted_at is null) as banned
         from users where id = $1 for update`,
      [user_id],
    )
    if (!user) throw notFound('User')
    await tx.query('update users set disabled_at = coalesce(disabled_at, $2) where id = $1', [user_id, ctx.now()])
    await cancelAllOf(ctx, tx, user_id)
    return user.banned ? null : stateReasons(ctx, tx, given)
  })
  await endUserSessions(ctx, user_id)
  if (link) await sendStatement(ctx, given, link)
}

/** Opens an account whose suspension is over or whose appeal was heard, unless something else keeps it closed. */
export async function reopenUser(ctx: Context, db: Db, user_id: number): Promise<void> {
  await db.query(
    `update users set disabled_at = null where id = $1 and not exists (select 1 from restrictions r
       where r.user_id = $1 and r.lifted_at is null and (r.kind = 'ban' or r.kind = 'suspension' and r.ends_at > $2))`,
    [user_id, ctx.now()],
  )
}

/** Opens it again, whatever closed it; the person signs in again. Throws NOT_FOUND. */
export async function unbanUser(ctx: Context, user_id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await tx.query('update users set disabled_at = null where id = $1 returning 1', [user_id])
    if (found.length === 0) throw notFound('User')
    await liftRestrictions(ctx, tx, { subject: `user:${user_id}`, kinds: ['ban', 'suspension'] })
  })
}
