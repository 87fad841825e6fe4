import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import * as contract from '@/contracts/memories'
import { rememberDue, rememberSoon } from '@/server/domain/memories/remember'
import type { ChatRequest } from '@/server/providers/chat/port'
import { scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

/** `read` answers the requests for memories; everything else is answered with a line. */
async function open({ read, at = 0 }: { read?: (request: ChatRequest) => string; at?: number } = {}) {
  const asked: ChatRequest[] = []
  const chat = scriptedChat(async function* (request) {
    const reading = request.system.includes('You keep the notes of')
    if (!reading) asked.push(request)
    yield reading && read ? read(request) : 'I see.'
  })
  const server = await testServer({ chat: { ...chat, demo: read === undefined } })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const begin = async (place = at) => (await me.call(conversations.createConversation, { body: { account_id: data[place]!.id } })).id
  const id = await begin()
  const params = { id: String(id) }
  const say = async (content: string, conversation = id) => {
    const sent = await me.call(
      conversations.sendMessage,
      { params: { id: String(conversation) }, body: { content } },
      { idempotency_key: randomUUID() },
    )
    await Promise.all([...server.ctx.running.values()].map((reply) => reply.done))
    return sent
  }
  const list = () => me.call(contract.listMemories, { params })
  const texts = async () => (await list()).data.map(({ text }) => text)
  return { ...server, me, id, params, begin, say, list, texts, asked }
}
/** All that a model was given. */
const given = ({ system, notes = '', messages }: ChatRequest) => [system, notes, ...messages.map(({ content }) => content)].join('\n')

test('what a person tells is remembered once, with its kind and source; moods and questions are not', async () => {
  const { say, list } = await open()
  const told = await say('My cat is called Biscuit. How are you? I’m so tired.')
  await say('I live above a bakery in Lisbon.')
  await say('As I said, my cat is called Biscuit.')
  const { data, unread } = await list()
  expect(unread).toBe(0)
  expect(data.map(({ text, kind, origin }) => [text, kind, origin])).toEqual([
    ['You live above a bakery in Lisbon', 'place', 'chat'],
    ['Your cat is called Biscuit', 'relationship', 'chat'],
  ])
  expect(data[1]!.source).toEqual({ message_id: told.id, said: told.content })
})

test('a request for a photo is no memory', async () => {
  const { say, texts } = await open()
  await say('Send me a Casual photo: on a sofa with a cat')
  await say('I live above a bakery in Lisbon.')
  expect(await texts()).toEqual(['You live above a bakery in Lisbon'])
})

test('a correction takes the place of what it corrects, pinned or not', async () => {
  const { say, list, me, params, texts } = await open()
  await say('I live in Porto with two friends.')
  const { data } = await list()
  await me.call(contract.updateMemory, { params: { ...params, memory_id: String(data[0]!.id) }, body: { pinned: true } })
  await say('I moved to Lisbon last week.')
  expect(await texts()).toEqual(['You moved to Lisbon last week'])
  expect((await list()).data[0]!.pinned).toBe(true)
})

test('memories are in the prompt of each conversation with the character, and nowhere else', async () => {
  const { say, me, params, begin, asked, list } = await open()
  await me.call(contract.addMemory, { params, body: { text: 'You play the cello.', kind: 'person' } })
  await say('Hello')
  expect(asked.at(-1)!.notes).toContain('- You play the cello.')
  expect(asked.at(-1)!.system).not.toContain('cello')
  await say('Hello', await begin(1))
  expect(given(asked.at(-1)!)).not.toContain('cello')
  const [memory] = (await list()).data
  await me.call(contract.updateMemory, { params: { ...params, memory_id: String(memory!.id) }, body: { off_here: true } })
  await say('Hello again')
  expect(given(asked.at(-1)!)).not.toContain('cello')
  expect((await list()).data[0]).toMatchObject({ off_here: true, origin: 'person', source: null })
})

test('a copy of a chat knows what was told before it was made, and neither knows what the other is told', async () => {
  const { say, me, params, list, texts, asked } = await open()
  await say('I live above a bakery in Lisbon.')
  await list()
  const { messages } = await me.call(conversations.getConversation, { params })
  const body = { message_id: messages.at(-1)!.id }
  const fork = await me.call(conversations.forkConversation, { params, body }, { idempotency_key: randomUUID() })
  const there = async () =>
    (await me.call(contract.listMemories, { params: { id: String(fork.id) } })).data.map(({ text }) => text).join('\n')
  await say('My cat is called Biscuit.')
  await say('My sister Ana is a doctor.', fork.id)
  const here = (await texts()).join('\n')
  for (const known of [here, await there()]) expect(known).toContain('Lisbon')
  expect([here.includes('Biscuit'), here.includes('Ana')]).toEqual([true, false])
  expect([(await there()).includes('Biscuit'), (await there()).includes('Ana')]).toEqual([false, true])
  await say('What do you know of me?', fork.id)
  expect(given(asked.at(-1)!)).not.toContain('Biscuit')
})

test('nobody reads, changes or forgets what is somebody else’s', async () => {
  const { say, list, params, signIn, texts } = await open()
  await say('My sister Ana is a doctor.')
  const memory_id = String((await list()).data[0]!.id)
  const other = await signIn()
  const message_id = (await list()).data[0]!.source!.message_id
  for (const attempt of [
    () => other.call(contract.listMemories, { params }),
    () => other.call(contract.addMemory, { params, body: { text: 'You are mine.' } }),
    () => other.call(contract.updateMemory, { params: { ...params, memory_id }, body: { pinned: true } }),
    () => other.call(contract.forgetMemory, { params: { ...params, memory_id } }),
    () => other.call(contract.forgetMessage, { params, body: { message_id } }),
    () => other.call(contract.setStory, { params, body: { text: 'Once.' } }),
  ])
    await expect(attempt()).rejects.toMatchObject({ status: 404 })
  expect(await texts()).toEqual(['Your sister Ana is a doctor'])
})

test('two people who tell the same character the same have a memory each, and a question finds one’s own', async () => {
  const { say, me, params, signIn, asked, list, anonymous, ctx } = await open()
  await say('My sister Ana is a doctor.')
  await me.call(contract.addMemory, { params, body: { text: 'Your sister Ana keeps the spare key.' } })
  const other = await signIn()
  const { data } = await anonymous(listCharacters)
  const { id } = await other.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const theirs = { id: String(id) }
  const tell = async (content: string) => {
    await other.call(conversations.sendMessage, { params: theirs, body: { content } }, { idempotency_key: randomUUID() })
    await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  }
  await tell('My sister Ana is a doctor.')
  expect((await other.call(contract.listMemories, { params: theirs })).data.map(({ text }) => text)).toEqual([
    'Your sister Ana is a doctor',
  ])
  await tell('What does my sister Ana keep?')
  expect(given(asked.at(-1)!)).toContain('Your sister Ana is a doctor')
  expect(given(asked.at(-1)!)).not.toContain('spare key')
  expect((await list()).data).toHaveLength(2)
})

test('forgetting leaves no trace in memories, story and prompt, and answers a receipt', async () => {
  const { say, list, me, params, asked, texts } = await open()
  await say('My sister Ana is moving to Bergen.')
  await say('I collect old maps.')
  await me.call(contract.setStory, { params, body: { text: 'You met in the rain. Ana packed for Bergen.' } })
  const bergen = (await list()).data.find(({ text }) => text.includes('Bergen'))!
  const receipt = await me.call(contract.forgetMemory, { params: { ...params, memory_id: String(bergen.id) } })
  expect(receipt).toMatchObject({ memories: 1, earlier: 0, story: true, number: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) })
  expect(await texts()).toEqual(['You collect old maps'])
  expect((await list()).story.text).toBe('You met in the rain.')
  await say('What do you know of me?')
  expect(given(asked.at(-1)!)).not.toMatch(/Bergen|Ana\b/)
  expect(given(asked.at(-1)!)).toContain('old maps')
  const { messages } = await me.call(conversations.getConversation, { params })
  expect(messages.some(({ content }) => content.includes('Bergen'))).toBe(true)
  await expect(me.call(contract.forgetMemory, { params: { ...params, memory_id: String(bergen.id) } })).rejects.toMatchObject({
    status: 404,
  })
})

