import type { Context } from '../context'
import { notFound } from '../errors'

/** Finds an account for the operator: by its number, its UUID or its address. Throws NOT_FOUND. */
export async function findUser(ctx: Context, name: string): Promise<number> {
  const [row] = await ctx.db.query<{ id: number }>(
    'select id from users where id::text = $1 or uuid::text = lower($1) or email = lower($1)',
    [name.trim()],
  )
  if (!row) throw notFound('User')
  return row.id
}

/** Lets someone buy again after a chargeback. Answers whether they could not. */
export async function unfreezePurchases(ctx: Context, user_id: number): Promise<boolean> {
  const rows = await ctx.db.query(
    'update users set purchases_frozen_at = null where id = $1 and purchases_frozen_at is not null returning id',
    [user_id],
  )
  return rows.length > 0
}

export type Closed = { id: number; email: string; since: Date }

const COLUMNS = { banned: 'disabled_at', frozen: 'purchases_frozen_at', held: 'age_hold_at' } as const
/** Banned; unable to buy since a chargeback; on hold for age. */
export type ClosedFor = keyof typeof COLUMNS

/** For the operator, newest first: whose account is closed, or closed in part. */
export async function listClosed(ctx: Context, what: ClosedFor): Promise<Closed[]> {
  const column = COLUMNS[what]
  return ctx.db.query<Closed>(
    `select id, email, ${column} as since from users u
      where ${column} is not null and not exists (select 1 from erasures e where e.user_id = u.id) order by ${column} desc, id`,
    [],
  )
}
