import { createHash } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database, Orm } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import { createBetterAuth } from '@/server/providers/identity/better-auth'
import { createIdentity } from '@/server/providers/identity/index'
import type { IdentityProvider, Tokens } from '@/server/providers/identity/port'
import { testDatabase } from '../support/server'

const ORIGIN = 'http://localhost:3000'
const SECRET = 'identity-conformance-secret-0123456789abcdef'
const NO_SOCIAL = { google: null, apple: null, oidc: null }
const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 24 * 60 * MINUTE

let db: Database
let identity: IdentityProvider
let people = 0
let ahead = 0
/** Our own clock; better-auth's is Date, which only the codes and the keys follow. */
const now = () => new Date(Date.now() + ahead)

const open = (changes: { db?: Database; secret?: string } = {}) =>
  createIdentity('embedded', { db, secret: SECRET, origin: ORIGIN, brand: 'Krush', social: NO_SOCIAL, now, ...changes })
const newAddress = () => `person${++people}@example.com`
const later = (ms: number) => void (ahead += ms)
const codesLater = (ms: number) => void vi.setSystemTime(Date.now() + ms)
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const count = async (text: string, params: unknown[] = []) => (await db.query<{ n: number }>(text, params))[0]!.n

async function verified(email = newAddress()): Promise<string> {
  const uid = await identity.verifyCode(email, await identity.createCode(email))
  return uid!
}
async function signedIn(email = newAddress()): Promise<Tokens & { uid: string; email: string; session: string }> {
  const uid = await verified(email)
  const tokens = (await identity.exchange(await identity.mintCustomToken(uid)))!
  return { ...tokens, uid, email, session: String(decodeJwt(tokens.id_token).sid) }
}

beforeAll(async () => {
  db = await testDatabase()
  identity = await open()
})
beforeEach(() => {
  // Time stands still, so that a slow machine does not reach an expiry by itself.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  ahead = 0
  vi.useRealTimers()
})
afterAll(() => db.close())

