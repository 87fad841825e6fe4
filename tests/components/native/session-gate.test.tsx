import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, identity, person, type Routes } from '../../lib/auth/browser-fakes'
import { fakeShell, type Answers } from '../../lib/native/fake-shell'
import { openPage } from '../modals/harness'

let rows: Map<string, unknown>
const refused = failure('UNAUTHENTICATED', 401)
const EXPIRED = 'Oops, your session expired.'
const open: Routes = {
  'GET /v1/users/me': { body: person() },
  'PATCH /v1/users/me': { body: person() },
  'DELETE /v1/session': { body: { ok: true } },
  'GET /v1/session': { body: { ok: true, expires_at: '2027-01-01T00:00:00.000Z' } },
  'POST /v1/identity/exchange': () => ({ body: identity() }),
  'POST /v1/setToken': { body: { session_id: 's-2' } },
}
const token = (name: string) => ({ token: name, expires_at: 1 })

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  rows = fakeIndexedDb()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  cleanup()
  delete document.documentElement.dataset.shell
})

function storeSession() {
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(person()))
  document.cookie = 'krush_session=s-1; Path=/'
  rows.set('krush_session', 's-1')
}

const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function start(kind: 'ios' | 'android', answers: Answers, routes: Routes = open) {
  const shell = fakeShell(kind, answers)
  const network = fakeNetwork(routes)
  // What the shell is asked for is loaded: time then passes by the clock alone.
  await Promise.all([
    import('@/lib/native/client'),
    import('@/lib/auth/sign-in'),
    import('@/lib/auth/embedded'),
    import('@/components/sign-in/auth-modal'),
  ])
  const { InShell } = await import('@/app/in-shell')
  const page = await openPage(<InShell />)
  await advance(0)
  const asked = () => shell.of('auth.getToken').map(({ at, payload }) => [Math.round(at / 100) / 10, payload.force ?? false])
  return { shell, page, asked, ...network, status: () => page.useAuthStore.getState().status }
}

const both = ['ios', 'android'] as const

describe.each(both)('without a user, in %s', (kind) => {
  it('a spinner shows and a token is asked for every 2 s, until it comes', async () => {
    const { asked, status, calls } = await start(kind, { 'auth.getToken': (_, nth) => (nth < 3 ? { error: 'pending' } : token('t-3')) })
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    await advance(3900)
    expect([asked().length, status()]).toEqual([2, 'out'])
    await advance(300)
    expect(status()).toBe('in')
    expect(asked().map(([at]) => at)).toEqual([0, 2, 4])
    expect(calls('/v1/identity/exchange')).toMatchObject([{ body: { token: 't-3' } }])
    expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull()
    await advance(60_000)
    expect([asked().length, screen.queryByText(EXPIRED)]).toEqual([3, null])
  })

  it('after exactly 10 s the session is said to be over, and nothing more is asked', async () => {
    const { asked, shell } = await start(kind, { 'auth.getToken': { error: 'pending' } })
    await advance(9900)
    expect(screen.queryByText(EXPIRED)).toBeNull()
    await advance(200)
    expect(screen.getByRole('heading', { name: EXPIRED })).toBeTruthy()
    expect(asked().map(([at]) => at)).toEqual([0, 2, 4, 6, 8])
    await advance(60_000)
    expect(asked()).toHaveLength(5)
    expect(shell.of('auth.signIn')).toEqual([])
  })

  it('"Refresh Session" asks for a fresh token, "Sign Out" leaves nothing and leads to the native sign-in', async () => {
    const { shell, asked, status } = await start(kind, { 'auth.getToken': { error: 'pending' } })
    await advance(10_000)
    await act(async () => screen.getByRole('button', { name: 'Refresh Session' }).click())
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    expect(asked().at(-1)).toEqual([10, true])
    await advance(10_000)
    localStorage.setItem('krush.draft.1', '"hello"')
    await act(async () => screen.getByRole('button', { name: 'Sign Out' }).click())
    await advance(0)
    expect(shell.of('auth.signIn')).toMatchObject([{ payload: { reason: 'logout' } }])
    expect([localStorage.length, rows.size, status()]).toEqual([0, 0, 'out'])
    shell.answers['auth.getToken'] = token('t-9')
    shell.tell('auth.changed', { state: 'signed_in' })
    await advance(100)
    expect(status()).toBe('in')
  })

  it('a shell without anybody shows its sign-in, once', async () => {
    const { shell } = await start(kind, { 'auth.getToken': { error: 'signed_out' } })
    await advance(9000)
    expect(shell.of('auth.signIn')).toMatchObject([{ payload: { reason: 'start' } }])
  })

  it('a deaf shell ends at 10 s too', async () => {
    await start(kind, { 'shell.hello': 'silent', 'auth.getToken': 'silent' })
    await advance(10_000)
    expect(screen.getByText(EXPIRED)).toBeTruthy()
  })
})

