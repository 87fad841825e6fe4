import type { Db } from '@/server/db/client'
import type { MoveDate } from '@/server/providers/payment/port'
import type { Context } from '../context'
import { lockBuyer, lockOrder, type Order } from './orders'
import { settleOrder, type Settled } from './settle-order'

type When = Date | string
type Dates<Name extends string> = Record<Name, When | null>

/** Moves the dates of the rows that `which` names; the words of the statements are ours. */
async function moveRows<Name extends string>(
  tx: Db, { table, which, columns }: { table: string; which: string; columns: readonly Name[] }, params: unknown[], move: MoveDate,
): Promise<void> {
  const rows = await tx.query<{ id: number | string } & Dates<Name>>(`select id, ${columns.join(', ')} from ${table} where ${which} for update`, params)
  const sets = columns.map((column, n) => `${column} = $${n + 2}`).join(', ')
  for (const row of rows) {
    const dates = columns.map((column) => (row[column] === null ? null : move(new Date(row[column]))))
    await tx.query(`update ${table} set ${sets} where id = $1`, [row.id, ...dates])
  }
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/**
 * A month's credits are named by the day the month begins (settle-order.ts). The day moves, so the name does, in the lot and
 * in its lines: oldest first, since a month may come to lie where the one before it lay.
 */
async function moveMonths(tx: Db, user_id: number, sale_id: string, started_at: Date, move: MoveDate): Promise<void> {
  const prefix = `${sale_id}:`
  const lots = await tx.query<{ id: number; key: string; expires_at: When | null }>(
    `select id, key, expires_at from credit_lots where user_id = $1 and source = 'monthly' and starts_with(key, $2) order by key for update`,
    [user_id, prefix],
  )
  for (const { id, key, expires_at } of lots) {
    // The begin of a month has the first payment's time of the day.
    const begins = new Date(`${key.slice(prefix.length)}T${started_at.toISOString().slice(11)}`)
    const moved = `${prefix}${dayOf(move(begins))}`
    await tx.query('update credit_lots set key = $2, expires_at = $3 where id = $1', [id, moved, expires_at && move(new Date(expires_at))])
    await tx.query(`update ledger_entries set key = 'monthly:' || $3 where user_id = $1 and key = 'monthly:' || $2`, [user_id, key, moved])
  }
  await tx.query(
    'update credit_accounts set next_expiry = (select min(expires_at) from credit_lots where user_id = $1 and live) where user_id = $1', [user_id])
}

/**
 * The clock of one test sale goes on: since ours does not, the sale's past goes back, with everything that hangs on it: order,
 * facts, subscription and its months of credits. Nothing else of the person moves. Belongs into the transaction in which the
 * processor moves its own past; the caller announces the answer after the commit. Throws for an order that is no test.
 */
export async function shiftTestTime(ctx: Context, tx: Db, { id, user_id }: Pick<Order, 'id' | 'user_id'>, move: MoveDate): Promise<Settled> {
  await lockBuyer(tx, user_id)
  const order = await lockOrder(tx, id)
  if (!order.test) throw new Error('Only the time of test sales can be moved')
  await tx.query('select 1 from credit_accounts where user_id = $1 for update', [user_id])
  const [subscription] = await tx.query<{ sale_id: string; started_at: When }>(
    'select sale_id, started_at from subscriptions where order_id = $1 and test', [id])
  if (subscription) await moveMonths(tx, user_id, subscription.sale_id, new Date(subscription.started_at), move)
  await moveRows(tx, { table: 'billing_orders', which: 'id = $1 and test', columns: ['created_at', 'changed_at'] }, [id], move)
  await moveRows(tx, { table: 'payment_facts', which: 'order_id = $1 and test', columns: ['occurred_at', 'paid_until', 'received_at'] }, [id], move)
  await moveRows(tx, {
    table: 'subscriptions', which: 'order_id = $1 and test',
    columns: [
      'started_at', 'paid_until', 'renews_at', 'price_held_until', 'cancelled_at', 'cancel_wanted_at', 'cancel_told_at', 'resume_wanted_at',
      'next_tell_at', 'next_grant_at', 'reminded_for', 'ended_at',
    ],
  }, [id], move)
  return settleOrder(ctx, tx, order)
}
