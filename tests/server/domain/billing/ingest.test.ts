import { beforeAll, expect, test } from 'vitest'
import { listPayments } from '@/contracts/billing'
import { checkBilling } from '@/server/domain/billing/check-billing'
import { confirmProvisional, countWaiting, ingestFacts } from '@/server/domain/billing/ingest'
import { captureCreditsIn, checkLedger, holdCredits, releaseCredits } from '@/server/domain/credits/credits'
import type { PaymentFact } from '@/server/providers/payment/port'
import { fact } from '@/tests/support/scripted-payment'
import { ANNUAL, billingWorld, DAY, MONTHLY, type Customer, type World, warmUp } from './world'

beforeAll(warmUp)

const healthy = async ({ ctx }: World, user_id: number) => {
  expect((await checkLedger(ctx)).filter((fault) => fault.user_id === user_id)).toEqual([])
  expect((await checkBilling(ctx)).filter((fault) => fault.user_id === user_id)).toEqual([])
}
const stored = (world: World, { event_key }: PaymentFact) =>
  world.ctx.db.query<{ state: string; problem: string | null }>('select state, problem from payment_facts where event_key = $1', [
    event_key,
  ])

function alarms() {
  const heard: string[] = []
  return { heard, log: { info() {}, warn() {}, error: (_: object, text: string) => void heard.push(text) } }
}

test('a fact a hundred times in parallel grants once', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const order = await me.order(28)
  const paid = order.say('initial')
  await Promise.all(Array.from({ length: 100 }, () => ingestFacts(world.ctx, [paid])))
  expect((await me.profile()).credit_balance).toBe(120)
  expect(await world.ctx.db.query(`select 1 from billing_mails where user_id = $1 and kind = 'receipt'`, [me.user.id])).toHaveLength(1)
  await healthy(world, me.user.id)
})

/** What a person sees and what the books say of them. */
async function stateOf(world: World, me: Customer, order_id: string) {
  const { is_premium, credit_balance } = await me.profile()
  const [sub] = await world.ctx.db.query(
    `select state, started_at, paid_until, renews_at, cancelled_at, ended_at, next_grant_at, next_tell_at, cancel_wanted_at is null as untouched from subscriptions where order_id = $1`,
    [order_id],
  )
  const [order] = await world.ctx.db.query('select state from billing_orders where id = $1', [order_id])
  const [user] = await world.ctx.db.query('select premium_until, purchases_frozen_at is null as free from users where id = $1', [
    me.user.id,
  ])
  return { is_premium, credit_balance, sub, order, user }
}

test('thirty orders of {initial, rebill, cancel, expiry, refund, chargeback} leave one state in the books', async () => {
  const world = await billingWorld({ at: '2026-04-02T10:00:00Z' })
  const on = (day: string) => ({ occurred_at: new Date(`${day}T10:00:00Z`) })
  const shuffles = Array.from({ length: 30 }, (_, n) => n * 24 + (n % 24))
  const nth = <T>(all: T[], n: number): T[] => {
    const rest = [...all]
    return all.map((_, i) => {
      let radix = 1
      for (let k = 2; k < all.length - i; k++) radix *= k
      const at = Math.floor(n / radix) % rest.length
      return rest.splice(at, 1)[0]!
    })
  }
  const seen = new Set<string>()
  for (const n of shuffles) {
    const me = await world.customer()
    const order = await me.order(MONTHLY)
    const first = order.say('initial', on('2026-03-01'))
    const second = order.say('rebill', on('2026-04-01'))
    const facts = [
      first,
      second,
      order.say('cancel', on('2026-04-01')),
      order.say('expiry', on('2026-04-02')),
      order.say('refund', { ...on('2026-03-03'), amount_cents: 500, parent_id: first.transaction_id }),
      order.say('chargeback', { ...on('2026-04-01'), parent_id: second.transaction_id }),
    ]
    for (const one of nth(facts, n)) await ingestFacts(world.ctx, [one, one])
    seen.add(JSON.stringify(await stateOf(world, me, order.order_id)))
    await healthy(world, me.user.id)
  }
  expect([...seen]).toHaveLength(1)
  expect(JSON.parse([...seen][0]!)).toMatchObject({
    is_premium: false,
    credit_balance: 50,
    sub: { state: 'ended', next_tell_at: null },
    order: { state: 'paid' },
    user: { free: false },
  })
}, 120_000)

