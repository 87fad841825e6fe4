import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { says, scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

test('the end of a reply is moderated too, though no sentence ends there: none of it is shown or paid', async () => {
  const server = await testServer({ chat: scriptedChat(says('Good evening. ', 'And then the forbidden word')) })
  const { ctx } = server
  const { check } = ctx.moderation
  // A detector without a quick look: nothing but the reply's end gives a reason to ask it about these words.
  delete ctx.moderation.quick
  ctx.moderation.check = async (input) =>
    input.stage === 'model_output' && input.text.includes('forbidden')
      ? {
          action: 'block',
          rule: 'real_people',
          crisis: 'none',
          speaker_under_age: false,
          unsure: false,
          policy_version: 'x',
          detectors: [],
        }
      : check.call(ctx.moderation, input)
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  const before = (await me.call(getMe)).credit_balance
  await me.call(contract.sendMessage, { params: { id: String(id) }, body: { content: 'Hello' } }, { idempotency_key: randomUUID() })
  await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  const { messages } = await me.call(contract.getConversation, { params: { id: String(id) } })
  expect(messages.at(-1)).toMatchObject({ status: 'blocked', content: '', content_attributes: { rule: 'real_people' } })
  expect((await me.call(getMe)).credit_balance).toBe(before)
})

test('what follows a sign of a rule is shown once it has been checked, and is checked a few characters at a time', async () => {
  const shown: string[] = []
  const checked: string[] = []
  const pieces = ['You ', 'have ', 'room ', '7 ', 'on ', 'the ', 'left ', 'and ', 'so ', 'we ', 'meet ', 'for', 'bidden ', 'words ', 'here']
  const server = await testServer({
    chat: scriptedChat(async function* () {
      for (const piece of pieces) {
        yield piece
        // What a tab that opens now is given.
        for (const reply of server.ctx.running.values()) shown.push(reply.text)
      }
    }),
  })
  const { ctx } = server
  const { check } = ctx.moderation
  ctx.moderation.quick = (tail) => /\d/.test(tail)
  ctx.moderation.check = async (input) => {
    if (input.stage === 'model_output') checked.push(input.text)
    const verdict = await check.call(ctx.moderation, input)
    return input.stage === 'model_output' && input.text.includes('forbidden')
      ? { ...verdict, action: 'block', rule: 'real_people' }
      : verdict
  }
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(contract.createConversation, { body: { account_id: data[0]!.id } })
  await me.call(contract.sendMessage, { params: { id: String(id) }, body: { content: 'Hello' } }, { idempotency_key: randomUUID() })
  await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  const { messages } = await me.call(contract.getConversation, { params: { id: String(id) } })
  expect(messages.at(-1)).toMatchObject({ status: 'blocked', content: '' })
  const after = shown.filter((text) => text.includes('7'))
  expect(after.length).toBeGreaterThan(5)
  for (const text of after) expect(checked.some((read) => read.startsWith(text))).toBe(true)
  expect(shown.some((text) => text.includes('for'))).toBe(false)
  // The sign, and every twelve characters behind it: not every piece.
  expect(checked.length).toBeLessThanOrEqual(5)
})
