import { foldFacts, type FoldFact } from '../billing/fold'

export type MoneyFact = Pick<FoldFact, 'kind' | 'event_key' | 'transaction_id' | 'parent_id' | 'amount_cents' | 'occurred_at'> & {
  id: number
}

/** One payment, and what of it has not been taken back. */
export type NetPayment = { payment_id: number; amount_cents: number; kept_cents: number; paid_at: Date; changed_at: Date }

/**
 * What remains of each payment of one order after refunds: by the fold that decides what people have paid for, so that no commission can
 * be of money that is not there (server/domain/billing/fold.ts).
 */
export function netPayments(order: { amount_cents: number }, facts: MoneyFact[]): NetPayment[] {
  const known = new Map(facts.map((fact) => [fact.event_key, fact]))
  // Only amounts matter here, and they are the same for plans and packs.
  const { payments } = foldFacts(
    { kind: 'pack', amount_cents: order.amount_cents, months: null },
    facts.map((fact) => ({ ...fact, sale_id: null, paid_until: null, terminates: false })),
  )
  return payments.map(({ key, amount_cents, reversed_cents, paid_at, reversals }) => ({
    payment_id: known.get(key)!.id,
    amount_cents,
    kept_cents: amount_cents - reversed_cents,
    paid_at,
    changed_at: new Date(Math.max(paid_at.getTime(), ...reversals.map((one) => known.get(one.key)!.occurred_at.getTime()))),
  }))
}
