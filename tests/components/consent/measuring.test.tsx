import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONSENT_VERSION } from '@/contracts/consent'
import { openAt } from '@/tests/support/open-at'

openAt('https://chat.example/')

const THIRD = {
  tag_manager_id: null,
  product_analytics: { url: 'https://events.example/capture', key: 'phc_key' },
  video_pixel_id: 'PIXEL123',
  conversions: false,
}
type Holder = { ttq?: unknown[][] }
const holder = window as unknown as Holder

let captured: { event: string; properties: Record<string, unknown> }[]
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  delete holder.ttq
  captured = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    captured.push(JSON.parse(String(init.body)) as (typeof captured)[number])
    return new Response()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function decide(allowed: boolean) {
  const decided_at = new Date().toISOString()
  const decision = { browser: 'b-1', version: CONSENT_VERSION, decided_at, analytics: allowed, marketing: allowed }
  localStorage.setItem('consent', JSON.stringify([decision]))
  return decided_at
}

/** A new document at `path`, as after a payment page or a reload. */
async function visit(path: string, decided_at: string | null) {
  cleanup()
  vi.resetModules()
  window.history.replaceState(null, '', path)
  const { logEvent } = await import('@/lib/auth/log-event')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: window.location.href } as PerformanceEntry])
  const { useMeasuring } = await import('@/components/consent/use-measuring')
  const start = () => {
    function Keeper() {
      useMeasuring(THIRD, path, decided_at)
      return null
    }
    act(() => void render(<Keeper />))
  }
  return { logEvent, start }
}
const pixel = () => (holder.ttq ?? []).map(([, name]) => name)
const captures = () => captured.map(({ event }) => event)

test('a payment and an error of private pages are told on the next measured page, and a purchase never to product analytics', async () => {
  const decided_at = decide(true)
  const pay = await visit('/subscriptions', decided_at)
  pay.start()
  pay.logEvent('checkout_started', { package_id: '3', value: '14.99', currency: 'USD' })
  const back = await visit('/subscriptions/success', decided_at)
  // Before the keeper is there.
  back.logEvent('purchase', { transaction_id: 'order-1', value: '14.99', currency: 'USD' })
  back.start()
  back.logEvent('auth_check_failed', { code: 'UNAUTHENTICATED' })
  back.logEvent('something_else', {})
  expect([pixel(), captures()]).toEqual([[], []])
  ;(await visit('/', decided_at)).start()
  expect(pixel()).toEqual([undefined, 'InitiateCheckout', 'CompletePayment'])
  expect(captures()).toEqual(['page_view', 'auth_check_failed'])
  expect(captured[1]!.properties).toMatchObject({ code: 'UNAUTHENTICATED' })
  delete holder.ttq
  ;(await visit('/', decided_at)).start()
  expect(pixel()).toEqual([undefined])
})

test('without a yes nothing is kept, and a no forgets what waits', async () => {
  const none = await visit('/subscriptions', null)
  none.start()
  none.logEvent('checkout_started', {})
  expect(localStorage.getItem('events_waiting')).toBeNull()
  const yes = await visit('/subscriptions', decide(true))
  yes.start()
  yes.logEvent('checkout_started', {})
  expect(localStorage.getItem('events_waiting')).not.toBeNull()
  ;(await visit('/subscriptions', decide(false))).start()
  expect(localStorage.getItem('events_waiting')).toBeNull()
})
