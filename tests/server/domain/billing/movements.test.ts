import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { listMovements } from '@/contracts/billing'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { requestPhoto } from '@/contracts/photos'
import { getMe } from '@/contracts/users'
import { requestVoice } from '@/contracts/voices'
import { captureCreditsIn, grantCredits, holdCredits, releaseCredits } from '@/server/domain/credits/credits'
import { says, scriptedChat } from '@/tests/support/chat'
import { testServer, type TestServer } from '@/tests/support/server'

type Me = Awaited<ReturnType<TestServer['signIn']>>

async function everything(me: Me, limit = '3') {
  const found = []
  for (let cursor: string | undefined; ;) {
    const page = await me.call(listMovements, { query: { limit, ...(cursor ? { cursor } : {}) } })
    found.push(...page.data)
    if (!page.next_cursor) return found
    cursor = page.next_cursor
  }
}

test('every movement is there once, names what it paid for, and all together are the balance', async () => {
  const { ctx, anonymous, signIn } = await testServer({ chat: scriptedChat(says('Yes.')) })
  const me = await signIn()
  const user_id = me.user.id
  const character = (await anonymous(listCharacters)).data[0]!
  const { id } = await me.call(conversations.createConversation, { body: { account_id: character.id } })
  await me.call(conversations.sendMessage, { params: { id: String(id) }, body: { content: 'Hello' } }, { idempotency_key: randomUUID() })
  await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  const { messages } = await me.call(conversations.getConversation, { params: { id: String(id) } })
  await grantCredits(ctx, { user_id, source: 'reward', key: 'first', credits: 5, expires_at: null, reason: 'reward' })
  await holdCredits(ctx, { user_id, key: 'photo:1', credits: 4, reason: 'photo', lease_seconds: 60 })
  await captureCreditsIn(ctx.db, user_id, 'photo:1')
  await holdCredits(ctx, { user_id, key: 'voice:1', credits: 3, reason: 'voice', lease_seconds: 60 })
  await releaseCredits(ctx, user_id, 'voice:1')

  const found = await everything(me)
  expect(found.map(({ kind, credits }) => [kind, credits])).toEqual([
    ['returned', 3],
    ['voice', -3],
    ['photo', -4],
    ['reward', 5],
    ['message', -1],
    ['welcome', 50],
  ])
  expect(found[4]!.subject).toEqual({
    conversation_id: id,
    message_id: messages.at(-1)!.id,
    user_media_id: null,
    character_name: character.full_name,
  })
  expect(new Set(found.map((movement) => movement.id)).size).toBe(found.length)
  expect(found.reduce((sum, { credits }) => sum + credits, 0)).toBe((await me.call(getMe)).credit_balance)
  expect(await everything(me, '100')).toEqual(found)
})

test('a photo and a voice message name the chat they were for', async () => {
  const { ctx, anonymous, signIn } = await testServer({ chat: scriptedChat(says('Yes.')) })
  const me = await signIn()
  const character = (await anonymous(listCharacters)).data[0]!
  const params = { id: String((await me.call(conversations.createConversation, { body: { account_id: character.id } })).id) }
  await me.call(conversations.sendMessage, { params, body: { content: 'Hello' } }, { idempotency_key: randomUUID() })
  await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  const reply = (await me.call(conversations.getConversation, { params })).messages.at(-1)!
  const { id: photo_id } = await me.call(
    requestPhoto,
    { params, body: { request: { level: 'safe', prompt: 'by the window' } } },
    { idempotency_key: randomUUID() },
  )
  await me.call(requestVoice, { params: { id: String(reply.id) } })
  const [voice, photo] = await everything(me, '100')
  const subject = { conversation_id: Number(params.id), character_name: character.full_name }
  expect(voice).toMatchObject({ kind: 'voice', subject: { ...subject, message_id: reply.id } })
  expect(photo).toMatchObject({ kind: 'photo', subject: { ...subject, user_media_id: photo_id } })
})

test("nobody sees another's movements, and a made-up cursor is refused", async () => {
  const { ctx, signIn } = await testServer()
  const [me, other] = [await signIn(), await signIn()]
  await grantCredits(ctx, { user_id: other.user.id, source: 'reward', key: 'theirs', credits: 9, expires_at: null, reason: 'reward' })
  expect((await everything(me)).map(({ kind }) => kind)).toEqual(['welcome'])
  const [newest] = await everything(other)
  const below = await me.call(listMovements, { query: { cursor: String(Number(newest!.id) + 1) } })
  expect(below.data.map(({ credits }) => credits)).toEqual([50])
  await expect(me.call(listMovements, { query: { cursor: '1; drop' } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
