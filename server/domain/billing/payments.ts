import { createHash } from 'node:crypto'
import type { Payment } from '@/contracts/billing'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { foldFacts } from './fold'
import { countedFacts, ordersOf, type Order, type StoredFact } from './orders'

/** A renewal's name: it stays the same whatever comes in later, and reveals nothing. */
const renewalId = (order: Order, key: string) => `${order.id}.${createHash('sha256').update(key).digest('hex').slice(0, 12)}`

function present(order: Order, facts: StoredFact[]): Payment[] {
  const { payments } = foldFacts(order, facts)
  const shared = { package_id: order.price_id, kind: order.kind, currency: order.currency, credits: order.credits, test: order.test }
  const [first, ...more] = payments
  const whole: Payment = {
    ...shared,
    id: order.id,
    amount_cents: order.amount_cents,
    refunded_cents: first?.reversed_cents ?? 0,
    state: order.state,
    renewal: first?.renewal ?? false,
    created_at: new Date(first?.paid_at ?? order.created_at).toISOString(),
  }
  return [
    whole,
    ...more.map((payment): Payment => ({
      ...shared,
      id: renewalId(order, payment.key),
      amount_cents: payment.amount_cents,
      refunded_cents: payment.reversed_cents,
      state: payment.state,
      renewal: payment.renewal,
      created_at: payment.paid_at.toISOString(),
    })),
  ]
}

/** Purchases and renewals, newest first; a person has few enough of them to be folded at once. `cursor` is the last id seen. */
export async function listPayments(
  ctx: Context,
  { user_id }: Caller,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<{ data: Payment[]; count: number; next_cursor: string | null }> {
  const orders = await ordersOf(ctx.db, user_id)
  const facts = Map.groupBy(
    await countedFacts(
      ctx.db,
      orders.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  )
  const all = orders
    .flatMap((order) => present(order, facts.get(order.id) ?? []))
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at) || (a.id < b.id ? 1 : -1))
  const from = cursor === undefined ? 0 : all.findIndex(({ id }) => id === cursor) + 1
  if (cursor !== undefined && from === 0) throw new AppError('INVALID_INPUT', 'This cursor isn’t valid.')
  const data = all.slice(from, from + limit)
  return { data, count: data.length, next_cursor: from + limit < all.length ? data.at(-1)!.id : null }
}
