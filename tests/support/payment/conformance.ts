import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deleteMe } from '@/contracts/account'
import {
  cancelSubscription,
  listPayments,
  listSubscriptions,
  orderInStore,
  purchasePackage,
  RENEWAL_TERMS_VERSION,
  STORES,
  type StoreName,
} from '@/contracts/billing'
import { getMe } from '@/contracts/users'
import { eraseUser } from '@/server/domain/account/erase-user'
import { checkBilling } from '@/server/domain/billing/check-billing'
import { foldFacts } from '@/server/domain/billing/fold'
import { confirmProvisional, countWaiting } from '@/server/domain/billing/ingest'
import { listPayments as paymentsOf } from '@/server/domain/billing/payments'
import { syncProcessor } from '@/server/domain/billing/sync-processor'
import type { Caller } from '@/server/domain/context'
import { checkLedger } from '@/server/domain/credits/credits'
import { ensureUser } from '@/server/domain/users/users'
import { createWebhooks } from '@/server/http/webhooks'
import { ProviderError } from '@/server/providers/errors'
import { webhookToken } from '@/server/providers/payment/index'
import type { Delivery, PaymentFact, PaymentProvider, StoreProvider } from '@/server/providers/payment/port'
import { count, random, seed } from '../counts'
import type { Circumstances, FactKind, PaymentSimulator, SimulatedOrder, SimulatedSale, StartSimulator } from './simulator'
import { testDatabase, testServer } from '../server'

const SECRET = 's'.repeat(40)
const DAY = 86_400_000
const [YEARLY, MONTHLY, PACK] = [2, 3, 27] as const
/** Only a test that hangs lasts so long: a hundred deliveries at once take their time on a busy machine. */
const HANGING_MS = 120_000
/** Permutations on their way at once: PostgreSQL takes them side by side. */
const TOGETHER = 6
const SIX = ['initial', 'rebill', 'cancel', 'expiry', 'refund', 'chargeback'] as const satisfies FactKind[]

/** Of the orders that begin with each of the events; fold.test.ts folds all 720 without a database. */
const ORDERS_EACH = count({ usual: 5, thorough: 120 })
/** Of the six orders in which a plan, the one in its place and its end are heard, for each way to come to it. */
const REPLACED_ORDERS = count({ usual: 1, thorough: 6 })
/** How often a store's notification is heard at once: each of their signatures is a chain of certificates. */
const STORE_REPLAYS = count({ usual: 30, thorough: 100 })
const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

const isStore = (provider: PaymentProvider | StoreProvider): provider is StoreProvider => 'readProof' in provider

const permutations = <T>(of: readonly T[]): T[][] =>
  of.length < 2 ? [[...of]] : of.flatMap((one, n) => permutations(of.toSpliced(n, 1)).map((rest) => [one, ...rest]))
const subsets = <T>(of: readonly T[]): T[][] => (of.length === 0 ? [[]] : subsets(of.slice(1)).flatMap((rest) => [rest, [of[0]!, ...rest]]))

type Counts = {
  events_played: number
  kinds_of_event: number
  permutations_folded: number
  permutations_ingested: number
  replays: number
  late: number
  forgeries_refused: number
  replaced?: number
}

/** `never`: what a processor does not report. `replaces`: a plan that takes the place of another has a number of its own there. */
type Varies = { never?: FactKind[]; replaces?: boolean }

/**
 * One suite for every processor, through the door that deliveries really come by: every
 * event it has, signed, in every order, a hundred times at once, forged and late. After each test money, credits and premium
 * time agree.
 */
