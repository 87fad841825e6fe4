import { readId, readOrderId, refused, withDigest } from '../fields'
import type { PaymentFact } from '../port'
import { offerOf } from '../store-fields'
import type { Notification, Renewal, Transaction } from './verify'

type Kind = PaymentFact['kind']
type Meaning = Kind | 'payment' | 'failed renewal' | null

/** A whole refund in the store's unit, a thousandth of a percent. */
const WHOLE = 100_000
/** The subscription is over: refunded by the store, or revoked. */
const REVOKED = 5

/**
 * What each notification stands for. Null: it means nothing to us, for the reason given with it. What is missing here is `unknown`,
 * and waits for a person: among them a refund that was reversed, and a parent's consent that was withdrawn.
 */
const MEANINGS: Record<string, Meaning | Record<string, Meaning>> = {
  SUBSCRIBED: 'payment',
  DID_RENEW: 'payment',
  ONE_TIME_CHARGE: 'payment',
  DID_CHANGE_RENEWAL_STATUS: { AUTO_RENEW_DISABLED: 'cancel', AUTO_RENEW_ENABLED: 'uncancel' },
  // An upgrade is paid at once; a downgrade begins with the next renewal, which names its product.
  DID_CHANGE_RENEWAL_PREF: { UPGRADE: 'payment', DOWNGRADE: null, '': null },
  DID_FAIL_TO_RENEW: 'failed renewal',
  // The end of the grace period was reported when it began.
  GRACE_PERIOD_EXPIRED: null,
  EXPIRED: 'expiry',
  REFUND: 'refund',
  REVOKE: 'refund',
  RENEWAL_EXTENDED: 'date_change',
  // A summary; each subscription sends its own RENEWAL_EXTENDED.
  RENEWAL_EXTENSION: null,
  // The store asks for consent itself, and our own price stays.
  PRICE_INCREASE: null,
  PRICE_CHANGE: null,
  REFUND_DECLINED: null,
  // We report no usage to the store.
  CONSUMPTION_REQUEST: null,
  TEST: null,
}

function meaningOf({ notificationType = '', subtype = '' }: Notification): Meaning {
  const meaning = Object.hasOwn(MEANINGS, notificationType) ? MEANINGS[notificationType] : 'unknown'
  if (meaning === null || typeof meaning === 'string') return meaning
  return meaning && Object.hasOwn(meaning, subtype) ? (meaning[subtype] ?? null) : 'unknown'
}

const moment = (ms: number | undefined): Date | null => (ms === undefined ? null : new Date(ms))

function firstBought({ originalPurchaseDate, purchaseDate }: Transaction): Date {
  const date = moment(originalPurchaseDate ?? purchaseDate)
  if (!date) throw refused('it has no date')
  return date
}

function rawOf(transaction: Transaction, notification: Notification | null): Record<string, string> {
  const { productId, transactionReason, currency, price, storefront, environment } = transaction
  const told = {
    event: notification?.notificationType,
    subtype: notification?.subtype,
    product: productId,
    paid_as: transactionReason,
    currency,
    price: price?.toString(),
    storefront,
    environment,
  }
  return Object.fromEntries(Object.entries(told).filter((entry): entry is [string, string] => /^[\w.-]{1,64}$/.test(entry[1] ?? '')))
}

/** The fields that all facts of a transaction share. */
function commonOf(transaction: Transaction, notification: Notification | null, test: boolean) {
  const sale_id = readId(transaction.originalTransactionId)
  if (!sale_id) throw refused('it names no sale')
  return {
    order_id: readOrderId(transaction.appAccountToken),
    sale_id,
    transaction_id: null,
    parent_id: null,
    amount_cents: null,
    currency: null,
    paid_until: null,
    terminates: false,
    proven: true,
    test,
    raw: rawOf(transaction, notification),
    offer: offerOf(transaction.productId, firstBought(transaction)),
  }
}

