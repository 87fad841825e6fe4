import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordConsent } from '@/contracts/attribution'
import { getMe, updateMe } from '@/contracts/users'
import { queueConversion, sendConversions } from '@/server/domain/attribution/conversions'
import { startNetwork, type Network } from '@/tests/support/network'
import { testServer, type TestServer } from '@/tests/support/server'

const MINUTE = 60_000
let network: Network
let server: TestServer
let now = new Date()
const pass = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds))

beforeAll(async () => {
  network = await startNetwork()
  server = await testServer({
    now: () => now,
    environment: { POSTBACK_URL: `${network.origin}/cpa?click={click_id}&value={amount}&goal={event}` },
  })
})
afterAll(() => network.close())
beforeEach(async () => {
  now = new Date()
  network.heard.splice(0)
  network.answers((response) => void response.writeHead(200).end())
  await server.ctx.db.query('delete from conversions', [])
})

const CLICK = {
  refer_source: 'affiliate',
  refer_id: 'click-1',
  refer_domain: 'blog.example',
  refer_domain_initial: 'blog.example',
  refer_path: '/?via=click-1',
} as const
const decision = (marketing: boolean) => ({ browser: 'browser-1', version: 1, analytics: false, marketing, decided_at: now.toISOString() })
type Person = Awaited<ReturnType<TestServer['signIn']>>

const refer = (person: Person, custom_attributes: object) => person.call(updateMe, { body: { custom_attributes } })
const allow = (person: Person, marketing = true) => person.call(recordConsent, { body: decision(marketing) })
async function referred(click = CLICK as object) {
  const person = await server.signIn()
  await refer(person, click)
  await allow(person)
  return person
}
const told = () => network.heard.map(({ search }) => search)
const rows = (user_id: number) =>
  server.ctx.db.query<{ state: string; attempts: number; event: string }>(
    'select state, attempts, event from conversions where user_id = $1 order by id',
    [user_id],
  )

