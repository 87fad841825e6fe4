import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { deleteMe } from '@/contracts/account'
import { cancelSubscription, listSubscriptions, resumeSubscription } from '@/contracts/billing'
import { checkBilling } from '@/server/domain/billing/check-billing'
import { endLapsed, grantMonthly } from '@/server/domain/billing/maintenance'
import { remindRenewals, sendBillingMails } from '@/server/domain/billing/mails'
import { reconcile } from '@/server/domain/billing/reconcile'
import { syncProcessor } from '@/server/domain/billing/sync-processor'
import { checkLedger } from '@/server/domain/credits/credits'
import { endSuspensions, strikeUser } from '@/server/domain/restrictions/strikes'
import { ProviderError } from '@/server/providers/errors'
import { MISSING } from '@/tests/support/missing'
import { testUnless } from '@/tests/support/needs'
import { silent } from '@/tests/support/server'
import { ANNUAL, billingWorld, DAY, MONTHLY, type Customer, type World, warmUp } from './world'

beforeAll(warmUp)

const mailsOf = async ({ ctx }: World, me: Customer) =>
  (await ctx.db.query<{ kind: string }>('select kind from billing_mails where user_id = $1 order by id', [me.user.id])).map(
    ({ kind }) => kind,
  )
const live = (world: World, me: Customer, days: number) => world.live(me.user.id, days)
const healthy = async ({ ctx }: World, me: Customer) => {
  expect((await checkLedger(ctx)).filter((fault) => fault.user_id === me.user.id)).toEqual([])
  expect((await checkBilling(ctx)).filter((fault) => fault.user_id === me.user.id)).toEqual([])
}

test('cancelling counts at once while the processor is down, and is reported until it agrees', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  world.payment.down = true
  const cancelled = await me.call(cancelSubscription)
  expect(cancelled).toMatchObject({
    state: 'cancelled',
    renews_at: null,
    cancelled_at: world.clock.now.toISOString(),
    paid_until: '2026-04-01T10:00:00.000Z',
  })
  expect(await me.call(cancelSubscription)).toEqual(cancelled)
  expect(await me.profile()).toMatchObject({ is_premium: true })
  for (let n = 0; n < 3; n++) {
    world.pass(3 * 3_600_000)
    await syncProcessor(world.ctx)
  }
  expect(world.payment.told).toEqual([])
  world.payment.down = false
  world.pass(3 * 3_600_000)
  await Promise.all([syncProcessor(world.ctx), syncProcessor(world.ctx)])
  expect(world.payment.told).toEqual([`cancel ${plan.sale_id}`])
  world.pass(DAY)
  await syncProcessor(world.ctx)
  expect(world.payment.told).toHaveLength(1)
  expect(await mailsOf(world, me)).toEqual(['receipt', 'cancelled'])
})

testUnless(process.env.TEST_DATABASE_URL ? null : MISSING.postgres)(
  'a decision reaches the processor although the subscription is being settled at that moment',
  async () => {
    const world = await billingWorld()
    const me = await world.customer()
    const plan = await me.buy(MONTHLY)
    await me.call(cancelSubscription)
    const told = () => world.ctx.db.query('select 1 from subscriptions where order_id = $1 and cancel_told_at is not null', [plan.order_id])
    await expect.poll(told).toHaveLength(1)
    await world.ctx.db.query('update subscriptions set next_tell_at = $2 where order_id = $1', [plan.order_id, world.clock.now])
    let ended = false
    const sent = await world.ctx.db.transaction(async (tx) => {
      await tx.query('select 1 from subscriptions where order_id = $1 for update', [plan.order_id])
      const sending = syncProcessor(world.ctx, plan.order_id).finally(() => (ended = true))
      // Asked outside of the transaction, in which PostgreSQL would show its first answer again.
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%tell_attempts%' and datname = current_database()`
      await expect.poll(async () => ended || (await world.ctx.db.query(waiting, [])).length > 0, { interval: 5 }).toBe(true)
      return { sending }
    })
    await sent.sending
    expect(world.payment.told).toEqual([`cancel ${plan.sale_id}`, `cancel ${plan.sale_id}`])
  },
)

