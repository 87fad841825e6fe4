import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { addMemory, forgetMemory, updateMemory } from '@/contracts/memories'
import type { Database } from '@/server/db/client'
import type { Context } from '@/server/domain/context'
import { recallMemories } from '@/server/domain/memories/recall'
import { rememberDue, rememberSoon } from '@/server/domain/memories/remember'
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

/** Texts with the same number mean alike; without one they mean nothing. */
const kindOf = (text: string) => Number(/\d+/.exec(text)?.[0] ?? NaN) % DIMENSIONS

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
      return Promise.resolve(texts.map((text) => Float32Array.from({ length: DIMENSIONS }, (_, at) => (at === kindOf(text) ? 1 : 0))))
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
  const one = (memory: number) => ({ params: { ...params, memory_id: String(memory) } })
  const forget = (memory: number) => me.call(forgetMemory, one(memory))
  const update = (memory: number, body: { text?: string; off_here?: boolean }) => me.call(updateMemory, { ...one(memory), body })
  /** Of the story with this number. */
  const idOf = async (story: number) =>
    Number(
      (
        await server.ctx.db.query<{ id: number }>(`select id from memories where user_id = $1 and text like '% number ' || $2 || ' of %'`, [
          me.user.id,
          story,
        ])
      )[0]!.id,
    )
  return { ...server, me, conversation_id: id, other: ctx, count, recall, add, forget, update, idOf, meanings }
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

const story = (number: number | string) => `You once told the story number ${number} of the harbor and the clock.`

test('what another process has forgotten, changed or put aside a moment ago is not recalled, however old it is', async () => {
  const { recall, forget, update, idOf } = await open(1_400)
  const ask = async (number: number) => (await recall(`Tell me the story number ${number}.`)).lines
  const expectWhole = () => expect.poll(async () => (await ask(1)).includes(story(1)), { timeout: 20_000 }).toBe(true)
  await expectWhole()
  await expect.poll(async () => (await recall('Where is the heron?')).work.embedded, { timeout: 20_000 }).toBe(1)
  for (const [number, act] of [
    [7, (id: number) => forget(id)],
    [8, (id: number) => update(id, { text: 'You never told of the lighthouse.' })],
    [9, (id: number) => update(id, { off_here: true })],
    [1_390, (id: number) => forget(id)],
  ] as const) {
    expect(await ask(number)).toContain(story(number))
    const id = await idOf(number)
    await act(id)
    expect(await ask(number)).not.toContain(story(number))
    if (number !== 9) continue
    await update(id, { off_here: false })
    expect(await ask(number)).toContain(story(number))
  }
  expect((await recall('What of the lighthouse?')).lines).toContain('You never told of the lighthouse.')
}, 60_000)

test('what a reading does for memories is the same however many there are, and every process holds what it has corrected', async () => {
  const works: unknown[] = []
  for (const size of SIZES) {
    const { ctx, me, recall, other, count, conversation_id } = await open(size)
    let last = 0
    /** Read by the process whose statements are counted. */
    const tell = async (content: string) => {
      const [row] = await ctx.db.query<{ id: number }>(
        `insert into messages (conversation_id, user_id, sender_type, content, status, parent_id, created_at)
          values ($1, $2, 'User', $3, 'sent', $4, now()) returning id`,
        [conversation_id, me.user.id, content, last],
      )
      last = Number(row!.id)
      await rememberSoon(ctx, me.user.id, conversation_id)
      const before = count.rows
      await rememberDue({ ...other, chat: { ...ctx.chat, demo: true } })
      return count.rows - before
    }
    await tell('My rabbit is called Quince.')
    await expect.poll(async () => (await recall('Tell me the story number 1.')).lines.includes(story(1)), { timeout: 20_000 }).toBe(true)
    const rows = await tell('My rabbit is called Medlar.')
    const { lines, work } = await recall('What is my rabbit called?')
    expect(lines).toContain('Your rabbit is called Medlar')
    expect(lines).not.toContain('Your rabbit is called Quince')
    works.push([rows, work.rows])
    // Another process reads what has changed.
    const again = await tell('My rabbit is called Sorrel.')
    const of = {
      user_id: me.user.id,
      character_id: (await characterOf(ctx, conversation_id))!,
      conversation_id,
      said: ['What is my rabbit called?'],
      answered: [],
      context_tokens: 8192,
    }
    const elsewhere = (await recallMemories(ctx, of)).lines
    expect(elsewhere).toContain('Your rabbit is called Sorrel')
    expect(elsewhere.join()).not.toMatch(/Medlar|Quince/)
    expect(again).toBe(rows)
  }
  expect(works[0]).toEqual(works[1])
}, 60_000)

const characterOf = async (ctx: Context, conversation_id: number) =>
  (await ctx.db.query<{ character_id: number }>('select character_id from conversations where id = $1', [conversation_id]))[0]?.character_id
