import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteMe } from '@/contracts/account'
import { claimStorePurchase, listPayments, listStoreProducts, listSubscriptions, orderInStore, type StoreName } from '@/contracts/billing'
import { PLANS } from '@/contracts/prices'
import { STORE_PRODUCTS } from '@/contracts/store-products'
import { getMe } from '@/contracts/users'
import { checkBilling } from '@/server/domain/billing/check-billing'
import { reconcile } from '@/server/domain/billing/reconcile'
import { checkLedger } from '@/server/domain/credits/credits'
import { createWebhooks } from '@/server/http/webhooks'
import { webhookToken } from '@/server/providers/payment/index'
import type { Delivery } from '@/server/providers/payment/port'
import { startAppStore, type AppStoreSimulator } from '../../../support/payment/app-store-simulator'
import { startPlay, type PlaySimulator } from '../../../support/payment/play-simulator'
import { silent, testDatabase, testServer } from '../../../support/server'

const SECRET = 's'.repeat(40)
const DAY = 86_400_000
const [YEARLY, MONTHLY, PACK] = [2, 3, 27] as const

const clock = { now: new Date('2026-03-01T10:00:00Z') }
let apple: AppStoreSimulator
let google: PlaySimulator
let server: Awaited<ReturnType<typeof testServer>>

beforeAll(async () => {
  const db = await testDatabase()
  const deps = { db, origin: 'http://localhost:3000', secret: SECRET, now: () => clock.now }
  apple = await startAppStore(deps)
  google = await startPlay(deps)
  const stores = [apple.provider, google.provider] as never
  server = await testServer({ db, payment: null, stores, now: deps.now, log: silent })
})
afterAll(async () => {
  expect(await checkBilling(server.ctx)).toEqual([])
  expect(await checkLedger(server.ctx)).toEqual([])
  await apple.stop()
  await google.stop()
})

async function person() {
  let me = await server.signIn()
  let at = clock.now
  /** Sessions do not last for months. */
  const call = async () => {
    if (Math.abs(clock.now.getTime() - at.getTime()) > DAY) me = await server.signIn(me.email)
    at = clock.now
    return me.call
  }
  return {
    email: me.email,
    order: async (store: StoreName, price_id: number) =>
      (await call())(orderInStore, { params: { store }, body: { price_id } }, { idempotency_key: randomUUID() }),
    claim: async (store: StoreName, product: string, token: string) =>
      (await call())(claimStorePurchase, { params: { store }, body: { product, token } }),
    profile: async () => (await call())(getMe),
    plans: async () => (await (await call())(listSubscriptions)).data,
    payments: async () => (await (await call())(listPayments)).data,
    call,
  }
}
const sold = (account: string, price_id: number, amount_cents: number) => ({
  order_id: account,
  amount_cents,
  months: PLANS.find(({ id }) => id === price_id)?.months ?? null,
  started_at: clock.now,
})

async function tell(simulator: AppStoreSimulator | PlaySimulator, delivery: Delivery) {
  const door = createWebhooks(server.ctx, { tokenOf: (provider) => webhookToken(SECRET, provider) })
  const { headers, body, token } = simulator.fresh(delivery)
  const response = await door(
    new Request(`http://localhost/webhooks/payments/${simulator.name}/${token}`, { method: 'POST', headers, body }),
    '127.0.0.1',
  )
  expect(response.status).toBe(200)
}

test('a store that is not connected sells nothing', async () => {
  const closed = await testServer({ payment: null, stores: [], log: silent })
  const me = await closed.signIn()
  const params = { store: 'apple' as const }
  expect(await me.call(listStoreProducts, { params })).toEqual({ data: [] })
  await expect(me.call(orderInStore, { params, body: { price_id: PACK } }, { idempotency_key: randomUUID() })).rejects.toMatchObject({
    code: 'BILLING_CLOSED',
  })
  await expect(me.call(claimStorePurchase, { params, body: { product: 'credits_30', token: 'x' } })).rejects.toMatchObject({
    code: 'BILLING_CLOSED',
  })
})

