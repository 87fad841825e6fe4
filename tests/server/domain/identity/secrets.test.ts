import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '@/contracts/identity'
import type { Log } from '@/server/domain/context'
import { cronJobs } from '@/server/jobs/registry'
import { ProviderError } from '@/server/providers/errors'
import { createAuthenticator } from '@/tests/support/passkey-device'
import { codeFor, enter, expectRefusal, linkIn, mailOf, newAddress, refusalOf, signedIn, visitor } from '@/tests/support/identity'
import { CLIENT, startOidc } from '@/tests/support/oidc'
import { testServer, type TestServer } from '@/tests/support/server'

const RETURN = 'http://localhost:3000/auth/return?provider=oidc'
const PASSWORD = 'a password to look for'
const DAY = 86_400_000
const VERIFIER = 'v'.repeat(43)
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

let server: TestServer
let provider: Awaited<ReturnType<typeof startOidc>>
let ahead = 0
const logged: unknown[] = []
const log: Log = Object.fromEntries(
  ['info', 'warn', 'error'].map((level) => [level, (fields: object, text: string) => void logged.push({ level, ...fields, text })]),
) as Log

beforeAll(async () => {
  provider = await startOidc(RETURN)
  server = await testServer({
    log,
    now: () => new Date(Date.now() + ahead),
    environment: { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
  })
})
afterAll(() => provider.close())

const told = () =>
  JSON.stringify(logged, (_, value: unknown) => (value instanceof Error ? `${String(value)} ${String(value.cause)}` : value))

/** Goes through every way in, right and wrong; answers every secret on the way. */
async function everyWay(email: string): Promise<string[]> {
  const call = visitor(server)
  const code = await codeFor(server, email, call)
  const signUp = await call(contract.signUpWithPassword, { body: { email, code, password: PASSWORD } })
  const session = await enter(server, signUp)
  const { token: byPassword } = await call(contract.signInWithPassword, { body: { email, password: PASSWORD } })
  await refusalOf(call(contract.signInWithPassword, { body: { email, password: `${PASSWORD}!` } }))
  const link = linkIn(await mailOf(server, email, () => call(contract.requestEmailLink, { body: { email } }))).searchParams.get('oobCode')!
  const { token: byLink } = await call(contract.verifyEmailLink, { body: { email, token: link } })
  await refusalOf(call(contract.verifyEmailLink, { body: { email, token: link } }))
  const { flow, options } = await session.call(contract.startPasskeyEnrolment)
  const authenticator = createAuthenticator('http://localhost:3000')
  await session.call(contract.finishPasskeyEnrolment, { body: { flow, credential: authenticator.create(options), name: 'Phone' } })
  const begun = await call(contract.startPasskeySignIn)
  const credential = authenticator.get(begun.options)
  const { token: byPasskey } = await call(contract.finishPasskeySignIn, { body: { flow: begun.flow, credential } })
  const subject = randomUUID()
  provider.accounts.set(subject, { email, email_verified: true })
  const social = await call(contract.startSocial, { params: { provider: 'oidc' }, body: { challenge: CHALLENGE } })
  const answer = (await provider.visit(social.url, subject)).get('code')!
  const back = { state: social.state, code: answer, verifier: VERIFIER }
  const { token: byProvider } = await call(contract.finishSocial, { params: { provider: 'oidc' }, body: back })
  const resetMail = await mailOf(server, email, () => call(contract.requestPasswordReset, { body: { email } }))
  const reset = linkIn(resetMail).searchParams.get('oobCode')!
  await call(contract.resetPassword, { body: { token: reset, password: `${PASSWORD} 2` } })
  await refusalOf(call(contract.resetPassword, { body: { token: reset, password: PASSWORD } }))
  return [
    PASSWORD,
    code,
    signUp.token,
    byPassword,
    byLink,
    byPasskey,
    byProvider,
    link,
    reset,
    flow,
    begun.flow,
    social.state,
    answer,
    session.session_id,
    session.tokens.id_token,
    session.tokens.refresh_token,
  ]
}

describe('what is secret', () => {
  it('is in no log, and neither is the address', async () => {
    const email = newAddress()
    const secrets = await everyWay(email)
    expect(logged.length).toBeGreaterThan(15)
    for (const secret of [email, email.split('@')[0]!, ...secrets]) expect(told()).not.toContain(secret)
  })

  it('is in no log when the mail fails', async () => {
    const { email } = await signedIn(server)
    const { ctx } = server
    const { mail } = ctx
    const texts: string[] = []
    ctx.mail = {
      name: 'broken',
      send: async ({ text }) => {
        texts.push(text)
        throw new ProviderError('transient', 'The mail server did not take the mail (450).')
      },
    }
    try {
      await visitor(server)(contract.requestEmailLink, { body: { email } })
      await visitor(server)(contract.requestPasswordReset, { body: { email } })
      await expect.poll(() => texts.length).toBe(2)
      await expect.poll(told).toContain('reset mail not sent')
    } finally {
      ctx.mail = mail
    }
    expect(told()).toContain('sign-in link not sent')
    for (const secret of [email, ...texts.map((text) => /oobCode=([\w-]+)/.exec(text)![1]!)]) expect(told()).not.toContain(secret)
  })

  it('lies in no table but the outbox of the inbox page', async () => {
    const email = newAddress()
    const secrets = await everyWay(email)
    const tables = await server.ctx.db.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'outbox'`,
      [],
    )
    for (const { name } of tables) {
      const rows = JSON.stringify(await server.ctx.db.query(`select t::text as row from "${name}" t`, []))
      for (const secret of secrets.filter((each) => each.length > 6)) expect(rows, name).not.toContain(secret)
    }
  })
})

describe('what was begun and not finished', () => {
  it('is removed at night once it is over, and not before', async () => {
    const email = newAddress()
    const call = visitor(server)
    const session = await signedIn(server, email)
    await call(contract.startPasskeySignIn)
    await mailOf(server, email, () => call(contract.requestEmailLink, { body: { email } }))
    await server.app.request('/v1/users/requestOTP', {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3000' },
    })
    const count = async (table: string) => (await server.ctx.db.query<{ n: number }>(`select count(*)::int as n from ${table}`, []))[0]!.n
    await cronJobs['remove-old'].run(server.ctx)
    for (const table of ['identity_flows', 'code_requests', 'auth_sessions']) expect(await count(table), table).toBeGreaterThan(0)
    expect(await session.call(contract.getSignInWays)).toMatchObject({ email })
    ahead += 91 * DAY
    await cronJobs['remove-old'].run(server.ctx)
    const all = ['identity_flows', 'code_requests', 'auth_sessions', 'auth_verifications', 'custom_tokens']
    for (const table of all) expect(await count(table), table).toBe(0)
    ahead -= 91 * DAY
  })
})

describe('a provider whose ways run in the browser', () => {
  it('leaves ours unoffered, in plain words, and the list of ways still answers', async () => {
    const session = await signedIn(server)
    const { ctx } = server
    const { identity } = ctx
    const email = newAddress()
    const call = visitor(server)
    ctx.identity = { ...identity, ways: null }
    try {
      for (const run of [
        () => call(contract.signUpWithPassword, { body: { email, code: '123456', password: PASSWORD } }),
        () => call(contract.signInWithPassword, { body: { email, password: PASSWORD } }),
        () => call(contract.requestPasswordReset, { body: { email } }),
        () => call(contract.requestEmailLink, { body: { email } }),
        () => call(contract.startSocial, { params: { provider: 'oidc' }, body: { challenge: CHALLENGE } }),
        () => call(contract.startPasskeySignIn),
        () => session.call(contract.changePassword, { body: { password: PASSWORD } }),
        () => session.call(contract.startPasskeyEnrolment),
      ])
        await expectRefusal(run(), 'NOT_FOUND')
      expect(await session.call(contract.getSignInWays)).toMatchObject({ email: session.email, password: null, social: [], passkeys: [] })
    } finally {
      ctx.identity = identity
    }
  })
})
