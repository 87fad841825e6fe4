import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect } from 'vitest'
import { openPostgres } from '@/server/db/postgres'
import { createLimiter, sharedStore } from '@/server/domain/rate-limit'
import { createRedisBus } from '@/server/providers/bus/redis'
import type { ProcessBus } from '@/server/providers/bus/port'
import { MISSING } from '../support/missing'
import { testUnless } from '../support/needs'
import { NO_REDIS, startRedis } from '../support/redis'

type Carrier = Pick<ProcessBus, 'notify' | 'listen' | 'close'>
type Subject = {
  /** Another process of the same installation. */
  open(): Promise<Carrier>
  /** Breaks every connection; `back` lets them be made again. */
  cut(): Promise<void>
  back(): Promise<void>
  end(): Promise<void>
}

const url = process.env.TEST_DATABASE_URL
const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

async function postgres(): Promise<Subject> {
  const admin = await openPostgres(url!, 1)
  return {
    open: () => openPostgres(url!, 1),
    cut: async () => {
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'krush-listen' and datname = current_database()",
        [],
      )
    },
    back: async () => {},
    end: () => admin.close(),
  }
}

type Redis = Subject & { said: string[]; bus(secret?: string, more?: { silence_ms: number }): ProcessBus; silence(): void; speak(): void }
async function redis(): Promise<Redis> {
  const server = await startRedis()
  const said: string[] = []
  // A crowded machine is slow, not away.
  const bus = (secret = 'one installation', more = {}) =>
    createRedisBus({ url: server.url, secret, say: (what) => said.push(what), take_ms: 10_000, ...more })
  const { silence, speak } = server
  return { said, bus, silence, speak, open: async () => bus(), cut: server.cut, back: server.again, end: server.stop }
}

/** What a process hears on a channel, in order. */
async function listener(bus: Carrier, channel: string) {
  const heard: (string | null)[] = []
  const stop = await bus.listen(channel, (payload) => heard.push(payload))
  return { heard, stop }
}
/** A process may not be listening yet, or again: what is said until it is heard. */
async function untilHeard(from: Carrier, channel: string, heard: (string | null)[]) {
  const word = randomUUID()
  await expect
    .poll(() => {
      from.notify(channel, word)
      return heard.includes(word)
    })
    .toBe(true)
}

/** What the feed of the sockets relies on (server/realtime/feed.ts). */
function describeBus(name: string, missing: string | null, start: () => Promise<Subject>) {
  describe(`bus: ${name}`, () => {
    const test = testUnless(missing)
    const setUp = async () => {
      const subject = await start()
      ends.push(() => subject.end())
      const [a, b] = [await subject.open(), await subject.open()]
      ends.push(
        () => a.close(),
        () => b.close(),
      )
      return { subject, a, b }
    }

    test('every process hears what one says, in its order, each on its own channel', async () => {
      const { a, b } = await setUp()
      const [own, other, elsewhere] = [await listener(a, 'events'), await listener(b, 'events'), await listener(b, 'stops')]
      await untilHeard(a, 'events', other.heard)
      await untilHeard(b, 'events', own.heard)
      own.heard.length = other.heard.length = 0
      const words = Array.from({ length: 50 }, (_, n) => `1:${n} ü`)
      for (const word of words) a.notify('events', word)
      await expect.poll(() => other.heard.filter((one) => words.includes(one!))).toEqual(words)
      await expect.poll(() => own.heard.filter((one) => words.includes(one!))).toEqual(words)
      expect(elsewhere.heard).toEqual([])
      await other.stop()
      a.notify('events', 'last')
      await expect.poll(() => own.heard.includes('last')).toBe(true)
      expect(other.heard).not.toContain('last')
    })

    test('after a cut it says that something may be missing, and carries on', async () => {
      const { subject, a, b } = await setUp()
      const { heard } = await listener(b, 'events')
      await untilHeard(a, 'events', heard)
      expect(heard).not.toContain(null)
      await subject.cut()
      // Lost, and no error: what it announced is in the database.
      a.notify('events', 'meanwhile')
      await subject.back()
      await expect.poll(() => heard.filter((one) => one === null).length, { timeout: 15_000 }).toBe(1)
      await untilHeard(a, 'events', heard)
    })
  })
}

describeBus('PostgreSQL', url ? null : MISSING.postgres, postgres)
describeBus('Redis', NO_REDIS, redis)

describe('limits that processes share', () => {
  const test = testUnless(NO_REDIS)
  const RATE = { most: 5, seconds: 60 }
  const outcomes = (hits: Promise<void>[]) =>
    Promise.allSettled(hits).then((all) => all.filter(({ status }) => status === 'fulfilled').length)

  test('two processes allow together what one may; another installation on the same server counts for itself', async () => {
    const { bus, end } = await redis()
    ends.push(end)
    const all = [bus(), bus(), bus('another')]
    ends.push(...all.map((one) => () => one.close()))
    const [a, b, c] = all.map((one) => createLimiter(sharedStore(one), 'user', RATE))
    for (const one of all) await expect.poll(() => one.take(randomUUID(), RATE)).toBe(0)
    expect(await outcomes(Array.from({ length: 10 }, (_, n) => (n % 2 ? a! : b!).take('7')))).toBe(5)
    expect(await outcomes([c!.take('7')])).toBe(1)
    await expect(a!.take('7')).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retry_after: expect.closeTo(12, 0) } })
    expect(await outcomes([b!.take('8')])).toBe(1)
  })

  test('while the bus is away each counts for itself, at once, and it is said once', async () => {
    const { bus, said, cut, end } = await redis()
    ends.push(end)
    const one = bus()
    ends.push(() => one.close())
    await expect.poll(() => one.take('warm', RATE)).toBe(0)
    await cut()
    const limiter = createLimiter(sharedStore(one), 'user', RATE)
    expect(await outcomes(Array.from({ length: 10 }, () => limiter.take('7')))).toBe(5)
    await expect.poll(() => said).toEqual(['away'])
  })

  test('a bus that falls silent is given up as one that is away, and is there again once it speaks', async () => {
    const { bus, said, silence, speak, end } = await redis()
    ends.push(end)
    const [one, other] = ['one', 'one'].map((secret) => bus(secret, { silence_ms: 900 })) as [ProcessBus, ProcessBus]
    ends.push(
      () => one.close(),
      () => other.close(),
    )
    const { heard } = await listener(other, 'events')
    await untilHeard(one, 'events', heard)
    silence()
    await expect.poll(() => said, { timeout: 20_000 }).toEqual(['away', 'away'])
    speak()
    // A crowded machine may be silent for so long once more, and then its return is told again.
    await expect.poll(() => heard.includes(null), { timeout: 20_000 }).toBe(true)
    await untilHeard(one, 'events', heard)
  })
})