describe('the refer record of a profile', () => {
  test('the first stays', async () => {
    const person = await server.signIn()
    const user = await refer(person, { ...CLICK, name: 'Ana' })
    expect(user.custom_attributes).toMatchObject({ ...CLICK, name: 'Ana' })
    await refer(person, { refer_source: 'juicy', refer_id: 'other', refer_path: '/other' })
    expect((await person.call(getMe)).custom_attributes).toMatchObject(CLICK)
  })

  test('of two at once, one whole record stays', async () => {
    const person = await server.signIn()
    await Promise.all([refer(person, CLICK), refer(person, { refer_source: 'juicy', refer_id: 'j-1', refer_path: '/?jaid=j-1' })])
    const { refer_source, refer_id } = (await person.call(getMe)).custom_attributes
    expect(['affiliate click-1', 'juicy j-1']).toContain(`${refer_source} ${refer_id}`)
  })

  test.each([
    { refer_source: 'friend' },
    { refer_source: 'affiliate', refer_id: '<b>' },
    { refer_source: 'affiliate', refer_id: 'a'.repeat(101) },
    { refer_source: 'affiliate', refer_id: '..' },
    { refer_source: 'affiliate', refer_id: 'ana@example.test' },
    { refer_source: 'referral', refer_domain: 'https://x' },
    { refer_source: 'direct', refer_path: 'no-slash' },
    { refer_source: 'direct', refer_path: `/${'a'.repeat(150)}` },
    { refer_source: 'direct', refer_path: '/a b' },
  ])('junk is refused: %o', async (junk) => {
    const person = await server.signIn()
    await expect(refer(person, junk)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect((await person.call(getMe)).custom_attributes.refer_source).toBeUndefined()
  })

  test('an invitation of one’s own brings nobody', async () => {
    const person = await server.signIn()
    for (const refer_id of [person.user.uuid, String(person.user.id)]) {
      const user = await refer(person, { refer_source: 'user_referral', refer_id, refer_path: '/' })
      expect(user.custom_attributes.refer_source).toBeUndefined()
    }
    const other = await server.signIn()
    const user = await refer(person, { refer_source: 'user_referral', refer_id: other.user.uuid, refer_path: '/' })
    expect(user.custom_attributes.refer_id).toBe(other.user.uuid)
  })
})

describe('conversions', () => {
  test('a verified sign-up is reported once, with click id, value and goal', async () => {
    const person = await referred()
    await allow(person)
    expect(await sendConversions(server.ctx)).toBe(1)
    expect(await sendConversions(server.ctx)).toBe(0)
    expect(told()).toEqual(['?click=click-1&value=0.00&goal=signup'])
  })

  test('whichever comes first, consent or record', async () => {
    const person = await server.signIn()
    await allow(person)
    await refer(person, CLICK)
    expect(await rows(person.user.id)).toEqual([{ state: 'pending', attempts: 0, event: 'signup' }])
  })

  test('nothing without consent, without a click, or long after registering', async () => {
    const unasked = await server.signIn()
    await refer(unasked, CLICK)
    const refused = await server.signIn()
    await refer(refused, CLICK)
    await allow(refused, false)
    const found = await referred({ refer_source: 'google-seo', refer_domain: 'google.com', refer_path: '/' })
    const invited = await referred({ refer_source: 'user_referral', refer_id: 'someone', refer_path: '/' })
    const old = await server.signIn()
    pass(25 * 60 * MINUTE)
    await refer(old, CLICK)
    await allow(old)
    for (const person of [unasked, refused, found, invited, old]) expect(await rows(person.user.id)).toEqual([])
  })

  test('withdrawing drops what has not been told', async () => {
    const person = await referred()
    pass(1000)
    await allow(person, false)
    expect(await rows(person.user.id)).toEqual([])
    expect(await queueConversion(server.ctx, { user_id: person.user.id, event: 'purchase', amount_cents: 999, key: 'order-w' })).toBe(false)
  })

  test('a late arrival of an older yes does not outrank the newer no', async () => {
    const person = await server.signIn()
    const older = decision(true)
    pass(MINUTE)
    await allow(person, false)
    await person.call(recordConsent, { body: older })
    await refer(person, CLICK)
    expect(await rows(person.user.id)).toEqual([])
  })

  test('a purchase is stored once, whoever queues it and how often', async () => {
    const person = await referred()
    const purchase = { user_id: person.user.id, event: 'purchase', amount_cents: 1499, key: 'order-1' } as const
    const fresh = await Promise.all(Array.from({ length: 20 }, () => queueConversion(server.ctx, purchase)))
    expect(fresh.filter(Boolean)).toHaveLength(1)
    await Promise.all([sendConversions(server.ctx), sendConversions(server.ctx), sendConversions(server.ctx)])
    expect(told().toSorted()).toEqual(['?click=click-1&value=0.00&goal=signup', '?click=click-1&value=14.99&goal=purchase'])
  })

  test('a network that fails is asked again later and later, and in the end left alone', async () => {
    const person = await referred()
    network.answers((response) => void response.writeHead(500).end())
    expect(await sendConversions(server.ctx)).toBe(0)
    expect(await sendConversions(server.ctx)).toBe(0)
    expect(told()).toHaveLength(1)
    pass(MINUTE)
    await sendConversions(server.ctx)
    expect(told()).toHaveLength(2)
    pass(MINUTE)
    await sendConversions(server.ctx)
    expect(told()).toHaveLength(2)
    for (let tries = 0; tries < 20; tries++) {
      pass(6 * 60 * MINUTE)
      await sendConversions(server.ctx)
    }
    expect(await rows(person.user.id)).toEqual([{ state: 'failed', attempts: 12, event: 'signup' }])
    expect(told()).toHaveLength(12)
  })

  test('a network that comes back hears everything once', async () => {
    const people = await Promise.all(Array.from({ length: 13 }, (_, n) => referred({ ...CLICK, refer_id: `c-${n}` })))
    network.answers((response) => void response.destroy())
    await sendConversions(server.ctx)
    network.heard.splice(0)
    network.answers((response) => void response.writeHead(200).end())
    pass(2 * MINUTE)
    expect(await sendConversions(server.ctx)).toBe(13)
    expect(new Set(told()).size).toBe(13)
    for (const { user } of people) expect(await rows(user.id)).toMatchObject([{ state: 'sent' }])
  })

  test('goes with the person', async () => {
    const person = await referred()
    await server.ctx.db.query('delete from users where id = $1', [person.user.id])
    expect(await rows(person.user.id)).toEqual([])
    expect(await server.ctx.db.query('select id from consents where user_id = $1', [person.user.id])).toEqual([])
  })

  test('without a network nothing is stored', async () => {
    const plain = await testServer({ now: () => now })
    const person = await plain.signIn()
    await refer(person, CLICK)
    await allow(person)
    expect(await rows(person.user.id)).toEqual([])
    expect(await sendConversions(plain.ctx)).toBe(0)
  })
})

describe('the consents log', () => {
  test('keeps every decision once', async () => {
    const person = await server.signIn()
    const yes = decision(true)
    await person.call(recordConsent, { body: yes })
    await person.call(recordConsent, { body: yes })
    pass(1000)
    await person.call(recordConsent, { body: decision(false) })
    const log = await server.ctx.db.query<{ marketing: boolean }>('select marketing from consents where user_id = $1 order by id', [
      person.user.id,
    ])
    expect(log.map(({ marketing }) => marketing)).toEqual([true, false])
  })
  test('a decision from the future counts as one of now', async () => {
    const person = await server.signIn()
    await person.call(recordConsent, { body: { ...decision(true), decided_at: '2099-01-01T00:00:00.000Z' } })
    pass(11 * MINUTE)
    await allow(person, false)
    await refer(person, CLICK)
    expect(await rows(person.user.id)).toEqual([])
  })
  test.each([{ decided_at: 'yesterday' }, { decided_at: '2026-99-99T00:00:00.000Z' }, { browser: '<b>' }, { marketing: 'yes' }])(
    'junk is refused: %o',
    async (junk) => {
      const person = await server.signIn()
      await expect(person.call(recordConsent, { body: { ...decision(true), ...junk } as never })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
      })
    },
  )
})
