import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as alternatives from '@/contracts/alternatives'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { forgetMessage } from '@/contracts/memories'
import { makeVectors } from '@/server/domain/messages/message-vectors'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { testServer } from '@/tests/support/server'

/** What was said, and a question for it that shares no word with it. */
const ASKED: readonly [said: string, question: string][] = [
  ['We brought a puppy home from the shelter last spring.', 'adopting a dog'],
  ['My sister is getting married in Lisbon in June.', 'wedding'],
  ['I burned the risotto again, so we ordered pizza.', 'cooking went wrong'],
  ['The doctor says my knee will heal in six weeks.', 'injury'],
  ['I finally paid back everything I owed to the bank.', 'debt'],
  ['Our train was cancelled and we slept in the station.', 'travel trouble'],
  ['I quit my job at the agency yesterday.', 'leaving work'],
  ['Grandma passed away when I was eleven.', 'death in the family'],
  ['It was pouring all day and my shoes are soaked.', 'bad weather'],
  ['I am learning to play the cello with an old teacher.', 'music lessons'],
]
/** Ordinary talk around it. */
const AROUND = [
  'That sounds lovely, tell me more.',
  'I think you are right about that.',
  'The chair in the corner is red.',
  'Let us talk about it tomorrow evening.',
  'He said that the meeting is at nine.',
  'I have never seen such a big house.',
  'You always make me laugh.',
  'What would you do if you were me?',
  'There were four of us at the table.',
  'I like the color of your jacket.',
]
const TALK = Array.from({ length: 20 }, (_, n) => ASKED[n % 2 === 0 ? n / 2 : -1]?.[0] ?? `${AROUND[n % 10]!} ${AROUND[(n * 7 + 3) % 10]!}`)

const encoder = createEmbeddedEmbeddings()
beforeAll(() => encoder.embed(['Hello.']))
afterAll(() => encoder.close())

async function open() {
  const server = await testServer()
  server.ctx.embeddings = encoder
  const { data } = await server.anonymous(listCharacters)
  const person = async () => {
    const me = await server.signIn()
    const chat = async (texts: readonly string[], at = 0) => {
      const { id } = await me.call(contract.createConversation, { body: { account_id: data[at]!.id } })
      const rows = await server.ctx.db.query<{ id: number }>(
        `with ids as (select t, nextval(pg_get_serial_sequence('messages', 'id')) as id from unnest($3::text[]) t),
           made as (insert into messages (id, conversation_id, user_id, sender_type, content, status, parent_id)
             select id, $1, $2, 'User', t, 'sent', coalesce(lag(id) over (order by id), (select last_message_id from conversations where id = $1), 0) from ids
             returning id)
         update conversations set last_message_id = (select max(id) from made) where id = $1 returning (select array_agg(id order by id) from made) as ids`,
        [id, me.user.id, texts],
      )
      return { id, messages: (rows[0] as unknown as { ids: number[] }).ids.map(Number) }
    }
    const search = async (q: string, conversation_id?: number) =>
      (
        await me.call(alternatives.searchMessages, {
          query: { q, ...(conversation_id ? { conversation_id: String(conversation_id) } : {}) },
        })
      ).data
    const ready = () => makeVectors(server.ctx, me.user.id)
    return { ...me, chat, search, ready }
  }
  return { ...server, person }
}
const vectorsOf = async ({ ctx }: Awaited<ReturnType<typeof open>>, user_id: number) =>
  (await ctx.db.query<{ id: number }>('select message_id as id from message_vectors where user_id = $1 order by 1', [user_id])).map(
    ({ id }) => Number(id),
  )

