import type { PaymentFact } from '@/server/providers/payment/port'
import type { Db } from '@/server/db/client'
import { findOffer } from './catalogue'
import { orderOfKey, type Order } from './orders'

/**
 * The order a store's fact belongs to: the one it names, or, where the person has moved to another plan in the store's own settings,
 * the order of that plan, made here. The answer is the same whichever fact of the plan comes first. The caller has locked the buyer.
 */
export async function orderOfOffer(
  tx: Db,
  named: Order,
  { price_id, amount_cents }: NonNullable<PaymentFact['offer']>,
  now: Date,
): Promise<Order> {
  if (named.price_id === price_id || named.kind !== 'plan') return named
  const offer = findOffer(price_id, now)
  if (offer?.kind !== 'plan') return named
  const client_key = `moved:${named.id}:${price_id}`
  await tx.query(
    `insert into billing_orders (user_id, client_key, price_id, kind, amount_cents, currency, credits, months, provider, test, consent_id, created_at, changed_at)
     values ($1, $2, $3, 'plan', $4, $5, null, $6, $7, $8, null, $9, $9) on conflict (user_id, client_key) do nothing`,
    [named.user_id, client_key, price_id, amount_cents, named.currency, offer.months, named.provider, named.test, now],
  )
  return (await orderOfKey(tx, named.user_id, client_key)) ?? named
}