describe('codes', () => {
  it('are six digits, and make a verified person on first use', async () => {
    const email = newAddress()
    const code = await identity.createCode(email)
    expect(code).toMatch(/^\d{6}$/)
    const uid = await identity.verifyCode(email, code)
    expect(await db.query('select id, email, email_verified from auth_users where email = $1', [email])).toEqual([
      { id: uid, email, email_verified: true },
    ])
  })

  it('answer the same person again, in any letter case', async () => {
    const email = newAddress()
    const uid = await verified(email)
    const code = await identity.createCode(email.toUpperCase())
    expect(await identity.verifyCode(email, code)).toBe(uid)
  })

  it('work once', async () => {
    const email = newAddress()
    const code = await identity.createCode(email)
    expect(await identity.verifyCode(email, code)).not.toBeNull()
    expect(await identity.verifyCode(email, code)).toBeNull()
  })

  it('work once among parallel tries, for a new and for a known person', async () => {
    const email = newAddress()
    for (let round = 0; round < 2; round++) {
      const code = await identity.createCode(email)
      const results = await Promise.all(Array.from({ length: 8 }, () => identity.verifyCode(email, code)))
      expect(results.filter(Boolean)).toHaveLength(1)
    }
    expect(await count('select count(*)::int as n from auth_users where email = $1', [email])).toBe(1)
  })

  it('work once among two processes', async () => {
    const other = await open()
    const email = newAddress()
    const code = await identity.createCode(email)
    const results = await Promise.all([identity, other, identity, other].map((each) => each.verifyCode(email, code)))
    expect(results.filter(Boolean)).toHaveLength(1)
  })

  it('are not lost to a wrong guess at the same moment', async () => {
    const email = newAddress()
    const code = await identity.createCode(email)
    const guesses = [wrong(code), code].map((guess) => identity.verifyCode(email, guess))
    expect((await Promise.all(guesses)).map(Boolean)).toEqual([false, true])
  })

  it('expire after five minutes', async () => {
    const email = newAddress()
    const code = await identity.createCode(email)
    codesLater(5 * MINUTE - SECOND)
    expect(await identity.verifyCode(email, wrong(code))).toBeNull()
    codesLater(2 * SECOND)
    expect(await identity.verifyCode(email, code)).toBeNull()
  })

  it('still work just before that', async () => {
    const email = newAddress()
    const code = await identity.createCode(email)
    codesLater(5 * MINUTE - SECOND)
    expect(await identity.verifyCode(email, code)).not.toBeNull()
  })

  it('are replaced by a newer one', async () => {
    const email = newAddress()
    const [first, second] = [await identity.createCode(email), await identity.createCode(email)]
    if (first !== second) expect(await identity.verifyCode(email, first)).toBeNull()
    expect(await identity.verifyCode(email, second)).not.toBeNull()
  })

  it('die after five wrong guesses', async () => {
    const email = newAddress()
    const code = await identity.createCode(email)
    for (let guess = 0; guess < 5; guess++) expect(await identity.verifyCode(email, wrong(code))).toBeNull()
    expect(await identity.verifyCode(email, code)).toBeNull()
  })

  it('belong to their address', async () => {
    const [mine, yours] = [newAddress(), newAddress()]
    const code = await identity.createCode(mine)
    expect(await identity.verifyCode(yours, code)).toBeNull()
    expect(await identity.verifyCode(mine, code)).not.toBeNull()
  })

  it('are stored neither plain nor as a hash that can be guessed without the secret', async () => {
    const email = newAddress()
    const code = await identity.createCode(email)
    const [row] = await db.query<{ value: string }>('select value from auth_verifications where identifier = $1', [`sign-in-otp-${email}`])
    expect(row!.value).not.toContain(code)
    for (const encoding of ['base64url', 'hex', 'base64'] as const) {
      expect(row!.value).not.toContain(createHash('sha256').update(code).digest(encoding))
    }
  })

  it('leave no session behind', async () => {
    const uid = await verified()
    expect(await count('select count(*)::int as n from auth_sessions where user_id = $1', [uid])).toBe(0)
  })

  it('cost the same for known and unknown addresses', async () => {
    const calls: string[] = []
    const orm = new Proxy(db.orm, {
      get(target, key) {
        const member: unknown = Reflect.get(target, key)
        if (typeof member !== 'function') return member
        return (...args: unknown[]) => {
          calls.push(String(key))
          return Reflect.apply(member, target, args)
        }
      },
    }) as Orm
    const watched = await open({ db: { ...db, orm } })
    const known = newAddress()
    await verified(known)
    const workFor = async (email: string) => {
      calls.length = 0
      const code = await watched.createCode(email)
      await watched.verifyCode(email, wrong(code))
      return calls.slice()
    }
    const work = await workFor(known)
    expect(work.length).toBeGreaterThan(0)
    expect(await workFor(newAddress())).toEqual(work)
  })
})

describe('an unverified earlier owner of an address', () => {
  it('keeps nothing once the address is verified by a code', async () => {
    const email = newAddress()
    const uid = `planted-${people}`
    const now = new Date()
    await db.query('insert into auth_users (id, name, email) values ($1, $2, $3)', [uid, 'Planted', email])
    await db.query(
      `insert into auth_accounts (id, account_id, provider_id, user_id, password)
       values ($1, $1, 'credential', $1, 'their password')`,
      [uid],
    )
    const planted_token = 'planted-refresh-token'
    await db.query('insert into auth_sessions (id, user_id, token, expires_at) values ($1, $1, $2, $3)', [
      uid,
      createHash('sha256').update(planted_token).digest('base64url'),
      new Date(now.getTime() + DAY),
    ])
    expect(await identity.refresh(planted_token)).not.toBeNull()

    expect(await verified(email)).toBe(uid)
    expect(await identity.refresh(planted_token)).toBeNull()
    expect(await count('select count(*)::int as n from auth_accounts where user_id = $1', [uid])).toBe(0)
    expect(await count('select count(*)::int as n from auth_users where id = $1 and email_verified', [uid])).toBe(1)
  })
})

