import { createHash, randomUUID } from 'node:crypto'
import { CURRENCY, RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import { renewalTerms } from '@/contracts/renewal-terms'
import type { Db } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import type { PaymentProvider } from '@/server/providers/payment/port'
import { ageHold } from '../account/age-hold'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { hitLimit } from '../rate-limit'
import { findOffer, type Offer } from './catalogue'
import { requirePurchaseWithinLimit } from './limits'
import { lockBuyer, orderOfKey, type Order } from './orders'
import { ownAddress } from './own-address'
import { renews, subscriptionsOf } from './subscription-rows'

/** So many orders an hour are no shopping any more. */
const ORDERS_AN_HOUR = { most: 60, seconds: 3600 }

/** The stores of the phones allow no other way to pay in their apps, nor its address. */
const soldByTheStore = () => new AppError('FORBIDDEN', 'This can’t be bought in the app. You weren’t charged.')

export type Purchase = {
  price_id: number
  saved_method: boolean
  redirect_url: string
  cancel_url: string
  renewal_terms?: number
  shown_cents?: number
  idempotency_key: string | null
  client: string
}
type Person = { uuid: string; email: string; purchases_frozen_at: Date | null; age_hold_at: Date | null }

/** Stores the sentence that was agreed to, exactly as it was shown next to the box. */
async function storeConsent(
  ctx: Context,
  tx: Db,
  { period_days }: PaymentProvider,
  user_id: number,
  offer: Offer & { kind: 'plan' },
  client: string,
): Promise<number> {
  const text = renewalTerms({
    version: RENEWAL_TERMS_VERSION,
    amount_cents: offer.amount_cents,
    months: offer.months,
    period_days,
    now: ctx.now(),
  })
  const [row] = await tx.query<{ id: number }>(
    'insert into renewal_consents (user_id, version, text, hash, client, created_at) values ($1, $2, $3, $4, $5, $6) returning id',
    [user_id, RENEWAL_TERMS_VERSION, text, createHash('sha256').update(text).digest('hex'), client, ctx.now()],
  )
  return row!.id
}

async function insertOrder(
  ctx: Context,
  tx: Db,
  payment: PaymentProvider,
  user_id: number,
  offer: Offer,
  client_key: string,
  consent_id: number | null,
) {
  const [row] = await tx.query<{ id: string }>(
    `insert into billing_orders (user_id, client_key, price_id, kind, amount_cents, currency, credits, months, provider, test, consent_id, created_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) returning id`,
    [
      user_id,
      client_key,
      offer.price_id,
      offer.kind,
      offer.amount_cents,
      CURRENCY,
      offer.credits,
      offer.months,
      payment.name,
      payment.test,
      consent_id,
      ctx.now(),
    ],
  )
  return row!.id
}

const isOpen = ({ state }: Order) => state === 'pending' || state === 'declined'

/** The order of this key, made if it is new. Everything that refuses a purchase refuses it here, before money is spoken of. */
async function makeOrder(
  ctx: Context,
  payment: PaymentProvider,
  caller: Caller,
  purchase: Purchase,
  client_key: string,
): Promise<{ order: Order; person: Person }> {
  const { user_id } = caller
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    await lockBuyer(tx, user_id)
    const [person] = await tx.query<Person>(
      'select uuid, email, purchases_frozen_at, age_hold_at from users where id = $1 and disabled_at is null',
      [user_id],
    )
    if (!person) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
    const known = await orderOfKey(tx, user_id, client_key)
    if (known) {
      if (known.price_id !== purchase.price_id) throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another purchase.')
      if (!isOpen(known)) return { order: known, person }
    }
    const own = await subscriptionsOf(tx, user_id, now)
    const offer = findOffer(purchase.price_id, now, own)
    if (!offer) throw notFound('Package')
    // A page that stayed open over a change of price; a lower one is nobody's loss.
    if (purchase.shown_cents !== undefined && offer.amount_cents > purchase.shown_cents) {
      throw new AppError('CONFLICT', 'The price changed since you opened this page. You weren’t charged. Reload the page to see it.')
    }
    if (person.age_hold_at !== null) throw ageHold()
    if (person.purchases_frozen_at !== null) {
      throw new AppError('PURCHASES_FROZEN', 'Purchases are paused for this account. You weren’t charged. Contact support.')
    }
    if (offer.kind === 'plan' && own.some((row) => renews(row, now))) {
      throw new AppError('ALREADY_SUBSCRIBED', 'You already have Premium, and it renews. You weren’t charged.')
    }
    // The page of an order that was made before is not opened again for what is no longer sold to this person.
    if (known) return { order: known, person }
    if (offer.kind === 'plan') {
      if (purchase.renewal_terms !== RENEWAL_TERMS_VERSION) {
        throw new AppError('RENEWAL_CONSENT_REQUIRED', 'Check the box to agree to automatic renewal. You weren’t charged.', {
          field: 'renewal_terms',
          version: RENEWAL_TERMS_VERSION,
        })
      }
    }
    await requirePurchaseWithinLimit(ctx, tx, user_id, offer.amount_cents)
    const consent_id = offer.kind === 'plan' ? await storeConsent(ctx, tx, payment, user_id, offer, purchase.client) : null
    await insertOrder(ctx, tx, payment, user_id, offer, client_key, consent_id)
    return { order: (await orderOfKey(tx, user_id, client_key))!, person }
  })
}

