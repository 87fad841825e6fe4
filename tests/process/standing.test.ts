import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { isApiError } from '@/lib/api/errors'
import { openPostgres } from '@/server/db/postgres'
import { count, THOROUGH } from '@/tests/support/counts'
import { MISSING } from '@/tests/support/missing'
import { testOnPostgres, testUnless } from '@/tests/support/needs'
import { callTo, freePort, preparedFolder, signInAt, startServer, temporaryFolder, type Server } from '@/tests/support/process'
import { newDatabase } from '@/tests/support/new-database'

const REPLY = 'She closes the window, because the rain comes in, and asks what kept you so long. '.repeat(4).trim()
const model = new LLMock({ port: 0, latency: 30, chunkSize: 24 })
beforeAll(async () => {
  model.onMessage(/.*/, { content: REPLY })
  await model.start()
})
afterAll(() => model.stop())

const chat = () => ({ CHAT_PROVIDER: 'openai', CHAT_BASE_URL: `${model.url}/v1`, CHAT_MODEL: 'test', CHAT_API_KEY: 'none' })
const ROLES = 'api,realtime,worker'
const readiness = (origin: string) => fetch(`${origin}/readyz`).then(({ status }) => status)

/** Some chats of one person. */
async function chatsOf(server: Server, many: number) {
  const { session_id, call } = await signInAt(server.origin, `${randomUUID()}@example.test`)
  const { data } = await call(listCharacters)
  const chats: { id: string }[] = []
  for (const { id } of data.slice(0, many)) {
    chats.push({ id: String((await call(contract.createConversation, { body: { account_id: id } })).id) })
  }
  return { session_id, call, chats }
}

const last = async (call: ReturnType<typeof callTo>, params: { id: string }) =>
  (await call(contract.getConversation, { params })).messages.at(-1)!

describe('asked to stop', () => {
  test('a message that was taken at that moment gets its whole reply, and reading goes on until then', async () => {
    const folder = preparedFolder()
    const settings = { DATA_DIR: folder.path, ROLES, ...chat() }
    let server = await startServer(settings)
    const { session_id, call, chats } = await chatsOf(server, 8)
    const sends = chats.map(async (params, n) => {
      await new Promise((resolve) => setTimeout(resolve, n * 4))
      return call(contract.sendMessage, { params, body: { content: 'hello' } }, { idempotency_key: randomUUID() })
    })
    await sends[2]
    const stopped = server.stop()
    const outcomes = await Promise.allSettled(sends)
    expect(await readiness(server.origin)).toBe(503)
    expect((await call(listCharacters)).count).toBeGreaterThan(0)
    await stopped
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []))
    for (const error of refused) expect(isApiError(error, 'SHUTTING_DOWN') && error.retry_after).toBe(2)
    server = await startServer(settings)
    const again = callTo(server.origin, session_id)
    for (const [n, outcome] of outcomes.entries()) {
      if (outcome.status === 'fulfilled') expect(await last(again, chats[n]!)).toMatchObject({ status: 'complete', content: REPLY })
    }
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(3)
    await server.kill()
    folder.remove()
  })

  test('while it starts, it ends', async () => {
    const folder = temporaryFolder()
    const port = await freePort()
    const started = startServer({ DATA_DIR: folder.path, ROLES, CHAT_PROVIDER: 'embedded' }, port, (child) => {
      // The lock is taken early in the start, long before anything is heard.
      const watch = setInterval(() => {
        if (!existsSync(join(folder.path, 'krush.lock'))) return
        clearInterval(watch)
        child.kill('SIGTERM')
      }, 5)
    })
    await expect(started).rejects.toThrow('the server ended: ')
    folder.remove()
  })
})

/**
 * Servers behind a proxy, restarted one after the other while people write. `nginx`: the next one where a connection is refused or breaks
 * before there is an answer, or where the answer is 503 (docs/operators/deploy.md). `caddy`: only those whose /readyz is 200, and the next
 * one where a connection is refused.
 */
