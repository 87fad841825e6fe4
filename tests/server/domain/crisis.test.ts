import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { createGroup } from '@/contracts/group-chats'
import { getMe } from '@/contracts/users'
import { checkLedger } from '@/server/domain/credits/credits'
import { readEvents } from '@/server/domain/events/read-events'
import { CRISIS_LINES } from '@/contracts/crisis-lines'
import { getPlace } from '@/contracts/places'
import { updatePreferences } from '@/contracts/account'
import { createCall } from '@/lib/api/call'
import { textsOf } from '@/server/texts/texts-of'
import { ProviderError } from '@/server/providers/errors'
import type { ChatRequest } from '@/server/providers/chat/port'
import { type Script, says, scriptedChat, waitsAfter } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

const CRISIS_MESSAGE = textsOf('en')('crisis.message')

const ACUTE = 'I am going to kill myself tonight'
const CONCERN = 'I don’t want to live anymore'

/** A chat with a model whose next reply is `state.next`. */
async function open(environment: Record<string, string> = {}) {
  const asked: ChatRequest[] = []
  const state: { next: Script } = { next: says('The harbor is quiet.') }
  const server = await testServer({
    environment,
    chat: scriptedChat((request) => {
      asked.push(request)
      return state.next(request)
    }),
  })
  const { ctx } = server
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const settle = () => Promise.all([...ctx.running.values()].map((reply) => reply.done))
  const say = (content: string) => me.call(contract.sendMessage, { params, body: { content } }, { idempotency_key: randomUUID() })
  const last = async () => (await me.call(contract.getConversation, { params })).messages.at(-1)!
  const helped = async () => (await readEvents(ctx, me.user.id, 0))!.filter(({ event }) => event === 'safety.notice').length
  const balance = async () => (await me.call(getMe)).credit_balance
  const referrals = async () => Number((await ctx.db.query<{ n: string }>('select count(*) as n from crisis_referrals', []))[0]!.n)
  return { ctx, me, asked, state, settle, say, last, helped, balance, referrals }
}

test('what a model writes of acute danger gives way to the fixed message, unpaid, and neither is ever in a prompt', async () => {
  const { ctx, asked, state, settle, say, last, helped, balance, referrals } = await open()
  const before = [await balance(), await referrals()] as const
  state.next = says('The rain falls. ', 'I have a plan to end my life. ', 'Come closer.')
  await say('How are you?')
  await settle()
  expect(await last()).toMatchObject({ status: 'complete', content: CRISIS_MESSAGE, content_attributes: { notice: 'crisis' } })
  expect([await helped(), await balance(), await referrals()]).toEqual([1, before[0], before[1] + 1])
  state.next = says('Good morning.')
  await say('Good morning')
  await settle()
  expect(await last()).toMatchObject({ content: 'Good morning.' })
  expect(JSON.stringify(asked.at(-1)!.messages)).not.toMatch(/988|not your companion|a plan to end/)
  expect(await checkLedger(ctx)).toEqual([])
})

test('what no rule knows is found by its meaning, costs the reply nothing, and comes once in six hours', async () => {
  const { ctx, settle, say, last, helped, balance, referrals } = await open({ EMBEDDINGS_PROVIDER: 'embedded' })
  onTestFinished(() => ctx.embeddings.close())
  const before = [await balance(), await referrals()] as const
  for (const harmless of ['Life is too short for bad wine.', 'Ich wäre am liebsten am Meer.', 'I said goodbye to my old couch today.']) {
    await say(harmless)
    await settle()
  }
  await say('Some days I feel like it would be easier for all of them once I have gone away for good')
  await settle()
  expect(await last()).toMatchObject({ status: 'complete', content: 'The harbor is quiet.' })
  await expect.poll(helped, { timeout: 20_000 }).toBe(1)
  expect([await balance(), await referrals()]).toEqual([before[0] - 4, before[1] + 1])
  await say('It really would be easier for all of them once I have gone away for good')
  await settle()
  await say('Good night')
  await settle()
  expect(await helped()).toBe(1)
}, 60_000)

