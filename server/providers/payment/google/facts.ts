import { readOrderId, refused, sha256, withDigest } from '../fields'
import type { PaymentFact } from '../port'
import { offerOf } from '../store-fields'
import type { ProductPurchase, SubscriptionPurchase } from './purchases'

type Kind = PaymentFact['kind']

/** A number of Play's: `GPA.1234-5678`, of the n-th renewal `GPA.1234-5678..n`. */
const ORDER = /^[\w.-]{1,100}$/
const RENEWAL = /\.\.\d+$/

export function readOrder(text: string | undefined): string {
  if (!text || !ORDER.test(text)) throw refused('its order cannot be read')
  return text
}

function readTime(text: string | undefined): Date {
  const time = new Date(text ?? '')
  if (Number.isNaN(time.getTime())) throw refused('a date cannot be read')
  return time
}

const NOTHING = {
  order_id: null,
  transaction_id: null,
  parent_id: null,
  amount_cents: null,
  currency: null,
  paid_until: null,
  terminates: false,
  proven: true,
} satisfies Partial<PaymentFact>

/** Keys are short; a purchase token is not. */
const keyOf = (kind: string, token: string, at: Date) => `${kind}:${sha256(token).slice(0, 32)}:${at.getTime()}`

/** The order a purchase names, or the one of the purchase that it continues. */
export const accountOf = ({ externalAccountIdentifiers, outOfAppPurchaseContext }: SubscriptionPurchase): string | undefined =>
  externalAccountIdentifiers?.obfuscatedExternalAccountId ??
  outOfAppPurchaseContext?.expiredExternalAccountIdentifiers?.obfuscatedExternalAccountId

/**
 * What every fact of a subscription says. One product at our terms is what we sell; everything else has no price of ours. `before`: the
 * order of the subscription that this one replaced. A purchase that names that order, or none, has an order of its own.
 */
export function ofSubscription(purchase: SubscriptionPurchase, token: string, before: string | undefined) {
  const [item, ...more] = purchase.lineItems
  const started_at = readTime(purchase.startTime)
  const plain = item !== undefined && more.length === 0 && !item.prepaidPlan && !item.offerDetails?.offerId
  const named = purchase.externalAccountIdentifiers?.obfuscatedExternalAccountId
  const account = accountOf(purchase) ?? before
  const continues = account !== undefined && (named === undefined || named === before)
  return {
    item,
    started_at,
    plain,
    linked: purchase.linkedPurchaseToken,
    fact: {
      ...NOTHING,
      order_id: readOrderId(account),
      ...(continues ? { own_order: true } : {}),
      sale_id: token,
      test: purchase.testPurchase !== undefined,
      offer: offerOf(item?.productId, started_at),
      raw: { product: item?.productId ?? '', state: purchase.subscriptionState },
    },
  }
}
type OfSubscription = ReturnType<typeof ofSubscription>

const payment = ({ plain, fact }: OfSubscription, kind: Kind, order: string, occurred_at: Date): PaymentFact =>
  withDigest({
    ...fact,
    kind,
    event_key: `payment:${order}`,
    transaction_id: order,
    amount_cents: (plain && fact.offer?.amount_cents) || null,
    currency: 'USD',
    occurred_at,
    // Play says how long it is paid now, not by this payment: months are counted from the first.
  })

/** The first payment, whenever it is read. */
export const firstPayment = (read: OfSubscription): PaymentFact =>
  payment(read, 'initial', readOrder(read.item?.latestSuccessfulOrderId).replace(RENEWAL, ''), read.started_at)

/** The newest renewal; null where only the first payment was made. */
export function newestRenewal(read: OfSubscription, at: Date): PaymentFact | null {
  const order = readOrder(read.item?.latestSuccessfulOrderId)
  return RENEWAL.test(order) ? payment(read, 'rebill', order, at) : null
}

/**
 * What a payment of a subscription that replaced another means besides: the other is over, and the time that was left of it is in
 * Play's own date, which is told until it is paid again.
 */
export function replacing(read: OfSubscription, payment: PaymentFact): PaymentFact[] {
  const { linked, item, fact, started_at } = read
  if (linked === undefined) return []
  const ended = withDigest({
    ...NOTHING,
    kind: 'expiry',
    event_key: `replaced:${sha256(linked).slice(0, 32)}`,
    sale_id: linked,
    occurred_at: started_at,
    test: fact.test,
    raw: { state: 'replaced' },
  })
  if (payment.transaction_id !== item?.latestSuccessfulOrderId) return [ended]
  const paid_until = readTime(item?.expiryTime)
  const event_key = `${keyOf('paid_until', fact.sale_id, payment.occurred_at)}:${paid_until.getTime()}`
  return [withDigest({ ...fact, kind: 'date_change', event_key, occurred_at: payment.occurred_at, paid_until }), ended]
}

/** `kind` at a moment; a date_change says until when it is paid now. */
export function change({ fact, item }: OfSubscription, kind: Kind, at: Date): PaymentFact {
  const paid_until = kind === 'date_change' || kind === 'cancel' || kind === 'uncancel' ? readTime(item?.expiryTime) : null
  return withDigest({ ...fact, kind, event_key: keyOf(kind, fact.sale_id, at), occurred_at: at, paid_until })
}

export function packPayment(purchase: ProductPurchase, product: string, token: string): PaymentFact {
  const order = readOrder(purchase.orderId)
  const bought_at = new Date(Number(purchase.purchaseTimeMillis))
  const offer = offerOf(product, bought_at)
  const plain = (purchase.quantity ?? 1) === 1 && (purchase.purchaseType === undefined || purchase.purchaseType === 0)
  return withDigest({
    ...NOTHING,
    kind: 'initial',
    event_key: `payment:${order}`,
    order_id: readOrderId(purchase.obfuscatedExternalAccountId),
    sale_id: token,
    transaction_id: order,
    amount_cents: (plain && offer?.amount_cents) || null,
    currency: 'USD',
    occurred_at: bought_at,
    test: purchase.purchaseType === 0,
    offer,
    raw: { product },
  })
}

/** Money that went back. It names no order of ours: the sale leads to it. */
export const takenBack = (kind: 'refund' | 'chargeback', order: string, token: string, at: Date, test: boolean): PaymentFact =>
  withDigest({
    ...NOTHING,
    kind,
    event_key: `${kind}:${order}`,
    sale_id: token,
    parent_id: order,
    occurred_at: at,
    terminates: kind === 'chargeback',
    test,
    raw: { order },
  })

export const unknownOf = (message: string, token: string | null, at: Date, test: boolean, event: string): PaymentFact =>
  withDigest({ ...NOTHING, kind: 'unknown', event_key: `unknown:${message}`, sale_id: token, occurred_at: at, test, raw: { event } })