async function restartUnderLoad(way: 'nginx' | 'caddy') {
  const folder = temporaryFolder()
  const settings = { DATABASE_URL: await newDatabase(), DATA_DIR: folder.path, AUTH_SECRET: 's'.repeat(40), ROLES, ...chat() }
  const many = count({ usual: 2, thorough: 4 })
  const first = await startServer(settings)
  const servers = [first, ...(await Promise.all(Array.from({ length: many - 1 }, () => startServer(settings))))]
  const unready = new Set<string>()
  const watch = setInterval(() => {
    if (way === 'caddy')
      for (const { origin } of servers) {
        readiness(origin).then(
          (status) => (status === 200 ? unready.delete(origin) : unready.add(origin)),
          () => unready.add(origin),
        )
      }
  }, 500)
  let turn = 0
  const proxy = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const begin = turn++
      const pass = async (tries = 0): Promise<void> => {
        const able = servers.filter(({ origin }) => !unready.has(origin))
        // Tried again at the next one, whatever other requests do meanwhile.
        const { origin } = (able.length ? able : servers)[(begin + tries) % (able.length || servers.length)]!
        const { host: _, connection: __, ...headers } = request.headers
        const body = chunks.length ? Buffer.concat(chunks) : undefined
        const answer = await fetch(`${origin}${request.url}`, {
          method: request.method,
          headers: headers as Record<string, string>,
          body,
        }).catch((error: { cause?: { code?: string } }) => error)
        const failed = !(answer instanceof Response)
        const retried = way === 'nginx' ? failed || answer.status === 503 : failed && answer.cause?.code === 'ECONNREFUSED'
        if (retried && tries < 2 * many) return pass(tries + 1)
        if (failed) return void response.writeHead(502).end('<html>Bad gateway</html>')
        response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(await answer.text())
      }
      void pass()
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const origin = `http://localhost:${(proxy.address() as { port: number }).port}`
  const { session_id, chats } = await chatsOf(first, 6)
  const call = callTo(origin, session_id)
  let writing = true
  let sent = 0
  const failures: string[] = []
  const writers = chats.map(async (params) => {
    while (writing) {
      await call(contract.sendMessage, { params, body: { content: 'hello' } }, { idempotency_key: randomUUID() }).then(
        () => (sent += 1),
        (error: Error) => {
          if (!isApiError(error, 'GENERATION_RUNNING') && !isApiError(error, 'NOT_ENOUGH_BALANCE')) failures.push(String(error))
        },
      )
      await new Promise((resolve) => setTimeout(resolve, 120))
    }
  })
  for (const [n, server] of servers.entries()) {
    await server.stop()
    servers[n] = await startServer(settings, Number(new URL(server.origin).port))
  }
  writing = false
  await Promise.all(writers)
  await expect
    .poll(async () => (await Promise.all(chats.map((params) => last(call, params)))).every(({ status }) => status !== 'streaming'), {
      timeout: 30_000,
    })
    .toBe(true)
  clearInterval(watch)
  const db = await openPostgres(settings.DATABASE_URL, 1)
  const states = await db.query<{ state: string; n: number }>('select state, count(*)::int as n from generations group by 1', [])
  await db.close()
  await Promise.all(servers.map((server) => server.stop()))
  proxy.close()
  folder.remove()
  expect(failures).toEqual([])
  expect(states).toEqual([{ state: 'complete', n: sent }])
  expect(sent).toBeGreaterThan(10)
}

/** Seconds of waiting; `npm run test:thorough` has them. */
const testThoroughly = testUnless(!THOROUGH ? 'runs with THOROUGH=1 only' : process.env.TEST_DATABASE_URL ? null : MISSING.postgres)

testOnPostgres('a rolling restart under load fails no call and cuts no reply, behind nginx’s way of trying again', () =>
  restartUnderLoad('nginx'),
)

