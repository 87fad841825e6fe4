import { addMonths } from '@/contracts/renewal-terms'
import {
  isSame,
  storedFields,
  readAuthentic,
  readCents,
  readForm,
  readId,
  readMoment,
  readOrderId,
  refused,
  unknownFact,
  withDigest,
  type Fields,
} from '../fields'
import type { Delivery, PaymentFact } from '../port'
import { isSigned } from './signature'

/** No card, e-mail or pass-through text. */
const STORED_FIELDS = [
  'event',
  'type',
  'shopID',
  'saleID',
  'precedingSaleID',
  'transactionID',
  'parentID',
  'referenceID',
  'priceAmount',
  'priceCurrency',
  'amount',
  'currency',
  'nextChargeOn',
  'expiresOn',
  'period',
  'subscriptionType',
  'subscriptionPhase',
  'cancelledBy',
  'uncancelledBy',
  'paymentMethod',
] as const

type Kind = PaymentFact['kind']
/** The facts each event stands for. An empty list means the event is ignored, for the reason given with it. */
const EVENTS: Record<string, Kind | null> = {
  initial: 'initial',
  // A single purchase tells no event.
  '': 'initial',
  // Instead of `initial`, and the earlier sale hears no expiry: see factsOf. We offer none, so it fits no order and waits for a person.
  upgrade: 'initial',
  rebill: 'rebill',
  cancel: 'cancel',
  uncancel: 'uncancel',
  expiry: 'expiry',
  credit: 'refund',
  chargeback: 'chargeback',
  extend: 'date_change',
  // Staff lowered the price of the next rebill. The rebill itself tells what was charged.
  downgrade: null,
}

type Rules = { shop_id: string; signature_key: string; test: boolean; token: string; now: () => Date }

/**
 * The facts of a postback. Throws ProviderError `rejected` unless the token, the signature over every field and the shop
 * are right, and `transient` where what they say cannot be read: without our answer a card payment is refunded, which is
 * fair to whoever paid. There are no postbacks for declined payments: an order that was not paid just ends.
 */
export function readDelivery(delivery: Delivery, rules: Rules): PaymentFact[] {
  if (!isSame(delivery.token, rules.token)) throw refused('its token is wrong')
  if (delivery.method !== 'GET') throw refused('it is no GET')
  const fields = readForm(delivery.query)
  if (!isSigned(fields, rules.signature_key)) throw refused('its signature is wrong')
  if (!isSame(fields.get('shopID') ?? '', rules.shop_id)) throw refused('it is for another shop')
  const event = fields.get('event') ?? ''
  const known = Object.hasOwn(EVENTS, event) && !(event === '' && fields.get('type') === 'subscription')
  const kind = known ? (EVENTS[event] ?? null) : 'unknown'
  if (kind === null) return []
  const { test, now } = rules
  if (kind === 'unknown')
    return [unknownFact(fields, { event, sale: 'saleID', order: 'referenceID', kept: STORED_FIELDS, proven: true, test, now: now() })]
  return readAuthentic(() => factsOf(event, kind, fields, rules))
}

function factsOf(event: string, kind: Kind, fields: Fields, rules: Rules): PaymentFact[] {
  const facts = [factOf(event, kind, fields, rules)]
  const earlier = event === 'upgrade' ? readId(fields.get('precedingSaleID')) : null
  if (earlier) {
    facts.push(
      withDigest({
        ...facts[0]!,
        kind: 'expiry',
        event_key: `expiry:${earlier}`,
        order_id: null,
        sale_id: earlier,
        transaction_id: null,
        parent_id: null,
        amount_cents: null,
        currency: null,
        paid_until: null,
        terminates: false,
      }),
    )
  }
  return facts
}

/** Where a sale began, its price is in `priceAmount`; what moves later in `amount`. */
function moneyOf(kind: Kind, fields: Fields): { amount_cents: number | null; currency: string | null } {
  if (!['initial', 'rebill', 'refund', 'chargeback'].includes(kind)) return { amount_cents: null, currency: null }
  const [amount, currency] = kind === 'initial' ? ['priceAmount', 'priceCurrency'] : ['amount', 'currency']
  const amount_cents = readCents(fields.get(amount!))
  if (amount_cents === null && (kind === 'initial' || kind === 'rebill')) throw refused('it has no amount')
  return { amount_cents, currency: fields.get(currency!) ?? null }
}

/** Days are told without a zone; the last hour anywhere of that day is −12, so that nobody loses hours. */
const PAID_ZONE = -12

/** The shortest period there is: a payment was made at least this long before the next. */
const SHORTEST = 'P7D'

/**
 * FlexPay sends no times, so they are derived from what it sends, the same for every repetition and however late: a
 * payment began the period that ends with its next charge. Of the rest, the time of receipt is the nearest there is.
 */
function occurredAt(kind: Kind, fields: Fields, now: Date): Date {
  const next = kind === 'initial' || kind === 'rebill' ? readMoment(fields.get('nextChargeOn') || fields.get('expiresOn'), 0) : null
  if (!next) return now
  const told = [fields.get('period'), fields.get('custom1'), SHORTEST]
    .map((text) => /^P(\d{1,3})([DWMY])$/.exec(text ?? ''))
    .find((parts) => parts !== null)!
  const count = Number(told[1])
  const began = new Date(next)
  began.setUTCHours(0, 0, 0, 0)
  if (told[2] === 'D' || told[2] === 'W') began.setUTCDate(began.getUTCDate() - count * (told[2] === 'W' ? 7 : 1))
  else began.setTime(addMonths(began, -count * (told[2] === 'Y' ? 12 : 1)).getTime())
  return began < now ? began : now
}

function factOf(event: string, kind: Kind, fields: Fields, { test, now }: Rules): PaymentFact {
  const sale_id = readId(fields.get('saleID'))
  if (!sale_id) throw refused('it names no sale')
  // "Postback v2" has to be asked for; without it a sale's first payment goes by the sale, and a rebill by its next date.
  const transaction = readId(fields.get('transactionID'))
  const day = fields.get('nextChargeOn') || fields.get('expiresOn') || ''
  const payment = kind === 'initial' || kind === 'rebill'
  const takesBack = kind === 'refund' || kind === 'chargeback'
  return withDigest({
    kind,
    event_key:
      payment && transaction
        ? `payment:${transaction}`
        : [
            event || 'purchase',
            sale_id,
            takesBack ? (transaction ?? fields.get('parentID') ?? '') : kind === 'expiry' || kind === 'initial' ? '' : day,
          ]
            .filter(Boolean)
            .join(':'),
    order_id: readOrderId(fields.get('referenceID')),
    sale_id,
    transaction_id: transaction,
    parent_id: takesBack ? readId(fields.get('parentID')) : null,
    ...moneyOf(kind, fields),
    occurred_at: occurredAt(kind, fields, now()),
    paid_until: ['initial', 'rebill', 'date_change', 'uncancel', 'cancel'].includes(kind) ? readMoment(day, PAID_ZONE) : null,
    terminates: kind === 'chargeback' || (kind === 'refund' && fields.get('subscriptionPhase') === 'terminated'),
    proven: true,
    // No field says so: a test shop is another shop.
    test,
    raw: storedFields(fields, STORED_FIELDS),
  })
}
