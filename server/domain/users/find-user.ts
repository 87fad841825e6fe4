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

export type Closed = { id: number; email: string; since: Date }

/** For the operator, newest first: who is banned, or who cannot buy since a chargeback. */
export async function listClosed(ctx: Context, what: 'banned' | 'frozen'): Promise<Closed[]> {
  const column = what === 'banned' ? 'disabled_at' : 'purchases_frozen_at'
  const rows = await ctx.db.query<Omit<Closed, 'since'> & { since: Date | string }>(
    `select id, email, ${column} as since from users u
      where ${column} is not null and not exists (select 1 from erasures e where e.user_id = u.id) order by ${column} desc, id`, [])
  return rows.map((row) => ({ ...row, since: new Date(row.since) }))
}
