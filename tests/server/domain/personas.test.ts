import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import * as memories from '@/contracts/memories'
import * as contract from '@/contracts/personas'
import { getMe, updateMe } from '@/contracts/users'
import { bindPerson, ERASED } from '@/server/domain/account/personal-data'
import { loadPerson } from '@/server/domain/account/load-person'
import { holdForAge } from '@/server/domain/account/age-hold'
import type { ChatRequest } from '@/server/providers/chat/port'
import { scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

async function open({ demo = false }: { demo?: boolean } = {}) {
  const asked: ChatRequest[] = []
  const chat = scriptedChat(async function* (request) {
    asked.push(request)
    yield 'I see.'
  })
  const server = await testServer({ chat: { ...chat, demo } })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const begin = async (place = 0) => (await me.call(conversations.createConversation, { body: { account_id: data[place]!.id } })).id
  const say = async (id: number, content = 'Hello') => {
    await me.call(conversations.sendMessage, { params: { id: String(id) }, body: { content } }, { idempotency_key: randomUUID() })
    await Promise.all([...server.ctx.running.values()].map(({ done }) => done))
    return asked.at(-1)!
  }
  const make = (given: Partial<contract.PersonaInput> & { is_default?: boolean } = {}) =>
    me.call(contract.createPersona, { body: { name: 'Robin', gender: 'Female', about: 'I mend clocks in Porto.', ...given } })
  const choose = (id: number, persona_id: number | null) =>
    me.call(conversations.updateConfig, { params: { id: String(id) }, body: { persona_id } })
  return { server, me, begin, say, make, choose }
}

test('a chat that chose a persona knows its name, gender and words; others know the profile', async () => {
  const { me, begin, say, make, choose } = await open()
  const [first, second] = [await begin(0), await begin(1)]
  const persona = await make()
  expect(persona).toMatchObject({ name: 'Robin', gender: 'Female', is_default: false })
  expect((await choose(first, persona.id)).persona_id).toBe(persona.id)
  const told = await say(first)
  expect(told.system).toContain('You are talking with Robin (female).')
  expect(told.system).toContain('I mend clocks in Porto.')
  expect(told.user_name).toBe('Robin')
  const other = await say(second)
  expect(other.system).toContain('You are talking with Sam (male).')
  expect(other.system).not.toContain('clocks')
  // A thread that is kept in memory is read again after a change.
  await me.call(contract.updatePersona, { params: { id: String(persona.id) }, body: { name: 'Alex', gender: null } })
  expect((await say(first)).system).toContain('You are talking with Alex.')
  await me.call(updateMe, { body: { name: 'Samuel' } })
  expect((await say(first)).user_name).toBe('Alex')
  await me.call(contract.deletePersona, { params: { id: String(persona.id) } })
  expect((await say(first)).system).toContain('You are talking with Samuel (male).')
  expect((await me.call(conversations.getConversation, { params: { id: String(first) } })).config.persona_id).toBeNull()
})

test('new chats begin with the default persona, there is one at most, and a fork keeps who one is', async () => {
  const { me, begin, say, make } = await open()
  const one = await make({ is_default: true })
  const two = await make({ name: 'Kim', is_default: true })
  const { data } = await me.call(contract.listPersonas)
  expect(data.map(({ name, is_default }) => [name, is_default])).toEqual([
    ['Robin', false],
    ['Kim', true],
  ])
  const id = await begin()
  expect((await say(id)).user_name).toBe('Kim')
  const conversation = await me.call(conversations.getConversation, { params: { id: String(id) } })
  expect(conversation.config.persona_id).toBe(two.id)
  const fork = await me.call(conversations.forkConversation, {
    params: { id: String(id) },
    body: { message_id: conversation.messages.at(-1)!.id },
  })
  expect(fork.config.persona_id).toBe(two.id)
  await me.call(contract.updatePersona, { params: { id: String(one.id) }, body: { is_default: true } })
  await me.call(contract.updatePersona, { params: { id: String(one.id) }, body: { is_default: false } })
  expect((await me.call(contract.listPersonas)).data.some(({ is_default }) => is_default)).toBe(false)
})

test('a persona makes nobody a minor, whichever field says it, and what is refused is not stored', async () => {
  const { me, make } = await open()
  const held = async () => (await me.call(getMe)).age_hold
  for (const about of ['A 15 year old from Porto.', 'He is six years old.'])
    await expect(make({ about })).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  await expect(make({ name: 'Robin, 14 years old' })).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  const persona = await make()
  expect(await held()).toBe(false)
  const change = (body: Partial<contract.PersonaInput>) => me.call(contract.updatePersona, { params: { id: String(persona.id) }, body })
  await expect(change({ about: 'I am 13 years old.' })).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  expect((await me.call(contract.listPersonas)).data).toEqual([persona])
  // What a person says of themselves here counts as it does in a message.
  expect(await held()).toBe(true)
})

test('personas belong to one person, are limited, and the same key makes one', async () => {
  const { server, me, begin, make, choose } = await open()
  const persona = await make()
  const other = await server.signIn()
  const params = { id: String(persona.id) }
  await expect(other.call(contract.updatePersona, { params, body: { name: 'Mine' } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(other.call(contract.deletePersona, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await other.call(contract.listPersonas)).data).toEqual([])
  const theirs = await other.call(contract.createPersona, { body: { name: 'Theirs', gender: null, about: '' } })
  const id = await begin()
  await expect(choose(id, theirs.id)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(make({ name: ' ' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(make({ about: 'x'.repeat(contract.PERSONA_LIMITS.about + 1) })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  const key = { idempotency_key: randomUUID() }
  const body = { name: 'Twice', gender: null, about: '' }
  const made = await Promise.all([me.call(contract.createPersona, { body }, key), me.call(contract.createPersona, { body }, key)])
  expect(made[0]).toEqual(made[1])
  const { count } = await me.call(contract.listPersonas)
  for (let at = count; at < contract.PERSONA_LIMITS.personas; at++) await make({ about: '' })
  await expect(make()).rejects.toMatchObject({ code: 'TOO_MANY_PERSONAS', details: { most: contract.PERSONA_LIMITS.personas } })
})

test('the built-in companion is told what a persona says of itself, and memories stay as they are', async () => {
  const { me, begin, say, make, choose } = await open({ demo: true })
  const id = await begin()
  await choose(id, (await make({ about: 'I live above a bakery in Lisbon.' })).id)
  expect((await say(id)).recalled).toContain('You live above a bakery in Lisbon')
  expect((await me.call(memories.listMemories, { params: { id: String(id) } })).data).toEqual([])
})

test('on hold for age, the name alone is told', async () => {
  const { server, me, begin, say, make, choose } = await open()
  const id = await begin()
  await choose(id, (await make()).id)
  await holdForAge(server.ctx, me.user.id)
  const told = await say(id)
  expect(told.system).toContain('Robin')
  expect(told.system).not.toContain('clocks')
})

test('personas are in the data export and are erased', async () => {
  const { server, me, make } = await open()
  await make()
  const entry = ERASED.find(({ table }) => table === 'personas')!
  expect(entry.exported).toMatchObject({ file: 'personas', columns: expect.stringContaining('about') })
  const { text, params } = bindPerson(`delete from personas where ${entry.where}`, (await loadPerson(server.ctx, me.user.id))!)
  await server.ctx.db.query(text, params)
  expect((await me.call(contract.listPersonas)).data).toEqual([])
})
