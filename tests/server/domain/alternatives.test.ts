import { expect, test } from 'vitest'
import * as alternatives from '@/contracts/alternatives'
import { importChat } from '@/contracts/cards'
import { listCharacters } from '@/contracts/characters'
import * as contract from '@/contracts/conversations'
import type { Message } from '@/contracts/messages'
import { getMe } from '@/contracts/users'
import { purgeOld } from '@/server/domain/account/retention'
import { checkLedger } from '@/server/domain/credits/credits'
import { recoverMessage } from '@/server/domain/messages/change-branch'
import { ProviderError } from '@/server/providers/errors'
import type { ChatRequest } from '@/server/providers/chat/port'
import { scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

/** A chat whose model answers "Reply 1.", "Reply 2.", … or fails where it is told to. */
async function chatting() {
  let number = 0
  let fails = false
  const asked: ChatRequest[] = []
  const chat = scriptedChat(async function* (request) {
    asked.push(request)
    if (fails) throw new ProviderError('transient', 'scripted')
    yield `Reply ${++number}.`
  })
  const server = await testServer({ chat })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const account_id = data[0]!.id
  const { id } = await me.call(contract.createConversation, { body: { account_id } })
  const params = { id: String(id) }
  const settled = () => Promise.all([...server.ctx.running.values()].map(({ done }) => done))
  const say = async (content: string): Promise<Message> => {
    const message = await me.call(contract.sendMessage, { params, body: { content } })
    await settled()
    return message
  }
  const of = (message: { id: number }) => ({ params: { id: String(message.id) } })
  const shown = async (conversation = id) => (await me.call(contract.getConversation, { params: { id: String(conversation) } })).messages
  const texts = async (conversation = id) => (await shown(conversation)).slice(1).map(({ content }) => content)
  const again = async (message: { id: number }) => {
    const made = await me.call(alternatives.regenerateMessage, of(message))
    await settled()
    return made
  }
  const edit = async (message: { id: number }, content: string) => {
    const made = await me.call(alternatives.editMessage, { ...of(message), body: { content } })
    await settled()
    return made
  }
  const balance = async () => (await me.call(getMe)).credit_balance
  return {
    server,
    me,
    id,
    account_id,
    params,
    say,
    of,
    shown,
    texts,
    again,
    edit,
    settled,
    balance,
    asked,
    fail: (on: boolean) => (fails = on),
  }
}

test('a reply is written once more for a message’s price, and each version comes back with what followed it', async () => {
  const { me, say, of, shown, texts, again, balance, server, asked } = await chatting()
  await say('Hello')
  const first = (await shown()).at(-1)!
  await say('And then?')
  const second = await again(first)
  expect(await texts()).toEqual(['Hello', 'Reply 3.'])
  expect((await shown()).at(-1)).toMatchObject({ alternatives: { index: 2, count: 2, previous_id: first.id, next_id: null } })
  expect(asked.at(-1)!.messages.map(({ content }) => content)).not.toContain('And then?')
  expect(asked.at(-1)!.tried).toEqual(['Reply 1.'])
  await me.call(alternatives.selectMessage, of(first))
  expect(await texts()).toEqual(['Hello', 'Reply 1.', 'And then?', 'Reply 2.'])
  await me.call(alternatives.selectMessage, of(second))
  expect(await texts()).toEqual(['Hello', 'Reply 3.'])
  expect(await balance()).toBe(47)
  expect(await checkLedger(server.ctx)).toEqual([])
})

test('where no other reply comes the one before is shown again, and nothing is charged', async () => {
  const { say, shown, texts, again, balance, fail } = await chatting()
  await say('Hello')
  const [first] = (await shown()).slice(-1)
  fail(true)
  await again(first!)
  expect(await texts()).toEqual(['Hello', 'Reply 1.'])
  expect((await shown()).at(-1)).toMatchObject({ id: first!.id, alternatives: null })
  expect(await balance()).toBe(49)
})

test('an edit is a new branch: one’s own message is answered anew, the character’s is free', async () => {
  const { me, say, of, shown, texts, edit, balance } = await chatting()
  const hello = await say('Hello')
  await edit(hello, 'Good evening')
  expect(await texts()).toEqual(['Good evening', 'Reply 2.'])
  const reply = (await shown()).at(-1)!
  await edit(reply, 'Good evening to you.')
  expect(await texts()).toEqual(['Good evening', 'Good evening to you.'])
  expect((await shown()).at(-1)!.edited_at).not.toBeNull()
  expect(await balance()).toBe(48)
  await me.call(alternatives.selectMessage, of(hello))
  expect(await texts()).toEqual(['Hello', 'Reply 1.'])
})

test('a deleted message leaves the chat and every prompt, and comes back to its place', async () => {
  const { me, say, of, shown, texts, asked } = await chatting()
  const hello = await say('Hello')
  await say('More')
  await me.call(alternatives.deleteMessage, of(hello))
  expect(await texts()).toEqual(['Reply 1.', 'More', 'Reply 2.'])
  await say('Still')
  expect(asked.at(-1)!.messages.map(({ content }) => content)).not.toContain('Hello')
  await me.call(alternatives.recoverMessage, of(hello))
  expect(await texts()).toEqual(['Hello', 'Reply 1.', 'More', 'Reply 2.', 'Still', 'Reply 3.'])
  const last = (await shown()).at(-1)!
  await me.call(alternatives.deleteMessage, of(last))
  await me.call(alternatives.deleteMessage, of(last))
  expect((await texts()).at(-1)).toBe('Still')
})

test('nobody else reads, changes or reports a message', async () => {
  const { server, me, say, of, params } = await chatting()
  const hello = await say('Hello')
  const other = await server.signIn()
  const code = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code: string }) => error.code,
    )
  for (const endpoint of [
    alternatives.regenerateMessage,
    alternatives.selectMessage,
    alternatives.deleteMessage,
    alternatives.recoverMessage,
  ]) {
    expect(await code(other.call(endpoint, of(hello)))).toBe('NOT_FOUND')
  }
  expect(await code(other.call(alternatives.editMessage, { ...of(hello), body: { content: 'x' } }))).toBe('NOT_FOUND')
  expect(await code(other.call(alternatives.pinMessage, { ...of(hello), body: { on: true } }))).toBe('NOT_FOUND')
  expect(await code(other.call(contract.forkConversation, { params, body: { message_id: hello.id } }))).toBe('NOT_FOUND')
  expect(await code(other.call(contract.deleteConversation, { params }))).toBe('NOT_FOUND')
  expect(await code(me.call(alternatives.regenerateMessage, of(hello)))).toBe('INVALID_INPUT')
})

