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
