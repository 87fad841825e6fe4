import type { Context } from '../context'
import { notFound } from '../errors'

/** The account an operator speaks of: its number, its UUID or its address. Throws NOT_FOUND. */
export async function findUser(ctx: Context, name: string): Promise<number> {
  const [row] = await ctx.db.query<{ id: number }>(
    'select id from users where id::text = $1 or uuid::text = lower($1) or email = lower($1)', [name.trim()])
  if (!row) throw notFound('User')
  return row.id
}

/** Lets somebody buy again after a chargeback (research/safety.md P-10). Answers whether they could not. */
export async function unfreezePurchases(ctx: Context, user_id: number): Promise<boolean> {
  const rows = await ctx.db.query(
    'update users set purchases_frozen_at = null where id = $1 and purchases_frozen_at is not null returning id', [user_id])
  return rows.length > 0
}
