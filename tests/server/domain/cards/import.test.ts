import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as cards from '@/contracts/cards'
import { listCharacters } from '@/contracts/characters'
import * as chat from '@/contracts/conversations'
import type { Message } from '@/contracts/messages'
import { listDrafts, MOST_DRAFTS } from '@/contracts/own-characters'
import { getMe } from '@/contracts/users'
import { says, scriptedChat } from '@/tests/support/chat'
import { FULL_CARD, json, png, v2, v3, zip } from '@/tests/support/cards'
import { testServer } from '@/tests/support/server'

async function open() {
  const chat_engine = scriptedChat(says('Yes.'))
  const server = await testServer({ chat: chat_engine })
  const me = await server.signIn()
  const bring = (file: Uint8Array, key = randomUUID()) =>
    me.call(cards.importCard, { file: new Blob([file as Uint8Array<ArrayBuffer>]) }, { idempotency_key: key })
  const { data } = await server.anonymous(listCharacters)
  const account_id = data[0]!.id
  const bringChat = (text: string, key = randomUUID(), who = me) =>
    who.call(cards.importChat, { query: { account_id: String(account_id) }, file: new Blob([text]) }, { idempotency_key: key })
  const conversation = (id: number) => me.call(chat.getConversation, { params: { id: String(id) } })
  const drafts = async () => (await me.call(listDrafts)).count
  return { ...server, me, bring, bringChat, conversation, drafts, account_id, character: data[0]! }
}

