import {
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importJWK,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
} from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { FirebaseSettings } from '@/server/config'
import type { Database } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import { createFirebaseIdentity } from '@/server/providers/identity/firebase'
import type { IdentityProvider } from '@/server/providers/identity/port'
import { startGoogle } from '../support/google'
import { testDatabase } from '../support/server'

const PROJECT = 'krush-test'
const SECOND = 1000
const MINUTE = 60 * SECOND
const KID = 'key-1'
const ACCOUNTS = `/v1/projects/${PROJECT}/accounts`
const TOOLKIT_AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

type Keys = { privateKey: CryptoKey; publicKey: CryptoKey }
let db: Database
let google: Awaited<ReturnType<typeof startGoogle>>
let tokenKeys: Keys
let accountKeys: Keys
let settings: FirebaseSettings
let identity: IdentityProvider
let ahead = 0
let people = 0
const now = () => new Date(Date.now() + ahead)
const seconds = () => Math.floor(now().getTime() / SECOND)
const newAddress = () => `person${++people}@example.com`

const open = (changes: Partial<FirebaseSettings> = {}, addressOf: (uid: string) => Promise<string | null> = async () => null) =>
  createFirebaseIdentity({
    db,
    secret: 'firebase-conformance-secret-0123456789',
    now,
    addressOf,
    settings: { ...settings, ...changes },
    endpoints: { keys: `${google.address}/keys`, toolkit: `${google.address}/v1` },
  })

const good = () => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: 'uid-1',
  email: 'Ana@example.com',
  email_verified: true,
  iat: seconds(),
  exp: seconds() + 3600,
  auth_time: seconds(),
  firebase: { sign_in_provider: 'custom' },
})
type Header = { alg?: string; kid?: string }
const sign = (payload: Record<string, unknown>, header: Header = {}, key: CryptoKey | Uint8Array = tokenKeys.privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: KID, ...header }).sign(key)
const bodyOf = (path: string) => JSON.parse(google.calls(path).at(-1)!.body) as Record<string, unknown>

beforeAll(async () => {
  db = await testDatabase()
  tokenKeys = await generateKeyPair('RS256', { extractable: true })
  accountKeys = await generateKeyPair('RS256', { extractable: true })
  google = await startGoogle({})
  settings = {
    project_id: PROJECT,
    api_key: 'public',
    auth_domain: `${PROJECT}.firebaseapp.com`,
    social: [],
    emulator: null,
    service_account: {
      client_email: 'server@krush-test.example',
      private_key: await exportPKCS8(accountKeys.privateKey),
      private_key_id: 'account-key',
      project_id: PROJECT,
      token_uri: `${google.address}/token`,
    },
  }
})
beforeEach(async () => {
  google.asked.length = 0
  const keys = [{ ...(await exportJWK(tokenKeys.publicKey)), kid: KID, use: 'sig' }]
  Object.assign(google.routes, {
    '/keys': () => ({ body: { keys } }),
    '/token': () => ({ body: { access_token: 'access', expires_in: 3600 } }),
    [`${ACCOUNTS}:lookup`]: () => ({ body: {} }),
    [ACCOUNTS]: () => ({ body: { localId: 'made' } }),
    [`${ACCOUNTS}:update`]: () => ({ body: {} }),
    [`${ACCOUNTS}:delete`]: () => ({ body: {} }),
  })
  identity = await open()
})
afterEach(() => {
  ahead = 0
})
afterAll(async () => {
  await google.stop()
  await db.close()
})

