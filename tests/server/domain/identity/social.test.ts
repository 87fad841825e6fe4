import { createHash, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finishSocial, getSignInWays, signInWithProviderToken, startSocial, type SocialProvider } from '@/contracts/identity'
import { getInstallation } from '@/contracts/meta'
import { enter, expectRefusal, newAddress, refusalOf, signedIn, visitor } from '@/tests/support/identity'
import { freePort } from '@/tests/support/process'
import { CLIENT, OTHER_CLIENT, startOidc, type Account } from '@/tests/support/oidc'
import { testServer, type TestServer } from '@/tests/support/server'

const RETURN = 'http://localhost:3000/auth/return?provider=oidc'
const MINUTE = 60_000
const environmentOf = (issuer: string) => ({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret })

let server: TestServer
let provider: Awaited<ReturnType<typeof startOidc>>
let ahead = 0
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })

beforeAll(async () => {
  provider = await startOidc(RETURN)
  server = await testServer({
    now: () => new Date(Date.now() + ahead),
    environment: {
      ...environmentOf(provider.issuer),
      GOOGLE_CLIENT_ID: 'google-client',
      GOOGLE_CLIENT_SECRET: 'google-secret',
      APPLE_CLIENT_ID: 'test.services',
      APPLE_TEAM_ID: 'TEAM123456',
      APPLE_KEY_ID: 'KEY1234567',
      APPLE_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
    },
  })
})
afterAll(() => provider.close())

/** The secret that stays in the browser, and what it shows of it. */
function newBrowser() {
  const verifier = randomBytes(32).toString('base64url')
  return { call: visitor(server), verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
const oidc = { provider: 'oidc' } as const
const begin = (browser = newBrowser(), provider: SocialProvider = 'oidc') =>
  browser.call(startSocial, { params: { provider }, body: { challenge: browser.challenge } })

function newAccount(account: Account) {
  const subject = randomUUID()
  provider.accounts.set(subject, account)
  return subject
}

async function comeBack(subject: string, browser = newBrowser()) {
  const { url, state } = await begin(browser)
  const query = await provider.visit(url, subject)
  expect(query.get('state')).toBe(state)
  expect(query.get('provider')).toBe('oidc')
  return { browser, body: { state, code: query.get('code')!, verifier: browser.verifier } }
}
async function signInAs(subject: string) {
  const { browser, body } = await comeBack(subject)
  return enter(server, await browser.call(finishSocial, { params: oidc, body }))
}
const finish = (body: { state: string; code: string; verifier: string }) => visitor(server)(finishSocial, { params: oidc, body })
const count = async (table: string) => (await server.ctx.db.query<{ n: number }>(`select count(*)::int as n from ${table}`, []))[0]!.n

describe('an OpenID provider', () => {
  it('signs in somebody new, and the same person again', async () => {
    const email = newAddress()
    const subject = newAccount({ email: email.toUpperCase(), email_verified: true })
    const first = await signInAs(subject)
    expect(first.user.email).toBe(email)
    expect(await first.call(getSignInWays)).toMatchObject({ email, password: false, social: ['oidc'] })
    expect((await signInAs(subject)).user.uuid).toBe(first.user.uuid)
  })

  it('knows the person by subject when the address has changed there, verified or not', async () => {
    const subject = newAccount({ email: newAddress(), email_verified: true })
    const first = await signInAs(subject)
    provider.accounts.set(subject, { email: newAddress(), email_verified: false })
    const again = await signInAs(subject)
    expect(again.user).toMatchObject({ uuid: first.user.uuid, email: first.user.email })
  })

  it('is linked to the account of an address that it has verified', async () => {
    const known = await signedIn(server)
    const linked = await signInAs(newAccount({ email: known.email, email_verified: true }))
    expect(linked.user.uuid).toBe(known.user.uuid)
    expect((await known.call(getSignInWays)).social).toEqual(['oidc'])
  })

  it.each([
    ['unverified', (email: string) => ({ email, email_verified: false })],
    ['of unknown standing', (email: string) => ({ email })],
    ['missing', () => ({ email_verified: true })],
  ])('with an address that is %s gets nowhere, and leaves nothing', async (_, account) => {
    const known = await signedIn(server)
    const before = [await count('auth_users'), await count('auth_accounts'), await count('custom_tokens')]
    const { body } = await comeBack(newAccount(account(known.email)))
    expect(await refusalOf(finish(body))).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('hasn’t confirmed') })
    expect([await count('auth_users'), await count('auth_accounts'), await count('custom_tokens')]).toEqual(before)
    expect((await known.call(getSignInWays)).social).toEqual([])
  })

  it('keyed by issuer and subject: the same subject elsewhere is somebody else', async () => {
    const subject = newAccount({ email: newAddress(), email_verified: true })
    const victim = await signInAs(subject)
    const other = await startOidc(RETURN)
    try {
      const moved = await testServer({ environment: environmentOf(other.issuer) })
      other.accounts.set(subject, { email: newAddress(), email_verified: true })
      const browser = newBrowser()
      const call = visitor(moved)
      const { url, state } = await call(startSocial, { params: oidc, body: { challenge: browser.challenge } })
      const code = (await other.visit(url, subject)).get('code')!
      const entered = await enter(moved, await call(finishSocial, { params: oidc, body: { state, code, verifier: browser.verifier } }))
      expect(entered.user.uuid).not.toBe(victim.user.uuid)
    } finally {
      await other.close()
    }
  })

  it('drops a password that an unproven owner of the address left', async () => {
    const email = newAddress()
    await server.ctx.db.query('insert into auth_users (id, name, email) values ($1, $1, $1)', [email])
    await server.ctx.db.query(
      `insert into auth_accounts (id, account_id, provider_id, user_id, password) values ($1, $1, 'credential', $1, 'planted')`,
      [email],
    )
    const { call } = await signInAs(newAccount({ email, email_verified: true }))
    expect(await call(getSignInWays)).toMatchObject({ password: false, social: ['oidc'] })
  })
})

