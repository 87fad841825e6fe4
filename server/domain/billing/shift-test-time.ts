import type { Db } from '@/server/db/client'
import type { MoveDate } from '@/server/providers/payment/port'
import type { Context } from '../context'
import { lockBuyer, lockOrder, type Order } from './orders'
import { settleOrder, type Settled } from './settle-order'

type Dates<Name extends string> = Record<Name, Date | null>

/** Moves the dates of the rows that `which` names; `which` is never user input. */
async function moveRows<Name extends string>(
  tx: Db,
  { table, which, columns }: { table: string; which: string; columns: readonly Name[] },
  params: unknown[],
  move: MoveDate,
): Promise<void> {
  const rows = await tx.query<{ id: number | string } & Dates<Name>>(
    `select id, ${columns.join(', ')} from ${table} where ${which} for update`,
    params,
  )
  const sets = columns.map((column, n) => `${column} = $${n + 2}`).join(', ')
  for (const row of rows) {
    const dates = columns.map((column) => row[column] && move(row[column]))
    await tx.query(`update ${table} set ${sets} where id = $1`, [row.id, ...dates])
  }
}

/** A sale's months of credits end where its payments do; by which payment they are named stays. */
async function moveMonths(tx: Db, user_id: number, order_id: string, move: MoveDate): Promise<void> {
  const lots = await tx.query<{ id: number; expires_at: Date }>(
    `select l.id, l.expires_at from credit_lots l join payment_facts f on f.order_id = $2 and f.test and starts_with(l.key, f.event_key || ':')
      where l.user_id = $1 and l.source = 'monthly' for update of l`,
    [user_id, order_id],
  )
  for (const { id, expires_at } of lots)
    await tx.query('update credit_lots set expires_at = $2 where id = $1', [id, move(new Date(expires_at))])
  await tx.query(
    'update credit_accounts set next_expiry = (select min(expires_at) from credit_lots where user_id = $1 and live) where user_id = $1',
    [user_id],
  )
}

/**
 * Advances the clock of one test sale. The server's clock cannot move, so the sale's dates move back, with all that belongs to it: order,
 * facts, subscription and its months of credits. Nothing else of the person moves. Belongs into the transaction in which the
 * processor moves its own past; the caller announces the answer after the commit. Throws for an order that is no test.
 */
export async function shiftTestTime(
  ctx: Context,
  tx: Db,
  { id, user_id }: Pick<Order, 'id' | 'user_id'>,
  move: MoveDate,
): Promise<Settled> {
  await lockBuyer(tx, user_id)
  const order = await lockOrder(tx, id)
  if (!order.test) throw new Error('Only the time of test sales can be moved')
  await tx.query('select 1 from credit_accounts where user_id = $1 for update', [user_id])
  await moveMonths(tx, user_id, id, move)
  await moveRows(tx, { table: 'billing_orders', which: 'id = $1 and test', columns: ['created_at', 'changed_at'] }, [id], move)
  await moveRows(
    tx,
    { table: 'payment_facts', which: 'order_id = $1 and test', columns: ['occurred_at', 'paid_until', 'received_at'] },
    [id],
    move,
  )
  await moveRows(
    tx,
    {
      table: 'subscriptions',
      which: 'order_id = $1 and test',
      columns: [
        'started_at',
        'paid_until',
        'renews_at',
        'price_held_until',
        'cancelled_at',
        'cancel_wanted_at',
        'cancel_told_at',
        'resume_wanted_at',
        'next_tell_at',
        'next_grant_at',
        'reminded_for',
        'ended_at',
      ],
    },
    [id],
    move,
  )
  return settleOrder(ctx, tx, order)
}
