import { createHash, randomUUID } from 'node:crypto'
import { ProviderError } from '@/server/providers/errors'
import type { Checkout, Delivery, PaymentFact, PaymentProvider, SaleStatus } from '@/server/providers/payment/port'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/** A fact of a processor, with what a test does not care about filled in. */
export function fact(kind: PaymentFact['kind'], given: Partial<PaymentFact> = {}): PaymentFact {
  const whole: Omit<PaymentFact, 'digest'> = {
    kind,
    event_key: given.transaction_id ?? `${kind}:${randomUUID()}`,
    order_id: null,
    sale_id: null,
    transaction_id: null,
    parent_id: null,
    amount_cents: null,
    currency: null,
    occurred_at: new Date('2026-03-01T10:00:00Z'),
    paid_until: null,
    terminates: false,
    proven: true,
    test: true,
    raw: {},
    ...given,
  }
  return { ...whole, digest: given.digest ?? digest(JSON.stringify(whole)) }
}

export type ScriptedPayment = PaymentProvider & {
  /** Every checkout that was asked for. */
  checkouts: Checkout[]
  /** What was told, as `cancel sale` or `resume sale`. */
  told: string[]
  /** While true every call fails, as a processor does that is away. */
  down: boolean
  /** What fetchStatus answers; without an entry a sale is unknown. */
  sales: Map<string, SaleStatus>
}

/**
 * A processor whose answers the test decides; the port is the outside, so it may be replaced. Its deliveries are facts as
 * JSON with a signature that says `good`.
 */
export function scriptedPayment(
  given: Partial<Pick<PaymentProvider, 'name' | 'test' | 'can_resume' | 'period_days'>> = {},
): ScriptedPayment {
  const up = () => {
    if (provider.down) throw new ProviderError('transient', 'scripted: away')
  }
  const provider: ScriptedPayment = {
    name: 'sandbox',
    test: true,
    can_cancel: true,
    can_resume: true,
    period_days: null,
    ...given,
    checkouts: [],
    told: [],
    down: false,
    sales: new Map(),
    answer: { status: 200, body: 'OK' },
    async createCheckout(checkout) {
      up()
      provider.checkouts.push(checkout)
      return { url: `https://pay.example/${checkout.order_id}/${provider.checkouts.length}` }
    },
    readDelivery({ headers, body }: Delivery) {
      if (headers['x-signature'] !== 'good') throw new ProviderError('rejected', 'scripted: forged')
      const facts = JSON.parse(body) as (Omit<PaymentFact, 'occurred_at' | 'paid_until'> & {
        occurred_at: string
        paid_until: string | null
      })[]
      return facts.map((one) => ({
        ...one,
        occurred_at: new Date(one.occurred_at),
        paid_until: one.paid_until === null ? null : new Date(one.paid_until),
      }))
    },
    async cancel(sale_id) {
      up()
      provider.told.push(`cancel ${sale_id}`)
    },
    async resume(sale_id) {
      up()
      provider.told.push(`resume ${sale_id}`)
    },
    async fetchStatus(sale_id) {
      up()
      return provider.sales.get(sale_id) ?? { state: 'unknown', paid_until: null, renews_at: null, payments: null }
    },
  }
  return provider
}