describe('ways that the provider runs here', () => {
  const ways = () => identity.ways!

  it('check a password by address and by person, and give null for every kind of wrong', async () => {
    const email = newAddress()
    const uid = await verified(email)
    expect(await ways().password.has(uid)).toBe(false)
    expect(await ways().password.verify(email, 'a password')).toBeNull()
    await ways().password.set(uid, 'a password')
    expect(await ways().password.has(uid)).toBe(true)
    expect(await ways().password.verify(email.toUpperCase(), 'a password')).toBe(uid)
    expect(await ways().password.verify(email, 'A password')).toBeNull()
    expect(await ways().password.verify(newAddress(), 'a password')).toBeNull()
    expect(await ways().password.check(uid, 'a password')).toBe(true)
    expect(await ways().password.check(uid, 'A password')).toBe(false)
    expect(await ways().password.check('nobody', 'a password')).toBe(false)
  })

  it('set one password, also when two are set at once', async () => {
    const uid = await verified()
    await Promise.all(['first password', 'second password'].map((password) => ways().password.set(uid, password)))
    expect(await count('select count(*)::int as n from auth_accounts where user_id = $1', [uid])).toBe(1)
  })

  it('give a reset to known people only, once among two processes, and end it with everything else', async () => {
    const email = newAddress()
    const uid = await verified(email)
    expect(await ways().password.createReset(newAddress())).toBeNull()
    const token = (await ways().password.createReset(email))!
    const other = (await open()).ways!
    const results = await Promise.all([ways(), other, ways(), other].map((each) => each.password.reset(token, 'a password')))
    expect(results.filter(Boolean)).toEqual([uid])
    const pending = (await ways().password.createReset(email))!
    await identity.revoke(uid)
    expect(await ways().password.reset(pending, 'another')).toBeNull()
  })

  it('make one person of an address, by whichever way it is proven first', async () => {
    const email = newAddress()
    const [byLink, byCode] = await Promise.all([
      ways()
        .email_link.create(email)
        .then((token) => ways().email_link.verify(email, token)),
      verified(email),
    ])
    expect(byLink).toBe(byCode)
  })

  it('keep secrets apart by what they are for', async () => {
    const email = newAddress()
    await verified(email)
    const [link, reset] = [await ways().email_link.create(email), (await ways().password.createReset(email))!]
    expect(await ways().email_link.verify(email, reset)).toBeNull()
    expect(await ways().password.reset(link, 'a password')).toBeNull()
    expect(await ways().passkeys.finishSignIn(link, { id: 'x' })).toBeNull()
    expect(await ways().email_link.verify(email, link)).not.toBeNull()
  })

  it('answer null for a social provider that is not set up', async () => {
    expect(await ways().social.start('google', 'x'.repeat(43))).toBeNull()
    expect(await ways().social.finish('google', { state: 'x', code: 'x', verifier: 'x' })).toEqual({ refused: 'invalid' })
    expect(await ways().social.linked(await verified())).toEqual([])
  })
})

describe('removing what is old', () => {
  it('takes what has expired, and leaves the rest', async () => {
    const [ended, kept] = [await signedIn(), newAddress()]
    later(31 * DAY)
    const link = await identity.ways!.email_link.create(kept)
    await identity.removeOld()
    expect(await count('select count(*)::int as n from auth_sessions where id = $1', [ended.session])).toBe(0)
    expect(await identity.ways!.email_link.verify(kept, link)).not.toBeNull()
  })
})

