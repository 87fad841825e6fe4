import { BlockList, isIP } from 'node:net'
import {
  isSame,
  storedFields,
  readAuthentic,
  readCents,
  readForm,
  readId,
  readJson,
  readMoment,
  readOrderId,
  refused,
  unknownFact,
  withDigest,
  type Fields,
} from '../fields'
import type { Delivery, PaymentFact } from '../port'
import { CURRENCIES, md5 } from './checkout'

/** Where webhooks come from (ccbill.com/doc/webhooks-user-guide): .1 to .254 of four networks. */
const peers = new BlockList()
for (const net of ['64.38.212', '64.38.215', '64.38.240', '64.38.241']) peers.addRange(`${net}.1`, `${net}.254`)
const isPeer = (address: string) => isIP(address) !== 0 && peers.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** No names, addresses, passwords, cards; no free text either (`reason` is written by people). */
const STORED_FIELDS = [
  'eventType',
  'clientAccnum',
  'clientSubacc',
  'subscriptionId',
  'originalSubscriptionId',
  'transactionId',
  'timestamp',
  'X-orderId',
  'billedInitialPrice',
  'billedRecurringPrice',
  'billedCurrencyCode',
  'billedAmount',
  'initialPeriod',
  'recurringPeriod',
  'rebills',
  'renewalDate',
  'nextRenewalDate',
  'nextRetryDate',
  'amount',
  'currencyCode',
  'accountingAmount',
  'accountingCurrencyCode',
  'failureCode',
  'source',
  'paymentType',
] as const

/**
 * The zone of CCBill's times is not documented. When something happened is read as UTC, at worst some hours too early and
 * never in the future; how long is paid is read as Arizona's (−7, where it does business), so that nobody loses hours.
 */
const HAPPENED_ZONE = 0
const PAID_ZONE = -7

type Kind = PaymentFact['kind']
/** The facts each event stands for. An empty list means the event is ignored, for the reason given with it. */
const EVENTS: Record<string, Kind | null> = {
  NewSaleSuccess: 'initial',
  NewSaleFailure: 'declined',
  // We offer no upgrades. One made by CCBill's staff is a sale that fits no order, so it waits for a person and grants nothing.
  UpgradeSuccess: 'initial',
  // Nothing was ordered with us, and the earlier subscription continues as it was.
  UpgradeFailure: null,
  // We offer no upsells, and their fields are not documented. Where one is charged, a person has to look.
  UpSaleSuccess: 'unknown',
  UpSaleFailure: null,
  RenewalSuccess: 'rebill',
  RenewalFailure: 'rebill_declined',
  Cancellation: 'cancel',
  Expiration: 'expiry',
  BillingDateChange: 'date_change',
  UserReactivation: 'uncancel',
  // The person's address or card changed: nothing of that is stored here.
  CustomerDataUpdate: null,
  Refund: 'refund',
  // A payment taken back before it was settled, and one a bank did not honour: the money is gone, without the blame of a chargeback.
  Void: 'refund',
  Return: 'refund',
  Chargeback: 'chargeback',
}
const SIGNED = ['NewSaleSuccess', 'NewSaleFailure', 'UpgradeSuccess', 'UpgradeFailure']

type Rules = { account: string; subaccount: string; salt: string; test: boolean; token: string; now: () => Date }

