import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { EventHead } from '@/contracts/event-head'
import { SESSIONS_CHANGED } from '@/contracts/events'
import { keys } from '@/lib/query/keys'
import { openPage } from '../components/modals/harness'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, person, type Routes } from '../lib/auth/browser-fakes'

/** The other end of the browser's WebSocket. */
class Line {
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onerror: (() => void) | null = null
  token: string | undefined
  after: number | undefined
  closed = false
  constructor() {
    lines.push(this)
  }
  send(text: string) {
    const { command, identifier } = JSON.parse(text) as { command: string; identifier?: string }
    if (command !== 'subscribe') return
    const { pubsub_token, after } = JSON.parse(identifier!) as { pubsub_token: string; after?: number }
    this.token = pubsub_token
    this.after = after
  }
  close() {
    this.closed = true
  }
  says(type: string) {
    this.onmessage?.({ data: JSON.stringify({ type, identifier: 'x' }) })
  }
}
let lines: Line[]
const line = () => lines.at(-1)!
const confirm = () =>
  act(async () => {
    line().says('welcome')
    line().says('confirm_subscription')
  })

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  clearBrowser()
  const rows = fakeIndexedDb()
  lines = []
  vi.stubGlobal('WebSocket', Line)
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(person()))
  rows.set('krush_session', 's-1')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const session = { body: { ok: true, expires_at: '2027-01-01T00:00:00.000Z' } }

async function live(routes: Routes = {}, head?: EventHead) {
  const network = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    'GET /v1/session': session,
    'GET /v1/conversations': { body: { data: [], count: 0 } },
    ...routes,
  })
  const { RealtimeConnection } = await import('@/components/conversations/realtime-connection')
  const page = await openPage(<RealtimeConnection />)
  await waitFor(() => expect(lines.length).toBeGreaterThan(0))
  if (head) page.found.queryClient!.setQueryData(keys.eventHead(), head)
  await confirm()
  expect(line().token).toBe('p-1')
  return { ...network, page }
}

describe('what the server brought along', () => {
  it.each([
    ['is not read again where it says how far it goes', 1, 0],
    ['is read again where it was drawn for somebody else', 2, 1],
  ])('%s', async (_name, user_id, again) => {
    const before = await live()
    await act(() => vi.advanceTimersByTimeAsync(100))
    const usual = before.calls('/v1/users/me').length
    cleanup()
    vi.resetModules()
    lines = []
    const { calls, routes } = await live({}, { user_id, seq: 7 })
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect([line().after, calls('/v1/users/me').length]).toEqual([again ? undefined : 7, usual - 1 + again])
    // Only the first connection begins there, not one with another token.
    routes['GET /v1/users/me'] = { body: person({}, { pubsub_token: 'p-2' }) }
    await act(async () => line().onclose?.({ code: SESSIONS_CHANGED }))
    await waitFor(() => expect(lines.length).toBeGreaterThan(1))
    await confirm()
    await waitFor(() => expect(line().token).toBe('p-2'))
    expect(line().after).toBeUndefined()
  })
})

describe('when sessions of the person ended', () => {
  it.each([
    ['the socket is closed', () => line().onclose?.({ code: SESSIONS_CHANGED })],
    ['the subscription is rejected', () => line().says('reject_subscription')],
  ])('%s: one that goes on is verified and comes back with the new token', async (_name, end) => {
    const { routes, calls } = await live()
    routes['GET /v1/users/me'] = { body: person({}, { pubsub_token: 'p-2' }) }
    await act(async () => end())
    await waitFor(() => expect(calls('/v1/session')).toHaveLength(1))
    await waitFor(() => expect(lines.length).toBeGreaterThan(1))
    await confirm()
    await waitFor(() => expect(line().token).toBe('p-2'))
    // Nothing retries with the old token.
    const count = lines.length
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(lines).toHaveLength(count)
  })

  it('one that is over leads to the auth modal', async () => {
    const { routes, page } = await live()
    routes['GET /v1/session'] = routes['GET /v1/users/me'] = failure('UNAUTHENTICATED', 401)
    await act(async () => line().onclose?.({ code: SESSIONS_CHANGED }))
    await act(() => vi.advanceTimersByTimeAsync(6000))
    await waitFor(() => expect([page.useAuthStore.getState().status, page.personNow()]).toEqual(['out', null]))
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { expired: true } })
    expect(localStorage.getItem('krush_session')).toBeNull()
    const count = lines.length
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(lines).toHaveLength(count)
  })

  it('a broken line asks nothing', async () => {
    const { calls } = await live()
    await act(async () => line().onclose?.({ code: 1006 }))
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(lines).toHaveLength(2)
    expect(calls('/v1/session')).toEqual([])
  })
})
