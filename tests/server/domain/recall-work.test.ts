import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { addMemory, forgetMemory } from '@/contracts/memories'
import type { Database } from '@/server/db/client'
import type { Context } from '@/server/domain/context'
import { recallMemories } from '@/server/domain/memories/recall'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { count as cases } from '@/tests/support/counts'
import { testServer } from '@/tests/support/server'

/** More than a reply reads at once, and in the thorough run as many as there may be. */
const SIZES = [1_500, cases({ usual: 3_000, thorough: 4_990 })]
const DIMENSIONS = 8

/** Counts statements, and the rows that they have answered. */
function counting(db: Database) {
  const count = { statements: 0, rows: 0 }
  const query: Database['query'] = async (...given) => {
    count.statements += 1
    const rows = await db.query(...given)
    count.rows += rows.length
    return rows as never
  }
  return { count, db: new Proxy(db, { get: (target, name) => (name === 'query' ? query : (Reflect.get(target, name) as unknown)) }) }
}

/** Meanings that are made only while `open` says so. */
function scripted() {
  const asked: (readonly string[])[] = []
  const gate = { open: true }
  const provider: EmbeddingsProvider = {
    name: 'openai',
    model: 'scripted',
    dimensions: DIMENSIONS,
    languages: ['*'],
    embeds: true,
    embed: (texts) => {
      asked.push(texts)
      if (!gate.open) return new Promise(() => {})
      return Promise.resolve(
        texts.map((text) => Float32Array.from({ length: DIMENSIONS }, (_, at) => (at === text.length % DIMENSIONS ? 1 : 0))),
      )
    },
    warm: () => {},
    close: () => Promise.resolve(),
  }
  return { asked, gate, provider }
}

async function open(size: number) {
  const server = await testServer()
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const character_id = data[0]!.id
  const { id } = await me.call(conversations.createConversation, { body: { account_id: character_id } })
  const params = { id: String(id) }
  await server.ctx.db.query(
    `insert into memories (user_id, character_id, kind, text, origin, day)
       select $1, $2, 'person', 'You once told the story number ' || n || ' of the harbor and the clock.', 'person', '2026-01-01'
         from generate_series(1, $3::int) n`,
    [me.user.id, character_id, size],
  )
  const add = (text: string) => me.call(addMemory, { params, body: { text } })
  await add('You keep a heron in the attic.')
  const { count, db } = counting(server.ctx.db)
  const meanings = scripted()
  const ctx: Context = { ...server.ctx, db, embeddings: meanings.provider }
  const recall = async (question: string) => {
    const before = { ...count, asked: meanings.asked.length }
    const of = { user_id: me.user.id, character_id, conversation_id: id, said: [question], answered: [], context_tokens: 8192 }
    const { lines } = await recallMemories(ctx, of)
    return {
      lines,
      work: {
        statements: count.statements - before.statements,
        rows: count.rows - before.rows,
        embedded: meanings.asked.length - before.asked,
      },
    }
  }
  const forget = (memory: number) => me.call(forgetMemory, { params: { ...params, memory_id: String(memory) } })
  return { recall, add, forget, meanings }
}

test('what a reply does for memories is the same however many there are, and however many are new', async () => {
  const works: unknown[] = []
  for (const size of SIZES) {
    const { recall, add, forget, meanings } = await open(size)
    // Nothing of it waits for a meaning.
    meanings.gate.open = false
    const cold = await recall('Where is the heron?')
    expect(cold.lines).toContain('You keep a heron in the attic.')
    expect(cold.work.rows).toBeLessThanOrEqual(1_010)
    // The oldest is among those that are read beside the replies.
    await expect.poll(async () => (await recall('The story number 1?')).lines.length > 50, { timeout: 20_000 }).toBe(true)
    const oldest = 'You once told the story number 1 of the harbor and the clock.'
    await expect.poll(async () => (await recall('Tell me the story number 1.')).lines.includes(oldest), { timeout: 20_000 }).toBe(true)
    const warm = await recall('Tell me the story number 1.')
    expect(warm.work.embedded).toBe(0)
    const { id } = await add('You keep an otter in the bath.')
    const after = await recall('Where is the otter?')
    expect(after.lines).toContain('You keep an otter in the bath.')
    await forget(id)
    const gone = await recall('Where is the otter?')
    expect(gone.lines.join()).not.toContain('otter')
    works.push([cold.work, warm.work, after.work, gone.work])
  }
  expect(works[0]).toEqual(works[1])
}, 60_000)

test('once meanings are there, a reply asks for that of its question and of nothing else', async () => {
  const { recall, add, meanings } = await open(1_200)
  await recall('Where is the heron?')
  await expect.poll(async () => (await recall('Where is the heron?')).work.embedded, { timeout: 20_000 }).toBe(1)
  expect(meanings.asked.flat().filter((text) => text.startsWith('You'))).toHaveLength(1_201)
  await add('You keep an otter in the bath.')
  await recall('Where is the otter?')
  await expect.poll(() => meanings.asked.flat().filter((text) => text.startsWith('You')).length, { timeout: 20_000 }).toBe(1_202)
}, 60_000)