describe('a sign-in that fails', () => {
  it('is tried once more with a fresh token', async () => {
    const { shell, asked, status, calls } = await start(
      'ios',
      { 'auth.getToken': ({ force }) => token(force ? 'fresh' : 'stale') },
      {
        ...open,
        'POST /v1/identity/exchange': ({ body }) =>
          (body as { token: string }).token === 'fresh' ? { body: identity() } : failure('INVALID_TOKEN', 401),
      },
    )
    await advance(100)
    expect(status()).toBe('in')
    expect(asked()).toEqual([
      [0, false],
      [0, true],
    ])
    expect(calls('/v1/identity/exchange').map(({ body }) => body)).toEqual([{ token: 'stale' }, { token: 'fresh' }])
    expect(shell.of('auth.reportError')).toMatchObject([{ payload: { code: 'invalid-custom-token' } }])
    expect(JSON.stringify(shell.of('auth.reportError'))).not.toContain('stale')
  })

  it('and refused again is not tried a third time', async () => {
    const { calls } = await start(
      'android',
      { 'auth.getToken': (_, nth) => token(`t-${nth}`) },
      { ...open, 'POST /v1/identity/exchange': failure('INVALID_TOKEN', 401) },
    )
    await advance(9000)
    expect(calls('/v1/identity/exchange').map(({ body }) => body)).toEqual([{ token: 't-1' }, { token: 't-2' }])
    await advance(1000)
    expect(screen.getByText(EXPIRED)).toBeTruthy()
  })

  it('without a connection continues as soon as there is one', async () => {
    let nth = 0
    const { status } = await start(
      'ios',
      { 'auth.getToken': (_, count) => token(`t-${count}`) },
      { ...open, 'POST /v1/identity/exchange': () => (++nth < 4 ? 'offline' : { body: identity() }) },
    )
    await advance(4500)
    expect(status()).toBe('in')
  })

  it('for a second factor asks for it, and the other ways of the page stay closed', async () => {
    const { page, asked } = await start(
      'ios',
      { 'auth.getToken': token('t-1') },
      {
        ...open,
        'POST /v1/setToken': {
          status: 403,
          body: { error: { code: 'SECOND_FACTOR_REQUIRED', message: '', request_id: 'r', details: { challenge: 'c-1' } } },
        },
      },
    )
    await advance(100)
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { came: { challenge: 'c-1' } } })
    await advance(5000)
    expect(asked()).toHaveLength(1)
    act(() => page.useModalStore.getState().openModal('auth', { mode: 'signup' }))
    expect(page.useModalStore.getState().open).toBeNull()
  })
})

describe('someone who is in', () => {
  it('sees the page at once, and the shell is asked for no token', async () => {
    storeSession()
    const { asked, status } = await start('ios', { 'auth.getToken': token('t-1') })
    expect(status()).toBe('in')
    expect(document.querySelector('[data-native-gate]')).toBeNull()
    await advance(60_000)
    expect(asked()).toEqual([])
  })

  it('and whose session is over comes in again with a token of the shell, without the page’s own modal', async () => {
    storeSession()
    const { page, status, asked, routes } = await start('ios', { 'auth.getToken': token('t-1') })
    routes['GET /v1/session'] = refused
    const { verifySession } = await import('@/hooks/api/use-session')
    const over = verifySession(page.found.queryClient!)
    await advance(4000)
    expect(status()).toBe('in')
    await advance(1100)
    await over
    await advance(100)
    expect([status(), asked().length, page.useModalStore.getState().open]).toEqual(['in', 1, null])
    expect(localStorage.getItem('krush_session')).toBe('s-2')
  })

  it('and whose session is over is led to the native sign-in where the shell has nobody either', async () => {
    storeSession()
    const { shell, page, status } = await start('android', { 'auth.getToken': { error: 'signed_out' } })
    const { expireSession } = await import('@/hooks/api/use-session')
    await act(() => expireSession(page.found.queryClient!))
    await advance(100)
    expect(shell.of('auth.signIn')).toMatchObject([{ payload: { reason: 'expired' } }])
    expect([status(), page.useModalStore.getState().open]).toEqual(['out', null])
    await advance(9900)
    expect(screen.getByText(EXPIRED)).toBeTruthy()
  })

  it('and signs out is at the native sign-in; no token is asked for until somebody came', async () => {
    storeSession()
    const { shell, page, asked, status } = await start('ios', { 'auth.getToken': token('t-1') })
    await act(async () => page.found.signOut?.('/bye'))
    await advance(5000)
    expect(shell.of('auth.signIn')).toMatchObject([{ payload: { reason: 'logout' } }])
    expect([asked().length, status(), localStorage.length, rows.size]).toEqual([0, 'out', 0, 0])
    expect(page.router.replace).not.toHaveBeenCalled()
    expect(screen.queryByText('You have now signed out.')).toBeNull()
    shell.tell('auth.changed', { state: 'signed_in' })
    await advance(100)
    expect([asked().length, status()]).toEqual([1, 'in'])
  })
})
