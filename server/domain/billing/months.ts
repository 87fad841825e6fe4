import { addMonths } from '@/contracts/renewal-terms'
import { EARLY_MS, type FoldedPayment, type FoldedSubscription } from './fold'

/** One month's credits. The key names the payment that brings them, so that nothing that comes in later brings them again. */
export type CreditMonth = { key: string; begins: Date; ends: Date }

const keyOf = (payment: FoldedPayment, n: number) => `${payment.key}:${n}`

/**
 * The months that payments bring, as many as each has paid for and none of two at one time: each takes the calendar's next free
 * ones, counted from the first payment. Not by the processor's dates, which may lie a day or two after the next charge.
 */
function paidMonths({ started_at }: FoldedSubscription, payments: FoldedPayment[], months: number): CreditMonth[] {
  let period = -1
  return payments.filter(({ state }) => state === 'paid').flatMap((payment) => {
    period++
    while (addMonths(started_at, (period + 1) * months).getTime() <= payment.paid_at.getTime() + EARLY_MS) period++
    return Array.from({ length: months }, (_, n) => ({
      key: keyOf(payment, n), begins: addMonths(started_at, period * months + n), ends: addMonths(started_at, period * months + n + 1),
    }))
  })
}

/**
 * The month that runs now, if its credits are paid for, and when the next one is due. A month that is over brings nothing:
 * its credits would have ended with it (decisions.md 3).
 */
export function creditMonths(
  subscription: FoldedSubscription, payments: FoldedPayment[], months: number, now: Date,
): { due: CreditMonth | null; next_at: Date | null } {
  const { tombstone, anchored, ended_at } = subscription
  if (tombstone !== null || !anchored) return { due: null, next_at: null }
  const given = paidMonths(subscription, payments, months).filter(({ begins }) => ended_at === null || begins < ended_at)
  return {
    due: given.find(({ begins, ends }) => begins <= now && now < ends) ?? null,
    next_at: given.find(({ begins }) => begins > now)?.begins ?? null,
  }
}

/** The keys of all months whose payment was taken back. */
export const reversedMonths = (payments: FoldedPayment[], months: number): string[] =>
  payments.filter(({ state }) => state !== 'paid').flatMap((payment) => Array.from({ length: months }, (_, n) => keyOf(payment, n)))
