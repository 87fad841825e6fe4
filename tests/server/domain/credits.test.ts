import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAILY_CREDITS, SIGNUP_CREDITS } from '@/contracts/prices'
import {
  captureCreditsIn,
  checkLedger,
  grantCredits,
  holdCredits,
  nextUtcMidnight,
  releaseCredits,
  settleCredits,
  sweepHolds,
} from '@/server/domain/credits/credits'
import type { Context } from '@/server/domain/context'
import { ensureUser } from '@/server/domain/users/users'
import { seed } from '@/tests/support/counts'
import { testServer } from '@/tests/support/server'

const person = async (ctx: Context) => (await ensureUser(ctx, { uid: randomUUID(), email: `${randomUUID()}@example.test` })).id

test('a new person has 50 credits; the daily 15 begin with the next UTC day', async () => {
  let now = new Date('2026-03-01T12:00:00Z')
  const { ctx } = await testServer({ now: () => now })
  const user_id = await person(ctx)
  expect(await settleCredits(ctx, user_id)).toBe(SIGNUP_CREDITS)
  now = new Date('2026-03-02T00:00:00Z')
  expect(await settleCredits(ctx, user_id)).toBe(SIGNUP_CREDITS + DAILY_CREDITS)
})

test('whoever is made has their welcome credits: a failure between leaves nobody, and the next try makes them whole', async () => {
  const { ctx } = await testServer()
  const identity = { uid: randomUUID(), email: `${randomUUID()}@example.test` }
  await ctx.db.query(`alter table credit_lots add constraint broken check (source <> 'signup') not valid`, [])
  await expect(ensureUser(ctx, identity)).rejects.toThrow()
  expect(await ctx.db.query('select 1 from users where identity_uid = $1', [identity.uid])).toEqual([])
  await ctx.db.query('alter table credit_lots drop constraint broken', [])
  const made = await Promise.all(Array.from({ length: 5 }, () => ensureUser(ctx, identity)))
  expect(made.filter(({ fresh }) => fresh)).toHaveLength(1)
  expect(await settleCredits(ctx, made[0]!.id)).toBe(SIGNUP_CREDITS)
})

test('daily credits end at UTC midnight and come again, without adding up', async () => {
  let now = new Date('2026-03-01T23:59:00Z')
  const { ctx } = await testServer({ now: () => now })
  const user_id = await person(ctx)
  expect(await settleCredits(ctx, user_id)).toBe(50)
  expect(nextUtcMidnight(now).toISOString()).toBe('2026-03-02T00:00:00.000Z')
  now = new Date('2026-03-02T00:00:00Z')
  expect(await settleCredits(ctx, user_id)).toBe(65)
  now = new Date('2026-03-09T12:00:00Z')
  expect(await settleCredits(ctx, user_id)).toBe(65)
  expect(await checkLedger(ctx)).toEqual([])
})

test('spending takes what expires first', async () => {
  let now = new Date('2026-02-28T10:00:00Z')
  const { ctx } = await testServer({ now: () => now })
  const user_id = await person(ctx)
  now = new Date('2026-03-01T10:00:00Z')
  expect(await settleCredits(ctx, user_id)).toBe(65)
  await holdCredits(ctx, { user_id, key: 'a', credits: 15, reason: 'test', lease_seconds: 60 })
  await captureCreditsIn(ctx.db, user_id, 'a')
  now = new Date('2026-03-02T00:00:01Z')
  expect(await settleCredits(ctx, user_id)).toBe(SIGNUP_CREDITS + DAILY_CREDITS)
})

test('a hold that is released after its lot ended gives back only what would still live', async () => {
  let now = new Date('2026-02-28T12:00:00Z')
  const { ctx } = await testServer({ now: () => now })
  const user_id = await person(ctx)
  now = new Date('2026-03-01T23:59:50Z')
  await holdCredits(ctx, { user_id, key: 'a', credits: 20, reason: 'test', lease_seconds: 600 })
  now = new Date('2026-03-02T00:00:10Z')
  await releaseCredits(ctx, user_id, 'a')
  expect(await settleCredits(ctx, user_id)).toBe(SIGNUP_CREDITS + DAILY_CREDITS)
  expect(await checkLedger(ctx)).toEqual([])
})

test('ten parallel holds on five credits: five win, none twice, never negative', async () => {
  const { ctx } = await testServer()
  const user_id = await person(ctx)
  await holdCredits(ctx, { user_id, key: 'rest', credits: 45, reason: 'test', lease_seconds: 600 })
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, (_, n) => holdCredits(ctx, { user_id, key: `p${n}`, credits: 1, reason: 'test', lease_seconds: 600 })),
  )
  expect(tries.filter((t) => t.status === 'fulfilled')).toHaveLength(5)
  expect(tries.flatMap((t) => (t.status === 'rejected' ? [(t.reason as { code: string }).code] : []))).toEqual(
    Array(5).fill('NOT_ENOUGH_BALANCE'),
  )
  expect(await settleCredits(ctx, user_id)).toBe(0)
})

