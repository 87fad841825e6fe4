import type { Locale } from '@/contracts/locales'
import { randomUUID } from 'node:crypto'
import { CURRENCY } from '@/contracts/billing'
import { ProviderError } from '@/server/providers/errors'
import type { PaymentProvider } from '@/server/providers/payment/port'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { hitLimit } from '../rate-limit'
import { findOffer } from './catalogue'
import { isOpen, makeOrder, ORDERS_AN_HOUR, type Person } from './make-order'
import type { Order } from './orders'
import { ownAddress } from './own-address'

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
  /** The language in which the terms of renewal were shown. */
  locale?: Locale
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
  if (caller.app_mode === 'crush:sfw' && caller.closed_by === null) throw soldByTheStore()
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
