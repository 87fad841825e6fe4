import { createHash } from 'node:crypto'
import type { PaymentFact } from '@/server/providers/payment/port'
import type { Db } from '@/server/db/client'
import { findOffer } from './catalogue'
import { orderOfKey, type Order } from './orders'

/**
 * The order a store's fact belongs to: the one it names, or, where the person has moved to another plan or subscribed again in the
 * store's own settings, an order of that plan or sale, made here. The answer is the same whichever fact of it comes first. The caller
 * has locked the buyer.
 */
export async function orderOfOffer(
  tx: Db,
  named: Order,
  { offer, own_order, sale_id }: Pick<PaymentFact, 'offer' | 'own_order' | 'sale_id'>,
  now: Date,
): Promise<Order> {
  const own_sale = own_order ? sale_id : null
  if (!offer || named.kind !== 'plan' || (named.price_id === offer.price_id && own_sale === null)) return named
  const { price_id, amount_cents } = offer
  const plan = findOffer(price_id, now)
  if (plan?.kind !== 'plan') return named
  const client_key = `moved:${named.id}:${own_sale === null ? price_id : createHash('sha256').update(own_sale).digest('hex').slice(0, 32)}`
  await tx.query(
    `insert into billing_orders (user_id, client_key, price_id, kind, amount_cents, currency, credits, months, provider, test, consent_id, created_at, changed_at)
     values ($1, $2, $3, 'plan', $4, $5, null, $6, $7, $8, null, $9, $9) on conflict (user_id, client_key) do nothing`,
    [named.user_id, client_key, price_id, amount_cents, named.currency, plan.months, named.provider, named.test, now],
  )
  return (await orderOfKey(tx, named.user_id, client_key)) ?? named
}