test('a sale the processor does not know any more counts as cancelled', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await me.buy(MONTHLY)
  world.payment.cancel = () => Promise.reject(new ProviderError('rejected', 'no such sale'))
  await me.call(cancelSubscription)
  await expect
    .poll(() => world.ctx.db.query('select next_tell_at from subscriptions where user_id = $1', [me.user.id]))
    .toEqual([{ next_tell_at: null }])
})

test('nothing to cancel, nothing to resume', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await expect(me.call(cancelSubscription)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(me.call(resumeSubscription)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const other = await world.customer()
  await other.buy(MONTHLY)
  await expect(me.call(cancelSubscription)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('resuming takes it back here and there; after the paid time it cannot', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await me.call(cancelSubscription)
  await expect.poll(() => world.payment.told).toEqual([`cancel ${plan.sale_id}`])
  await plan.tell('cancel')
  world.pass(60_000)
  expect(await me.call(resumeSubscription)).toMatchObject({ state: 'active', renews_at: '2026-04-01T10:00:00.000Z', cancelled_at: null })
  await expect.poll(() => world.payment.told).toEqual([`cancel ${plan.sale_id}`, `resume ${plan.sale_id}`])
  expect(await me.call(resumeSubscription)).toMatchObject({ state: 'active' })
  world.pass(60_000)
  // The processor's first cancellation is in the books already; this one has to be told all the same.
  await me.call(cancelSubscription)
  await expect.poll(() => world.payment.told).toHaveLength(3)
  await live(world, me, 32)
  await expect(me.call(resumeSubscription)).rejects.toMatchObject({ code: 'NOT_RESUMABLE' })
  expect((await me.call(listSubscriptions)).data).toMatchObject([{ state: 'ended', can_resume: false }])
})

test('where the processor cannot take a cancellation back, it cannot be resumed once it may know', async () => {
  const world = await billingWorld({ can_resume: false })
  const me = await world.customer()
  await me.buy(MONTHLY)
  expect(await me.current()).toMatchObject({ can_resume: false })
  await me.call(cancelSubscription)
  await expect.poll(() => world.payment.told).toHaveLength(1)
  await expect(me.call(resumeSubscription)).rejects.toMatchObject({ code: 'NOT_RESUMABLE' })
})

test('a resumption that the processor refuses shows as cancelled again and is alarmed', async () => {
  const heard: string[] = []
  const world = await billingWorld({ log: { info() {}, warn() {}, error: (_: object, text: string) => void heard.push(text) } })
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await me.call(cancelSubscription)
  await expect.poll(() => world.payment.told).toHaveLength(1)
  world.payment.resume = () => Promise.reject(new ProviderError('rejected', 'too late'))
  world.payment.sales.set(plan.sale_id, { state: 'cancelled', paid_until: null, renews_at: null, payments: null })
  world.pass(1000)
  await me.call(resumeSubscription)
  await expect.poll(async () => (await me.current())?.state).toBe('cancelled')
  expect(heard).toContain('SUBSCRIPTION NOT RESUMED by the processor')
})

test('a renewal that was charged after a cancellation is alarmed and listed', async () => {
  const heard: string[] = []
  const world = await billingWorld({ log: { info() {}, warn() {}, error: (_: object, text: string) => void heard.push(text) } })
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await me.call(cancelSubscription)
  await live(world, me, 31)
  const renewal = plan.say('rebill')
  await plan.tell('rebill', renewal)
  expect(heard).toContain('RENEWAL CHARGED AFTER A CANCELLATION')
  expect(
    await world.ctx.db.query('select theirs from billing_differences where key = $1', [`charged:${plan.order_id}:${renewal.event_key}`]),
  ).toEqual([{ theirs: 'charged' }])
  expect(await me.profile()).toMatchObject({ is_premium: true })
})

test('an annual plan grants its credits each month, none of them twice, and they do not add up', async () => {
  const world = await billingWorld({ at: '2026-01-31T10:00:00Z' })
  const me = await world.customer()
  await me.buy(ANNUAL)
  expect((await me.profile()).credit_balance).toBe(150)
  const months = ['2026-02-28', '2026-03-31', '2026-04-30']
  for (const month of months) {
    await live(world, me, Math.round((Date.parse(`${month}T10:00:00Z`) - world.clock.now.getTime()) / DAY) - 1)
    await grantMonthly(world.ctx)
    expect((await me.profile()).credit_balance).toBe(150)
    world.pass(DAY)
    await Promise.all([grantMonthly(world.ctx), grantMonthly(world.ctx)])
    expect((await me.profile()).credit_balance).toBe(150)
    const [row] = await world.ctx.db.query<{ n: number }>(
      `select count(*)::int as n from credit_lots where user_id = $1 and source = 'monthly'`,
      [me.user.id],
    )
    expect(row?.n).toBe(months.indexOf(month) + 2)
  }
  await healthy(world, me)
})

test('paid time runs out without a word of the processor, and open pages hear of it', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await me.buy(MONTHLY)
  await me.call(cancelSubscription)
  await live(world, me, 32)
  const seq = async () =>
    (await world.ctx.db.query<{ seq: number }>('select seq from event_heads where user_id = $1', [me.user.id]))[0]!.seq
  const before = await seq()
  await endLapsed(world.ctx)
  await endLapsed(world.ctx)
  expect(await seq()).toBe(before + 1)
  expect(await me.profile()).toMatchObject({ is_premium: false })
  expect(await world.ctx.db.query('select state from subscriptions where user_id = $1', [me.user.id])).toEqual([{ state: 'ended' }])
})

test('a declined renewal is past due, mailed with what to know, and over with the next payment', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await live(world, me, 31)
  await plan.tell('rebill_declined')
  expect(await me.current()).toMatchObject({ state: 'past_due', renews_at: null })
  expect(await me.profile()).toMatchObject({ is_premium: false })
  await live(world, me, 2)
  await plan.tell('rebill')
  expect(await me.current()).toMatchObject({ state: 'active', paid_until: '2026-05-01T10:00:00.000Z' })
  expect(await mailsOf(world, me)).toEqual(['receipt', 'renewal_declined', 'receipt'])
})

test('mails say what, how much, when next and how to cancel, each once, and wait for the mail server', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  const send = world.ctx.mail.send.bind(world.ctx.mail)
  world.ctx.mail.send = () => Promise.reject(new ProviderError('transient', 'scripted'))
  await sendBillingMails(world.ctx)
  world.ctx.mail.send = send
  const texts = async () =>
    world.ctx.db.query<{ subject: string; text: string }>(
      `select subject, text from outbox where recipient = $1 and subject !~ '^[0-9]{6}' and subject !~ 'sign-in' order by id`,
      [me.email],
    )
  expect(await texts()).toEqual([])
  world.pass(3_600_000)
  await Promise.all([sendBillingMails(world.ctx), sendBillingMails(world.ctx)])
  const [receipt, ...more] = await texts()
  expect(more).toEqual([])
  expect(receipt!.subject).toBe('Your receipt')
  for (const words of ['Premium Monthly', '$14.99', 'March 1, 2026', 'Next renewal: April 1, 2026, $14.99', '/settings', 'test'])
    expect(receipt!.text).toContain(words)
  await live(world, me, 25)
  await Promise.all([remindRenewals(world.ctx), remindRenewals(world.ctx)])
  await sendBillingMails(world.ctx)
  expect((await texts()).map(({ subject }) => subject)).toEqual(['Your receipt', 'Your renewal is coming up'])
  await plan.tell('refund', { terminates: true })
  await plan.tell('chargeback')
  world.pass(60_000)
  await sendBillingMails(world.ctx)
  expect((await texts()).map(({ subject }) => subject).slice(2)).toEqual(['Your refund', 'A payment was disputed'])
  for (const { subject } of await texts()) expect(subject).not.toMatch(/krush|premium|credit/i)
})

