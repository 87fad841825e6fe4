import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { addMemory } from '@/contracts/memories'
import { getMe } from '@/contracts/users'
import { forgetPersona } from '@/server/domain/characters/load-persona'
import { says, scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

const TENDER = 'Kiss me'

async function open(...pieces: string[]) {
  const server = await testServer({ chat: scriptedChat(says(...(pieces.length ? pieces : ['Good evening.']))) })
  const { ctx } = server
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const character_id = data[0]!.id
  const { id } = await me.call(contract.createConversation, { body: { account_id: character_id } })
  const params = { id: String(id) }
  const say = async (content: string) => {
    const sent = await me.call(contract.sendMessage, { params, body: { content } }, { idempotency_key: randomUUID() })
    await Promise.all([...ctx.running.values()].map((reply) => reply.done))
    return sent
  }
  const credits = async () => (await me.call(getMe)).credit_balance
  const remember = (text: string) => me.call(addMemory, { params, body: { text } })
  const refused = async () => {
    const before = await credits()
    await expect(say(TENDER)).rejects.toMatchObject({ code: 'CONTENT_BLOCKED', details: { rule: 'minors' } })
    expect(await credits()).toBe(before)
  }
  return { ...server, me, params, character_id, say, remember, refused }
}

test('an age that is split over two memories counts in every later message', async () => {
  const { remember, say, refused } = await open()
  await remember('You are only')
  await say(TENDER)
  await remember('fifteen years old.')
  await refused()
})

test('memories of somebody’s own family do not', async () => {
  const { remember, say } = await open()
  await remember('Your daughter is six and loves trains.')
  await remember('You were fifteen when you moved to Oslo.')
  expect((await say(TENDER)).content).toBe(TENDER)
})

test('the entries of a lorebook are read with the card and with one another, also those that older rules let pass', async () => {
  const { ctx, say, refused, character_id } = await open()
  const entry = () => ({ keys: ['boat'], secondary_keys: [], selective: false, use_regex: false, case_sensitive: false })
  const store = async (...contents: string[]) => {
    const entries = contents.map((content) => ({ ...entry(), content, enabled: true, constant: false, insertion_order: 1 }))
    const lorebook = { name: '', scan_depth: null, token_budget: null, recursive_scanning: false, entries }
    await ctx.db.query(`update characters set extras = extras || jsonb_build_object('lorebook', $2::jsonb) where id = $1`, [
      character_id,
      JSON.stringify(lorebook),
    ])
    forgetPersona(ctx, character_id)
  }
  try {
    await store('She owns a boat and', 'teaches in the ninth grade of a school.')
    await say(TENDER)
    await store('She is in the', 'ninth grade of her school.')
    await refused()
  } finally {
    await store()
  }
})

test('what a model writes is read with memories too', async () => {
  const { remember, say, me, params } = await open('I kiss you.')
  await remember('You are only')
  await remember('fifteen years old.')
  await say('Good evening')
  const { messages } = await me.call(contract.getConversation, { params })
  expect(messages.at(-1)).toMatchObject({ status: 'blocked', content: '', content_attributes: { rule: 'minors' } })
})
