import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import * as identity from '@/contracts/identity'
import * as contract from '@/contracts/users'
import { createCall, type Call } from '@/lib/api/call'
import { ApiError } from '@/lib/api/errors'
import { removeOldChallenges } from '@/server/domain/sessions/challenge'
import { readSecondFactor } from '@/server/domain/sessions/second-factor'
import { codeAt, STEP_MS, wrongCodeAt } from '../../support/authenticator'
import { lastMail, newestCode, testServer, type TestServer } from '../../support/server'

const MINUTE = 60_000
let server: TestServer
let ahead = 0
const now = () => new Date(Date.now() + ahead)
const later = (milliseconds: number) => void (ahead += milliseconds)
beforeAll(async () => {
  server = await testServer({ now })
})

const browser = (client: string = randomUUID()) => createCall('http://localhost', server.send, async () => ({ 'x-test-client': client }))
const withBearer = (token: string) => createCall('http://localhost', server.send, async () => ({ authorization: `Bearer ${token}` }))

async function refusalOf(run: Promise<unknown>): Promise<ApiError> {
  const failure = await run.then(
    () => null,
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ApiError)
  return failure as ApiError
}
const expectRefusal = async (run: Promise<unknown>, code: string) => expect((await refusalOf(run)).code).toBe(code)

const mailsTo = (email: string) =>
  server.ctx.db.query<{ subject: string; text: string }>('select subject, text from outbox where recipient = $1 order by id', [email])
const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject.replace(/\d{6}/, '######'))

/** Code by mail, custom token, identity token: all that a sign-in gives before setToken. */
async function identityOf(email: string) {
  const call = browser()
  const before = await lastMail(server.ctx)
  await call(contract.requestOtp, { body: { email } })
  const { token } = await call(contract.verifyOtp, { body: { email, code: await newestCode(server.ctx, email, before) } })
  return call(contract.exchangeCustomToken, { body: { token } })
}
const setToken = (id_token: string) => browser()(contract.setToken, undefined, { authorization: `Bearer ${id_token}` })
const pass = (challenge: unknown, code: string, call: Call = browser()) =>
  call(identity.passSecondFactor, { body: { challenge: String(challenge), code } })

/** A person who has just turned the second factor on; the next code of the app is fresh. */
async function withFactor() {
  const me = await server.signIn()
  const { secret, uri } = await me.call(identity.startSecondFactor)
  const { recovery_codes } = await me.call(identity.confirmSecondFactor, { body: { code: codeAt(secret, now()) } })
  later(2 * STEP_MS)
  const code = () => codeAt(secret, now())
  const { id_token } = await identityOf(me.email)
  /** A new one each time; an identity session has one at a time. */
  const challenge = async () => (await refusalOf(setToken(id_token))).details.challenge
  return { ...me, secret, uri, recovery_codes, code, challenge, wrong: () => wrongCodeAt(secret, now()) }
}

