import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, identity, person, type Routes } from '../../lib/auth/browser-fakes'
import { fakeShell } from '../../lib/native/fake-shell'
import { openPage } from '../modals/harness'

let rows: Map<string, unknown>
const refused = failure('UNAUTHENTICATED', 401)
const known = (user = person()): Routes => ({
  'GET /v1/users/me': { body: user },
  'GET /v1/session': { body: { ok: true, expires_at: '2027-01-01T00:00:00.000Z' } },
  'DELETE /v1/session': { body: { ok: true } },
  'PATCH /v1/users/me': { body: user },
})

function storeSession(user = person()) {
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(user))
  document.cookie = 'krush_session=s-1; Path=/'
  rows.set('krush_session', 's-1')
}

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  rows = fakeIndexedDb()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  cleanup()
})

const statusIs = (page: Awaited<ReturnType<typeof openPage>>, status: string) =>
  waitFor(() => expect(page.useAuthStore.getState().status).toBe(status))

describe('at the start', () => {
  it('shows the cached person at once and asks the server in the background', async () => {
    const { calls } = fakeNetwork({ ...known(person({}, { credit_balance: 7 })) })
    storeSession()
    const page = await openPage()
    expect([page.useAuthStore.getState().status, page.personNow()?.credit_balance]).toEqual(['in', 50])
    await waitFor(() => expect(page.personNow()?.credit_balance).toBe(7))
    expect(calls('/v1/users/me')).toMatchObject([{ authorization: 'Bearer s-1' }])
    expect(JSON.parse(localStorage.getItem('user') ?? '{}').credit_balance).toBe(7)
  })

  it('keeps the cached person while there is no connection', async () => {
    const told: string[] = []
    window.addEventListener('app-event', (event) => told.push((event as CustomEvent<{ name: string }>).detail.name))
    fakeNetwork({ 'GET /v1/users/me': 'offline' })
    storeSession()
    const page = await openPage()
    await waitFor(() => expect(told).toContain('get_me_failed'))
    expect(page.useAuthStore.getState().status).toBe('in')
  })

  it('shows status and message of a failed act where the installation is for testing', async () => {
    fakeNetwork({})
    const { found } = await openPage()
    const { ApiError } = await import('@/lib/api/errors')
    const client = found.queryClient!
    const fail = (message: string) => {
      const mutationFn = () => Promise.reject(new ApiError('CONFLICT', message, 409, null, { staging: true }))
      return client
        .getMutationCache()
        .build(client, { mutationFn })
        .execute(undefined)
        .catch(() => undefined)
    }
    await act(() => fail('Someone else was faster.'))
    expect(await screen.findByText('[409] Someone else was faster.')).toBeTruthy()
    await act(() => fail(''))
    expect(await screen.findByText('Oops! Something went wrong.')).toBeTruthy()
  })

  it('is signed out without a session, and asks nothing', async () => {
    const { seen } = fakeNetwork({})
    const page = await openPage()
    await statusIs(page, 'out')
    expect(seen).toEqual([])
  })

  it('signs in with ?t= and takes it out of the address', async () => {
    const { calls } = fakeNetwork({
      ...known(),
      'POST /v1/identity/exchange': { body: identity() },
      'POST /v1/setToken': { body: { session_id: 's-2' } },
    })
    window.history.replaceState(null, '', '/chat?t=custom-1&x=1')
    const page = await openPage()
    expect(window.location.search).toBe('?x=1')
    await statusIs(page, 'in')
    expect(calls('/v1/identity/exchange')).toMatchObject([{ body: { token: 'custom-1' } }])
  })

  it('says that a ?t= link is no longer valid', async () => {
    fakeNetwork({ 'POST /v1/identity/exchange': failure('INVALID_TOKEN', 401) })
    window.history.replaceState(null, '', '/?t=spent')
    const page = await openPage()
    await statusIs(page, 'out')
    expect(await screen.findByText(/sign-in link has expired/)).toBeTruthy()
  })

  it.each(['ios', 'android'] as const)('forwards a refused ?t= to the error handler of %s, and a broken line not', async (kind) => {
    const shell = fakeShell(kind)
    const { routes } = fakeNetwork({ 'POST /v1/identity/exchange': 'offline' })
    window.history.replaceState(null, '', '/?t=spent')
    await statusIs(await openPage(), 'out')
    expect(shell.asked).toEqual([])
    cleanup()
    vi.resetModules()
    routes['POST /v1/identity/exchange'] = failure('INVALID_TOKEN', 401)
    window.history.replaceState(null, '', '/?t=spent')
    await statusIs(await openPage(), 'out')
    await waitFor(() => expect(shell.of('auth.reportError')).toMatchObject([{ payload: { code: 'invalid-custom-token' } }]))
    expect(JSON.stringify(shell.asked)).not.toContain('spent')
  })

  it('waits for the person to recover when the stored session is refused', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    fakeNetwork({ 'GET /v1/users/me': refused, 'GET /v1/session': refused })
    const events: unknown[] = []
    window.addEventListener('app-event', (event) => events.push((event as CustomEvent).detail), { once: true })
    storeSession()
    const page = await openPage()
    await statusIs(page, 'in')
    await waitFor(() => expect(events).toEqual([{ name: 'auth_check_failed', code: 'UNAUTHENTICATED' }]))
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(page.useAuthStore.getState().status).toBe('in')
    await act(() => vi.advanceTimersByTimeAsync(1500))
    await statusIs(page, 'out')
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { expired: true } })
  })

  it.each(['#signup', '#signin'])('opens the auth modal for visitors at %s and clears it', async (hash) => {
    fakeNetwork({})
    window.history.replaceState(null, '', `/${hash}`)
    await openPage()
    expect(await screen.findByRole('dialog', { name: 'Login / Register' })).toBeTruthy()
    expect(window.location.hash).toBe('')
  })

  it('opens the auth modal at ?reset-password=true and goes to /', async () => {
    fakeNetwork({})
    window.history.replaceState(null, '', '/?reset-password=true')
    const { router } = await openPage()
    expect(await screen.findByRole('dialog', { name: 'Login / Register' })).toBeTruthy()
    expect(router.replace).toHaveBeenCalledWith('/')
  })
})

