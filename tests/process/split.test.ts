import { randomUUID } from 'node:crypto'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, expect } from 'vitest'
import { WebSocket } from 'ws'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { callTo, signInAt, startServer, temporaryFolder } from '@/tests/support/process'
import { newDatabase } from '@/tests/support/new-database'
import { testOnPostgres } from '@/tests/support/needs'

const REPLY = 'Two processes, one conversation, and every word arrives in its order, even from next door. '.repeat(4).trim()
const model = new LLMock({ port: 0, latency: 30, chunkSize: 12 })
beforeAll(async () => {
  model.onMessage(/.*/, { content: REPLY })
  await model.start()
})
afterAll(() => model.stop())

type Frame = { type?: string; message?: { event: string; seq: number }; d?: [number, number, string] }

testOnPostgres('two processes over one PostgreSQL: what one stores, the other tells; a stop reaches across', async () => {
  const folder = temporaryFolder()
  const settings = {
    DATABASE_URL: await newDatabase(),
    DATA_DIR: folder.path,
    CHAT_PROVIDER: 'openai',
    CHAT_BASE_URL: `${model.url}/v1`,
    CHAT_MODEL: 'test',
    CHAT_API_KEY: 'none',
  }
  const here = await startServer({ ...settings, ROLES: 'api,worker' })
  const there = await startServer({ ...settings, ROLES: 'api,realtime' })
  const { session_id, call } = await signInAt(here.origin, `${randomUUID()}@example.test`)
  const callThere = callTo(there.origin, session_id)
  const { pubsub_token } = await callThere(getMe)
  const { data } = await call(listCharacters)
  const { id } = await call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }

  const frames: Frame[] = []
  const socket = new WebSocket(there.origin.replace('http', 'ws') + '/realtime', 'actioncable-v1-json', { origin: there.origin })
  socket.on('message', (raw) => {
    const frame = JSON.parse(String(raw)) as Frame
    if (frame.type === 'welcome')
      socket.send(
        JSON.stringify({ command: 'subscribe', identifier: JSON.stringify({ channel: 'GlobalUser', pubsub_token, deltas: 'compact' }) }),
      )
    frames.push(frame)
  })
  await expect.poll(() => frames.some((frame) => frame.type === 'confirm_subscription')).toBe(true)
  const events = () => frames.flatMap((frame) => (frame.message?.seq ? [frame.message] : []))

  await call(contract.sendMessage, { params, body: { content: 'hello' } }, { idempotency_key: randomUUID() })
  await expect.poll(() => events().some((event) => event.event === 'message.updated'), { timeout: 20_000 }).toBe(true)
  const seqs = events().map((event) => event.seq)
  expect(seqs).toEqual(seqs.map((_, n) => seqs[0]! + n))
  const shown = frames.flatMap((frame) => (frame.d ? [frame.d] : []))
  expect(shown.length).toBeGreaterThan(2)
  expect(REPLY.startsWith(shown.map(([, , text]) => text).join(''))).toBe(true)

  await call(contract.sendMessage, { params, body: { content: 'hello again' } }, { idempotency_key: randomUUID() })
  await expect.poll(async () => (await callThere(contract.getConversation, { params })).messages.at(-1)?.content.length).toBeGreaterThan(20)
  await callThere(contract.stopReply, { params })
  await expect
    .poll(async () => (await call(contract.getConversation, { params })).messages.at(-1)?.status, { timeout: 10_000 })
    .toBe('stopped')
  expect((await call(getMe)).credit_balance).toBe(48)

  socket.close()
  await Promise.all([here.stop(), there.stop()])
  folder.remove()
})
