import { beforeAll, expect, test } from 'vitest'
import { cancelSubscription } from '@/contracts/billing'
import { checkBilling } from '@/server/domain/billing/check-billing'
import { endLapsed, grantMonthly } from '@/server/domain/billing/maintenance'
import { captureCreditsIn, checkLedger, holdCredits, settleCredits } from '@/server/domain/credits/credits'
import { ANNUAL, billingWorld, DAY, MONTHLY, type Customer, type World, warmUp } from './world'

beforeAll(warmUp)

/** The processor says a day, which is read to its last hour anywhere (server/providers/payment/verotel). */
const lateEnd = (day: string) => ({ paid_until: new Date(Date.parse(`${day}T00:00:00Z`) + 36 * 3_600_000) })
const lots = ({ ctx }: World, me: Customer) =>
  ctx.db.query<{ key: string; granted: number; remaining: number }>(
    `select key, granted, remaining from credit_lots where user_id = $1 and source = 'monthly' order by id`,
    [me.user.id],
  )
const healthy = async ({ ctx }: World, me: Customer) => {
  expect((await checkLedger(ctx)).filter((fault) => fault.user_id === me.user.id)).toEqual([])
  expect((await checkBilling(ctx)).filter((fault) => fault.user_id === me.user.id)).toEqual([])
}
const jobs = async ({ ctx }: World) => {
  await grantMonthly(ctx)
  await endLapsed(ctx)
}

test('the hours between the next charge and the end of what is paid grant no month that nobody paid', async () => {
  const world = await billingWorld({ at: '2026-03-01T10:00:00Z' })
  const me = await world.customer()
  const plan = await me.order(MONTHLY)
  await plan.tell('initial', lateEnd('2026-04-01'))
  await me.call(cancelSubscription)
  await world.live(me.user.id, 31)
  world.pass(3_600_000)
  await jobs(world)
  expect(await me.profile()).toMatchObject({ is_premium: true })
  expect(await lots(world, me)).toHaveLength(1)
  await plan.tell('cancel')
  expect(await lots(world, me)).toHaveLength(1)
  await healthy(world, me)
})

test('a renewal that was paid back takes its own month, whatever days the processor says', async () => {
  const world = await billingWorld({ at: '2026-03-01T10:00:00Z' })
  const me = await world.customer()
  const plan = await me.order(MONTHLY)
  await plan.tell('initial', lateEnd('2026-04-01'))
  await world.live(me.user.id, 31)
  const second = plan.say('rebill', lateEnd('2026-05-01'))
  await plan.tell('rebill', second)
  expect((await me.profile()).credit_balance).toBe(150)
  await plan.tell('refund', { parent_id: second.transaction_id })
  expect((await lots(world, me)).map(({ remaining }) => remaining)).toEqual([0, 0])
  await healthy(world, me)
})

test('a renewal that was paid days late grants one month, and the next one the next', async () => {
  const world = await billingWorld({ at: '2026-03-01T10:00:00Z' })
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  await world.live(me.user.id, 35)
  // Paid on the fifth; the processor counts from there.
  await plan.tell('rebill', { paid_until: new Date('2026-05-05T10:00:00Z') })
  expect(await lots(world, me)).toHaveLength(2)
  await world.live(me.user.id, 27)
  await jobs(world)
  expect((await me.profile()).is_premium).toBe(true)
  expect(await lots(world, me)).toHaveLength(2)
  await world.live(me.user.id, 4)
  await plan.tell('rebill', { paid_until: new Date('2026-06-05T10:00:00Z') })
  await jobs(world)
  expect(await lots(world, me)).toHaveLength(3)
  expect((await lots(world, me)).filter(({ remaining }) => remaining > 0)).toHaveLength(1)
  await healthy(world, me)
})

test('a renewal that was charged twice grants its second month after the first, and none once it is paid back', async () => {
  const world = await billingWorld({ at: '2026-03-01T10:00:00Z' })
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  const twice = plan.say('rebill')
  await plan.tell('rebill', twice)
  expect(await lots(world, me)).toHaveLength(1)
  await plan.tell('refund', { parent_id: twice.transaction_id })
  await world.live(me.user.id, 31)
  await jobs(world)
  expect(await lots(world, me)).toHaveLength(1)
  await plan.tell('rebill')
  expect(await lots(world, me)).toHaveLength(2)
  expect(await me.current()).toMatchObject({ state: 'active' })
  await healthy(world, me)
})

test('a renewal that becomes known after a later one grants the next month, and no second one of this month', async () => {
  const world = await billingWorld({ at: '2026-03-01T10:00:00Z' })
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  const late = plan.say('rebill')
  await world.live(me.user.id, 40)
  await plan.tell('rebill')
  await plan.tell('rebill', late)
  const live = async () => {
    await settleCredits(world.ctx, me.user.id)
    return (await lots(world, me)).filter(({ remaining }) => remaining > 0)
  }
  expect(await live()).toHaveLength(1)
  expect(await lots(world, me)).toHaveLength(2)
  await world.live(me.user.id, 24)
  await jobs(world)
  expect(await live()).toHaveLength(1)
  expect(await lots(world, me)).toHaveLength(3)
  await healthy(world, me)
})

test('an annual payment that is paid back in its third month gives no more months, and what was spent is spent', async () => {
  const world = await billingWorld({ at: '2026-01-31T10:00:00Z' })
  const me = await world.customer()
  const plan = await me.buy(ANNUAL)
  for (let n = 0; n < 2; n++) {
    await world.live(me.user.id, 31)
    await jobs(world)
  }
  expect(await lots(world, me)).toHaveLength(3)
  await holdCredits(world.ctx, { user_id: me.user.id, key: 'spent', credits: 60, reason: 'photo', lease_seconds: 600 })
  await captureCreditsIn(world.ctx.db, me.user.id, 'spent')
  await plan.tell('refund')
  expect(await me.profile()).toMatchObject({ is_premium: false, credit_balance: 65 })
  await world.live(me.user.id, 31)
  await jobs(world)
  expect(await lots(world, me)).toHaveLength(3)
  expect((await me.profile()).credit_balance).toBe(65)
  await healthy(world, me)
})

test('from monthly to annual: the old plan runs out, the new one renews, and each payment grants its months', async () => {
  const world = await billingWorld({ at: '2026-03-01T10:00:00Z' })
  const me = await world.customer()
  const monthly = await me.buy(MONTHLY)
  await world.live(me.user.id, 14)
  await me.call(cancelSubscription)
  const annual = await me.buy(ANNUAL)
  expect(await me.current()).toMatchObject({ package_id: ANNUAL, state: 'active', paid_until: '2027-03-15T10:00:00.000Z' })
  await world.live(me.user.id, 20)
  await monthly.tell('expiry')
  await jobs(world)
  expect(await me.profile()).toMatchObject({ is_premium: true })
  expect((await lots(world, me)).map(({ key }) => key)).toEqual([`${monthly.paid.event_key}:0`, `${annual.paid.event_key}:0`])
  await world.live(me.user.id, 11)
  world.pass(DAY)
  await jobs(world)
  expect(await lots(world, me)).toHaveLength(3)
  await healthy(world, me)
})
