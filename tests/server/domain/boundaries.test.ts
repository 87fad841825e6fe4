import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import * as contract from '@/contracts/boundaries'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { requestSurprise } from '@/contracts/surprises'
import { getMe } from '@/contracts/users'
import { scriptedChat, waitsAfter, says, type Script } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

const NONE = { themes: [], words: [], safe_word: null }

/** A model that says what it likes, whatever it was told; `asked` has what it was told. */
async function open(script: Script = says('A spider ', 'sits on the wall.')) {
  const asked: string[] = []
  const server = await testServer({
    chat: scriptedChat((request) => {
      asked.push(request.system)
      return script(request)
    }),
  })
  const { ctx } = server
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const send = (content: string) => me.call(conversations.sendMessage, { params, body: { content } }, { idempotency_key: randomUUID() })
  const ended = () => Promise.all([...ctx.running.values()].map((reply) => reply.done))
  const say = async (content: string) => {
    await send(content)
    await ended()
    return last()
  }
  const last = async () => (await me.call(conversations.getConversation, { params })).messages.at(-1)!
  const credits = async () => (await me.call(getMe)).credit_balance
  return { ...server, me, params, asked, send, say, ended, last, credits }
}

test('a reply that goes against one’s boundaries is withheld and free, whatever the model was told', async () => {
  const { me, say, credits, asked } = await open()
  await me.call(contract.setBoundaries, { body: { ...NONE, themes: ['creatures'] } })
  const before = await credits()
  expect(await say('Hello')).toMatchObject({ status: 'blocked', content: '', content_attributes: { rule: 'boundary' } })
  expect(await credits()).toBe(before)
  expect(asked.at(-1)).toContain('spiders, insects and snakes')
  // One's own words may name it.
  await me.call(contract.setBoundaries, { body: NONE })
  expect(await say('Tell me about the spider')).toMatchObject({ status: 'complete', content: 'A spider sits on the wall.' })
  expect(asked.at(-1)).not.toContain('spiders, insects')
  expect(await credits()).toBe(before - 1)
})

test('a word in pieces, in other letters or in another chat’s list: each list counts where it belongs', async () => {
  const { me, say, params, anonymous } = await open(says('The LIGHT', 'hóuse', ' blinks.'))
  await me.call(contract.setChatBoundaries, { params, body: { themes: [], words: ['lighthouse'] } })
  expect((await say('Hello')).content_attributes.rule).toBe('boundary')
  const { data } = await anonymous(listCharacters)
  const other = await me.call(conversations.createConversation, { body: { account_id: data[1]!.id } })
  expect(await me.call(contract.getChatBoundaries, { params: { id: String(other.id) } })).toEqual({
    here: { themes: [], words: [] },
    paused_at: null,
  })
  await me.call(contract.setChatBoundaries, { params, body: { themes: [], words: ['light'] } })
  expect((await say('Hello')).status).toBe('complete')
})

test('the safe word stops the chat at once, unpaid and without the model, until its person resumes it', async () => {
  const { me, say, credits, params, asked } = await open(says('I go on and on.'))
  await me.call(contract.setBoundaries, { body: { ...NONE, safe_word: 'Marigold' } })
  await say('Hello')
  const [before, told] = [await credits(), asked.length]
  expect(await say('wait... MARIGOLD!')).toMatchObject({ status: 'complete', content_attributes: { notice: 'pause' } })
  expect(await say('Are you there?')).toMatchObject({ content_attributes: { notice: 'pause' } })
  const photo = me.call(
    conversations.sendMessage,
    { params, body: { content: 'Send me a Casual photo' } },
    { idempotency_key: randomUUID() },
  )
  expect((await photo).content).toBe('Send me a Casual photo')
  expect(await credits()).toBe(before)
  expect(asked).toHaveLength(told)
  for (const attempt of [
    () => me.call(conversations.continueReply, { params }, { idempotency_key: randomUUID() }),
    () => me.call(requestSurprise, { params, body: { type: 'Game' } }, { idempotency_key: randomUUID() }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'CHAT_PAUSED' })
  expect((await me.call(contract.getChatBoundaries, { params })).paused_at).not.toBeNull()
  await me.call(contract.resumeChat, { params })
  await me.call(contract.resumeChat, { params })
  expect(await say('Thank you')).toMatchObject({ content: 'I go on and on.' })
  expect(await credits()).toBe(before - 1)
})

test('a reply that is being written stops with it', async () => {
  const { script, go } = waitsAfter('I keep', ' talking.')
  const { me, send, ended, last, ctx, asked } = await open(script)
  await me.call(contract.setBoundaries, { body: { ...NONE, safe_word: 'marigold' } })
  await send('Hello')
  expect(ctx.running.size).toBe(1)
  await send('Marigold.')
  await ended()
  go()
  expect(await last()).toMatchObject({ content_attributes: { notice: 'pause' } })
  expect(asked.length).toBeLessThanOrEqual(1)
})

test('nobody reads, changes or resumes another person’s chat; wrong lists are named', async () => {
  const { signIn, me, params } = await open()
  const other = await signIn()
  for (const attempt of [
    () => other.call(contract.getChatBoundaries, { params }),
    () => other.call(contract.setChatBoundaries, { params, body: { themes: [], words: [] } }),
    () => other.call(contract.resumeChat, { params }),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  for (const wrong of [
    { safe_word: 'no' },
    { words: ['x'] },
    { themes: ['weather'] },
    { words: Array.from({ length: 21 }, (_, n) => `word${n}`) },
  ])
    await expect(me.call(contract.setBoundaries, { body: { ...NONE, ...wrong } as never })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await me.call(contract.getBoundaries)).toEqual(NONE)
})