describe('turning the second factor on', () => {
  it('gives a secret for every authenticator app, and changes nothing before a code of it', async () => {
    const me = await server.signIn()
    const { secret, uri } = await me.call(identity.startSecondFactor)
    const url = new URL(uri)
    expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp'])
    expect(decodeURIComponent(url.pathname)).toContain(me.email)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ issuer: 'Krush', secret, algorithm: 'SHA1', digits: '6', period: '30' })
    await expectRefusal(me.call(identity.confirmSecondFactor, { body: { code: wrongCodeAt(secret, now()) } }), 'WRONG_PROOF')
    expect(await setToken((await identityOf(me.email)).id_token)).toHaveProperty('session_id')
    expect(await readSecondFactor(server.ctx, me.user.id)).toEqual({ enabled: false, enabled_at: null, recovery_codes_left: 0 })
  })

  it('answers ten recovery codes once, ends every other session and notifies by mail', async () => {
    const me = await server.signIn()
    const other = await server.signIn(me.email)
    const { secret } = await me.call(identity.startSecondFactor)
    const { recovery_codes } = await me.call(identity.confirmSecondFactor, { body: { code: codeAt(secret, now()) } })
    expect(new Set(recovery_codes).size).toBe(10)
    for (const code of recovery_codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/)
    await expectRefusal(other.call(contract.getSession), 'UNAUTHENTICATED')
    await expectRefusal(browser()(contract.refreshIdentity, { body: { refresh_token: other.tokens.refresh_token } }), 'INVALID_TOKEN')
    expect(await me.call(contract.getSession)).toMatchObject({ ok: true })
    await browser()(contract.refreshIdentity, { body: { refresh_token: me.tokens.refresh_token } })
    expect(await readSecondFactor(server.ctx, me.user.id)).toMatchObject({ enabled: true, recovery_codes_left: 10 })
    await expect.poll(() => subjectsTo(me.email)).toContain('Your sign-in settings were changed')
    const mail = (await mailsTo(me.email)).find(({ subject }) => subject.startsWith('Your sign-in'))
    expect(mail?.text).not.toMatch(/https?:|adult|chat|character/i)
  })

  it('needs a recent proof, and a code within half an hour', async () => {
    const me = await server.signIn()
    const { secret } = await me.call(identity.startSecondFactor)
    later(31 * MINUTE)
    await expectRefusal(me.call(identity.startSecondFactor), 'PROOF_REQUIRED')
    await expectRefusal(me.call(identity.confirmSecondFactor, { body: { code: codeAt(secret, now()) } }), 'CONFLICT')
  })

  it('keeps nothing readable', async () => {
    const { secret, recovery_codes, user } = await withFactor()
    const rows = await server.ctx.db.query<Record<string, unknown>>(
      `select f.secret, (select array_agg(encode(code_hash, 'escape')) from recovery_codes where user_id = $1) as codes
         from second_factors f where user_id = $1`,
      [user.id],
    )
    const stored = Buffer.from(rows[0]!.secret as Uint8Array).toString('latin1') + String(rows[0]!.codes)
    expect(stored).not.toContain(secret)
    for (const code of recovery_codes) expect(stored).not.toContain(code.replaceAll('-', ''))
    // Sealed for one person: the same bytes open for nobody else.
    expect(() => server.ctx.vault.open(rows[0]!.secret as Uint8Array, `second-factor:${user.id + 1}`)).toThrow()
    expect(server.ctx.vault.open(rows[0]!.secret as Uint8Array, `second-factor:${user.id}`)).toBe(secret)
  })
})

describe('with the second factor on, no session without it', () => {
  const ways: [name: string, start: (me: Awaited<ReturnType<typeof withFactor>>) => Promise<string>][] = [
    ['a mailed code', async (me) => (await identityOf(me.email)).id_token],
    [
      'a custom token, as of ?t=',
      async (me) => {
        const [user] = await server.ctx.db.query<{ identity_uid: string }>('select identity_uid from users where id = $1', [me.user.id])
        const token = await server.ctx.identity.mintCustomToken(user!.identity_uid)
        return (await browser()(contract.exchangeCustomToken, { body: { token } })).id_token
      },
    ],
    [
      'a swapped identity token',
      async (me) => {
        const { id_token } = await identityOf(me.email)
        const { token } = await browser()(identity.swapIdToken, { body: { id_token } })
        return (await browser()(contract.exchangeCustomToken, { body: { token } })).id_token
      },
    ],
    [
      'a refresh token',
      async (me) => {
        const { refresh_token } = await identityOf(me.email)
        return (await browser()(contract.refreshIdentity, { body: { refresh_token } })).id_token
      },
    ],
    ['the identity token of the session that turned it on', async (me) => me.tokens.id_token],
  ]
  it.each(ways)('%s opens none and is no bearer', async (_name, start) => {
    const me = await withFactor()
    const id_token = await start(me)
    const sessions = async () => (await server.ctx.db.query('select 1 from sessions where user_id = $1', [me.user.id])).length
    const before = await sessions()
    const refusal = await refusalOf(setToken(id_token))
    expect(refusal).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', status: 403 })
    expect(Date.parse(String(refusal.details.expires_at)) - now().getTime()).toBeGreaterThan(9 * MINUTE)
    for (const endpoint of [contract.getMe, contract.getSession, identity.startSecondFactor]) {
      await expectRefusal(withBearer(id_token)(endpoint), 'UNAUTHENTICATED')
    }
    expect(await sessions()).toBe(before)
    const { session_id } = await pass(refusal.details.challenge, me.code())
    expect((await withBearer(session_id)(contract.getMe)).id).toBe(me.user.id)
    expect(await sessions()).toBe(before + 1)
  })

  it('an identity token that was a bearer a moment ago is none any more', async () => {
    const me = await server.signIn()
    expect((await withBearer(me.tokens.id_token)(contract.getMe)).id).toBe(me.user.id)
    const { secret } = await me.call(identity.startSecondFactor)
    await me.call(identity.confirmSecondFactor, { body: { code: codeAt(secret, now()) } })
    await expectRefusal(withBearer(me.tokens.id_token)(contract.getMe), 'UNAUTHENTICATED')
  })
})

