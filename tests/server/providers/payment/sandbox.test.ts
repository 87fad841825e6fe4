import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '@/server/db/client'
import { createPayment, webhookToken } from '@/server/providers/payment/index'
import type { Checkout, Delivery, MoveDate, PaymentFact, PaymentProvider } from '@/server/providers/payment/port'
import { ProviderError } from '@/server/providers/errors'
import { testDatabase } from '../../../support/server'

const SECRET = 's'.repeat(40)
const TOKEN = webhookToken(SECRET, 'sandbox')
const MINUTE = 60_000
const DAY = 86_400_000

let db: Database
beforeAll(async () => void (db = await testDatabase()))

/** A processor with a clock of its own, and a webhook that answers as the test wants. */
function open(started = '2026-01-15T12:00:00.000Z') {
  let now = new Date(started)
  const heard: Delivery[] = []
  const told: PaymentFact[] = []
  const webhook = { answer: async (_delivery: Delivery): Promise<number> => 200 }
  const provider: PaymentProvider = createPayment(
    { provider: 'sandbox' },
    {
      db,
      origin: 'http://localhost:3000',
      secret: SECRET,
      now: () => now,
      async deliver(body, headers) {
        const delivery = { method: 'POST', query: '', headers, body, client: '127.0.0.1', token: TOKEN }
        heard.push(delivery)
        told.push(...provider.readDelivery(delivery))
        return webhook.answer(delivery)
      },
    },
  )
  const sandbox = provider.sandbox!
  const checkout = async (given: Partial<Checkout> = {}) => {
    const order_id = given.order_id ?? randomUUID()
    const { url } = await provider.createCheckout({
      order_id,
      amount_cents: 1499,
      currency: 'USD',
      description: 'Premium',
      email: `${order_id}@example.test`,
      months: 1,
      redirect_url: 'http://localhost:3000/subscriptions/success?amount=1499',
      cancel_url: 'http://localhost:3000/subscriptions?billing=cancel',
      saved_method: false,
      ...given,
    })
    return { order_id, url, id: url.slice(url.lastIndexOf('/') + 1) }
  }
  const buy = async (given: Partial<Checkout> & { card?: 'success' | 'later_failure'; hold_events?: boolean } = {}) => {
    const { card = 'success', hold_events, ...rest } = given
    const { order_id, id } = await checkout(rest)
    await sandbox.payCheckout(id, { card, hold_events })
    const [sale] = await sandbox.listSales([order_id])
    return { order_id, id, sale_id: sale!.id }
  }
  const saleOf = async (order_id: string) => (await sandbox.listSales([order_id]))[0]!
  /** What was told of an order, each delivery read when it came. */
  const facts = (order_id: string) => told.filter((fact) => fact.order_id === order_id)
  return {
    provider,
    sandbox,
    heard,
    webhook,
    checkout,
    buy,
    saleOf,
    facts,
    kinds: (order_id: string) => facts(order_id).map(({ kind }) => kind),
    now: () => now,
    wait: (ms: number) => void (now = new Date(now.getTime() + ms)),
    goTo: (date: Date) => void (now = date),
    advance: (sale_id: string) => sandbox.advance(sale_id, async () => () => {}),
  }
}

const failureOf = async (run: Promise<unknown>): Promise<ProviderError> => {
  const failure = await run.then(
    () => null,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ProviderError)
  return failure as ProviderError
}
const refused = (read: () => unknown) => {
  try {
    read()
  } catch (error) {
    return error instanceof ProviderError && error.kind === 'rejected'
  }
  return false
}

