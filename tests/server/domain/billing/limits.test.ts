import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as billing from '@/contracts/billing'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { requirePurchaseWithinLimit } from '@/server/domain/billing/limits'
import { checkLedger, grantCredits, holdCredits, releaseCredits } from '@/server/domain/credits/credits'
import { failsAfter, says, scriptedChat, type Script } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

const START = Date.UTC(2027, 2, 10, 12)
const HOUR = 3_600_000

async function open(script: Script = says('Yes.')) {
  let now = START
  const server = await testServer({ chat: scriptedChat(script), now: () => new Date(now) })
  const me = await server.signIn()
  const user_id = me.user.id
  const hold = (credits: number, key = randomUUID()) =>
    holdCredits(server.ctx, { user_id, key, credits, reason: 'photo', lease_seconds: 900 })
  const set = (unit: 'credits' | 'cents', amount: number | null) => me.call(billing.setSpendingLimit, { body: { unit, amount } })
  const limits = () => me.call(billing.getSpendingLimits)
  const order = async (amount_cents: number) =>
    server.ctx.db.transaction(async (tx) => {
      await requirePurchaseWithinLimit(server.ctx, tx, user_id, amount_cents)
      await tx.query(
        `insert into billing_orders (user_id, client_key, price_id, kind, amount_cents, currency, credits, provider, test, created_at)
       values ($1, $2, 27, 'pack', $3, 'USD', 30, 'sandbox', true, $4)`,
        [user_id, randomUUID(), amount_cents, new Date(now)],
      )
    })
  return {
    ...server,
    me,
    user_id,
    hold,
    set,
    limits,
    order,
    wait: (ms: number) => {
      now += ms
    },
  }
}

const outcome = (run: Promise<unknown>) =>
  run.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  )
const many = async (count: number, run: () => Promise<unknown>) => {
  const outcomes = await Promise.all(Array.from({ length: count }, () => outcome(run())))
  return {
    done: outcomes.filter((each) => each === 'done').length,
    refused: outcomes.filter((each) => each === 'SPENDING_LIMIT_REACHED').length,
  }
}

test('a burst at the limit never exceeds it', async () => {
  const { ctx, hold, set, limits, user_id } = await open()
  await set('credits', 10)
  expect(await many(30, () => hold(3))).toEqual({ done: 3, refused: 27 })
  expect((await limits()).credits).toMatchObject({ amount: 10, spent: 9 })
  expect(await outcome(hold(1))).toBe('done')
  expect(await outcome(hold(1))).toBe('SPENDING_LIMIT_REACHED')
  expect((await checkLedger(ctx)).filter((fault) => fault.user_id === user_id)).toEqual([])
})

test('messages count too, are refused plainly at the limit, and one that fails gives its credit back', async () => {
  let fails = false
  const { me, anonymous, ctx, set, limits, user_id } = await open((request) => (fails ? failsAfter()(request) : says('Yes.')(request)))
  const { data } = await anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const send = async () => {
    await me.call(conversations.sendMessage, { params: { id: String(id) }, body: { content: 'Hello' } }, { idempotency_key: randomUUID() })
    await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  }
  await set('credits', 2)
  await send()
  fails = true
  await send()
  fails = false
  expect((await limits()).credits.spent).toBe(1)
  await send()
  const before = (await me.call(getMe)).credit_balance
  await expect(send()).rejects.toMatchObject({
    code: 'SPENDING_LIMIT_REACHED',
    details: { limit: 'credits' },
    message: 'That would go over your monthly limit for credits. You can change it in Profile. You weren’t charged.',
  })
  await expect(
    me.call(conversations.continueReply, { params: { id: String(id) } }, { idempotency_key: randomUUID() }),
  ).rejects.toMatchObject({ code: 'SPENDING_LIMIT_REACHED' })
  expect((await me.call(getMe)).credit_balance).toBe(before)
  expect((await checkLedger(ctx)).filter((fault) => fault.user_id === user_id)).toEqual([])
})

test('too few credits is said as such, whatever the limit', async () => {
  const { hold, set } = await open()
  await set('credits', 60)
  expect(await outcome(hold(51))).toBe('NOT_ENOUGH_BALANCE')
})

test('what comes back in the month is not spent; what comes back in the next month leaves that month alone', async () => {
  const { ctx, hold, limits, wait, user_id } = await open()
  const [early, later] = [randomUUID(), randomUUID()]
  await hold(5, early)
  await hold(7, later)
  await releaseCredits(ctx, user_id, early)
  expect((await limits()).credits.spent).toBe(7)
  wait(31 * 24 * HOUR)
  await hold(2)
  await releaseCredits(ctx, user_id, later)
  expect((await limits()).credits.spent).toBe(2)
  expect((await checkLedger(ctx)).filter((fault) => fault.user_id === user_id)).toEqual([])
})

test('lower counts at once, higher and none after 24 hours, and asking again does not restart the time', async () => {
  const { hold, set, limits, wait } = await open()
  await set('credits', 20)
  await set('credits', 4)
  expect(await outcome(hold(5))).toBe('SPENDING_LIMIT_REACHED')
  const raised = await set('credits', 30)
  expect(raised.credits).toEqual({ amount: 4, spent: 0, pending: { amount: 30, from: new Date(START + 24 * HOUR).toISOString() } })
  wait(23 * HOUR)
  await set('credits', 30)
  expect(await outcome(hold(5))).toBe('SPENDING_LIMIT_REACHED')
  wait(HOUR)
  expect(await outcome(hold(5))).toBe('done')
  expect((await limits()).credits).toEqual({ amount: 30, spent: 5, pending: null })
  await set('credits', null)
  wait(12 * HOUR)
  await set('credits', 8)
  wait(24 * HOUR)
  expect((await limits()).credits, 'a lower limit drops a raise that waits').toEqual({ amount: 8, spent: 5, pending: null })
  await set('credits', null)
  wait(24 * HOUR)
  expect((await limits()).credits.amount).toBeNull()
})

test('a month begins again', async () => {
  const { hold, set, limits, wait, ctx, user_id } = await open()
  await grantCredits(ctx, { user_id, source: 'reward', key: randomUUID(), credits: 100, expires_at: null, reason: 'test' })
  await set('credits', 6)
  await hold(6)
  expect(await outcome(hold(1))).toBe('SPENDING_LIMIT_REACHED')
  expect((await limits()).resets_at).toBe('2027-04-01T00:00:00.000Z')
  wait(22 * 24 * HOUR)
  expect(await outcome(hold(6))).toBe('done')
})

test('a burst of purchases stays within the limit in money; an open checkout counts for an hour', async () => {
  const { order, set, limits, wait } = await open()
  await set('cents', 2000)
  expect(await many(20, () => order(499))).toEqual({ done: 4, refused: 16 })
  expect((await limits()).cents).toMatchObject({ amount: 2000, spent: 1996 })
  wait(61 * 60_000)
  expect((await limits()).cents.spent).toBe(0)
  await expect(order(2001)).rejects.toMatchObject({
    code: 'SPENDING_LIMIT_REACHED',
    details: { limit: 'cents' },
    message: 'That would go over your monthly limit for money. You can change it in Profile. You weren’t charged.',
  })
  expect(await outcome(order(2000))).toBe('done')
})

test('a limit is a whole number that makes sense', async () => {
  const { set } = await open()
  for (const amount of [-1, 1.5, 1e9]) await expect(set('credits', amount)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(set('credits', 100_001)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(set('cents', 1_000_001)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
