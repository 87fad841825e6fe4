import sharp from 'sharp'
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { feedbackPrompted, getPreferences, sendFeedback, updatePreferences } from '@/contracts/account'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { animatePhoto, requestPhoto, unlockPhoto } from '@/contracts/photos'
import { requestSurprise } from '@/contracts/surprises'
import { exchangeCustomToken, getMe, refreshIdentity, setToken } from '@/contracts/users'
import { createCall } from '@/lib/api/call'
import { forgetCallers } from '@/server/domain/sessions/known-callers'
import { testServer, type TestServer } from '@/tests/support/server'
import { idempotent } from './support'

const DAY = 86_400_000

test('preferences: safe for work at first, changed, the same on every device; only what is read can be set', async () => {
  const server = await testServer()
  const { call, tokens } = await server.signIn()
  expect(await call(getPreferences)).toEqual({ app_mode: 'crush:sfw', break_minutes: 180, place: null })
  await call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  const changed = { app_mode: 'crush:nsfw', break_minutes: 180, place: null }
  expect(await call(getPreferences)).toEqual(changed)
  expect((await call(getMe)).custom_attributes.app_mode).toBe('crush:nsfw')
  const other = await session(server, tokens.id_token, 'Firefox')
  expect(await other(getPreferences)).toEqual(changed)
  await expect(call(updatePreferences, { body: { mail_news: true } as never })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})

async function session(server: TestServer, id_token: string, user_agent: string) {
  const { session_id } = await createCall('http://localhost', server.send, async () => ({ 'user-agent': user_agent }))(
    setToken,
    undefined,
    { authorization: `Bearer ${id_token}` },
  )
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
    await native(updatePreferences, { body: {} })
  }
})

/** The shell's own user agent with every call, and its identity token in place of a session. */
async function inShell(server: TestServer, user_agent: string) {
  const { ctx, send } = server
  const person = await server.signIn()
  const shell = (authorization?: string) =>
    createCall('http://localhost', send, async () => ({ 'user-agent': user_agent, ...(authorization ? { authorization } : {}) }))
  const [{ uid } = { uid: '' }] = await ctx.db.query<{ uid: string }>('select identity_uid as uid from users where id = $1', [
    person.user.id,
  ])
  const token = await ctx.identity.mintCustomToken(uid)
  const tokens = await shell()(exchangeCustomToken, { body: { token } })
  const refreshed = await shell()(refreshIdentity, { body: { refresh_token: tokens.refresh_token } })
  const { session_id } = await server.anonymous(setToken, undefined, { authorization: `Bearer ${refreshed.id_token}` })
  const bearer = (value: string) => createCall('http://localhost', send, async () => ({ authorization: `Bearer ${value}` }))
  return {
    ...person,
    // Neither says again that it is a shell.
    bearers: {
      'its identity token': bearer(tokens.id_token),
      'one refreshed': bearer(refreshed.id_token),
      'its session': bearer(session_id),
    },
    // A provider whose tokens know no mode (Firebase): the request says what it comes from.
    plain: shell(`Bearer ${person.tokens.id_token}`),
  }
}