describe('the check every 30 seconds', () => {
  async function signedIn(session: Routes[string]) {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const events: unknown[] = []
    window.addEventListener('app-event', (event) => events.push((event as CustomEvent).detail), { once: true })
    const network = fakeNetwork({ ...known(), 'GET /v1/session': session })
    storeSession()
    const page = await openPage()
    await statusIs(page, 'in')
    const advance = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
    return { page, advance, events, checks: () => network.calls('/v1/session').length, network }
  }

  it('asks once in 30 seconds while all is well', async () => {
    const { page, advance, checks } = await signedIn({ body: { ok: true, expires_at: '2027-01-01T00:00:00.000Z' } })
    await advance(29_000)
    expect(checks()).toBe(0)
    await advance(62_000)
    expect(checks()).toBe(3)
    expect(page.useAuthStore.getState().status).toBe('in')
  })

  it('tries again after 5 seconds, then opens the auth modal and forgets the person', async () => {
    const { page, advance, checks, events } = await signedIn(refused)
    await advance(31_000)
    expect(events).toEqual([{ name: 'auth_check_failed', code: 'UNAUTHENTICATED' }])
    expect([checks(), page.useAuthStore.getState().status]).toEqual([1, 'in'])
    await advance(5000)
    expect(checks()).toBe(2)
    await statusIs(page, 'out')
    expect(page.personNow()).toBeNull()
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { expired: true } })
    expect([localStorage.getItem('krush_session'), localStorage.getItem('user'), document.cookie, rows.size]).toEqual([null, null, '', 0])
  })

  it('continues when the second answer is good', async () => {
    let count = 0
    const { page, advance } = await signedIn(() =>
      ++count === 1 ? refused : { body: { ok: true, expires_at: '2027-01-01T00:00:00.000Z' } },
    )
    await advance(40_000)
    expect(page.useAuthStore.getState().status).toBe('in')
  })

  it.each([
    ['no connection', 'offline' as const],
    ['a broken server', failure('INTERNAL', 500)],
  ])('does not sign out for %s', async (_name, session) => {
    const { page, advance } = await signedIn(session)
    await advance(120_000)
    expect(page.useAuthStore.getState().status).toBe('in')
  })

  it.each(['KrushiOS/1.0', 'KrushAndroid/1.0'])('is left out in %s', async (agent) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    const { advance, checks } = await signedIn(refused)
    await advance(120_000)
    expect(checks()).toBe(0)
  })

  it('refreshes the identity token once less than 300000 ms remain', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { calls } = fakeNetwork({
      ...known(),
      'POST /v1/setToken': { body: { session_id: 's-2' } },
      'POST /v1/identity/exchange': () => ({ body: identity('id-1', 340_000) }),
      'POST /v1/identity/refresh': () => ({ body: identity('id-2') }),
    })
    window.history.replaceState(null, '', '/?t=custom-1')
    const page = await openPage()
    await statusIs(page, 'in')
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect([calls('/v1/session').length, calls('/v1/identity/refresh').length]).toEqual([1, 0])
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect([calls('/v1/session').length, calls('/v1/identity/refresh').length]).toEqual([3, 1])
  })

  it('is left out for visitors', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { seen } = fakeNetwork({})
    const page = await openPage()
    await statusIs(page, 'out')
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(seen).toEqual([])
  })
})