function fieldsOf(delivery: Delivery): Fields {
  const type = (delivery.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase()
  if (type === 'application/json') return readJson(delivery.body)
  if (type === 'application/x-www-form-urlencoded') return readForm(delivery.body, { any_charset: true })
  throw refused('its content type is unknown')
}

/** The address names the event; some versions repeat it in the body, and then both must say the same. */
function eventOf(delivery: Delivery, fields: Fields): string {
  const [told, repeated] = [readForm(delivery.query).get('eventType'), fields.get('eventType')]
  if (told && repeated && told !== repeated) throw refused('it names two events')
  return told || repeated || ''
}

/**
 * `dynamicPricingValidationDigest`: MD5 of an id, 1 for a sale or 0 for none, and the salt. A sale through our form has one
 * always, so its absence is a forgery too. For failures it is not documented which id is meant: each is tried.
 */
function checkDigest(event: string, fields: Fields, salt: string) {
  const told = (fields.get('dynamicPricingValidationDigest') ?? '').toLowerCase()
  const ids = event.endsWith('Success') ? ['subscriptionId'] : ['denialId', 'subscriptionId', 'transactionId']
  const outcome = event.endsWith('Success') ? '1' : '0'
  const matches = ids.filter((name) => fields.get(name) && isSame(md5(`${fields.get(name)}${outcome}${salt}`), told))
  if (matches.length === 0) throw refused('its digest is wrong')
}

function moneyOf(kind: Kind, fields: Fields): { amount_cents: number | null; currency: string | null } {
  const [amount, code] =
    {
      initial: ['billedInitialPrice', 'billedCurrencyCode'],
      rebill: ['billedAmount', 'billedCurrencyCode'],
      refund: ['amount', 'currencyCode'],
      chargeback: ['amount', 'currencyCode'],
    }[kind as string] ?? []
  if (!amount) return { amount_cents: null, currency: null }
  const amount_cents = readCents(fields.get(amount))
  if (amount_cents === null) throw refused('it has no amount')
  const number = (fields.get(code!) ?? '').padStart(3, '0')
  return { amount_cents, currency: CURRENCIES[number] ?? number }
}

/**
 * The facts of a webhook. Throws ProviderError `rejected` unless the token, the peer, the account and, where there is one,
 * the digest are right, and `transient` where what they say cannot be read. Events without a digest are not proven by that: anybody in CCBill's networks could tell them.
 */
export function readDelivery(delivery: Delivery, rules: Rules): PaymentFact[] {
  if (!isSame(delivery.token, rules.token)) throw refused('its token is wrong')
  if (!isPeer(delivery.client)) throw refused('it comes from an unknown network')
  if (delivery.method !== 'POST') throw refused('it is no POST')
  const fields = fieldsOf(delivery)
  const event = eventOf(delivery, fields)
  const ours =
    isSame(fields.get('clientAccnum') ?? '', rules.account) && isSame((fields.get('clientSubacc') ?? '').padStart(4, '0'), rules.subaccount)
  if (!ours) throw refused('it is for another account')
  const signed = SIGNED.includes(event)
  if (signed) checkDigest(event, fields, rules.salt)
  const kind = Object.hasOwn(EVENTS, event) ? (EVENTS[event] ?? null) : 'unknown'
  if (kind === null) return []
  const { test, now } = rules
  if (kind === 'unknown') {
    return [
      unknownFact(fields, { event, sale: 'subscriptionId', order: 'X-orderId', kept: STORED_FIELDS, proven: signed, test, now: now() }),
    ]
  }
  return [readAuthentic(() => factOf(event, kind, fields, signed, rules))]
}

function factOf(event: string, kind: Kind, fields: Fields, proven: boolean, { test, now }: Rules): PaymentFact {
  const sale_id = readId(fields.get('subscriptionId'))
  const transaction = readId(fields.get('transactionId'))
  const told = fields.get('timestamp')
  if (kind === 'declined' ? !transaction : !sale_id) throw refused('it names no sale')
  const payment = kind === 'initial' || kind === 'rebill'
  if (payment && !transaction) throw refused('it names no transaction')
  const takesBack = kind === 'refund' || kind === 'chargeback'
  return withDigest({
    kind,
    // A refund carries the id of the payment that it takes back, and a payment may be taken back in parts.
    event_key: payment
      ? `payment:${transaction}`
      : [event, sale_id ?? '', transaction ?? '', told ?? fields.get('nextRenewalDate') ?? ''].join(':'),
    order_id: readOrderId(fields.get('X-orderId') ?? fields.get('orderId')),
    sale_id,
    transaction_id: payment ? transaction : null,
    parent_id: takesBack ? transaction : null,
    ...moneyOf(kind, fields),
    // UserReactivation says no time.
    occurred_at: readMoment(told, HAPPENED_ZONE) ?? now(),
    paid_until: ['initial', 'rebill', 'date_change', 'uncancel'].includes(kind)
      ? readMoment(fields.get('nextRenewalDate'), PAID_ZONE)
      : null,
    // Whether a refund ends the subscription is not documented; where it does, a Cancellation or Expiration says so.
    terminates: kind === 'chargeback',
    proven,
    // No field says so: a test account is another account.
    test,
    raw: { ...storedFields(fields, STORED_FIELDS), eventType: event },
  })
}
