import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getPreferences, requestExport, updatePreferences } from '@/contracts/account'
import { listMovements } from '@/contracts/billing'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { endpoints } from '@/contracts/index'
import { setVisibility } from '@/contracts/own-characters'
import { requestPhoto } from '@/contracts/photos'
import { requestSurprise } from '@/contracts/surprises'
import { getMe } from '@/contracts/users'
import { readLine } from '@/server/operator/verbs'
import type { ChatRequest } from '@/server/providers/chat/port'
import { says, scriptedChat } from '@/tests/support/chat'
import type { Log } from '@/server/domain/context'
import { testServer } from '@/tests/support/server'

const CLOSED = [
  'animatePhoto',
  'changeExtras',
  'createCharacter',
  'duplicateCharacter',
  'editCharacter',
  'importCard',
  'orderInStore',
  'purchasePackage',
  'requestPhoto',
  'requestVoice',
  'restoreVersion',
  'resumeSubscription',
  'sampleVoice',
  'sendVoiceNote',
  'startCall',
  'takeTurn',
  'unlockPhoto',
]

async function begin(options: Parameters<typeof testServer>[0] = {}) {
  const asked: ChatRequest[] = []
  const chat = scriptedChat(says('Yes.'))
  const stream = (request: ChatRequest) => {
    asked.push(request)
    return chat.stream(request)
  }
  const server = await testServer({ ...options, chat: { ...chat, stream } })
  const me = await server.signIn()
  await me.call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  const { data } = await server.anonymous(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  const { id: user_id, email } = await me.call(getMe)
  const operate = async (...line: string[]) => {
    const read = readLine(line)
    if (!('verb' in read)) throw new Error('no such verb')
    return read.verb.run(server.ctx, read.given)
  }
  return {
    ...server,
    me,
    user_id,
    email,
    params,
    asked,
    operate,
    say: async (content: string) => {
      const message = await me.call(conversations.sendMessage, { params, body: { content } }, { idempotency_key: randomUUID() })
      await Promise.all([...server.ctx.running.values()].map(({ done }) => done))
      return message
    },
    held: async () => (await me.call(getMe)).age_hold,
    refusal: async (name: string) => {
      const { method, path } = endpoints[name as keyof typeof endpoints]!
      const response = await server.app.request(path.replace(/:\w+/g, '1'), {
        method,
        headers: { authorization: `Bearer ${me.session_id}` },
      })
      return [name, response.status, ((await response.json()) as { error: { code: string } }).error.code]
    },
    mails: () =>
      server.ctx.db.query<{ subject: string; text: string }>(
        'select subject, text from outbox where recipient = $1 and subject = $2 order by id desc',
        [email, 'An update about your account'],
      ),
  }
}

test('a statement puts the account on hold in the same turn: every closed call says so, nothing is charged', async () => {
  const { me, params, refusal, held, say, ctx, user_id, mails } = await begin()
  expect(await held()).toBe(false)
  const before = (await me.call(getMe)).credit_balance
  await expect(say('I am 15')).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  const names = Object.entries(endpoints)
    .filter(([, endpoint]) => 'closed_on_hold' in endpoint)
    .map(([name]) => name)
  expect(names.toSorted()).toEqual(CLOSED)
  for (const name of names) expect(await refusal(name)).toEqual([name, 403, 'AGE_HOLD'])
  const key = () => ({ idempotency_key: randomUUID() })
  const closed = { code: 'AGE_HOLD' }
  await expect(me.call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })).rejects.toMatchObject(closed)
  await expect(me.call(requestSurprise, { params, body: { type: 'Spicy' } }, key())).rejects.toMatchObject(closed)
  for (const visibility of ['public', 'unlisted'] as const)
    await expect(me.call(setVisibility, { params: { id: '1' }, body: { visibility } })).rejects.toMatchObject(closed)
  const photo = { content: 'A photo, please', image_request: { level: 'safe', prompt: 'a lake' } } as const
  await expect(me.call(conversations.sendMessage, { params, body: photo }, key())).rejects.toMatchObject(closed)
  expect(await me.call(getPreferences)).toEqual({ app_mode: 'crush:sfw', break_minutes: 180, place: null })
  expect(await me.call(getMe)).toMatchObject({ age_hold: true, credit_balance: before, custom_attributes: { app_mode: 'crush:sfw' } })
  expect((await me.call(listMovements, { query: {} })).data.filter(({ credits }) => credits < 0)).toEqual([])

  const [verdict, ...others] = await ctx.db.query<Record<string, unknown>>('select * from moderation_verdicts where user_id = $1', [
    user_id,
  ])
  expect(others).toEqual([])
  expect(verdict).toMatchObject({
    stage: 'user_input',
    subject: `conversation:${params.id}`,
    detectors: expect.arrayContaining(['speaker-under-age']),
  })
  expect(JSON.stringify(verdict)).not.toContain('I am')
  await expect.poll(mails).toHaveLength(1)
  expect((await mails())[0]).toMatchObject({ subject: 'An update about your account', text: expect.stringContaining('/contact?about=age') })
})