testThoroughly('the same behind Caddy’s way', () => restartUnderLoad('caddy'))

testOnPostgres('processes that start at once on an empty database all start', async () => {
  const folder = temporaryFolder()
  const settings = {
    DATABASE_URL: await newDatabase({ empty: true }),
    DATA_DIR: folder.path,
    AUTH_SECRET: 's'.repeat(40),
    ROLES,
    CHAT_PROVIDER: 'embedded',
  }
  const servers = await Promise.all(Array.from({ length: count({ usual: 3, thorough: 5 }) }, () => startServer(settings)))
  for (const { origin } of servers) expect(await readiness(origin)).toBe(200)
  await Promise.all(servers.map((server) => server.stop()))
  folder.remove()
})

/** Moves the clock that JavaScript sees, in a process of its own. */
const shifted = (ms: number) => ({
  NODE_OPTIONS: `--import ${JSON.stringify(
    `data:text/javascript,${encodeURIComponent(`const Real=Date;globalThis.Date=class extends Real{constructor(...a){a.length?super(...a):super(Real.now()+${ms})}static now(){return Real.now()+${ms}}}`)}`,
  )}`,
})

testThoroughly('processes whose clocks are an hour apart end no reply of each other', async () => {
  const folder = temporaryFolder()
  const settings = { DATABASE_URL: await newDatabase(), DATA_DIR: folder.path, AUTH_SECRET: 's'.repeat(40), ...chat() }
  const server = await startServer({ ...settings, ROLES: 'api,realtime' })
  const ahead = await startServer({ ...settings, ROLES: 'worker', ...shifted(3_600_000) })
  const { call, chats } = await chatsOf(server, 1)
  const params = chats[0]!
  // Long enough for the sweep of the other process to come by twice.
  model.onMessage(/slowly/, { content: REPLY.repeat(6) })
  await call(contract.sendMessage, { params, body: { content: 'hello, slowly' } }, { idempotency_key: randomUUID() })
  await expect.poll(async () => (await last(call, params)).status, { timeout: 30_000 }).not.toBe('streaming')
  expect(await last(call, params)).toMatchObject({ status: 'complete' })
  await Promise.all([server.stop(), ahead.stop()])
  folder.remove()
})

describe('the embedded database', () => {
  test('is copied at the end, and restored from the copy where its files are damaged', async () => {
    const folder = preparedFolder()
    const settings = { DATA_DIR: folder.path, ROLES, ...chat() }
    let server = await startServer(settings)
    const { session_id, call, chats } = await chatsOf(server, 1)
    await call(contract.sendMessage, { params: chats[0]!, body: { content: 'hello' } }, { idempotency_key: randomUUID() })
    await server.stop()
    truncateSync(join(folder.path, 'pglite', 'global', 'pg_control'))
    server = await startServer(settings)
    expect(server.output()).toMatch(/was damaged\. It was restored from the copy of .*; what was written after that is lost/)
    expect(await last(callTo(server.origin, session_id), chats[0]!)).toMatchObject({ status: 'complete', content: REPLY })
    expect(readdirSync(folder.path).some((name) => name.startsWith('pglite.damaged-'))).toBe(true)
    await server.kill()
    folder.remove()
  })

  test('damage without a copy, and a secret that was cut off, are told as what they are', async () => {
    const folder = preparedFolder()
    const settings = { DATA_DIR: folder.path, ROLES, CHAT_PROVIDER: 'embedded' }
    rmSync(join(folder.path, 'copies'), { recursive: true, force: true })
    truncateSync(join(folder.path, 'pglite', 'global', 'pg_control'))
    await expect(startServer(settings)).rejects.toThrow(/Its files are damaged, and there is no copy/)
    writeFileSync(join(folder.path, 'auth-secret'), '')
    await expect(startServer(settings)).rejects.toThrow(/AUTH_SECRET can’t be read from .*auth-secret: the file is empty\. Restore it/)
    folder.remove()
  })
})