test('what does not fit its order is put aside, alarmed, and grants nothing', async () => {
  const { heard, log } = alarms()
  const world = await billingWorld({ log })
  const me = await world.customer()
  const cases: [Partial<PaymentFact>, string][] = [
    [{ amount_cents: 1 }, 'another amount'],
    [{ amount_cents: null }, 'another amount'],
    [{ currency: 'EUR' }, 'another currency'],
    [{ currency: null }, 'another amount'],
    [{ test: false }, 'a real event for a test order'],
    [{ order_id: '00000000-0000-4000-8000-000000000000' }, 'no such order'],
    [{ order_id: "x'; drop" }, 'no such order'],
    [{ order_id: null, sale_id: null }, 'no such order'],
    [{ kind: 'rebill' }, 'a renewal of a single payment'],
  ]
  for (const [given, problem] of cases) {
    const order = await me.order(27)
    const wrong = { ...order.say('initial'), ...given }
    await ingestFacts(world.ctx, [wrong])
    expect(await stored(world, wrong), problem).toEqual([{ state: 'quarantined', problem }])
    const [row] = await world.ctx.db.query<{ state: string }>('select state from billing_orders where id = $1', [order.order_id])
    expect(row?.state).toBe('pending')
  }
  expect((await me.profile()).credit_balance).toBe(50)
  expect(heard).toHaveLength(cases.length)
  const plan = await me.buy(MONTHLY)
  const second = plan.say('initial', { sale_id: 'another', order_id: plan.order_id })
  await ingestFacts(world.ctx, [second])
  expect(await stored(world, second)).toEqual([{ state: 'quarantined', problem: 'a second sale for one order' }])
  await healthy(world, me.user.id)
})

test('a live processor takes no test events', async () => {
  const world = await billingWorld({ name: 'verotel', test: false })
  const me = await world.customer()
  const order = await me.order(27)
  const wrong = order.say('initial')
  await ingestFacts(world.ctx, [wrong])
  expect(await stored(world, wrong)).toEqual([{ state: 'quarantined', problem: 'a test event for a real order' }])
  await order.tell('initial', { test: false })
  expect((await me.profile()).credit_balance).toBe(80)
})

test('one event in two wordings is an alarm, and the first counts', async () => {
  const { heard, log } = alarms()
  const world = await billingWorld({ log })
  const me = await world.customer()
  const order = await me.order(27)
  const paid = order.say('initial')
  await ingestFacts(world.ctx, [paid, { ...paid, amount_cents: 1, digest: 'f'.repeat(64) }])
  expect(heard).toEqual(['ONE PAYMENT EVENT IN TWO WORDINGS: the first one counts'])
  expect((await me.profile()).credit_balance).toBe(80)
})

test('a cancellation that comes before its sale waits, and counts with it', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const order = await me.order(MONTHLY)
  const cancel = order.say('cancel')
  await ingestFacts(world.ctx, [cancel])
  expect(await stored(world, cancel)).toEqual([{ state: 'waiting', problem: null }])
  await countWaiting(world.ctx)
  expect(await stored(world, cancel)).toEqual([{ state: 'waiting', problem: null }])
  await order.tell('initial')
  expect(await stored(world, cancel)).toEqual([{ state: 'counted', problem: null }])
  expect(await me.current()).toMatchObject({ state: 'cancelled', renews_at: null, paid_until: '2026-04-01T10:00:00.000Z' })
})

test('facts of one sale in parallel find each other', async () => {
  const world = await billingWorld()
  for (let n = 0; n < 5; n++) {
    const me = await world.customer()
    const order = await me.order(MONTHLY)
    await Promise.all([order.tell('cancel'), order.tell('initial'), order.tell('rebill_declined')])
    expect(await me.current()).toMatchObject({ state: 'cancelled' })
  }
})

test('an unsigned payment is confirming until the processor agrees', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const order = await me.order(27)
  const paid = order.say('initial', { proven: false })
  const state = async () => (await me.call(listPayments)).data.find(({ id }) => id === order.order_id)?.state
  await ingestFacts(world.ctx, [paid])
  expect(await state()).toBe('confirming')
  world.pass(3_600_000)
  await confirmProvisional(world.ctx)
  expect(await state()).toBe('confirming')
  const payments = [{ transaction_id: paid.transaction_id!, amount_cents: 499, state: 'paid' as const }]
  world.payment.sales.set(order.sale_id, {
    state: 'active',
    paid_until: null,
    renews_at: null,
    payments: [{ ...payments[0]!, amount_cents: 5 }],
  })
  world.pass(3_600_000)
  await confirmProvisional(world.ctx)
  expect(await state()).toBe('confirming')
  expect((await me.profile()).credit_balance).toBe(50)
  world.payment.sales.set(order.sale_id, { state: 'active', paid_until: null, renews_at: null, payments })
  world.pass(6 * 3_600_000)
  await Promise.all([confirmProvisional(world.ctx), confirmProvisional(world.ctx)])
  expect(await state()).toBe('paid')
  expect((await me.profile()).credit_balance).toBe(80)
  await healthy(world, me.user.id)
})