describe('the payment page', () => {
  test('has an unguessable address, the same for the same order', async () => {
    const { checkout, sandbox } = open()
    const [one, other] = [await checkout(), await checkout()]
    expect(one.url).toMatch(/^http:\/\/localhost:3000\/sandbox\/checkout\/[\w-]{43}$/)
    expect(other.id).not.toBe(one.id)
    expect((await checkout({ order_id: one.order_id })).id).toBe(one.id)
    expect(await sandbox.getCheckout('x'.repeat(43))).toBeNull()
  })

  test('shows what is charged and what renews, and where it goes only when it is paid', async () => {
    const { checkout, sandbox } = open('2026-01-31T10:00:00.000Z')
    const { id } = await checkout({ amount_cents: 9324, months: 12 })
    expect(await sandbox.getCheckout(id)).toMatchObject({
      amount_cents: 9324,
      currency: 'USD',
      months: 12,
      renews_at: '2027-01-31T10:00:00.000Z',
      state: 'open',
      saved_card: null,
      redirect_url: null,
      cancel_url: 'http://localhost:3000/subscriptions?billing=cancel',
    })
    expect(await sandbox.payCheckout(id, { card: 'success' })).toEqual({
      state: 'paid',
      redirect_url: 'http://localhost:3000/subscriptions/success?amount=1499',
    })
    expect((await sandbox.getCheckout(id))?.redirect_url).toContain('/subscriptions/success')
  })

  test('is over after a day', async () => {
    const { checkout, sandbox, wait, kinds } = open()
    const { id, order_id } = await checkout()
    wait(DAY - 1)
    expect((await sandbox.getCheckout(id))?.state).toBe('open')
    wait(1)
    expect((await sandbox.getCheckout(id))?.state).toBe('expired')
    expect(await sandbox.payCheckout(id, { card: 'success' })).toEqual({ state: 'expired', redirect_url: null })
    expect(kinds(order_id)).toEqual([])
  })
})

describe('test cards', () => {
  test('success pays a pack once, however often and at once it is pressed', async () => {
    const { checkout, sandbox, facts } = open()
    const { id, order_id } = await checkout({ months: null, amount_cents: 999 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => sandbox.payCheckout(id, { card: 'success' })))
    expect(answers.every((answer) => answer?.state === 'paid')).toBe(true)
    const told = facts(order_id)
    expect(told).toHaveLength(1)
    expect(told[0]).toMatchObject({
      kind: 'initial',
      order_id,
      amount_cents: 999,
      currency: 'USD',
      paid_until: null,
      proven: true,
      test: true,
      terminates: false,
      parent_id: null,
    })
    expect(await sandbox.listSales([order_id])).toMatchObject([{ state: 'paid', months: null, next_charge_at: null, paid_until: null }])
  })

  test('declined declines, and another card may follow', async () => {
    const { checkout, sandbox, kinds, facts } = open()
    const { id, order_id } = await checkout()
    expect(await sandbox.payCheckout(id, { card: 'declined' })).toEqual({ state: 'declined', redirect_url: null })
    expect(await sandbox.payCheckout(id, { card: 'declined' })).toEqual({ state: 'declined', redirect_url: null })
    expect(await sandbox.listSales([order_id])).toEqual([])
    expect((await sandbox.payCheckout(id, { card: 'success' }))?.state).toBe('paid')
    expect(kinds(order_id)).toEqual(['declined', 'declined', 'initial'])
    expect(new Set(facts(order_id).map(({ event_key }) => event_key)).size).toBe(3)
    expect(facts(order_id)[0]).toMatchObject({ amount_cents: null, sale_id: null, transaction_id: null })
  })

  test('three_d_secure asks first; a yes pays and a no declines', async () => {
    const { checkout, sandbox, kinds } = open()
    const one = await checkout()
    // Nobody confirms what was not asked.
    expect(await sandbox.payCheckout(one.id, { card: 'three_d_secure', confirmed: true })).toEqual({
      state: 'three_d_secure',
      redirect_url: null,
    })
    expect(kinds(one.order_id)).toEqual([])
    expect((await sandbox.payCheckout(one.id, { card: 'three_d_secure', confirmed: true }))?.state).toBe('paid')
    const other = await checkout()
    await sandbox.payCheckout(other.id, { card: 'three_d_secure' })
    expect((await sandbox.payCheckout(other.id, { card: 'three_d_secure', confirmed: false }))?.state).toBe('declined')
    expect(kinds(one.order_id)).toEqual(['initial'])
    expect(kinds(other.order_id)).toEqual(['declined'])
  })

  test('the saved card is the last that paid, and is not asked to confirm again', async () => {
    const { checkout, sandbox, wait } = open()
    const email = `${randomUUID()}@example.test`
    const saved = async () =>
      (await sandbox.getCheckout((await checkout({ email: email.toUpperCase(), saved_method: true })).id))?.saved_card
    expect(await saved()).toBeNull()
    const first = await checkout({ email })
    await sandbox.payCheckout(first.id, { card: 'three_d_secure' })
    await sandbox.payCheckout(first.id, { card: 'three_d_secure', confirmed: true })
    wait(MINUTE)
    await sandbox.payCheckout((await checkout({ email })).id, { card: 'declined' })
    expect(await saved()).toBe('three_d_secure')
    expect((await sandbox.getCheckout((await checkout({ email, saved_method: false })).id))?.saved_card).toBeNull()
    const again = await checkout({ email, saved_method: true })
    expect((await sandbox.payCheckout(again.id, { card: 'three_d_secure' }))?.state).toBe('paid')
    const stranger = await checkout({ saved_method: true })
    expect((await sandbox.payCheckout(stranger.id, { card: 'three_d_secure' }))?.state).toBe('three_d_secure')
  })

  test('later_failure pays first; three declined renewals end it', async () => {
    const { buy, advance, saleOf, facts, kinds, now } = open()
    const { order_id, sale_id } = await buy({ card: 'later_failure' })
    for (const [n, state] of (['active', 'active', 'ended'] as const).entries()) {
      expect(await advance(sale_id)).toBe('done')
      expect(await saleOf(order_id)).toMatchObject({ state, renewals_fail: true })
      expect(facts(order_id).filter(({ kind }) => kind === 'rebill_declined')).toHaveLength(n + 1)
    }
    expect(kinds(order_id)).toEqual(['initial', 'rebill_declined', 'rebill_declined', 'rebill_declined', 'expiry'])
    expect(new Date((await saleOf(order_id)).paid_until!) <= now()).toBe(true)
    expect(await advance(sale_id)).toBe('impossible')
  })

  test('a renewal that was declined succeeds at the next try, and its time is not lost', async () => {
    const { buy, advance, saleOf, sandbox, facts } = open()
    const { order_id, sale_id } = await buy({ card: 'later_failure' })
    await advance(sale_id)
    await sandbox.act(sale_id, 'pass_renewals')
    await advance(sale_id)
    const rebill = facts(order_id).at(-1)!
    expect(rebill.kind).toBe('rebill')
    const { paid_until, next_charge_at, created_at } = await saleOf(order_id)
    expect(rebill.paid_until?.toISOString()).toBe(paid_until)
    expect(next_charge_at).toBe(paid_until)
    // Two months after it began, though it was paid two days late.
    const began = new Date(created_at)
    began.setUTCMonth(began.getUTCMonth() + 2)
    expect(paid_until).toBe(began.toISOString())
  })
})