/** Asks the processor for its page, outside of any transaction, and keeps the first address that came. */
async function openCheckout(
  ctx: Context,
  payment: PaymentProvider,
  order: Order,
  person: Person,
  purchase: Purchase,
): Promise<string | null> {
  const landing = { user_uuid: person.uuid, package_id: order.price_id, amount_cents: order.amount_cents }
  const { origin, brand } = ctx.settings
  try {
    const { url } = await payment.createCheckout({
      order_id: order.id,
      amount_cents: order.amount_cents,
      currency: CURRENCY,
      email: person.email,
      months: order.months,
      description: order.kind === 'plan' ? `${brand} Premium` : `${brand}: ${order.credits} credits`,
      redirect_url: ownAddress(origin, purchase.redirect_url, landing),
      cancel_url: ownAddress(origin, purchase.cancel_url, landing),
      saved_method: purchase.saved_method,
    })
    const [row] = await ctx.db.query<{ checkout_url: string }>(
      'update billing_orders set checkout_url = coalesce(checkout_url, $2) where id = $1 returning checkout_url',
      [order.id, url],
    )
    return row?.checkout_url ?? null
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    ctx.log.error({ order: order.id, provider: payment.name, kind: error.kind }, 'payment page not opened')
    throw new AppError('PROVIDER_UNAVAILABLE', 'We couldn’t open the payment page. You weren’t charged. Try again in a minute.')
  }
}

/**
 * Makes an order, once a key, and answers where to pay for it; null where the order needs no paying any more. Nothing is
 * charged or granted by this. Throws BILLING_CLOSED, NOT_FOUND, INVALID_INPUT, PURCHASES_FROZEN, ALREADY_SUBSCRIBED,
 * RENEWAL_CONSENT_REQUIRED, SPENDING_LIMIT_REACHED, IDEMPOTENCY_KEY_REUSED, CONFLICT, PROVIDER_UNAVAILABLE.
 */
export async function purchasePackage(ctx: Context, caller: Caller, purchase: Purchase): Promise<{ url: string | null }> {
  const { payment } = ctx
  if (caller.app_mode === 'crush:sfw') throw soldByTheStore()
  if (!payment) throw new AppError('BILLING_CLOSED', 'Purchases aren’t available here. You weren’t charged.')
  if (!findOffer(purchase.price_id, ctx.now())) throw notFound('Package')
  const nobody = { user_uuid: '', package_id: 0, amount_cents: 0 }
  for (const address of [purchase.redirect_url, purchase.cancel_url]) ownAddress(ctx.settings.origin, address, nobody)
  await hitLimit(ctx, { key: `orders:user:${caller.user_id}`, ...ORDERS_AN_HOUR })
  const { order, person } = await makeOrder(ctx, payment, caller, purchase, purchase.idempotency_key ?? randomUUID())
  if (!isOpen(order)) return { url: null }
  if (order.checkout_url !== null) return { url: order.checkout_url }
  if (order.provider !== payment.name) throw new AppError('CONFLICT', 'This order belongs to another payment company. Order again.')
  return { url: await openCheckout(ctx, payment, order, person, purchase) }
}
