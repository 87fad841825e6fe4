import { randomUUID } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, expect } from 'vitest'
import { WebSocket } from 'ws'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { isApiError } from '@/lib/api/errors'
import { RealtimeSocket, type SocketLike } from '@/lib/realtime/socket'
import { openPostgres } from '@/server/db/postgres'
import { checkLedger } from '@/server/domain/credits/credits'
import type { Context } from '@/server/domain/context'
import { THOROUGH } from '@/tests/support/counts'
import { MISSING } from '@/tests/support/missing'
import { testUnless } from '@/tests/support/needs'
import { callTo, signInAt, startServer, temporaryFolder } from '@/tests/support/process'
import { startPair } from '@/tests/support/standby.mjs'

const REPLY = 'He counts the boats that come back, and there is one more of them than went out this morning. '.repeat(3).trim()
const model = new LLMock({ port: 0, latency: 25, chunkSize: 24 })
beforeAll(async () => {
  model.onMessage(/.*/, { content: REPLY })
  await model.start()
})
afterAll(() => model.stop())

const PEOPLE = 8
/** Sends that must have been acknowledged before the database is lost, and once more after it. */
const SENDS = 60
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The address that servers know their database by, as an operator moves one between machines. */
async function startAddress(port: number) {
  let target: number | null = port
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const keep = (socket: Socket) => {
      open.add(socket)
      socket.on('error', () => undefined).on('close', () => open.delete(socket))
    }
    keep(near)
    if (target === null) return
    const far = connect(target, '127.0.0.1')
    keep(far)
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => target !== null && to.write(bytes))
      from.on('close', () => target !== null && to.destroy())
    }
    pass(near, far)
    pass(far, near)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as { port: number }).port,
    /** Nothing passes, and nobody is told. */
    silence: () => void (target = null),
    /** The machine that has the address now knows none of the old connections. */
    moveTo(other: number) {
      for (const socket of open) socket.resetAndDestroy()
      target = other
    },
    close() {
      for (const socket of open) socket.destroy()
      server.close()
    },
  }
}

const testThoroughly = testUnless(!THOROUGH ? 'runs with THOROUGH=1 only' : process.env.TEST_DATABASE_URL ? null : MISSING.postgres)

