import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getPreferences, updatePreferences } from '@/contracts/account'
import { listCharacters } from '@/contracts/characters'
import { createConversation, getConversation, sendMessage } from '@/contracts/conversations'
import { endpoints } from '@/contracts/index'
import { finishAgeCheck, getPlace, startAgeCheck } from '@/contracts/places'
import { reportContent } from '@/contracts/reports'
import { getMe } from '@/contracts/users'
import { createCall } from '@/lib/api/call'
import { holdForAge } from '@/server/domain/account/age-hold'
import { preserveCase } from '@/server/domain/admin/preserve'
import { requireLevel } from '@/server/domain/photos/require-level'
import { authenticate } from '@/server/domain/sessions/sessions'
import { ageSimulator } from '@/tests/support/age-simulator'
import { silent, testServer } from '@/tests/support/server'

const SECRET = 'h'.repeat(32)
const HOSTED = { AGE_PROVIDER: 'hosted', AGE_URL: 'https://ages.example/start', AGE_SECRET: SECRET }

async function open(environment: Record<string, string> = {}) {
  let now = new Date('2026-06-01T10:00:00Z')
  const server = await testServer({ environment, now: () => now, log: silent })
  const me = await server.signIn()
  /** Calls from a place, as the operator's proxy names it. */
  const from = (place: string | null, session: string | null = me.session_id) =>
    createCall('http://localhost', server.send, async () => ({
      ...(session ? { authorization: `Bearer ${session}` } : {}),
      ...(place ? { 'x-test-place': place } : {}),
    }))
  const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000))
  return { ...server, me, from, later, simulator: ageSimulator(SECRET), now: () => now }
}

test('adult themes stay as they are chosen, and are closed from where an age check is asked for', async () => {
  const { from, me } = await open(HOSTED)
  await me.call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  expect(await from('JP')(getPreferences)).toMatchObject({ app_mode: 'crush:nsfw' })
  expect((await from('GB')(getMe)).custom_attributes.app_mode).toBe('crush:sfw')
  expect(await from('GB')(getPlace)).toMatchObject({
    disclosure: 'quiet',
    blocked: false,
    closed: 'age_check',
    checks: true,
    checked_at: null,
  })
  await expect(from('US-TX')(updatePreferences, { body: { app_mode: 'crush:nsfw' } })).rejects.toMatchObject({
    code: 'FORBIDDEN',
    details: { reason: 'age_check' },
  })
  // Turning them off is open everywhere.
  expect(await from('GB')(updatePreferences, { body: { app_mode: 'crush:sfw' } })).toMatchObject({ app_mode: 'crush:sfw' })
})

test('where somebody says that they live counts too, from the next call on', async () => {
  const { from, me } = await open()
  await me.call(updatePreferences, { body: { app_mode: 'crush:nsfw', place: 'GB' } })
  expect(await from('JP')(getPreferences)).toMatchObject({ app_mode: 'crush:sfw', place: 'GB' })
  await me.call(updatePreferences, { body: { place: null } })
  expect(await from('JP')(getPreferences)).toMatchObject({ app_mode: 'crush:nsfw', place: null })
})