test('no reminder for what does not renew', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await me.buy(MONTHLY)
  await me.call(cancelSubscription)
  await live(world, me, 26)
  await remindRenewals(world.ctx)
  expect(await mailsOf(world, me)).toEqual(['receipt', 'cancelled'])
})

test('whoever leaves renews nothing, and the processor hears of it though the account is closed', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  world.payment.down = true
  await me.call(deleteMe, { body: { reason: 'privacy' } })
  expect(await world.ctx.db.query('select state from subscriptions where order_id = $1', [plan.order_id])).toEqual([{ state: 'cancelled' }])
  world.payment.down = false
  world.pass(3_600_000)
  await syncProcessor(world.ctx)
  expect(world.payment.told).toContain(`cancel ${plan.sale_id}`)
})

test('a plan goes on through suspensions, and renews nothing after the ban that strikes lead to', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  const strike = () => strikeUser(world.ctx, { user_id: me.user.id, reason: 'A strike.', by: null, key: randomUUID() })
  const states = () => world.ctx.db.query('select state from subscriptions where order_id = $1', [plan.order_id])
  expect(await strike()).toBe('warning')
  for (const days of [1, 7]) {
    expect(await strike()).toBe('suspension')
    expect(await states()).toEqual([{ state: 'active' }])
    world.pass(days * DAY)
    await endSuspensions(world.ctx)
  }
  expect(await strike()).toBe('ban')
  expect(await states()).toEqual([{ state: 'cancelled' }])
  await syncProcessor(world.ctx)
  expect(world.payment.told).toContain(`cancel ${plan.sale_id}`)
  await healthy(world, me)
})