test('a fork goes its own way, and a second chat begins beside the first', async () => {
  const { me, id, account_id, params, say, shown, texts } = await chatting()
  await say('Hello')
  const reply = (await shown()).at(-1)!
  await say('Only here')
  const fork = await me.call(contract.forkConversation, { params, body: { message_id: reply.id } }, { idempotency_key: 'fork-once-0001' })
  expect(fork.messages.slice(1).map(({ content }) => content)).toEqual(['Hello', 'Reply 1.'])
  expect(
    (await me.call(contract.forkConversation, { params, body: { message_id: reply.id } }, { idempotency_key: 'fork-once-0001' })).id,
  ).toBe(fork.id)
  expect(await texts()).toContain('Only here')
  const body = { account_id, fresh: true }
  const fresh = await me.call(contract.createConversation, { body }, { idempotency_key: 'fresh-once-0001' })
  expect((await me.call(contract.createConversation, { body }, { idempotency_key: 'fresh-once-0001' })).id).toBe(fresh.id)
  expect(new Set([id, fork.id, fresh.id]).size).toBe(3)
  await me.call(contract.deleteConversation, { params })
  const listed = async () => (await me.call(contract.listConversations)).data.map((one) => one.id)
  expect((await listed()).toSorted()).toEqual([fork.id, fresh.id].toSorted())
  await expect(me.call(contract.getConversation, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await me.call(contract.recoverConversation, { params })
  expect(await texts()).toContain('Only here')
  await me.call(contract.pinConversation, { params, body: { on: true } })
  await me.call(contract.archiveConversation, { params: { id: String(fresh.id) }, body: { on: true } })
  expect(await listed()).toEqual([id, fork.id, fresh.id])
})

test('a SillyTavern chat with swipes goes in and out as the same tree', async () => {
  const { me, account_id } = await chatting()
  const line = (is_user: boolean, mes: string, minute: number, more = {}) =>
    JSON.stringify({
      name: is_user ? 'Sam' : 'Iris',
      is_user,
      is_system: false,
      send_date: `2025-01-01T20:0${minute}:00.000Z`,
      mes,
      extra: {},
      ...more,
    })
  const lines = [
    line(false, 'Good evening.', 0, { swipe_id: 1, swipes: ['Hey.', 'Good evening.', 'You again.'] }),
    line(true, 'Hello Iris.', 1),
    line(false, 'Sit down.', 2, { swipe_id: 0, swipes: ['Sit down.', 'Stand up.'] }),
  ]
  const file = new Blob([[JSON.stringify({ user_name: 'Sam', character_name: 'Iris' }), ...lines].join('\n')])
  const { conversation_id } = await me.call(importChat, { query: { account_id: String(account_id) }, file })
  const exported = async () => {
    const { text } = await me.call(contract.exportConversation, {
      params: { id: String(conversation_id) },
      query: { format: 'sillytavern' },
    })
    const [, ...rest] = text
      .trim()
      .split('\n')
      .map((one) => JSON.parse(one) as Record<string, unknown>)
    return rest.map(({ is_user, mes, swipes, swipe_id }) => ({ is_user, mes, swipes, swipe_id }))
  }
  const given = lines.map((one) => JSON.parse(one) as Record<string, unknown>)
  expect(await exported()).toEqual(given.map(({ is_user, mes, swipes, swipe_id }) => ({ is_user, mes, swipes, swipe_id })))
  const { messages } = await me.call(contract.getConversation, { params: { id: String(conversation_id) } })
  expect(messages.map(({ alternatives: of }) => of && [of.index, of.count])).toEqual([[2, 3], null, [1, 2]])
  await me.call(alternatives.selectMessage, { params: { id: String(messages[2]!.alternatives!.next_id) } })
  expect((await exported()).at(-1)).toMatchObject({ mes: 'Stand up.', swipe_id: 1 })
})

test('what was told in another branch, a deleted message or a deleted chat is in no prompt, and comes back with it', async () => {
  const { me, account_id, say, of, shown, edit, asked, server, id } = await chatting()
  const remember = async () => {
    await server.ctx.db.query(
      `insert into remembering (id, user_id, next_try_at) values ($1, $2, now()) on conflict (id) do update set next_try_at = now()`,
      [id, me.user.id],
    )
  }
  const tell = async (message: { id: number }, text: string) => {
    await server.ctx.db.query(
      `insert into memories (user_id, character_id, kind, text, origin, day, source_ids) values ($1, $2, 'person', $3, 'chat', '2026-11-25', array[$4::bigint])`,
      [me.user.id, account_id, text, message.id],
    )
    await server.ctx.db.query(
      `insert into memory_books (user_id, character_id) values ($1, $2)
        on conflict (user_id, character_id) do update set version = memory_books.version + 1`,
      [me.user.id, account_id],
    )
  }
  const notes = () => JSON.stringify(asked.at(-1))
  await remember()
  const berlin = await say('I live in Ashford.')
  await tell(berlin, 'You live in Ashford.')
  await say('And now?')
  expect(notes()).toContain('You live in Ashford.')
  await edit(berlin, 'I live in Bramley.')
  const bramley = (await shown()).find(({ content }) => content === 'I live in Bramley.')!
  await tell(bramley, 'You live in Bramley.')
  await server.ctx.db.query(
    `update memories set replaced_by = (select max(id) from memories where user_id = $1) where text = 'You live in Ashford.'`,
    [me.user.id],
  )
  await say('And now?')
  expect(notes()).toContain('You live in Bramley.')
  expect(notes()).not.toContain('Ashford')
  await me.call(alternatives.selectMessage, of(berlin))
  await say('And today?')
  expect(notes()).toContain('You live in Ashford.')
  expect(notes()).not.toContain('Bramley')

  const params = { id: String(id) }
  const chat = async (fresh: { id: number }) => {
    await me.call(contract.sendMessage, { params: { id: String(fresh.id) }, body: { content: 'Hello' } })
    await Promise.all([...server.ctx.running.values()].map(({ done }) => done))
    return notes()
  }
  const sharing = await me.call(contract.createConversation, { body: { account_id, fresh: true } })
  const alone = await me.call(contract.createConversation, { body: { account_id, fresh: true, memories: 'own' } })
  expect(await chat(sharing)).toContain('You live in Ashford.')
  expect(await chat(alone)).not.toContain('Ashford')
  const fork = await me.call(contract.forkConversation, { params, body: { message_id: berlin.id } })
  const later = await say('My boat is called Heron.')
  await tell(later, 'Your boat is called Heron.')
  expect(await chat(fork)).toContain('You live in Ashford.')
  expect(notes()).not.toContain('Heron')
  await me.call(contract.deleteConversation, { params })
  expect(await chat(sharing)).not.toContain('Heron')
})

test('what was deleted is removed for good after its days in the trash, and comes back no more', async () => {
  let now = new Date()
  const server = await testServer({ now: () => now })
  const me = await server.signIn()
  const { data } = await server.anonymous(listCharacters)
  const start = (fresh: boolean) => me.call(contract.createConversation, { body: { account_id: data[0]!.id, fresh } })
  const [kept, gone] = [await start(false), await start(true)]
  const params = { id: String(kept.id) }
  const said = await me.call(contract.sendMessage, { params, body: { content: 'Once upon a time.' } })
  await Promise.all([...server.ctx.running.values()].map(({ done }) => done))
  await me.call(alternatives.deleteMessage, { params: { id: String(said.id) } })
  await me.call(contract.deleteConversation, { params: { id: String(gone.id) } })
  expect((await me.call(contract.listTrashedConversations)).data.map(({ id }) => id)).toEqual([gone.id])
  await purgeOld(server.ctx)
  await me.call(alternatives.recoverMessage, { params: { id: String(said.id) } })
  await me.call(alternatives.deleteMessage, { params: { id: String(said.id) } })
  now = new Date(now.getTime() + 31 * 86_400_000)
  await purgeOld(server.ctx)
  const left = await server.ctx.db.query<{ content: string }>('select content from messages where user_id = $1 and id = $2', [
    me.user.id,
    said.id,
  ])
  expect(left).toEqual([{ content: '' }])
  expect(await server.ctx.db.query('select 1 from conversations where id = $1', [gone.id])).toEqual([])
  // Sessions are shorter than the trash.
  const caller = { user_id: me.user.id, premium: false, app_mode: null } as never
  await expect(recoverMessage(server.ctx, caller, said.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