export const describePayment = (name: string, start: StartSimulator, { never = [], replaces = false }: Varies = {}) =>
  describe(name, { timeout: HANGING_MS }, () => {
    const REPLAYS = (STORES as readonly string[]).includes(name) ? STORE_REPLAYS : 100
    /** What happens there, but for what this processor never reports. */
    const EVENTS = SIX.filter((kind) => !never.includes(kind))
    const BEGIN_WITH_EACH = factorial(EVENTS.length - 1)
    const HEARD_EACH = Math.min(ORDERS_EACH, BEGIN_WITH_EACH)
    const counts: Counts = {
      events_played: 0,
      kinds_of_event: 0,
      permutations_folded: 0,
      permutations_ingested: 0,
      replays: 0,
      late: 0,
      forgeries_refused: 0,
    }
    const clock = { now: new Date('2026-03-01T10:00:00Z') }
    const logged: string[] = []
    const write =
      (level: string) =>
      (...said: unknown[]) =>
        void logged.push(
          `${level} ${said.map((one) => (one instanceof Error ? `${one.name} ${one.message}` : JSON.stringify(one, (_, value: unknown) => (value instanceof Error ? `${value.name} ${value.message}` : value)))).join(' ')}`,
        )
    let simulator: PaymentSimulator
    let server: Awaited<ReturnType<typeof testServer>>
    let door: ReturnType<typeof createWebhooks>

    beforeAll(async () => {
      const db = await testDatabase()
      const now = () => clock.now
      simulator = await start({ db, origin: 'http://localhost:3000', secret: SECRET, now })
      server = await testServer({
        db,
        ...connected(simulator.provider),
        now,
        environment: simulator.environment,
        log: { info: write('info'), warn: write('warn'), error: write('error') },
      })
      door = createWebhooks(server.ctx, { tokenOf: (provider) => webhookToken(SECRET, provider) })
    })
    afterAll(async () => {
      await simulator.stop()
      process.stdout.write(
        `\n  ${name}${never.length ? `, which never reports ${never.join(', ')}` : ''}: ${Object.entries(counts)
          .map(([what, count]) => `${what.replaceAll('_', ' ')} ${count}`)
          .join(', ')}\n\n`,
      )
    })

    const connected = (provider: PaymentProvider | StoreProvider) =>
      isStore(provider) ? { payment: null, stores: [provider] } : { payment: provider, stores: [] }
    const pass = (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms))
    const query = <Row extends object>(text: string, values: unknown[] = []) => server.ctx.db.query<Row>(text, values)

    const read = async (delivery: Delivery) => simulator.provider.readDelivery(simulator.fresh(delivery))
    const pathOf = ({ query: search, token }: Delivery, provider: string = simulator.name) =>
      `http://localhost/webhooks/payments/${provider}/${token}${search ? `?${search}` : ''}`
    async function deliver(given: Delivery): Promise<Response> {
      const delivery = simulator.fresh(given)
      const { method, headers, body, client } = delivery
      return door(new Request(pathOf(delivery), { method, headers, ...(method === 'POST' ? { body } : {}) }), client)
    }
    async function told(delivery: Delivery): Promise<void> {
      counts.events_played++
      const response = await deliver(delivery)
      expect([response.status, await response.text()]).toEqual([simulator.provider.answer.status, simulator.provider.answer.body])
    }

    /** Someone who has ordered, and the sale at the processor that came of it. */
    async function order(price_id: number, months_ago = 0) {
      let me = await server.signIn()
      let signed_in_at = clock.now.getTime()
      /** Months pass in here, and sessions do not last for months. */
      const own = async () => {
        if (Math.abs(clock.now.getTime() - signed_in_at) > DAY) me = await server.signIn(me.email)
        signed_in_at = clock.now.getTime()
        return me.call
      }
      const addresses = {
        redirect_url: 'http://localhost:3000/subscriptions/success',
        cancel_url: 'http://localhost:3000/subscriptions?billing=cancel',
      }
      const { provider } = simulator
      const named = isStore(provider)
        ? (await me.call(orderInStore, { params: { store: provider.name }, body: { price_id } }, { idempotency_key: randomUUID() })).account
        : (
            await me.call(
              purchasePackage,
              { params: { price_id: String(price_id) }, body: { ...addresses, renewal_terms: RENEWAL_TERMS_VERSION } },
              { idempotency_key: randomUUID() },
            )
          ).url
      const [row] = await query<{ id: string; amount_cents: number; months: 1 | 12 | null }>(
        'select id, amount_cents, months from billing_orders where user_id = $1',
        [(await userOf(me.email)).id],
      )
      const { id: order_id, amount_cents, months } = row!
      if (simulator.name !== 'sandbox') expect(named).toContain(order_id)
      const started_at = new Date(clock.now.getTime() - months_ago * 31 * DAY)
      buyers.push({ order_id, user_id: me.user.id })
      const sale = await simulator.sell({ order_id, amount_cents, months, started_at })
      return {
        order_id,
        amount_cents,
        sale,
        own,
        user_id: me.user.id,
        profile: async () => (await own())(getMe),
        subscription: async () => (await (await own())(listSubscriptions)).data[0] ?? null,
        payments: async () => (await (await own())(listPayments)).data,
      }
    }
    /** Whoever bought in this test; whatever was told, this is true of them all. */
    const buyers: { order_id: string; user_id: number }[] = []
    async function expectAgreement() {
      for (const { order_id, user_id } of buyers.splice(0)) {
        const { data } = await paymentsOf(server.ctx, { user_id } as Caller, { limit: 100 })
        const paid = data.filter(({ state }) => state === 'paid' || state === 'refunded' || state === 'charged_back')
        const [is] = await query<{ came: number; went: number; premium: boolean; paid: boolean }>(
          `with own as (select id from billing_orders where user_id = (select user_id from billing_orders where id = $1)),
           came as (select transaction_id, amount_cents from payment_facts where order_id in (select id from own) and state = 'counted' and kind in ('initial', 'rebill'))
         select (select coalesce(sum(amount_cents), 0)::int from came) as came,
           (select coalesce(sum(least(amount_cents, back)), 0)::int from came, lateral (select coalesce(sum(f.amount_cents), 0) as back from payment_facts f
              where f.order_id in (select id from own) and f.state = 'counted' and f.kind in ('refund', 'chargeback') and f.parent_id = came.transaction_id) taken) as went,
           exists (select 1 from users where id = $2 and premium_until > $3) as premium,
           exists (select 1 from subscriptions s join users u on u.id = s.user_id where u.id = $2 and s.paid_until > $3) as paid`,
          [order_id, user_id, clock.now],
        )
        expect({ came: sumOf(paid, 'amount_cents'), went: sumOf(paid, 'refunded_cents'), premium: is!.premium }).toEqual({
          came: is!.came,
          went: is!.went,
          premium: is!.paid,
        })
      }
      expect(await checkBilling(server.ctx)).toEqual([])
      expect(await checkLedger(server.ctx)).toEqual([])
    }
    const sumOf = <Of extends string>(rows: Record<Of, number>[], of: Of) => rows.reduce((sum, row) => sum + row[of], 0)
    afterEach(expectAgreement)

    const userOf = async (email: string) => (await query<{ id: number }>('select id from users where email = $1', [email]))[0]!

    /** What is left of what was paid for; the free credits of each day come besides. */
    const paidCredits = async (me: { order_id: string }) =>
      (
        await query<{ credits: number }>(
          `select coalesce(sum(remaining), 0)::int as credits from credit_lots where source in ('monthly', 'purchase')
      and user_id = (select user_id from billing_orders where id = $1)`,
          [me.order_id],
        )
      )[0]!.credits

    const factsOf = (sale_id: string) =>
      query<{ kind: string; state: string; problem: string | null; raw: unknown }>(
        'select kind, state, problem, raw from payment_facts where provider = $1 and sale_id = $2 order by id',
        [simulator.name, sale_id],
      )
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
      (
        await query<{ of: string; n: number; sum: string }>(
          `select 'facts' as of, count(*)::int as n, '' as sum from payment_facts union all select 'orders', count(*)::int, string_agg(id || state, ',' order by id) from billing_orders
       union all select 'subscriptions', count(*)::int, string_agg(id || state || paid_until, ',' order by id) from subscriptions
       union all select 'ledger', count(*)::int, sum(credits)::text from ledger_entries order by 1`,
        )
      ).map((row) => JSON.stringify(row))

    const loose = (changes: Partial<SimulatedOrder> = {}): SimulatedOrder => ({
      order_id: randomUUID(),
      amount_cents: 1499,
      months: 1,
      started_at: new Date(clock.now.getTime() - 75 * DAY),
      ...changes,
    })
    const playable = () => EVENTS.filter((kind) => simulator.plays.includes(kind))

    /** In the order in which it really happened; delivered it can be in any. */
    async function history(sale: SimulatedSale, kinds: readonly FactKind[]): Promise<Delivery[]> {
      const started = sale.order.started_at.getTime()
      const day: Partial<Record<FactKind, number>> = { initial: 0, rebill: 31, cancel: 33, expiry: 61, refund: 63, chargeback: 70 }
      const told_of: Delivery[] = []
      for (const kind of SIX.filter((one) => kinds.includes(one))) {
        const circumstances: Circumstances = {
          at: new Date(started + day[kind]! * DAY),
          ...(kind === 'refund' && kinds.includes('rebill') ? { payment: 1 } : {}),
          ...(kind === 'chargeback' ? { payment: 0 } : {}),
        }
        told_of.push(await sale.happen(kind, circumstances))
      }
      return told_of
    }

    describe('the adapter alone', () => {
      test('knows every event, by what it means to us', async () => {
        const words = await simulator.vocabulary(loose())
        counts.kinds_of_event = words.length
        for (const { event, delivery, kinds } of words) {
          expect([event, (await read(delivery)).map(({ kind }) => kind)]).toEqual([event, kinds])
        }
        expect(new Set(words.flatMap(({ kinds }) => kinds))).toEqual(new Set(simulator.plays))
      })

      test('says nothing of names, addresses, cards or keys', async () => {
        for (const { delivery } of await simulator.vocabulary(loose())) {
          const facts = await read(delivery)
          for (const secret of simulator.secrets) expect(JSON.stringify(facts)).not.toContain(secret)
          for (const { raw } of facts)
            expect(
              Object.keys(raw).filter((field) =>
                /name|address|city|postal|mail|phone|ip|card|last4|bin|exp|pan|password|reason/i.test(
                  field.replace(/subscription/i, '').replace('expiresOn', ''),
                ),
              ),
            ).toEqual([])
        }
      })

      test('a fact says the same each time it is reported', async () => {
        for (const { delivery } of await simulator.vocabulary(loose())) {
          const before = await read(delivery)
          pass(1000)
          const after = await read(delivery)
          expect(after.map(({ event_key, digest }) => [event_key, digest])).toEqual(
            before.map(({ event_key, digest }) => [event_key, digest]),
          )
        }
      })

      test('no forgery of any event is read, and the refusal quotes nothing', async () => {
        for (const { event, delivery } of await simulator.vocabulary(loose())) {
          for (const { what, delivery: forged } of simulator.forge(delivery)) {
            let failure: unknown = null
            try {
              await simulator.provider.readDelivery(forged)
            } catch (error) {
              failure = error
            }
            expect(failure, `${event}: ${what}`).toBeInstanceOf(ProviderError)
            expect((failure as ProviderError).kind).toBe('rejected')
            for (const secret of simulator.secrets) expect((failure as Error).message).not.toContain(secret)
            counts.forgeries_refused++
          }
          expect(await read(delivery)).toBeInstanceOf(Array)
        }
      })

      test('what happened amounts to the same in whatever order it is heard: every order of every part of it', async () => {
        const shape = (facts: PaymentFact[]) => {
          const { payments, subscription, order_state } = foldFacts({ kind: 'plan', amount_cents: 1499, months: 1 }, facts)
          return {
            order_state,
            payments: payments.map(({ key, state, reversed_cents, renewal }) => [key, state, reversed_cents, renewal]),
            subscription: subscription && {
              ended: subscription.ended_at !== null,
              tombstone: subscription.tombstone,
              cancelled: subscription.cancelled_at !== null,
              started_at: subscription.started_at,
            },
          }
        }
        // All of them together are heard through the door, below.
        const parts = subsets(playable().filter((kind) => kind !== 'initial')).filter((rest) => rest.length < EVENTS.length - 1)
        for (const kinds of parts.map((rest) => ['initial' as const, ...rest])) {
          const deliveries = await history(await simulator.sell(loose()), kinds)
          let expected: ReturnType<typeof shape> | null = null
          for (const order of permutations(deliveries)) {
            const facts: PaymentFact[] = []
            for (const delivery of order) {
              pass(60_000)
              facts.push(...(await read(delivery)))
            }
            expected ??= shape(facts)
            expect(shape(facts)).toEqual(expected)
            counts.permutations_folded++
          }
        }
        expect(counts.permutations_folded).toBe(EVENTS.length === SIX.length ? 911 : 141)
      })
    })

    describe('through the door', () => {
      const hearOften = async (sale: SimulatedSale, kind: FactKind, circumstances?: Circumstances) => {
        const delivery = await sale.happen(kind, circumstances)
        counts.events_played++
        const answers = await Promise.all(Array.from({ length: REPLAYS }, () => deliver(delivery)))
        counts.replays += answers.length - 1
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
        await settled(sale.sale_id)
        expect((await factsOf(sale.sale_id)).filter((fact) => fact.kind === kind)).toHaveLength(1)
        return delivery
      }

      test(`a plan is bought and renewed, each reported ${REPLAYS} times at once`, async () => {
        const me = await order(MONTHLY)
        await hearOften(me.sale, 'initial', { at: clock.now })
        expect(await me.profile()).toMatchObject({ is_premium: true })
        expect(await paidCredits(me)).toBe(100)
        expect(await me.payments()).toMatchObject([{ state: 'paid', renewal: false }])
        const first = (await me.subscription())!
        expect(first).toMatchObject({ state: 'active', test: simulator.provider.test })
        clock.now = new Date(first.paid_until)
        await hearOften(me.sale, 'rebill', { at: clock.now })
        const second = (await me.subscription())!
        expect(Date.parse(second.paid_until)).toBeGreaterThan(Date.parse(first.paid_until) + 25 * DAY)
        expect(Date.parse(second.paid_until)).toBeLessThan(Date.parse(first.paid_until) + 35 * DAY)
        expect(await me.payments()).toHaveLength(2)
      })

      test(`a plan is cancelled and over, each reported ${REPLAYS} times at once`, async () => {
        const me = await order(MONTHLY)
        await told(await me.sale.happen('initial', { at: clock.now }))
        await settled(me.sale.sale_id)
        const { paid_until } = (await me.subscription())!
        await hearOften(me.sale, 'cancel', { at: clock.now })
        expect(await me.subscription()).toMatchObject({ state: 'cancelled', renews_at: null, paid_until })
        expect(await me.profile()).toMatchObject({ is_premium: true })
        clock.now = new Date(Date.parse(paid_until) + DAY)
        await hearOften(me.sale, 'expiry', { at: clock.now })
        expect(await me.subscription()).toMatchObject({ state: 'ended' })
        expect(await me.profile()).toMatchObject({ is_premium: false })
      })

      const REPLACED = ['by an order of ours', 'naming the order before it', 'naming nobody'] as const
      const mayReplace = replaces ? test : () => undefined
      mayReplace('a plan that replaces another is the only one, paid and granted once each, in whatever order it is heard', async () => {
        const { provider } = simulator
        const draw = random(seed())
        for (const way of REPLACED) {
          for (const heard of draw.sample(permutations(['old', 'new', 'over'] as const), REPLACED_ORDERS)) {
            const me = await order(MONTHLY)
            const old = await me.sale.happen('initial', { at: clock.now })
            pass(3 * DAY)
            // A moved plan costs what another one does; one that is subscribed to again costs the same.
            const other = way === 'by an order of ours'
            const account = other
              ? (await orderedIn(me, provider.name as StoreName, YEARLY)).account
              : way === 'naming nobody'
                ? null
                : me.order_id
            const plan = { amount_cents: other ? 9324 : me.amount_cents, months: other ? (12 as const) : (1 as const) }
            const next = await simulator.replace!(me.sale, { order_id: me.order_id, ...plan, started_at: clock.now }, account)
            const told_of = {
              old,
              new: await next.happen('initial', { at: clock.now }),
              over: await me.sale.happen('expiry', { at: clock.now }),
            }
            for (const name of heard) await told(told_of[name])
            await settled(me.sale.sale_id)
            await settled(next.sale_id)
            const plans = (await (await me.own())(listSubscriptions)).data
            const status = await provider.fetchStatus(next.sale_id)
            expect([way, heard, plans.map(({ state, paid_until }) => [state, paid_until])]).toEqual([
              way,
              heard,
              [
                ['active', status.paid_until?.toISOString()],
                ['ended', clock.now.toISOString()],
              ],
            ])
            expect(await me.payments()).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
            expect(await paidCredits(me)).toBe(200)
            const is = await everything()
            for (const name of heard.toReversed()) await told(told_of[name])
            expect(await everything()).toEqual(is)
          }
        }
        counts.replaced = REPLACED.length * REPLACED_ORDERS
      })
      const orderedIn = async (me: Awaited<ReturnType<typeof order>>, store: StoreName, price_id: number) =>
        (await me.own())(orderInStore, { params: { store }, body: { price_id } }, { idempotency_key: randomUUID() })

      mayReplace('a plan that replaced another is renewed by its own date, and refunded alone', async () => {
        const me = await order(MONTHLY)
        await told(await me.sale.happen('initial', { at: clock.now }))
        pass(10 * DAY)
        const next = await simulator.replace!(
          me.sale,
          { order_id: me.order_id, amount_cents: 1499, months: 1, started_at: clock.now },
          null,
        )
        await told(await next.happen('initial', { at: clock.now }))
        const first = (await me.subscription())!
        // Ten of the thirty-one days before are gone; the rest is added.
        expect(Date.parse(first.paid_until) - clock.now.getTime()).toBeGreaterThan(45 * DAY)
        clock.now = new Date(first.paid_until)
        await told(await next.happen('rebill', { at: clock.now }))
        const second = (await me.subscription())!
        expect(second.paid_until).toBe((await simulator.provider.fetchStatus(next.sale_id)).paid_until?.toISOString())
        expect(await me.payments()).toHaveLength(3)
        await told(await next.happen('refund', { at: clock.now, payment: 1 }))
        expect((await me.payments()).map(({ state }) => state).toSorted()).toEqual(['paid', 'paid', 'refunded'])
      })

      test('a pack grants its credits once, and a refund takes them once', async () => {
        const me = await order(PACK)
        const paid = await hearOften(me.sale, 'initial', { at: clock.now })
        expect(await paidCredits(me)).toBe(30)
        const back = await hearOften(me.sale, 'refund', { at: clock.now })
        await settled(me.sale.sale_id)
        expect(await paidCredits(me)).toBe(0)
        expect(await me.payments()).toMatchObject([{ state: 'refunded', refunded_cents: me.amount_cents }])
        await told(paid)
        await told(back)
        expect(await paidCredits(me)).toBe(0)
      })

      const mayChargeBack = never.includes('chargeback') ? () => undefined : test
      mayChargeBack('a chargeback takes everything back, ends the sale at the processor, and stops further purchases', async () => {
        const me = await order(MONTHLY)
        await told(await me.sale.happen('initial', { at: clock.now }))
        await hearOften(me.sale, 'chargeback', { at: clock.now })
        await settled(me.sale.sale_id)
        expect(await me.subscription()).toMatchObject({ state: 'ended' })
        expect(await me.profile()).toMatchObject({ is_premium: false })
        expect(await paidCredits(me)).toBe(0)
        await expect(orderAgain(me, PACK)).rejects.toMatchObject({ code: 'PURCHASES_FROZEN' })
        await until(() => simulator.cancels().includes(me.sale.sale_id))
      })
      const orderAgain = async (me: Awaited<ReturnType<typeof order>>, price_id: number) =>
        isStore(simulator.provider)
          ? (await me.own())(
              orderInStore,
              { params: { store: simulator.provider.name }, body: { price_id } },
              { idempotency_key: randomUUID() },
            )
          : (await me.own())(
              purchasePackage,
              {
                params: { price_id: String(price_id) },
                body: { redirect_url: 'http://localhost:3000/credits', cancel_url: 'http://localhost:3000/credits' },
              },
              { idempotency_key: randomUUID() },
            )

      /** What someone tries who has seen a delivery: at the door itself, whatever the processor. */
      const atTheDoor = (delivery: Delivery): [string, Request][] => {
        const { method, headers, body } = simulator.fresh(delivery)
        const sent = (changes: RequestInit = {}, path: Delivery = delivery, provider?: string) =>
          new Request(pathOf(path, provider), { method, headers, ...(method === 'POST' ? { body } : {}), ...changes })
        const large = `${body}${' '.repeat(64 * 1024)}`
        return [
          ['another secret', sent({}, { ...delivery, token: `${delivery.token.slice(0, -1)}${delivery.token.endsWith('A') ? 'B' : 'A'}` })],
          ['no secret', sent({}, { ...delivery, token: '' })],
          ['half the secret', sent({}, { ...delivery, token: delivery.token.slice(0, 16) })],
          ['the secret and more', sent({}, { ...delivery, token: `${delivery.token}/x` })],
          ...(['sandbox', 'ccbill', 'verotel', 'apple', 'google', 'stripe']
            .filter((one) => one !== simulator.name)
            .map((one) => [`the address of ${one}`, sent({}, delivery, one)]) as [string, Request][]),
          [
            'a body too large',
            sent({ method: 'POST', body: large, headers: { ...headers, 'content-type': headers['content-type'] ?? 'application/json' } }),
          ],
          [
            'a body too large that says nothing of it',
            sent({
              method: 'POST',
              body: new Blob([large]).stream(),
              duplex: 'half',
              headers: { ...headers, 'content-type': headers['content-type'] ?? 'application/json' },
            } as RequestInit),
          ],
          ['text', sent({ method: 'POST', body: body || 'x', headers: { ...headers, 'content-type': 'text/plain' } })],
          [
            'a form of many parts',
            sent({ method: 'POST', body: body || 'x', headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' } }),
          ],
          ['XML', sent({ method: 'POST', body: body || 'x', headers: { ...headers, 'content-type': 'application/xml' } })],
          ['no content type', sent({ method: 'POST', body: new Uint8Array([123, 125]), headers: {} })],
          ['a PUT', sent({ method: 'PUT', body: body || 'x' })],
          ['a DELETE', sent({ method: 'DELETE', body: null })],
        ]
      }

      test('forgeries are refused and leave no trace', async () => {
        const me = await order(MONTHLY)
        const deliveries: Delivery[] = []
        for (const kind of SIX.filter((one) => simulator.plays.includes(one))) deliveries.push(await me.sale.happen(kind))
        const before = await everything()
        const from = logged.length
        const refused = async (what: string, response: Response) => {
          expect([what, [403, 404, 413, 415, 429].includes(response.status)]).toEqual([what, true])
          expect(await response.text()).not.toBe('OK')
          counts.forgeries_refused++
        }
        for (const delivery of deliveries) {
          for (const { what, delivery: forged } of simulator.forge(delivery)) await refused(what, await deliver(forged))
          for (const [what, request] of atTheDoor(delivery)) await refused(what, await door(request, delivery.client))
        }
        expect(await everything()).toEqual(before)
        for (const secret of simulator.secrets) expect(logged.slice(from).join('\n')).not.toContain(secret)
        expect(await me.profile()).toMatchObject({ is_premium: false })
        // None of that wears the processor out.
        await told(deliveries[0]!)
        await settled(me.sale.sale_id)
        expect((await factsOf(me.sale.sale_id))[0]).toMatchObject({ state: 'counted' })
      })

      test('a payment reported again under another order grants nothing there', async () => {
        const [me, other] = [await order(PACK), await order(PACK)]
        await told(await me.sale.happen('initial', { at: clock.now }))
        const from = logged.length
        await told(await me.sale.happen('initial', { at: clock.now, payment: 0, order_id: other.order_id }))
        await settled(me.sale.sale_id)
        expect([await paidCredits(me), await paidCredits(other)]).toEqual([30, 0])
        expect(await other.payments()).toMatchObject([{ state: 'pending' }])
        expect(logged.slice(from).join('\n')).toContain('ONE PAYMENT EVENT IN TWO WORDINGS')
        counts.forgeries_refused++
      })

      test('every event it has is taken, each by what it means', async () => {
        const me = await order(MONTHLY)
        for (const { event, delivery, kinds } of await simulator.vocabulary({
          order_id: me.order_id,
          amount_cents: me.amount_cents,
          months: 1,
          started_at: clock.now,
        })) {
          const before = await countFacts()
          await told(delivery)
          expect([event, (await countFacts()) - before]).toEqual([event, kinds.length])
          // The processor says it again and again until it is heard.
          await told(delivery)
          expect([event, (await countFacts()) - before]).toEqual([event, kinds.length])
          counts.replays++
          pass(60_000)
        }
        await expectAgreement()
      })
      const countFacts = async () =>
        (await query<{ n: number }>('select count(*)::int as n from payment_facts where provider = $1', [simulator.name]))[0]!.n

      test('what comes months late counts, and grants nothing back that is over', async () => {
        const me = await order(MONTHLY)
        const over = never.includes('chargeback') ? 'refund' : 'chargeback'
        const [initial, rebill, taken_back] = [
          await me.sale.happen('initial', { at: clock.now }),
          await me.sale.happen('rebill', { at: new Date(clock.now.getTime() + 31 * DAY) }),
          await me.sale.happen(over, { at: new Date(clock.now.getTime() + 40 * DAY), payment: 0, terminates: true }),
        ]
        pass(41 * DAY)
        await told(taken_back)
        pass(150 * DAY)
        await told(rebill)
        pass(30 * DAY)
        await told(initial)
        await settled(me.sale.sale_id)
        expect((await factsOf(me.sale.sale_id)).map(({ state }) => state)).toEqual(['counted', 'counted', 'counted'])
        expect(await me.subscription()).toMatchObject({ state: 'ended' })
        expect(await me.profile()).toMatchObject({ is_premium: false })
        expect(await paidCredits(me)).toBe(0)
        expect((await me.payments()).map(({ state }) => state).toSorted()).toEqual(
          over === 'refund' ? ['paid', 'refunded'] : ['charged_back', 'paid'],
        )
        counts.late += 3
      })

      const leave = async (me: Awaited<ReturnType<typeof order>>) => {
        await (
          await me.own()
        )(deleteMe, { body: { reason: 'privacy' } })
        const [row] = await query<{ id: number }>(`update erasures set created_at = 'epoch' where user_id = $1 returning id`, [me.user_id])
        await eraseUser(server.ctx, { id: row!.id })
        expect(await query('select 1 from users where id = $1', [me.user_id])).toEqual([])
      }
      const credited = (me: { user_id: number }) => query(`select 1 from credit_lots where user_id = $1 and remaining > 0`, [me.user_id])

      test('what comes weeks after the account is gone is taken and kept, gives nobody anything, and the sale is ended at the processor', async () => {
        const me = await order(MONTHLY)
        await told(await me.sale.happen('initial', { at: clock.now }))
        await settled(me.sale.sale_id)
        await leave(me)
        await endedThere(me.sale)
        pass(35 * DAY)
        const from = logged.length
        for (const kind of ['rebill', 'refund', 'chargeback', 'expiry'] as const) {
          if (!simulator.plays.includes(kind)) continue
          await told(await me.sale.happen(kind, { at: clock.now }))
          counts.late++
        }
        await settled(me.sale.sale_id)
        expect((await factsOf(me.sale.sale_id)).map(({ state }) => state)).toEqual(Array(EVENTS.length - 1).fill('counted'))
        expect(logged.slice(from).join('\n')).toContain('PAID FOR AN ACCOUNT THAT IS GONE')
        expect(await credited(me)).toEqual([])
      })

      test('a payment that comes weeks after the account is gone is ended at the processor, and somebody hears of it', async () => {
        const me = await order(MONTHLY)
        const paid = await me.sale.happen('initial', { at: clock.now })
        await leave(me)
        pass(21 * DAY)
        const from = logged.length
        await told(paid)
        counts.late++
        await settled(me.sale.sale_id)
        expect(logged.slice(from).join('\n')).toContain('PAID FOR AN ACCOUNT THAT IS GONE')
        expect(await credited(me)).toEqual([])
        await endedThere(me.sale)
      })
      /** The processor hears of it; where only the person can end it, the operator does. */
      const endedThere = async ({ sale_id }: SimulatedSale) => {
        if (simulator.provider.can_cancel) return until(() => simulator.cancels().includes(sale_id))
        // The server may be at it already, after it answered: then nothing is due here, and its record is a moment away.
        pass(3 * 3_600_000)
        await syncProcessor(server.ctx)
        const found = () =>
          query<{ what: string }>(
            'select d.what from billing_differences d join subscriptions s on s.id = d.subscription_id where s.sale_id = $1',
            [sale_id],
          )
        await expect.poll(found, { timeout: 20_000 }).toEqual([{ what: 'only the person can end this renewal, in the store' }])
      }
      const until = async (is: () => boolean) => {
        for (let n = 0; n < 400 && !is(); n++) {
          if (n % 50 === 49) {
            pass(3 * 3_600_000)
            await syncProcessor(server.ctx)
          } else await new Promise((resolve) => setTimeout(resolve, 10))
        }
        expect(is()).toBe(true)
      }

      test.each([
        ['another amount', { amount_cents: 100 }],
        ['another currency', { currency: 'EUR' }],
      ] as [string, Circumstances][])('%s is acknowledged, put aside and grants nothing', async (problem, circumstances) => {
        const me = await order(MONTHLY)
        await told(await me.sale.happen('initial', { at: clock.now, ...circumstances }))
        if (isStore(simulator.provider) && circumstances.currency) {
          // A store charges in the buyer's money, at prices set there: what counts is the product.
          expect(await factsOf(me.sale.sale_id)).toMatchObject([{ state: 'counted' }])
          expect(await me.payments()).toMatchObject([{ state: 'paid', amount_cents: me.amount_cents, currency: 'USD' }])
          return
        }
        expect(await factsOf(me.sale.sale_id)).toMatchObject([{ state: 'quarantined', problem }])
        expect(await me.profile()).toMatchObject({ is_premium: false, credit_balance: 50 })
        expect(logged.join('\n')).toContain('PAYMENT FACT QUARANTINED')
      })

      test('a payment of the other mode, test or real, is put aside', async () => {
        const { other_mode } = simulator
        if (!other_mode) return
        const me = await order(PACK)
        Object.assign(server.ctx, connected(other_mode))
        try {
          await told(await me.sale.happen('initial', { at: clock.now }))
        } finally {
          Object.assign(server.ctx, connected(simulator.provider))
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
        const cancel = await me.sale.happen('cancel', { at: new Date(clock.now.getTime() + 60_000), order_id: null })
        await told(cancel)
        expect(await factsOf(me.sale.sale_id)).toMatchObject([{ kind: 'cancel', state: 'waiting' }])
        pass(60_000)
        await told(initial)
        await settled(me.sale.sale_id)
        expect(await me.subscription()).toMatchObject({ state: 'cancelled' })
      })

      test('somebody cancels while the processor is down: it shows at once, and is reported until it is heard', async () => {
        const me = await order(MONTHLY)
        await told(await me.sale.happen('initial', { at: clock.now }))
        await settled(me.sale.sale_id)
        if (!simulator.provider.can_cancel) {
          await expect((await me.own())(cancelSubscription)).rejects.toMatchObject({ code: 'CONFLICT' })
          expect(await me.subscription()).toMatchObject({ state: 'active', store: simulator.name })
          return
        }
        await simulator.setDown(true)
        expect(await (await me.own())(cancelSubscription)).toMatchObject({ state: 'cancelled', renews_at: null })
        for (let n = 0; n < 3; n++) {
          pass(3 * 3_600_000)
          await syncProcessor(server.ctx)
        }
        expect(simulator.cancels()).not.toContain(me.sale.sale_id)
        await simulator.setDown(false)
        pass(3 * 3_600_000)
        await syncProcessor(server.ctx)
        expect(simulator.cancels()).toContain(me.sale.sale_id)
        await simulator.provider.cancel(me.sale.sale_id)
        expect(await simulator.provider.fetchStatus(me.sale.sale_id)).toMatchObject({ state: 'cancelled' })
        const asked = simulator.cancels().length
        pass(3 * 3_600_000)
        await syncProcessor(server.ctx)
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
        if ((await read(rebill)).every(({ proven }) => proven)) return
        const before = await paid_until()
        await simulator.setDown(true)
        await told(rebill)
        for (let n = 0; n < 3; n++) await lookAgain()
        expect((await factsOf(me.sale.sale_id)).at(-1)).toMatchObject({ kind: 'rebill', state: 'provisional' })
        expect(await paid_until()).toBe(before)
        await simulator.setDown(false)
        await settled(me.sale.sale_id)
        expect((await factsOf(me.sale.sale_id)).at(-1)).toMatchObject({ state: 'counted' })
        expect(await paid_until()).not.toBe(before)
      })

      /** A fresh person and order for each: the real ones of the first, written once more. */
      async function ordersLike(order_id: string, count: number) {
        const rows = await Promise.all(
          Array.from({ length: count }, async () => ({
            id: randomUUID(),
            user_id: (await ensureUser(server.ctx, { uid: randomUUID(), email: `${randomUUID()}@example.test` })).id,
          })),
        )
        await query(
          `insert into billing_orders (id, user_id, client_key, price_id, kind, amount_cents, currency, credits, months, provider, test, consent_id, state, created_at, changed_at)
         select n.id, n.user_id, n.id::text, price_id, kind, amount_cents, currency, credits, months, provider, test, consent_id, 'pending', created_at, changed_at
           from billing_orders o, unnest($2::uuid[], $3::int[]) as n (id, user_id) where o.id = $1`,
          [order_id, rows.map(({ id }) => id), rows.map(({ user_id }) => user_id)],
        )
        return rows
      }

      /** What it amounts to for the person: money, credits, premium time, and every fact. */
      async function outcomeOf({ id, user_id }: { id: string; user_id: number }, sale_id: string): Promise<string> {
        const payments = (await paymentsOf(server.ctx, { user_id } as Caller, { limit: 10 })).data
          .map(({ state, renewal, amount_cents, refunded_cents }) => ({ state, renewal, amount_cents, refunded_cents }))
          .toSorted((a, b) => Number(a.renewal) - Number(b.renewal))
        const [row] = await query<object>(
          `select u.premium_until > $2 as premium, u.purchases_frozen_at is not null as frozen, o.state as order, s.state, s.started_at, s.paid_until, s.cancelled_at is not null as cancelled,
            s.renews_at, (select coalesce(sum(remaining), 0)::int from credit_lots where user_id = u.id and source in ('monthly', 'purchase') and live) as credits,
            (select array_agg(kind || ' ' || f.state order by kind) from payment_facts f where f.order_id = o.id) as facts
           from billing_orders o join users u on u.id = o.user_id left join subscriptions s on s.order_id = o.id where o.id = $1`,
          [id, clock.now],
        )
        return JSON.stringify({ ...row, payments, told: (await factsOf(sale_id)).length })
      }

      /** A history in each of these orders, every one heard by a person of its own. Answers the outcomes. */
      async function hear(price_id: number, orders: FactKind[][], days_ago: number) {
        const model = await order(price_id)
        const kinds = SIX.filter((kind) => orders[0]!.includes(kind))
        const people = await ordersLike(model.order_id, orders.length)
        buyers.push(...people.map(({ id, user_id }) => ({ order_id: id, user_id })))
        const heard_at = clock.now
        const started_at = new Date(heard_at.getTime() - days_ago * DAY)
        const hearOne = async (sequence: FactKind[], n: number) => {
          const person = people[n]!
          const sale = await simulator.sell({
            order_id: person.id,
            amount_cents: model.amount_cents,
            months: price_id === PACK ? null : 1,
            started_at,
            on_paper: true,
          })
          const deliveries = new Map<FactKind, Delivery>((await history(sale, kinds)).map((delivery, at) => [kinds[at]!, delivery]))
          for (const kind of sequence) {
            pass(1000)
            await told(deliveries.get(kind)!)
          }
          counts.permutations_ingested++
          return sale.sale_id
        }
        const sales: string[] = []
        for (let from = 0; from < orders.length; from += TOGETHER)
          sales.push(...(await Promise.all(orders.slice(from, from + TOGETHER).map((sequence, n) => hearOne(sequence, from + n)))))
        for (let n = 0; n < 100 && (await unsettled(sales)) > 0; n++) await lookAgain()
        expect(await unsettled(sales)).toBe(0)
        const outcomes = new Map<string, string>()
        for (const [n, person] of people.entries()) outcomes.set(await outcomeOf(person, sales[n]!), orders[n]!.join(' '))
        return outcomes
      }
      const unsettled = async (sales: string[]) =>
        (
          await query<{ n: number }>(
            `select count(*)::int as n from payment_facts where provider = $1 and sale_id = any($2::text[]) and state in ('waiting', 'provisional')`,
            [simulator.name, sales],
          )
        )[0]!.n
      const expectOne = (outcomes: Map<string, string>, read_as: object) => {
        expect([...outcomes].map(([outcome, by]) => `${by}: ${outcome}`)).toHaveLength(1)
        expect(JSON.parse([...outcomes.keys()][0]!)).toMatchObject(read_as)
      }

      const source = random(seed())
      const of_six_events = EVENTS.flatMap((first) =>
        source.sample(
          permutations(EVENTS).filter(([begins]) => begins === first),
          HEARD_EACH,
        ),
      )
      let begin: Date | null = null
      const of_six = new Map<string, string>()
      test.each(EVENTS)(
        `${EVENTS.length} events in ${HEARD_EACH} of their ${BEGIN_WITH_EACH} orders that begin with %s lead to one state`,
        async (first) => {
          // All at one moment, so that every date is the same.
          clock.now = begin ??= clock.now
          for (const [outcome, by] of await hear(
            MONTHLY,
            of_six_events.filter(([begins]) => begins === first),
            75,
          ))
            of_six.set(outcome, by)
          const charged_back = EVENTS.includes('chargeback')
          expectOne(of_six, {
            premium: false,
            frozen: charged_back,
            order: charged_back ? 'charged_back' : 'paid',
            state: 'ended',
            cancelled: true,
            renews_at: null,
            credits: 0,
            told: EVENTS.length,
            payments: [
              charged_back
                ? { state: 'charged_back', renewal: false, amount_cents: 1499, refunded_cents: 1499 }
                : { state: 'paid', renewal: false, amount_cents: 1499, refunded_cents: 0 },
              { state: 'refunded', renewal: true, amount_cents: 1499, refunded_cents: 1499 },
            ],
          })
        },
      )
      test(`those were ${EVENTS.length * HEARD_EACH} of all ${factorial(EVENTS.length)}`, () => {
        expect(simulator.plays).toEqual(expect.arrayContaining([...EVENTS]))
        for (const kind of never) expect(simulator.plays).not.toContain(kind)
        expect(counts.permutations_ingested).toBe(EVENTS.length * HEARD_EACH)
      })

      test('histories that leave something do so in each of their orders', async () => {
        expectOne(await hear(MONTHLY, permutations(['initial', 'rebill', 'cancel']), 40), {
          premium: true,
          frozen: false,
          order: 'paid',
          state: 'cancelled',
          cancelled: true,
          renews_at: null,
          credits: 100,
          payments: [{ state: 'paid' }, { state: 'paid' }],
        })
        expectOne(await hear(MONTHLY, permutations(['initial', 'rebill', 'refund']), 64), {
          frozen: false,
          order: 'paid',
          cancelled: true,
          payments: [
            { state: 'paid', refunded_cents: 0 },
            { state: 'refunded', refunded_cents: 1499 },
          ],
        })
        expectOne(await hear(PACK, [['initial']], 1), { order: 'paid', credits: 30, payments: [{ state: 'paid', refunded_cents: 0 }] })
        if (never.includes('chargeback')) return
        expectOne(await hear(PACK, permutations(['initial', 'refund', 'chargeback']), 71), {
          frozen: true,
          order: 'charged_back',
          credits: 0,
          payments: [{ state: 'charged_back', refunded_cents: 499 }],
        })
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
