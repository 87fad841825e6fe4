import { randomUUID } from 'node:crypto'
import { createServer, connect, type Socket } from 'node:net'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as alternatives from '@/contracts/alternatives'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { openPglite } from '@/server/db/pglite'
import { checkLedger } from '@/server/domain/credits/credits'
import type { Context } from '@/server/domain/context'
import { isApiError } from '@/lib/api/errors'
import { callTo, preparedFolder, signInAt, startServer } from '@/tests/support/process'
import { count, random, seed } from '@/tests/support/counts'

const CUTS = count({ usual: 8, thorough: 200 })
/** So many that the credits of a new account are enough for all of them. */
const MOST_IN_A_ROW = 9

const model = new LLMock({ port: 0, latency: 1, chunkSize: 40 })
beforeAll(async () => {
  model.onMessage(/.*/, { content: 'The rain had stopped by the time she came back to the window.' })
  await model.start()
})
afterAll(() => model.stop())

/** A wire between a device and the server that is cut after so many bytes of the answer; 0: before the request goes out. */
async function wireTo(port: number) {
  let left = Infinity
  const open = new Set<Socket>()
  const server = createServer((near) => {
    if (left === 0) return void near.destroy()
    const far = connect(port, '127.0.0.1')
    for (const one of [near, far]) {
      open.add(one)
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one)
          near.destroy()
          far.destroy()
        })
    }
    near.on('data', (bytes) => far.write(bytes))
    far.on('data', (bytes) => {
      if (bytes.length >= left) near.destroy()
      else {
        left -= bytes.length
        near.write(bytes)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port: own } = server.address() as { port: number }
  return {
    origin: `http://127.0.0.1:${own}`,
    cutAfter: (bytes: number) => {
      left = bytes
      for (const one of open) one.destroy()
    },
    close: () => {
      for (const one of open) one.destroy()
      server.close()
    },
  }
}

type Did = { id: number; key: string; act: 'send' | 'again' | 'edit' | 'delete' }

test('sends, new replies, edits and deletions of two devices survive cuts of the network: nothing lost, nothing twice, every credit', async () => {
  const folder = preparedFolder()
  const server = await startServer({
    DATA_DIR: folder.path,
    ROLES: 'api,realtime,worker',
    CHAT_PROVIDER: 'openai',
    CHAT_BASE_URL: `${model.url}/v1`,
    CHAT_MODEL: 'test',
    CHAT_API_KEY: 'none',
  })
  const { pick, below } = random(seed())
  const { session_id } = await signInAt(server.origin, `${randomUUID()}@example.test`)
  const straight = callTo(server.origin, session_id)
  const wires = [await wireTo(Number(new URL(server.origin).port)), await wireTo(Number(new URL(server.origin).port))]
  const { data } = await straight(listCharacters)
  const { id } = await straight(contract.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const done: Did[] = []
  const page = async () => (await straight(contract.getConversation, { params })).messages
  const quiet = () => expect.poll(async () => (await page()).every(({ status }) => status !== 'streaming'), { timeout: 60_000 }).toBe(true)
  let cuts = 0

  async function act(device: number, act: Did['act']) {
    const wire = wires[device]!
    const call = callTo(wire.origin, session_id)
    const messages = await page()
    const fitting = messages.filter(({ sender_type, parent_id }) =>
      act === 'edit' ? sender_type === 'User' : act === 'again' ? sender_type === 'Contact' && parent_id : parent_id,
    )
    if (act !== 'send' && fitting.length === 0) return
    const target = act === 'send' ? null : { params: { id: String(pick(fitting).id) } }
    const key = randomUUID()
    const extra = { idempotency_key: key }
    const once = () => {
      if (act === 'send') return call(contract.sendMessage, { params, body: { content: `sent ${key}` } }, extra)
      if (act === 'again') return call(alternatives.regenerateMessage, target!, extra)
      if (act === 'edit') return call(alternatives.editMessage, { ...target!, body: { content: `edited ${key}` } }, extra)
      return call(alternatives.deleteMessage, target!)
    }
    // The request never goes out, or its answer breaks off somewhere, some times in a row.
    const cut = () => wire.cutAfter(below(3) === 0 ? 0 : 1 + below(600))
    let more = below(MOST_IN_A_ROW)
    cut()
    for (let tries = 0; tries < 60; tries++) {
      try {
        const { id: made } = await once()
        done.push({ id: made, key, act })
        return wire.cutAfter(Infinity)
      } catch (error) {
        if (isApiError(error, 'OFFLINE')) {
          cuts++
          if (more-- > 0) {
            cut()
            continue
          }
        } else if (isApiError(error, 'GENERATION_RUNNING')) await quiet()
        // The other device was first: what it was about is gone, or was no longer what it was.
        else if (isApiError(error, 'NOT_FOUND') || isApiError(error, 'INVALID_INPUT') || isApiError(error, 'NOT_ENOUGH_BALANCE')) {
          return wire.cutAfter(Infinity)
        } else throw error
        wire.cutAfter(Infinity)
      }
    }
    throw new Error(`${act} was answered in no try`)
  }

  const acts = ['send', 'again', 'edit', 'delete', 'send'] as const
  for (let turn = 0; cuts < CUTS && turn < CUTS * 4; turn++) {
    await Promise.all([act(0, acts[turn % acts.length]!), act(1, pick(acts))])
    await quiet()
  }
  expect(cuts).toBeGreaterThanOrEqual(CUTS)
  await expect.poll(async () => (await straight(getMe)).credit_balance).toBeGreaterThanOrEqual(0)
  const { credit_balance } = await straight(getMe)
  for (const wire of wires) wire.close()
  await server.stop()

  const db = await openPglite(folder.path)
  const rows = await db.query<{ id: number; content: string; client_key: string | null }>(
    'select id, content, client_key from messages where conversation_id = $1 order by id',
    [id],
  )
  const stored = new Set(rows.map((row) => Number(row.id)))
  for (const { id: made } of done) expect(stored.has(made)).toBe(true)
  for (const { key, act } of done) {
    const copies = rows.filter(({ content }) => content === `sent ${key}` || content === `edited ${key}`)
    expect(copies).toHaveLength(act === 'send' || act === 'edit' ? 1 : 0)
  }
  const [paid] = await db.query<{ count: number }>(
    `select count(*)::int as count from generations g where g.conversation_id = $1 and g.state in ('complete', 'stopped')`,
    [id],
  )
  expect(credit_balance).toBe(50 - paid!.count)
  expect(await checkLedger({ db } as unknown as Context)).toEqual([])
  await db.close()
  folder.remove()
})