test('"Forget this" on a message takes all that was told in it, and what a correction had replaced', async () => {
  const { say, me, params, texts, ctx } = await open()
  await say('I live in Porto.')
  await texts()
  const second = await say('I live in Lisbon. My dog is called Rex.')
  expect(await texts()).toHaveLength(2)
  const receipt = await me.call(contract.forgetMessage, { params, body: { message_id: second.id } })
  expect(receipt).toMatchObject({ memories: 2, earlier: 1 })
  expect(await texts()).toEqual([])
  expect(await ctx.db.query('select 1 from memories where user_id = $1', [me.user.id])).toEqual([])
})

test('what is forgotten before or during a reading is not read, and replies that repeat it leave the prompt too', async () => {
  const before = await open()
  const first = await before.say('I live in Porto.')
  await before.me.call(contract.forgetMessage, { params: before.params, body: { message_id: first.id } })
  expect(await before.texts()).toEqual([])

  const told: { id: number }[] = []
  const forgetMeanwhile = () => late.me.call(contract.forgetMessage, { params: late.params, body: { message_id: told[0]!.id } })
  const late = await open({ read: () => '{"facts":[{"kind":"place","text":"You live in Porto."}],"story":"You live in Porto."}' })
  told.push(await late.say('I live in Porto.'))
  await late.say('What a view from Porto!')
  const { chat } = late.ctx
  late.ctx.chat = {
    ...chat,
    async *stream(request) {
      if (request.system.includes('You keep the notes of')) await forgetMeanwhile()
      yield* chat.stream(request)
    },
  }
  await rememberSoon(late.ctx, late.me.user.id, late.id)
  await rememberDue(late.ctx)
  const { data, story } = await late.list()
  expect([data, story.text]).toEqual([[], ''])
  await late.say('Hello')
  expect(given(late.asked.at(-1)!)).not.toContain('Porto')
})