describe('custom tokens', () => {
  it('become tokens once', async () => {
    const token = await identity.mintCustomToken(await verified())
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(await identity.exchange(token)).not.toBeNull()
    expect(await identity.exchange(token)).toBeNull()
  })

  it('become tokens once among parallel tries', async () => {
    const token = await identity.mintCustomToken(await verified())
    const results = await Promise.all(Array.from({ length: 8 }, () => identity.exchange(token)))
    expect(results.filter(Boolean)).toHaveLength(1)
  })

  it('live two minutes', async () => {
    const uid = await verified()
    const [early, late] = [await identity.mintCustomToken(uid), await identity.mintCustomToken(uid)]
    later(2 * MINUTE - SECOND)
    expect(await identity.exchange(early)).not.toBeNull()
    later(SECOND)
    expect(await identity.exchange(late)).toBeNull()
  })

  it('are stored hashed, and swept away when they are old', async () => {
    const uid = await verified()
    const token = await identity.mintCustomToken(uid)
    const rows = await db.query('select 1 from custom_tokens where uid = $1 and token_hash = $2', [
      uid,
      createHash('sha256').update(token).digest(),
    ])
    expect(rows).toHaveLength(1)
    later(3 * MINUTE)
    await identity.mintCustomToken(await verified())
    expect(await count('select count(*)::int as n from custom_tokens where uid = $1', [uid])).toBe(0)
  })

  it('of nobody, or unknown, are refused', async () => {
    expect(await identity.exchange(await identity.mintCustomToken('nobody'))).toBeNull()
    expect(await identity.exchange('unknown')).toBeNull()
    expect(await identity.exchange('')).toBeNull()
  })
})

describe('refresh tokens', () => {
  it('give a fresh identity token of the same session and the next refresh token', async () => {
    const before = await signedIn()
    later(10 * MINUTE)
    const after = (await identity.refresh(before.refresh_token))!
    expect(after.refresh_token).not.toBe(before.refresh_token)
    expect(after.expires_at.getTime()).toBe(before.expires_at.getTime() + 10 * MINUTE)
    expect((await identity.verifyIdToken(after.id_token))!.session).toBe(before.session)
  })

  it('are stored hashed', async () => {
    const { session, refresh_token } = await signedIn()
    const [row] = await db.query<{ token: string }>('select token from auth_sessions where id = $1', [session])
    expect(row!.token).toBe(createHash('sha256').update(refresh_token).digest('base64url'))
    expect(await identity.refresh(row!.token)).toBeNull()
  })

  it('slide: unused for 30 days they end, used they continue', async () => {
    const [used, unused] = [await signedIn(), await signedIn()]
    later(29 * DAY)
    const { refresh_token } = (await identity.refresh(used.refresh_token))!
    later(2 * DAY)
    expect(await identity.refresh(refresh_token)).not.toBeNull()
    expect(await identity.refresh(unused.refresh_token)).toBeNull()
  })

  it('end after 90 days whatever their use', async () => {
    let { refresh_token } = await signedIn()
    for (let day = 29; day < 90; day += 29) {
      later(29 * DAY)
      refresh_token = (await identity.refresh(refresh_token))!.refresh_token
    }
    later(4 * DAY)
    expect(await identity.refresh(refresh_token)).toBeNull()
  })

  it('are exchanged once: tabs at the same time get the same next one, later use of an old one ends the session', async () => {
    const { refresh_token, session } = await signedIn()
    const tabs = await Promise.all(Array.from({ length: 20 }, () => identity.refresh(refresh_token)))
    expect(new Set(tabs.map((tokens) => tokens!.refresh_token)).size).toBe(1)
    const { refresh_token: next, id_token } = tabs[0]!
    later(59 * SECOND)
    expect((await identity.refresh(refresh_token))!.refresh_token).toBe(next)
    later(2 * SECOND)
    const reused: string[] = []
    expect(await identity.refresh(refresh_token, async (which) => void reused.push(which))).toBeNull()
    expect(reused).toEqual([session])
    expect(await identity.refresh(next)).toBeNull()
    expect(await identity.verifyIdToken(id_token)).toBeNull()
  })

  it('of older exchanges end the session at once, forged ones end nothing', async () => {
    const first = await signedIn()
    const second = (await identity.refresh(first.refresh_token))!
    const third = (await identity.refresh(second.refresh_token))!
    const forged = second.refresh_token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const token of [forged, second.refresh_token.replace('.1.', '.2.'), `${first.session}.1.${'x'.repeat(43)}`]) {
      expect(await identity.refresh(token)).toBeNull()
    }
    const fourth = (await identity.refresh(third.refresh_token))!
    expect(await identity.refresh(first.refresh_token)).toBeNull()
    expect(await identity.refresh(fourth.refresh_token)).toBeNull()
  })

  it('that are unknown are refused', async () => {
    expect(await identity.refresh('unknown')).toBeNull()
    expect(await identity.refresh('')).toBeNull()
  })

  it('leave no expired rows of the person behind at the next sign-in', async () => {
    const { email, session } = await signedIn()
    later(31 * DAY)
    await signedIn(email)
    expect(await count('select count(*)::int as n from auth_sessions where id = $1', [session])).toBe(0)
  })
})

