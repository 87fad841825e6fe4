import { addMonths } from '@/contracts/renewal-terms'
import type { PaymentFact } from '@/server/providers/payment/port'

/** `moved`: begun by a move in a store, so that its first payment may be a renewal. */
export type FoldOrder = { kind: 'plan' | 'pack'; amount_cents: number; months: 1 | 12 | null; moved?: boolean }
export type FoldFact = Pick<
  PaymentFact,
  'kind' | 'event_key' | 'sale_id' | 'transaction_id' | 'parent_id' | 'amount_cents' | 'occurred_at' | 'paid_until' | 'terminates'
>
/** The buyer's own decisions; they count like a cancel or uncancel event of that time. */
export type BuyerDecisions = { cancel_at: Date | null; resume_at: Date | null }

export type FoldedPayment = {
  /** The event key of its fact; credits are granted under it. */
  key: string
  transaction_id: string | null
  renewal: boolean
  amount_cents: number
  paid_at: Date
  /** Of a plan: access to then, from this payment. */
  paid_until: Date | null
  reversed_cents: number
  /** A part that came back leaves it paid. */
  state: 'paid' | 'refunded' | 'charged_back'
  /** Refunds and chargebacks of it, oldest first. */
  reversals: { key: string; cents: number }[]
}

export type FoldedSubscription = {
  sale_id: string
  /** When its first payment was made. */
  started_at: Date
  /** The first payment of all is known; months are counted from it. */
  anchored: boolean
  /** Access to then, by everything paid and not taken back. */
  paid_until: Date
  cancelled_at: Date | null
  past_due: boolean
  ended_at: Date | null
  /** Final states. */
  tombstone: 'chargeback' | 'refund' | null
}

export type Folded = {
  payments: FoldedPayment[]
  subscription: FoldedSubscription | null
  order_state: 'pending' | 'declined' | 'paid' | 'refunded' | 'charged_back'
}

/** A renewal may be charged this long before its day and still be that day's. */
export const EARLY_MS = 3 * 86_400_000

const time = (date: Date) => date.getTime()
const earlier = (a: Date, b: Date) => (a <= b ? a : b)
const later = (a: Date, b: Date) => (a >= b ? a : b)
const newest = (dates: Date[]): Date | null => dates.reduce<Date | null>((found, date) => (found ? later(found, date) : date), null)

/** One order for every set of facts, however they came. */
const byTime = (a: FoldFact, b: FoldFact) =>
  time(a.occurred_at) - time(b.occurred_at) ||
  Number(b.kind === 'initial') - Number(a.kind === 'initial') ||
  (a.event_key < b.event_key ? -1 : 1)

/**
 * Where each payment's time ends. Where the processor does not say, periods are counted in calendar months from the first
 * payment, each payment has one of its own, and one that is missing leaves its period empty.
 */
function endsOf(paid: FoldFact[], dates: FoldFact[], months: number): Date[] {
  const anchor = paid[0]!.occurred_at
  let period = -1
  return paid.map(({ occurred_at, paid_until }, n) => {
    period++
    while (time(addMonths(anchor, (period + 1) * months)) <= time(occurred_at) + EARLY_MS) period++
    const next = paid[n + 1]?.occurred_at
    const moved = dates.findLast(
      (change) => change.paid_until !== null && change.occurred_at >= occurred_at && (!next || change.occurred_at < next),
    )
    return moved?.paid_until ?? paid_until ?? addMonths(anchor, (period + 1) * months)
  })
}

/** The payment a refund or chargeback refers to: the one it names, else the newest before it. */
function targetOf(payments: FoldedPayment[], { parent_id, occurred_at }: FoldFact): FoldedPayment | null {
  if (parent_id !== null) return payments.find(({ key, transaction_id }) => transaction_id === parent_id || key === parent_id) ?? null
  return payments.findLast(({ paid_at }) => paid_at <= occurred_at) ?? payments[0] ?? null
}