describe('identity tokens of Google', () => {
  it('say who and until when', async () => {
    const payload = good()
    expect(await identity.verifyIdToken(await sign(payload))).toEqual({
      uid: 'uid-1',
      email: 'ana@example.com',
      session: null,
      expires_at: payload.exp,
      signed_in_at: payload.auth_time,
    })
  })

  it.each([
    ['another issuer', { iss: 'https://securetoken.google.com/other' }],
    ['the issuer of session cookies', { iss: `https://session.firebase.google.com/${PROJECT}` }],
    ['another audience', { aud: 'other' }],
    ['an end that has passed', { exp: 1_700_000_000 }],
    ['no end', { exp: undefined }],
    ['no person', { sub: undefined }],
    ['an empty person', { sub: '' }],
    ['a person longer than 128 characters', { sub: 'u'.repeat(129) }],
    ['a sign-in in the future', { auth_time: 4_000_000_000 }],
    ['no sign-in', { auth_time: undefined }],
    ['a making in the future', { iat: 4_000_000_000 }],
    ['no making', { iat: undefined }],
    ['no address', { email: undefined }],
    ['an address that nobody proved', { email_verified: false }],
    ['an address of which nobody says whether it is proven', { email_verified: undefined }],
    ['a proof that is a text', { email_verified: 'true' }],
  ])('are refused with %s', async (_, changes) => {
    expect(await identity.verifyIdToken(await sign({ ...good(), ...changes }))).toBeNull()
  })

  it('may come from a clock that is a little ahead', async () => {
    expect(await identity.verifyIdToken(await sign({ ...good(), iat: seconds() + 30, auth_time: seconds() + 30 }))).not.toBeNull()
  })

  it('are refused when unsigned, signed by others, or with the public key as a shared secret', async () => {
    const foreign = await generateKeyPair('RS256')
    const shared = new TextEncoder().encode(JSON.stringify(await exportJWK(tokenKeys.publicKey)))
    const unsigned = new UnsecuredJWT(good()).encode()
    // Google's own key, used otherwise than Google does.
    const pss = (await importJWK(await exportJWK(tokenKeys.privateKey), 'PS256')) as CryptoKey
    const tokens = [
      unsigned,
      `${Buffer.from(JSON.stringify({ alg: 'none', kid: KID })).toString('base64url')}.${unsigned.split('.')[1]}.`,
      await sign(good(), {}, foreign.privateKey),
      await sign(good(), { kid: undefined }),
      await sign(good(), { kid: 'unknown' }),
      await sign(good(), { alg: 'HS256' }, shared),
      await sign(good(), { alg: 'PS256' }, pss),
      'a.b.c',
      'nonsense',
      '',
    ]
    for (const token of tokens) expect(await identity.verifyIdToken(token)).toBeNull()
  })

  it('are not custom tokens, whoever signed those', async () => {
    expect(await identity.verifyIdToken(await identity.mintCustomToken('uid-1'))).toBeNull()
    const custom = { iss: 'server@krush-test.example', sub: 'server@krush-test.example', aud: TOOLKIT_AUDIENCE, uid: 'uid-1' }
    expect(await identity.verifyIdToken(await sign({ ...good(), ...custom }))).toBeNull()
  })

  it('are checked with keys that are fetched once, and named unknown ones fetch no more', async () => {
    await identity.verifyIdToken(await sign(good()))
    for (let n = 0; n < 5; n++) await identity.verifyIdToken(await sign(good(), { kid: `unknown-${n}` }))
    expect(google.calls('/keys')).toHaveLength(1)
  })

  it('are neither good nor bad while Google gives no keys', async () => {
    google.routes['/keys'] = () => ({ status: 503, body: {} })
    await expect(identity.verifyIdToken(await sign(good()))).rejects.toMatchObject({ name: 'ProviderError', kind: 'transient' })
    expect(google.calls('/keys')).toHaveLength(2)
  })
})

describe('tokens of the emulator', () => {
  it('are taken unsigned, with the same claims, and only where the emulator is configured', async () => {
    const emulated = await open({ emulator: google.address, service_account: null })
    const unsigned = (payload: Record<string, unknown>) => new UnsecuredJWT(payload).encode()
    expect(await emulated.verifyIdToken(unsigned(good()))).toMatchObject({ uid: 'uid-1' })
    expect(await identity.verifyIdToken(unsigned(good()))).toBeNull()
    for (const changes of [{ aud: 'other' }, { iss: 'other' }, { exp: 1 }, { sub: '' }, { email_verified: false }, { auth_time: 4e9 }]) {
      expect(await emulated.verifyIdToken(unsigned({ ...good(), ...changes }))).toBeNull()
    }
  })
})

