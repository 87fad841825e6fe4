import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { acceptAffiliate, listAffiliates } from '@/server/domain/affiliates/affiliates'
import { syncCommissions } from '@/server/domain/affiliates/commissions'
import { makeLastMonth, makeStatements, mailStatements, statementsCsv } from '@/server/domain/affiliates/statements'
import { seed } from '@/tests/support/counts'
import { testServer, type TestServer } from '@/tests/support/server'
import { affiliateOf, applied, fact, linesOf, orderOf, referredBy } from './support'

const OPERATOR = 'operator@example.test'
const DAY = 86_400_000
/** Months that are closed stay closed, so every test lives in a year of its own. */
let year = 2100
let now = new Date()
let server: TestServer
beforeEach(async () => {
  now = new Date(`${++year}-03-10T12:00:00Z`)
  server = await testServer({
    now: () => now,
    environment: { BILLING_PROVIDER: 'none', AFFILIATE_COMMISSION: '30', OPERATOR_MAIL: OPERATOR },
  })
})
const pass = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds))
const on = (day: string) => void (now = new Date(`${year}-${day}T12:00:00Z`))
const month = (number: string) => `${year}-${number}`
const amounts = async (code: string) =>
  (await linesOf(server.ctx, code)).map(({ money_cents, commission_cents }) => [money_cents, commission_cents])
const statementOf = async (code: string, number: string) =>
  (await makeStatements(server.ctx, month(number))).find((one) => one.code === code)

