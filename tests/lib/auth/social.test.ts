// Needs a document.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, type Routes } from './browser-fakes'

const door: Routes = {
  'POST /v1/identity/social/google/start': { body: { url: 'https://provider.example/ask', state: 'state-1' } },
  'POST /v1/identity/social/google/finish': { body: { token: 'custom-1' } },
}

/** As far as the opener sees one. */
function fakePopup() {
  const popup = { closed: false, close: () => void (popup.closed = true), location: { replace: vi.fn() } }
  return popup
}
type Popup = ReturnType<typeof fakePopup>

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function ask(popup: Popup | null, routes: Routes = door) {
  const network = fakeNetwork(routes)
  const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
  const { askProvider } = await import('@/lib/auth/social')
  const outcome = askProvider('google')
  outcome.catch(() => undefined)
  return { ...network, open, outcome }
}

const answer = { type: 'social_return', provider: 'google', state: 'state-1', code: 'code-1', error: null }
const say = (data: unknown, source: unknown, origin = window.location.origin) => {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}
const flows = () => Object.keys(localStorage).filter((key) => key.startsWith('social:'))

describe('asking in a popup', () => {
  it('opens it in the press itself, on a page of ours, and then leads it to the provider', async () => {
    const popup = fakePopup()
    const { open, calls } = await ask(popup)
    expect(open).toHaveBeenCalledWith('/auth/start', 'krush-social', expect.stringContaining('popup'))
    await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith('https://provider.example/ask'), { timeout: 10_000 })
    expect(calls('/v1/identity/social/google/start')).toMatchObject([{ body: { challenge: expect.stringMatching(/^[\w-]{43}$/) } }])
  })

  it('finishes with the secret that never left this browser', async () => {
    const popup = fakePopup()
    const { calls, outcome } = await ask(popup)
    await vi.waitFor(() => expect(flows()).toEqual(['social:state-1']), { timeout: 10_000 })
    say(answer, popup)
    expect(await outcome).toEqual({ token: 'custom-1' })
    const { challenge } = calls('/v1/identity/social/google/start')[0]!.body as { challenge: string }
    const { state, code, verifier } = calls('/v1/identity/social/google/finish')[0]!.body as Record<string, string>
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    expect([state, code, Buffer.from(hash).toString('base64url')]).toEqual(['state-1', 'code-1', challenge])
    expect([popup.closed, flows()]).toEqual([true, []])
  })

  it('believes no other window, origin or state', async () => {
    const popup = fakePopup()
    const { calls, outcome } = await ask(popup)
    await vi.waitFor(() => expect(flows()).toHaveLength(1), { timeout: 10_000 })
    const forged = { ...answer, code: 'forged' }
    say(forged, popup, 'https://evil.example')
    say(forged, window)
    say({ ...forged, state: 'state-2' }, popup)
    say('social_return', popup)
    say(null, popup)
    say(answer, popup)
    expect(await outcome).toEqual({ token: 'custom-1' })
    expect(calls('/v1/identity/social/google/finish')).toMatchObject([{ body: { code: 'code-1' } }])
  })

  it('notices that it was closed; the return page could still finish', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const popup = fakePopup()
    const { outcome } = await ask(popup)
    await vi.waitFor(() => expect(flows()).toHaveLength(1), { timeout: 10_000 })
    await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalled(), { timeout: 10_000 })
    popup.close()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await outcome).toBe('cancelled')
    expect(flows()).toHaveLength(1)
  })

  it('takes a no at the provider for a no, and anything else for a failure', async () => {
    for (const [error, outcome] of [
      ['access_denied', 'cancelled'],
      ['server_error', null],
    ] as const) {
      const popup = fakePopup()
      const asked = await ask(popup)
      await vi.waitFor(() => expect(popup.location.replace).toHaveBeenCalled(), { timeout: 10_000 })
      say({ ...answer, code: null, error }, popup)
      if (outcome) expect(await asked.outcome).toBe(outcome)
      else await expect(asked.outcome).rejects.toMatchObject({ name: 'ApiError', code: 'PROVIDER_UNAVAILABLE' })
    }
  })

  it('closes it again when the server does not answer', async () => {
    const popup = fakePopup()
    const { outcome } = await ask(popup, { 'POST /v1/identity/social/google/start': failure('RATE_LIMITED', 429) })
    await expect(outcome).rejects.toMatchObject({ code: 'RATE_LIMITED' })
    expect(popup.closed).toBe(true)
  })
})

describe('coming back without an opener', () => {
  const back = async (query: string) => {
    window.history.replaceState(null, '', `/auth/return?${query}`)
    return (await import('@/lib/auth/social')).finishReturn()
  }
  const keep = async (state: string, age = 0) => {
    const { storeFlow } = await import('@/lib/auth/social-flows')
    storeFlow(state, { provider: 'google', verifier: 'v'.repeat(43), started_at: Date.now() - age })
  }

  it('finishes what this browser began, once, and clears the address', async () => {
    const { calls } = fakeNetwork(door)
    await keep('state-1')
    expect(await back('provider=google&state=state-1&code=code-1')).toEqual({ token: 'custom-1' })
    expect(calls('/v1/identity/social/google/finish')).toMatchObject([
      { body: { state: 'state-1', code: 'code-1', verifier: 'v'.repeat(43) } },
    ])
    expect([window.location.search, flows()]).toEqual(['', []])
    await expect(back('provider=google&state=state-1&code=code-1')).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
  })

  it.each([
    ['nobody here began it', 'provider=google&state=foreign&code=code-1', 0],
    ['another provider was asked', 'provider=apple&state=state-1&code=code-1', 0],
    ['it was begun long ago', 'provider=google&state=state-1&code=code-1', 700_000],
  ])('is refused when %s', async (_name, query, age) => {
    const { seen } = fakeNetwork(door)
    await keep('state-1', age)
    await expect(back(query)).rejects.toMatchObject({ code: 'INVALID_TOKEN' })
    expect(seen).toEqual([])
  })

  it('is nothing at all without an answer in the address', async () => {
    expect(await back('')).toBeNull()
    expect(await back('provider=myspace&state=s&code=c')).toBeNull()
  })

  it('forgets what was never answered when the next one begins', async () => {
    await keep('old', 700_000)
    await keep('new')
    expect(flows()).toEqual(['social:new'])
  })
})