test('an unsigned refund or chargeback does nothing before it is confirmed', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const order = await me.buy(MONTHLY)
  await order.tell('chargeback', { proven: false, parent_id: order.paid.transaction_id })
  expect(await me.profile()).toMatchObject({ is_premium: true, credit_balance: 150 })
  world.payment.sales.set(order.sale_id, {
    state: 'ended',
    paid_until: null,
    renews_at: null,
    payments: [{ transaction_id: order.paid.transaction_id!, amount_cents: 1499, state: 'charged_back' }],
  })
  world.pass(3_600_000)
  await confirmProvisional(world.ctx)
  expect(await me.profile()).toMatchObject({ is_premium: false, credit_balance: 50 })
})

test('a refund takes unspent credits back, never below zero, and what was held lapses when it comes back', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const { user } = me
  const pack = await me.buy(27)
  // Credits that end first are spent first, so those of the signup and of the pack in turn: 50 + 30.
  await holdCredits(world.ctx, { user_id: user.id, key: 'spent', credits: 60, reason: 'photo', lease_seconds: 600 })
  await captureCreditsIn(world.ctx.db, user.id, 'spent')
  await holdCredits(world.ctx, { user_id: user.id, key: 'held', credits: 15, reason: 'photo', lease_seconds: 600 })
  expect((await me.profile()).credit_balance).toBe(5)
  await pack.tell('refund')
  expect((await me.profile()).credit_balance).toBe(0)
  await releaseCredits(world.ctx, user.id, 'held')
  expect((await me.profile()).credit_balance).toBe(0)
  await healthy(world, user.id)
})

test('a part of a pack that is refunded takes its share, rounded up, and the rest with the rest', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const pack = await me.buy(28)
  const balance = async () => (await me.profile()).credit_balance
  await pack.tell('refund', { amount_cents: 100 })
  expect(await balance()).toBe(50 + 70 - 8)
  await pack.tell('refund', { amount_cents: 899 })
  expect(await balance()).toBe(50)
  expect((await me.call(listPayments)).data[0]).toMatchObject({ state: 'refunded', refunded_cents: 999 })
  await healthy(world, me.user.id)
})

test('a chargeback ends the subscription here and there, takes its credits and freezes purchases', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await plan.tell('chargeback')
  expect(await me.profile()).toMatchObject({ is_premium: false, credit_balance: 50 })
  expect(await me.current()).toMatchObject({ state: 'ended', can_resume: false, renews_at: null })
  await expect.poll(() => world.payment.told).toContain(`cancel ${plan.sale_id}`)
  await expect(me.purchase(27)).rejects.toMatchObject({ code: 'PURCHASES_FROZEN' })
  // Someone has looked; the same news again does not freeze anew.
  await world.ctx.db.query('update users set purchases_frozen_at = null where id = $1', [me.user.id])
  await plan.tell('expiry')
  expect((await me.purchase(27)).url).not.toBeNull()
  await healthy(world, me.user.id)
})

test('a chargeback of a pack leaves a running subscription', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await me.buy(MONTHLY)
  const pack = await me.buy(27)
  await pack.tell('chargeback')
  expect(await me.profile()).toMatchObject({ is_premium: true, credit_balance: 150 })
})

test('paid twice on one page of a pack is twice the credits', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const pack = await me.buy(27)
  await pack.tell('initial', { sale_id: 'other-sale' })
  expect((await me.profile()).credit_balance).toBe(110)
  await healthy(world, me.user.id)
})

test('premium begins and ends with the next message in this process', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await me.profile()
  const { authenticate } = await import('@/server/domain/sessions/sessions')
  const premium = async () => (await authenticate(world.ctx, `Bearer ${me.session_id}`, null, null)).premium
  expect(await premium()).toBe(false)
  const plan = await me.buy(ANNUAL)
  expect(await premium()).toBe(true)
  await plan.tell('refund', { terminates: true })
  expect(await premium()).toBe(false)
})

test('a refund by somebody who is gone is kept and harms nobody', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await world.ctx.db.query('delete from billing_mails where user_id = $1', [me.user.id])
  await world.ctx.db.query('select credits_close($1)', [me.user.id])
  await world.ctx.db.query('delete from users where id = $1', [me.user.id])
  world.pass(31 * DAY)
  await plan.tell('rebill')
  await plan.tell('refund')
  const [row] = await world.ctx.db.query('select state from subscriptions where order_id = $1', [plan.order_id])
  expect(row).toEqual({ state: 'ended' })
  await expect.poll(() => world.payment.told).toContain(`cancel ${plan.sale_id}`)
  await healthy(world, me.user.id)
})

test('facts that mean nothing to an order of ours are no error', async () => {
  const world = await billingWorld()
  await ingestFacts(world.ctx, [])
  const stranger = fact('rebill', { sale_id: 'somebody-else', amount_cents: 100, currency: 'USD' })
  await ingestFacts(world.ctx, [stranger])
  expect(await stored(world, stranger)).toEqual([{ state: 'waiting', problem: null }])
})
