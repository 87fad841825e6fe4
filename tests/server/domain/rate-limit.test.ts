import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createLimiter, hitLimit, memoryStore, takeToken } from '@/server/domain/rate-limit'
import { testServer } from '@/tests/support/server'

const RATE = { most: 3, seconds: 60 }

/** The same limit over either store: the hit as a promise, so that both read alike. */
const limits = {
  memory: async () => {
    const limiter = createLimiter(memoryStore(), 'test', RATE)
    return async (key: string) => limiter.take(key)
  },
  database: async () => {
    const { ctx } = await testServer()
    const run = randomUUID()
    return (key: string) => hitLimit(ctx, { key: `${run}:${key}`, ...RATE })
  },
}

describe.each(Object.keys(limits) as (keyof typeof limits)[])('a limit in the %s', (store) => {
  test('allows so many hits of one key, then says how long to wait; other keys are free', async () => {
    const hit = await limits[store]()
    for (let n = 0; n < RATE.most; n++) await hit('a')
    const error = await hit('a').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'RATE_LIMITED' })
    const { retry_after } = (error as { details: { retry_after: number } }).details
    expect(retry_after).toBeGreaterThan(0)
    expect(retry_after).toBeLessThanOrEqual(RATE.seconds)
    await hit('b')
  })
})

test('a window ends when it was to end, whatever was tried in it', async () => {
  let now = new Date('2026-03-01T10:00:00Z')
  const { ctx } = await testServer({ now: () => now })
  const key = randomUUID()
  const hit = () => hitLimit(ctx, { key, ...RATE })
  for (let n = 0; n < RATE.most; n++) await hit()
  for (let passed = 10; passed < RATE.seconds; passed += 10) {
    now = new Date(now.getTime() + 10_000)
    await expect(hit(), `after ${passed} s`).rejects.toMatchObject({ details: { retry_after: RATE.seconds - passed } })
  }
  now = new Date(now.getTime() + 10_000)
  await hit()
})

test('too many keys free only the one that was used least recently', async () => {
  const limiter = createLimiter(memoryStore(100), 'test', RATE)
  const use = async (key: string) => {
    for (let n = 0; n < RATE.most; n++) await limiter.take(key)
  }
  await use('first')
  await use('busy')
  for (let n = 0; n < 1000; n++) {
    await limiter.take(`other ${n}`)
    await expect(limiter.take('busy')).rejects.toThrow('Too many requests')
  }
  await limiter.take('first')
})

test('a bucket with a burst is refilled at its own pace', () => {
  const rate = { most: 60, seconds: 60, burst: 2 }
  const bucket = { tokens: rate.burst, refilled_at: 0 }
  expect([0, 0, 0, 999, 1000, 1000, 10_000, 10_000, 10_000].map((now) => takeToken(bucket, rate, now))).toEqual([0, 0, 1, 1, 0, 1, 0, 0, 1])
})