describe('an auth error between two checks', () => {
  async function failing(session: Routes[string]) {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { calls } = fakeNetwork({ ...known(), 'GET /v1/session': session })
    storeSession()
    const page = await openPage()
    await statusIs(page, 'in')
    const { verifySession } = await import('@/hooks/api/use-session')
    const verified = verifySession(page.found.queryClient!)
    await act(() => vi.advanceTimersByTimeAsync(0))
    return { page, calls, verified, advance: (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds)) }
  }

  it('leaves the person 5000 ms to recover, then the auth modal opens', async () => {
    const { page, calls, advance } = await failing(refused)
    await advance(4900)
    expect([calls('/v1/session').length, page.useAuthStore.getState().status]).toEqual([1, 'in'])
    await advance(200)
    await statusIs(page, 'out')
    expect(calls('/v1/session')).toHaveLength(2)
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { expired: true } })
  })

  it('takes nothing away when the session holds again', async () => {
    let asked = 0
    const { page, advance } = await failing(() =>
      ++asked === 1 ? refused : { body: { ok: true, expires_at: '2027-01-01T00:00:00.000Z' } },
    )
    await advance(6000)
    expect(page.useAuthStore.getState().status).toBe('in')
    expect(page.useModalStore.getState().open).toBeNull()
  })

  it('is forgotten when the person signs in again in another tab meanwhile', async () => {
    const { page, advance } = await failing((ask) =>
      ask.authorization === 'Bearer s-1' ? refused : { body: { ok: true, expires_at: '2027-01-01T00:00:00.000Z' } },
    )
    localStorage.setItem('krush_session', 's-2')
    document.cookie = 'krush_session=s-2; Path=/'
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'krush_session' })))
    await advance(1000)
    await statusIs(page, 'in')
    await advance(10_000)
    expect(page.useAuthStore.getState().status).toBe('in')
    expect(page.useModalStore.getState().open).toBeNull()
    expect(localStorage.getItem('krush_session')).toBe('s-2')
  })
})

