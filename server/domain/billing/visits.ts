import type { Context } from '../context'

/** Counts that a page with prices was opened: a day and a page, without who. */
export async function visitBilling(ctx: Context, page: 'subscriptions' | 'credits' | 'upsell'): Promise<void> {
  await ctx.db.query(
    `insert into billing_visits as v (day, page, visits) values ($1, $2, 1) on conflict (day, page) do update set visits = v.visits + 1`,
    [ctx.now().toISOString().slice(0, 10), page],
  )
}
