import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { listPayments, listSubscriptions, purchasePackage, RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import { CREDIT_PACKS, PLANS, PREMIUM_MONTHLY_CREDITS, SIGNUP_CREDITS } from '@/contracts/prices'
import { addMonths } from '@/contracts/renewal-terms'
import { getMe } from '@/contracts/users'
import { openPglite } from '@/server/db/pglite'
import { openPostgres } from '@/server/db/postgres'
import { checkBilling } from '@/server/domain/billing/check-billing'
import type { Context } from '@/server/domain/context'
import { checkLedger } from '@/server/domain/credits/credits'
import { webhookPath } from '@/server/providers/payment/index'
import { sandboxKey } from '@/server/providers/payment/sandbox/create-sandbox'
import type { SandboxEvent } from '@/server/providers/payment/sandbox/event'
import { sign, SIGNATURE_HEADER } from '@/server/providers/payment/sandbox/signature'
import { callTo, freePort, preparedFolder, signInAt, startServer, temporaryFolder } from '@/tests/support/process'
import { newDatabase } from '@/tests/support/new-database'
import { count } from '@/tests/support/counts'
import { testOnPostgres } from '@/tests/support/needs'

const SECRET = randomUUID().repeat(2)
/** The fourth wave renews a plan. */
const KILLS = count({ usual: 4, thorough: 6 })
const MONTHLY = PLANS.find(({ months }) => months === 1)!
const id = (what: string) => `${what}-${randomUUID()}`

/** What the processor has charged and given back, in its own books. */
type Sale = {
  order_id: string
  sale_id: string
  cents: number
  credits: number | null
  paid: { id: string; back: number[]; charged_back: boolean }[]
}

/** The processor of this test: the product's own sandbox key, books of its own. */
function processor() {
  const events: SandboxEvent[] = []
  const started = new Date()
  const tell = (sale: Sale, kind: SandboxEvent['kind'], more: Partial<SandboxEvent>) => {
    events.push({
      id: id('evt'),
      kind,
      order_id: null,
      sale_id: sale.sale_id,
      transaction_id: null,
      parent_id: null,
      amount_cents: sale.cents,
      currency: 'USD',
      occurred_at: new Date().toISOString(),
      paid_until: null,
      terminates: false,
      ...more,
    })
  }
  return {
    events,
    started,
    charge(sale: Sale) {
      const transaction_id = id('txn')
      sale.paid.push({ id: transaction_id, back: [], charged_back: false })
      const paid_until = sale.credits === null ? addMonths(started, sale.paid.length).toISOString() : null
      const first = sale.paid.length === 1
      tell(sale, first ? 'initial' : 'rebill', { transaction_id, paid_until, ...(first ? { order_id: sale.order_id } : {}) })
    },
    refund(sale: Sale, cents: number) {
      const [payment] = sale.paid
      payment!.back.push(cents)
      tell(sale, 'refund', { parent_id: payment!.id, amount_cents: cents })
    },
    chargeBack(sale: Sale) {
      const [payment] = sale.paid
      payment!.charged_back = true
      tell(sale, 'chargeback', { parent_id: payment!.id, terminates: true })
    },
  }
}

/** Answers whether it was taken; a server that dies says nothing. */
async function post(origin: string, event: SandboxEvent): Promise<boolean> {
  const body = JSON.stringify(event)
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign(sandboxKey(SECRET), body, new Date()) }
  return fetch(origin + webhookPath(SECRET, 'sandbox'), { method: 'POST', body, headers }).then(
    ({ status }) => status === 200,
    () => false,
  )
}

