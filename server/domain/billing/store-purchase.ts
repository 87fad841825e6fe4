import { randomUUID } from 'node:crypto'
import type { StoreName } from '@/contracts/billing'
import { priceIdOf, STORE_PRODUCTS } from '@/contracts/store-products'
import { ProviderError } from '@/server/providers/errors'
import type { PaymentFact, StoreProvider } from '@/server/providers/payment/port'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { hitLimit } from '../rate-limit'
import { findOffer } from './catalogue'
import { ingestFacts } from './ingest'
import { isOpen, makeOrder, ORDERS_AN_HOUR } from './make-order'
import { isPayment, type Order } from './orders'
import { storeOf } from './processors'
import { stateNow, subscriptionsOf } from './subscription-rows'

/** A restore hands over everything a person has bought; more is no restore. */
const CLAIMS_AN_HOUR = { most: 300, seconds: 3600 }

const closed = () => new AppError('BILLING_CLOSED', 'Purchases aren’t available here. You weren’t charged.')

/** What a store sells for us; empty while it is not connected. */
export const listStoreProducts = (ctx: Context, store: StoreName) => ({
  data: storeOf(ctx, store) ? [...STORE_PRODUCTS].map(([price_id, product]) => ({ price_id, product })) : [],
})

/** The store's number of the newest plan of this store that still lasts and is not the ordered one: the same one is just bought again. */
async function otherPlan(ctx: Context, { user_id, provider, price_id }: Order): Promise<string | undefined> {
  const now = ctx.now()
  return (await subscriptionsOf(ctx.db, user_id, now))
    .filter((row) => row.provider === provider && row.price_id !== price_id && stateNow(row, now) !== 'ended')
    .toSorted((a, b) => b.started_at.getTime() - a.started_at.getTime())[0]?.sale_id
}

/**
 * Makes an order, once a key, which the store of the app charges. Its id goes to the store as the account of the purchase: it comes
 * back signed in everything the store reports, and leads to the person. Nothing is charged or granted by this. Throws as
 * purchasePackage does. `replaces`: the other plan that the new one takes the place of, by the store's own number.
 */
export async function orderInStore(
  ctx: Context,
  caller: Caller,
  { store, price_id, idempotency_key, client }: { store: StoreName; price_id: number; idempotency_key: string | null; client: string },
): Promise<{ account: string; product: string; replaces?: string }> {
  const provider = storeOf(ctx, store)
  if (!provider) throw closed()
  const product = STORE_PRODUCTS.get(price_id)
  if (!product || !findOffer(price_id, ctx.now())) throw notFound('Package')
  await hitLimit(ctx, { key: `orders:user:${caller.user_id}`, ...ORDERS_AN_HOUR })
  const { order } = await makeOrder(ctx, provider, caller, { price_id, client }, idempotency_key ?? randomUUID())
  if (!isOpen(order) || order.provider !== store) throw new AppError('CONFLICT', 'This order is over. Start the purchase again.')
  const replaces = order.kind === 'plan' ? await otherPlan(ctx, order) : undefined
  return { account: order.id, product, ...(replaces ? { replaces } : {}) }
}

async function readProof(store: StoreProvider, proof: { product: string; token: string }): Promise<PaymentFact[]> {
  try {
    return await store.readProof(proof)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    if (error.kind === 'rejected')
      throw new AppError('INVALID_INPUT', 'The store doesn’t confirm this purchase. Nothing was added.', { field: 'token' })
    throw new AppError('PROVIDER_UNAVAILABLE', 'We couldn’t reach the store. Your purchase is safe and will be added soon.')
  }
}

type Claim = { state: 'granted' | 'waiting' | 'held' | 'elsewhere'; consume: boolean }

/**
 * Takes in what the app says was bought. Who hands it over does not matter: it is granted to the account of its order, once, and the
 * store's own notification of it is the same fact. Throws BILLING_CLOSED, INVALID_INPUT, PROVIDER_UNAVAILABLE, RATE_LIMITED.
 */
export async function claimStorePurchase(
  ctx: Context,
  { user_id }: Caller,
  { store, product, token }: { store: StoreName; product: string; token: string },
): Promise<Claim> {
  const provider = storeOf(ctx, store)
  if (!provider) throw closed()
  await hitLimit(ctx, { key: `claims:user:${user_id}`, ...CLAIMS_AN_HOUR })
  const facts = await readProof(provider, { product, token })
  const price_id = priceIdOf(product)
  const consume = price_id !== null && findOffer(price_id, ctx.now())?.kind === 'pack'
  if (facts.length === 0) return { state: 'waiting', consume }
  await ingestFacts(ctx, facts, store)
  const rows = await ctx.db.query<{ state: string; user_id: number | null }>(
    `select f.state, o.user_id from payment_facts f left join billing_orders o on o.id = f.order_id
      where f.provider = $1 and f.event_key = any($2::text[])`,
    // What else a purchase means (an older plan is over) is no part of what was bought.
    [store, facts.filter(isPayment).map(({ event_key }) => event_key)],
  )
  if (rows.some(({ state }) => state !== 'counted')) return { state: 'held', consume }
  return { state: rows.every((row) => row.user_id === user_id) ? 'granted' : 'elsewhere', consume }
}
