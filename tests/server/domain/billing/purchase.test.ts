import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { listPayments, purchasePackage, visitBilling } from '@/contracts/billing'
import { CREDIT_PACKS, PLANS, PRICE_HISTORY } from '@/contracts/prices'
import { findOffer } from '@/server/domain/billing/catalogue'
import { expireOrders } from '@/server/domain/billing/maintenance'
import { setSpendingLimit } from '@/server/domain/billing/limits'
import { testServer } from '@/tests/support/server'
import { ANNUAL, billingWorld, MONTHLY, warmUp } from './world'

const PACK = 27

beforeAll(warmUp)

test('a pack is ordered, paid and in the wallet; the landing alone grants nothing', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const { url } = await me.purchase(PACK)
  expect(url).toMatch(/^https:\/\/pay\.example\//)
  expect((await me.profile()).credit_balance).toBe(50)
  const bought = await me.buy(PACK)
  expect((await me.profile()).credit_balance).toBe(80)
  const { data } = await me.call(listPayments)
  expect(data.map(({ id, state, credits, amount_cents, test: fake }) => ({ id, state, credits, amount_cents, fake }))).toEqual(
    expect.arrayContaining([
      { id: bought.order_id, state: 'paid', credits: 30, amount_cents: 499, fake: true },
      expect.objectContaining({ state: 'pending' }),
    ]),
  )
})

test('a plan makes premium with the month of credits at once', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await me.buy(MONTHLY)
  expect(await me.profile()).toMatchObject({ is_premium: true, credit_balance: 150 })
  expect(await me.current()).toMatchObject({
    package_id: MONTHLY,
    state: 'active',
    amount_cents: 1499,
    paid_until: '2026-04-01T10:00:00.000Z',
    renews_at: '2026-04-01T10:00:00.000Z',
    price_held_until: '2027-03-01T10:00:00.000Z',
  })
})

test('the processor learns the order and our own addresses with the query of the landing', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await me.purchase(MONTHLY)
  const checkout = world.payment.checkouts.at(-1)!
  expect(checkout).toMatchObject({ amount_cents: 1499, months: 1, currency: 'USD', email: me.email })
  for (const address of [checkout.redirect_url, checkout.cancel_url]) {
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ user_id: me.user.uuid, package_id: '3', amount: '1499' })
    expect(new URL(address).origin).toBe('http://localhost:3000')
  }
  expect(new URL(checkout.cancel_url).searchParams.get('billing')).toBe('cancel')
})

test.each([
  'https://evil.example/',
  'http://localhost:3000@evil.example/',
  'http://user:word@localhost:3000/',
  '//evil.example',
  '/relative',
  'javascript:alert(1)',
  'http://localhost:3001/',
  'https://localhost:3000/',
  'http://localhost:3000.evil.example/',
  'data:text/html,x',
])('an address that is not ours is refused: %s', async (address) => {
  const world = await billingWorld()
  const me = await world.customer()
  await expect(me.purchase(PACK, randomUUID(), { redirect_url: address })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(me.purchase(PACK, randomUUID(), { cancel_url: address })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(world.payment.checkouts).toEqual([])
})

test('one key is one order, in parallel too, and belongs to one package', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const key = randomUUID()
  const urls = await Promise.all(Array.from({ length: 10 }, () => me.purchase(PACK, key)))
  expect(new Set(urls.map(({ url }) => url)).size).toBe(1)
  expect(await world.ctx.db.query('select 1 from billing_orders where user_id = $1', [me.user.id])).toHaveLength(1)
  await expect(me.purchase(28, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  const others = await Promise.all([
    me.call(purchasePackage, {
      params: { price_id: '27' },
      body: { redirect_url: 'http://localhost:3000/', cancel_url: 'http://localhost:3000/' },
    }),
  ])
  expect(others[0]!.url).not.toBe(urls[0]!.url)
})

test('a processor that is away keeps the order, and the same key tries again', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const key = randomUUID()
  world.payment.down = true
  await expect(me.purchase(PACK, key)).rejects.toMatchObject({
    code: 'PROVIDER_UNAVAILABLE',
    message: expect.stringContaining('You weren’t charged') as string,
  })
  world.payment.down = false
  expect((await me.purchase(PACK, key)).url).toMatch(/^https:/)
  expect(await world.ctx.db.query('select state from billing_orders where user_id = $1', [me.user.id])).toEqual([{ state: 'pending' }])
})

test('what refuses a purchase says so, and nothing is ordered', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const { db } = world.ctx
  await expect(me.purchase(99)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  for (const renewal_terms of [undefined, 0, 99]) {
    await expect(me.purchase(MONTHLY, randomUUID(), { renewal_terms })).rejects.toMatchObject({ code: 'RENEWAL_CONSENT_REQUIRED' })
  }
  for (const shown_cents of [1, 1498])
    await expect(me.purchase(MONTHLY, randomUUID(), { shown_cents })).rejects.toMatchObject({ code: 'CONFLICT', status: 409 })
  await setSpendingLimit(world.ctx, me.user.id, { unit: 'cents', amount: 1498 })
  await expect(me.purchase(MONTHLY)).rejects.toMatchObject({ code: 'SPENDING_LIMIT_REACHED' })
  await db.query('update users set purchases_frozen_at = now() where id = $1', [me.user.id])
  await expect(me.purchase(PACK)).rejects.toMatchObject({ code: 'PURCHASES_FROZEN' })
  expect(await db.query('select 1 from billing_orders where user_id = $1', [me.user.id])).toEqual([])
  expect(await db.query('select 1 from renewal_consents where user_id = $1', [me.user.id])).toEqual([])
  const closed = await testServer({ payment: null })
  const other = await closed.signIn()
  await expect(
    other.call(purchasePackage, {
      params: { price_id: '27' },
      body: { redirect_url: 'http://localhost:3000/', cancel_url: 'http://localhost:3000/' },
    }),
  ).rejects.toMatchObject({ code: 'BILLING_CLOSED', status: 503 })
})

test('of a burst of purchases only what fits the limit gets in', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await setSpendingLimit(world.ctx, me.user.id, { unit: 'cents', amount: 1500 })
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => me.purchase(PACK)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
})

test('the words that were agreed to are kept with amount, dates, hash and address', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  await me.purchase(ANNUAL)
  const [kept] = await world.ctx.db.query<{ text: string; hash: string; client: string; version: number; order_kind: string }>(
    `select c.text, c.hash, c.client, c.version, o.kind as order_kind from billing_orders o join renewal_consents c on c.id = o.consent_id where o.user_id = $1`,
    [me.user.id],
  )
  expect(kept).toMatchObject({ version: 1, order_kind: 'plan' })
  expect(kept!.text).toContain('$93.24')
  expect(kept!.text).toContain('March 1, 2027')
  expect(kept!.hash).toBe(createHash('sha256').update(kept!.text).digest('hex'))
  expect(kept!.client).not.toBe('')
})