/** Kills the server again and again while it takes what was paid and given back; once all was told again, the books agree. */
async function killAndCount(environment: Record<string, string>) {
  const port = await freePort()
  const settings = {
    ...environment,
    ROLES: 'api,realtime,worker',
    CHAT_PROVIDER: 'embedded',
    AUTH_SECRET: SECRET,
    BILLING_PROVIDER: 'sandbox',
  }
  let server = await startServer(settings, port)
  const buyers = await Promise.all(
    [0, 1, 2].map(async () => {
      const { session_id } = await signInAt(server.origin, `${randomUUID()}@example.test`)
      return { call: callTo(server.origin, session_id), sales: [] as Sale[] }
    }),
  )
  const vendor = processor()
  const order = async ({ call, sales }: (typeof buyers)[number], price_id: number) => {
    const known = new Set((await call(listPayments, { query: { limit: '100' } })).data.map((payment) => payment.id))
    await call(
      purchasePackage,
      {
        params: { price_id: String(price_id) },
        body: { redirect_url: `${server.origin}/`, cancel_url: `${server.origin}/`, renewal_terms: RENEWAL_TERMS_VERSION },
      },
      { idempotency_key: randomUUID() },
    )
    const made = (await call(listPayments, { query: { limit: '100' } })).data.find((payment) => !known.has(payment.id))!
    const sale: Sale = { order_id: made.id, sale_id: id('sale'), cents: made.amount_cents, credits: made.credits, paid: [] }
    sales.push(sale)
    return sale
  }
  let taken = 0
  let lost = 0
  for (let n = 0; n < KILLS; n++) {
    const from = vendor.events.length
    for (const buyer of buyers) {
      const pack = await order(buyer, CREDIT_PACKS[n % CREDIT_PACKS.length]!.id)
      vendor.charge(pack)
      if (n === 0) vendor.charge(await order(buyer, MONTHLY.id))
      if (n === 3) vendor.charge(buyer.sales[1]!)
      if (n % 3 === 1) vendor.refund(buyer.sales[0]!, 100)
      if (n % 3 === 2) vendor.refund(pack, pack.cents)
    }
    if (n === KILLS - 1) vendor.chargeBack(buyers[0]!.sales.at(-1)!)
    const wave = vendor.events.slice(from)
    // Everything twice at once, what takes back before what it takes back.
    const before = taken
    const all = [...wave.toReversed(), ...wave]
    const enough = Promise.withResolvers<undefined>()
    const posts = all.map(async (event) => {
      if (await post(server.origin, event)) taken++
      else lost++
      if (taken - before >= (all.length * n) / KILLS) enough.resolve(undefined)
    })
    // Sometimes at once, sometimes with most of it answered; what is under way then is cut off anywhere.
    if (n > 0) await Promise.race([enough.promise, Promise.all(posts)])
    await server.kill()
    await Promise.all(posts)
    server = await startServer(settings, port)
  }
  const again = await Promise.all([...vendor.events, ...vendor.events.toReversed()].map((event) => post(server.origin, event)))
  expect(again.every(Boolean)).toBe(true)
  expect(lost, 'deliveries the server died over').toBeGreaterThan(0)
  expect(taken, 'deliveries it answered before it died').toBeGreaterThan(0)

  for (const { call, sales } of buyers) {
    const payments = sales.flatMap(({ cents, paid }) => paid.map((payment) => ({ cents, ...payment })))
    const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
    const { data } = await call(listPayments, { query: { limit: '100' } })
    expect(data.filter(({ state }) => ['paid', 'refunded', 'charged_back'].includes(state))).toHaveLength(payments.length)
    expect(sum(data.map(({ amount_cents }) => amount_cents))).toBe(sum(payments.map(({ cents }) => cents)))
    expect(sum(data.map(({ refunded_cents }) => refunded_cents))).toBe(
      sum(payments.map(({ cents, back, charged_back }) => (charged_back ? cents : sum(back)))),
    )
    const credits = sales.map((sale) => {
      const [payment] = sale.paid
      if (sale.credits === null) return PREMIUM_MONTHLY_CREDITS
      if (payment!.charged_back || sum(payment!.back) === sale.cents) return 0
      return sale.credits - sum(payment!.back.map((cents) => Math.ceil((sale.credits! * cents) / sale.cents)))
    })
    const me = await call(getMe)
    expect(me.credit_balance).toBe(SIGNUP_CREDITS + sum(credits))
    expect(me.is_premium).toBe(true)
    const [subscription, ...more] = (await call(listSubscriptions)).data
    expect(more).toEqual([])
    expect(subscription).toMatchObject({ state: 'active', paid_until: addMonths(vendor.started, 2).toISOString() })
  }
  await server.stop()
  console.log(`money: ${KILLS} kills, ${vendor.events.length} events, ${taken} taken and ${lost} lost before all were told again`)
}

const sound = async (ctx: Context) => {
  expect(await checkLedger(ctx)).toEqual([])
  expect(await checkBilling(ctx)).toEqual([])
  expect(await ctx.db.query(`select 1 from payment_facts where state <> 'counted'`, [])).toEqual([])
}

describe('a server killed while it takes payments, again and again', () => {
  test('embedded database: money in, credits and premium time agree', async () => {
    const folder = preparedFolder()
    await killAndCount({ DATA_DIR: folder.path })
    const db = await openPglite(folder.path)
    await sound({ db, now: () => new Date() } as unknown as Context)
    await db.close()
    folder.remove()
  })

  testOnPostgres('PostgreSQL: money in, credits and premium time agree', async () => {
    const folder = temporaryFolder()
    const url = await newDatabase()
    await killAndCount({ DATABASE_URL: url, DATA_DIR: folder.path })
    const db = await openPostgres(url, 1)
    await sound({ db, now: () => new Date() } as unknown as Context)
    await db.close()
    folder.remove()
  })
})