describe('passing it', () => {
  it('takes a challenge once, for ten minutes', async () => {
    const me = await withFactor()
    const challenge = await me.challenge()
    await pass(challenge, me.code())
    later(STEP_MS)
    await expectRefusal(pass(challenge, me.code()), 'INVALID_TOKEN')
    const late = await me.challenge()
    await expectRefusal(pass(challenge, me.recovery_codes[0]!), 'INVALID_TOKEN')
    later(11 * MINUTE)
    await expectRefusal(pass(late, me.code()), 'INVALID_TOKEN')
    await expectRefusal(pass('x'.repeat(43), me.code()), 'INVALID_TOKEN')
  })

  it('takes a code once, also for another challenge and for its own confirmation', async () => {
    const me = await withFactor()
    const code = me.code()
    await pass(await me.challenge(), code)
    await expectRefusal(pass(await me.challenge(), code), 'INVALID_CODE')
    const fresh = await server.signIn()
    const { secret } = await fresh.call(identity.startSecondFactor)
    const confirmed = codeAt(secret, now())
    await fresh.call(identity.confirmSecondFactor, { body: { code: confirmed } })
    const { details } = await refusalOf(setToken((await identityOf(fresh.email)).id_token))
    await expectRefusal(pass(details.challenge, confirmed), 'INVALID_CODE')
  })

  it('takes the same code only once of many at the same time', async () => {
    const me = await withFactor()
    const signIns = [await identityOf(me.email), await identityOf(me.email), await identityOf(me.email)]
    const challenges = await Promise.all(signIns.map(async ({ id_token }) => (await refusalOf(setToken(id_token))).details.challenge))
    const code = me.code()
    const results = await Promise.allSettled(challenges.map((challenge) => pass(challenge, code)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it.each([
    [-1, true],
    [1, true],
    [-2, false],
    [2, false],
  ])('a clock %i steps off: %s', async (steps, taken) => {
    const me = await withFactor()
    later(2 * STEP_MS)
    const run = pass(await me.challenge(), codeAt(me.secret, new Date(now().getTime() + steps * STEP_MS)))
    if (taken) expect(await run).toHaveProperty('session_id')
    else await expectRefusal(run, 'INVALID_CODE')
  })

  it('takes each recovery code once, however it is typed, and notifies by mail', async () => {
    const me = await withFactor()
    const [first = '', second = ''] = me.recovery_codes
    await pass(await me.challenge(), first)
    await expectRefusal(pass(await me.challenge(), first), 'INVALID_CODE')
    await pass(await me.challenge(), second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l'))
    expect((await readSecondFactor(server.ctx, me.user.id)).recovery_codes_left).toBe(8)
    await expect.poll(async () => (await mailsTo(me.email)).filter(({ text }) => text.includes('recovery code')).length).toBe(2)
  })

  it('takes nobody else’s codes', async () => {
    const [me, other] = [await withFactor(), await withFactor()]
    await expectRefusal(pass(await me.challenge(), other.recovery_codes[0]!), 'INVALID_CODE')
    await expectRefusal(pass(await me.challenge(), other.code()), 'INVALID_CODE')
  })

  it('allows eight wrong codes across challenges and clients, and says when to come back', async () => {
    const me = await withFactor()
    for (let guess = 0; guess < 8; guess++) await expectRefusal(pass(await me.challenge(), me.wrong()), 'INVALID_CODE')
    const refusal = await refusalOf(pass(await me.challenge(), me.code()))
    expect(refusal).toMatchObject({ code: 'RATE_LIMITED', status: 429 })
    expect(refusal.details.retry_after).toBeGreaterThan(0)
    await expectRefusal(pass(await me.challenge(), me.recovery_codes[0]!), 'RATE_LIMITED')
    later(16 * MINUTE)
    const { details } = await refusalOf(setToken((await identityOf(me.email)).id_token))
    expect(await pass(details.challenge, me.code())).toHaveProperty('session_id')
  })

  it('counts a client over all persons', async () => {
    const call = browser()
    for (let person = 0; person < 5; person++) {
      const me = await withFactor()
      for (let guess = 0; guess < 8; guess++) await expectRefusal(pass(await me.challenge(), me.wrong(), call), 'INVALID_CODE')
    }
    const me = await withFactor()
    await expectRefusal(pass(await me.challenge(), me.code(), call), 'RATE_LIMITED')
  })

  it('is over when the sessions are ended meanwhile', async () => {
    const me = await withFactor()
    const challenge = await me.challenge()
    const { endUserSessions } = await import('@/server/domain/sessions/end-sessions')
    await endUserSessions(server.ctx, me.user.id)
    await expectRefusal(pass(challenge, me.code()), 'INVALID_TOKEN')
  })
})

describe('changing it', () => {
  it('renews recovery codes: the old ones end', async () => {
    const me = await withFactor()
    const { recovery_codes } = await me.call(identity.renewRecoveryCodes)
    await expectRefusal(pass(await me.challenge(), me.recovery_codes[0]!), 'INVALID_CODE')
    await pass(await me.challenge(), recovery_codes[0]!)
    await expect.poll(async () => (await mailsTo(me.email)).some(({ text }) => text.includes('New recovery codes were made'))).toBe(true)
  })

  it('of many renewals at once, one set of recovery codes holds', async () => {
    const me = await withFactor()
    const answers = await Promise.all(Array.from({ length: 8 }, () => me.call(identity.renewRecoveryCodes)))
    expect((await readSecondFactor(server.ctx, me.user.id)).recovery_codes_left).toBe(10)
    const challenge = await me.challenge()
    const tried = await Promise.allSettled(answers.map(async ({ recovery_codes }) => pass(challenge, recovery_codes[0]!)))
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('turns off with a recent proof, ends other sessions, and notifies by mail', async () => {
    const me = await withFactor()
    const { session_id } = await pass(await me.challenge(), me.code())
    later(16 * MINUTE)
    await expectRefusal(me.call(identity.removeSecondFactor), 'PROOF_REQUIRED')
    await me.call(identity.giveProof, { body: { second_factor: me.code() } })
    await me.call(identity.removeSecondFactor)
    await expectRefusal(withBearer(session_id)(contract.getSession), 'UNAUTHENTICATED')
    expect(await setToken((await identityOf(me.email)).id_token)).toHaveProperty('session_id')
    await expect.poll(async () => (await mailsTo(me.email)).some(({ text }) => text.includes('turned off'))).toBe(true)
    await me.call(identity.removeSecondFactor)
    await expectRefusal(me.call(identity.renewRecoveryCodes), 'CONFLICT')
  })

  it('a second secret takes the place of the first only once it is confirmed', async () => {
    const me = await withFactor()
    const { secret } = await me.call(identity.startSecondFactor)
    await pass(await me.challenge(), me.code())
    later(STEP_MS)
    await me.call(identity.confirmSecondFactor, { body: { code: codeAt(secret, now()) } })
    later(2 * STEP_MS)
    const { details } = await refusalOf(setToken((await identityOf(me.email)).id_token))
    await expectRefusal(pass(details.challenge, me.code()), 'INVALID_CODE')
    await pass(details.challenge, codeAt(secret, now()))
  })
})

describe('proving again who holds the session', () => {
  const proofCode = async (me: { call: Call; email: string }) => {
    const before = await lastMail(server.ctx)
    await me.call(identity.requestProof)
    return newestCode(server.ctx, me.email, before)
  }

  it('is asked for 15 minutes after signing in, and given with a mailed code, once', async () => {
    const me = await server.signIn()
    later(14 * MINUTE)
    await me.call(identity.startSecondFactor)
    later(MINUTE)
    await expectRefusal(me.call(identity.startSecondFactor), 'PROOF_REQUIRED')
    const code = await proofCode(me)
    const { proven_until } = await me.call(identity.giveProof, { body: { code } })
    expect(Date.parse(proven_until) - now().getTime()).toBeGreaterThan(14 * MINUTE)
    await me.call(identity.startSecondFactor)
    await expectRefusal(me.call(identity.giveProof, { body: { code } }), 'WRONG_PROOF')
    expect(await subjectsTo(me.email)).toContain('###### is your confirmation code')
  })

  it('with a code of this session only, for ten minutes, and not at sign-in', async () => {
    const me = await server.signIn()
    const other = await server.signIn(me.email)
    const code = await proofCode(me)
    await expectRefusal(other.call(identity.giveProof, { body: { code } }), 'WRONG_PROOF')
    await expectRefusal(browser()(contract.verifyOtp, { body: { email: me.email, code } }), 'INVALID_CODE')
    later(11 * MINUTE)
    await expectRefusal(me.call(identity.giveProof, { body: { code } }), 'WRONG_PROOF')
    const before = await lastMail(server.ctx)
    await browser()(contract.requestOtp, { body: { email: me.email } })
    const signInCode = await newestCode(server.ctx, me.email, before)
    await expectRefusal(me.call(identity.giveProof, { body: { code: signInCode } }), 'WRONG_PROOF')
  })

  it('with the second factor alone where one is on', async () => {
    const me = await withFactor()
    later(20 * MINUTE)
    await expectRefusal(me.call(identity.requestProof), 'CONFLICT')
    await expectRefusal(me.call(identity.giveProof, { body: { code: '000000' } }), 'WRONG_PROOF')
    await expectRefusal(me.call(identity.giveProof, { body: { password: 'secret' } }), 'WRONG_PROOF')
    await me.call(identity.giveProof, { body: { second_factor: me.recovery_codes[0]! } })
    await me.call(identity.renewRecoveryCodes)
    await expect.poll(async () => (await mailsTo(me.email)).some(({ text }) => text.includes('A recovery code for your'))).toBe(true)
  })

  it('with the password where the identity provider knows it', async () => {
    const me = await server.signIn()
    await expectRefusal(me.call(identity.giveProof, { body: { password: 'right' } }), 'WRONG_PROOF')
    const before = server.ctx.identity
    const password = { check: async (_uid: string, given: string) => given === 'right' }
    server.ctx.identity = { ...before, ways: { password } } as typeof before
    try {
      later(20 * MINUTE)
      await expectRefusal(me.call(identity.giveProof, { body: { password: 'wrong' } }), 'WRONG_PROOF')
      await me.call(identity.giveProof, { body: { password: 'right' } })
      await me.call(identity.startSecondFactor)
    } finally {
      server.ctx.identity = before
    }
  })

  it('allows eight wrong tries and five mails', async () => {
    const me = await server.signIn()
    const code = await proofCode(me)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let guess = 0; guess < 8; guess++) await expectRefusal(me.call(identity.giveProof, { body: { code: wrong } }), 'WRONG_PROOF')
    await expectRefusal(me.call(identity.giveProof, { body: { code } }), 'RATE_LIMITED')
    for (let send = 0; send < 4; send++) await me.call(identity.requestProof)
    await expectRefusal(me.call(identity.requestProof), 'RATE_LIMITED')
  })

  it('is not given by a session that a refresh or a swap of tokens opens', async () => {
    const me = await server.signIn()
    later(16 * MINUTE)
    const tokens = await browser()(contract.refreshIdentity, { body: { refresh_token: me.tokens.refresh_token } })
    const refreshed = await setToken(tokens.id_token)
    await expectRefusal(withBearer(refreshed.session_id)(identity.startSecondFactor), 'PROOF_REQUIRED')
    const { token } = await browser()(identity.swapIdToken, { body: { id_token: tokens.id_token } })
    const swapped = await setToken((await browser()(contract.exchangeCustomToken, { body: { token } })).id_token)
    await expectRefusal(withBearer(swapped.session_id)(identity.startSecondFactor), 'PROOF_REQUIRED')
    await withBearer(tokens.id_token)(contract.getMe)
    await expectRefusal(withBearer(tokens.id_token)(identity.startSecondFactor), 'PROOF_REQUIRED')
    await expectRefusal(withBearer(tokens.id_token)(identity.requestProof), 'FORBIDDEN')
  })
})

describe('swapping an identity token', () => {
  it('gives a custom token that signs the same person in, once', async () => {
    const me = await server.signIn()
    const { token } = await browser()(identity.swapIdToken, { body: { id_token: me.tokens.id_token } })
    const { id_token } = await browser()(contract.exchangeCustomToken, { body: { token } })
    const { session_id } = await setToken(id_token)
    expect((await withBearer(session_id)(contract.getMe)).uuid).toBe(me.user.uuid)
    await expectRefusal(browser()(contract.exchangeCustomToken, { body: { token } }), 'INVALID_TOKEN')
  })

  it('takes nothing but a valid identity token', async () => {
    const me = await server.signIn()
    for (const id_token of [me.tokens.refresh_token, me.session_id, `${me.tokens.id_token}x`]) {
      await expectRefusal(browser()(identity.swapIdToken, { body: { id_token } }), 'INVALID_TOKEN')
    }
  })
})

it('the nightly job removes challenges that are over', async () => {
  const me = await withFactor()
  await me.challenge()
  const left = async () => (await server.ctx.db.query('select 1 from second_factor_challenges where user_id = $1', [me.user.id])).length
  await removeOldChallenges(server.ctx)
  expect(await left()).toBe(1)
  later(11 * MINUTE)
  await removeOldChallenges(server.ctx)
  expect(await left()).toBe(0)
})
