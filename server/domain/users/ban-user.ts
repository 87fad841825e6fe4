import { cancelAllOf } from '../billing/subscriptions'
import type { Context } from '../context'
import { notFound } from '../errors'
import { endUserSessions } from '../sessions/end-sessions'

/**
 * Closes an account: nobody gets in any more, every session, socket and identity token ends within seconds, and nothing is
 * charged to someone who could not cancel it.
 */
export async function banUser(ctx: Context, user_id: number): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await tx.query('update users set disabled_at = coalesce(disabled_at, $2) where id = $1 returning 1', [user_id, ctx.now()])
    if (found.length === 0) throw notFound('User')
    await cancelAllOf(ctx, tx, user_id)
  })
  await endUserSessions(ctx, user_id)
}

/** Opens it again; the person signs in again. */
export async function unbanUser(ctx: Context, user_id: number): Promise<void> {
  const found = await ctx.db.query('update users set disabled_at = null where id = $1 returning 1', [user_id])
  if (found.length === 0) throw notFound('User')
}