test('every price has its product, the yearly plan a yearly one', async () => {
  const me = await person()
  const { data } = await (await me.call())(listStoreProducts, { params: { store: 'google' } })
  expect(data.map(({ product }) => product).toSorted()).toEqual([
    'credits_1500',
    'credits_200',
    'credits_30',
    'credits_500',
    'credits_70',
    'premium_monthly',
    'premium_yearly',
  ])
  expect([STORE_PRODUCTS.get(YEARLY), STORE_PRODUCTS.get(MONTHLY)]).toEqual(['premium_yearly', 'premium_monthly'])
  await expect(me.order('apple', 999)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test.each(['apple', 'google'] as const)('%s: a pack is granted once, by the app, the notification, and both again', async (store) => {
  const me = await person()
  const { account, product } = await me.order(store, PACK)
  expect(product).toBe('credits_30')
  const simulator = store === 'apple' ? apple : google
  const sale = await simulator.sell(sold(account, PACK, 499))
  const delivery = await sale.happen('initial', { at: clock.now })
  const token = 'proof' in sale ? (sale as { proof(): string }).proof() : sale.sale_id
  const before = (await me.profile()).credit_balance
  for (let n = 0; n < 3; n++) expect(await me.claim(store, product, token)).toEqual({ state: 'granted', consume: true })
  await tell(simulator, delivery)
  expect((await me.profile()).credit_balance).toBe(before + 30)
  expect(await me.payments()).toMatchObject([{ state: 'paid', amount_cents: 499, kind: 'pack' }])
})

test.each(['apple', 'google'] as const)('%s: what one person bought is granted to no other, whoever hands it over', async (store) => {
  const [owner, thief] = [await person(), await person()]
  const { account, product } = await owner.order(store, PACK)
  const sale = await (store === 'apple' ? apple : google).sell(sold(account, PACK, 499))
  await sale.happen('initial', { at: clock.now })
  const token = 'proof' in sale ? (sale as { proof(): string }).proof() : sale.sale_id
  const before = [(await owner.profile()).credit_balance, (await thief.profile()).credit_balance]
  expect(await thief.claim(store, product, token)).toEqual({ state: 'elsewhere', consume: true })
  expect(await owner.claim(store, product, token)).toEqual({ state: 'granted', consume: true })
  expect([(await owner.profile()).credit_balance, (await thief.profile()).credit_balance]).toEqual([before[0]! + 30, before[1]])
})

test('what the store did not sign, signed for something else or does not know is refused, and nothing is stored', async () => {
  const me = await person()
  const { account } = await me.order('apple', PACK)
  const sale = await apple.sell(sold(account, PACK, 499))
  await sale.happen('initial', { at: clock.now })
  const [header, , signature] = sale.proof().split('.') as [string, string, string]
  const cheap = Buffer.from(JSON.stringify({ productId: 'credits_1500', appAccountToken: account })).toString('base64url')
  const refused: [StoreName, string, string][] = [
    ['apple', 'credits_1500', sale.proof()],
    ['apple', 'credits_1500', `${header}.${cheap}.${signature}`],
    ['apple', 'credits_30', 'x'],
    ['apple', 'credits_30', sale.proof({ environment: 'Sandbox' })],
    ['apple', 'credits_30', sale.proof({ bundleId: 'example.other' })],
    ['apple', 'credits_30', sale.proof({ inAppOwnershipType: 'FAMILY_SHARED' })],
    ['google', 'credits_30', 'a-token-that-play-does-not-know'],
    ['google', 'credits_30', '../../voidedpurchases'],
    ['google', 'premium_monthly', 'a-token-that-play-does-not-know'],
  ]
  for (const [store, product, token] of refused)
    await expect(me.claim(store, product, token), `${store} ${product}`).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await me.payments()).toMatchObject([{ state: 'pending' }])
})

test('several at once, an offer we did not make and a purchase that names nobody are held for a person', async () => {
  const me = await person()
  const before = (await me.profile()).credit_balance
  for (const fields of [{ quantity: 10 }, { offerType: 2 }, { appAccountToken: randomUUID() }]) {
    const { account } = await me.order('apple', PACK)
    const sale = await apple.sell(sold(account, PACK, 499))
    await sale.happen('initial', { at: clock.now })
    expect(await me.claim('apple', 'credits_30', sale.proof(fields))).toEqual({ state: 'held', consume: true })
  }
  expect((await me.profile()).credit_balance).toBe(before)
})

test('a test purchase of Play buys nothing where real money is taken', async () => {
  const me = await person()
  const before = (await me.profile()).credit_balance
  const { account } = await me.order('google', PACK)
  const sale = await google.sell(sold(account, PACK, 499))
  await sale.happen('initial', { at: clock.now })
  sale.truth.test = true
  expect(await me.claim('google', 'credits_30', sale.sale_id)).toEqual({ state: 'held', consume: true })
  expect((await me.profile()).credit_balance).toBe(before)
})

test('a purchase that waits for approval is granted when it is approved', async () => {
  const me = await person()
  const { account } = await me.order('google', MONTHLY)
  const sale = await google.sell(sold(account, MONTHLY, 1499))
  sale.truth.state = 'SUBSCRIPTION_STATE_PENDING'
  expect(await me.claim('google', 'premium_monthly', sale.sale_id)).toEqual({ state: 'waiting', consume: false })
  expect((await me.profile()).is_premium).toBe(false)
  sale.truth.state = 'SUBSCRIPTION_STATE_ACTIVE'
  await tell(google, sale.tell(4, { at: clock.now }))
  expect((await me.profile()).is_premium).toBe(true)
})

test('grace keeps Premium until its end, a hold does not; what is recovered runs on', async () => {
  const me = await person()
  const { account } = await me.order('apple', MONTHLY)
  const sale = await apple.sell(sold(account, MONTHLY, 1499))
  await tell(apple, await sale.happen('initial', { at: clock.now }))
  const [{ paid_until } = { paid_until: '' }] = await me.plans()
  clock.now = new Date(Date.parse(paid_until) - 60_000)
  const grace = new Date(Date.parse(paid_until) + 6 * DAY)
  await tell(apple, sale.tell('DID_FAIL_TO_RENEW', 'GRACE_PERIOD', { at: clock.now, renewal: { gracePeriodExpiresDate: grace.getTime() } }))
  expect(await me.plans()).toMatchObject([{ state: 'past_due', paid_until: grace.toISOString(), store: 'apple' }])
  clock.now = new Date(grace.getTime() - DAY)
  expect((await me.profile()).is_premium).toBe(true)
  clock.now = new Date(grace.getTime() + DAY)
  expect((await me.profile()).is_premium).toBe(false)
  await tell(apple, sale.tell('GRACE_PERIOD_EXPIRED', undefined, { at: clock.now }))
  await tell(apple, sale.tell('DID_RENEW', 'BILLING_RECOVERY', { at: clock.now }))
  expect(await me.plans()).toMatchObject([{ state: 'active' }])
  expect((await me.profile()).is_premium).toBe(true)
})

test('a plan moved in the store’s own settings, which names the old order, is granted as what it is', async () => {
  const me = await person()
  const { account } = await me.order('apple', MONTHLY)
  const sale = await apple.sell(sold(account, MONTHLY, 1499))
  await tell(apple, await sale.happen('initial', { at: clock.now }))
  clock.now = new Date(clock.now.getTime() + 3 * DAY)
  const until = clock.now.getTime() + 365 * DAY
  const yearly = { productId: 'premium_yearly', originalPurchaseDate: clock.now.getTime(), expiresDate: until }
  await tell(apple, sale.tell('DID_CHANGE_RENEWAL_PREF', 'UPGRADE', { at: clock.now, fields: yearly }))
  expect(await me.plans()).toMatchObject([
    { package_id: YEARLY, state: 'active', amount_cents: 9324, paid_until: new Date(until).toISOString() },
    { package_id: MONTHLY, state: 'cancelled' },
  ])
  expect((await me.payments()).map(({ package_id, state }) => [package_id, state])).toEqual([
    [YEARLY, 'paid'],
    [MONTHLY, 'paid'],
  ])
})

test('a downgrade begins with the renewal, and each month of it has its credits', async () => {
  const me = await person()
  const { account } = await me.order('apple', YEARLY)
  const sale = await apple.sell(sold(account, YEARLY, 9324))
  await tell(apple, await sale.happen('initial', { at: clock.now }))
  await tell(apple, sale.tell('DID_CHANGE_RENEWAL_PREF', 'DOWNGRADE', { at: clock.now }))
  expect(await me.plans()).toMatchObject([{ package_id: YEARLY, state: 'active' }])
  clock.now = new Date(Date.parse((await me.plans())[0]!.paid_until))
  const fields = { productId: 'premium_monthly', expiresDate: clock.now.getTime() + 31 * DAY }
  await tell(apple, sale.tell('DID_RENEW', undefined, { at: clock.now, fields }))
  expect((await me.plans())[0]).toMatchObject({ package_id: MONTHLY, state: 'active', amount_cents: 1499 })
  const [row] = await server.ctx.db.query<{ credits: number }>(
    `select sum(remaining)::int as credits from credit_lots l join users u on u.id = l.user_id where u.email = $1 and source = 'monthly' and expires_at > $2`,
    [me.email, clock.now],
  )
  expect(row?.credits).toBe(100)
})

test('whoever subscribes again after the end has a plan of its own, though the App Store calls it the same sale', async () => {
  const me = await person()
  const first = await me.order('apple', MONTHLY)
  const sale = await apple.sell(sold(first.account, MONTHLY, 1499))
  await tell(apple, await sale.happen('initial', { at: clock.now }))
  clock.now = new Date(Date.parse((await me.plans())[0]!.paid_until) + DAY)
  await tell(apple, sale.tell('EXPIRED', 'VOLUNTARY', { at: clock.now }))
  expect((await me.profile()).is_premium).toBe(false)
  const again = await me.order('apple', MONTHLY)
  await tell(apple, sale.tell('SUBSCRIBED', 'RESUBSCRIBE', { at: clock.now, order_id: again.account }))
  expect((await me.plans()).map(({ state }) => state)).toEqual(['active', 'ended'])
  // In the store's own settings, where no order of ours is made, the last one is named again.
  clock.now = new Date(Date.parse((await me.plans())[0]!.paid_until) + DAY)
  await tell(apple, sale.tell('EXPIRED', 'VOLUNTARY', { at: clock.now, order_id: again.account }))
  await tell(apple, sale.tell('SUBSCRIBED', 'RESUBSCRIBE', { at: clock.now, order_id: again.account }))
  expect((await me.plans()).map(({ state }) => state)).toEqual(['active', 'ended'])
  expect((await me.payments()).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid'])
})

test('a plan of one store is moved by an order there; the other store and the web sell none beside it', async () => {
  const me = await person()
  const { account } = await me.order('google', MONTHLY)
  const sale = await google.sell(sold(account, MONTHLY, 1499))
  await tell(google, await sale.happen('initial', { at: clock.now }))
  await expect(me.order('google', MONTHLY)).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' })
  await expect(me.order('apple', YEARLY)).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' })
  clock.now = new Date(clock.now.getTime() + DAY)
  const yearly = await me.order('google', YEARLY)
  const next = await google.sell(sold(yearly.account, YEARLY, 9324))
  await tell(google, await next.happen('initial', { at: clock.now }))
  expect(await me.plans()).toMatchObject([
    { package_id: YEARLY, state: 'active' },
    { package_id: MONTHLY, state: 'cancelled' },
  ])
  await expect.poll(() => google.cancels(), { timeout: 20_000 }).toContain(sale.sale_id)
})

test('a plan moved in the Android app takes the place of the one before it, which Play is told of and nobody has to end', async () => {
  const me = await person()
  const { account, replaces } = await me.order('google', MONTHLY)
  expect(replaces).toBeUndefined()
  const sale = await google.sell(sold(account, MONTHLY, 1499))
  await tell(google, await sale.happen('initial', { at: clock.now }))
  clock.now = new Date(clock.now.getTime() + DAY)
  const yearly = await me.order('google', YEARLY)
  expect(yearly).toMatchObject({ product: 'premium_yearly', replaces: sale.sale_id })
  const next = await google.replace(sale, sold(yearly.account, YEARLY, 9324), yearly.account)
  const stranger = await person()
  expect(await stranger.claim('google', 'premium_yearly', next.sale_id)).toEqual({ state: 'elsewhere', consume: false })
  expect(await me.claim('google', 'premium_yearly', next.sale_id)).toEqual({ state: 'granted', consume: false })
  await tell(google, await next.happen('initial', { at: clock.now }))
  expect(await me.plans()).toMatchObject([
    { package_id: YEARLY, state: 'active' },
    { package_id: MONTHLY, state: 'ended', paid_until: clock.now.toISOString() },
  ])
  expect(google.cancels()).not.toContain(sale.sale_id)
  expect((await me.payments()).map(({ state }) => state)).toEqual(['paid', 'paid'])
  await expect(me.order('apple', MONTHLY)).rejects.toMatchObject({ code: 'ALREADY_SUBSCRIBED' })
})

test('whoever subscribes again in Play itself, time after time, is found by what was there before', async () => {
  const me = await person()
  const { account } = await me.order('google', MONTHLY)
  const first = await google.sell(sold(account, MONTHLY, 1499))
  await tell(google, await first.happen('initial', { at: clock.now }))
  const again = async (running: { sale_id: string }) => {
    clock.now = new Date(clock.now.getTime() + 2 * DAY)
    const next = await google.replace(running as never, sold(account, MONTHLY, 1499), null)
    await tell(google, await next.happen('initial', { at: clock.now }))
    return next
  }
  const third = await again(await again(first))
  expect((await me.plans()).map(({ state }) => state)).toEqual(['active', 'ended', 'ended'])
  // After its end no token links to it; Play names the account it had.
  clock.now = new Date(Date.parse((await me.plans())[0]!.paid_until) + DAY)
  await tell(google, await third.happen('expiry', { at: clock.now }))
  expect((await me.profile()).is_premium).toBe(false)
  third.truth.account = account
  await again(third)
  expect((await me.plans()).map(({ state }) => state)).toEqual(['active', 'ended', 'ended', 'ended'])
  expect((await me.payments()).map(({ state }) => state)).toEqual(['paid', 'paid', 'paid', 'paid'])
  expect((await me.profile()).is_premium).toBe(true)
})

test('a refund of a part takes its share, and what Apple refunds wholly is over', async () => {
  const me = await person()
  const { account } = await me.order('apple', PACK)
  const sale = await apple.sell(sold(account, PACK, 499))
  await tell(apple, await sale.happen('initial', { at: clock.now }))
  const before = (await me.profile()).credit_balance
  await tell(apple, sale.tell('REFUND', undefined, { at: clock.now, fields: { revocationPercentage: 50_000 } }))
  expect((await me.profile()).credit_balance).toBe(before - 16)
  expect(await me.payments()).toMatchObject([{ state: 'paid', refunded_cents: 250 }])
})

test.each(['apple', 'google'] as const)('%s: whoever leaves renews nothing, though it was bought in a store', async (store) => {
  const me = await person()
  const { account } = await me.order(store, MONTHLY)
  const simulator = store === 'apple' ? apple : google
  const sale = await simulator.sell(sold(account, MONTHLY, 1499))
  await tell(simulator, await sale.happen('initial', { at: clock.now }))
  expect(await me.plans()).toMatchObject([{ state: 'active', store }])
  const call = await me.call()
  await expect(call(deleteMe, { body: { reason: 'privacy' } })).resolves.toEqual({ status: 'deleting' })
  expect(await server.ctx.db.query('select state from subscriptions where sale_id = $1', [sale.sale_id])).toEqual([{ state: 'cancelled' }])
})

test('the night asks each store about its own plans', async () => {
  const me = await person()
  const { account } = await me.order('apple', MONTHLY)
  const sale = await apple.sell(sold(account, MONTHLY, 1499))
  await tell(apple, await sale.happen('initial', { at: clock.now }))
  const missed = sale.tell('DID_CHANGE_RENEWAL_STATUS', 'AUTO_RENEW_DISABLED', { at: clock.now })
  const open = () =>
    server.ctx.db.query(
      'select d.what, d.ours, d.theirs from billing_differences d join subscriptions s on s.id = d.subscription_id where s.sale_id = $1 and d.solved_at is null',
      [sale.sale_id],
    )
  await reconcile(server.ctx)
  expect(await open()).toEqual([{ what: 'whether it renews', ours: 'active', theirs: 'cancelled' }])
  await tell(apple, missed)
  await reconcile(server.ctx)
  expect(await open()).toEqual([])
})
