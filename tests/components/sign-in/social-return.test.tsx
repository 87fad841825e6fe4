import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, type Routes } from '../../lib/auth/browser-fakes'
import { door, guarded } from './auth-door'
import { openPage } from '../modals/harness'

const BACK = '/auth/return?provider=google&state=state-1&code=code-1'
const social: Routes = { ...door, 'POST /v1/identity/social/google/finish': { body: { token: 'custom-1' } } }

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Object.defineProperty(window, 'opener', { configurable: true, value: null })
  cleanup()
})

async function begin(place?: string) {
  const { storeFlow } = await import('@/lib/auth/social-flows')
  const { storeReturnPath } = await import('@/lib/auth/return-path')
  storeFlow('state-1', { provider: 'google', verifier: 'v'.repeat(43), started_at: Date.now() })
  if (place) storeReturnPath(place)
}

function stubOpener() {
  const opener = { postMessage: vi.fn() }
  Object.defineProperty(window, 'opener', { configurable: true, value: opener })
  return opener
}

async function comeBack(path: string, routes: Routes = social) {
  const network = fakeNetwork(routes)
  window.history.replaceState(null, '', path)
  const [{ SocialReturn }, { WithMessages }, { default: auth }] = await Promise.all([
    import('@/app/auth/return/social-return'),
    import('@/components/layout/with-messages'),
    import('@/lib/i18n/messages/en/auth.json'),
  ])
  const page = await openPage(
    <WithMessages messages={{ auth }}>
      <SocialReturn />
    </WithMessages>,
  )
  return { ...network, page }
}

describe('the page that providers send people back to', () => {
  it('hands code and state to its opener, for this origin only, and finishes nothing itself', async () => {
    const opener = stubOpener()
    await begin()
    const { calls } = await comeBack(BACK)
    await waitFor(() => expect(opener.postMessage).toHaveBeenCalled())
    expect(opener.postMessage).toHaveBeenCalledWith(
      { type: 'social_return', provider: 'google', state: 'state-1', code: 'code-1', error: null },
      window.location.origin,
    )
    expect(calls('/v1/identity/social/google/finish')).toEqual([])
  })

  it('finishes here when the opener stays silent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const opener = stubOpener()
    await begin()
    const { page } = await comeBack(BACK)
    await waitFor(() => expect(opener.postMessage).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(1600)
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
  })

  it('finishes here after a redirect, and continues where the person was', async () => {
    await begin('/characters/mira?from=row')
    const { page, calls } = await comeBack(BACK)
    await waitFor(() => expect(page.router.replace).toHaveBeenCalledWith('/characters/mira?from=row'))
    expect(calls('/v1/identity/social/google/finish')).toMatchObject([{ body: { state: 'state-1', code: 'code-1' } }])
    expect(page.useAuthStore.getState().status).toBe('in')
    expect([window.location.search, sessionStorage.length]).toEqual(['', 0])
    expect(Object.keys(localStorage).filter((key) => key.startsWith('social:'))).toEqual([])
  })

  it('signs nobody in whose browser did not ask', async () => {
    const { page, calls } = await comeBack(BACK)
    expect(await screen.findByText(/^That didn’t work/)).toBeTruthy()
    expect(calls('/v1/identity/social/google/finish')).toEqual([])
    await waitFor(() => expect(page.router.replace).toHaveBeenCalledWith('/'))
    expect(page.useModalStore.getState().open?.name).toBe('auth')
  })

  it('offers the ways in again after a no, and after a failure', async () => {
    await begin('/chat')
    const { page } = await comeBack('/auth/return?provider=google&state=state-1&error=access_denied')
    await waitFor(() => expect(page.useModalStore.getState().open?.name).toBe('auth'))
    expect(screen.queryByText(/^That didn’t work/)).toBeNull()
    cleanup()
    await begin('/chat')
    await comeBack(BACK, { ...social, 'POST /v1/identity/social/google/finish': failure('INVALID_TOKEN', 401) })
    expect(await screen.findByText(/^That didn’t work/)).toBeTruthy()
  })

  it('asks for the second factor', async () => {
    await begin('/chat')
    const { page } = await comeBack(BACK, { ...social, ...guarded })
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeTruthy()
    expect(page.router.replace).toHaveBeenCalledWith('/chat')
  })
})