test('the prompt of a chat is itemized for its owner, without its text', async () => {
  const { me, params, say, signIn } = await open()
  const [first] = (await me.call(conversations.getConversation, { params })).messages
  await say('Hello')
  await me.call(contract.addMemory, { params, body: { text: 'You play the cello.' } })
  const room = await me.call(contract.getPrompt, { params })
  expect(room).toMatchObject({ limit: 8192, left_out: 0, from: { message_id: first!.id, at: first!.created_at } })
  expect(room.blocks.map(({ name }) => name)).toEqual(contract.PROMPT_BLOCKS)
  expect(room.blocks.find(({ name }) => name === 'memories')!.tokens).toBeGreaterThan(5)
  expect(JSON.stringify(room)).not.toContain('cello')
  await expect((await signIn()).call(contract.getPrompt, { params })).rejects.toMatchObject({ status: 404 })
})

test('a memory that breaks a rule is refused when written, and dropped when told', async () => {
  const { me, params, texts } = await open()
  await expect(me.call(contract.addMemory, { params, body: { text: 'You are 15 years old.' } })).rejects.toMatchObject({
    code: 'CONTENT_BLOCKED',
  })
  await me.call(contract.addMemory, { params, body: { text: 'Your daughter is six and loves trains.' } })
  expect(await texts()).toEqual(['Your daughter is six and loves trains.'])
})

test('a model’s notes are read warily, correct what they say they correct, and tell the story', async () => {
  const [cologne, bonn] = [
    'Sure! {"facts":[{"kind":"place","text":"Du wohnst in <b>Köln</b>."},{"kind":"odd","text":"x"},{"kind":"event","text":"y"},7],"story":"Ihr habt euch getroffen.","more":1}',
    '{"facts":[{"kind":"place","text":"Du wohnst jetzt in Bonn.","replaces":1},{"kind":"person","text":"Du bist Koch.","replaces":99}],"story":null}',
  ]
  const { say, list, ctx, me, id } = await open({
    // Somebody else's chat may be due too.
    read: ({ messages }) => [cologne, bonn].find((_, at) => messages[0]!.content.includes(['Ich wohne', 'Ich bin nach'][at]!)) ?? 'no json',
  })
  const told = await say('Ich wohne in Köln.')
  await rememberSoon(ctx, me.user.id, id)
  await rememberDue(ctx)
  const first = await list()
  expect(first.data).toMatchObject([{ text: 'Du wohnst in bKöln/b.', kind: 'place', source: { message_id: told.id } }])
  expect([first.story.text, first.any_language]).toEqual(['Ihr habt euch getroffen.', true])
  await say('Ich bin nach Bonn gezogen und bin Koch.')
  await rememberSoon(ctx, me.user.id, id)
  await rememberDue(ctx)
  const second = await list()
  expect(second.data.map(({ text }) => text)).toEqual(['Du bist Koch.', 'Du wohnst jetzt in Bonn.'])
  expect(second.story.text).toBe('Ihr habt euch getroffen.')
})