/**
 * A payment, under the same key whether the app hands it over or the store reports it. Several at once, and what was bought with an
 * offer, is not what we sell: it has no amount, so that it fits no order and waits for a person.
 */
export function paymentFact(transaction: Transaction, notification: Notification | null, test: boolean): PaymentFact {
  const { quantity = 1, offerType, transactionReason, purchaseDate, expiresDate } = transaction
  const common = commonOf(transaction, notification, test)
  const transaction_id = readId(transaction.transactionId)
  if (!transaction_id) throw refused('it has no number')
  const ours = quantity === 1 && offerType === undefined
  return withDigest({
    ...common,
    kind: transactionReason === 'RENEWAL' ? 'rebill' : 'initial',
    event_key: `payment:${transaction_id}`,
    transaction_id,
    amount_cents: (ours && common.offer?.amount_cents) || null,
    currency: 'USD',
    occurred_at: moment(purchaseDate) ?? firstBought(transaction),
    paid_until: moment(expiresDate),
  })
}

function refundFact(transaction: Transaction, notification: Notification, test: boolean): PaymentFact {
  const common = commonOf(transaction, notification, test)
  const { transactionId, revocationDate, revocationPercentage: part = WHOLE } = transaction
  const parent_id = readId(transactionId)
  const amount = common.offer?.amount_cents ?? null
  return withDigest({
    ...common,
    kind: 'refund',
    event_key: `refund:${parent_id}`,
    parent_id,
    amount_cents: amount === null || part >= WHOLE ? amount : Math.round((amount * part) / WHOLE),
    currency: 'USD',
    occurred_at: moment(revocationDate) ?? firstBought(transaction),
    terminates: notification.data?.status === REVOKED,
  })
}

/** The facts of a notification; `renewal` is its own. Throws ProviderError for what cannot be read. */
export function factsOf(
  notification: Notification,
  transaction: Transaction | null,
  renewal: Renewal | null,
  test: boolean,
): PaymentFact[] {
  const meaning = meaningOf(notification)
  const { notificationUUID = '', signedDate } = notification
  if (meaning === null) return []
  if (!transaction) {
    if (meaning !== 'unknown') throw refused('it has no transaction')
    return [unknown(notification, {}, test)]
  }
  // Family sharing: another member paid.
  if (transaction.inAppOwnershipType === 'FAMILY_SHARED') return []
  if (meaning === 'payment') return [paymentFact(transaction, notification, test)]
  if (meaning === 'refund') return [refundFact(transaction, notification, test)]
  const common = commonOf(transaction, notification, test)
  if (meaning === 'unknown') return [unknown(notification, common, test)]
  const told_at = moment(signedDate) ?? firstBought(transaction)
  const event = (kind: Kind, more: Partial<PaymentFact> = {}) =>
    withDigest({ ...common, kind, event_key: `${kind}:${notificationUUID}`, occurred_at: told_at, ...more })
  const ends = moment(transaction.expiresDate)
  if (meaning === 'failed renewal') {
    const grace = moment(renewal?.gracePeriodExpiresDate)
    return [event('rebill_declined'), ...(grace ? [event('date_change', { paid_until: grace })] : [])]
  }
  if (meaning === 'expiry') return [event('expiry', { occurred_at: ends && ends < told_at ? ends : told_at })]
  return [event(meaning, { paid_until: ends })]
}

function unknown(notification: Notification, common: Partial<PaymentFact>, test: boolean): PaymentFact {
  return withDigest({
    order_id: null,
    sale_id: null,
    transaction_id: null,
    parent_id: null,
    amount_cents: null,
    currency: null,
    paid_until: null,
    terminates: false,
    proven: true,
    raw: {},
    ...common,
    kind: 'unknown',
    event_key: `unknown:${notification.notificationUUID}`,
    occurred_at: moment(notification.signedDate) ?? new Date(0),
    test,
  })
}