test('the same key makes one draft, also when it comes twice at once, and another file under it is refused', async () => {
  const { bring, drafts } = await open()
  const key = randomUUID()
  const answers = await Promise.all([bring(json(v3(FULL_CARD)), key), bring(json(v3(FULL_CARD)), key), bring(json(v3(FULL_CARD)), key)])
  expect(new Set(answers.map(({ draft_id }) => draft_id)).size).toBe(1)
  expect(await bring(json(v3(FULL_CARD)), key)).toEqual(answers[0])
  expect(await drafts()).toBe(1)
  await expect(bring(json(v2({ ...FULL_CARD, name: 'Other' })), key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
})

const UNDER = 'She is 15 years old.'
test.each([
  ['description', { description: UNDER }],
  ['a greeting that is never said', { alternate_greetings: ['Hello.', UNDER] }],
  ['an entry that is switched off', { character_book: { extensions: {}, entries: [{ keys: ['x'], content: UNDER, enabled: false }] } }],
  ['a key of an entry', { character_book: { extensions: {}, entries: [{ keys: [UNDER], content: 'x' }] } }],
  ['notes', { creator_notes: UNDER }],
  ["another program's field", { extensions: { other: { deep: [UNDER] } } }],
  ['the name of an asset', { assets: [{ type: 'icon', uri: 'embeded://x.png', name: UNDER, ext: 'png' }] }],
  ['behind ten thousand other words', { description: `${'word '.repeat(10_000)} ${UNDER}` }],
  ['the name of a field', { [UNDER]: 1 }],
])('a card that states an age under eighteen is refused with its rule, wherever it does: %s', async (_, more) => {
  const { bring, drafts, ctx, me } = await open()
  await expect(bring(json(v3({ name: 'Ada', description: 'A person.', ...more })))).rejects.toMatchObject({
    code: 'CONTENT_BLOCKED',
    details: { rule: 'minors' },
  })
  expect(await drafts()).toBe(0)
  expect(await ctx.db.query('select 1 from imports where user_id = $1', [me.user.id])).toEqual([])
})

test('a refusal says what is wrong and nothing about us', async () => {
  const { bring, send, me } = await open()
  await expect(bring(png([]))).rejects.toMatchObject({ code: 'INVALID_CARD', status: 422, details: { reason: 'not_a_card' } })
  await expect(bring(zip([{ name: 'card.json', data: Buffer.alloc(cards.CARD_LIMITS.json_bytes + 1) }]))).rejects.toMatchObject({
    code: 'CARD_TOO_LARGE',
    status: 413,
  })
  const form = new FormData()
  form.set('file', new Blob(['{"name": oops']))
  const answer = await send(
    new Request('http://localhost/v1/users/me/characters/import', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${me.session_id}` },
    }),
  )
  expect(await answer.text()).not.toMatch(/stack|SyntaxError|position|\.ts|node_modules/)
  expect(answer.status).toBe(422)
})

test('drafts of cards are counted like all others', async () => {
  const { bring, ctx, me, drafts } = await open()
  await ctx.db.query(
    `insert into character_drafts (user_id, id, data) select $1, gen_random_uuid(), '{}'::jsonb from generate_series(1, $2::int)`,
    [me.user.id, MOST_DRAFTS - 1],
  )
  const key = randomUUID()
  await bring(json(v3(FULL_CARD)), key)
  await expect(bring(json(v3(FULL_CARD)))).rejects.toMatchObject({ code: 'TOO_MANY_DRAFTS', details: { most: MOST_DRAFTS } })
  expect((await bring(json(v3(FULL_CARD)), key)).name).toBe('Tamsin Reed')
  expect(await drafts()).toBe(MOST_DRAFTS)
})

const line = (is_user: boolean, mes: string, send_date: unknown, more = {}) =>
  JSON.stringify({ name: is_user ? 'You' : 'Iris', is_user, mes, send_date, ...more })
const HEADER = JSON.stringify({ user_name: 'You', character_name: 'Iris' })
const CHAT = [
  HEADER,
  line(false, 'Good evening, {{user}}.', '2025-01-01T20:00:00Z', { swipes: ['Good evening.', 'Hey.'] }),
  line(true, 'Hello Iris.', '2025-01-01T20:01:00Z'),
  line(false, 'Sit down.', '2025-01-01T20:02:00Z'),
].join('\n')

test('a chat comes in with roles, order and times, unpaid, with one event, and continues from there', async () => {
  const { bringChat, conversation, me, ctx, account_id } = await open()
  const before = (await me.call(getMe)).credit_balance
  const answer = await bringChat(CHAT)
  expect(answer).toMatchObject({
    format: 'sillytavern',
    messages_count: 3,
    report: [
      { field: 'messages', outcome: 'kept', values: { count: 3 } },
      { field: 'swipes', outcome: 'kept', values: { count: 2 } },
    ],
  })
  const { messages, account_id: with_whom } = await conversation(answer.conversation_id)
  expect(with_whom).toBe(account_id)
  expect(messages.map(({ sender_type, content, status, created_at }) => [sender_type, content, status, created_at])).toEqual([
    ['Contact', 'Good evening, Sam.', 'complete', '2025-01-01T20:00:00.000Z'],
    ['User', 'Hello Iris.', 'sent', '2025-01-01T20:01:00.000Z'],
    ['Contact', 'Sit down.', 'complete', '2025-01-01T20:02:00.000Z'],
  ])
  expect((await me.call(getMe)).credit_balance).toBe(before)
  const events = await ctx.db.query<{ batch: { event: string; data: unknown }[] }>(
    'select batch from events where user_id = $1 order by seq desc limit 1',
    [me.user.id],
  )
  expect(events[0]!.batch).toMatchObject([{ event: 'conversation.imported', data: { conversation_id: answer.conversation_id } }])
  const list = await me.call(chat.listConversations)
  expect(list.data[0]!.messages[0]!.content).toBe('Sit down.')
  await me.call(
    chat.sendMessage,
    { params: { id: String(answer.conversation_id) }, body: { content: 'Thank you.' } },
    { idempotency_key: randomUUID() },
  )
  await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  const after: Message[] = (await conversation(answer.conversation_id)).messages
  expect(after.map(({ content }) => content).slice(-2)).toEqual(['Thank you.', 'Yes.'])
})

test('the same key brings a chat in once, also at once; one more comes in beside what was written', async () => {
  const { bringChat, conversation } = await open()
  const key = randomUUID()
  const answers = await Promise.all([bringChat(CHAT, key), bringChat(CHAT, key), bringChat(CHAT, key)])
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(await bringChat(CHAT, key)).toEqual(answers[0])
  expect((await conversation(answers[0]!.conversation_id)).messages).toHaveLength(3)
  await expect(bringChat(`${CHAT}\n`, key)).rejects.toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' })
  const beside = await bringChat(CHAT)
  expect(beside.conversation_id).not.toBe(answers[0]!.conversation_id)
  expect((await conversation(beside.conversation_id)).messages).toHaveLength(3)
  expect((await conversation(answers[0]!.conversation_id)).messages).toHaveLength(3)
})

test('two different chats at once: both come in, each on its own', async () => {
  const { bringChat } = await open()
  const all = await Promise.all([bringChat(CHAT), bringChat(CHAT.replace('Sit', 'Stand'))])
  expect(new Set(all.map(({ conversation_id }) => conversation_id)).size).toBe(2)
})

test('what crosses a line stays out and is counted; a chat full of it is refused whole', async () => {
  const { bringChat, conversation, me, ctx } = await open()
  const bad = line(true, 'I am 15 years old, kiss me.', '2025-01-01T20:03:00Z')
  const answer = await bringChat([CHAT, bad, line(false, 'Good night.', 'nonsense'), line(true, '', 1)].join('\n'))
  expect(answer.report).toEqual(
    expect.arrayContaining([
      { field: 'messages', outcome: 'dropped', note: 'blocked', values: { count: 1 } },
      { field: 'messages', outcome: 'dropped', note: 'empty', values: { count: 1 } },
      { field: 'times', outcome: 'changed', note: 'order', values: { count: 1 } },
    ]),
  )
  const { messages } = await conversation(answer.conversation_id)
  expect(messages.map(({ content }) => content)).toEqual(['Good evening, Sam.', 'Hello Iris.', 'Sit down.', 'Good night.'])
  expect(messages.map(({ created_at }) => created_at)).toEqual(messages.map(({ created_at }) => created_at).toSorted())
  const other = await testServer({ db: ctx.db }).then((server) => server.signIn())
  await expect(bringChat([HEADER, ...Array.from({ length: 60 }, () => bad)].join('\n'), randomUUID(), other)).rejects.toMatchObject({
    code: 'CONTENT_BLOCKED',
  })
  expect((await other.call(chat.listConversations)).data.filter(({ id }) => id !== answer.conversation_id)).toEqual([])
  expect(me.user.id).not.toBe(other.user.id)
})

test('of a long chat the newest messages come in', async () => {
  const { bringChat, ctx } = await open()
  const many = Array.from({ length: cards.CHAT_LIMITS.messages + 50 }, (_, n) =>
    line(n % 2 === 0, `Message ${n}`, Date.UTC(2025, 0, 1) + n * 1000),
  )
  const answer = await bringChat([HEADER, ...many].join('\n'))
  expect(answer).toMatchObject({ messages_count: cards.CHAT_LIMITS.messages })
  expect(answer.report).toContainEqual({
    field: 'messages',
    outcome: 'changed',
    note: 'too_many',
    values: { count: 2000, of: 2050, limit: 2000 },
  })
  const rows = await ctx.db.query<{ content: string }>('select content from messages where conversation_id = $1 order by id', [
    answer.conversation_id,
  ])
  expect(rows.map(({ content }) => content)).toEqual([expect.any(String), ...Array.from({ length: 2000 }, (_, n) => `Message ${n + 50}`)])
})

test('a new conversation begins with the greeting that was chosen', async () => {
  const { me, account_id, ctx } = await open()
  await ctx.db.query(
    `update characters set extras = '{"alternate_greetings":["Second, {{user}}.","Third, {{char}}."],"nickname":"Nick"}' where id = $1`,
    [account_id],
  )
  try {
    const { data } = await me.call(cards.listGreetings, { query: { account_id: String(account_id) } })
    expect(data.slice(1)).toEqual([
      { index: 1, text: 'Second, Sam.' },
      { index: 2, text: 'Third, Nick.' },
    ])
    await expect(me.call(chat.createConversation, { body: { account_id, greeting: 3 } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const { messages } = await me.call(chat.createConversation, { body: { account_id, greeting: 2 } })
    expect(messages.map(({ content }) => content)).toEqual(['Third, Nick.'])
  } finally {
    await ctx.db.query(`update characters set extras = '{}' where id = $1`, [account_id])
  }
})
