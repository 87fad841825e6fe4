import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { listSuggestions } from '@/contracts/suggestions'
import { getMe } from '@/contracts/users'
import { createEmbeddedChat } from '@/server/providers/chat/embedded'
import type { ChatProvider, ChatRequest } from '@/server/providers/chat/port'
import { ProviderError } from '@/server/providers/errors'
import { says, scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

async function chatting(chat: ChatProvider) {
  const server = await testServer({ chat })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const say = async (content: string) => {
    await me.call(contract.sendMessage, { params, body: { content } })
    await Promise.all([...server.ctx.running.values()].map(({ done }) => done))
    return (await me.call(contract.getConversation, { params })).messages.at(-1)!
  }
  const suggest = async (after: { id: number }, who = me) =>
    (await who.call(listSuggestions, { params, query: { after_id: String(after.id) } })).data
  return { server, me, params, say, suggest, on: () => me.call(contract.updateConfig, { params, body: { suggestions: true } }) }
}

/** Answers suggestions with `answer`, and everything else with a reply. */
function model(answer: () => string) {
  const asked: ChatRequest[] = []
  const chat = scriptedChat(async function* (request) {
    if (!request.system.includes('JSON array')) return yield 'A reply.'
    asked.push(request)
    yield answer()
  })
  return { chat, asked }
}

test('the built-in companion suggests three things to its newest reply, once they are switched on, and charges nothing', async () => {
  const { suggest: own } = createEmbeddedChat()
  const { me, say, suggest, on } = await chatting({ ...scriptedChat(says('A novel about the sea. And you?')), suggest: own })
  const reply = await say('Hello, what are you reading?')
  expect(await suggest(reply)).toEqual([])
  expect((await on()).suggestions).toBe(true)
  const before = (await me.call(getMe)).credit_balance
  const lines = await suggest(reply)
  expect(new Set(lines).size).toBe(3)
  expect(await suggest(reply)).toEqual(lines)
  await say(lines[0]!)
  expect(await suggest(reply)).toEqual([])
  expect((await me.call(getMe)).credit_balance).toBe(before - 1)
})

test('a model’s answer is read warily: three plain lines, or none where it is no list, too long, or fails', async () => {
  let answer = 'Sure: ["And then?", "And then?", "*Tell* me <b>more</b>", "How was it?", "A fourth"] Hope that helps'
  const { chat, asked } = model(() => {
    if (answer === 'fail') throw new ProviderError('transient', 'scripted')
    return answer
  })
  const { say, suggest, on } = await chatting(chat)
  await on()
  const first = await say('Hello')
  expect(await suggest(first)).toEqual(['And then?', 'Tell me bmore/b', 'How was it?'])
  await suggest(first)
  expect(asked).toHaveLength(1)
  for (const other of ['no list', '["unfinished', `["${'x'.repeat(121)}", 5, null]`, 'fail']) {
    answer = other
    expect(await suggest(await say('And?'))).toEqual([])
  }
})

test('what moderation does not let pass is left out, and nobody is held for what a model proposes', async () => {
  const { chat } = model(() => '["I am 16 years old", "How was your day?"]')
  const { me, say, suggest, on } = await chatting(chat)
  await on()
  expect(await suggest(await say('Hello'))).toEqual(['How was your day?'])
  expect((await me.call(getMe)).age_hold).toBeFalsy()
})

test('only in one’s own chat, and only so often', async () => {
  const { server, say, suggest, on } = await chatting(model(() => '["One", "Two", "Three"]').chat)
  await on()
  const reply = await say('Hello')
  const other = await server.signIn('suggested@example.com')
  await expect(suggest(reply, other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await suggest(reply)
  await server.ctx.db.query(`update rate_limits set hits = 40 where key like 'suggest:user:%'`, [])
  await expect(suggest(await say('And on.'))).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})
