import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { getContactForm, sendContactMessage } from '@/contracts/contact'
import { getInstallation } from '@/contracts/meta'
import { createCall } from '@/lib/api/call'
import {
  listContactMessages,
  mailContactMessages,
  readContactMessage,
  removeOldContactMessages,
  settleContactMessage,
} from '@/server/domain/contact/messages'
import { readLine } from '@/server/operator/verbs'
import { testServer, type TestServer } from '@/tests/support/server'

const SUPPORT = 'support@example.test'
const REPORTS = 'reports@example.test'
let now = new Date()
const pass = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000))
let server: TestServer
beforeEach(async () => {
  now = new Date()
  server = await testServer({ now: () => now, environment: { SUPPORT_EMAIL: SUPPORT, REPORT_EMAIL: REPORTS } })
})

const browser = (on = server, client: string = randomUUID()) =>
  createCall('http://localhost', on.send, async () => ({ 'x-test-client': client }))
const address = () => `${randomUUID()}@example.test`
const LIKENESS = { topic: 'likeness', name: 'Ana Pérez', place: 'https://krush.example/characters/ana', affirms: true } as const
type Given = { email: string; topic: 'help' | 'payment' | 'likeness'; [field: string]: unknown }

/** Takes a form, waits like a person, and sends it. */
async function send(given: Given, call = browser()) {
  const { form_token } = await call(getContactForm)
  pass(5)
  return call(sendContactMessage, { body: { message: 'My card was charged twice.', ...given, form_token } as never })
}
const stored = (email: string) => server.ctx.db.query<Record<string, unknown>>('select * from contact_messages where email = $1', [email])
const mailsAbout = (email: string) =>
  server.ctx.db.query<{ recipient: string; text: string; subject: string }>(
    `select recipient, text, subject from outbox where text like $1`,
    [`%${email}%`],
  )

test('anybody can write without an account: it is stored, mailed and has a case number', async () => {
  const email = address()
  const { reference } = await send({ email, topic: 'payment' })
  const [row] = await stored(email)
  expect(reference).toBe(`C-${row!.id}`)
  expect(row).toMatchObject({ topic: 'payment', name: null, message: 'My card was charged twice.', settled_at: null })
  await expect.poll(() => mailsAbout(email), { interval: 5 }).toHaveLength(1)
  expect(await mailsAbout(email)).toMatchObject([{ recipient: SUPPORT, subject: `Contact ${reference}: payment` }])
})

test('a report of a likeness goes to the address for reports, with its place, its signature and its statement', async () => {
  const email = address()
  await send({ email, ...LIKENESS })
  await expect.poll(() => mailsAbout(email), { interval: 5 }).toHaveLength(1)
  const [mail] = await mailsAbout(email)
  expect(mail!.recipient).toBe(REPORTS)
  for (const part of ['Ana Pérez', LIKENESS.place, 'there was no consent: yes']) expect(mail!.text).toContain(part)
})

test.each([
  [{ topic: 'help', email: 'nope' }],
  [{ topic: 'help', message: ' ' }],
  [{ topic: 'help', message: 'a'.repeat(4001) }],
  [{ topic: 'help', admin: true }],
  [{ topic: 'gossip' }],
  [{ topic: 'illegal' }],
  [{ ...LIKENESS, place: '' }],
  [{ ...LIKENESS, name: '' }],
  [{ ...LIKENESS, affirms: false }],
])('is refused with %o', async (given) => {
  await expect(send({ email: address(), ...given } as Given)).rejects.toMatchObject({ status: 400 })
})

test('a robot that fills in what nobody sees is thanked and forgotten; a token works once and not at once', async () => {
  const email = address()
  await expect(send({ email, topic: 'help', company_fax: '1' })).resolves.toEqual({ reference: expect.stringMatching(/^C-\d+$/) })
  const call = browser()
  const { form_token } = await call(getContactForm)
  const body = { email, topic: 'help' as const, message: 'Hello', form_token }
  await expect(call(sendContactMessage, { body })).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  expect(await stored(email)).toEqual([])
  pass(5)
  await call(sendContactMessage, { body })
  await expect(call(sendContactMessage, { body })).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  expect(await stored(email)).toHaveLength(1)
})

test('one client sends eight an hour', async () => {
  const call = browser()
  for (let n = 0; n < 8; n++) await send({ email: address(), topic: 'help' }, call)
  await expect(send({ email: address(), topic: 'help' }, call)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  pass(3600)
  await expect(send({ email: address(), topic: 'help' }, call)).resolves.toHaveProperty('reference')
})

test('without an address it stays stored, and is mailed once there is one', async () => {
  const alone = await testServer({ now: () => now })
  const email = address()
  await send({ email, topic: 'help' }, browser(alone))
  await mailContactMessages(alone.ctx)
  expect(await stored(email)).toMatchObject([{ mailed_at: null, attempts: 0 }])
  await mailContactMessages(server.ctx)
  await mailContactMessages(server.ctx)
  expect(await mailsAbout(email)).toHaveLength(1)
})

test('the operator lists, reads and settles; what has grown old is removed', async () => {
  const [first, second] = [address(), address()]
  await send({ email: first, topic: 'help' })
  await send({ email: second, ...LIKENESS })
  const open = async () =>
    (await listContactMessages(server.ctx)).map(({ email }) => email).filter((email) => [first, second].includes(email!))
  expect(await open()).toEqual([second, first])
  const id = Number((await stored(first))[0]!.id)
  expect(await readContactMessage(server.ctx, id)).toContain('My card was charged twice.')
  const run = (...words: string[]) => {
    const line = readLine(['contact', ...words])
    return 'verb' in line ? line.verb.run(server.ctx, line.given) : Promise.reject(new Error(JSON.stringify(line)))
  }
  expect(await run('list')).toMatch(new RegExp(`C-${id} .* help +${first}`))
  expect(await run('show', `C-${id}`)).toContain('My card was charged twice.')
  await expect(run('show', 'first')).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  expect(await run('settle', String(id))).toBe(`C-${id} is settled.\n`)
  expect(await open()).toEqual([second])
  await expect(settleContactMessage(server.ctx, 2 ** 31 - 1)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  pass(25 * 31 * 24 * 3600)
  await removeOldContactMessages(server.ctx)
  expect([...(await stored(first)), ...(await stored(second))]).toEqual([])
})

test('the installation says who runs it, as far as it was told', async () => {
  const named = await testServer({
    environment: {
      LEGAL_NAME: 'Night Owl Inc.',
      LEGAL_ADDRESS: '1 Main St\\nSpringfield',
      LEGAL_COUNTRY: 'the State of New York',
      SUPPORT_EMAIL: SUPPORT,
    },
  })
  expect((await browser(named)(getInstallation)).operator).toEqual({
    local: true,
    name: 'Night Owl Inc.',
    address: '1 Main St\nSpringfield',
    country: 'the State of New York',
    support_email: SUPPORT,
    report_email: SUPPORT,
  })
})
