import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import * as contract from '@/contracts/users'
import { createCall } from '@/lib/api/call'
import { ApiError } from '@/lib/api/errors'
import { ProviderError } from '@/server/providers/errors'
import { testServer, type TestServer } from '../../support/server'

let server: TestServer
const printed: string[] = []
beforeAll(async () => {
  server = await testServer({ printed })
})

const newAddress = () => `${randomUUID()}@example.test`
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
/** A browser of its own: the limits count clients. */
const browser = (client: string = randomUUID()) => createCall('http://localhost', server.send, async () => ({ 'x-test-client': client }))

const mailsTo = (email: string) =>
  server.ctx.db.query<{ subject: string; text: string }>('select subject, text from outbox where recipient = $1 order by id desc', [email])

/** Asks for a code and waits for its mail, which the product does not do. */
async function codeFor(email: string, call = browser()): Promise<string> {
  const before = (await mailsTo(email)).length
  await call(contract.requestOtp, { body: { email } })
  await expect.poll(async () => (await mailsTo(email)).length, { interval: 5 }).toBeGreaterThan(before)
  return /\d{6}/.exec((await mailsTo(email))[0]!.text)![0]
}

async function signIn(email = newAddress()) {
  const call = browser()
  const verified = await call(contract.verifyOtp, { body: { email, code: await codeFor(email, call) } })
  const tokens = await call(contract.exchangeCustomToken, { body: verified })
  const { session_id } = await call(contract.setToken, undefined, { authorization: `Bearer ${tokens.id_token}` })
  const own = createCall('http://localhost', server.send, async () => ({ authorization: `Bearer ${session_id}` }))
  return { call: own, tokens, session_id, email, user: await own(contract.getMe) }
}

async function refusalOf(run: Promise<unknown>): Promise<ApiError> {
  const failure = await run.then(
    () => null,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ApiError)
  return failure as ApiError
}
async function expectRefusal(run: Promise<unknown>, code: string): Promise<void> {
  expect((await refusalOf(run)).code).toBe(code)
}

describe('signing in', () => {
  it('leads from an address to a session', async () => {
    const email = newAddress()
    const { user, call } = await signIn(email)
    expect(user.email).toBe(email)
    expect(await call(contract.getSession)).toMatchObject({ ok: true })
  })

  it('leads the same address to the same person, whatever its letter case', async () => {
    const email = newAddress()
    const first = await signIn(email)
    const call = browser()
    await call(contract.requestOtp, { body: { email: ` ${email.toUpperCase()} ` } })
    await expect.poll(async () => (await mailsTo(email)).length, { interval: 5 }).toBe(2)
    const code = (await mailsTo(email))[0]!.subject.slice(0, 6)
    const { token } = await call(contract.verifyOtp, { body: { email: email.toUpperCase(), code } })
    const { id_token } = await call(contract.exchangeCustomToken, { body: { token } })
    const { session_id } = await call(contract.setToken, undefined, { authorization: `Bearer ${id_token}` })
    const me = await call(contract.getMe, undefined, { authorization: `Bearer ${session_id}` })
    expect(me.uuid).toBe(first.user.uuid)
  })

  it('answers alike for known and unknown addresses', async () => {
    const { email } = await signIn()
    const unknown = newAddress()
    const call = browser()
    const known = await call(contract.requestOtp, { body: { email } })
    expect(await call(contract.requestOtp, { body: { email: unknown } })).toEqual(known)
    const refusals = []
    for (const each of [email, unknown]) {
      const code = await codeFor(each, call)
      refusals.push(await refusalOf(call(contract.verifyOtp, { body: { email: each, code: wrong(code) } })))
    }
    expect(refusals[0]).toMatchObject({ code: 'INVALID_CODE', status: 401 })
    expect(refusals[1]).toMatchObject({ code: 'INVALID_CODE', status: 401, message: refusals[0]!.message })
  })

  it('takes a code once and a custom token once', async () => {
    const email = newAddress()
    const call = browser()
    const code = await codeFor(email, call)
    const verified = await call(contract.verifyOtp, { body: { email, code } })
    await expectRefusal(call(contract.verifyOtp, { body: { email, code } }), 'INVALID_CODE')
    await call(contract.exchangeCustomToken, { body: verified })
    await expectRefusal(call(contract.exchangeCustomToken, { body: verified }), 'INVALID_TOKEN')
  })

  it('opens no session for anything but an identity token', async () => {
    const { tokens, session_id } = await signIn()
    const call = browser()
    for (const token of [tokens.refresh_token, session_id, 'nonsense', `${tokens.id_token}x`]) {
      await expectRefusal(call(contract.setToken, undefined, { authorization: `Bearer ${token}` }), 'UNAUTHENTICATED')
    }
  })

  it('gives fresh identity tokens for the refresh token', async () => {
    const { tokens } = await signIn()
    const fresh = await browser()(contract.refreshIdentity, { body: { refresh_token: tokens.refresh_token } })
    expect(fresh.refresh_token).not.toBe(tokens.refresh_token)
    await browser()(contract.setToken, undefined, { authorization: `Bearer ${fresh.id_token}` })
  })
})

