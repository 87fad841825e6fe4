import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { applyAsAffiliate, getAffiliateForm } from '@/contracts/affiliates'
import { createCall } from '@/lib/api/call'
import { mailApplications, removeOldApplications } from '@/server/domain/affiliates/applications'
import { testServer, type TestServer } from '@/tests/support/server'

const OPERATOR = 'operator@example.test'
let now = new Date()
const pass = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000))
let server: TestServer
beforeEach(async () => {
  now = new Date()
  server = await testServer({ now: () => now, environment: { OPERATOR_MAIL: OPERATOR } })
})

const browser = (client: string = randomUUID()) => createCall('http://localhost', server.send, async () => ({ 'x-test-client': client }))
const address = () => `${randomUUID()}@example.test`
const form = (email: string, more = {}) => ({
  email,
  first_name: 'Ana',
  last_name: 'Pérez',
  promote_explanation: 'On my blog, to adults.',
  ...more,
})

/** Takes a form, waits like a person, and sends it. */
async function apply(email: string, { more = {}, seconds = 5, call = browser() } = {}) {
  const { form_token } = await call(getAffiliateForm)
  pass(seconds)
  return call(applyAsAffiliate, { body: { ...form(email, more), form_token } })
}
const stored = (email: string) =>
  server.ctx.db.query<Record<string, unknown>>('select * from affiliate_applications where email = $1', [email])
const mailsAbout = (email: string) =>
  server.ctx.db.query<{ text: string; subject: string }>(`select text, subject from outbox where recipient = $1 and text like $2`, [
    OPERATOR,
    `%${email}%`,
  ])

test('is stored and mailed to the operator', async () => {
  const email = address()
  await expect(apply(` ${email.toUpperCase()} `, { more: { telegram_id: '@ana', website: ' ' } })).resolves.toEqual({ ok: true })
  expect(await stored(email)).toMatchObject([{ first_name: 'Ana', telegram_id: '@ana', website: null, social_url: null }])
  await expect.poll(() => mailsAbout(email), { interval: 5 }).toHaveLength(1)
  const [mail] = await mailsAbout(email)
  expect(mail!.text).toContain('On my blog, to adults.')
  expect(mail!.subject).not.toContain('Ana')
})

test.each([
  { email: 'nope' },
  { first_name: ' ' },
  { last_name: '' },
  { promote_explanation: '' },
  { promote_explanation: 'a'.repeat(2001) },
  { website: 'a'.repeat(301) },
  { admin: true },
])('is refused with %o', async (more) => {
  await expect(apply(address(), { more })).rejects.toMatchObject({ status: 400 })
})

test('two within a day are answered the same and stored once; another day is another application', async () => {
  const email = address()
  const [first, second] = [await apply(email), await apply(email, { more: { first_name: 'Bea' } })]
  expect(second).toEqual(first)
  expect(await stored(email)).toMatchObject([{ first_name: 'Ana' }])
  pass(24 * 3600)
  await apply(email)
  expect(await stored(email)).toHaveLength(2)
})

test('of many at once from one address one is stored', async () => {
  const email = address()
  const tokens = await Promise.all(Array.from({ length: 6 }, () => browser()(getAffiliateForm)))
  pass(5)
  await Promise.all(tokens.map(({ form_token }) => browser()(applyAsAffiliate, { body: { ...form(email), form_token } })))
  expect(await stored(email)).toHaveLength(1)
})

test('a robot that fills in what nobody sees is thanked and forgotten', async () => {
  const email = address()
  await expect(apply(email, { more: { company_fax: '+1 555' } })).resolves.toEqual({ ok: true })
  expect(await stored(email)).toEqual([])
})

test.each([
  ['too fast', 2],
  ['too late', 3601],
])('%s is refused', async (_, seconds) => {
  const email = address()
  await expect(apply(email, { seconds })).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  expect(await stored(email)).toEqual([])
})

test('a token works once, and only one of ours', async () => {
  const call = browser()
  const { form_token } = await call(getAffiliateForm)
  pass(5)
  await call(applyAsAffiliate, { body: { ...form(address()), form_token } })
  const [time, nonce, signature] = form_token.split('.') as [string, string, string]
  const older = (parseInt(time, 36) - 60_000).toString(36)
  for (const forged of [form_token, `${older}.${nonce}.${signature}`, `${time}.${nonce}.`, `${time}.other.${signature}`, 'x', '..', '']) {
    const email = address()
    await expect(browser()(applyAsAffiliate, { body: { ...form(email), form_token: forged } })).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    })
    expect(await stored(email)).toEqual([])
  }
})

test('a client sends five an hour', async () => {
  const call = browser()
  for (let n = 0; n < 5; n++) await apply(address(), { call })
  await expect(apply(address(), { call })).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  pass(3600)
  await expect(apply(address(), { call })).resolves.toEqual({ ok: true })
})

test('without an operator it stays stored, and is mailed once there is one', async () => {
  const alone = await testServer({ now: () => now })
  const email = address()
  const call = createCall('http://localhost', alone.send, async () => ({ 'x-test-client': randomUUID() }))
  const { form_token } = await call(getAffiliateForm)
  pass(5)
  await call(applyAsAffiliate, { body: { ...form(email), form_token } })
  expect(await stored(email)).toMatchObject([{ mailed_at: null }])
  await mailApplications(server.ctx)
  expect(await mailsAbout(email)).toHaveLength(1)
  pass(3600)
  await mailApplications(server.ctx)
  expect(await mailsAbout(email)).toHaveLength(1)
})

test('is removed when it has grown old', async () => {
  const other = address()
  await apply(other)
  expect(await stored(other)).toHaveLength(1)
  pass(25 * 31 * 24 * 3600)
  await removeOldApplications(server.ctx)
  expect(await stored(other)).toEqual([])
})