describe('the clock', () => {
  test('two renewals follow each other without a gap, each with its own transaction', async () => {
    const { buy, advance, saleOf, facts, now, wait } = open()
    const { order_id, sale_id } = await buy()
    wait(5 * MINUTE)
    await advance(sale_id)
    wait(3 * MINUTE)
    await advance(sale_id)
    const [initial, one, two] = facts(order_id)
    expect([initial, one, two].map((fact) => fact?.kind)).toEqual(['initial', 'rebill', 'rebill'])
    expect(new Set([initial, one, two].map((fact) => fact!.transaction_id)).size).toBe(3)
    expect(two).toMatchObject({ amount_cents: 1499, currency: 'USD', sale_id })
    expect(two!.occurred_at).toEqual(now())
    expect(two!.paid_until).toEqual(new Date('2026-02-15T12:08:00.000Z'))
    expect(await saleOf(order_id)).toMatchObject({
      state: 'active',
      created_at: '2025-11-15T12:08:00.000Z',
      paid_until: '2026-02-15T12:08:00.000Z',
    })
  })

  test.each([
    ['2026-01-31T12:00:00.000Z', 1],
    ['2026-02-28T23:59:59.999Z', 1],
    ['2026-03-31T00:00:00.000Z', 1],
    ['2028-02-29T12:00:00.000Z', 12],
    ['2026-12-31T12:00:00.000Z', 1],
    ['2026-08-30T12:00:00.000Z', 12],
    ['2026-03-01T12:00:00.000Z', 1],
  ] as const)('from %s every %i months the whole history stays one of whole months', async (started, months) => {
    const { buy, sandbox, saleOf, now, wait } = open(started)
    const { order_id, sale_id } = await buy({ months })
    for (let times = 1; times <= 14; times++) {
      const moves: MoveDate[] = []
      wait(MINUTE)
      const before = await saleOf(order_id)
      await sandbox.advance(sale_id, async (_, move) => {
        moves.push(move)
        return () => {}
      })
      const sale = await saleOf(order_id)
      const began = new Date(sale.created_at)
      const after = (count: number) => {
        const last = new Date(Date.UTC(began.getUTCFullYear(), began.getUTCMonth() + count + 1, 0)).getUTCDate()
        const date = new Date(Date.UTC(began.getUTCFullYear(), began.getUTCMonth() + count, Math.min(last, began.getUTCDate())))
        return date.toISOString().slice(0, 10) + began.toISOString().slice(10)
      }
      expect(sale.paid_until, `renewal ${times}`).toBe(after((times + 1) * months))
      // The renewal is now, or the last day of a shorter month before; what it paid for lies ahead.
      const late = now().getTime() - new Date(after(times * months)).getTime()
      expect(late).toBeGreaterThanOrEqual(0)
      expect(late).toBeLessThanOrEqual(3 * DAY)
      expect(new Date(sale.paid_until!) > now()).toBe(true)
      expect(moves).toHaveLength(1)
      expect(moves[0]!(new Date(before.created_at)).toISOString()).toBe(sale.created_at)
      expect(moves[0]!(new Date(before.paid_until!)).toISOString()).toBe(after(times * months))
      // Earlier stays earlier.
      const walk = Array.from({ length: 200 }, (_, n) =>
        moves[0]!(new Date(new Date(before.created_at).getTime() + ((n - 20) * DAY * months) / 2)).getTime(),
      )
      expect(walk).toEqual(walk.toSorted((a, b) => a - b))
    }
  })

  test('what has come due by the real clock is charged by itself, once a period', async () => {
    const { buy, sandbox, kinds, facts, goTo, now } = open()
    const { order_id } = await buy()
    const bought = now()
    goTo(new Date('2026-02-15T11:59:59.999Z'))
    await sandbox.work()
    expect(kinds(order_id)).toEqual(['initial'])
    goTo(new Date('2026-04-16T00:00:00.000Z'))
    await Promise.all([sandbox.work(), sandbox.work()])
    expect(kinds(order_id)).toEqual(['initial', 'rebill', 'rebill', 'rebill'])
    // Two workers tell in any order, as processors do.
    expect(
      facts(order_id)
        .map(({ occurred_at }) => occurred_at.toISOString())
        .toSorted(),
    ).toEqual([bought.toISOString(), '2026-02-15T12:00:00.000Z', '2026-03-15T12:00:00.000Z', '2026-04-15T12:00:00.000Z'])
  })

  test('a cancelled sale goes to its end instead', async () => {
    const { buy, provider, advance, kinds, saleOf } = open()
    const { order_id, sale_id } = await buy()
    await provider.cancel(sale_id)
    expect(await advance(sale_id)).toBe('done')
    expect(kinds(order_id)).toEqual(['initial', 'cancel', 'expiry'])
    expect((await saleOf(order_id)).state).toBe('ended')
  })

  test('stands still while an event of the sale is on its way, and a pack has none', async () => {
    const { buy, advance, webhook, sandbox, wait, saleOf } = open()
    const pack = await buy({ months: null })
    expect(await advance(pack.sale_id)).toBe('impossible')
    expect(await advance('sale_nobody')).toBe('absent')
    const { sale_id, order_id } = await buy({ hold_events: true })
    let arrived = () => {}
    const there = new Promise<void>((resolve) => (arrived = resolve))
    let go = () => {}
    const gate = new Promise<void>((resolve) => (go = resolve))
    webhook.answer = async () => {
      arrived()
      await gate
      return 200
    }
    const sending = sandbox.act(sale_id, 'send_events')
    await there
    const before = await saleOf(order_id)
    expect(await advance(sale_id)).toBe('busy')
    expect((await saleOf(order_id)).created_at).toBe(before.created_at)
    go()
    await sending
    wait(MINUTE)
    expect(await advance(sale_id)).toBe('done')
  })

  test('what ours does fails with it: nothing has moved', async () => {
    const { buy, sandbox, saleOf, kinds } = open()
    const { order_id, sale_id } = await buy()
    const before = await saleOf(order_id)
    await expect(
      sandbox.advance(sale_id, async () => {
        throw new Error('not ours')
      }),
    ).rejects.toThrow('not ours')
    expect(await saleOf(order_id)).toEqual(before)
    expect(kinds(order_id)).toEqual(['initial'])
  })
})