describe('signing out', () => {
  it('ends the session and its identity tokens, and leaves other browsers signed in', async () => {
    const email = newAddress()
    const here = await signIn(email)
    const there = await signIn(email)
    await here.call(contract.endSession)
    await expectRefusal(here.call(contract.getSession), 'UNAUTHENTICATED')
    const { refresh_token, id_token } = here.tokens
    await expectRefusal(browser()(contract.refreshIdentity, { body: { refresh_token } }), 'INVALID_TOKEN')
    const authorization = `Bearer ${id_token}`
    await expectRefusal(browser()(contract.setToken, undefined, { authorization }), 'UNAUTHENTICATED')
    expect(await there.call(contract.getSession)).toMatchObject({ ok: true })
    await browser()(contract.refreshIdentity, { body: { refresh_token: there.tokens.refresh_token } })
  })
})

describe('limits', () => {
  it('allow five codes for an address, whoever asks, and then say when to come back', async () => {
    const email = newAddress()
    for (let send = 0; send < 5; send++) await browser()(contract.requestOtp, { body: { email } })
    const refusal = await refusalOf(browser()(contract.requestOtp, { body: { email } }))
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', status: 429 })
    expect(refusal.details.retry_after).toBeGreaterThan(0)
    await browser()(contract.requestOtp, { body: { email: newAddress() } })
  })

  it('allow a client 20 codes', async () => {
    const call = browser()
    for (let send = 0; send < 20; send++) await call(contract.requestOtp, { body: { email: newAddress() } })
    await expectRefusal(call(contract.requestOtp, { body: { email: newAddress() } }), 'RATE_LIMITED')
  })

  it('count guesses across codes and clients, so that asking again buys none', async () => {
    const email = newAddress()
    let code = ''
    for (let send = 0; send < 4; send++) {
      code = await codeFor(email)
      for (let guess = 0; guess < 2; guess++) {
        await expectRefusal(browser()(contract.verifyOtp, { body: { email, code: wrong(code) } }), 'INVALID_CODE')
      }
    }
    await expectRefusal(browser()(contract.verifyOtp, { body: { email, code: wrong(code) } }), 'RATE_LIMITED')
    await expectRefusal(browser()(contract.verifyOtp, { body: { email, code } }), 'RATE_LIMITED')
  })

  it('allow a client 40 guesses over all addresses', async () => {
    const call = browser()
    for (let guess = 0; guess < 40; guess++) {
      await expectRefusal(call(contract.verifyOtp, { body: { email: newAddress(), code: '000000' } }), 'INVALID_CODE')
    }
    await expectRefusal(call(contract.verifyOtp, { body: { email: newAddress(), code: '000000' } }), 'RATE_LIMITED')
  })

  it('forget wrong guesses after a right one', async () => {
    const email = newAddress()
    const call = browser()
    for (let round = 0; round < 3; round++) {
      const code = await codeFor(email, call)
      for (let guess = 0; guess < 4; guess++) {
        await expectRefusal(call(contract.verifyOtp, { body: { email, code: wrong(code) } }), 'INVALID_CODE')
      }
      await call(contract.verifyOtp, { body: { email, code } })
    }
  })
})

describe('the mail', () => {
  it('is neutral, and the terminal shows the code without the address', async () => {
    const email = newAddress()
    printed.length = 0
    const code = await codeFor(email)
    const [mail] = await mailsTo(email)
    expect(mail!.subject).toBe(`${code} is your sign-in code`)
    expect(mail!.text).not.toMatch(/https?:|adult|chat|character/i)
    await expect.poll(() => printed.join('\n')).toContain(code)
    expect(printed.join('\n')).not.toContain(email)
  })

  it('that cannot be sent changes no answer, and the log names neither address nor code', async () => {
    const logged: unknown[] = []
    const log = (fields: object, text: string) => void logged.push({ ...fields, text })
    const email = newAddress()
    const { ctx } = server
    const [mail, before] = [ctx.mail, ctx.log]
    let code = ''
    ctx.log = { info: log, warn: log, error: log }
    ctx.mail = {
      name: 'broken',
      send: async ({ subject }) => {
        code = subject.slice(0, 6)
        throw new ProviderError('transient', 'The mail server did not take the mail (450).')
      },
    }
    try {
      await browser()(contract.requestOtp, { body: { email } })
      await browser()(contract.verifyOtp, { body: { email, code } })
    } finally {
      ctx.mail = mail
      ctx.log = before
    }
    const told = JSON.stringify(logged, (_, value: unknown) => (value instanceof Error ? String(value) : value))
    expect(told).toContain('sign-in mail not sent')
    expect(told).not.toContain(email)
    expect(told).not.toContain(code)
  })
})
