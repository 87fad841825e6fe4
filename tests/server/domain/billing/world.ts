import { randomUUID } from 'node:crypto'
import { listSubscriptions, purchasePackage, RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import { getMe } from '@/contracts/users'
import { ingestFacts } from '@/server/domain/billing/ingest'
import type { PaymentFact } from '@/server/providers/payment/port'
import { fact, scriptedPayment } from '@/tests/support/scripted-payment'
import { testServer, type TestServer } from '@/tests/support/server'

export const DAY = 86_400_000
export const ANNUAL = 2
export const MONTHLY = 3

/** The real server over a scripted processor, at a time the test moves. */
export async function billingWorld(
  given: Parameters<typeof scriptedPayment>[0] & { at?: string } & Pick<NonNullable<Parameters<typeof testServer>[0]>, 'log'> = {},
) {
  const { at = '2026-03-01T10:00:00Z', log, ...options } = given
  const clock = { now: new Date(at) }
  const payment = scriptedPayment(options)
  const server = await testServer({ payment, now: () => clock.now, ...(log ? { log } : {}) })
  const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
  /** Days go by for a person who looks in now and then, so that they stay signed in. */
  const live = async (user_id: number, days: number) => {
    pass(days * DAY)
    await server.ctx.db.query(`update sessions set seen_at = $2, expires_at = $2::timestamptz + interval '90 days' where user_id = $1`, [
      user_id,
      clock.now,
    ])
  }
  return { ...server, payment, clock, pass, live, customer: () => customer(server, payment, () => clock.now) }
}
/** The first person of a worker pays for what is loaded once. */
export const warmUp = async () => void (await (await billingWorld()).customer())

export type World = Awaited<ReturnType<typeof billingWorld>>
export type Customer = Awaited<ReturnType<World['customer']>>

/** A signed-in person who buys, and the facts that a processor would send of it. */
async function customer(server: TestServer, payment: ReturnType<typeof scriptedPayment>, now: () => Date) {
  const me = await server.signIn()
  const { ctx } = server
  const addresses = {
    redirect_url: 'http://localhost:3000/subscriptions/success',
    cancel_url: 'http://localhost:3000/subscriptions?billing=cancel',
  }
  const purchase = (price_id: number, key: string = randomUUID(), body: object = {}) =>
    me.call(
      purchasePackage,
      {
        params: { price_id: String(price_id) },
        body: { ...addresses, renewal_terms: RENEWAL_TERMS_VERSION, ...body },
      },
      { idempotency_key: key },
    )
  /** Orders it, and answers what the processor would say of that order. */
  const order = async (price_id: number) => {
    await purchase(price_id)
    const { order_id, amount_cents, months } = payment.checkouts.at(-1)!
    const sale_id = `sale-${randomUUID()}`
    const money = { amount_cents, currency: 'USD' as const }
    const say = (kind: PaymentFact['kind'], more: Partial<PaymentFact> = {}) => {
      const paid = kind === 'initial' || kind === 'rebill'
      return fact(kind, {
        sale_id,
        occurred_at: now(),
        ...(paid || kind === 'refund' || kind === 'chargeback' ? money : {}),
        ...(paid ? { transaction_id: `t-${randomUUID()}` } : {}),
        ...(kind === 'initial' ? { order_id } : {}),
        ...more,
      })
    }
    return {
      order_id,
      sale_id,
      amount_cents,
      months,
      say,
      tell: (kind: PaymentFact['kind'], more: Partial<PaymentFact> = {}) => ingestFacts(ctx, [say(kind, more)]),
    }
  }
  const buy = async (price_id: number) => {
    const bought = await order(price_id)
    const paid = bought.say('initial')
    await ingestFacts(ctx, [paid])
    return { ...bought, paid }
  }
  return {
    ...me,
    purchase,
    order,
    buy,
    profile: () => me.call(getMe),
    current: async () => (await me.call(listSubscriptions)).data[0] ?? null,
  }
}