test('signs of danger in a reply bring the card once, beside the reply', async () => {
  const { state, settle, say, last, helped, referrals } = await open()
  const before = await referrals()
  state.next = says('I wish I was dead. ', 'I am so tired. ', 'And you?')
  await say('How are you?')
  await settle()
  expect(await last()).toMatchObject({ status: 'complete', content: expect.stringContaining('And you?') as string })
  expect([await helped(), await referrals()]).toEqual([1, before + 1])
})

test('help is pointed to without credits, with the model down, and while another reply is being written', async () => {
  const { ctx, me, state, settle, say, last, helped, balance } = await open()
  const { script, go } = waitsAfter('Wait. ', 'Yes.')
  state.next = script
  await say('Hello')
  await expect(say(ACUTE)).rejects.toMatchObject({ code: 'GENERATION_RUNNING' })
  expect(await helped()).toBe(1)
  go()
  await settle()
  state.next = async function* () {
    yield* []
    throw new ProviderError('transient', 'scripted failure')
  }
  await ctx.db.query(`select credits_hold($1, 'all', $2, 'test', interval '1 hour', now())`, [me.user.id, await balance()])
  await expect(say(CONCERN)).rejects.toMatchObject({ code: 'NOT_ENOUGH_BALANCE' })
  expect(await helped()).toBe(2)
  await say(ACUTE)
  expect(await last()).toMatchObject({ content: CRISIS_MESSAGE })
  expect(await helped()).toBe(3)
})

test('help is the line of where the person is: each row of the table, and the directory elsewhere', async () => {
  const server = await testServer({ chat: scriptedChat(says('Hm.')) })
  const me = await server.signIn()
  const from = (place: string) =>
    createCall('http://localhost', server.send, async () => ({ authorization: `Bearer ${me.session_id}`, 'x-test-place': place }))
  for (const { place, name, call, text } of CRISIS_LINES)
    expect((await from(place)(getPlace)).help).toEqual({ name, call, text: text ?? null })
  expect((await from('AR')(getPlace)).help).toBeNull()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const answer = async () => {
    await me.call(contract.sendMessage, { params, body: { content: ACUTE } }, { idempotency_key: randomUUID() })
    return (await me.call(contract.getConversation, { params })).messages.at(-1)!.content
  }
  expect(await answer()).toBe(CRISIS_MESSAGE)
  await me.call(updatePreferences, { body: { place: 'FR' } })
  expect(await answer()).toContain('3114')
  await me.call(updatePreferences, { body: { place: 'AR' } })
  expect(await answer()).toBe(CRISIS_MESSAGE)
})

test('in a group one fixed message takes the place of all replies, unpaid, and is in nobody’s prompt', async () => {
  const { ctx, me, asked, settle, helped, balance } = await open()
  const { data } = await me.call(listCharacters, { query: {} })
  const members = data.slice(0, 3).map(({ id }) => ({ account_id: id }))
  const { id } = await me.call(createGroup, { body: { members } }, { idempotency_key: randomUUID() })
  const params = { id: String(id) }
  const say = (content: string) => me.call(contract.sendMessage, { params, body: { content } }, { idempotency_key: randomUUID() })
  const before = [await balance(), await helped()] as const
  await say(`${data[0]!.full_name} and ${data[1]!.full_name}: ${ACUTE}`)
  await settle()
  const { messages } = await me.call(contract.getConversation, { params })
  expect(messages.map(({ content_attributes: { notice } }) => notice ?? null)).toEqual([null, 'crisis'])
  expect([asked.length, await balance(), await helped()]).toEqual([0, before[0], before[1] + 1])
  await say('The lamp is lit.')
  await settle()
  expect(JSON.stringify(asked.at(-1)!.messages)).not.toContain(CRISIS_MESSAGE)
  expect(await checkLedger(ctx)).toEqual([])
})
