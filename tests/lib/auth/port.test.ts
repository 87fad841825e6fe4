// Needs a document.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, identity, installation, person, type Routes } from './browser-fakes'

const door: Routes = {
  'POST /v1/identity/exchange': () => ({ body: identity() }),
  'POST /v1/setToken': { body: { session_id: 's-1' } },
  'GET /v1/users/me': { body: person() },
}
const token = { body: { token: 'custom-1' } }
const link = (query: string) => new URL(`http://localhost/?${query}`)
const SECRET = 'x'.repeat(32)

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})

const load = async (routes: Routes) => ({
  ...fakeNetwork({ ...door, ...routes }),
  ...(await import('@/lib/auth/auth')),
  ...(await import('@/lib/auth/sign-in')),
})

describe('the embedded ways in', () => {
  it('signs in with address and password', async () => {
    const { calls, signInWith } = await load({ 'POST /v1/identity/password/sign-in': token })
    const user = await signInWith((port) => port.signInWithPassword({ email: 'ana@example.com', password: 'secret' }))
    expect(user?.email).toBe('ana@example.com')
    expect(calls('/v1/identity/password/sign-in')).toMatchObject([
      { authorization: null, body: { email: 'ana@example.com', password: 'secret' } },
    ])
    expect(calls('/v1/identity/exchange')).toMatchObject([{ body: { token: 'custom-1' } }])
    expect(localStorage.getItem('krush_session')).toBe('s-1')
  })

  it('signs up with address, code and password', async () => {
    const { calls, signInWith } = await load({ 'POST /v1/identity/password/sign-up': token })
    const body = { email: 'ana@example.com', code: '123456', password: 'secret' }
    expect(await signInWith((port) => port.signUpWithPassword(body))).toMatchObject({ id: 1 })
    expect(calls('/v1/identity/password/sign-up')).toMatchObject([{ authorization: null, body }])
  })

  it('knows its own links, and follows one with the address it was mailed to', async () => {
    const { calls, authPort, signInWith } = await load({ 'POST /v1/identity/email-link/verify': token })
    const port = await authPort()
    const url = link(`email=ana%40example.com&mode=signIn&oobCode=${SECRET}`)
    expect(port.isEmailLink(url)).toBe(true)
    for (const query of [
      `email=a%40b.co&mode=signIn`,
      `mode=signIn&oobCode=${SECRET}`,
      `email=a%40b.co&oobCode=${SECRET}`,
      'email=a%40b.co&mode=signIn&oobCode=short',
    ]) {
      expect(port.isEmailLink(link(query)), query).toBe(false)
    }
    await signInWith(() => port.signInWithEmailLink({ email: 'ana@example.com', url }))
    expect(calls('/v1/identity/email-link/verify')).toMatchObject([{ body: { email: 'ana@example.com', token: SECRET } }])
    await expect(port.signInWithEmailLink({ email: 'a@b.co', url: link('') })).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  })

  it('finds the token of a reset link, and sets the password with it', async () => {
    const { calls, authPort } = await load({ 'POST /v1/identity/password/reset': { body: { ok: true } } })
    const port = await authPort()
    expect(port.resetTokenOf(link(`reset-password=true&oobCode=${SECRET}`))).toBe(SECRET)
    expect(port.resetTokenOf(link('reset-password=true'))).toBeNull()
    expect(port.resetTokenOf(link(`oobCode=${SECRET}`))).toBeNull()
    await port.resetPassword({ token: SECRET, password: 'secret' })
    expect(calls('/v1/identity/password/reset')).toMatchObject([{ body: { token: SECRET, password: 'secret' } }])
  })

  it('changes the password of the session that asks', async () => {
    const { calls, authPort } = await load({ 'POST /v1/identity/password/change': failure('PROOF_REQUIRED', 403) })
    localStorage.setItem('krush_session', 's-9')
    await import('@/lib/auth/session')
    await expect((await authPort()).setPassword('secret')).rejects.toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(calls('/v1/identity/password/change')).toMatchObject([{ authorization: 'Bearer s-9' }])
  })
})

describe('the second factor', () => {
  const required: Routes = {
    'POST /v1/identity/password/sign-in': token,
    'POST /v1/setToken': {
      status: 403,
      body: { error: { code: 'SECOND_FACTOR_REQUIRED', message: '', request_id: 'r', details: { challenge: 'c-1' } } },
    },
  }

  it('is asked for once, with its challenge, and then opens the session', async () => {
    const { calls, signInWith, passFactor } = await load({
      ...required,
      'POST /v1/identity/second-factor/pass': { body: { session_id: 's-2' } },
    })
    const asked = signInWith((port) => port.signInWithPassword({ email: 'ana@example.com', password: 'secret' }))
    await expect(asked).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED', details: { challenge: 'c-1' } })
    expect(calls('/v1/setToken')).toHaveLength(1)
    expect(localStorage.getItem('krush_session')).toBeNull()
    expect(await passFactor({ challenge: 'c-1', code: '123456' })).toMatchObject({ id: 1 })
    expect(localStorage.getItem('krush_session')).toBe('s-2')
    expect(calls('/v1/users/me')).toMatchObject([{ authorization: 'Bearer s-2' }])
  })

  it('leaves no identity behind when it is given up', async () => {
    const { auth, signInWith, giveUpFactor } = await load(required)
    await signInWith((port) => port.signInWithPassword({ email: 'ana@example.com', password: 'secret' })).catch(() => undefined)
    expect(await auth.idToken()).toBe('id-1')
    await giveUpFactor()
    expect(await auth.idToken()).toBeNull()
  })
})

describe('the provider', () => {
  it('is neither asked for nor loaded for a visitor', async () => {
    const { seen, auth } = await load({})
    expect(await auth.idToken()).toBeNull()
    await auth.signOut()
    expect(seen).toEqual([])
  })

  it('is found again after a reload, without asking', async () => {
    const { signInWithToken } = await load({})
    await signInWithToken('custom-1')
    vi.resetModules()
    const { seen, auth } = await load({})
    expect(await auth.idToken()).toBe('id-1')
    expect(seen).toEqual([])
  })

  it('is asked for again after a broken line', async () => {
    const { authPort, routes } = await load({ 'GET /v1/installation': 'offline' })
    await expect(authPort()).rejects.toMatchObject({ code: 'OFFLINE' })
    routes['GET /v1/installation'] = { body: installation() }
    expect((await authPort()).passkeys).not.toBeNull()
  })
})

describe('the address that asked for a link', () => {
  it('is known whatever its case, and leaves with everything else of the person', async () => {
    const { rememberAsking, hasAsked } = await import('@/lib/auth/asked-address')
    const { clearPerson } = await import('@/lib/auth/session-storage')
    rememberAsking(' Ana@Example.com ')
    expect(hasAsked('ana@example.com')).toBe(true)
    expect(hasAsked('eve@example.com')).toBe(false)
    await clearPerson()
    expect(hasAsked('ana@example.com')).toBe(false)
  })
})
