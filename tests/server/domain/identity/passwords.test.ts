import { createHook } from 'node:async_hooks'
import { randomBytes, scryptSync } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  changePassword,
  getSignInWays,
  requestPasswordReset,
  resetPassword,
  signInWithPassword,
  signUpWithPassword,
} from '@/contracts/identity'
import { getSession, refreshIdentity, requestOtp, verifyOtp } from '@/contracts/users'
import type { Call } from '@/lib/api/call'
import {
  codeFor,
  enter,
  expectRefusal,
  linkIn,
  mailOf,
  mailsTo,
  newAddress,
  noticesTo,
  refusalOf,
  signedIn,
  visitor,
  wrong,
} from '@/tests/support/identity'
import { testServer, type TestServer } from '@/tests/support/server'

const PASSWORD = 'correct horse battery'
const MINUTE = 60_000
/** A session that was just ended may be remembered by its process for four seconds. */
const FORGOTTEN_MS = 6000

let server: TestServer
let ahead = 0
const now = () => new Date(Date.now() + ahead)
beforeAll(async () => {
  server = await testServer({ now })
})

async function signUp(email = newAddress(), password = PASSWORD) {
  const call = visitor(server)
  const code = await codeFor(server, email, call)
  return { ...(await enter(server, await call(signUpWithPassword, { body: { email, code, password } }))), email }
}
const signIn = (email: string, password = PASSWORD) => visitor(server)(signInWithPassword, { body: { email, password } })
const resetTokenFor = async (email: string) => {
  const link = linkIn(await mailOf(server, email, () => visitor(server)(requestPasswordReset, { body: { email } })))
  return link.searchParams.get('oobCode')!
}
const reset = (token: string, password = 'another password') => visitor(server)(resetPassword, { body: { token, password } })
const storedHashes = (email: string) =>
  server.ctx.db.query<{ password: string }>(
    'select a.password from auth_accounts a join auth_users u on u.id = a.user_id where u.email = $1',
    [email],
  )
const ended = (session: { call: Call }) =>
  expect
    .poll(
      () =>
        session.call(getSession).then(
          () => null,
          (error: { code: string }) => error.code,
        ),
      { timeout: FORGOTTEN_MS },
    )
    .toBe('UNAUTHENTICATED')

/** scrypt runs that the work starts, seen from Node itself. */
async function hashesOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const hook = createHook({ init: (_, type) => void (count += type === 'SCRYPTREQUEST' ? 1 : 0) }).enable()
  await work().catch(() => {})
  hook.disable()
  return count
}

describe('signing up', () => {
  it('takes address, code and password, and the password signs in from then on', async () => {
    const { email, user, call } = await signUp()
    expect((await enter(server, await signIn(` ${email.toUpperCase()} `))).user.uuid).toBe(user.uuid)
    expect(await call(getSignInWays)).toMatchObject({ email, password: true, social: [], passkeys: [] })
  })

  it('keeps nothing about the password before the code is right: no takeover by being first', async () => {
    const email = newAddress()
    const attacker = visitor(server)
    await attacker(requestOtp, { body: { email } })
    await expectRefusal(attacker(signUpWithPassword, { body: { email, code: '000000', password: 'of the attacker' } }), 'INVALID_CODE')
    expect(await storedHashes(email)).toEqual([])
    const owner = await signedIn(server, email)
    expect((await owner.call(getSignInWays)).password).toBe(false)
    await expectRefusal(signIn(email, 'of the attacker'), 'INVALID_CREDENTIALS')
  })

  it('counts guesses with those of the code sign-in, across re-sends: ten times three lock', async () => {
    const email = newAddress()
    const codes = []
    for (let send = 0; send < 10; send++) {
      const code = send < 5 ? await codeFor(server, email) : '000000'
      for (const call of [signUpWithPassword, verifyOtp, signUpWithPassword] as const) {
        const body = { email, code: wrong(code), ...(call === verifyOtp ? {} : { password: PASSWORD }) }
        codes.push((await refusalOf(visitor(server)(call as typeof signUpWithPassword, { body: body as never }))).code)
      }
    }
    expect(codes.slice(0, 8)).toEqual(Array(8).fill('INVALID_CODE'))
    expect(codes.slice(8)).toEqual(Array(22).fill('RATE_LIMITED'))
    expect(await storedHashes(email)).toEqual([])
  })

  it('of an address that has a password is a reset: every session ends', async () => {
    const before = await signUp()
    const after = await signUp(before.email, 'another password')
    await ended(before)
    expect(after.user.uuid).toBe(before.user.uuid)
    await expectRefusal(signIn(before.email), 'INVALID_CREDENTIALS')
  })

  it('of a known address without one ends nothing', async () => {
    const before = await signedIn(server)
    await signUp(before.email)
    expect(await before.call(getSession)).toMatchObject({ ok: true })
  })

  it.each(['12345', 'x'.repeat(201)])('refuses a password of the wrong length', async (password) => {
    await expectRefusal(visitor(server)(signUpWithPassword, { body: { email: newAddress(), code: '123456', password } }), 'INVALID_INPUT')
  })
})

