import { addMonths } from '@/contracts/renewal-terms'
import type { FoldedPayment, FoldedSubscription } from './fold'

/** One month of a subscription's credits; months begin on the day of the first payment, in annual plans too. */
export type CreditMonth = { begins: Date; ends: Date; day: string }

const monthOf = (started_at: Date, n: number): CreditMonth => {
  const begins = addMonths(started_at, n)
  return { begins, ends: addMonths(started_at, n + 1), day: begins.toISOString().slice(0, 10) }
}

/** The payment whose time the beginning of a month lies in. */
const payerOf = (payments: FoldedPayment[], month: CreditMonth) => payments.find(({ paid_until }) => paid_until !== null && paid_until > month.begins)

/**
 * The month that runs now, if its credits are paid for, and when the next one is due. A month that is over brings nothing:
 * its credits would have ended with it (decisions.md 3).
 */
export function creditMonths(subscription: FoldedSubscription, payments: FoldedPayment[], now: Date): { due: CreditMonth | null; next_at: Date | null } {
  if (subscription.tombstone !== null || !subscription.anchored) return { due: null, next_at: null }
  let n = 0
  while (addMonths(subscription.started_at, n + 1) <= now) n++
  const month = monthOf(subscription.started_at, n)
  const paid = month.begins < subscription.paid_until && payerOf(payments, month)?.state === 'paid'
  return { due: paid ? month : null, next_at: month.ends < subscription.paid_until ? month.ends : null }
}

/** Months until now whose payment was taken back. */
export function reversedMonths(subscription: FoldedSubscription, payments: FoldedPayment[], now: Date): CreditMonth[] {
  const months: CreditMonth[] = []
  for (let n = 0; n === 0 || addMonths(subscription.started_at, n) <= now; n++) {
    const month = monthOf(subscription.started_at, n)
    const payer = payerOf(payments, month)
    if (payer && payer.state !== 'paid') months.push(month)
  }
  return months
}
