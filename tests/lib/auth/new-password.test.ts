// Needs a document.
import { setLogLevel } from 'firebase/app'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, fakeIndexedDb, fakeNetwork, installation, person, type Routes } from './browser-fakes'

// It misses parts of IndexedDB here, and does without.
setLogLevel('error')

/** Firebase's SDK stays as it was loaded, and keeps the `fetch` that it found then. */
let network: typeof fetch
const lasting: typeof fetch = (...request) => network(...request)

/** Unsigned: the SDK reads the times in it, and nobody checks it here. */
function newToken() {
  const now = Math.floor(Date.now() / 1000)
  return `e30.${btoa(JSON.stringify({ iat: now, auth_time: now, exp: now + 3600, sub: 'f-1' }))}.x`
}
const tokens = () => ({ body: { localId: 'f-1', idToken: newToken(), refreshToken: 'refresh', expiresIn: '3600' } })
const project = { api_key: 'k', auth_domain: 'p.example', project_id: 'p', emulator: null }

/** An installation over Firebase, as far as a password takes it. */
const door: Routes = {
  'GET /v1/installation': { body: { ...installation(), identity: { provider: 'firebase', social: [], firebase: project } } },
  'POST /v1/accounts:resetPassword': { body: { email: 'ana@example.com', requestType: 'PASSWORD_RESET' } },
  'POST /v1/accounts:signInWithPassword': tokens,
  'POST /v1/accounts:lookup': { body: { users: [{ localId: 'f-1', email: 'ana@example.com' }] } },
  'POST /v1/accounts:update': tokens,
  'POST /v1/setToken': { body: { session_id: 's-1' } },
  'GET /v1/users/me': { body: person() },
  'DELETE /v1/sessions': {},
}

async function load(routes: Routes = {}) {
  const faked = fakeNetwork({ ...door, ...routes })
  network = globalThis.fetch
  globalThis.fetch = lasting
  await import('@/lib/auth/session')
  const { authPort } = await import('@/lib/auth/auth')
  const { passFactor, signInWith } = await import('@/lib/auth/sign-in')
  const { resetPassword, setPassword } = await import('@/lib/auth/new-password')
  return {
    ...faked,
    passFactor,
    setPassword,
    reset: () => resetPassword({ token: 'from-the-mail', password: 'second' }),
    signIn: () => signInWith((port) => port.signInWithPassword({ email: 'ana@example.com', password: 'second' })),
    ended: () => faked.calls('/v1/sessions').map(({ method, authorization }) => `${method} ${authorization}`),
    leave: async () => (await authPort()).signOut(),
  }
}

let opened: Awaited<ReturnType<typeof load>>
beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(() => opened.leave())

describe('a provider that knows nothing of our sessions', () => {
  it('whoever comes in after a reset ends the others, once', async () => {
    opened = await load()
    await opened.reset()
    expect(opened.ended()).toEqual([])
    expect(await opened.signIn()).toMatchObject({ id: 1 })
    expect(opened.ended()).toEqual(['DELETE Bearer s-1'])
    await opened.signIn()
    expect(opened.ended()).toHaveLength(1)
  })

  it('that happens after the second factor, where there is one', async () => {
    const body = { error: { code: 'SECOND_FACTOR_REQUIRED', message: '', request_id: 'r', details: { challenge: 'c-1' } } }
    opened = await load({
      'POST /v1/setToken': { status: 403, body },
      'POST /v1/identity/second-factor/pass': { body: { session_id: 's-2' } },
    })
    await opened.reset()
    await expect(opened.signIn()).rejects.toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    expect(opened.ended()).toEqual([])
    await opened.passFactor({ challenge: 'c-1', code: '123456' })
    expect(opened.ended()).toEqual(['DELETE Bearer s-2'])
  })

  it('signing in without a reset ends nothing', async () => {
    opened = await load()
    await opened.signIn()
    expect(opened.ended()).toEqual([])
  })

  it('a changed password ends the others at once', async () => {
    opened = await load()
    await opened.signIn()
    await opened.setPassword('third')
    expect(opened.calls('/v1/accounts:update')).toMatchObject([{ body: { password: 'third' } }])
    expect(opened.ended()).toEqual(['DELETE Bearer s-1'])
  })

  it('an identity that is over wants a new sign-in, and ends nothing', async () => {
    opened = await load({ 'POST /v1/accounts:update': { status: 400, body: { error: { code: 400, message: 'TOKEN_EXPIRED' } } } })
    await expect(opened.setPassword('third')).rejects.toMatchObject({ code: 'PROOF_REQUIRED' })
    await opened.signIn()
    await expect(opened.setPassword('third')).rejects.toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(opened.calls('/v1/accounts:update')).toHaveLength(1)
    expect(opened.ended()).toEqual([])
  })
})