describe('telling', () => {
  test('an event that was not taken is reported again with pauses, signed again, and is the same', async () => {
    const { buy, webhook, heard, provider, sandbox, wait, saleOf, facts } = open()
    let answers = [500, 302, 0]
    webhook.answer = async () => {
      const status = answers.shift() ?? 200
      if (status === 0) throw new TypeError('fetch failed')
      return status
    }
    const { order_id } = await buy()
    const told = () => heard.filter(({ body }) => body.includes(order_id))
    expect(told()).toHaveLength(1)
    const [first] = facts(order_id)
    expect((await saleOf(order_id)).events_waiting).toBe(1)
    await sandbox.work()
    expect(told()).toHaveLength(1)
    const reads: PaymentFact[] = []
    for (const [pause, count] of [
      [60, 2],
      [120, 3],
      [300, 4],
    ] as const) {
      wait(pause * 1000 - 1)
      await sandbox.work()
      expect(told()).toHaveLength(count - 1)
      wait(1)
      await sandbox.work()
      expect(told()).toHaveLength(count)
      reads.push(...provider.readDelivery(told().at(-1)!))
    }
    expect(new Set([first!, ...reads].map(({ event_key }) => event_key)).size).toBe(1)
    expect(new Set([first!, ...reads].map(({ digest }) => digest)).size).toBe(1)
    expect((await saleOf(order_id)).events_waiting).toBe(0)
    answers = []
    wait(DAY)
    await sandbox.work()
    expect(told()).toHaveLength(4)
  })

  test('what is held back comes late, with the dates of the sale as they are then', async () => {
    const { buy, sandbox, advance, kinds, facts, saleOf } = open()
    const { order_id, sale_id } = await buy({ hold_events: true })
    await sandbox.work()
    await advance(sale_id)
    expect(kinds(order_id)).toEqual([])
    expect(await saleOf(order_id)).toMatchObject({ events_held: true, events_waiting: 2 })
    await sandbox.act(sale_id, 'send_events')
    expect(kinds(order_id)).toEqual(['initial', 'rebill'])
    const [initial, rebill] = facts(order_id)
    expect(initial!.occurred_at.toISOString()).toBe('2025-12-15T12:00:00.000Z')
    expect(initial!.paid_until).toEqual(rebill!.occurred_at)
    expect(await saleOf(order_id)).toMatchObject({ events_held: false, events_waiting: 0 })
  })

  test('forged, changed, old and foreign deliveries are refused', async () => {
    const { buy, heard, provider, wait } = open()
    await buy()
    const genuine = heard.at(-1)!
    expect(refused(() => provider.readDelivery(genuine))).toBe(false)
    const header = genuine.headers['sandbox-signature']!
    const other = createPayment(
      { provider: 'sandbox' },
      { db, origin: 'http://localhost:3000', secret: 'x'.repeat(40), now: () => new Date() },
    )
    const forgeries: Record<string, Partial<Delivery>> = {
      'another amount': { body: genuine.body.replace('1499', '9999') },
      'one more space': { body: `${genuine.body} ` },
      'no signature': { headers: {} },
      'an empty signature': { headers: { 'sandbox-signature': '' } },
      'a short signature': { headers: { 'sandbox-signature': header.slice(0, -2) } },
      'another signature': { headers: { 'sandbox-signature': header.replace(/.$/, (end) => (end === '0' ? '1' : '0')) } },
      'another time': { headers: { 'sandbox-signature': header.replace(/t=\d+/, (time) => `t=${Number(time.slice(2)) + 1}`) } },
      'another address': { token: 'x'.repeat(32) },
      'another method': { method: 'GET' },
      'far too much': { body: genuine.body.padEnd(9000) },
    }
    for (const [what, change] of Object.entries(forgeries)) {
      expect(
        refused(() => provider.readDelivery({ ...genuine, ...change })),
        what,
      ).toBe(true)
    }
    expect(
      refused(() => other.readDelivery({ ...genuine, token: webhookToken('x'.repeat(40), 'sandbox') })),
      'another secret',
    ).toBe(true)
    wait(5 * MINUTE)
    expect(
      refused(() => provider.readDelivery(genuine)),
      'five minutes old',
    ).toBe(false)
    wait(1000)
    expect(
      refused(() => provider.readDelivery(genuine)),
      'older',
    ).toBe(true)
  })

  test('nothing of the person is told or kept', async () => {
    const { buy, heard } = open()
    const email = `very-private-${randomUUID()}@example.test`
    const { order_id } = await buy({ email })
    expect(heard.map(({ body }) => body).join()).not.toContain(email)
    const rows = await db.query<{ all: string }>(
      'select row_to_json(c)::text as all from sandbox_checkouts c where order_id = $1 union all select row_to_json(s)::text from sandbox_sales s where order_id = $1',
      [order_id],
    )
    expect(rows).toHaveLength(2)
    expect(rows.map(({ all }) => all).join()).not.toContain('very-private')
  })
})