describe('what comes back', () => {
  const person = () => newAccount({ email: newAddress(), email_verified: true })

  it('works once, also among twenty at the same time', async () => {
    const { body } = await comeBack(person())
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => finish(body)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expectRefusal(finish(body), 'INVALID_TOKEN')
  })

  it('works in the browser that began, and dies in another', async () => {
    const { body } = await comeBack(person())
    await expectRefusal(finish({ ...body, verifier: newBrowser().verifier }), 'INVALID_TOKEN')
    await expectRefusal(finish(body), 'INVALID_TOKEN')
  })

  it('with a code of another sign-in is refused: the victim is not signed in as the attacker', async () => {
    const [attacker, victim] = [await comeBack(person()), await begin()]
    const browser = newBrowser()
    const mine = await begin(browser)
    await expectRefusal(finish({ state: mine.state, code: attacker.body.code, verifier: browser.verifier }), 'INVALID_TOKEN')
    await expectRefusal(finish({ ...attacker.body, state: victim.state }), 'INVALID_TOKEN')
  })

  it('with a code that was redeemed is refused', async () => {
    const subject = person()
    const first = await comeBack(subject)
    await finish(first.body)
    const second = await comeBack(subject)
    await expectRefusal(finish({ ...second.body, code: first.body.code }), 'INVALID_TOKEN')
  })

  it('is too late after ten minutes', async () => {
    const { body } = await comeBack(person())
    ahead += 10 * MINUTE
    await expectRefusal(finish(body), 'INVALID_TOKEN')
    ahead -= 10 * MINUTE
  })

  it('to another provider than it began with is refused', async () => {
    const { body } = await comeBack(person())
    await expectRefusal(visitor(server)(finishSocial, { params: { provider: 'google' }, body }), 'INVALID_TOKEN')
  })

  it('reports a person who declined', async () => {
    const { url, state } = await begin()
    const query = await provider.visit(url, null)
    expect([query.get('error'), query.get('state'), query.get('code')]).toEqual(['access_denied', state, null])
  })
})

