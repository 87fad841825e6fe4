import { addMonths } from '@/contracts/renewal-terms'
import { EARLY_MS, type FoldedPayment, type FoldedSubscription } from './fold'

/** One month's credits. The key names the payment that pays for them, so that nothing that arrives later grants them again. */
export type CreditMonth = { key: string; begins: Date; ends: Date }

const keyOf = (payment: FoldedPayment, n: number) => `${payment.key}:${n}`

/** Months that were granted already: key of the lot → when its month ends. */
export type GrantedMonths = ReadonlyMap<string, Date>

/** The period that a payment's granted months lie in; null while it has granted none. */
function grantedPeriod({ started_at }: FoldedSubscription, payment: FoldedPayment, months: number, granted: GrantedMonths): number | null {
  for (let n = 0; n < months; n++) {
    const ends = granted.get(keyOf(payment, n))
    if (!ends) continue
    let period = 0
    while (addMonths(started_at, period * months + n + 1) < ends) period++
    return period
  }
  return null
}

/**
 * The months that payments grant, as many as each has paid for and none of two at one time. A payment that has granted a month
 * keeps its period, also when an earlier payment becomes known later; each other payment takes the calendar's next free one,
 * counted from the first payment. Not by the processor's dates, which may lie a day or two after the next charge.
 */
function paidMonths(subscription: FoldedSubscription, payments: FoldedPayment[], months: number, granted: GrantedMonths): CreditMonth[] {
  const { started_at } = subscription
  const paid = payments
    .filter(({ state }) => state === 'paid')
    .map((payment) => ({ payment, own: grantedPeriod(subscription, payment, months, granted) }))
  const taken = new Set(paid.map(({ own }) => own))
  let next = 0
  return paid.flatMap(({ payment, own }) => {
    if (own === null)
      while (taken.has(next) || addMonths(started_at, (next + 1) * months).getTime() <= payment.paid_at.getTime() + EARLY_MS) next++
    const period = own ?? next++
    return Array.from({ length: months }, (_, n) => ({
      key: keyOf(payment, n),
      begins: addMonths(started_at, period * months + n),
      ends: addMonths(started_at, period * months + n + 1),
    }))
  })
}

/**
 * The month that runs now, if its credits are paid for, and when the next one is due. A month that is over grants nothing:
 * its credits would have ended with it.
 */
export function creditMonths(
  subscription: FoldedSubscription,
  payments: FoldedPayment[],
  months: number,
  granted: GrantedMonths,
  now: Date,
): { due: CreditMonth | null; next_at: Date | null } {
  const { tombstone, anchored, ended_at } = subscription
  if (tombstone !== null || !anchored) return { due: null, next_at: null }
  const given = paidMonths(subscription, payments, months, granted).filter(({ begins }) => ended_at === null || begins < ended_at)
  return {
    due: given.find(({ begins, ends }) => begins <= now && now < ends) ?? null,
    next_at: given.find(({ begins }) => begins > now)?.begins ?? null,
  }
}

/** The keys of all months whose payment was taken back. */
export const reversedMonths = (payments: FoldedPayment[], months: number): string[] =>
  payments.filter(({ state }) => state !== 'paid').flatMap((payment) => Array.from({ length: months }, (_, n) => keyOf(payment, n)))