test('what was cancelled is asked about until it has ended, however long ago that was', async () => {
  const world = await billingWorld({ log: silent })
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await me.call(cancelSubscription)
  const told = () => world.ctx.db.query('select 1 from subscriptions where order_id = $1 and cancel_told_at is not null', [plan.order_id])
  await expect.poll(told).toHaveLength(1)
  await live(world, me, 20)
  world.payment.sales.set(plan.sale_id, { state: 'active', paid_until: new Date('2026-05-01T10:00:00Z'), renews_at: null, payments: null })
  await reconcile(world.ctx)
  const open = await world.ctx.db.query(
    `select what, ours, theirs from billing_differences d join subscriptions s on s.id = d.subscription_id where s.order_id = $1 and solved_at is null`,
    [plan.order_id],
  )
  expect(open).toEqual([{ what: 'whether it renews', ours: 'cancelled', theirs: 'active' }])
  // Somebody is charged who has cancelled: the processor is told again.
  await syncProcessor(world.ctx)
  expect(world.payment.told.filter((one) => one === `cancel ${plan.sale_id}`)).toHaveLength(2)
})

test('the nightly look lists what differs, once, and closes what is solved', async () => {
  const heard: object[] = []
  const world = await billingWorld({ log: { info() {}, warn() {}, error: (fields: object) => void heard.push(fields) } })
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  const theirs = (state: 'active' | 'cancelled', amount_cents = 1499) =>
    world.payment.sales.set(plan.sale_id, {
      state,
      paid_until: new Date('2026-04-01T00:00:00Z'),
      renews_at: null,
      payments: [{ transaction_id: plan.paid.transaction_id!, amount_cents, state: 'paid' }],
    })
  const open = async () =>
    (
      await world.ctx.db.query<{ what: string }>(
        `select what from billing_differences d join subscriptions s on s.id = d.subscription_id where s.user_id = $1 and solved_at is null order by what`,
        [me.user.id],
      )
    ).map(({ what }) => what)
  theirs('active')
  await reconcile(world.ctx)
  expect(await open()).toEqual([])
  theirs('cancelled', 99)
  await reconcile(world.ctx)
  await reconcile(world.ctx)
  expect(await open()).toEqual(['a payment that differs', 'whether it renews'])
  theirs('active')
  await reconcile(world.ctx)
  expect(await open()).toEqual([])
  await me.call(cancelSubscription)
  await expect.poll(() => world.payment.told).toHaveLength(1)
  await expect
    .poll(
      async () =>
        (await world.ctx.db.query('select 1 from subscriptions where order_id = $1 and cancel_told_at is not null', [plan.order_id]))
          .length,
    )
    .toBe(1)
  // Told, and active there all the same: it is told again, not only listed.
  await reconcile(world.ctx)
  expect(await open()).toEqual(['whether it renews'])
  await syncProcessor(world.ctx)
  expect(world.payment.told).toHaveLength(2)
})