describe('identity tokens', () => {
  const signed = async (payload: Record<string, unknown>) => {
    const { api } = createBetterAuth({ db, secret: SECRET, origin: ORIGIN, onNewKey() {} })
    return (await api.signJWT({ body: { payload } })).token
  }

  it('say who, which session and until when, and nothing more', async () => {
    const { id_token, uid, email, session, expires_at } = await signedIn()
    const claims = { uid, email, session, expires_at: expires_at.getTime() / SECOND, signed_in_at: expires_at.getTime() / SECOND - 15 * 60 }
    expect(await identity.verifyIdToken(id_token)).toEqual(claims)
    expect(Object.keys(decodeJwt(id_token)).sort()).toEqual(['aud', 'auth_time', 'email', 'exp', 'iat', 'iss', 'sid', 'sub'])
    expect(decodeProtectedHeader(id_token).alg).toBe('EdDSA')
    expect(decodeJwt(id_token)).toMatchObject({ iss: ORIGIN, aud: ORIGIN, sub: uid })
  })

  it('live 15 minutes, also when they are known already', async () => {
    const { id_token } = await signedIn()
    expect(await identity.verifyIdToken(id_token)).not.toBeNull()
    later(15 * MINUTE - 2 * SECOND)
    expect(await identity.verifyIdToken(id_token)).not.toBeNull()
    later(2 * SECOND)
    expect(await identity.verifyIdToken(id_token)).toBeNull()
    expect(await (await open()).verifyIdToken(id_token)).toBeNull()
  })

  it('are refused when unsigned, signed with a foreign key, or with the public key as a shared secret', async () => {
    const { id_token } = await signedIn()
    const payload = decodeJwt(id_token)
    const { kid } = decodeProtectedHeader(id_token)
    const { privateKey } = await generateKeyPair('EdDSA')
    const foreign = await new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', kid }).sign(privateKey)
    const foreignKid = await new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA', kid: 'unknown' }).sign(privateKey)
    const noKid = await new SignJWT(payload).setProtectedHeader({ alg: 'EdDSA' }).sign(privateKey)
    const [key] = await db.query<{ public_key: string }>('select public_key from auth_jwks where id = $1', [kid])
    const shared = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256', kid }).sign(new TextEncoder().encode(key!.public_key))
    const none = new UnsecuredJWT(payload).encode()
    const noneHeader = Buffer.from(JSON.stringify({ alg: 'none', kid })).toString('base64url')
    const noneWithKid = `${noneHeader}.${id_token.split('.')[1]}.`
    for (const token of [foreign, foreignKid, noKid, shared, none, noneWithKid]) {
      expect(await identity.verifyIdToken(token)).toBeNull()
    }
  })

  it('are refused when changed, cut or nonsense', async () => {
    const { id_token } = await signedIn()
    const [header, , signature] = id_token.split('.')
    const changed = Buffer.from(JSON.stringify({ ...decodeJwt(id_token), sub: 'somebody else' })).toString('base64url')
    const forged = [`${header}.${changed}.${signature}`, `${header}.${changed}.`]
    for (const token of [...forged, id_token.slice(0, -4), 'a.b.c', 'nonsense', '']) {
      expect(await identity.verifyIdToken(token)).toBeNull()
    }
  })

  it('are refused for another audience or issuer, without an end, without a person', async () => {
    const { uid, email, session } = await signedIn()
    const good = { sub: uid, email, sid: session }
    expect(await identity.verifyIdToken(await signed(good))).not.toBeNull()
    expect(await identity.verifyIdToken(await signed({ ...good, aud: 'https://elsewhere.example' }))).toBeNull()
    expect(await identity.verifyIdToken(await signed({ ...good, iss: 'https://elsewhere.example' }))).toBeNull()
    expect(await identity.verifyIdToken(await signed({ email, sid: session }))).toBeNull()
    expect(await identity.verifyIdToken(await signed({ sub: uid, sid: session }))).toBeNull()
    const second = Math.floor(Date.now() / SECOND)
    expect(await identity.verifyIdToken(await signed({ ...good, exp: second - 1 }))).toBeNull()
    expect(await identity.verifyIdToken(await signed({ ...good, nbf: second + 60 }))).toBeNull()
  })

  it('are not custom or refresh tokens', async () => {
    const { refresh_token, id_token, uid } = await signedIn()
    expect(await identity.verifyIdToken(refresh_token)).toBeNull()
    expect(await identity.verifyIdToken(await identity.mintCustomToken(uid))).toBeNull()
    expect(await identity.refresh(id_token)).toBeNull()
    expect(await identity.exchange(refresh_token)).toBeNull()
  })

  it('are verified against keys made elsewhere, which are looked up at most once a minute', async () => {
    const before = await signedIn()
    const reader = await open()
    expect(await reader.verifyIdToken(before.id_token)).not.toBeNull()
    const { publicKey, privateKey } = await generateKeyPair('EdDSA', { extractable: true })
    await db.query(
      `insert into auth_jwks (id, public_key, private_key, created_at, expires_at)
                    values ($1, $2, $3, $4, $5)`,
      ['elsewhere', JSON.stringify(await exportJWK(publicKey)), '""', new Date(0), new Date(Date.now() + DAY)],
    )
    const token = await new SignJWT(decodeJwt(before.id_token)).setProtectedHeader({ alg: 'EdDSA', kid: 'elsewhere' }).sign(privateKey)
    expect(await reader.verifyIdToken(token)).toBeNull()
    later(61 * SECOND)
    expect(await reader.verifyIdToken(token)).not.toBeNull()
    await db.query('delete from auth_jwks where id = $1', ['elsewhere'])
  })

  it('are signed by a new key after 30 days, while tokens of the old one live on', async () => {
    const before = await signedIn()
    expect(await identity.verifyIdToken(before.id_token)).not.toBeNull()
    const { kid } = decodeProtectedHeader(before.id_token)
    const [key] = await db.query<{ days: number }>(
      'select round(extract(epoch from expires_at - created_at) / 86400)::int as days from auth_jwks where id = $1',
      [kid],
    )
    expect(key!.days).toBe(30)
    await db.query('update auth_jwks set expires_at = $1', [new Date(Date.now() - SECOND)])
    const after = await signedIn()
    expect(decodeProtectedHeader(after.id_token).kid).not.toBe(kid)
    expect(await identity.verifyIdToken(after.id_token)).not.toBeNull()
    expect(await (await open()).verifyIdToken(before.id_token)).not.toBeNull()
  })
})

