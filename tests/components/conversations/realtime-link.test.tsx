import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BRAND } from '@/lib/brand'
import { MAX_ATTEMPTS } from '@/lib/realtime/socket'
import { clearBrowser, fakeIndexedDb, fakeNetwork, person } from '../../lib/auth/browser-fakes'
import { openPage } from '../modals/harness'

/** A server that nothing reaches: every connection ends as soon as it begins. */
class DeadLine {
  static opened = 0
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    DeadLine.opened += 1
    queueMicrotask(() => this.onclose?.({ code: 1006 }))
  }
  send() {}
  close() {}
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  clearBrowser()
  DeadLine.opened = 0
  vi.stubGlobal('WebSocket', DeadLine)
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(person()))
  fakeIndexedDb().set('krush_session', 's-1')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('when every attempt to connect failed', () => {
  it('a toast says so and stays, with a button that loads the page again', async () => {
    fakeNetwork({
      'GET /v1/users/me': { body: person() },
      'GET /v1/session': { body: { ok: true, expires_at: '2027-01-01T00:00:00.000Z' } },
      'GET /v1/conversations': { body: { data: [], count: 0 } },
    })
    const { RealtimeConnection } = await import('@/components/conversations/realtime-connection')
    await openPage(<RealtimeConnection />)
    await waitFor(() => expect(DeadLine.opened).toBeGreaterThan(0))
    for (let attempt = 0; attempt <= MAX_ATTEMPTS; attempt++) await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect((await screen.findByRole('alert')).textContent).toBe(`Disconnected from ${BRAND}`)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByRole('button', { name: 'Refresh' })).toBeTruthy()
  })
})
