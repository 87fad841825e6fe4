import type { Context } from '../context'
import { follow } from './ingest'
import type { Order } from './orders'
import { settleOrder } from './settle-order'
import { LAPSED_DAYS } from './subscription-rows'

/** A payment page that nobody paid on is forgotten after a day. A payment that comes later still counts. */
const ORDER_HOURS = 24

/**
 * Settles orders in turn, each in a transaction of its own; one that fails does not stop the others. The next run is a
 * minute away.
 */
async function settleEach(ctx: Context, orders: Pick<Order, 'id' | 'user_id'>[]): Promise<void> {
  for (const order of orders) {
    try {
      follow(ctx, await ctx.db.transaction((tx) => settleOrder(ctx, tx, order)))
    } catch (error) {
      ctx.log.error({ order: order.id, error: (error as Error).name }, 'order not settled')
    }
  }
}

/** Gives the credits of months that have begun. Run each minute; annual plans have months too. */
export async function grantMonthly(ctx: Context): Promise<void> {
  await settleEach(
    ctx,
    await ctx.db.query<Pick<Order, 'id' | 'user_id'>>(
      'select order_id as id, user_id from subscriptions where next_grant_at <= $1 order by next_grant_at limit 500',
      [ctx.now()],
    ),
  )
}

/** Writes down that paid time has run out, so that open pages hear of it within the minute. */
export async function endLapsed(ctx: Context): Promise<void> {
  await settleEach(
    ctx,
    await ctx.db.query<Pick<Order, 'id' | 'user_id'>>(
      `select order_id as id, user_id from subscriptions
      where state <> 'ended' and paid_until <= $1
        and (changed_at < paid_until or state = 'cancelled' or paid_until <= $1::timestamptz - make_interval(days => $2))
      order by paid_until limit 500`,
      [ctx.now(), LAPSED_DAYS],
    ),
  )
}

export async function expireOrders(ctx: Context): Promise<void> {
  await ctx.db.query(
    `update billing_orders set state = 'expired', changed_at = $1
      where state in ('pending', 'declined') and created_at < $1::timestamptz - make_interval(hours => $2)`,
    [ctx.now(), ORDER_HOURS],
  )
}
