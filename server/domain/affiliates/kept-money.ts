import type { PaymentFact } from '@/server/providers/payment/port'

export type MoneyFact = Pick<PaymentFact, 'kind' | 'event_key' | 'transaction_id' | 'parent_id' | 'amount_cents' | 'occurred_at'> & { id: number }

/** One payment, and what of it has not been taken back. */
export type KeptPayment = { payment_id: number; amount_cents: number; kept_cents: number; paid_at: Date; changed_at: Date }

const byTime = (a: MoneyFact, b: MoneyFact) => a.occurred_at.getTime() - b.occurred_at.getTime() || (a.event_key < b.event_key ? -1 : 1)

/**
 * What was kept of each payment of one order: a function of the set of its counted facts, by the rules of the fold
 * (server/domain/billing). A refund or chargeback speaks of the payment it names, else of the newest before it; a
 * chargeback takes everything.
 */
export function keptMoney(order: { amount_cents: number }, given: MoneyFact[]): KeptPayment[] {
  const facts = given.toSorted(byTime)
  const paid = facts.filter(({ kind }) => kind === 'initial' || kind === 'rebill').map((fact) => {
    const amount_cents = fact.amount_cents ?? order.amount_cents
    return { fact, kept: { payment_id: fact.id, amount_cents, kept_cents: amount_cents, paid_at: fact.occurred_at, changed_at: fact.occurred_at } }
  })
  for (const fact of facts) {
    if (fact.kind !== 'refund' && fact.kind !== 'chargeback') continue
    const target = fact.parent_id === null
      ? (paid.findLast(({ kept }) => kept.paid_at <= fact.occurred_at) ?? paid[0])
      : paid.find(({ fact: { transaction_id, event_key } }) => transaction_id === fact.parent_id || event_key === fact.parent_id)
    if (!target) continue
    const { kept } = target
    const back = fact.kind === 'chargeback' ? kept.amount_cents : (fact.amount_cents ?? kept.amount_cents)
    kept.kept_cents = Math.max(0, kept.kept_cents - back)
    if (fact.occurred_at > kept.changed_at) kept.changed_at = fact.occurred_at
  }
  return paid.map(({ kept }) => kept)
}