describe('keys', () => {
  it('are stored encrypted', async () => {
    const rows = await db.query<{ private_key: string; public_key: string }>('select private_key, public_key from auth_jwks', [])
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.private_key).not.toContain('"d"')
      expect(row.public_key).not.toContain('"d"')
      await expect(importJWK(JSON.parse(row.public_key), 'EdDSA')).resolves.toBeDefined()
    }
  })

  it('that another secret locked are named at the start, with the remedy', async () => {
    const secret = 'another-secret-0123456789-abcdefghijklmnop'
    const failure = await open({ secret }).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderError)
    expect(failure).toMatchObject({ kind: 'misconfigured', message: expect.stringContaining('AUTH_SECRET') })
  })
})

describe('revoking', () => {
  it('one session ends its refresh and identity tokens, and no other', async () => {
    const ended = await signedIn()
    const kept = await signedIn(ended.email)
    expect(await identity.verifyIdToken(ended.id_token)).not.toBeNull()
    await identity.revokeSession(ended.session)
    expect(await identity.refresh(ended.refresh_token)).toBeNull()
    expect(await identity.verifyIdToken(ended.id_token)).toBeNull()
    expect(await identity.refresh(kept.refresh_token)).not.toBeNull()
    expect(await identity.verifyIdToken(kept.id_token)).not.toBeNull()
    await identity.revokeSession(ended.session)
  })

  it('a person ends every token, also a custom token that was not used yet', async () => {
    const first = await signedIn()
    const second = await signedIn(first.email)
    const other = await signedIn()
    const custom = await identity.mintCustomToken(first.uid)
    await identity.revoke(first.uid)
    expect(await identity.refresh(first.refresh_token)).toBeNull()
    expect(await identity.refresh(second.refresh_token)).toBeNull()
    expect(await identity.verifyIdToken(second.id_token)).toBeNull()
    expect(await identity.exchange(custom)).toBeNull()
    expect(await identity.refresh(other.refresh_token)).not.toBeNull()
  })

  it('a person ends every token but those of one session', async () => {
    const kept = await signedIn()
    const gone = await signedIn(kept.email)
    await identity.revoke(kept.uid, kept.session)
    expect(await identity.refresh(gone.refresh_token)).toBeNull()
    expect(await identity.verifyIdToken(gone.id_token)).toBeNull()
    expect(await identity.refresh(kept.refresh_token)).not.toBeNull()
  })
})

