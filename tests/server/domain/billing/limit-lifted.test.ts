import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as billing from '@/contracts/billing'
import { holdCredits } from '@/server/domain/credits/credits'
import { testServer } from '@/tests/support/server'

const HOUR = 3_600_000

test('taking a limit away is a raise: the old one holds for 24 hours', async () => {
  let now = Date.UTC(2027, 2, 10, 12)
  const { ctx, signIn } = await testServer({ now: () => new Date(now) })
  const { call, user } = await signIn()
  const set = (amount: number | null) => call(billing.setSpendingLimit, { body: { unit: 'credits', amount } })
  const spend = (credits: number) => holdCredits(ctx, { user_id: user.id, key: randomUUID(), credits, reason: 'photo', lease_seconds: 900 })
  await set(4)
  expect((await set(null)).credits).toMatchObject({ amount: 4, pending: { amount: null, from: new Date(now + 24 * HOUR).toISOString() } })
  now += 24 * HOUR - 1000
  await expect(spend(5)).rejects.toMatchObject({ code: 'SPENDING_LIMIT_REACHED' })
  now += 1000
  await spend(5)
})