describe('signing in', () => {
  it('answers alike, after the same work, for unknown addresses, no password and a wrong one', async () => {
    const known = (await signUp()).email
    const without = (await signedIn(server)).email
    const told = []
    for (const email of [known, without, newAddress()]) {
      const response = await server.app.request('/v1/identity/password/sign-in', {
        method: 'POST',
        body: JSON.stringify({ email, password: 'wrong password' }),
        headers: { 'content-type': 'application/json', 'x-test-client': email },
      })
      const { error } = (await response.json()) as { error: Record<string, unknown> }
      told.push({ status: response.status, ...error, request_id: '' })
      expect(await hashesOf(() => signIn(email, 'wrong password'))).toBe(1)
    }
    expect(told[0]).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
    expect(told[1]).toEqual(told[0])
    expect(told[2]).toEqual(told[0])
  })

  it('takes no password of an address that was never proven', async () => {
    const email = newAddress()
    await server.ctx.db.query('insert into auth_users (id, name, email) values ($1, $1, $1)', [email])
    const { email: donor } = await signUp()
    const [hash] = await storedHashes(donor)
    await server.ctx.db.query(
      `insert into auth_accounts (id, account_id, provider_id, user_id, password) values ($1, $1, 'credential', $1, $2)`,
      [email, hash!.password],
    )
    await expectRefusal(signIn(email), 'INVALID_CREDENTIALS')
    await signedIn(server, email)
    await expectRefusal(signIn(email), 'INVALID_CREDENTIALS')
  })

  it('stops after ten tries at an address, whoever tries, and not for long', async () => {
    const { email } = await signUp()
    for (let tries = 0; tries < 10; tries++) await expectRefusal(signIn(email, 'wrong password'), 'INVALID_CREDENTIALS')
    await expectRefusal(signIn(email), 'RATE_LIMITED')
    ahead += 16 * MINUTE
    expect(await signIn(email)).toHaveProperty('token')
  })

  it('stops a client after 40 tries over all addresses', async () => {
    const call = visitor(server)
    const body = () => ({ email: newAddress(), password: PASSWORD })
    const tries = Array.from({ length: 44 }, () => refusalOf(call(signInWithPassword, { body: body() })))
    const codes = (await Promise.all(tries)).map(({ code }) => code)
    expect(codes.filter((code) => code === 'INVALID_CREDENTIALS')).toHaveLength(40)
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4)
  }, 60_000)
})

describe('the hash', () => {
  let before: TestServer
  beforeAll(async () => {
    before = server
    server = await testServer({ now, full_password_cost: true })
  })
  afterAll(() => {
    server = before
  })

  it('is salted scrypt, and leaves the server in no answer', async () => {
    const [one, two] = [await signUp(), await signUp()]
    const [[first], [second]] = [await storedHashes(one.email), await storedHashes(two.email)]
    expect(first!.password).toMatch(/^scrypt\$15\$8\$3\$[\w-]{22}\$[\w-]{43}$/)
    expect(second!.password).not.toBe(first!.password)
    const ways = JSON.stringify([await one.call(getSignInWays), one.user, one.tokens])
    expect(ways).not.toContain('scrypt')
    expect(ways).not.toContain(first!.password.split('$')[5])
  })

  it('made at a lower cost is still taken, and made again at the present one', async () => {
    const { email } = await signUp()
    const salt = randomBytes(16)
    const key = scryptSync(PASSWORD, salt, 32, { N: 1024, r: 8, p: 1 })
    const weak = `scrypt$10$8$1$${salt.toString('base64url')}$${key.toString('base64url')}`
    await server.ctx.db.query('update auth_accounts set password = $2 where user_id = (select id from auth_users where email = $1)', [
      email,
      weak,
    ])
    await expectRefusal(signIn(email, 'wrong password'), 'INVALID_CREDENTIALS')
    expect((await storedHashes(email))[0]!.password).toBe(weak)
    await signIn(email)
    expect((await storedHashes(email))[0]!.password).toMatch(/^scrypt\$15\$/)
    expect(await signIn(email)).toHaveProperty('token')
  })

  it('is of the text, however its accents are written', async () => {
    const { email } = await signUp(newAddress(), 'pässwörter')
    expect(await signIn(email, 'pässwörter')).toHaveProperty('token')
  })
})

