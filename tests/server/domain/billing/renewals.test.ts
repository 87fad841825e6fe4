import { beforeAll, expect, test } from 'vitest'
import { deleteMe } from '@/contracts/account'
import { cancelSubscription, listSubscriptions, resumeSubscription } from '@/contracts/billing'
import { eraseUser } from '@/server/domain/account/erase-user'
import { checkBilling } from '@/server/domain/billing/check-billing'
import { ingestFacts } from '@/server/domain/billing/ingest'
import { remindRenewals, sendBillingMails } from '@/server/domain/billing/mails'
import { reconcile } from '@/server/domain/billing/reconcile'
import { syncProcessor } from '@/server/domain/billing/sync-processor'
import { banUser } from '@/server/domain/users/ban-user'
import { ProviderError } from '@/server/providers/errors'
import { ANNUAL, billingWorld, DAY, MONTHLY, type Customer, type World, warmUp } from './world'

beforeAll(warmUp)

const alarms = () => {
  const heard: string[] = []
  return { heard, log: { info() {}, warn() {}, error: (_: object, text: string) => void heard.push(text) } }
}
const mailsOf = async ({ ctx }: World, me: Customer) => {
  await sendBillingMails(ctx)
  return ctx.db.query<{ subject: string; text: string }>(
    `select subject, text from outbox where recipient = $1 and subject !~ '^[0-9]{6}' and subject !~ 'sign-in' order by id`,
    [me.email],
  )
}
const settled = (world: World, order_id: string) =>
  expect
    .poll(() => world.ctx.db.query('select next_tell_at from subscriptions where order_id = $1', [order_id]))
    .toEqual([{ next_tell_at: null }])

test('a chargeback after a cancellation that was taken back ends the renewal there too', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await me.call(cancelSubscription)
  await settled(world, plan.order_id)
  await me.call(resumeSubscription)
  await settled(world, plan.order_id)
  expect(world.payment.told).toEqual([`cancel ${plan.sale_id}`, `resume ${plan.sale_id}`])
  await plan.tell('chargeback')
  await expect.poll(() => world.payment.told).toEqual([`cancel ${plan.sale_id}`, `resume ${plan.sale_id}`, `cancel ${plan.sale_id}`])
})

test('whoever got all of their newest payment back is not charged again; a part of it changes nothing', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(ANNUAL)
  await plan.tell('refund', { amount_cents: 1000 })
  expect(await me.current()).toMatchObject({ state: 'active', renews_at: '2027-03-01T10:00:00.000Z' })
  expect(world.payment.told).toEqual([])
  await plan.tell('refund', { amount_cents: plan.amount_cents - 1000 })
  expect(await me.current()).toMatchObject({ state: 'ended', renews_at: null })
  expect(await me.profile()).toMatchObject({ is_premium: false, credit_balance: 50 })
  await expect.poll(() => world.payment.told).toEqual([`cancel ${plan.sale_id}`])
  world.pass(60_000)
  const [, part, whole] = await mailsOf(world, me)
  expect(part!.text).toContain('$10.00')
  expect(part!.text).not.toContain("doesn't renew")
  expect(whole!.text).toContain("Your plan doesn't renew")
})

test('two plans that were paid on two open pages: one renews, the newer, and somebody hears of it', async () => {
  const { heard, log } = alarms()
  const world = await billingWorld({ log })
  const me = await world.customer()
  const [monthly, annual] = [await me.order(MONTHLY), await me.order(ANNUAL)]
  const first = monthly.say('initial')
  world.pass(60_000)
  const second = annual.say('initial')
  // Both at once, and the older one may be the later to arrive.
  await Promise.all([ingestFacts(world.ctx, [second]), ingestFacts(world.ctx, [first])])
  const { data } = await me.call(listSubscriptions)
  expect(data.map(({ package_id, state }) => [package_id, state])).toEqual([
    [ANNUAL, 'active'],
    [MONTHLY, 'cancelled'],
  ])
  await expect.poll(() => world.payment.told).toEqual([`cancel ${monthly.sale_id}`])
  expect(heard).toEqual(['TWO PLANS PAID BY ONE PERSON: the older one does not renew'])
  expect(
    await world.ctx.db.query(
      `select what from billing_differences d join subscriptions s on s.id = d.subscription_id where s.user_id = $1`,
      [me.user.id],
    ),
  ).toHaveLength(1)
  world.pass(60_000)
  expect((await mailsOf(world, me)).map(({ subject }) => subject).toSorted()).toEqual([
    'Your receipt',
    'Your receipt',
    'Your renewal is canceled',
  ])
  expect((await checkBilling(world.ctx)).filter(({ user_id }) => user_id === me.user.id)).toEqual([])
})