describe('what we ask of it', () => {
  test('cancel ends renewals, resume takes it back, and repeating changes nothing', async () => {
    const { buy, provider, kinds, facts, saleOf } = open()
    const { order_id, sale_id } = await buy()
    const { paid_until } = await saleOf(order_id)
    await Promise.all([provider.cancel(sale_id), provider.cancel(sale_id)])
    await provider.cancel(sale_id)
    expect(await provider.fetchStatus(sale_id)).toMatchObject({ state: 'cancelled', renews_at: null })
    expect(facts(order_id).at(-1)).toMatchObject({ kind: 'cancel', paid_until: new Date(paid_until!), terminates: false })
    await provider.resume(sale_id)
    await provider.resume(sale_id)
    expect(kinds(order_id)).toEqual(['initial', 'cancel', 'uncancel'])
    expect(await provider.fetchStatus(sale_id)).toEqual({
      state: 'active',
      paid_until: new Date(paid_until!),
      renews_at: new Date(paid_until!),
      payments: [{ transaction_id: facts(order_id)[0]!.transaction_id, amount_cents: 1499, state: 'paid' }],
    })
  })

  test('what is over cannot be resumed, and cancelling it is a success', async () => {
    const { buy, provider, wait } = open()
    const { sale_id } = await buy()
    await provider.cancel(sale_id)
    wait(31 * DAY)
    expect((await failureOf(provider.resume(sale_id))).kind).toBe('rejected')
    await provider.cancel(sale_id)
    for (const run of [provider.cancel, provider.resume]) expect((await failureOf(run('sale_nobody'))).kind).toBe('rejected')
    expect(await provider.fetchStatus('sale_nobody')).toEqual({ state: 'unknown', paid_until: null, renews_at: null, payments: null })
  })

  test('a refund takes the newest payment back and ends the sale; a second one finds nothing', async () => {
    const { buy, sandbox, provider, advance, facts, saleOf } = open()
    const { order_id, sale_id } = await buy()
    await advance(sale_id)
    const outcomes = await Promise.all([sandbox.act(sale_id, 'refund'), sandbox.act(sale_id, 'refund')])
    expect(outcomes.toSorted()).toEqual(['done', 'impossible'])
    const [first, second, refund] = facts(order_id)
    expect(refund).toMatchObject({ kind: 'refund', parent_id: second!.transaction_id, amount_cents: 1499, terminates: true })
    expect((await provider.fetchStatus(sale_id)).payments).toEqual([
      { transaction_id: second!.transaction_id, amount_cents: 1499, state: 'refunded' },
      { transaction_id: first!.transaction_id, amount_cents: 1499, state: 'paid' },
    ])
    expect(await saleOf(order_id)).toMatchObject({ state: 'refunded', next_charge_at: null })
    expect(await advance(sale_id)).toBe('impossible')
    expect(await sandbox.act(sale_id, 'chargeback')).toBe('impossible')
  })

  test('a chargeback of a pack', async () => {
    const { buy, sandbox, provider, kinds } = open()
    const { order_id, sale_id } = await buy({ months: null })
    expect(await sandbox.act(sale_id, 'chargeback')).toBe('done')
    expect(kinds(order_id)).toEqual(['initial', 'chargeback'])
    expect(await provider.fetchStatus(sale_id)).toMatchObject({ state: 'ended', payments: [{ state: 'charged_back' }] })
    await provider.cancel(sale_id)
    expect(kinds(order_id)).toEqual(['initial', 'chargeback'])
  })

  test('while it is down it answers nothing, and continues where it was', async () => {
    const { buy, sandbox, provider, checkout, kinds } = open()
    const { order_id, sale_id } = await buy()
    await sandbox.setDown(true)
    try {
      expect(await sandbox.isDown()).toBe(true)
      for (const run of [
        () => provider.cancel(sale_id),
        () => provider.resume(sale_id),
        () => provider.fetchStatus(sale_id),
        () => checkout(),
      ]) {
        expect((await failureOf(run())).kind).toBe('transient')
      }
    } finally {
      await sandbox.setDown(false)
    }
    expect(kinds(order_id)).toEqual(['initial'])
    await provider.cancel(sale_id)
    expect((await provider.fetchStatus(sale_id)).state).toBe('cancelled')
  })
})