describe('signing out', () => {
  it.each(['ios', 'android'] as const)('in a native shell (%s) shows its sign-in and goes nowhere', async (kind) => {
    fakeNetwork(known())
    storeSession()
    const shell = fakeShell(kind)
    const page = await openPage()
    await statusIs(page, 'in')
    await act(async () => page.found.signOut?.('/bye'))
    await waitFor(() => expect(shell.of('auth.signIn')).toMatchObject([{ payload: { reason: 'logout' } }]))
    expect([page.useAuthStore.getState().status, page.personNow()]).toEqual(['out', null])
    expect(page.router.replace).not.toHaveBeenCalled()
    expect([localStorage.length, rows.size]).toEqual([0, 0])
  })

  it('leaves nothing behind, says good-bye and goes where it was told', async () => {
    const { calls } = fakeNetwork(known())
    storeSession()
    localStorage.setItem('krush.draft.1', '"hello"')
    localStorage.setItem('refer', '{}')
    document.cookie = 'userID=1; Path=/'
    const page = await openPage()
    await statusIs(page, 'in')
    page.found.queryClient?.setQueryData(['messages', 1], { secret: true })
    await act(async () => page.found.signOut?.('/bye'))
    expect(calls('/v1/session')).toMatchObject([{ method: 'DELETE', authorization: 'Bearer s-1' }])
    expect(await screen.findByText('You have now signed out.')).toBeTruthy()
    expect(page.router.replace).toHaveBeenCalledWith('/bye')
    expect([page.useAuthStore.getState().status, page.personNow()]).toEqual(['out', null])
    expect(page.found.queryClient?.getQueryCache().getAll()).toEqual([])
    expect([localStorage.length, sessionStorage.length, document.cookie, rows.size]).toEqual([0, 0, '', 0])
    const { authorization } = await import('@/lib/auth/session')
    expect(await authorization()).toBeNull()
  })

  it.each([
    ['the person', { body: person() }],
    ['a no', refused],
    ['a broken line', 'offline' as const],
  ])('is not undone by an answer from before: %s', async (_, late) => {
    let answer: (late: typeof refused | 'offline') => void = () => undefined
    fakeNetwork({ ...known(), 'GET /v1/users/me': () => new Promise((resolve) => (answer = resolve)) })
    storeSession()
    const page = await openPage()
    await statusIs(page, 'in')
    await act(async () => page.found.signOut?.())
    await act(async () => answer(late))
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    expect(page.useAuthStore.getState()).toMatchObject({ status: 'out', left: { reason: 'chosen' } })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('works without a connection, and goes to / by default', async () => {
    fakeNetwork({ ...known(), 'DELETE /v1/session': 'offline' })
    storeSession()
    const page = await openPage()
    await statusIs(page, 'in')
    await act(async () => page.found.signOut?.())
    expect(page.router.replace).toHaveBeenCalledWith('/')
    expect(localStorage.length).toBe(0)
  })
})

describe('two tabs', () => {
  /** Tabs must agree within a second. */
  const soon = async (page: Awaited<ReturnType<typeof openPage>>, status: string) =>
    waitFor(() => expect(page.useAuthStore.getState().status).toBe(status), { timeout: 1000 })
  const fromOtherTab = () => act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'krush_session' })))

  it('agree on signing out', async () => {
    fakeNetwork(known())
    storeSession()
    const page = await openPage()
    await statusIs(page, 'in')
    clearBrowser()
    rows.clear()
    await fromOtherTab()
    await soon(page, 'out')
    expect(page.router.replace).not.toHaveBeenCalled()
  })

  it('a page brought back from before the sign-out forgets the person', async () => {
    fakeNetwork(known())
    storeSession()
    const page = await openPage()
    await statusIs(page, 'in')
    clearBrowser()
    rows.clear()
    await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await statusIs(page, 'out')
  })

  it('agree on signing in, and the auth modal closes', async () => {
    fakeNetwork(known())
    window.history.replaceState(null, '', '/#signin')
    const page = await openPage()
    expect(await screen.findByRole('dialog')).toBeTruthy()
    storeSession()
    await fromOtherTab()
    await soon(page, 'in')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('error codes', () => {
  async function failWith(answer: Routes[string], user = person(), meta?: { quiet?: boolean }) {
    fakeNetwork({ ...known(user), 'POST /v1/users/requestOTP': answer, 'GET /v1/session': refused })
    storeSession(user)
    const page = await openPage()
    await statusIs(page, 'in')
    const { call } = await import('@/lib/api/browser')
    const { requestOtp } = await import('@/contracts/users')
    const cache = page.found.queryClient?.getMutationCache()
    const mutation = cache?.build(page.found.queryClient!, { meta, mutationFn: () => call(requestOtp, { body: { email: 'a@b.co' } }) })
    await act(async () => mutation?.execute(undefined).catch(() => undefined))
    return page
  }
  const openModal = (page: Awaited<ReturnType<typeof openPage>>) => page.useModalStore.getState().open

  it('NOT_ENOUGH_BALANCE offers premium to free users and packs to premium ones', async () => {
    const free = await failWith(failure('NOT_ENOUGH_BALANCE', 402))
    expect(openModal(free)).toEqual({ name: 'upsell', props: { type: 'out_of_credit' } })
    cleanup()
    vi.resetModules()
    const premium = await failWith(failure('NOT_ENOUGH_BALANCE', 402), person({}, { is_premium: true }))
    expect(openModal(premium)).toEqual({ name: 'credits_upsell', props: {} })
  })

  it('PREMIUM_ONLY offers premium', async () => {
    expect(openModal(await failWith(failure('PREMIUM_ONLY', 403)))).toEqual({ name: 'upsell', props: { type: 'premium_photo' } })
  })

  it('UNAUTHENTICATED is verified, then signs out', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const page = await failWith(refused)
    await act(() => vi.advanceTimersByTimeAsync(5100))
    await statusIs(page, 'out')
    await waitFor(() => expect(openModal(page)).toMatchObject({ name: 'auth', props: { expired: true } }))
  })

  it('anything else is a toast, unless the hook shows it itself', async () => {
    await failWith(failure('CONTENT_BLOCKED', 422))
    expect(await screen.findByRole('alert')).toBeTruthy()
    cleanup()
    vi.resetModules()
    await failWith(failure('CONTENT_BLOCKED', 422), person(), { quiet: true })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