test('an order that was left open is not opened again beside a running plan, nor for a frozen account', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await me.purchase(ANNUAL, 'left-open')
  const plan = await me.buy(MONTHLY)
  await expect(me.purchase(ANNUAL, 'left-open')).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' })
  await plan.tell('chargeback')
  await expect(me.purchase(ANNUAL, 'left-open')).rejects.toMatchObject({ code: 'PURCHASES_FROZEN' })
})

test('a word that was on its way while the person changed their mind is followed by the newest one', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  const cancel = world.payment.cancel.bind(world.payment)
  const slow = Promise.withResolvers<undefined>()
  let called = 0
  world.payment.cancel = async (sale_id) => {
    called++
    await slow.promise
    return cancel(sale_id)
  }
  await me.call(cancelSubscription)
  await expect.poll(() => called).toBe(1)
  world.pass(1000)
  await me.call(resumeSubscription)
  await expect.poll(() => world.payment.told).toEqual([`resume ${plan.sale_id}`])
  slow.resolve(undefined)
  await expect.poll(() => world.payment.told).toHaveLength(2)
  await expect
    .poll(async () => {
      await syncProcessor(world.ctx)
      return world.payment.told
    })
    .toEqual([`resume ${plan.sale_id}`, `cancel ${plan.sale_id}`, `resume ${plan.sale_id}`])
  await settled(world, plan.order_id)
  expect(await me.current()).toMatchObject({ state: 'active' })
})

test('of two words in one moment the second counts', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await me.call(cancelSubscription)
  await settled(world, plan.order_id)
  await me.call(resumeSubscription)
  await settled(world, plan.order_id)
  expect(await me.call(cancelSubscription)).toMatchObject({ state: 'cancelled' })
  await expect.poll(() => world.payment.told.at(-1)).toBe(`cancel ${plan.sale_id}`)
  expect(world.payment.told).toHaveLength(3)
  expect(await me.current()).toMatchObject({ state: 'cancelled' })
})

test('one payment under two names counts once', async () => {
  const { heard, log } = alarms()
  const world = await billingWorld({ log })
  const me = await world.customer()
  const pack = await me.buy(27)
  await pack.tell('initial', { event_key: 'other-name', transaction_id: pack.paid.transaction_id })
  await pack.tell('initial', { event_key: 'no-transaction', transaction_id: null })
  expect((await me.profile()).credit_balance).toBe(80)
  const plan = await me.buy(MONTHLY)
  await plan.tell('rebill', { event_key: 'a-renewal-of-it', transaction_id: plan.paid.transaction_id })
  expect(await me.current()).toMatchObject({ paid_until: '2026-04-01T10:00:00.000Z' })
  expect(heard).toEqual(Array.from({ length: 3 }, () => 'PAYMENT FACT QUARANTINED'))
})

test('a banned person is charged no more', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await banUser(world.ctx, me.user.id)
  await syncProcessor(world.ctx)
  await expect.poll(() => world.payment.told).toEqual([`cancel ${plan.sale_id}`])
  world.pass(60_000)
  expect((await mailsOf(world, me)).map(({ subject }) => subject)).toEqual([
    'An update about your account',
    'Your receipt',
    'Your renewal is canceled',
  ])
})

test('the first receipt has the terms that were agreed to; a year’s plan is announced a month before', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(ANNUAL)
  const [receipt] = await mailsOf(world, me)
  for (const words of [
    'Premium Annual',
    'Total, tax included: $93.24',
    'Paid until March 1, 2027',
    'Next renewal: March 1, 2027, $93.24, then every year until you cancel.',
    'You can cancel anytime',
    '/settings',
    'I agree to automatic renewal: $93.24 is charged today and then every year',
  ])
    expect(receipt!.text).toContain(words)
  await world.live(me.user.id, 334)
  await remindRenewals(world.ctx)
  expect(await mailsOf(world, me)).toHaveLength(1)
  world.pass(DAY)
  await remindRenewals(world.ctx)
  const reminder = (await mailsOf(world, me)).at(-1)!
  for (const words of ['Premium Annual', 'March 1, 2027', '$93.24 will be charged, as it is every year', '/settings'])
    expect(reminder.text).toContain(words)
  await world.live(me.user.id, 30)
  await plan.tell('rebill')
  world.pass(60_000)
  const second = (await mailsOf(world, me)).at(-1)!
  expect(second.subject).toBe('Your receipt')
  expect(second.text).not.toContain('What you agreed to')
  await me.call(cancelSubscription)
  world.pass(60_000)
  const cancelled = (await mailsOf(world, me)).at(-1)!
  for (const words of ['no longer renews', 'You keep it until March 1, 2028']) expect(cancelled.text).toContain(words)
})

