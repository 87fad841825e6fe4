import { expect, test } from 'vitest'
import { reactToMessage, selectMessage, regenerateMessage } from '@/contracts/alternatives'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import type { Reaction } from '@/contracts/messages'
import { lastSeq, readEvents } from '@/server/domain/events/read-events'
import { createEmbeddedChat } from '@/server/providers/chat/embedded'
import type { ChatProvider, ChatRequest } from '@/server/providers/chat/port'
import { ProviderError } from '@/server/providers/errors'
import { scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

async function chatting(chat: ChatProvider) {
  const server = await testServer({ chat })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const settled = () => Promise.all([...server.ctx.running.values()].map(({ done }) => done))
  const say = async (content: string) => {
    await me.call(contract.sendMessage, { params, body: { content } })
    await settled()
    return shown()
  }
  const shown = async () => (await me.call(contract.getConversation, { params })).messages
  const react = (message: { id: number }, reaction: Reaction | null) =>
    me.call(reactToMessage, { params: { id: String(message.id) }, body: { reaction } })
  return { server, me, params, say, shown, react, settled }
}

/** Keeps what it is asked; fails while it is told to. */
function listening() {
  const asked: ChatRequest[] = []
  let fails = false
  const chat = scriptedChat(async function* (request) {
    asked.push(request)
    if (fails) throw new ProviderError('transient', 'scripted')
    yield `Reply ${asked.length}.`
  })
  return { chat, asked, fail: (on: boolean) => (fails = on) }
}

test('a message has one reaction of the person, which changes and is taken back, free and in every device', async () => {
  const { server, me, say, react, shown } = await chatting(listening().chat)
  const [, hello, reply] = await say('Hello')
  const before = await me.call(getMe)
  const head = await lastSeq(server.ctx, before.id)
  expect((await react(reply!, 'heart')).reaction).toBe('heart')
  expect((await react(reply!, 'laugh')).reaction).toBe('laugh')
  await react(reply!, 'laugh')
  expect((await react(hello!, 'sad')).reaction).toBe('sad')
  expect((await shown()).map(({ reaction }) => reaction)).toEqual([null, 'sad', 'laugh'])
  expect((await react(reply!, null)).reaction).toBeNull()
  const events = (await readEvents(server.ctx, before.id, head))!
  // Repeating one says nothing.
  expect(events.map(({ event, data }) => [event, (data as { reaction?: string }).reaction])).toEqual([
    ['message.updated', 'heart'],
    ['message.updated', 'laugh'],
    ['message.updated', 'sad'],
    ['message.updated', null],
  ])
  expect(server.ctx.running.size).toBe(0)
  expect((await me.call(getMe)).credit_balance).toBe(before.credit_balance)
})

test('the next reply is told of it once, and again only where that reply did not come', async () => {
  const { chat, asked, fail } = listening()
  const { say, react, shown } = await chatting(chat)
  const [, hello, reply] = await say('Hello')
  await react(hello!, 'thanks')
  await say('Nothing of one’s own is told.')
  expect(asked.at(-1)!.notes).not.toContain('reacted')
  await react(reply!, 'heart')
  fail(true)
  await say('It fails.')
  expect(asked.at(-1)!.notes).toContain('a heart on “Reply 1.”')
  fail(false)
  await say('It comes.')
  expect(asked.at(-1)!.notes).toContain('a heart on “Reply 1.”')
  expect(asked.at(-1)!.system).not.toContain('a heart on')
  expect(asked.at(-1)!.reactions).toEqual(['heart'])
  await say('And on.')
  expect(asked.at(-1)!.notes).not.toContain('reacted')
  await react((await shown()).at(-1)!, 'wow')
  await react((await shown()).at(-1)!, null)
  await say('Taken back.')
  expect(asked.at(-1)!.notes).not.toContain('reacted')
})

test('it stays with its version of a reply, and goes along into a copy and an exported chat', async () => {
  const { me, params, say, react, shown, settled } = await chatting(listening().chat)
  const [, , first] = await say('Hello')
  await react(first!, 'wow')
  await me.call(regenerateMessage, { params: { id: String(first!.id) } })
  await settled()
  expect((await shown()).at(-1)!.reaction).toBeNull()
  await me.call(selectMessage, { params: { id: String(first!.id) } })
  expect((await shown()).at(-1)!.reaction).toBe('wow')
  const fork = await me.call(contract.forkConversation, { params, body: { message_id: first!.id } })
  expect(fork.messages.at(-1)!.reaction).toBe('wow')
  const exported = async (format: 'text' | 'json') => (await me.call(contract.exportConversation, { params, query: { format } })).text
  expect(await exported('text')).toContain('Reply 1.\n(Sam reacted: wow)')
  expect(await exported('json')).toContain('"reaction": "wow"')
})

test('nobody else reacts, nor with something else', async () => {
  const { server, say, me } = await chatting(listening().chat)
  const [, , reply] = await say('Hello')
  const other = await server.signIn('other-reactor@example.com')
  const at = { params: { id: String(reply!.id) } }
  await expect(other.call(reactToMessage, { ...at, body: { reaction: 'heart' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(me.call(reactToMessage, { ...at, body: { reaction: 'knife' as Reaction } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

test('the built-in companion answers in kind, once', async () => {
  const { say, react, shown } = await chatting(createEmbeddedChat({ pace_ms: 0 }))
  await react((await shown()).at(-1)!, 'laugh')
  expect((await say('I went for a walk by the river today.')).at(-1)!.content).toMatch(/laugh|landed/i)
  expect((await say('And then home again.')).at(-1)!.content).not.toMatch(/made you laugh|laughed|landed/i)
})