test.each(['KrushiOS/1.0', 'Mozilla/5.0 KrushAndroid/2', 'krushIOS/1.0'])(
  'the mode of %s is that of every token it holds',
  async (agent) => {
    const server = await testServer()
    const { call, bearers, plain } = await inShell(server, agent)
    await call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
    for (const [what, bearer] of [...Object.entries(bearers), ['a token without a claim', plain] as const]) {
      expect([what, (await bearer(getMe)).custom_attributes.app_mode]).toEqual([what, 'crush:sfw'])
      expect([what, (await bearer(getPreferences)).app_mode]).toEqual([what, 'crush:sfw'])
      await expect(bearer(updatePreferences, { body: { app_mode: 'crush:nsfw' } })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    expect((await call(getMe)).custom_attributes.app_mode).toBe('crush:nsfw')
  },
)

test('every call that reads the mode: adult themes off, on, and in a shell', async () => {
  const bytes = new Uint8Array(
    await sharp({ create: { width: 60, height: 80, channels: 3, background: 'gray' } })
      .png()
      .toBuffer(),
  )
  // The built-in illustrator draws no such level for anybody.
  const image = { name: 'test', covered: false, render: async () => ({ bytes, mime: 'image/png', width: 60, height: 80 }) }
  const server = await testServer({ image })
  const { ctx } = server
  const { call, bearers, user } = await inShell(server, 'KrushiOS/1.0')
  await ctx.db.query("update users set premium_until = now() + interval '1 day' where id = $1", [user.id])
  forgetCallers(ctx, user.id)
  const { data } = await call(listCharacters)
  const { id } = await call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const at = { params: { id: String(id) } }
  const [photo] = await ctx.db.query<{ id: number }>(
    `insert into photos (user_id, character_id, conversation_id, client_key, origin, level, prompt, seed, state, credits, unlocked_at, gives_up_at, next_try_at)
       values ($1, $2, $3, 'mode', 'implicit', 'nude', '', 1, 'ready', 4, null, now(), now()) returning id`,
    [user.id, data[0]!.id, id],
  )
  const of = { params: { id: String(photo!.id) } }
  const adult: [string, (by: typeof call) => Promise<unknown>][] = [
    [
      'requestPhoto',
      (by) => by(requestPhoto, { ...at, body: { type: 'composer', request: { level: 'nude', prompt: '' } } as never }, idempotent()),
    ],
    [
      'sendMessage',
      (by) =>
        by(conversations.sendMessage, { ...at, body: { content: 'Hi', image_request: { level: 'hardcore', prompt: '' } } }, idempotent()),
    ],
    ['a sentence', (by) => by(conversations.sendMessage, { ...at, body: { content: 'Send me a Nude photo' } }, idempotent())],
    ['unlockPhoto', (by) => by(unlockPhoto, of)],
    ['animatePhoto', (by) => by(animatePhoto, { ...of, body: { retry: false, length: 'short' } as never }, idempotent())],
    ['requestSurprise', (by) => by(requestSurprise, { ...at, body: { type: 'Spicy' } as never }, idempotent())],
  ]
  const codesOf = async (by: typeof call) => {
    const codes: Record<string, string> = {}
    for (const [what, ask] of adult) {
      codes[what] = await ask(by).then(
        () => 'taken',
        (error: { code: string }) => error.code,
      )
    }
    return codes
  }
  const refused = {
    requestPhoto: 'LEVEL_NOT_AVAILABLE',
    sendMessage: 'LEVEL_NOT_AVAILABLE',
    'a sentence': 'LEVEL_NOT_AVAILABLE',
    unlockPhoto: 'LEVEL_NOT_AVAILABLE',
    animatePhoto: 'CONFLICT',
    requestSurprise: 'SURPRISE_NOT_AVAILABLE',
  }
  expect(await codesOf(call)).toEqual(refused)
  await ctx.db.query('update photos set unlocked_at = now() where id = $1', [photo!.id])
  await expect(adult[4]![1](call)).rejects.toMatchObject({ code: 'LEVEL_NOT_AVAILABLE', details: { reason: 'adult_mode' } })
  await ctx.db.query('update photos set unlocked_at = null where id = $1', [photo!.id])
  await call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  for (const bearer of Object.values(bearers)) expect(await codesOf(bearer)).toEqual(refused)
  const open = await codesOf(call)
  expect(Object.values(open).filter((code) => /NOT_AVAILABLE/.test(code))).toEqual([])
  expect([open.requestPhoto, open.unlockPhoto]).toEqual(['taken', 'taken'])
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
  expect(await user.call(feedbackPrompted, { body: { dismissed: true } })).toEqual({
    next_prompt_at: new Date(now + 90 * DAY).toISOString(),
  })
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
  for (const rating of [0, 6, 2.5])
    await expect(call(sendFeedback, { body: { rating } }, idempotent())).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(call(sendFeedback, { body: { rating: 1, comment: 'x'.repeat(2001) } })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