test('a check opens adult themes, lifts the hold and is stored without anything of a document', async () => {
  const { from, me, ctx, simulator, anonymous, now } = await open(HOSTED)
  await me.call(updatePreferences, { body: { app_mode: 'crush:nsfw' } })
  await holdForAge(ctx, me.user.id)
  expect((await from('GB')(getMe)).age_hold).toBe(true)
  const { url } = await from('GB')(startAgeCheck)
  const { reference, return_url } = simulator.arrive(url)
  expect(return_url).toMatch(/\/settings#adult$/)
  const body = simulator.result(reference, { at: now() })
  await anonymous(finishAgeCheck, { body })
  expect(await from('GB')(getMe)).toMatchObject({ age_hold: false, custom_attributes: { app_mode: 'crush:nsfw' } })
  expect(await from('GB')(getPlace)).toMatchObject({ closed: null, checked_at: now().toISOString() })
  expect(await ctx.db.query('select * from age_checks where user_id = $1', [me.user.id])).toEqual([
    { user_id: me.user.id, over18: true, method: 'face-estimate', provider: 'hosted', reference, checked_at: now() },
  ])
  // Once a reference.
  await expect(anonymous(finishAgeCheck, { body })).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  const caller = (place: string) => authenticate(ctx, `Bearer ${me.session_id}`, null, place)
  await expect(requireLevel(ctx.db, { ...(await caller('GB')), premium: true }, 'nude')).resolves.toBeUndefined()
})

test('a check does not lift the hold of somebody whose case is preserved', async () => {
  const { from, me, ctx, simulator, anonymous, now } = await open(HOSTED)
  const { data } = await me.call(listCharacters)
  const chat = await me.call(createConversation, { body: { account_id: data[0]!.id } }, { idempotency_key: randomUUID() })
  const [message] = await ctx.db.query<{ id: number }>(
    `insert into messages (conversation_id, user_id, sender_type, content, status) values ($1, $2, 'User', 'a placeholder', 'complete') returning id`,
    [chat.id, me.user.id],
  )
  await me.call(reportContent, { params: { kind: 'message', id: String(message!.id) }, body: { reason: 'underage', comment: '' } })
  await preserveCase(ctx, 'message', message!.id, { reason: 'Kept for a report.', by: null })
  const { reference } = simulator.arrive((await from('GB')(startAgeCheck)).url)
  await anonymous(finishAgeCheck, { body: simulator.result(reference, { at: now() }) })
  expect(await from('GB')(getMe)).toMatchObject({ age_hold: true })
})

test('forged, late and unknown results change nothing; somebody found to be younger is on hold', async () => {
  const { from, me, ctx, simulator, anonymous, later, now } = await open(HOSTED)
  const { reference } = simulator.arrive((await from('GB')(startAgeCheck)).url)
  const refused = async (body: ReturnType<typeof simulator.result>) =>
    expect(anonymous(finishAgeCheck, { body })).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  await refused(ageSimulator('x'.repeat(32)).result(reference, { at: now() }))
  await refused(simulator.result('0'.repeat(32), { at: now() }))
  await refused(simulator.result(reference, { at: new Date(now().getTime() - 11 * 60_000) }))
  expect(await ctx.db.query('select 1 from age_checks where user_id = $1', [me.user.id])).toEqual([])
  await anonymous(finishAgeCheck, { body: simulator.result(reference, { over18: false, at: now() }) })
  expect(await from('JP')(getMe)).toMatchObject({ age_hold: true, custom_attributes: { app_mode: 'crush:sfw' } })
  expect(await from('GB')(getPlace)).toMatchObject({ closed: 'age_check', checked_at: null })
  // Nor does a check that was begun more than an hour ago count.
  const old = simulator.arrive((await from('GB')(startAgeCheck)).url).reference
  later(61)
  await refused(simulator.result(old, { at: now() }))
  for (let more = 0; more < 3; more++) await from('GB')(startAgeCheck)
  await expect(from('GB')(startAgeCheck)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('without a service there is no check, and no result is believed', async () => {
  const { from, anonymous, simulator, now } = await open()
  expect(await from('GB')(getPlace)).toMatchObject({ closed: 'age_check', checks: false })
  await expect(from('GB')(startAgeCheck)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(anonymous(finishAgeCheck, { body: simulator.result('0'.repeat(32), { at: now() }) })).rejects.toMatchObject({
    code: 'INVALID_TOKEN',
  })
})

test('a place that the operator blocks talks, spends and makes nothing; the account stays reachable', async () => {
  const { from, me } = await open({ PLACES_BLOCKED: 'KR' })
  const { data } = await me.call(listCharacters)
  const begin = { body: { account_id: data[0]!.id } }
  await expect(from('KR')(createConversation, begin, { idempotency_key: randomUUID() })).rejects.toMatchObject({
    code: 'NOT_AVAILABLE_HERE',
    status: 451,
  })
  expect(await from('KR')(getMe)).toMatchObject({ id: me.user.id })
  expect(await from('KR')(getPlace)).toMatchObject({ blocked: true, closed: 'place' })
})

test('the notice comes again after three hours and a break is suggested, by the server’s clock and once', async () => {
  const { me, later, from } = await open()
  const [character] = (await me.call(listCharacters)).data
  const { id } = await me.call(createConversation, { body: { account_id: character!.id } }, { idempotency_key: randomUUID() })
  const say = async (extra: object = {}) => {
    for (;;) {
      try {
        const body = { content: `Good day ${randomUUID()}`, ...extra }
        return (await me.call(sendMessage, { params: { id: String(id) }, body }, { idempotency_key: randomUUID() })).content_attributes
      } catch (error) {
        if ((error as { code?: string }).code !== 'GENERATION_RUNNING') throw error
        await new Promise((resolve) => setImmediate(resolve))
      }
    }
  }
  expect(await say()).toEqual({})
  for (let passed = 0; passed < 160; passed += 20) {
    later(20)
    expect(await say(), `after ${passed + 20} minutes`).toEqual({})
  }
  later(19)
  expect(await say(), 'after 2:59').toEqual({})
  later(1)
  expect(await say(), 'after 3:00').toEqual({ told: true, break: 180 })
  later(1)
  expect(await say()).toEqual({})
  // Stored with the message: every device and every reload shows it.
  const { messages } = await from('JP')(getConversation, { params: { id: String(id) } })
  expect(messages.filter(({ content_attributes }) => content_attributes.told)).toHaveLength(1)
  // A pause of half an hour is a break; somebody may ask for more of them.
  later(45)
  expect(await say()).toEqual({})
  await me.call(updatePreferences, { body: { break_minutes: 60 } })
  for (const [minutes, marks] of [
    [25, {}],
    [25, {}],
    [10, { break: 60 }],
  ] as const) {
    later(minutes)
    expect(await say()).toEqual(marks)
  }
})

test('nothing for adults is in any public answer, from any place', async () => {
  const { from } = await open(HOSTED)
  const characters = (await from('GB', null)(listCharacters)).data
  const fill: Record<string, string> = { slug: characters[0]!.slug, id: String(characters[0]!.id), handle: 'nobody', character: '1' }
  const open_to_all = Object.values(endpoints).filter(({ auth, method }) => auth === 'none' && method === 'GET')
  expect(open_to_all.length).toBeGreaterThan(10)
  const { send } = await testServer({ log: silent })
  let answered = 0
  for (const { path } of open_to_all) {
    const address = path.replace(/:(\w+)/g, (_, name: string) => fill[name] ?? '1')
    const response = await send(new Request(`http://localhost${address}`, { headers: { 'x-test-place': 'GB' } }))
    if (!response.ok) continue
    answered += 1
    const text = await response.text()
    expect(text, address).not.toContain('"is_nsfw":true')
    expect(text, address).not.toMatch(/"level":"(?:nude|hardcore)"/)
  }
  expect(answered).toBeGreaterThan(5)
})