describe('the time of the sign-in', () => {
  const claimsOf = async (tokens: Tokens | null) => (await identity.verifyIdToken(tokens!.id_token))!

  it('stays what it was through refreshes', async () => {
    const { id_token, refresh_token } = await signedIn()
    const { signed_in_at } = (await identity.verifyIdToken(id_token))!
    later(DAY)
    expect((await claimsOf(await identity.refresh(refresh_token))).signed_in_at).toBe(signed_in_at)
  })

  it('goes with a custom token that stands for an earlier one, and so does the end', async () => {
    const { uid } = await signedIn()
    const signed_in_at = Math.floor(now().getTime() / SECOND) - 89 * 24 * 60 * 60
    const tokens = await identity.exchange(await identity.mintCustomToken(uid, signed_in_at))
    expect((await claimsOf(tokens)).signed_in_at).toBe(signed_in_at)
    later(2 * DAY)
    expect(await identity.refresh(tokens!.refresh_token)).toBeNull()
  })
})

describe('revoking all but one session', () => {
  it('leaves that one', async () => {
    const kept = await signedIn()
    const ended = await signedIn(kept.email)
    await identity.revoke(kept.uid, kept.session)
    expect(await identity.refresh(kept.refresh_token)).not.toBeNull()
    expect(await identity.refresh(ended.refresh_token)).toBeNull()
  })
})

describe('a failing database', () => {
  it('is a transient ProviderError that names no address', async () => {
    const email = newAddress()
    const code = await identity.createCode(email)
    const cause = Object.assign(new Error(email), { code: '57P01' })
    const broken = Object.assign(new Error(`Failed query: select … params: ${email}`, { cause }), { params: [email] })
    const fail = () => {
      throw broken
    }
    const orm = new Proxy(db.orm, {
      get(target, key) {
        if (['select', 'insert', 'delete', 'update', 'transaction'].includes(String(key))) return fail
        return Reflect.get(target, key) as unknown
      },
    }) as Orm
    const failing = await open({ db: { ...db, orm, query: async () => fail() } }).catch((error: unknown) => error)
    expect(failing).toMatchObject({ name: 'ProviderError', kind: 'transient' })
    expect(String(failing) + String((failing as Error).cause)).not.toContain(email)
    expect((failing as Error).message).toContain('57P01')
    expect(await identity.verifyCode(email, code)).not.toBeNull()
  })
})
