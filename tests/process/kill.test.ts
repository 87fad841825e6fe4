import { randomUUID } from 'node:crypto'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import type { Message } from '@/contracts/messages'
import { getMe } from '@/contracts/users'
import { openPglite } from '@/server/db/pglite'
import { openPostgres } from '@/server/db/postgres'
import { checkLedger } from '@/server/domain/credits/credits'
import type { Context } from '@/server/domain/context'
import { callTo, freePort, preparedFolder, signInAt, startServer, temporaryFolder, type Server } from '@/tests/support/process'
import { newDatabase } from '@/tests/support/new-database'
import { count } from '@/tests/support/counts'
import { testOnPostgres } from '@/tests/support/needs'

const REPLY = 'The rain had stopped by the time she came back to the window, and nobody said anything for a while. '.repeat(6).trim()
/** On PostgreSQL a dead process is noticed by its heartbeat, 10 s later, so there are fewer there. */
const KILLS = { pglite: count({ usual: 4, thorough: 20 }), postgres: count({ usual: 3, thorough: 8 }) }

const model = new LLMock({ port: 0, latency: 60, chunkSize: 20 })
beforeAll(async () => {
  model.onMessage(/.*/, { content: REPLY })
  await model.start()
})
afterAll(() => model.stop())

const SOON = { timeout: 30_000, interval: 10 }
const ended = (message: Message | undefined) => message?.status !== 'streaming'

/** Kills the server in the middle of a reply again and again; what was acknowledged and what was paid must survive. */
async function killAndCount(environment: Record<string, string>, kills: number) {
  const port = await freePort()
  const settings = {
    ...environment,
    ROLES: 'api,realtime,worker',
    CHAT_PROVIDER: 'openai',
    CHAT_BASE_URL: `${model.url}/v1`,
    CHAT_MODEL: 'test',
    CHAT_API_KEY: 'none',
  }
  let server: Server = await startServer(settings, port)
  const { session_id } = await signInAt(server.origin, `${randomUUID()}@example.test`)
  let call = callTo(server.origin, session_id)
  const { data } = await call(listCharacters)
  const conversation = await call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(conversation.id) }
  const acknowledged: { key: string; id: number }[] = []
  for (let n = 0; n < kills; n++) {
    const key = randomUUID()
    const sent = await call(contract.sendMessage, { params, body: { content: `message ${n}` } }, { idempotency_key: key })
    acknowledged.push({ key, id: sent.id })
    // From at once to the middle of the reply, however few kills there are; the last one when a third of it has come: what came
    // first is stored by then, a seventh of a second after it was read from memory.
    if (n < kills - 1) await new Promise((resolve) => setTimeout(resolve, (n * 1000) / kills))
    else
      await expect
        .poll(async () => (await call(contract.getConversation, { params })).messages.at(-1)!.content.length, SOON)
        .toBeGreaterThan(REPLY.length / 3)
    await server.kill()
    server = await startServer(settings, port)
    call = callTo(server.origin, session_id)
    await expect.poll(async () => ended((await call(contract.getConversation, { params })).messages.at(-1)), { timeout: 90_000 }).toBe(true)
    // The same key again: the person's device does not know that the first try arrived.
    const again = await call(contract.sendMessage, { params, body: { content: `message ${n}` } }, { idempotency_key: key })
    expect(again.id).toBe(sent.id)
  }
  const { messages } = await call(contract.getConversation, { params })
  const own = messages.filter((message) => message.sender_type === 'User')
  expect(own.map((message) => message.id)).toEqual(acknowledged.map(({ id }) => id))
  const replies = messages.filter((message) => message.sender_type === 'Contact').slice(1)
  expect(replies).toHaveLength(kills)
  for (const reply of replies) {
    expect(['interrupted', 'complete']).toContain(reply.status)
    expect(REPLY.startsWith(reply.content.trimEnd())).toBe(true)
  }
  const paid = replies.filter((reply) => reply.status === 'complete').length
  expect((await call(getMe)).credit_balance).toBe(50 - paid)
  expect(replies.filter((reply) => reply.status === 'interrupted' && reply.content.length > 0).length).toBeGreaterThan(0)
  await server.stop()
  return { paid, interrupted: kills - paid }
}

describe('a server killed in the middle of a reply, again and again', () => {
  test('embedded database: every acknowledged message, every credit', async () => {
    const folder = preparedFolder()
    await killAndCount({ DATA_DIR: folder.path }, KILLS.pglite)
    const db = await openPglite(folder.path)
    expect(await checkLedger({ db } as unknown as Context)).toEqual([])
    await db.close()
    folder.remove()
  })

  testOnPostgres('PostgreSQL: every acknowledged message, every credit', async () => {
    const folder = temporaryFolder()
    const url = await newDatabase()
    await killAndCount({ DATABASE_URL: url, DATA_DIR: folder.path }, KILLS.postgres)
    const db = await openPostgres(url, 1)
    expect(await checkLedger({ db } as unknown as Context)).toEqual([])
    await db.close()
    folder.remove()
  })
})

test('a second process on the same data is refused with a clear message', async () => {
  const folder = preparedFolder()
  const first = await startServer({ DATA_DIR: folder.path, ROLES: 'api,realtime,worker', CHAT_PROVIDER: 'embedded' })
  await expect(startServer({ DATA_DIR: folder.path, ROLES: 'api,realtime,worker', CHAT_PROVIDER: 'embedded' })).rejects.toThrow(
    /in use by process \d+/,
  )
  await first.stop()
  const again = await startServer({ DATA_DIR: folder.path, ROLES: 'api,realtime,worker', CHAT_PROVIDER: 'embedded' })
  await again.kill()
  folder.remove()
})

test('asked to stop, the server finishes the running reply first', async () => {
  const folder = preparedFolder()
  const settings = {
    DATA_DIR: folder.path,
    ROLES: 'api,realtime,worker',
    CHAT_PROVIDER: 'openai',
    CHAT_BASE_URL: `${model.url}/v1`,
    CHAT_MODEL: 'test',
    CHAT_API_KEY: 'none',
  }
  const first = await startServer(settings)
  const { session_id, call } = await signInAt(first.origin, `${randomUUID()}@example.test`)
  const { data } = await call(listCharacters)
  const { id } = await call(contract.createConversation, { body: { account_id: data[0]!.id } })
  await call(contract.sendMessage, { params: { id: String(id) }, body: { content: 'hello' } }, { idempotency_key: randomUUID() })
  await first.stop()
  const second = await startServer(settings)
  const { messages } = await callTo(second.origin, session_id)(contract.getConversation, { params: { id: String(id) } })
  expect(messages.at(-1)).toMatchObject({ status: 'complete', content: REPLY })
  await second.kill()
  folder.remove()
})
