import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import * as billing from '@/contracts/billing'
import * as sandbox from '@/contracts/sandbox'
import { getMe } from '@/contracts/users'
import { checkBilling } from '@/server/domain/billing/check-billing'
import { reconcile } from '@/server/domain/billing/reconcile'
import { syncProcessor } from '@/server/domain/billing/sync-processor'
import { checkLedger } from '@/server/domain/credits/credits'
import { expectRefusal } from '../../../support/identity'
import { testDatabase, testServer } from '../../../support/server'

const DAY = 86_400_000
const MONTHLY = '3'
const ANNUAL = '2'
const PACK = '27'

// The first one takes a while to set up.
beforeAll(async () => void (await testDatabase()))

/** A server with its own clock and a person who buys at the embedded processor, through every real door. */
async function open(started = '2027-01-31T12:00:00.000Z') {
  let now = new Date(started)
  const server = await testServer({ now: () => now })
  const person = await server.signIn()
  const { call, user } = person
  const order = async (price_id: string, saved: 'true' | 'false' = 'false') => {
    const { url } = await call(
      billing.purchasePackage,
      {
        params: { price_id },
        query: { saved_method: saved },
        body: {
          redirect_url: 'http://localhost:3000/subscriptions/success',
          cancel_url: 'http://localhost:3000/subscriptions?billing=cancel',
          renewal_terms: billing.RENEWAL_TERMS_VERSION,
        },
      },
      { idempotency_key: randomUUID() },
    )
    expect(url).toMatch(/^http:\/\/localhost:3000\/sandbox\/checkout\//)
    return url!.slice(url!.lastIndexOf('/') + 1)
  }
  const pay = async (id: string, body: { card: sandbox.SandboxCard; confirmed?: boolean; hold_events?: boolean } = { card: 'success' }) =>
    server.anonymous(sandbox.paySandboxCheckout, { params: { id }, body })
  const buy = async (price_id: string, card: sandbox.SandboxCard = 'success') => {
    await pay(await order(price_id), { card })
    const sales = (await call(sandbox.listSandboxSales)).data
    return sales.find(({ months }) => (months === null) === (price_id === PACK))!.id
  }
  const lots = () =>
    server.ctx.db.query<{ key: string; remaining: number; expires_at: Date | null }>(
      `select key, remaining, expires_at from credit_lots where user_id = $1 and source = 'monthly' order by id`,
      [user.id],
    )
  return {
    ...server,
    ...person,
    order,
    pay,
    buy,
    lots,
    /** While an event of the sale is on its way it says "try again in a moment", so that is done. */
    async act(id: string, act: sandbox.SandboxAct) {
      for (let tries = 0; ; tries++) {
        try {
          return await call(sandbox.actOnSandboxSale, { params: { id, act } })
        } catch (error) {
          if (tries === 200 || !/on its way/.test((error as Error).message)) throw error
          await new Promise((resolve) => setTimeout(resolve, 25))
        }
      }
    },
    subscription: async () => (await call(billing.listSubscriptions)).data[0]!,
    sale: async () => (await call(sandbox.listSandboxSales)).data[0]!,
    me: () => call(getMe),
    payments: async () => (await call(billing.listPayments)).data,
    now: () => now,
    wait: (ms: number) => void (now = new Date(now.getTime() + ms)),
    /** Nothing may ever be out of joint, whatever was done to the clock. */
    async sound() {
      const faults = await checkLedger(server.ctx)
      expect(faults.filter(({ user_id }) => user_id === user.id)).toEqual([])
      expect((await checkBilling(server.ctx)).filter(({ user_id }) => user_id === user.id)).toEqual([])
      await reconcile(server.ctx)
      expect(
        await server.ctx.db.query(
          `select d.what, d.ours, d.theirs from billing_differences d join subscriptions s on s.id = d.subscription_id where s.user_id = $1 and d.solved_at is null`,
          [user.id],
        ),
      ).toEqual([])
      const [dates] = await server.ctx.db.query<{ next: Date | null; least: Date | null }>(
        `select next_expiry as next, (select min(expires_at) from credit_lots where user_id = $1 and live) as least from credit_accounts where user_id = $1`,
        [user.id],
      )
      if (dates?.least) expect(new Date(dates.next!) <= new Date(dates.least)).toBe(true)
      const lines = await server.ctx.db.query(
        `select key from credit_lots l where user_id = $1 and not exists (
           select 1 from ledger_entries e where e.user_id = $1 and e.kind = 'grant' and e.key = l.source || ':' || l.key and e.credits = l.granted)`,
        [user.id],
      )
      expect(lines).toEqual([])
    },
  }
}

/** The processor is told after the answer, by whoever comes first. */
async function told(world: Awaited<ReturnType<typeof open>>, state: string) {
  await syncProcessor(world.ctx)
  await expect.poll(async () => (await world.sale()).state, { interval: 5 }).toBe(state)
}

test.each([['2027-01-31T12:00:00.000Z'], ['2027-03-01T00:00:00.000Z'], ['2027-03-31T23:59:59.000Z'], ['2028-02-29T08:30:00.000Z']])(
  'a monthly plan bought at %s is premium from payment to payment, with 100 credits each month',
  async (started) => {
    const world = await open(started)
    const sale = await world.buy(MONTHLY)
    expect((await world.me()).is_premium).toBe(true)
    const welcome = (await world.me()).credit_balance
    expect(welcome).toBe(150)
    for (let months = 1; months <= 5; months++) {
      world.wait(61_000)
      await world.act(sale, 'advance')
      const subscription = await world.subscription()
      expect(subscription.state, `month ${months}`).toBe('active')
      expect(new Date(subscription.paid_until) > world.now()).toBe(true)
      expect(subscription.renews_at).toBe(subscription.paid_until)
      expect((await world.sale()).next_charge_at).toBe(subscription.paid_until)
      const me = await world.me()
      expect(me.is_premium).toBe(true)
      // What was left of the month before does not roll over.
      expect(me.credit_balance, `month ${months}`).toBe(150)
      const lots = await world.lots()
      expect(lots).toHaveLength(months + 1)
      expect(lots.filter(({ remaining }) => remaining > 0)).toHaveLength(1)
      expect(new Date(lots.at(-1)!.expires_at!).toISOString()).toBe(subscription.paid_until)
      await world.sound()
    }
    const payments = await world.payments()
    expect(payments).toHaveLength(6)
    expect(payments.map(({ renewal, state }) => [renewal, state])).toEqual([
      ...Array.from({ length: 5 }, () => [true, 'paid']),
      [false, 'paid'],
    ])
    expect(new Set(payments.map(({ created_at }) => created_at)).size).toBe(6)
  },
)

test('an annual plan: the year passes, its months grant no credits twice, and it renews', async () => {
  const world = await open('2027-08-31T10:00:00.000Z')
  const sale = await world.buy(ANNUAL)
  for (let years = 1; years <= 3; years++) {
    world.wait(DAY)
    await world.act(sale, 'advance')
    const { state, paid_until, started_at } = await world.subscription()
    expect(state).toBe('active')
    const began = new Date(started_at)
    expect(new Date(paid_until).getUTCFullYear() - began.getUTCFullYear()).toBe(years + 1)
    expect((await world.me()).credit_balance).toBe(150)
    expect(await world.lots()).toHaveLength(years + 1)
    await world.sound()
  }
})

test('a renewal that fails ends premium on its day; a later one restores it', async () => {
  const world = await open()
  const sale = await world.buy(MONTHLY, 'later_failure')
  await world.act(sale, 'advance')
  expect(await world.subscription()).toMatchObject({ state: 'past_due' })
  expect((await world.me()).is_premium).toBe(false)
  expect((await world.lots()).every(({ remaining, expires_at }) => remaining === 0 || new Date(expires_at!) <= world.now())).toBe(true)
  await world.sound()
  await world.act(sale, 'pass_renewals')
  await world.act(sale, 'advance')
  expect((await world.subscription()).state).toBe('active')
  expect((await world.me()).is_premium).toBe(true)
  await world.sound()
})

test('three declined renewals are the end', async () => {
  const world = await open()
  const sale = await world.buy(MONTHLY, 'later_failure')
  for (let times = 0; times < 3; times++) await world.act(sale, 'advance')
  expect((await world.subscription()).state).toBe('ended')
  await expectRefusal(world.act(sale, 'advance'), 'CONFLICT')
  await world.sound()
})

test('cancelled: premium to the paid date, and over after it', async () => {
  const world = await open()
  const sale = await world.buy(MONTHLY)
  const says = async (word: typeof billing.cancelSubscription | typeof billing.resumeSubscription, state: string) => {
    world.wait(1000)
    await world.call(word)
    await told(world, state)
    expect((await world.me()).is_premium).toBe(true)
  }
  await says(billing.cancelSubscription, 'cancelled')
  await says(billing.resumeSubscription, 'active')
  await says(billing.cancelSubscription, 'cancelled')
  await world.act(sale, 'advance')
  expect((await world.subscription()).state).toBe('ended')
  expect((await world.me()).is_premium).toBe(false)
  await world.sound()
})

test('a refund after two renewals takes the newest month back', async () => {
  const world = await open()
  const sale = await world.buy(MONTHLY)
  await world.act(sale, 'advance')
  await world.act(sale, 'advance')
  await world.act(sale, 'refund')
  expect((await world.me()).is_premium).toBe(false)
  expect((await world.payments()).map(({ state }) => state)).toEqual(['refunded', 'paid', 'paid'])
  expect((await world.lots()).filter(({ remaining }) => remaining > 0)).toEqual([])
  await world.sound()
})

test('a chargeback freezes purchases', async () => {
  const world = await open()
  const sale = await world.buy(MONTHLY)
  await world.act(sale, 'chargeback')
  expect((await world.me()).is_premium).toBe(false)
  await expectRefusal(world.order(MONTHLY), 'PURCHASES_FROZEN')
  await world.sound()
})

test('late events: nothing is granted before they come, not even over a renewal', async () => {
  const world = await open()
  expect(await world.pay(await world.order(MONTHLY), { card: 'success', hold_events: true })).toMatchObject({ state: 'paid' })
  const sale = (await world.sale()).id
  expect((await world.me()).is_premium).toBe(false)
  await world.act(sale, 'advance')
  expect((await world.me()).is_premium).toBe(false)
  await world.act(sale, 'send_events')
  expect((await world.subscription()).state).toBe('active')
  expect((await world.me()).is_premium).toBe(true)
  await world.sound()
})

test('moving the time of one sale moves nothing else of the person', async () => {
  const world = await open()
  await world.buy(PACK)
  const sale = await world.buy(MONTHLY)
  const others = () =>
    world.ctx.db.query(
      `select row_to_json(l)::text from credit_lots l where user_id = $1 and source <> 'monthly'
     union all select row_to_json(o)::text from billing_orders o where user_id = $1 and kind = 'pack'
     union all select row_to_json(f)::text from payment_facts f join billing_orders o on o.id = f.order_id where o.user_id = $1 and o.kind = 'pack'
     union all select row_to_json(e)::text from ledger_entries e where user_id = $1 and key not like 'monthly:%' and kind = 'grant'`,
      [world.user.id],
    )
  const before = await others()
  await world.act(sale, 'advance')
  expect(before).toHaveLength(6)
  expect(await others()).toEqual(before)
})

test('the back office shows and moves own sales only', async () => {
  const [one, other] = [await open(), await open()]
  const sale = await one.buy(MONTHLY)
  expect((await other.call(sandbox.listSandboxSales)).data).toEqual([])
  await expectRefusal(other.act(sale, 'refund'), 'NOT_FOUND')
  await expectRefusal(other.act('sale_nobody', 'advance'), 'NOT_FOUND')
  await expectRefusal(one.anonymous(sandbox.listSandboxSales), 'UNAUTHENTICATED')
  expect((await one.sale()).state).toBe('active')
})

test('down: an order says so, a cancellation counts at once and is reported later', async () => {
  const world = await open()
  await world.buy(MONTHLY)
  await world.call(sandbox.setSandboxDown, { body: { down: true } })
  try {
    expect((await world.call(sandbox.listSandboxSales)).down).toBe(true)
    await expectRefusal(world.order(PACK), 'PROVIDER_UNAVAILABLE')
    expect((await world.call(billing.cancelSubscription)).state).toBe('cancelled')
    await syncProcessor(world.ctx)
    expect((await world.sale()).state).toBe('active')
  } finally {
    const { call } = await world.signIn()
    await call(sandbox.setSandboxDown, { body: { down: false } })
  }
  expect((await world.sale()).state).toBe('active')
  world.wait(5 * 60_000)
  await told(world, 'cancelled')
})

test('up again: the one who switches it on need not wait for the next try', async () => {
  const world = await open()
  await world.buy(MONTHLY)
  await world.call(sandbox.setSandboxDown, { body: { down: true } })
  try {
    await world.call(billing.cancelSubscription)
    await syncProcessor(world.ctx)
    expect((await world.sale()).state).toBe('active')
  } finally {
    await world.call(sandbox.setSandboxDown, { body: { down: false } })
  }
  expect((await world.sale()).state).toBe('cancelled')
  await world.sound()
})

test('with another processor there is no sandbox', async () => {
  const server = await testServer({ payment: null })
  const { call } = await server.signIn()
  await expectRefusal(server.anonymous(sandbox.getSandboxCheckout, { params: { id: 'x'.repeat(43) } }), 'NOT_FOUND')
  await expectRefusal(
    server.anonymous(sandbox.paySandboxCheckout, { params: { id: 'x'.repeat(43) }, body: { card: 'success' } }),
    'NOT_FOUND',
  )
  await expectRefusal(call(sandbox.listSandboxSales), 'NOT_FOUND')
  await expectRefusal(call(sandbox.actOnSandboxSale, { params: { id: 'sale_nobody', act: 'refund' } }), 'NOT_FOUND')
  await expectRefusal(call(sandbox.setSandboxDown, { body: { down: true } }), 'NOT_FOUND')
})
