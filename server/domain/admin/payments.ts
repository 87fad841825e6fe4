import type { AdminPayments } from '@/contracts/admin'
import { countMonths, listOpenMatters } from '../billing/open-matters'
import type { Context } from '../context'
import { AppError } from '../errors'

const LISTED = 100

/** Open payment issues, months, and the newest orders and webhooks. */
export async function readPayments(ctx: Context): Promise<AdminPayments> {
  const orders = await ctx.db.query<Omit<AdminPayments['orders'][number], 'created_at'> & { created_at: Date }>(
    'select id, user_id, amount_cents, currency, state, test, created_at from billing_orders order by created_at desc limit $1',
    [LISTED],
  )
  const facts = await ctx.db.query<Omit<AdminPayments['facts'][number], 'received_at'> & { received_at: Date }>(
    'select id, kind, state, amount_cents, problem, received_at from payment_facts order by id desc limit $1',
    [LISTED],
  )
  const matters = (await listOpenMatters(ctx)).map(({ reference, since, what, ours, theirs, order_id, amount_cents }) => ({
    reference,
    since: since.toISOString(),
    what,
    ours,
    theirs,
    order_id,
    amount_cents,
  }))
  return {
    matters,
    months: await countMonths(ctx),
    orders: orders.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    facts: facts.map((row) => ({ ...row, received_at: row.received_at.toISOString() })),
  }
}

/** Has a webhook that waits for its sale, or for the processor's word, tried again within a minute. Throws CONFLICT for others. */
export async function replayFact(ctx: Context, id: number): Promise<void> {
  const rows = await ctx.db.query(
    `update payment_facts set next_try_at = $2 where id = $1 and state in ('waiting', 'provisional') returning id`,
    [id, ctx.now()],
  )
  if (rows.length === 0) throw new AppError('CONFLICT', 'Only a webhook that waits can be tried again.')
}
