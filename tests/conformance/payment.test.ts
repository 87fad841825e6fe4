import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelSubscription, listPayments, listSubscriptions, purchasePackage, RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import { getMe } from '@/contracts/users'
import { foldFacts } from '@/server/domain/billing/fold'
import { confirmProvisional, countWaiting } from '@/server/domain/billing/ingest'
import { tellProcessor } from '@/server/domain/billing/tell-processor'
import { createWebhooks } from '@/server/http/webhooks'
import { ProviderError } from '@/server/providers/errors'
import { webhookToken } from '@/server/providers/payment/index'
import type { Delivery, PaymentFact } from '@/server/providers/payment/port'
import { startCcbill } from '../support/payment/ccbill-simulator'
import type { Circumstances, FactKind, PaymentSimulator, SimulatedOrder, SimulatedSale, StartSimulator } from '../support/payment/simulator'
import { startVerotel } from '../support/payment/verotel-simulator'
import { testDatabase, testServer } from '../support/server'

/** One suite for every processor, through the door that deliveries really come by (research/safety.md P-03 to P-13). */
const processors: [string, StartSimulator][] = [['ccbill', startCcbill], ['verotel', startVerotel]]

const SECRET = 's'.repeat(40)
const DAY = 86_400_000
const [MONTHLY, PACK] = [3, 27] as const
const SEED = 20_261_121
const DOOR_SAMPLE = 24
const SIX = ['initial', 'rebill', 'cancel', 'expiry', 'refund', 'chargeback'] as const satisfies FactKind[]

const permutations = <T>(of: readonly T[]): T[][] => (of.length < 2 ? [[...of]] : of.flatMap((one, n) => permutations(of.toSpliced(n, 1)).map((rest) => [one, ...rest])))
const subsets = <T>(of: readonly T[]): T[][] => (of.length === 0 ? [[]] : subsets(of.slice(1)).flatMap((rest) => [rest, [of[0]!, ...rest]]))