test('where the processor counts days, so do the words; a price that was shown higher is no obstacle', async () => {
  const world = await billingWorld({ period_days: { 1: 30, 12: 365 } })
  const me = await world.customer()
  await me.purchase(MONTHLY, randomUUID(), { shown_cents: 1500 })
  expect(await world.ctx.db.query('select text from renewal_consents where user_id = $1', [me.user.id])).toEqual([
    { text: expect.stringContaining('$14.99 is charged today and then every 30 days, next on March 31, 2026,') },
  ])
})

test('while a plan renews there is no second one; once it is cancelled the other may be ordered', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const { tell } = await me.buy(MONTHLY)
  await expect(me.purchase(ANNUAL)).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' })
  expect((await me.purchase(PACK)).url).not.toBeNull()
  await tell('cancel')
  expect((await me.purchase(ANNUAL)).url).not.toBeNull()
})

test('a page that nobody paid on is forgotten after a day; a payment that comes later still counts', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const order = await me.order(PACK)
  world.pass(25 * 3_600_000)
  await expireOrders(world.ctx)
  const state = async () => (await me.call(listPayments)).data.find(({ id }) => id === order.order_id)?.state
  expect(await state()).toBe('expired')
  await order.tell('initial')
  expect(await state()).toBe('paid')
})

test('the history of prices ends with what is shown, and members keep the lower one', () => {
  const now = new Date('2026-11-21')
  for (const { id, charged_cents } of PLANS) expect(findOffer(id, now)?.amount_cents).toBe(charged_cents)
  for (const { id, amount_cents } of CREDIT_PACKS) expect(findOffer(id, now)?.amount_cents).toBe(amount_cents)
  expect(Object.keys(PRICE_HISTORY).map(Number).toSorted()).toEqual([...PLANS, ...CREDIT_PACKS].map(({ id }) => id).toSorted())
  for (const changes of Object.values(PRICE_HISTORY))
    expect(changes.map(({ since }) => since)).toEqual(changes.map(({ since }) => since).toSorted())
  const held = (amount_cents: number, until: string, price_id = MONTHLY) => [{ price_id, amount_cents, price_held_until: new Date(until) }]
  expect(findOffer(MONTHLY, now, held(999, '2026-12-01'))?.amount_cents).toBe(999)
  expect(findOffer(MONTHLY, now, held(999, '2026-11-01'))?.amount_cents).toBe(1499)
  expect(findOffer(MONTHLY, now, held(9999, '2026-12-01'))?.amount_cents).toBe(1499)
  expect(findOffer(ANNUAL, now, held(999, '2026-12-01'))?.amount_cents).toBe(9324)
  expect(findOffer(PACK, now, held(1, '2026-12-01', PACK))?.amount_cents).toBe(499)
})

test('payments are listed newest first, in pages, renewals too', async () => {
  const world = await billingWorld()
  const me = await world.customer()
  const plan = await me.buy(MONTHLY)
  for (let n = 0; n < 2; n++) {
    await world.live(me.user.id, 31)
    await plan.tell('rebill')
  }
  world.pass(60_000)
  await me.buy(PACK)
  const all = (await me.call(listPayments)).data
  expect(all.map(({ kind, renewal }) => [kind, renewal])).toEqual([
    ['pack', false],
    ['plan', true],
    ['plan', true],
    ['plan', false],
  ])
  const first = await me.call(listPayments, { query: { limit: '3' } })
  const second = await me.call(listPayments, { query: { limit: '3', cursor: first.next_cursor! } })
  expect([...first.data, ...second.data]).toEqual(all)
  expect(second.next_cursor).toBeNull()
  const other = await world.customer()
  expect((await other.call(listPayments)).data).toEqual([])
})

test('a visit is a number', async () => {
  const world = await billingWorld({ at: '2026-03-17T10:00:00Z' })
  const me = await world.customer()
  for (let n = 0; n < 3; n++) await me.call(visitBilling, { body: { page: 'credits' } })
  expect(await world.ctx.db.query(`select visits from billing_visits where day = '2026-03-17' and page = 'credits'`, [])).toEqual([
    { visits: 3 },
  ])
})
