import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { holdForAge } from '@/server/domain/account/age-hold'
import { checkLedger } from '@/server/domain/credits/credits'
import { ProviderError } from '@/server/providers/errors'
import type { ChatRequest } from '@/server/providers/chat/port'
import { scriptedChat } from '@/tests/support/chat'
import { silent, testServer } from '@/tests/support/server'

async function open(write: (request: ChatRequest) => string = () => 'I would love to see the sea.', demo = false) {
  const asked: ChatRequest[] = []
  const chat = scriptedChat(async function* (request) {
    asked.push(request)
    yield request.system.includes('You help') ? write(request) : 'What would you like to see?'
  })
  const server = await testServer({ chat: { ...chat, demo }, log: silent })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  await me.call(contract.sendMessage, { params, body: { content: 'Hello there' } }, { idempotency_key: randomUUID() })
  await Promise.all([...server.ctx.running.values()].map(({ done }) => done))
  const line = (key = randomUUID()) => me.call(contract.suggestLine, { params }, { idempotency_key: key })
  const balance = async () => (await me.call(getMe)).credit_balance
  const faults = async () => (await checkLedger(server.ctx)).filter(({ user_id }) => user_id === me.user.id)
  return { server, me, params, line, balance, faults, asked }
}

test('a line costs a message once for each key, and neither sends nor stores a message', async () => {
  const { me, params, line, balance, faults, asked } = await open()
  const before = await balance()
  const { messages } = await me.call(contract.getConversation, { params })
  const key = randomUUID()
  expect(await line(key)).toEqual({ text: 'I would love to see the sea.' })
  expect(await line(key)).toEqual({ text: 'I would love to see the sea.' })
  expect(await balance()).toBe(before - 1)
  expect((await me.call(contract.getConversation, { params })).messages).toEqual(messages)
  expect(asked.filter(({ system }) => system.includes('You help'))).toHaveLength(1)
  expect(asked.at(-1)!.messages[0]!.content).toContain('Sam: Hello there')
  const twice = randomUUID()
  const [one, other] = await Promise.all([line(twice), line(twice)])
  expect(one).toEqual(other)
  expect(await balance()).toBe(before - 2)
  const results = await Promise.allSettled([line(), line()])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  expect(results[1]).toMatchObject({ reason: { code: 'GENERATION_RUNNING' } })
  expect(await balance()).toBe(before - 3)
  expect(await faults()).toEqual([])
})

test('a name and quotes that a model puts around the line are taken off', async () => {
  const { line } = await open(() => 'Sam: “Tell me about the harbor.”')
  expect((await line()).text).toBe('Tell me about the harbor.')
})

test('nothing is paid where no line came: the model failed, said nothing, or crossed a line', async () => {
  for (const [write, code] of [
    [
      () => {
        throw new ProviderError('transient', 'scripted')
      },
      'PROVIDER_UNAVAILABLE',
    ],
    [() => '  ', 'PROVIDER_UNAVAILABLE'],
    [() => 'I am six years old', 'CONTENT_BLOCKED'],
  ] as const) {
    const { line, balance, faults } = await open(write)
    const before = await balance()
    await expect(line()).rejects.toMatchObject({ code })
    expect(await balance()).toBe(before)
    expect(await faults()).toEqual([])
  }
})

test('without credits, on hold for age, or in somebody else’s chat there is no line', async () => {
  const { server, me, params, line } = await open()
  const other = await server.signIn()
  await expect(other.call(contract.suggestLine, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const poor = await open()
  for (let left = await poor.balance(); left > 0; left--) await poor.line()
  await expect(poor.line()).rejects.toMatchObject({ code: 'NOT_ENOUGH_BALANCE' })
  await holdForAge(server.ctx, me.user.id)
  await expect(line()).rejects.toMatchObject({ code: 'AGE_HOLD' })
})

test('the built-in companion offers a written line for nothing, and another one once it was said', async () => {
  const { me, params, line, server, balance, faults } = await open(undefined, true)
  const before = await balance()
  const key = randomUUID()
  const first = await line(key)
  expect(first.text).not.toBe('')
  expect(await line(key)).toEqual(first)
  expect(await balance()).toBe(before)
  expect(await server.ctx.db.query(`select 1 from ledger_entries where user_id = $1 and key like 'line:%'`, [me.user.id])).toEqual([])
  expect(await faults()).toEqual([])
  await me.call(contract.sendMessage, { params, body: { content: first.text } }, { idempotency_key: randomUUID() })
  await Promise.all([...server.ctx.running.values()].map(({ done }) => done))
  expect((await line()).text).not.toBe(first.text)
})