describe('revoking and erasing', () => {
  it('ends refreshing at Firebase and refuses tokens of earlier sign-ins here', async () => {
    const uid = `revoked-${++people}`
    const before = await sign({ ...good(), sub: uid, auth_time: seconds() - 10 })
    expect(await identity.verifyIdToken(before)).not.toBeNull()
    await identity.revoke(uid)
    expect(bodyOf(`${ACCOUNTS}:update`)).toEqual({ localId: uid, validSince: expect.stringMatching(/^\d{10}$/) })
    expect(await identity.verifyIdToken(before)).toBeNull()
    // Refreshed meanwhile: made later, of the same sign-in.
    expect(await identity.verifyIdToken(await sign({ ...good(), sub: uid, iat: seconds() + 1, auth_time: seconds() - 10 }))).toBeNull()
    expect(await identity.verifyIdToken(await sign({ ...good(), sub: uid }))).not.toBeNull()
  })

  it('is forgotten when no token can be left, and not before', async () => {
    const rows = async () => (await db.query('select 1 from firebase_revocations', [])).length
    ahead = 10 * MINUTE
    await identity.revoke(`revoked-${++people}`)
    ahead = 125 * MINUTE
    await identity.removeOld()
    expect(await rows()).toBe(1)
    ahead = 135 * MINUTE
    await identity.removeOld()
    expect(await rows()).toBe(0)
  })

  it('deletes the account, and refuses the tokens it leaves', async () => {
    const uid = `erased-${++people}`
    const token = await sign({ ...good(), sub: uid, auth_time: seconds() - 10 })
    await identity.remove!(uid)
    expect(bodyOf(`${ACCOUNTS}:delete`)).toEqual({ localId: uid })
    expect(await identity.verifyIdToken(token)).toBeNull()
  })

  it('is done for an account that is gone, and not done for one that is there', async () => {
    const refuse = () => ({ status: 400, body: { error: { message: 'USER_NOT_FOUND' } } })
    Object.assign(google.routes, { [`${ACCOUNTS}:delete`]: refuse, [`${ACCOUNTS}:update`]: refuse })
    await identity.remove!('gone')
    await identity.revoke('gone')
    google.routes[`${ACCOUNTS}:lookup`] = () => ({ body: { users: [{ localId: 'there' }] } })
    await expect(identity.remove!('there')).rejects.toMatchObject({ kind: 'rejected' })
  })
})

describe('custom tokens', () => {
  it('are what Firebase takes', async () => {
    const token = await identity.mintCustomToken('uid-1')
    const { payload, protectedHeader } = await jwtVerify(token, accountKeys.publicKey, { audience: TOOLKIT_AUDIENCE })
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'account-key' })
    expect(payload).toMatchObject({ iss: 'server@krush-test.example', sub: 'server@krush-test.example', uid: 'uid-1' })
    expect(payload.exp! - payload.iat!).toBeGreaterThan(0)
    expect(payload.exp! - payload.iat!).toBeLessThanOrEqual(3600)
  })

  it('carry an older sign-in on, so that a swap is no fresh proof', async () => {
    const signed_in_at = seconds() - 600
    expect(decodeJwt(await identity.mintCustomToken('uid-1', signed_in_at))).toMatchObject({ claims: { signed_in_at } })
    const claims = async (changes: object) => identity.verifyIdToken(await sign({ ...good(), ...changes }))
    expect(await claims({ signed_in_at })).toMatchObject({ signed_in_at })
    const { auth_time } = good()
    expect(await claims({ auth_time, signed_in_at: auth_time + 600 })).toMatchObject({ signed_in_at: auth_time })
  })

  it('are unsigned for the emulator', async () => {
    const token = await (await open({ emulator: google.address, service_account: null })).mintCustomToken('uid-1')
    expect(decodeProtectedHeader(token).alg).toBe('none')
    expect(decodeJwt(token)).toMatchObject({ aud: TOOLKIT_AUDIENCE, uid: 'uid-1' })
  })

  it('are exchanged and refreshed by the SDK, not here', async () => {
    expect(await identity.exchange(await identity.mintCustomToken('uid-1'))).toBeNull()
    expect(await identity.refresh('anything')).toBeNull()
    expect(identity.ways).toBeNull()
  })
})

