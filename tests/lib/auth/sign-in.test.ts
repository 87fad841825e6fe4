// Needs a document.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, identity, person, type Routes } from './browser-fakes'

const door: Routes = {
  'POST /v1/identity/exchange': () => ({ body: identity() }),
  'POST /v1/setToken': { body: { session_id: 's-1' } },
  'GET /v1/users/me': { body: person() },
}

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(() => vi.useRealTimers())

describe('signing in', () => {
  it('goes token, identity, session, person, each with its own authorization', async () => {
    const { seen } = fakeNetwork(door)
    const { signInWithToken } = await import('@/lib/auth/sign-in')
    const user = await signInWithToken('custom-1')
    expect(user.email).toBe('ana@example.com')
    expect(seen.map(({ path, authorization }) => [path, authorization])).toEqual([
      ['/v1/installation', null],
      ['/v1/identity/exchange', null],
      ['/v1/setToken', 'Bearer id-1'],
      ['/v1/users/me', 'Bearer s-1'],
    ])
    expect(seen[1]?.body).toEqual({ token: 'custom-1' })
    expect(localStorage.getItem('krush_session')).toBe('s-1')
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email: 'ana@example.com' })
  })

  it('asks again when the line breaks after the code was spent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let tries = 0
    const { calls } = fakeNetwork({ ...door, 'POST /v1/setToken': () => (++tries < 3 ? 'offline' : { body: { session_id: 's-1' } }) })
    const { signInWithToken } = await import('@/lib/auth/sign-in')
    const signedIn = signInWithToken('custom-1')
    await vi.advanceTimersByTimeAsync(3000)
    expect((await signedIn).id).toBe(1)
    expect(calls('/v1/setToken')).toHaveLength(3)
    expect(calls('/v1/identity/exchange')).toHaveLength(1)
  })

  it('says so when the token is refused', async () => {
    fakeNetwork({ 'POST /v1/identity/exchange': failure('INVALID_TOKEN', 401) })
    const { signInWithToken } = await import('@/lib/auth/sign-in')
    await expect(signInWithToken('spent')).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
    expect(localStorage.length).toBe(0)
  })
})

describe('authorization', () => {
  it('is the session id, else the fresh identity token, else nothing', async () => {
    fakeNetwork(door)
    const { authorization, storeSession, forgetSession } = await import('@/lib/auth/session')
    const { authPort, rememberProvider } = await import('@/lib/auth/auth')
    expect(await authorization()).toBeNull()
    await (await authPort()).signInWithCustomToken('custom-1')
    await rememberProvider()
    expect(await authorization()).toBe('Bearer id-1')
    await storeSession('s-1')
    expect(await authorization()).toBe('Bearer s-1')
    await forgetSession()
    expect(await authorization()).toBeNull()
  })
})

describe('the identity token', () => {
  const signIn = async (milliseconds: number, refresh: Routes[string]) => {
    const network = fakeNetwork({
      'POST /v1/identity/exchange': () => ({ body: identity('id-1', milliseconds) }),
      'POST /v1/identity/refresh': refresh,
    })
    const { createEmbeddedAuth } = await import('@/lib/auth/embedded')
    const auth = createEmbeddedAuth()
    await auth.signInWithCustomToken('custom-1')
    return { auth, ...network }
  }
  const fresh: Routes[string] = () => ({ body: identity('id-2') })

  it('stays while 300000 ms or more remain', async () => {
    const { auth, calls } = await signIn(301_000, fresh)
    expect(await auth.idToken()).toBe('id-1')
    expect(calls('/v1/identity/refresh')).toHaveLength(0)
  })

  it('is refreshed below that, once for everybody who asks, without authorization', async () => {
    const { auth, calls } = await signIn(299_000, fresh)
    expect(await Promise.all([auth.idToken(), auth.idToken()])).toEqual(['id-2', 'id-2'])
    expect(calls('/v1/identity/refresh')).toMatchObject([{ authorization: null, body: { refresh_token: 'refresh-id-1' } }])
  })

  it('is refreshed with the refresh token of the last time, since each is exchanged once', async () => {
    const { auth, calls } = await signIn(60_000, () => ({ body: identity('id-2', 60_000) }))
    await auth.idToken()
    await auth.idToken()
    expect(calls('/v1/identity/refresh').map(({ body }) => body)).toEqual([
      { refresh_token: 'refresh-id-1' },
      { refresh_token: 'refresh-id-2' },
    ])
  })

  it('is still good while the line is broken and time remains', async () => {
    const { auth } = await signIn(60_000, 'offline')
    expect(await auth.idToken()).toBe('id-1')
  })

  it('is gone when the server no longer knows it', async () => {
    const { auth } = await signIn(60_000, failure('INVALID_TOKEN', 401))
    expect(await auth.idToken()).toBeNull()
    expect(await auth.idToken()).toBeNull()
  })

  it('comes back after a reload', async () => {
    await signIn(3_600_000, fresh)
    const { createEmbeddedAuth } = await import('@/lib/auth/embedded')
    expect(await createEmbeddedAuth().idToken()).toBe('id-1')
  })
})
