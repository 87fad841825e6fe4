import type { PaymentFact, SaleStatus } from '@/server/providers/payment/port'

/** Dates of the processor and of our books this close count as the same day: time zones differ. */
export const SAME_DAY_MS = 2 * 86_400_000

type Reported = Pick<PaymentFact, 'kind' | 'transaction_id' | 'parent_id' | 'amount_cents' | 'occurred_at' | 'paid_until'>

const within = (a: Date | null, b: Date | null) => a !== null && b !== null && Math.abs(a.getTime() - b.getTime()) <= SAME_DAY_MS

/** Whether a payment shows in what the processor knows of the sale. */
function paid({ transaction_id, amount_cents, occurred_at, paid_until, kind }: Reported, status: SaleStatus): boolean {
  if (status.payments !== null) {
    return status.payments.some((payment) => payment.transaction_id === transaction_id && payment.amount_cents === amount_cents)
  }
  const ends = status.paid_until ?? status.renews_at
  if (kind === 'initial') return status.state !== 'unknown'
  if (status.counts?.rebills === 0) return false
  // The dates of a sale that is over say when it ended, not what was paid.
  if (status.counts && status.state === 'ended') return true
  return ends !== null && ends > occurred_at && (paid_until === null || ends.getTime() >= paid_until.getTime() - SAME_DAY_MS)
}

/** Whether money that came back shows. Where the processor neither lists nor counts it, only the end of the sale does. */
function takenBack({ kind, parent_id }: Reported, status: SaleStatus): boolean {
  if (status.payments === null && status.counts) return (kind === 'refund' ? status.counts.refunds : status.counts.chargebacks) > 0
  if (status.payments === null) return status.state === 'ended' || status.state === 'cancelled'
  const state = kind === 'refund' ? 'refunded' : 'charged_back'
  return status.payments.some((payment) => payment.state === state && (parent_id === null || payment.transaction_id === parent_id))
}

/** Whether what the processor says about a sale now bears out an unsigned event of it. */
export function agrees(fact: Reported, status: SaleStatus): boolean {
  if (status.state === 'unknown') return false
  switch (fact.kind) {
    case 'initial':
    case 'rebill':
      return paid(fact, status)
    case 'refund':
    case 'chargeback':
      return takenBack(fact, status)
    case 'cancel':
      return status.state !== 'active'
    case 'expiry':
      return status.state === 'ended'
    case 'uncancel':
      return status.state === 'active'
    case 'date_change':
      return within(fact.paid_until, status.renews_at ?? status.paid_until)
    // Nothing is given or taken by these.
    case 'declined':
    case 'rebill_declined':
    case 'unknown':
      return true
  }
}