describe('codes', () => {
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  it('make a person whose address is proven', async () => {
    const email = newAddress()
    const code = await identity.createCode(email)
    expect(code).toMatch(/^\d{6}$/)
    expect(await identity.verifyCode(email.toUpperCase(), code)).toBe('made')
    expect(bodyOf(ACCOUNTS)).toEqual({ email, emailVerified: true })
  })

  it('find a person whose address is proven, and change nothing', async () => {
    google.routes[`${ACCOUNTS}:lookup`] = () => ({ body: { users: [{ localId: 'known', emailVerified: true }] } })
    const email = newAddress()
    expect(await identity.verifyCode(email, await identity.createCode(email))).toBe('known')
    expect(google.asked.map(({ path }) => path)).toEqual(['/token', `${ACCOUNTS}:lookup`])
  })

  it('work once, also among parallel tries', async () => {
    const email = newAddress()
    const code = await identity.createCode(email)
    const results = await Promise.all(Array.from({ length: 8 }, () => identity.verifyCode(email, code)))
    expect(results.filter(Boolean)).toHaveLength(1)
    expect(await identity.verifyCode(email, code)).toBeNull()
  })

  it('die after five wrong guesses, after five minutes, and with a newer one', async () => {
    const email = newAddress()
    const guessed = await identity.createCode(email)
    for (let guess = 0; guess < 5; guess++) expect(await identity.verifyCode(email, wrong(guessed))).toBeNull()
    expect(await identity.verifyCode(email, guessed)).toBeNull()
    const late = await identity.createCode(email)
    ahead = 5 * MINUTE
    expect(await identity.verifyCode(email, late)).toBeNull()
    const [first, second] = [await identity.createCode(email), await identity.createCode(email)]
    if (first !== second) expect(await identity.verifyCode(email, first)).toBeNull()
    expect(await identity.verifyCode(email, second)).toBe('made')
  })

  it('belong to their address, and wrong ones ask Google nothing', async () => {
    const [mine, yours] = [newAddress(), newAddress()]
    const code = await identity.createCode(mine)
    expect(await identity.verifyCode(yours, code)).toBeNull()
    expect(google.asked).toEqual([])
    expect(await identity.verifyCode(mine, code)).toBe('made')
  })

  it('keep neither the address nor themselves readable, and are swept away', async () => {
    const email = newAddress()
    const code = await identity.createCode(email)
    const rows = await db.query<Record<string, Uint8Array>>('select address, code from firebase_codes', [])
    const text = rows
      .map((row) =>
        Object.values(row)
          .map((value) => Buffer.from(value).toString('latin1'))
          .join(' '),
      )
      .join(' ')
    expect(text).not.toContain(email)
    expect(text).not.toContain(code)
    ahead = 11 * MINUTE
    await identity.removeOld()
    expect(await db.query('select 1 from firebase_codes', [])).toEqual([])
  })
})

