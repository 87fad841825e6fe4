import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import * as users from '@/contracts/users'
import { createCall, type Call } from '@/lib/api/call'
import { ApiError } from '@/lib/api/errors'
import { PROFILE, type TestServer } from './server'

export const newAddress = () => `${randomUUID()}@example.test`
export const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** A visitor of their own: the limits count clients. */
export const visitor = (server: TestServer, headers: Record<string, string> = {}): Call => {
  const client = randomUUID()
  return createCall('http://localhost', server.send, async () => ({ 'x-test-client': client, ...headers }))
}

export async function refusalOf(run: Promise<unknown>): Promise<ApiError> {
  const failure = await run.then(
    () => null,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ApiError)
  return failure as ApiError
}
export const expectRefusal = async (run: Promise<unknown>, code: string) => expect((await refusalOf(run)).code).toBe(code)

type Mail = { subject: string; text: string }
export const mailsTo = (server: TestServer, email: string): Promise<Mail[]> =>
  server.ctx.db.query<Mail>('select subject, text from outbox where recipient = $1 order by id desc', [email])

const NOTICE = 'Your sign-in settings were changed'
/** What the person was told about their ways in, the newest first. */
export const noticesTo = async (server: TestServer, email: string): Promise<string[]> =>
  (await mailsTo(server, email)).flatMap(({ subject, text }) => (subject === NOTICE ? [text] : []))

/** The mail that the call leads to; the product does not wait for it, nor for a notice of what came before. */
export async function mailOf(server: TestServer, email: string, call: () => Promise<unknown>): Promise<Mail> {
  const asked = async () => (await mailsTo(server, email)).filter(({ subject }) => subject !== NOTICE)
  const before = (await asked()).length
  await call()
  await expect.poll(async () => (await asked()).length, { interval: 5 }).toBeGreaterThan(before)
  return (await asked())[0]!
}

export async function codeFor(server: TestServer, email: string, call = visitor(server)): Promise<string> {
  const { text } = await mailOf(server, email, () => call(users.requestOtp, { body: { email } }))
  return /\b\d{6}\b/.exec(text)![0]
}

export const linkIn = ({ text }: Mail) => new URL(/https?:\S+/.exec(text)![0])

/** From the custom token, in which every way in ends, to a session. */
export async function enter(server: TestServer, { token }: { token: string }) {
  const call = visitor(server)
  const tokens = await call(users.exchangeCustomToken, { body: { token } })
  const { session_id } = await call(users.setToken, undefined, { authorization: `Bearer ${tokens.id_token}` })
  const own = visitor(server, { authorization: `Bearer ${session_id}` })
  return { call: own, session_id, tokens, user: await own(users.updateMe, { body: { custom_attributes: PROFILE } }) }
}

export async function signedIn(server: TestServer, email = newAddress()) {
  const call = visitor(server)
  const code = await codeFor(server, email, call)
  return { ...(await enter(server, await call(users.verifyOtp, { body: { email, code } }))), email }
}