test('a message is found by words that it does not hold, its own words come first, and nothing of another person', async () => {
  const server = await open()
  const [me, other] = [await server.person(), await server.person()]
  const { id } = await me.chat(TALK)
  await other.chat(TALK)
  // The first search does not wait for everything, and has the rest made.
  await me.search(ASKED[0]![1])
  await me.ready()
  let found = 0
  for (const [said, question] of ASKED) {
    const hits = await me.search(question)
    expect(hits.every(({ conversation_id }) => conversation_id === id)).toBe(true)
    if (hits.some(({ excerpt }) => excerpt.includes(said.slice(0, 40)))) found += 1
    else console.info(`Not found: ${question}`)
  }
  expect(found).toBeGreaterThanOrEqual(8)
  const elsewhere = await me.chat(['A dog barked outside.', 'The dog next door is old.'], 1)
  await me.ready()
  const hits = await me.search('dog')
  expect(hits.slice(0, 2).map(({ conversation_id }) => conversation_id)).toEqual([elsewhere.id, elsewhere.id])
  expect(hits.slice(2).some(({ excerpt }) => excerpt.includes('puppy'))).toBe(true)
  expect((await me.search('dog', id)).every(({ conversation_id }) => conversation_id === id)).toBe(true)
  // Who has not searched has no vectors, and finds nothing of somebody else's.
  expect(await vectorsOf(server, other.user.id)).toEqual([])
  // Letters without a meaning find nothing.
  for (const q of ['zq', 'zorblatt', 'qwerty asdf']) expect(await me.search(q)).toEqual([])
  const stranger = await server.person()
  expect(await stranger.search(ASKED[0]![1])).toEqual([])
}, 60_000)

test('what is hidden, deleted or forgotten is not found, and leaves no vector where its words go', async () => {
  const server = await open()
  const me = await server.person()
  const [said, question] = ASKED[0]!
  const { id, messages } = await me.chat([said, 'The chair in the corner is red.'])
  const params = { id: String(id) }
  const finds = async () => {
    await me.ready()
    return (await me.search(question)).some(({ excerpt }) => excerpt.includes('puppy'))
  }
  expect(await finds()).toBe(true)
  await me.call(alternatives.deleteMessage, { params: { id: String(messages[0]) } })
  expect(await finds()).toBe(false)
  await me.call(alternatives.recoverMessage, { params: { id: String(messages[0]) } })
  expect(await finds()).toBe(true)
  await me.call(contract.deleteConversation, { params })
  expect(await finds()).toBe(false)
  await me.call(contract.recoverConversation, { params })
  expect(await finds()).toBe(true)
  await me.call(forgetMessage, { params, body: { message_id: messages[0]! } })
  expect(await finds()).toBe(false)
  expect(await vectorsOf(server, me.user.id)).not.toContain(messages[0])
  await server.ctx.db.query('delete from messages where id = $1', [messages[1]])
  expect(await vectorsOf(server, me.user.id)).not.toContain(messages[1])
}, 60_000)

test('texts that the encoder does not understand have no meaning, and a text that grew is read again', async () => {
  const server = await open()
  const me = await server.person()
  const { messages } = await me.chat(['Der erste Schnee ist heute gefallen.', 'I sat down on the red chair.'])
  await me.ready()
  const lengths = () =>
    server.ctx.db.query(
      'select message_id::int as id, chars, length(vector) as size from message_vectors where message_id = any($1) order by 1',
      [messages],
    )
  expect(await lengths()).toEqual([
    { id: messages[0], chars: 36, size: 0 },
    { id: messages[1], chars: 28, size: 512 },
  ])
  const longer = 'I sat down on the red chair. Then my sister told me about her wedding in June.'
  await server.ctx.db.query('update messages set content = $2 where id = $1', [messages[1], longer])
  await me.ready()
  expect((await lengths())[1]).toEqual({ id: messages[1], chars: longer.length, size: 512 })
  // Vectors of another model are not compared, and go.
  await server.ctx.db.query(`update message_vectors set model = 'another' where user_id = $1`, [me.user.id])
  await me.ready()
  const models = await server.ctx.db.query('select distinct model from message_vectors where user_id = $1', [me.user.id])
  expect(models).toEqual([{ model: encoder.model }])
}, 60_000)

test('where the encoder fails, words alone find', async () => {
  const server = await open()
  server.ctx.embeddings = { ...encoder, embed: () => Promise.reject(new Error(randomUUID())) }
  const me = await server.person()
  await me.chat([ASKED[0]![0]])
  expect(await me.search('puppy')).toHaveLength(1)
  expect(await me.search(ASKED[0]![1])).toEqual([])
}, 60_000)