testThoroughly('a standby promoted in mid-load has everything that was acknowledged, and the servers go on with it', async () => {
  const pair = await startPair()
  if (!('primary' in pair)) throw new Error(pair.reason)
  const address = await startAddress(pair.primary.port)
  const folder = temporaryFolder()
  const settings = {
    DATABASE_URL: `postgres://krush@127.0.0.1:${address.port}/postgres`,
    DATA_DIR: folder.path,
    AUTH_SECRET: 's'.repeat(40),
    ROLES: 'api,realtime,worker',
    CHAT_PROVIDER: 'openai',
    CHAT_BASE_URL: `${model.url}/v1`,
    CHAT_MODEL: 'test',
    CHAT_API_KEY: 'none',
  }
  const servers = await Promise.all([startServer(settings), startServer(settings)])
  const acknowledged: { id: number; key: string; user_id: number }[] = []
  const failures: string[] = []
  let writing = true
  let resyncs = 0

  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, n) => {
      // Signed in at one server, heard at the other.
      const { session_id, call } = await signInAt(servers[n % 2]!.origin, `${randomUUID()}@example.test`)
      const { id: user_id, pubsub_token } = await call(getMe)
      const { data } = await call(listCharacters)
      const { id } = await call(contract.createConversation, { body: { account_id: data[0]!.id } })
      const heard: number[] = []
      const there = servers[(n + 1) % 2]!.origin
      const socket = new RealtimeSocket({
        url: `${there.replace('http', 'ws')}/realtime`,
        pubsub_token,
        newWebSocket: (url, protocol) => new WebSocket(url, protocol, { origin: there }) as unknown as SocketLike,
        onState: () => {},
        onEvent: ({ seq }) => void heard.push(seq),
        onDelta: () => {},
        onPlace: () => {},
        onResync: () => (resyncs += 1),
        onRefused: () => failures.push('a socket was refused'),
      })
      socket.open()
      return { session_id, user_id, params: { id: String(id) }, heard, socket }
    }),
  )

  /** As the page sends: the same key until there is an answer, and a new try where none comes. */
  async function write({ session_id, user_id, params }: (typeof people)[number], n: number) {
    const calls = servers.map(({ origin }) => callTo(origin, session_id))
    for (let turn = n; writing; turn++) {
      const key = randomUUID()
      for (let tries = 0; ; tries++) {
        try {
          const late = AbortSignal.timeout(15_000)
          const body = { content: `sent ${key}` }
          const { id } = await calls[(turn + tries) % 2]!(
            contract.sendMessage,
            { params, body },
            { idempotency_key: key, signal: late },
          ).catch((error: unknown) => {
            throw late.aborted ? 'late' : error
          })
          acknowledged.push({ id, key, user_id })
          break
        } catch (error) {
          const goesOn =
            error === 'late' || ['OFFLINE', 'DATABASE_AWAY', 'GENERATION_RUNNING'].some((code) => isApiError(error, code as 'OFFLINE'))
          if (isApiError(error, 'NOT_ENOUGH_BALANCE')) return
          if (!goesOn) return void failures.push(String(error))
          await pause(100)
        }
      }
    }
  }
  const writers = people.map(write)
  const soon = { timeout: 60_000, interval: 20 }
  await expect.poll(() => acknowledged.length, soon).toBeGreaterThan(SENDS)

  // What is acknowledged while the standby hears nothing would be lost with the primary: so nothing may be. What was sent before is answered.
  pair.primary.holdBack()
  await pause(500)
  const heard = acknowledged.length
  await pause(1500)
  expect(acknowledged.length - heard).toBeLessThanOrEqual(PEOPLE)
  address.silence()
  await pause(500)
  await pair.primary.lose()
  const before = acknowledged.length
  await pair.standby.promote()
  address.moveTo(pair.standby.port)
  const moved = Date.now()
  await expect.poll(() => acknowledged.length, soon).toBeGreaterThan(before)
  const back = Date.now() - moved
  await expect.poll(() => acknowledged.length, soon).toBeGreaterThan(before + SENDS)
  writing = false
  await Promise.all(writers)

  const db = await openPostgres(pair.standby.url, 2)
  const one = async <Row>(text: string, params: unknown[] = []) => (await db.query<Row>(text, params))[0]!
  await expect
    .poll(async () => (await one<{ n: number }>(`select count(*)::int as n from generations where state = 'running'`)).n, {
      timeout: 60_000,
    })
    .toBe(0)
  for (const { user_id, heard } of people) {
    // Each number once, up to the last that is stored.
    const { seq } = await one<{ seq: number }>('select seq from event_heads where user_id = $1', [user_id])
    await expect.poll(() => heard.at(-1), { timeout: 45_000 }).toBe(seq)
    expect(heard).toEqual(heard.map((_, n) => heard[0]! + n))
  }
  expect(resyncs).toBe(0)
  expect(failures).toEqual([])
  for (const { id, key, user_id } of acknowledged) {
    expect(await db.query('select id, content from messages where user_id = $1 and client_key = $2', [user_id, key])).toEqual([
      { id, content: `sent ${key}` },
    ])
  }
  const states = await db.query<{ state: string; n: number }>('select state, count(*)::int as n from generations group by 1', [])
  console.info(
    `${acknowledged.length} acknowledged, ${before} of them before the loss; ${back} ms after the address moved the next; replies: ${states.map(({ state, n }) => `${n} ${state}`).join(', ')}`,
  )
  expect(await checkLedger({ db } as unknown as Context)).toEqual([])
  const paid = await one<{ n: number }>(`select count(*)::int as n from generations where state in ('complete', 'stopped')`)
  const spent = await one<{ n: number }>('select sum(50 - balance)::int as n from credit_accounts')
  expect(spent.n).toBe(paid.n)
  // Nothing was held up for longer than a page waits before it tries again.
  expect(back).toBeLessThan(15_000)
  await db.close()
  for (const { socket } of people) socket.close()
  await Promise.all(servers.map((server) => server.kill()))
  address.close()
  await pair.stop()
  folder.remove()
})