function foldPayments(order: FoldOrder, facts: FoldFact[]): FoldedPayment[] {
  const paid = facts.filter(({ kind }) => kind === 'initial' || kind === 'rebill')
  if (paid.length === 0) return []
  const ends =
    order.months === null
      ? null
      : endsOf(
          paid,
          facts.filter(({ kind }) => kind === 'date_change'),
          order.months,
        )
  const payments = paid.map((fact, n): FoldedPayment => ({
    key: fact.event_key,
    transaction_id: fact.transaction_id,
    renewal: fact.kind === 'rebill',
    amount_cents: fact.amount_cents ?? order.amount_cents,
    paid_at: fact.occurred_at,
    paid_until: ends?.[n] ?? null,
    reversed_cents: 0,
    state: 'paid',
    reversals: [],
  }))
  for (const fact of facts) {
    if (fact.kind !== 'refund' && fact.kind !== 'chargeback') continue
    const payment = targetOf(payments, fact)
    if (!payment) continue
    const cents =
      fact.kind === 'chargeback' ? payment.amount_cents : Math.min(fact.amount_cents ?? payment.amount_cents, payment.amount_cents)
    payment.reversals.push({ key: fact.event_key, cents })
    payment.reversed_cents = Math.min(payment.amount_cents, payment.reversed_cents + cents)
    if (fact.kind === 'chargeback') payment.state = 'charged_back'
    else if (payment.state === 'paid' && payment.reversed_cents === payment.amount_cents) payment.state = 'refunded'
  }
  return payments
}

/** Since when it is cancelled without having been taken back, or null. */
function cancelledAt(facts: FoldFact[], own: BuyerDecisions): Date | null {
  const at = (kind: FoldFact['kind']) => facts.filter((fact) => fact.kind === kind).map(({ occurred_at }) => occurred_at)
  const taken_back = newest([...at('uncancel'), ...(own.resume_at ? [own.resume_at] : [])])
  const cancels = [...at('cancel'), ...(own.cancel_at ? [own.cancel_at] : [])].filter((date) => !taken_back || date >= taken_back)
  return cancels.length ? cancels.reduce(earlier) : null
}

function foldSubscription(
  { moved }: FoldOrder,
  facts: FoldFact[],
  payments: FoldedPayment[],
  own: BuyerDecisions,
): FoldedSubscription | null {
  const [first] = payments
  const sale_id = facts.find(({ kind, sale_id: sale }) => (kind === 'initial' || kind === 'rebill') && sale !== null)?.sale_id
  if (!first || !sale_id) return null
  const last_paid = payments.at(-1)!.paid_at
  const newestOf = (kind: FoldFact['kind']) => facts.findLast((fact) => fact.kind === kind)?.occurred_at ?? null

  const tombstones = facts.filter(({ kind, terminates }) => kind === 'chargeback' || (kind === 'refund' && terminates))
  const tombstone = tombstones.length === 0 ? null : tombstones.some(({ kind }) => kind === 'chargeback') ? 'chargeback' : 'refund'
  const expiry = newestOf('expiry')
  const revived = expiry !== null && (last_paid > expiry || (newestOf('uncancel') ?? new Date(0)) > expiry)
  const ended_at = tombstones[0]?.occurred_at ?? (revived ? null : expiry)

  const paid_until = payments
    .filter(({ state }) => state === 'paid')
    .reduce((end, payment) => later(end, payment.paid_until!), first.paid_at)
  return {
    sale_id,
    started_at: first.paid_at,
    anchored: !first.renewal || moved === true,
    paid_until: ended_at ? later(first.paid_at, earlier(paid_until, ended_at)) : paid_until,
    cancelled_at: cancelledAt(facts, own),
    past_due: (newestOf('rebill_declined') ?? new Date(0)) > last_paid,
    ended_at,
    tombstone,
  }
}

/**
 * What an order's facts amount to: a function of their set. In whatever order, however often and however late they come,
 * the same facts give the same answer. Facts are unique by event key.
 */
export function foldFacts(order: FoldOrder, given: FoldFact[], own: BuyerDecisions = { cancel_at: null, resume_at: null }): Folded {
  const facts = given.toSorted(byTime)
  const payments = foldPayments(order, facts)
  const declined = facts.some(({ kind }) => kind === 'declined')
  return {
    payments,
    subscription: order.kind === 'plan' ? foldSubscription(order, facts, payments, own) : null,
    order_state: payments[0]?.state ?? (declined ? 'declined' : 'pending'),
  }
}