test('a model that never answers with notes leaves the reading to the rules, and nothing is read twice', async () => {
  let readings = 0
  let now = new Date('2026-05-01T12:00:00Z')
  const server = await open({ read: ({ messages }) => `no notes ${messages[0]!.content.includes('the drums') ? (readings += 1) : ''}` })
  server.ctx.now = () => now
  await server.say('My brother Tom plays the drums.')
  await rememberSoon(server.ctx, server.me.user.id, server.id)
  for (let minute = 0; minute < 12; minute++) {
    await rememberDue(server.ctx)
    now = new Date(now.getTime() + 60_000)
  }
  expect(readings).toBe(3)
  expect(await server.texts()).toEqual(['Your brother Tom plays the drums'])
})

test('a reader that dies leaves its lines to the next one, and two at once store them once', async () => {
  const { say, ctx, me, id } = await open()
  await say('My cat is called Biscuit.')
  await rememberSoon(ctx, me.user.id, id)
  // Claimed by a process that is gone: nobody else reads until its lease is over.
  await ctx.db.query('update remembering set heartbeat_at = $2, attempts = 1 where id = $1', [id, ctx.now()])
  await rememberDue(ctx)
  const stored = () => ctx.db.query('select 1 from memories where user_id = $1', [me.user.id])
  expect(await stored()).toHaveLength(0)
  await ctx.db.query(`update remembering set heartbeat_at = heartbeat_at - interval '1 hour' where id = $1`, [id])
  await Promise.all([rememberDue(ctx), rememberDue(ctx), rememberDue(ctx)])
  expect(await stored()).toHaveLength(1)
})

test('of more memories than fit, the pinned ones and those that the message is about are recalled', async () => {
  const { say, me, params, ctx, asked, list } = await open()
  const [{ character_id }] = (await ctx.db.query('select character_id from conversations where user_id = $1', [me.user.id])) as [
    { character_id: number },
  ]
  const words = 'copper velvet harbor winter ladder orchard signal canyon'.split(' ')
  for (let n = 0; n < 400; n++) {
    await ctx.db.query(
      `insert into memories (user_id, character_id, kind, text, origin, day) values ($1, $2, 'person', $3, 'chat', '2026-01-01')`,
      [me.user.id, character_id, `You once told a long story about a ${words[n % 8]} number ${n} and the people who were there`],
    )
  }
  await me.call(contract.addMemory, { params, body: { text: 'You keep bees on the roof.' } })
  const bees = (await list()).data[0]!
  await me.call(contract.updateMemory, { params: { ...params, memory_id: String(bees.id) }, body: { pinned: true } })
  await say('Do you still know the story of the velvet number 17?')
  const notes = asked.at(-1)!.notes!
  expect(notes).toContain('bees on the roof')
  expect(notes).toContain('velvet number 17 ')
  expect(notes.match(/^- /gm)!.length).toBeLessThan(100)
  expect((await list()).prompt.blocks.find(({ name }) => name === 'memories')!.tokens).toBeLessThanOrEqual(8192 / 6 + 60)
})

test('"Remember this" keeps what a message tells, once, and what is in no rule word by word', async () => {
  const { say, me, params, texts, signIn } = await open()
  const told = await say('I live above a bakery in Lisbon.')
  const remember = (message_id: number) => me.call(contract.rememberMessage, { params, body: { message_id } })
  expect((await remember(told.id)).data.map(({ text }) => text)).toEqual(['You live above a bakery in Lisbon'])
  await remember(told.id)
  expect(await texts()).toEqual(['You live above a bakery in Lisbon'])
  const other = await say('Blue, always blue.')
  await remember(other.id)
  expect(await texts()).toContain('Blue, always blue')
  const stranger = await signIn()
  await expect(stranger.call(contract.rememberMessage, { params, body: { message_id: told.id } })).rejects.toMatchObject({ status: 404 })
  const { messages } = await me.call(conversations.getConversation, { params })
  const theirs = messages.find(({ sender_type }) => sender_type === 'Contact')!
  await expect(remember(theirs.id)).rejects.toMatchObject({ status: 404 })
})
