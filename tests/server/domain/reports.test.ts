import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { REPORTED_KINDS, type ReportedKind } from '@/contracts/cases'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { reportContent } from '@/contracts/reports'
import { says, scriptedChat } from '@/tests/support/chat'
import { testServer } from '@/tests/support/server'

const REASON = { reason: 'illegal' as const, comment: 'Look at this.' }

test('everything that a person sees can be reported by them alone, each with a number; a second report is the same one', async () => {
  const server = await testServer({ chat: scriptedChat(says('Good evening.')) })
  const { ctx } = server
  const [me, other] = [await server.signIn(), await server.signIn()]
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  await me.call(conversations.sendMessage, { params, body: { content: 'Hello' } }, { idempotency_key: randomUUID() })
  await Promise.all([...ctx.running.values()].map(({ done }) => done))
  const message = (await me.call(conversations.getConversation, { params })).messages.at(-1)!.id
  const insert = async (text: string, values: unknown[]) => (await ctx.db.query<{ id: number }>(text, values))[0]!.id
  const job = `client_key, origin, level, prompt, seed, credits, state, next_try_at, gives_up_at`
  const photo = await insert(
    `insert into photos (user_id, character_id, ${job}) values ($1, $2, 'r-1', 'studio', 'safe', '', 1, 4, 'ready', now(), now()) returning id`,
    [me.user.id, data[0]!.id],
  )
  const clip = await insert(
    `insert into clips (user_id, photo_id, client_key, length, seed, credits, hold_key, state, next_try_at, gives_up_at)
       values ($1, $2, 'r-2', 'short', 1, 10, 'r-2', 'ready', now(), now()) returning id`,
    [me.user.id, photo],
  )
  await insert(
    `insert into voices (user_id, message_id, credits, hold_key, state, next_try_at, gives_up_at, seconds) values ($1, $2, 3, 'r-3', 'ready', now(), now(), 2) returning id`,
    [me.user.id, message],
  )
  await insert(`insert into creators (user_id, handle, display_name) values ($1, 'reported-page', 'A page') returning user_id as id`, [
    other.user.id,
  ])
  const subjects: Record<ReportedKind, string> = {
    message: String(message),
    photo: String(photo),
    clip: String(clip),
    voice: String(message),
    creator: 'reported-page',
  }
  const numbers = new Set<number>()
  for (const kind of REPORTED_KINDS) {
    const report = (who: typeof me) => who.call(reportContent, { params: { kind, id: subjects[kind] }, body: REASON })
    const first = await report(me)
    expect(first, kind).toEqual({ id: expect.any(Number), already: false })
    expect(await report(me), kind).toEqual({ id: first.id, already: true })
    // A private piece is no one else’s to report, and nobody reports their own page.
    await expect(report(other), kind).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(me.call(reportContent, { params: { kind, id: '999999999' }, body: REASON }), kind).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    numbers.add(first.id)
  }
  expect(numbers.size).toBe(REPORTED_KINDS.length)
})