describe('the address a person is sent to', () => {
  it('asks with PKCE, a nonce and our return address, and stores neither', async () => {
    const { url, state } = await begin()
    const { searchParams: query } = new URL(url)
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.id,
      redirect_uri: RETURN,
      state,
      scope: 'openid email',
      code_challenge_method: 'S256',
    })
    expect(query.get('nonce')).toMatch(/^[\w-]{43}$/)
    const rows = JSON.stringify(await server.ctx.db.query('select identity_flows::text as row from identity_flows', []))
    for (const secret of [state, query.get('nonce')!, query.get('code_challenge')!]) expect(rows).not.toContain(secret)
  })

  it('is Google’s, with the same', async () => {
    const { url, state } = await begin(newBrowser(), 'google')
    const { origin, searchParams: query } = new URL(url)
    expect(origin).toBe('https://accounts.google.com')
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'google-client',
      redirect_uri: 'http://localhost:3000/auth/return?provider=google',
      state,
      code_challenge_method: 'S256',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      scope: expect.stringContaining('email'),
    })
  })

  it('is Apple’s, asking for address and name by a posted form', async () => {
    const { url, state } = await begin(newBrowser(), 'apple')
    const { origin, searchParams: query } = new URL(url)
    expect(origin).toBe('https://appleid.apple.com')
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'test.services',
      redirect_uri: 'http://localhost:3000/v1/identity/social/apple/callback',
      state,
      response_mode: 'form_post',
      scope: 'email name',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })
})

