import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { feedbackPrompted, getPreferences, sendFeedback, updatePreferences } from '@/contracts/account'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { getMe, setToken } from '@/contracts/users'
import { createCall } from '@/lib/api/call'
import { testServer, type TestServer } from '@/tests/support/server'
import { idempotent } from './support'

const DAY = 86_400_000

test('preferences: quiet at first, changed one by one, the same on every device', async () => {
  const server = await testServer()
  const { call, tokens } = await server.signIn()
  expect(await call(getPreferences)).toEqual({ mail_news: false, mail_reminders: false, notify_messages: true, app_mode: 'crush:sfw' })
  await call(updatePreferences, { body: { mail_news: true } })
  await call(updatePreferences, { body: { notify_messages: false, app_mode: 'crush:nsfw' } })
  const changed = { mail_news: true, mail_reminders: false, notify_messages: false, app_mode: 'crush:nsfw' }
  expect(await call(getPreferences)).toEqual(changed)
  expect((await call(getMe)).custom_attributes.app_mode).toBe('crush:nsfw')
  const other = await session(server, tokens.id_token, 'Firefox')
  expect(await other(getPreferences)).toEqual(changed)
  await expect(call(updatePreferences, { body: { admin: true } as never })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

async function session(server: TestServer, id_token: string, user_agent: string) {
  const { session_id } = await createCall('http://localhost', server.send, async () => ({ 'user-agent': user_agent }))(
    setToken, undefined, { authorization: `Bearer ${id_token}` })
  return createCall('http://localhost', server.send, async () => ({ authorization: `Bearer ${session_id}` }))
}

test('native apps are crush:sfw whatever was chosen elsewhere', async () => {
  const server = await testServer()
  const { call, tokens } = await server.signIn()
  await call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  for (const shell of ['KrushiOS/1.0', 'KrushAndroid/1.0']) {
    const native = await session(server, tokens.id_token, shell)
    expect((await native(getMe)).custom_attributes.app_mode).toBe('crush:sfw')
    expect((await native(getPreferences)).app_mode).toBe('crush:sfw')
    await expect(native(updatePreferences, { body: { app_mode: 'crush:nsfw' } })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await native(updatePreferences, { body: { mail_news: true } })
  }
})

async function write(server: TestServer, user: Awaited<ReturnType<TestServer['signIn']>>, messages: number) {
  const { data } = await user.call(listCharacters)
  const { id } = await user.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  for (let n = 0; n < messages; n++) {
    await user.call(conversations.sendMessage, { params: { id: String(id) }, body: { content: `hello ${n}` } }, idempotent())
    await Promise.all([...server.ctx.running.values()].map((reply) => reply.done))
  }
}

test('feedback is asked for after three days and twenty messages, then each ninety days, and never after two refusals', async () => {
  const start = new Date('2026-11-21T10:00:00Z').getTime()
  let now = start
  const server = await testServer({ now: () => new Date(now) })
  const user = await server.signIn()
  const due = async () => (await user.call(getMe)).feedback_due
  await write(server, user, 19)
  now = start + 4 * DAY
  expect(await due()).toBe(false)
  await write(server, user, 1)
  now = start + 2 * DAY
  expect(await due()).toBe(false)
  now = start + 3 * DAY
  expect(await due()).toBe(true)
  expect(await user.call(feedbackPrompted, { body: { dismissed: true } })).toEqual({ next_prompt_at: new Date(now + 90 * DAY).toISOString() })
  expect(await due()).toBe(false)
  // Sessions live as long as the pause, so it is crossed by the table and not by the clock.
  const pass = (days: number) =>
    server.ctx.db.query('update users set feedback_prompted_at = $2 where id = $1', [user.user.id, new Date(now - days * DAY)])
  await pass(89)
  expect(await due()).toBe(false)
  await pass(90)
  expect(await due()).toBe(true)
  await user.call(sendFeedback, { body: { rating: 5, comment: 'fine' } }, idempotent())
  expect(await due()).toBe(false)
  await pass(90)
  expect(await due()).toBe(true)
  expect(await user.call(feedbackPrompted, { body: { dismissed: true } })).toEqual({ next_prompt_at: null })
  await pass(5000)
  expect(await due()).toBe(false)
})

test('feedback is kept once for each key, within limits', async () => {
  const server = await testServer()
  const { call, user } = await server.signIn()
  const key = { idempotency_key: randomUUID() }
  await call(sendFeedback, { body: { rating: 3, comment: '  good  ', page: '/chat' } }, key)
  await call(sendFeedback, { body: { rating: 3, comment: 'good', page: '/chat' } }, key)
  const rows = await server.ctx.db.query('select rating, comment, page from feedback where user_id = $1', [user.id])
  expect(rows).toEqual([{ rating: 3, comment: 'good', page: '/chat' }])
  for (const rating of [0, 6, 2.5]) await expect(call(sendFeedback, { body: { rating } }, idempotent())).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(call(sendFeedback, { body: { rating: 1, comment: 'x'.repeat(2001) } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