describe('accepting', () => {
  test('makes a code from the name, or takes the one that is given, and prints a link the browser understands', async () => {
    const { ctx } = server
    const made = await acceptAffiliate(ctx, { application_id: await applied(ctx, undefined, 'José Ñ'), code: null, percent: null })
    expect(made.code).toMatch(/^josen-\d{4}$/)
    expect(made.link).toBe(`${ctx.settings.origin}/?fpr=${made.code}`)
    const code = `Blog-${randomUUID().slice(0, 8)}`
    expect((await acceptAffiliate(ctx, { application_id: await applied(ctx), code, percent: 40 })).code).toBe(code.toLowerCase())
  })

  test('once an application, once a code, with a percentage', async () => {
    const { ctx } = server
    const application_id = await applied(ctx)
    const { code } = await acceptAffiliate(ctx, { application_id, code: null, percent: null })
    await expect(acceptAffiliate(ctx, { application_id, code: null, percent: null })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(acceptAffiliate(ctx, { application_id: await applied(ctx), code, percent: null })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await expect(acceptAffiliate(ctx, { application_id: 1e9, code: null, percent: null })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const wrong of [{ code: 'a' }, { code: 'with space' }, { code: 'a@b.c' }, { percent: 0 }, { percent: 101 }, { percent: NaN }]) {
      await expect(acceptAffiliate(ctx, { application_id: await applied(ctx), code: null, percent: null, ...wrong })).rejects.toMatchObject(
        { code: 'INVALID_INPUT' },
      )
    }
    const silent = await testServer({ now: () => now, environment: { BILLING_PROVIDER: 'none' } })
    await expect(acceptAffiliate(silent.ctx, { application_id: await applied(ctx), code: null, percent: null })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})

describe('commissions', () => {
  test('one line for each payment that counts, however often it is looked at', async () => {
    const { ctx } = server
    const { code } = await affiliateOf(ctx)
    const order = await orderOf(ctx, await referredBy(ctx, code.toUpperCase()))
    await fact(ctx, order, { kind: 'declined' })
    await fact(ctx, order, { kind: 'initial', amount_cents: 4999 })
    await fact(ctx, order, { kind: 'rebill', amount_cents: 4999 })
    await fact(ctx, order, { kind: 'rebill', amount_cents: 4999, state: 'waiting' })
    await fact(ctx, order, { kind: 'rebill', amount_cents: 4999, state: 'quarantined' })
    await Promise.all(Array.from({ length: 8 }, () => syncCommissions(ctx)))
    expect(await amounts(code)).toEqual([
      [4999, 1499],
      [4999, 1499],
    ])
    expect(await syncCommissions(ctx)).toBe(0)
    expect((await listAffiliates(ctx)).affiliates.find((one) => one.code === code)).toMatchObject({
      people: 1,
      commission_cents: 2998,
      open_cents: 2998,
    })
  })

  test('a refund takes off its share, a chargeback all, and nothing is taken twice', async () => {
    const { ctx } = server
    const { code } = await affiliateOf(ctx)
    const order = await orderOf(ctx, await referredBy(ctx, code))
    const payment = await fact(ctx, order, { kind: 'initial', amount_cents: 4999 })
    await syncCommissions(ctx)
    pass(DAY)
    await fact(ctx, order, { kind: 'refund', amount_cents: 1000, parent_id: payment })
    await syncCommissions(ctx)
    expect(await amounts(code)).toEqual([
      [4999, 1499],
      [-1000, -300],
    ])
    pass(DAY)
    await fact(ctx, order, { kind: 'chargeback', amount_cents: 4999 })
    await fact(ctx, order, { kind: 'refund', amount_cents: 4999, parent_id: payment })
    await syncCommissions(ctx)
    expect(await amounts(code)).toEqual([
      [4999, 1499],
      [-1000, -300],
      [-3999, -1199],
    ])
  })

  test('the percentage is that of the payment’s day', async () => {
    const { ctx } = server
    const { code } = await affiliateOf(ctx)
    const order = await orderOf(ctx, await referredBy(ctx, code), 1000)
    const payment = await fact(ctx, order, { kind: 'initial', amount_cents: 1000 })
    await syncCommissions(ctx)
    ctx.settings.affiliates.commission = 10
    pass(DAY)
    await fact(ctx, order, { kind: 'refund', amount_cents: 500, parent_id: payment })
    pass(DAY)
    await fact(ctx, order, { kind: 'rebill', amount_cents: 1000 })
    await syncCommissions(ctx)
    expect((await linesOf(ctx, code)).map(({ percent, commission_cents }) => [percent, commission_cents])).toEqual([
      [30, 300],
      [30, -150],
      [10, 100],
    ])
  })

  test('an agreed percentage outranks the installation’s', async () => {
    const { ctx } = server
    const { code } = await affiliateOf(ctx, { percent: 50 })
    await fact(ctx, await orderOf(ctx, await referredBy(ctx, code), 1000), { kind: 'initial', amount_cents: 1000 })
    await syncCommissions(ctx)
    expect(await amounts(code)).toEqual([[1000, 500]])
  })

  test('nobody earns from themselves, from others’ people, or from test money', async () => {
    const { ctx } = server
    const name = randomUUID().slice(0, 8)
    const { code } = await affiliateOf(ctx, { email: `${name}@gmail.com` })
    const paid = async (user: number, of_test = false) =>
      fact(ctx, await orderOf(ctx, user, 1000, of_test), { kind: 'initial', amount_cents: 1000, test: of_test })
    await paid(await referredBy(ctx, code, `${name.slice(0, 2)}.${name.slice(2)}+own@gmail.com`))
    await paid(await referredBy(ctx, 'somebody-else'))
    await paid(await referredBy(ctx, code), true)
    await syncCommissions(ctx)
    expect(await amounts(code)).toEqual([])
  })

  test('a refund of somebody whose account is gone is taken off too', async () => {
    const { ctx } = server
    const { code } = await affiliateOf(ctx)
    const user = await referredBy(ctx, code)
    const order = await orderOf(ctx, user, 1000)
    const payment = await fact(ctx, order, { kind: 'initial', amount_cents: 1000 })
    await syncCommissions(ctx)
    await ctx.db.query('delete from users where id = $1', [user])
    await fact(ctx, order, { kind: 'refund', amount_cents: 1000, parent_id: payment })
    await syncCommissions(ctx)
    expect(await amounts(code)).toEqual([
      [1000, 300],
      [-1000, -300],
    ])
  })
})

describe('statements', () => {
  test('a month: its lines, once; what comes late goes into the next one', async () => {
    const { ctx } = server
    const { code } = await affiliateOf(ctx)
    const order = await orderOf(ctx, await referredBy(ctx, code), 1000)
    await fact(ctx, order, { kind: 'initial', amount_cents: 1000 })
    on('04-01')
    expect(await statementOf(code, '03')).toMatchObject({
      payments: 1,
      money_cents: 1000,
      commission_cents: 300,
      carried_cents: 0,
      payable_cents: 300,
      left_cents: 0,
    })
    await fact(ctx, order, { kind: 'rebill', amount_cents: 1000, at: new Date(`${year}-03-31T23:59:00Z`) })
    await syncCommissions(ctx)
    expect(await statementOf(code, '03')).toMatchObject({ payments: 1, payable_cents: 300 })
    on('05-02')
    expect(await statementOf(code, '04')).toMatchObject({ payments: 1, commission_cents: 300 })
    expect((await linesOf(ctx, code)).every(({ statement_id }) => statement_id !== null)).toBe(true)
  })

  test('what is paid in the running month, before the statement of the last one is made, is in the next one', async () => {
    const { ctx } = server
    const { code } = await affiliateOf(ctx)
    const order = await orderOf(ctx, await referredBy(ctx, code), 1000)
    await fact(ctx, order, { kind: 'initial', amount_cents: 1000 })
    on('04-02')
    await fact(ctx, order, { kind: 'rebill', amount_cents: 1000, at: new Date(`${year}-04-01T08:00:00Z`) })
    await syncCommissions(ctx)
    expect(await statementOf(code, '03')).toMatchObject({ payments: 1, payable_cents: 300 })
    on('05-02')
    expect(await statementOf(code, '04')).toMatchObject({ payments: 1, commission_cents: 300, payable_cents: 300 })
  })

  test('a month below zero is carried over until it is earned', async () => {
    const { ctx } = server
    const { code } = await affiliateOf(ctx)
    const order = await orderOf(ctx, await referredBy(ctx, code), 1000)
    await fact(ctx, order, { kind: 'initial', amount_cents: 1000 })
    on('04-03')
    await statementOf(code, '03')
    await fact(ctx, order, { kind: 'chargeback' })
    on('05-03')
    expect(await statementOf(code, '04')).toMatchObject({ commission_cents: -300, payable_cents: 0, left_cents: -300 })
    on('06-03')
    expect(await statementOf(code, '05')).toMatchObject({ commission_cents: 0, carried_cents: -300, payable_cents: 0, left_cents: -300 })
    await fact(ctx, await orderOf(ctx, await referredBy(ctx, code), 2000), { kind: 'initial', amount_cents: 2000 })
    on('07-03')
    expect(await statementOf(code, '06')).toMatchObject({ commission_cents: 600, carried_cents: -300, payable_cents: 300, left_cents: 0 })
    on('08-03')
    expect(await statementOf(code, '07')).toBeUndefined()
  })

  test('many processes make a month at once: one statement, each line in it once', async () => {
    const { ctx } = server
    const { code } = await affiliateOf(ctx)
    for (let n = 0; n < 3; n++)
      await fact(ctx, await orderOf(ctx, await referredBy(ctx, code), 1000), { kind: 'initial', amount_cents: 1000 })
    on('04-01')
    const tries = await Promise.allSettled(Array.from({ length: 6 }, (_, n) => (n % 2 ? makeLastMonth(ctx) : syncCommissions(ctx))))
    expect(tries.filter(({ status }) => status === 'rejected')).toEqual([])
    expect(await statementOf(code, '03')).toMatchObject({ payments: 3, payable_cents: 900 })
  })

  test('months that run, are none, or lie before one that is made are refused', async () => {
    const { ctx } = server
    await affiliateOf(ctx)
    for (const wrong of [month('03'), month('04'), 'march', `${year}-13`, '', `${year}-3`]) {
      await expect(makeStatements(ctx, wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    await makeStatements(ctx, month('02'))
    await expect(makeStatements(ctx, month('01'))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('what is made cannot be changed, not even by hand', async () => {
    const { ctx } = server
    const { code } = await affiliateOf(ctx)
    await fact(ctx, await orderOf(ctx, await referredBy(ctx, code), 1000), { kind: 'initial', amount_cents: 1000 })
    on('04-01')
    await statementOf(code, '03')
    for (const statement of [
      'update affiliate_statements set payable_cents = payable_cents',
      'delete from affiliate_statements',
      'delete from affiliate_commissions',
      'update affiliate_commissions set commission_cents = 0',
      'update affiliate_commissions set statement_id = null',
    ])
      await expect(ctx.db.query(statement, [])).rejects.toThrow(/never change/)
  })

  test('the operator is notified once, without names and addresses', async () => {
    const { ctx } = server
    const { code, email } = await affiliateOf(ctx)
    await fact(ctx, await orderOf(ctx, await referredBy(ctx, code), 1000), { kind: 'initial', amount_cents: 1000 })
    on('04-02')
    await makeLastMonth(ctx)
    await mailStatements(ctx)
    await mailStatements(ctx)
    const mails = await ctx.db.query<{ text: string }>('select text from outbox where recipient = $1 and subject = $2', [
      OPERATOR,
      `Affiliate statement ${month('03')}`,
    ])
    expect(mails).toHaveLength(1)
    expect(mails[0]!.text).toContain(`${code}: 3.00 (1 payments, 3.00 commission, 0.00 carried over)`)
    expect(mails[0]!.text).not.toContain(email)
  })

  test('as CSV: amounts in dollars, and no name becomes a formula', () => {
    const row = {
      month: '2026-03',
      code: 'ana',
      name: '=HYPERLINK("x"), Ana',
      email: 'a@b.test',
      payments: 2,
      money_cents: 150,
      commission_cents: -5,
      carried_cents: -1200,
      payable_cents: 0,
      left_cents: -1205,
    }
    expect(statementsCsv([row])).toBe(
      'month,code,name,email,payments,money_kept,commission,carried_over,payable,left_over,currency\r\n' +
        `2026-03,ana,"'=HYPERLINK(""x""), Ana",a@b.test,2,1.50,-0.05,-12.00,0.00,-12.05,USD\r\n`,
    )
  })
})

test('whatever happens in whatever order: the lines are the percentage of what was kept, and statements and open lines are all of them', async () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('pay' as const), order: fc.nat(2), cents: fc.integer({ min: 1, max: 9999 }) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('refund' as const),
        order: fc.nat(2),
        which: fc.nat(9),
        cents: fc.integer({ min: 1, max: 12_000 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('chargeback' as const), order: fc.nat(2), which: fc.nat(9) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('sync' as const) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('month' as const) }) },
  )
  const { ctx } = server
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), fc.integer({ min: 1, max: 100 }), async (steps, percent) => {
      const { code } = await affiliateOf(ctx, { percent })
      const user = await referredBy(ctx, code)
      const orders = [await orderOf(ctx, user), await orderOf(ctx, user), await orderOf(ctx, user)]
      const paid: { order: number; id: string; cents: number; back: number }[] = []
      let payable = 0
      const closeMonth = async () => {
        now = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2, 12))
        const before = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 7)
        const statement = (await makeStatements(ctx, before)).find((one) => one.code === code)
        payable += statement?.payable_cents ?? 0
        return statement
      }
      for (const one of steps) {
        pass(60_000)
        if (one.do === 'sync') await syncCommissions(ctx)
        else if (one.do === 'month') await closeMonth()
        else if (one.do === 'pay') {
          paid.push({
            order: one.order,
            cents: one.cents,
            back: 0,
            id: await fact(ctx, orders[one.order]!, { kind: 'initial', amount_cents: one.cents }),
          })
        } else {
          const own = paid.filter(({ order }) => order === one.order)
          const target = own[one.which % Math.max(1, own.length)]
          if (!target) continue
          const amount_cents = one.do === 'refund' ? one.cents : target.cents
          target.back = Math.min(target.cents, target.back + amount_cents)
          await fact(ctx, orders[one.order]!, { kind: one.do, amount_cents, parent_id: target.id })
        }
      }
      await syncCommissions(ctx)
      const owed = paid.reduce((sum, { cents, back }) => sum + Math.floor(((cents - back) * percent) / 100), 0)
      const sum = (lines: { commission_cents: number }[]) => lines.reduce((total, { commission_cents }) => total + commission_cents, 0)
      expect(sum(await linesOf(ctx, code))).toBe(owed)
      const last = await closeMonth()
      // Paid so far, less what is left below zero, is all that is owed.
      const [left] = await ctx.db.query<{ n: number }>(
        `select left_cents as n from affiliate_statements s join affiliates a on a.id = s.affiliate_id where a.code = $1 order by month desc limit 1`,
        [code],
      )
      expect(payable + (last?.left_cents ?? left?.n ?? 0)).toBe(owed)
      expect((await linesOf(ctx, code)).filter(({ statement_id }) => statement_id === null)).toEqual([])
    }),
    { numRuns: 15, seed: seed() },
  )
}, 120_000)