describe('Apple’s form', () => {
  const post = (form: Record<string, string>) =>
    server.app.request('/v1/identity/social/apple/callback', {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin: 'https://appleid.apple.com' },
    })

  it('leads to our page, with nothing but state and code', async () => {
    const response = await post({ state: 'the-state', code: 'c.0.the&code', id_token: 'secret', user: '{"name":{}}', provider: 'evil' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe('http://localhost:3000/auth/return?provider=apple&state=the-state&code=c.0.the%26code')
  })

  it('leads there too when the person declined', async () => {
    const response = await post({ state: 'the-state', error: 'user_cancelled_authorize' })
    expect(response.headers.get('location')).toMatch(/\?provider=apple&state=the-state&error=user_cancelled_authorize$/)
  })

  it('that is none of Apple’s leads nowhere', async () => {
    expect((await post({ code: 'without a state' })).status).toBe(404)
  })
})

describe('an installation', () => {
  it('says which providers are set up', async () => {
    expect((await server.anonymous(getInstallation)).identity.social).toEqual(['google', 'apple', 'oidc'])
  })

  it('refuses a provider that is not', async () => {
    const bare = await testServer()
    expect((await bare.anonymous(getInstallation)).identity.social).toEqual([])
    const { challenge } = newBrowser()
    await expectRefusal(visitor(bare)(startSocial, { params: oidc, body: { challenge } }), 'NOT_FOUND')
    const form = { method: 'POST', body: new URLSearchParams({ state: 'a' }) }
    expect((await bare.app.request('/v1/identity/social/apple/callback', form)).status).toBe(404)
  })

  it('takes no metadata that name another issuer than the one that was set', async () => {
    // The same server by another name: what it says of itself is not what the operator has written.
    const elsewhere = await testServer({ environment: environmentOf(provider.issuer.replace('127.0.0.1', 'localhost')) })
    const start = visitor(elsewhere)(startSocial, { params: oidc, body: { challenge: newBrowser().challenge } })
    await expectRefusal(start, 'PROVIDER_UNAVAILABLE')
    expect((await begin()).url).toContain(provider.issuer)
  })

  it('says so when the provider is away, and finds it when it is back', async () => {
    const port = await freePort()
    const away = await testServer({ environment: environmentOf(`http://127.0.0.1:${port}`) })
    const start = () => visitor(away)(startSocial, { params: oidc, body: { challenge: newBrowser().challenge } })
    await expectRefusal(start(), 'PROVIDER_UNAVAILABLE')
    const back = await startOidc(RETURN, port)
    try {
      expect((await start()).url).toContain(back.issuer)
    } finally {
      await back.close()
    }
  })
})

describe('a token that the provider gave a native app', () => {
  const hashed = (text: string) => createHash('sha256').update(text).digest('base64url')

  /** What an app does by itself: it asks with the hash of its nonce and gets an identity token. */
  async function tokenFor(subject: string, bound = true, client = CLIENT) {
    const nonce = randomBytes(32).toString('base64url')
    const verifier = randomBytes(32).toString('base64url')
    const query = new URLSearchParams({
      client_id: client.id,
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: RETURN,
      state: 's',
      code_challenge: hashed(verifier),
      code_challenge_method: 'S256',
      ...(bound ? { nonce: hashed(nonce) } : {}),
    })
    const code = (await provider.visit(`${provider.issuer}/auth?${query}`, subject)).get('code')!
    const response = await fetch(`${provider.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: RETURN,
        code_verifier: verifier,
        client_id: client.id,
        client_secret: client.secret,
      }),
    })
    return { id_token: ((await response.json()) as { id_token: string }).id_token, nonce }
  }
  const send = (body: { id_token: string; nonce: string }, to: SocialProvider = 'oidc') =>
    visitor(server)(signInWithProviderToken, { params: { provider: to }, body })
  const reader = () => newAccount({ email: newAddress(), email_verified: true })

  it('signs in the person that the browser knows, once', async () => {
    const subject = reader()
    const browser = await signInAs(subject)
    const given = await tokenFor(subject)
    const app = await enter(server, await send(given))
    expect(app.user.uuid).toBe(browser.user.uuid)
    expect(await refusalOf(send(given))).toMatchObject({ code: 'INVALID_TOKEN' })
  })

  it('is worth nothing with another nonce, without one, changed, late, or at another provider', async () => {
    const subject = reader()
    const known = await signInAs(subject)
    const given = await tokenFor(subject)
    const [head, body, signature] = given.id_token.split('.') as [string, string, string]
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: randomUUID() })).toString('base64url')
    const tries: (() => Promise<unknown>)[] = [
      () => send({ ...given, nonce: randomBytes(32).toString('base64url') }),
      () => tokenFor(subject, false).then((one) => send(one)),
      () => send({ ...given, id_token: `${head}.${changed}.${signature}` }),
      () => send({ ...given, id_token: 'not a token' }),
      // Nobody has set up an app for Apple here, and Google did not sign it.
      () => send(given, 'apple'),
    ]
    for (const attempt of tries) expect(await refusalOf(attempt())).toMatchObject({ code: 'INVALID_TOKEN' })
    ahead = 11 * MINUTE
    expect(await refusalOf(send(given))).toMatchObject({ code: 'INVALID_TOKEN' })
    ahead = 0
    expect((await enter(server, await send(given))).user.uuid).toBe(known.user.uuid)
  })

  it('that was made for another client of the same provider is worth nothing', async () => {
    const subject = reader()
    await signInAs(subject)
    expect(await refusalOf(send(await tokenFor(subject, true, OTHER_CLIENT)))).toMatchObject({ code: 'INVALID_TOKEN' })
  })

  it('with an address that the provider has not verified gets nowhere', async () => {
    const given = await tokenFor(newAccount({ email: newAddress(), email_verified: false }))
    expect(await refusalOf(send(given))).toMatchObject({ code: 'FORBIDDEN' })
  })
})