test('who was told that it continues hears when the processor cannot', async () => {
  const { log } = alarms()
  const world = await billingWorld({ log })
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await me.call(cancelSubscription)
  await settled(world, plan.order_id)
  world.payment.resume = () => Promise.reject(new ProviderError('rejected', 'too late'))
  world.payment.sales.set(plan.sale_id, { state: 'cancelled', paid_until: null, renews_at: null, payments: null })
  await me.call(resumeSubscription)
  await expect.poll(async () => (await me.current())?.state).toBe('cancelled')
  world.pass(60_000)
  expect((await mailsOf(world, me)).map(({ subject }) => subject)).toEqual([
    'Your receipt',
    'Your renewal is canceled',
    'Your plan renews again',
    'Your renewal is still canceled',
  ])
})

test('a deleted account: the renewal ends at the processor, the books stay without the person, and what is charged all the same is alarmed', async () => {
  const { heard, log } = alarms()
  const world = await billingWorld({ log })
  const { db } = world.ctx
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  const pack = await me.buy(27)
  world.payment.down = true
  await me.call(deleteMe, { body: { reason: 'privacy' } })
  world.pass(60_000)
  const [erasure] = await db.query<{ id: number }>('select id from erasures where user_id = $1', [me.user.id])
  await eraseUser(world.ctx, { id: erasure!.id })
  expect(await db.query('select 1 from users where id = $1', [me.user.id])).toEqual([])
  expect(await db.query('select 1 from billing_mails where user_id = $1', [me.user.id])).toEqual([])
  world.payment.down = false
  world.pass(3 * 3_600_000)
  await syncProcessor(world.ctx)
  expect(world.payment.told).toEqual([`cancel ${plan.sale_id}`])
  // The processor was late: it charges once more, and gives the pack back.
  await world.live(me.user.id, 31)
  await plan.tell('rebill')
  await pack.tell('refund')
  expect(heard.filter((text) => text === 'PAID FOR AN ACCOUNT THAT IS GONE')).toHaveLength(1)
  const orders = await db.query(
    'select kind, amount_cents, state, checkout_url, client_key = id::text as keyless from billing_orders where user_id = $1 order by kind',
    [me.user.id],
  )
  expect(orders).toEqual([
    { kind: 'pack', amount_cents: 499, state: 'refunded', checkout_url: null, keyless: true },
    { kind: 'plan', amount_cents: 1499, state: 'paid', checkout_url: null, keyless: true },
  ])
  expect(
    await db.query(
      `select 1 from payment_facts where order_id in (select id from billing_orders where user_id = $1) and state = 'counted'`,
      [me.user.id],
    ),
  ).toHaveLength(4)
  expect(await db.query('select state, renews_at from subscriptions where user_id = $1', [me.user.id])).toEqual([
    { state: 'cancelled', renews_at: null },
  ])
  expect(await db.query('select 1 from renewal_consents where user_id = $1', [me.user.id])).toHaveLength(1)
  expect(await db.query('select 1 from credit_lots where user_id = $1 and live', [me.user.id])).toEqual([])
  expect((await checkBilling(world.ctx)).filter(({ user_id }) => user_id === me.user.id)).toEqual([])
})

test('chargebacks beyond a few in a hundred are alarmed with their counts', async () => {
  const heard: [object, string][] = []
  const world = await billingWorld({
    log: { info() {}, warn() {}, error: (fields: object, text: string) => void heard.push([fields, text]) },
  })
  const me = await world.customer()
  const packs = []
  for (let n = 0; n < 5; n++) packs.push(await me.buy(27))
  for (const pack of packs) await pack.tell('chargeback', { parent_id: pack.paid.transaction_id })
  await reconcile(world.ctx)
  const [fields] = heard.find(([, text]) => text.startsWith('TOO MANY CHARGEBACKS')) ?? []
  expect(fields).toMatchObject({ provider: 'sandbox', days: 30, chargebacks: expect.any(Number) as number })
})