test('split over two messages it counts too; the talk goes on, covered and without romance', async () => {
  const { say, held, asked, me, params } = await begin()
  await say('I am')
  expect(asked.at(-1)).toMatchObject({ romance: true })
  expect(await held()).toBe(false)
  await say('15')
  expect(await held()).toBe(true)
  expect(asked.at(-1)).toMatchObject({ romance: false, system: expect.stringContaining('no romance, no flirting') })
  expect(asked.at(-1)!.system).not.toContain('two adults')
  await say('How was your day?')
  expect((await me.call(conversations.getConversation, { params })).messages.at(-1)).toMatchObject({ content: 'Yes.', status: 'complete' })
})

test('who is on hold can still make private, export, cancel and delete', async () => {
  const { say, me, refusal } = await begin()
  await expect(say('I am in 9th grade')).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  await expect(me.call(requestExport, undefined, { idempotency_key: randomUUID() })).resolves.toBeDefined()
  await expect(me.call(setVisibility, { params: { id: '2000000000' }, body: { visibility: 'private' } })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await me.call(updatePreferences, { body: { app_mode: 'crush:sfw' } })).toEqual({
    app_mode: 'crush:sfw',
    break_minutes: 180,
    place: null,
  })
  expect((await refusal('cancelSubscription')).at(-1)).toBe('NOT_FOUND')
})

test('set once, mailed once, logged by id alone', async () => {
  const lines: string[] = []
  const note = (fields: object, text: string) => void lines.push(`${JSON.stringify(fields)} ${text}`)
  const log: Log = { info: note, warn: note, error: note }
  const { say, ctx, user_id, mails } = await begin({ log })
  await expect(say('I am 15')).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  await expect.poll(mails).toHaveLength(1)
  const since = () => ctx.db.query('select age_hold_at from users where id = $1', [user_id])
  const [first, sent] = [await since(), (await mails()).length]
  await expect(say("i'm 16 btw")).rejects.toMatchObject({ code: 'CONTENT_BLOCKED' })
  expect([await since(), (await mails()).length]).toEqual([first, sent])
  expect(lines.filter((line) => line.includes('on hold'))).toEqual([`{"user_id":${user_id}} account on hold for age`])
  expect(lines.join('\n')).not.toMatch(/i am 15|16 btw/i)
})

test('the operator lists and releases; everything is as before, and what was said earlier holds nobody again', async () => {
  const { say, held, operate, email, user_id, me, params, refusal, mails, asked } = await begin()
  await say('I am')
  await say('15')
  expect(await operate('holds', 'list')).toContain(email)
  expect(await operate('holds', 'release', email)).toBe(`User ${user_id} is no longer on hold.\n`)
  expect(await held()).toBe(false)
  expect(await operate('holds', 'list')).not.toContain(email)
  expect(await operate('holds', 'release', email)).toBe(`User ${user_id} was not on hold.\n`)
  expect((await mails())[0]).toMatchObject({ subject: 'An update about your account', text: expect.stringContaining('no longer on hold') })
  expect(await me.call(getPreferences)).toEqual({ app_mode: 'crush:nsfw', break_minutes: 180, place: null })
  for (const name of CLOSED) expect((await refusal(name)).at(-1)).not.toBe('AGE_HOLD')
  const photo = { params, body: { request: { level: 'safe', prompt: 'a lake' } } } as const
  await expect(me.call(requestPhoto, photo, { idempotency_key: randomUUID() })).resolves.toBeDefined()
  await say('Hello again')
  expect(await held()).toBe(false)
  expect(asked.at(-1)).toMatchObject({ romance: true })
})

test('what an adult says holds nobody', async () => {
  const { say, held } = await begin()
  for (const said of ['When I was 15 I broke an arm', 'My daughter is 15 years old', 'I am 34', 'I teach 9th grade']) await say(said)
  expect(await held()).toBe(false)
})