function seeded(seed: number) {
  let state = seed
  const next = (below: number) => ((state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32) * below | 0
  return { next, pick: <T>(of: readonly T[]) => of[next(of.length)]! }
}

type Counts = { events: number; permutations_folded: number; permutations_by_the_door: number; replays: number; forgeries_refused: number }

describe.each(processors)('%s', (name, start) => {
  const counts: Counts = { events: 0, permutations_folded: 0, permutations_by_the_door: 0, replays: 0, forgeries_refused: 0 }
  const clock = { now: new Date('2026-03-01T10:00:00Z') }
  const logged: string[] = []
  const write = (level: string) => (...said: unknown[]) => void logged.push(`${level} ${said.map((one) => (one instanceof Error ? `${one.name} ${one.message}` : JSON.stringify(one, (_, value: unknown) => (value instanceof Error ? `${value.name} ${value.message}` : value)))).join(' ')}`)
  let simulator: PaymentSimulator
  let server: Awaited<ReturnType<typeof testServer>>
  let door: ReturnType<typeof createWebhooks>

  beforeAll(async () => {
    const db = await testDatabase()
    const now = () => clock.now
    simulator = await start({ db, origin: 'http://localhost:3000', secret: SECRET, now })
    server = await testServer({ db, payment: simulator.provider, now, environment: simulator.environment, log: { info: write('info'), warn: write('warn'), error: write('error') } })
    door = createWebhooks(server.ctx, { token: webhookToken(SECRET, simulator.name) })
  })
  afterAll(async () => {
    await simulator.stop()
    process.stdout.write(`\n  ${name}: ${Object.entries(counts).map(([what, count]) => `${what.replaceAll('_', ' ')} ${count}`).join(', ')}\n\n`)
  })

  const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
  const query = <Row extends object>(text: string, values: unknown[] = []) => server.ctx.db.query<Row>(text, values)

  async function deliver({ method, query: search, headers, body, client, token }: Delivery): Promise<Response> {
    const url = `http://localhost/webhooks/payments/${simulator.name}/${token}${search ? `?${search}` : ''}`
    return door(new Request(url, { method, headers, ...(method === 'POST' ? { body } : {}) }), client)
  }
  async function told(delivery: Delivery): Promise<void> {
    counts.events++
    const response = await deliver(delivery)
    expect([response.status, await response.text()]).toEqual([simulator.provider.answer.status, simulator.provider.answer.body])
  }

  /** Somebody who has ordered, and the sale at the processor that came of it. */
  async function order(price_id: number, months_ago = 0) {
    let me = await server.signIn()
    let signed_in_at = clock.now.getTime()
    /** Months pass in here, and sessions do not last for months. */
    const own = async () => {
      if (Math.abs(clock.now.getTime() - signed_in_at) > DAY) me = await server.signIn(me.email)
      signed_in_at = clock.now.getTime()
      return me.call
    }
    const addresses = { redirect_url: 'http://localhost:3000/subscriptions/success', cancel_url: 'http://localhost:3000/subscriptions?billing=cancel' }
    const { url } = await me.call(purchasePackage, { params: { price_id: String(price_id) }, body: { ...addresses, renewal_terms: RENEWAL_TERMS_VERSION } }, { idempotency_key: randomUUID() })
    const [row] = await query<{ id: string; amount_cents: number; months: 1 | 12 | null }>('select id, amount_cents, months from billing_orders where user_id = $1', [(await userOf(me.email)).id])
    const { id: order_id, amount_cents, months } = row!
    if (simulator.name !== 'sandbox') expect(url).toContain(order_id)
    const started_at = new Date(clock.now.getTime() - months_ago * 31 * DAY)
    const sale = await simulator.sell({ order_id, amount_cents, months, started_at })
    return {
      order_id, amount_cents, sale, own,
      profile: async () => (await own())(getMe),
      subscription: async () => (await (await own())(listSubscriptions)).data[0] ?? null,
      payments: async () => (await (await own())(listPayments)).data,
    }
  }
  const userOf = async (email: string) => (await query<{ id: number }>('select id from users where email = $1', [email]))[0]!

  /** What is left of what was paid for; the free credits of each day come besides. */
  const paidCredits = async (me: { order_id: string }) =>
    (await query<{ credits: number }>(`select coalesce(sum(remaining), 0)::int as credits from credit_lots where source in ('monthly', 'purchase')
      and user_id = (select user_id from billing_orders where id = $1)`, [me.order_id]))[0]!.credits

  const factsOf = (sale_id: string) =>
    query<{ kind: string; state: string; problem: string | null; raw: unknown }>('select kind, state, problem, raw from payment_facts where provider = $1 and sale_id = $2 order by id', [simulator.name, sale_id])
  async function lookAgain() {
    pass(7 * 3_600_000)
    await countWaiting(server.ctx)
    await confirmProvisional(server.ctx)
  }
  /** Until nothing of this sale waits for its order or for the processor's word; what was begun by the delivery itself may be under way still. */
  async function settled(sale_id: string): Promise<void> {
    for (let n = 0; n < 400; n++) {
      if (!(await factsOf(sale_id)).some(({ state }) => state === 'waiting' || state === 'provisional')) return
      if (n % 50 === 0) await lookAgain()
      else await new Promise((resolve) => setTimeout(resolve, 10))
    }
    throw new Error(`not settled: ${JSON.stringify(await factsOf(sale_id))}`)
  }
  const everything = async () =>
    (await query<{ of: string; n: number; sum: string }>(
      `select 'facts' as of, count(*)::int as n, '' as sum from payment_facts union all select 'orders', count(*)::int, string_agg(id || state, ',' order by id) from billing_orders
       union all select 'subscriptions', count(*)::int, string_agg(id || state || paid_until, ',' order by id) from subscriptions
       union all select 'ledger', count(*)::int, sum(credits)::text from ledger_entries order by 1`)).map((row) => JSON.stringify(row))

  const loose = (changes: Partial<SimulatedOrder> = {}): SimulatedOrder => ({ order_id: randomUUID(), amount_cents: 1499, months: 1, started_at: new Date(clock.now.getTime() - 75 * DAY), ...changes })
  const playable = () => SIX.filter((kind) => simulator.plays.includes(kind))

  /** In the order in which it really happened; delivered it can be in any. */
  async function history(sale: SimulatedSale, kinds: readonly FactKind[]): Promise<Delivery[]> {
    const started = sale.order.started_at.getTime()
    const day: Partial<Record<FactKind, number>> = { initial: 0, rebill: 31, cancel: 33, expiry: 61, refund: 63, chargeback: 70 }
    const told_of: Delivery[] = []
    for (const kind of SIX.filter((one) => kinds.includes(one))) {
      const circumstances: Circumstances = { at: new Date(started + day[kind]! * DAY), ...(kind === 'refund' && kinds.includes('rebill') ? { payment: 1 } : {}), ...(kind === 'chargeback' ? { payment: 0 } : {}) }
      told_of.push(await sale.happen(kind, circumstances))
    }
    return told_of
  }

  describe('the adapter alone', () => {
    test('knows every event, by what it means to us', async () => {
      const words = await simulator.vocabulary(loose())
      for (const { event, delivery, kinds } of words) {
        counts.events++
        expect([event, simulator.provider.readDelivery(delivery).map(({ kind }) => kind)]).toEqual([event, kinds])
      }
      expect(new Set(words.flatMap(({ kinds }) => kinds))).toEqual(new Set(simulator.plays))
    })

    test('says nothing of names, addresses, cards or keys', async () => {
      for (const { delivery } of await simulator.vocabulary(loose())) {
        const facts = simulator.provider.readDelivery(delivery)
        for (const secret of simulator.secrets) expect(JSON.stringify(facts)).not.toContain(secret)
        for (const { raw } of facts) expect(Object.keys(raw).filter((field) => /name|address|city|postal|mail|phone|ip|card|last4|bin|exp|pan|password|reason/i.test(field.replace(/subscription/i, '').replace('expiresOn', '')))).toEqual([])
      }
    })

    test('a fact says the same each time it is told', async () => {
      for (const { delivery } of await simulator.vocabulary(loose())) {
        const before = simulator.provider.readDelivery(delivery)
        pass(1000)
        const after = simulator.provider.readDelivery(delivery)
        expect(after.map(({ event_key, digest }) => [event_key, digest])).toEqual(before.map(({ event_key, digest }) => [event_key, digest]))
      }
    })

    test('no forgery of any event is read, and the refusal quotes nothing', async () => {
      for (const { event, delivery } of await simulator.vocabulary(loose())) {
        for (const { what, delivery: forged } of simulator.forge(delivery)) {
          let failure: unknown = null
          try {
            simulator.provider.readDelivery(forged)
          } catch (error) {
            failure = error
          }
          expect(failure, `${event}: ${what}`).toBeInstanceOf(ProviderError)
          expect((failure as ProviderError).kind).toBe('rejected')
          for (const secret of simulator.secrets) expect((failure as Error).message).not.toContain(secret)
          counts.forgeries_refused++
        }
        expect(() => simulator.provider.readDelivery(delivery)).not.toThrow()
      }
    })

    test('what happened amounts to the same in whatever order it is heard: every order of every part of it', async () => {
      const shape = (facts: PaymentFact[]) => {
        const { payments, subscription, order_state } = foldFacts({ kind: 'plan', amount_cents: 1499, months: 1 }, facts)
        return {
          order_state, payments: payments.map(({ key, state, reversed_cents, renewal }) => [key, state, reversed_cents, renewal]),
          subscription: subscription && { ended: subscription.ended_at !== null, tombstone: subscription.tombstone, cancelled: subscription.cancelled_at !== null, started_at: subscription.started_at },
        }
      }
      for (const kinds of subsets(playable().filter((kind) => kind !== 'initial')).map((rest) => ['initial' as const, ...rest])) {
        const deliveries = await history(await simulator.sell(loose()), kinds)
        let expected: ReturnType<typeof shape> | null = null
        for (const order of permutations(deliveries)) {
          const facts = order.flatMap((delivery) => {
            pass(60_000)
            return simulator.provider.readDelivery(delivery)
          })
          expected ??= shape(facts)
          expect(shape(facts)).toEqual(expected)
          counts.permutations_folded++
        }
      }
      expect(counts.permutations_folded).toBeGreaterThanOrEqual(720)
    })
  })

  describe('through the door', () => {
    const hear100 = async (sale: SimulatedSale, kind: FactKind, circumstances?: Circumstances) => {
      const delivery = await sale.happen(kind, circumstances)
      counts.events++
      const answers = await Promise.all(Array.from({ length: 100 }, () => deliver(delivery)))
      counts.replays += answers.length - 1
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      await settled(sale.sale_id)
      expect((await factsOf(sale.sale_id)).filter((fact) => fact.kind === kind)).toHaveLength(1)
      return delivery
    }

    test('a plan is bought and renewed, each told a hundred times at once', async () => {
      const me = await order(MONTHLY)
      await hear100(me.sale, 'initial', { at: clock.now })
      expect(await me.profile()).toMatchObject({ is_premium: true })
      expect(await paidCredits(me)).toBe(100)
      expect(await me.payments()).toMatchObject([{ state: 'paid', renewal: false }])
      const first = (await me.subscription())!
      expect(first).toMatchObject({ state: 'active', test: simulator.provider.test })
      clock.now = new Date(first.paid_until)
      await hear100(me.sale, 'rebill', { at: clock.now })
      const second = (await me.subscription())!
      expect(Date.parse(second.paid_until)).toBeGreaterThan(Date.parse(first.paid_until) + 25 * DAY)
      expect(Date.parse(second.paid_until)).toBeLessThan(Date.parse(first.paid_until) + 35 * DAY)
      expect(await me.payments()).toHaveLength(2)
    })

    test('a plan is cancelled and over, each told a hundred times at once', async () => {
      const me = await order(MONTHLY)
      await told(await me.sale.happen('initial', { at: clock.now }))
      await settled(me.sale.sale_id)
      const { paid_until } = (await me.subscription())!
      await hear100(me.sale, 'cancel', { at: clock.now })
      expect(await me.subscription()).toMatchObject({ state: 'cancelled', renews_at: null, paid_until })
      expect(await me.profile()).toMatchObject({ is_premium: true })
      clock.now = new Date(Date.parse(paid_until) + DAY)
      await hear100(me.sale, 'expiry', { at: clock.now })
      expect(await me.subscription()).toMatchObject({ state: 'ended' })
      expect(await me.profile()).toMatchObject({ is_premium: false })
    })

    test('a pack brings its credits once, and a refund takes them once', async () => {
      const me = await order(PACK)
      const paid = await hear100(me.sale, 'initial', { at: clock.now })
      expect(await paidCredits(me)).toBe(30)
      const back = await hear100(me.sale, 'refund', { at: clock.now })
      await settled(me.sale.sale_id)
      expect(await paidCredits(me)).toBe(0)
      expect(await me.payments()).toMatchObject([{ state: 'refunded', refunded_cents: me.amount_cents }])
      await told(paid)
      await told(back)
      expect(await paidCredits(me)).toBe(0)
    })

    test('a chargeback takes everything back, ends the sale at the processor, and stops further purchases', async () => {
      const me = await order(MONTHLY)
      await told(await me.sale.happen('initial', { at: clock.now }))
      await hear100(me.sale, 'chargeback', { at: clock.now })
      await settled(me.sale.sale_id)
      expect(await me.subscription()).toMatchObject({ state: 'ended' })
      expect(await me.profile()).toMatchObject({ is_premium: false })
      expect(await paidCredits(me)).toBe(0)
      await expect(orderAgain(me, PACK)).rejects.toMatchObject({ code: 'PURCHASES_FROZEN' })
    })
    const orderAgain = async (me: Awaited<ReturnType<typeof order>>, price_id: number) =>
      (await me.own())(purchasePackage, { params: { price_id: String(price_id) }, body: { redirect_url: 'http://localhost:3000/credits', cancel_url: 'http://localhost:3000/credits' } }, { idempotency_key: randomUUID() })

    test('forgeries are refused and leave no trace', async () => {
      const me = await order(MONTHLY)
      const deliveries = [await me.sale.happen('initial', { at: clock.now }), await me.sale.happen('rebill'), await me.sale.happen('refund'), await me.sale.happen('chargeback')]
      const before = await everything()
      const from = logged.length
      for (const delivery of deliveries) {
        for (const { what, delivery: forged } of simulator.forge(delivery)) {
          const response = await deliver(forged)
          expect([what, [403, 404, 415, 429].includes(response.status)]).toEqual([what, true])
          expect(await response.text()).not.toBe(simulator.provider.answer.body)
          counts.forgeries_refused++
        }
      }
      expect(await everything()).toEqual(before)
      for (const secret of simulator.secrets) expect(logged.slice(from).join('\n')).not.toContain(secret)
      expect(await me.profile()).toMatchObject({ is_premium: false })
    })

    test('what comes months late counts, and brings nothing back that is over', async () => {
      const me = await order(MONTHLY)
      const [initial, rebill, chargeback] = [
        await me.sale.happen('initial', { at: clock.now }), await me.sale.happen('rebill', { at: new Date(clock.now.getTime() + 31 * DAY) }),
        await me.sale.happen('chargeback', { at: new Date(clock.now.getTime() + 40 * DAY), payment: 0 }),
      ]
      pass(41 * DAY)
      await told(chargeback)
      pass(150 * DAY)
      await told(rebill)
      pass(30 * DAY)
      await told(initial)
      await settled(me.sale.sale_id)
      expect((await factsOf(me.sale.sale_id)).map(({ state }) => state)).toEqual(['counted', 'counted', 'counted'])
      expect(await me.subscription()).toMatchObject({ state: 'ended' })
      expect(await me.profile()).toMatchObject({ is_premium: false })
      expect(await paidCredits(me)).toBe(0)
      expect((await me.payments()).map(({ state }) => state).toSorted()).toEqual(['charged_back', 'paid'])
    })

    test.each([['another amount', { amount_cents: 100 }], ['another currency', { currency: 'EUR' }]] as [string, Circumstances][])(
      '%s is acknowledged, put aside and grants nothing', async (problem, circumstances) => {
        const me = await order(MONTHLY)
        await told(await me.sale.happen('initial', { at: clock.now, ...circumstances }))
        expect(await factsOf(me.sale.sale_id)).toMatchObject([{ state: 'quarantined', problem }])
        expect(await me.profile()).toMatchObject({ is_premium: false, credit_balance: 50 })
        expect(logged.join('\n')).toContain('PAYMENT FACT QUARANTINED')
      })

    test('a payment of the other mode, test or real, is put aside', async () => {
      const { other_mode } = simulator
      if (!other_mode) return
      const me = await order(PACK)
      server.ctx.payment = other_mode
      try {
        await told(await me.sale.happen('initial', { at: clock.now }))
      } finally {
        server.ctx.payment = simulator.provider
      }
      expect(await factsOf(me.sale.sale_id)).toMatchObject([{ state: 'quarantined' }])
      expect((await me.profile()).credit_balance).toBe(50)
    })

    test('somebody else’s order number buys nothing that was not paid for', async () => {
      const [me, other] = [await order(PACK), await order(24)]
      await told(await me.sale.happen('initial', { at: clock.now, order_id: other.order_id }))
      expect(await factsOf(me.sale.sale_id)).toMatchObject([{ state: 'quarantined', problem: 'another amount' }])
      expect([(await me.profile()).credit_balance, (await other.profile()).credit_balance]).toEqual([50, 50])
    })

    test('an order that does not exist is put aside; what names none waits for its sale', async () => {
      const stray = await simulator.sell(loose({ started_at: clock.now }))
      await told(await stray.happen('initial'))
      expect(await factsOf(stray.sale_id)).toMatchObject([{ state: 'quarantined', problem: 'no such order' }])
      const me = await order(MONTHLY)
      const initial = await me.sale.happen('initial', { at: clock.now })
      const cancel = await me.sale.happen('cancel', { at: new Date(clock.now.getTime() + 60_000) })
      await told(cancel)
      expect(await factsOf(me.sale.sale_id)).toMatchObject([{ kind: 'cancel', state: 'waiting' }])
      pass(60_000)
      await told(initial)
      await settled(me.sale.sale_id)
      expect(await me.subscription()).toMatchObject({ state: 'cancelled' })
    })

    test('somebody cancels while the processor is down: it shows at once, and is told until it is heard', async () => {
      const me = await order(MONTHLY)
      await told(await me.sale.happen('initial', { at: clock.now }))
      await settled(me.sale.sale_id)
      simulator.setDown(true)
      expect(await (await me.own())(cancelSubscription)).toMatchObject({ state: 'cancelled', renews_at: null })
      for (let n = 0; n < 3; n++) {
        pass(3 * 3_600_000)
        await tellProcessor(server.ctx)
      }
      expect(simulator.cancels()).not.toContain(me.sale.sale_id)
      simulator.setDown(false)
      pass(3 * 3_600_000)
      await tellProcessor(server.ctx)
      expect(simulator.cancels()).toContain(me.sale.sale_id)
      await simulator.provider.cancel(me.sale.sale_id)
      expect(await simulator.provider.fetchStatus(me.sale.sale_id)).toMatchObject({ state: 'cancelled' })
      const asked = simulator.cancels().length
      pass(3 * 3_600_000)
      await tellProcessor(server.ctx)
      expect(simulator.cancels()).toHaveLength(asked)
      expect(await me.profile()).toMatchObject({ is_premium: true })
    })

    test('what nobody has signed counts once the processor agrees, and not before', async () => {
      const me = await order(MONTHLY)
      const initial = await me.sale.happen('initial', { at: clock.now })
      const paid_until = async () => (await me.subscription())?.paid_until
      await told(initial)
      await settled(me.sale.sale_id)
      const rebill = await me.sale.happen('rebill')
      if (simulator.provider.readDelivery(rebill).every(({ proven }) => proven)) return
      const before = await paid_until()
      simulator.setDown(true)
      await told(rebill)
      for (let n = 0; n < 3; n++) await lookAgain()
      expect((await factsOf(me.sale.sale_id)).at(-1)).toMatchObject({ kind: 'rebill', state: 'provisional' })
      expect(await paid_until()).toBe(before)
      simulator.setDown(false)
      await settled(me.sale.sale_id)
      expect((await factsOf(me.sale.sale_id)).at(-1)).toMatchObject({ state: 'counted' })
      expect(await paid_until()).not.toBe(before)
    })

    const outcomes = new Set<string>()
    test.each(Array.from({ length: DOOR_SAMPLE / 4 }, (_, part) => part))('a sample of all orders of events leads to one state (%i)', async (part) => {
      const random = seeded(SEED + part)
      const all = permutations(playable())
      const begin = clock.now
      for (let n = 0; n < 4; n++) {
        clock.now = begin
        const me = await order(MONTHLY, 3)
        const deliveries = await history(me.sale, playable())
        const kinds = part + n === 0 ? playable() : random.pick(all)
        for (const kind of kinds) {
          await told(deliveries[playable().indexOf(kind)]!)
          if (random.next(3) === 0) await told(deliveries[playable().indexOf(random.pick(kinds.slice(0, kinds.indexOf(kind) + 1)))]!)
        }
        await settled(me.sale.sale_id)
        const { is_premium } = await me.profile()
        const credits = await paidCredits(me)
        const facts = (await factsOf(me.sale.sale_id)).map(({ kind, state }) => `${kind} ${state}`).toSorted()
        const payments = (await me.payments()).map(({ state, renewal, refunded_cents }) => ({ state, renewal, refunded_cents })).toSorted((a, b) => Number(a.renewal) - Number(b.renewal))
        const { state, cancelled_at } = (await me.subscription())!
        outcomes.add(JSON.stringify({ is_premium, credits, state, cancelled: cancelled_at !== null, payments, facts }))
        counts.permutations_by_the_door++
      }
      expect([...outcomes]).toHaveLength(1)
      expect(JSON.parse([...outcomes][0]!)).toMatchObject({ is_premium: false, credits: 0, state: 'ended', payments: [{ state: 'charged_back' }, { state: 'refunded' }] })
    })

    test('nothing private is in the tables or the log', async () => {
      const kept = JSON.stringify(await query('select * from payment_facts where provider = $1', [simulator.name]))
      for (const secret of simulator.secrets) {
        expect(kept).not.toContain(secret)
        expect(logged.join('\n')).not.toContain(secret)
      }
    })
  })
})
