import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as identity from '@/contracts/identity'
import { listSessions } from '@/contracts/sessions'
import * as contract from '@/contracts/users'
import { createCall } from '@/lib/api/call'
import { purgeOld } from '@/server/domain/account/retention'
import { lastMail, newestCode, testServer, type TestServer } from '../../../support/server'

const DAY = 86_400_000
let server: TestServer
let ahead = 0
beforeAll(async () => {
  server = await testServer({ now: () => new Date(Date.now() + ahead) })
})

beforeEach(() => void (ahead = 0))

const address = () => `${randomUUID()}@example.test`
const mailsTo = (email: string) =>
  server.ctx.db.query<{ subject: string; text: string }>('select subject, text from outbox where recipient = $1 order by id', [email])
const anyone = () => createCall('http://localhost', server.send, async () => ({ 'x-test-client': randomUUID() }))
type Person = Awaited<ReturnType<TestServer['signIn']>>

const request = (me: Person, email: string) => me.call(identity.requestEmailChange, { body: { email } })
async function codeFor(me: Person, email: string): Promise<string> {
  const before = await lastMail(server.ctx)
  await request(me, email)
  return newestCode(server.ctx, email, before)
}
const confirm = (me: Person, code: string) => me.call(identity.confirmEmailChange, { body: { code } })
const undo = (token: string) => anyone()(identity.undoEmailChange, { body: { token } })
const used = new Set<string>()
/** The token of the link that comes next: nothing waits for its email. */
async function linkIn(email: string): Promise<string> {
  const fresh = async () =>
    (await mailsTo(email)).map(({ text }) => /undo-email#([\w-]+)/.exec(text)?.[1]).find((token) => token && !used.has(token))
  await expect.poll(fresh).toBeTruthy()
  const token = (await fresh())!
  used.add(token)
  return token
}
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
/** Somebody who signs in with the address, and which account that is. */
const enters = async (email: string) => (await (await server.signIn(email)).call(contract.getMe)).id

test('an address is changed by the code it got: the account moves, other sessions end, and the old one is told', async () => {
  const me = await server.signIn()
  const { id } = await me.call(contract.getMe)
  const elsewhere = await server.signIn(me.email)
  const next = address()
  // What they once wrote to support is found by their address.
  await server.ctx.db.query(`insert into contact_messages (topic, email, message, next_try_at) values ('other', $1, 'Hello', now())`, [
    me.email,
  ])
  const code = await codeFor(me, next)
  expect((await me.call(contract.getMe)).email).toBe(me.email)
  await expect(confirm(elsewhere, code)).rejects.toMatchObject({ code: 'INVALID_CODE' })
  expect(await confirm(me, code)).toEqual({ email: next })
  await expect(confirm(me, code)).rejects.toMatchObject({ code: 'INVALID_CODE' })
  expect((await me.call(contract.getMe)).email).toBe(next)
  await expect(elsewhere.call(contract.getMe)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect((await me.call(listSessions)).data).toHaveLength(1)
  expect(await enters(next)).toBe(id)
  expect(await server.ctx.db.query('select email from contact_messages where email in ($1, $2)', [me.email, next])).toEqual([
    { email: next },
  ])
  for (const to of [me.email, next]) await expect.poll(() => subjectsTo(to)).toContain('Your sign-in settings were changed')
})

test('a taken address is answered like a free one, and gets a word instead of a code', async () => {
  const [me, other] = [await server.signIn(), await server.signIn()]
  expect(await request(me, other.email)).toEqual(await request(me, address()))
  await request(me, other.email)
  await expect.poll(() => subjectsTo(other.email)).toContain('About your email address')
  const told = (await mailsTo(other.email)).at(-1)!
  expect(told.subject).toBe('About your email address')
  expect(told.text).not.toMatch(/\d{6}/)
  await expect(confirm(me, '000000')).rejects.toMatchObject({ code: 'INVALID_CODE' })
  // Taken between the code and its use.
  const next = address()
  const code = await codeFor(me, next)
  await server.signIn(next)
  await expect(confirm(me, code)).rejects.toMatchObject({ code: 'INVALID_CODE' })
  expect((await me.call(contract.getMe)).email).toBe(me.email)
  await expect(request(me, me.email)).rejects.toMatchObject({ code: 'CONFLICT' })
})

test('it needs a fresh proof, a code that is not old, and is limited', async () => {
  const me = await server.signIn()
  const code = await codeFor(me, address())
  ahead += 11 * 60_000
  await expect(confirm(me, code)).rejects.toMatchObject({ code: 'INVALID_CODE' })
  ahead += 5 * 60_000
  await expect(request(me, address())).rejects.toMatchObject({ code: 'PROOF_REQUIRED' })
  const fresh = await server.signIn(me.email)
  for (let n = 0; n < 4; n++) await request(fresh, address())
  await expect(request(fresh, address())).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})

test('the link of the old address brings it back for a week, once, ends every session and what was added since', async () => {
  const me = await server.signIn()
  const { id } = await me.call(contract.getMe)
  const [second, third] = [address(), address()]
  await confirm(me, await codeFor(me, second))
  const token = await linkIn(me.email)
  await me.call(identity.changePassword, { body: { password: 'set by somebody else' } })
  await confirm(me, await codeFor(me, third))
  const newer = await linkIn(second)
  expect(await undo(token)).toEqual({ email: me.email })
  await expect(me.call(contract.getMe)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  for (const over of [token, newer, 'x'.repeat(43)]) await expect(undo(over)).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  const back = await server.signIn(me.email)
  expect((await back.call(contract.getMe)).id).toBe(id)
  expect((await back.call(identity.getSignInWays)).password).toBe(false)
  // Somebody else has the old address by then: nobody loses an account.
  await confirm(back, await codeFor(back, second))
  const late = await linkIn(me.email)
  const stranger = await enters(me.email)
  expect(stranger).not.toBe(id)
  await expect(undo(late)).rejects.toMatchObject({ code: 'CONFLICT' })
  const again = address()
  await confirm(back, await codeFor(back, again))
  const old = await linkIn(second)
  ahead += 8 * DAY
  await expect(undo(old)).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  await purgeOld(server.ctx)
  expect(await server.ctx.db.query('select 1 from email_changes where user_id = $1', [id])).toEqual([])
})