test('repeating any verb is harmless', async () => {
  const { ctx } = await testServer()
  const user_id = await person(ctx)
  const grant = { user_id, source: 'reward' as const, key: 'x', credits: 7, expires_at: null, reason: 'test' }
  expect([await grantCredits(ctx, grant), await grantCredits(ctx, grant)]).toEqual([true, false])
  const hold = { user_id, key: 'h', credits: 3, reason: 'test', lease_seconds: 60 }
  await holdCredits(ctx, hold)
  await holdCredits(ctx, hold)
  expect(await settleCredits(ctx, user_id)).toBe(54)
  expect([await captureCreditsIn(ctx.db, user_id, 'h'), await captureCreditsIn(ctx.db, user_id, 'h')]).toEqual([true, false])
  expect(await releaseCredits(ctx, user_id, 'h')).toBe(false)
  expect(await settleCredits(ctx, user_id)).toBe(54)
})

test('a hold whose lease ran out is returned by the sweep', async () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const { ctx } = await testServer({ now: () => now })
  const user_id = await person(ctx)
  await holdCredits(ctx, { user_id, key: 'h', credits: 4, reason: 'test', lease_seconds: 60 })
  now = new Date('2026-03-01T10:02:00Z')
  expect(await sweepHolds(ctx)).toBeGreaterThanOrEqual(1)
  expect(await settleCredits(ctx, user_id)).toBe(50)
})

test('what comes back to a lot ends with that lot, though the wallet had nothing left to end meanwhile', async () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const { ctx } = await testServer({ now: () => now })
  const user_id = await person(ctx)
  const grant = (key: string, credits: number, hour: number) =>
    grantCredits(ctx, { user_id, source: 'adjustment', key, credits, expires_at: new Date(Date.UTC(2026, 2, 1, hour)), reason: 'test' })
  await grant('noon', 5, 12)
  await grant('evening', 20, 18)
  await holdCredits(ctx, { user_id, key: 'a', credits: 25, reason: 'test', lease_seconds: 600 })
  now = new Date('2026-03-01T13:00:00Z')
  expect(await settleCredits(ctx, user_id)).toBe(SIGNUP_CREDITS)
  await releaseCredits(ctx, user_id, 'a')
  expect(await settleCredits(ctx, user_id)).toBe(SIGNUP_CREDITS + 20)
  now = new Date('2026-03-01T18:00:00Z')
  expect(await settleCredits(ctx, user_id)).toBe(SIGNUP_CREDITS)
  expect(await checkLedger(ctx)).toEqual([])
})

type Step =
  | { do: 'grant'; credits: number; hours: number | null; key: number }
  | { do: 'hold' | 'capture' | 'release'; key: number; credits: number }
  | { do: 'wait'; hours: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('grant' as const),
    credits: fc.integer({ min: 1, max: 40 }),
    hours: fc.option(fc.integer({ min: 1, max: 60 })),
    key: fc.nat(9),
  }),
  fc.record({
    do: fc.constantFrom('hold' as const, 'capture' as const, 'release' as const),
    key: fc.nat(9),
    credits: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
)

test('in every history, run in parallel batches, the lots are the balance, the ledger adds up and nothing is negative', async () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const { ctx } = await testServer({ now: () => now })
  const apply = async (user_id: number, s: Step): Promise<void> => {
    if (s.do === 'wait') now = new Date(now.getTime() + s.hours * 3_600_000)
    else if (s.do === 'grant') {
      const expires_at = s.hours === null ? null : new Date(now.getTime() + s.hours * 3_600_000)
      await grantCredits(ctx, { user_id, source: 'adjustment', key: String(s.key), credits: s.credits, expires_at, reason: 'test' })
    } else if (s.do === 'hold') {
      await holdCredits(ctx, { user_id, key: String(s.key), credits: s.credits, reason: 'test', lease_seconds: 60 }).catch(
        (error: { code?: string }) => {
          if (error.code !== 'NOT_ENOUGH_BALANCE') throw error
        },
      )
    } else if (s.do === 'capture') await captureCreditsIn(ctx.db, user_id, String(s.key))
    else await releaseCredits(ctx, user_id, String(s.key))
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 }), async (batches) => {
      const user_id = await person(ctx)
      for (const batch of batches) await Promise.all(batch.map((s) => apply(user_id, s)))
      const balance = await settleCredits(ctx, user_id)
      expect(balance).toBeGreaterThanOrEqual(0)
      expect((await checkLedger(ctx)).filter((fault) => fault.user_id === user_id)).toEqual([])
    }),
    { numRuns: 40, seed: seed() },
  )
})
