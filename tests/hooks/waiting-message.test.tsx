import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RESYNC } from '@/contracts/events'
import { openPage } from '../components/modals/harness'
import { clearBrowser, fakeIndexedDb, fakeNetwork, person } from '../lib/auth/browser-fakes'
import { message } from '../lib/realtime/fixtures'

/** The other end of the browser's WebSocket. */
class Line {
  static last: Line
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor() {
    Line.last = this
  }
  send() {}
  close() {}
  says(frame: object) {
    this.onmessage?.({ data: JSON.stringify({ identifier: 'x', ...frame }) })
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  clearBrowser()
  const rows = fakeIndexedDb()
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

it('a message that waits for a running reply goes out with the event that ends it', async () => {
  const reply = message(2, { status: 'streaming', content: '' })
  const { calls } = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    'GET /v1/session': { body: { ok: true, expires_at: '2027-01-01T00:00:00.000Z' } },
    'GET /v1/conversations': { body: { data: [], count: 0 } },
    'POST /v1/conversations/1/messages': ({ body }) => ({ body: message(3, body as object) }),
  })
  const [{ RealtimeConnection }, { useSendQueue }, { keys }, { firstPage }] = await Promise.all([
    import('@/components/conversations/realtime-connection'),
    import('@/hooks/api/use-messages'),
    import('@/lib/query/keys'),
    import('@/lib/realtime/message-pages'),
  ])
  function Send() {
    const { send } = useSendQueue(1)
    return <button onClick={() => send('And then?')}>Send</button>
  }
  const { found } = await openPage(
    <>
      <RealtimeConnection />
      <Send />
    </>,
  )
  await waitFor(() => expect(Line.last).toBeDefined())
  await act(async () => {
    for (const frame of [{ type: 'welcome' }, { type: 'confirm_subscription' }, { message: { event: RESYNC, data: { seq: 10 } } }])
      Line.last.says(frame)
  })
  found.queryClient!.setQueryData(keys.messages(1), firstPage([message(1), reply]))
  fireEvent.click(screen.getByText('Send'))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(calls('/v1/conversations/1/messages')).toEqual([])
  await act(async () => {
    Line.last.says({ message: { event: 'message.updated', seq: 11, data: { ...reply, status: 'complete', content: 'Yes.', rev: 2 } } })
    await vi.advanceTimersByTimeAsync(200)
  })
  expect(calls('/v1/conversations/1/messages')).toMatchObject([{ body: { content: 'And then?' } }])
})