describe('a forgotten password', () => {
  it('is set by the mailed link; every session and identity token ends', async () => {
    const before = await signUp()
    const link = linkIn(await mailOf(server, before.email, () => visitor(server)(requestPasswordReset, { body: { email: before.email } })))
    expect(`${link.origin}${link.pathname}`).toBe(`${server.ctx.settings.origin}/`)
    expect(link.searchParams.get('reset-password')).toBe('true')
    expect(await reset(link.searchParams.get('oobCode')!)).toEqual({ ok: true })
    await ended(before)
    await expectRefusal(visitor(server)(refreshIdentity, { body: { refresh_token: before.tokens.refresh_token } }), 'INVALID_TOKEN')
    await expectRefusal(signIn(before.email), 'INVALID_CREDENTIALS')
    expect(await signIn(before.email, 'another password')).toHaveProperty('token')
  })

  it('answers alike for unknown addresses, and mails them nothing', async () => {
    const { email } = await signUp()
    const unknown = newAddress()
    const answers = []
    for (const each of [unknown, email]) {
      const response = await server.app.request('/v1/identity/password/request-reset', {
        method: 'POST',
        body: JSON.stringify({ email: each }),
        headers: { 'content-type': 'application/json' },
      })
      answers.push([response.status, await response.text()])
    }
    expect(answers[0]).toEqual(answers[1])
    await expect.poll(async () => (await mailsTo(server, email)).length, { interval: 5 }).toBe(2)
    expect(await mailsTo(server, unknown)).toEqual([])
  })

  it('does not wait for the mail', async () => {
    const { email } = await signUp()
    const { ctx } = server
    const { mail } = ctx
    let arrive = () => {}
    ctx.mail = { name: 'slow', send: () => new Promise<void>((resolve) => (arrive = resolve)) }
    try {
      expect(await visitor(server)(requestPasswordReset, { body: { email } })).toEqual({ ok: true })
    } finally {
      ctx.mail = mail
      arrive()
    }
  })

  it('takes a link once, also among twenty at the same time', async () => {
    const { email } = await signUp()
    const token = await resetTokenFor(email)
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => reset(token, `password ${n}`)))
    const won = results.findIndex(({ status }) => status === 'fulfilled')
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await signIn(email, `password ${won}`)).toHaveProperty('token')
    await expectRefusal(reset(token), 'INVALID_TOKEN')
  })

  it('takes a link for 30 minutes, and only the newest', async () => {
    const { email } = await signUp()
    const [older, newest] = [await resetTokenFor(email), await resetTokenFor(email)]
    await expectRefusal(reset(older), 'INVALID_TOKEN')
    ahead += 30 * MINUTE
    await expectRefusal(reset(newest), 'INVALID_TOKEN')
    expect(await signIn(email)).toHaveProperty('token')
  })

  it('is stored as a hash, and guessing tokens is limited', async () => {
    const { email } = await signUp()
    const token = await resetTokenFor(email)
    const rows = await server.ctx.db.query<{ row: string }>('select identity_flows::text as row from identity_flows', [])
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    const call = visitor(server)
    const guess = () => call(resetPassword, { body: { token: `${token.slice(1)}x`, password: PASSWORD } })
    for (let tries = 0; tries < 40; tries++) await expectRefusal(guess(), 'INVALID_TOKEN')
    await expectRefusal(guess(), 'RATE_LIMITED')
  })

  it('mails a neutral text, five times a quarter of an hour', async () => {
    const { email } = await signUp()
    const mail = await mailOf(server, email, () => visitor(server)(requestPasswordReset, { body: { email } }))
    expect(mail.subject).toBe('Your link to set a new password')
    expect(mail.text).not.toMatch(/adult|chat|character/i)
    for (let send = 1; send < 5; send++) await visitor(server)(requestPasswordReset, { body: { email } })
    await expectRefusal(visitor(server)(requestPasswordReset, { body: { email } }), 'RATE_LIMITED')
  })
})

describe('changing the password', () => {
  it('ends every other session, and not this one', async () => {
    const email = newAddress()
    const [there, here] = [await signUp(email), await signedIn(server, email)]
    await here.call(changePassword, { body: { password: 'another password' } })
    await ended(there)
    expect(await here.call(getSession)).toMatchObject({ ok: true })
    await visitor(server)(refreshIdentity, { body: { refresh_token: here.tokens.refresh_token } })
    await expectRefusal(visitor(server)(refreshIdentity, { body: { refresh_token: there.tokens.refresh_token } }), 'INVALID_TOKEN')
    await expectRefusal(signIn(email), 'INVALID_CREDENTIALS')
    expect(await signIn(email, 'another password')).toHaveProperty('token')
  })

  it('is reported by mail, without the password, and so is a reset', async () => {
    const { call, email } = await signUp()
    expect(await noticesTo(server, email)).toEqual([])
    await call(changePassword, { body: { password: 'another password' } })
    await expect.poll(() => noticesTo(server, email), { interval: 5 }).toHaveLength(1)
    await reset(await resetTokenFor(email), 'a third password')
    await expect.poll(() => noticesTo(server, email), { interval: 5 }).toHaveLength(2)
    for (const text of await noticesTo(server, email)) {
      expect(text).toContain('A new password was set for your Krush account')
      expect(text).not.toMatch(/another password|a third password/)
    }
  })

  it('needs a recent proof', async () => {
    const { call, email } = await signedIn(server)
    ahead += 16 * MINUTE
    await expectRefusal(call(changePassword, { body: { password: PASSWORD } }), 'PROOF_REQUIRED')
    expect((await call(getSignInWays)).password).toBe(false)
    await expectRefusal(signIn(email), 'INVALID_CREDENTIALS')
  })

  it('makes links that were mailed before worthless', async () => {
    const { call, email } = await signUp()
    const token = await resetTokenFor(email)
    await call(changePassword, { body: { password: 'another password' } })
    await expectRefusal(reset(token), 'INVALID_TOKEN')
  })
})