describe('an account that holds the address without proof', () => {
  const planted = { localId: 'planted', emailVerified: false, providerUserInfo: [{ providerId: 'password' }, { providerId: 'google.com' }] }
  beforeEach(() => {
    google.routes[`${ACCOUNTS}:lookup`] = () => ({ body: { users: [planted] } })
  })

  it('starts again: without its password and providers, and signed out', async () => {
    const email = newAddress()
    expect(await identity.verifyCode(email, await identity.createCode(email))).toBe('planted')
    expect(bodyOf(`${ACCOUNTS}:update`)).toEqual({
      localId: 'planted',
      emailVerified: true,
      deleteAttribute: ['PASSWORD'],
      deleteProvider: ['google.com'],
      validSince: expect.stringMatching(/^\d{10}$/),
    })
  })

  it('loses the address when it is known here under another one', async () => {
    const email = newAddress()
    identity = await open({}, async (uid) => (uid === 'planted' ? 'somebody@example.com' : null))
    expect(await identity.verifyCode(email, await identity.createCode(email))).toBe('made')
    expect(bodyOf(`${ACCOUNTS}:update`)).toMatchObject({ localId: 'planted', deleteAttribute: ['EMAIL'] })
    expect(bodyOf(ACCOUNTS)).toEqual({ email, emailVerified: true })
  })
})

describe('asking Google', () => {
  const verified = async () => {
    const email = newAddress()
    return identity.verifyCode(email, await identity.createCode(email))
  }

  it('shows an access token that the service account signed for, and asks for it once', async () => {
    await verified()
    await verified()
    expect(google.calls('/token')).toHaveLength(1)
    const form = new URLSearchParams(google.calls('/token')[0]!.body)
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
    const { payload } = await jwtVerify(form.get('assertion')!, accountKeys.publicKey, { audience: `${google.address}/token` })
    expect(payload).toMatchObject({ iss: 'server@krush-test.example', scope: 'https://www.googleapis.com/auth/identitytoolkit' })
    expect(google.calls(ACCOUNTS).map(({ authorization }) => authorization)).toEqual(['Bearer access', 'Bearer access'])
    ahead = 60 * MINUTE
    await verified()
    expect(google.calls('/token')).toHaveLength(2)
  })

  it('is tried once more when Google stumbles', async () => {
    let asked = 0
    google.routes[`${ACCOUNTS}:lookup`] = () => (++asked === 1 ? { status: 500, body: {} } : { body: {} })
    expect(await verified()).toBe('made')
    asked = 0
    google.routes[`${ACCOUNTS}:lookup`] = () => (++asked === 1 ? 'silence' : { body: {} })
    expect(await verified()).toBe('made')
  })

  it('takes the account that somebody made in the same moment', async () => {
    let looks = 0
    google.routes[`${ACCOUNTS}:lookup`] = () => ({ body: ++looks === 1 ? {} : { users: [{ localId: 'raced', emailVerified: true }] } })
    google.routes[ACCOUNTS] = () => ({ status: 400, body: { error: { message: 'EMAIL_EXISTS' } } })
    expect(await verified()).toBe('raced')
  })

  it.each([
    [400, 'rejected', 1],
    [401, 'misconfigured', 1],
    [403, 'misconfigured', 1],
    [404, 'misconfigured', 1],
    [429, 'transient', 2],
    [500, 'transient', 2],
    [503, 'transient', 2],
  ])('%i is %s, after %i tries, and names nobody', async (status, kind, tries) => {
    const email = newAddress()
    const code = await identity.createCode(email)
    google.routes[`${ACCOUNTS}:lookup`] = () => ({ status, body: { error: { message: `SOME_REASON : ${email}` } } })
    const failure = await identity.verifyCode(email, code).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderError)
    expect(failure).toMatchObject({ kind, message: expect.stringContaining(`${status}, SOME_REASON`) })
    expect(String(failure) + String((failure as Error).cause)).not.toContain(email)
    expect(google.calls(`${ACCOUNTS}:lookup`)).toHaveLength(tries)
  })

  it('without a usable key ends at the start, naming the variable and not the key', async () => {
    const [first, , ...rest] = settings.service_account!.private_key.split('\n')
    const service_account = { ...settings.service_account!, private_key: [first, 'private-things', ...rest].join('\n') }
    const failure = await open({ service_account }).catch((error: unknown) => error)
    expect(failure).toMatchObject({ kind: 'misconfigured', message: expect.stringContaining('FIREBASE_SERVICE_ACCOUNT') })
    expect(String(failure)).not.toContain('private-things')
  })
})
