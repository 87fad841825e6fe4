import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Payment } from '@/contracts/billing'
import { keys } from '@/lib/query/keys'
import { clearBrowser, failure, fakeIndexedDb, type Routes } from '../../lib/auth/browser-fakes'
import { list, openBilling, payment, subscription } from './harness'

let sent: Record<string, string>[]
const hear = (event: Event) => {
  const { detail } = event as CustomEvent<Record<string, string>>
  if (detail.name === 'purchase') sent.push(detail)
}

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sent = []
  window.addEventListener('app-event', hear)
})
afterEach(() => {
  window.removeEventListener('app-event', hear)
  vi.useRealTimers()
  cleanup()
})

const openSuccess = (routes: Routes, user_uuid: string | null = 'u-1') =>
  openBilling(
    async () => {
      const { SuccessView } = await import('@/components/billing/success-view')
      return <SuccessView package_id={2} user_uuid={user_uuid} />
    },
    { routes },
  )

describe('/subscriptions/success', () => {
  it('waits for the ledger and says so, then tells what arrived and measures it once', async () => {
    let state: Payment['state'] = 'pending'
    const { calls } = await openSuccess({
      'GET /v1/billing/payments': () => list([payment({ package_id: 3, state: 'paid' }), payment({ state })]),
      'GET /v1/billing/subscriptions': list([subscription()]),
    })
    expect(await screen.findByText(/The payment provider hasn’t confirmed yet. You can leave this page. We’ll email you./)).toBeTruthy()
    expect(sent).toEqual([])
    const before = calls('/v1/billing/payments').length
    await act(() => vi.advanceTimersByTimeAsync(4100))
    expect(calls('/v1/billing/payments').length).toBeGreaterThanOrEqual(before + 2)
    state = 'paid'
    await act(() => vi.advanceTimersByTimeAsync(2100))
    expect(await screen.findByRole('heading', { name: 'Welcome to Premium, Ana.' })).toBeTruthy()
    expect(await screen.findByText(/You paid \$93\.24\./)).toBeTruthy()
    expect(await screen.findByText('Renews on November 1, 2027 at $93.24.')).toBeTruthy()
    await waitFor(() =>
      expect(sent).toEqual([{ name: 'purchase', transaction_id: 'order-1', package_id: '2', value: '93.24', currency: 'USD' }]),
    )
    const settled = calls('/v1/billing/payments').length
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(calls('/v1/billing/payments')).toHaveLength(settled)
  })

  it('looks at once when the server says that billing changed', async () => {
    let state: Payment['state'] = 'confirming'
    const { page } = await openSuccess({ 'GET /v1/billing/payments': () => list([payment({ state })]) })
    await screen.findByRole('heading', { name: 'Waiting for the payment provider' })
    state = 'paid'
    await act(() => page.found.queryClient!.invalidateQueries({ queryKey: keys.billing() }))
    expect(await screen.findByRole('heading', { name: 'Welcome to Premium, Ana.' })).toBeTruthy()
  })

  it('measures nothing twice, also after a reload', async () => {
    localStorage.setItem('purchases_sent', JSON.stringify(['order-1']))
    await openSuccess({ 'GET /v1/billing/payments': list([payment({ state: 'paid' })]) })
    await screen.findByRole('heading', { name: 'Welcome to Premium, Ana.' })
    expect(sent).toEqual([])
  })

  it('becomes slower after a minute, and says that it takes longer', async () => {
    const { calls } = await openSuccess({ 'GET /v1/billing/payments': list([payment()]) })
    await act(() => vi.advanceTimersByTimeAsync(62_500))
    expect(screen.getByText(/This is taking longer than usual/)).toBeTruthy()
    const before = calls('/v1/billing/payments').length
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(calls('/v1/billing/payments').length - before).toBeLessThanOrEqual(1)
  })

  it.each([
    ['declined', 'Your payment was declined.', /Your card wasn’t charged/],
    ['expired', 'This purchase wasn’t finished.', /You weren’t charged/],
    ['refunded', 'This payment was refunded.', /\$93.24 went back to your card/],
    ['charged_back', 'This payment was reversed.', /contact support/],
  ] as const)('%s: says what happened, and never that something arrived', async (state, title, text) => {
    await openSuccess({ 'GET /v1/billing/payments': list([payment({ state })]) })
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Back to plans' })).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('believes no address: without a payment, with a renewal only, or of somebody else there is nothing to show', async () => {
    await openSuccess({ 'GET /v1/billing/payments': list([payment({ state: 'paid', renewal: true })]) })
    expect(await screen.findByRole('heading', { name: 'No purchase to show.' })).toBeTruthy()
    cleanup()
    await openSuccess({ 'GET /v1/billing/payments': list([payment({ state: 'paid' })]) }, 'u-99')
    expect(await screen.findByRole('heading', { name: 'This purchase belongs to another account.' })).toBeTruthy()
    expect(screen.getByText(/You’re signed in as ana@example.com/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to Explore' })).toBeTruthy()
  })

  it('of another account: leads to the other account', async () => {
    const { page } = await openSuccess({ 'GET /v1/billing/payments': list([]), 'DELETE /v1/session': {} }, 'u-99')
    act(() => void vi.advanceTimersByTime(0))
    ;(await screen.findByRole('button', { name: 'Switch account' })).click()
    await waitFor(() => expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { mode: 'signin' } }))
    expect(page.useAuthStore.getState().status).toBe('out')
  })

  it('says what opened, and leads back to the chat where the unsent message waits', async () => {
    sessionStorage.setItem('paid_from', '7')
    const chat = (id: number, full_name: string) => ({
      id,
      character: { id, full_name, portrait: { url: '', sizes: [], color: '#000', width: 1, height: 1 } },
      messages: [],
    })
    const { page } = await openSuccess({
      'GET /v1/billing/payments': list([payment({ state: 'paid' })]),
      'GET /v1/conversations': list([chat(8, 'Zola Reyes'), chat(7, 'Mira Tolland')]),
    })
    const { useChatStore } = await import('@/stores/chat-store')
    act(() => useChatStore.getState().setDraft(7, 'One too many'))
    expect((await screen.findByRole('link', { name: 'Back to Mira' })).getAttribute('href')).toBe('/chat/7')
    expect(screen.getByText('Your message is still there: “One too many”')).toBeTruthy()
    expect(screen.getByText('Unlimited text messages, starting now')).toBeTruthy()
    expect(screen.queryByText(/photo levels/)).toBeNull()
    expect(page.useAuthStore.getState().status).toBe('in')
  })

  it('continues asking when the server does not answer', async () => {
    let answer: Routes[string] = failure('INTERNAL', 500)
    await openSuccess({ 'GET /v1/billing/payments': () => answer as { body: unknown } })
    expect(await screen.findByRole('heading', { name: 'We can’t check your purchase right now.' })).toBeTruthy()
    answer = list([payment({ state: 'paid' })])
    await act(() => vi.advanceTimersByTimeAsync(2100))
    expect(await screen.findByRole('heading', { name: 'Welcome to Premium, Ana.' })).toBeTruthy()
  })
})

describe('/?credits=success', () => {
  it('waits in the corner, takes the flag out of the address, and can be closed', async () => {
    window.history.replaceState(null, '', '/?category=warm&credits=success&user_id=u-1&package_id=26&amount=2499')
    await openBilling(
      async () => {
        const { CreditsFlag } = await import('@/components/billing/credits-flag')
        return <CreditsFlag />
      },
      {
        premium: true,
        routes: {
          'GET /v1/billing/payments': list([
            payment({ id: 'order-2', kind: 'pack', package_id: 26, credits: 200, amount_cents: 2499, state: 'paid' }),
          ]),
        },
      },
    )
    expect(await screen.findByRole('heading', { name: '200 credits have arrived.' })).toBeTruthy()
    expect(screen.getByText(/You paid \$24\.99\. Your balance is now 50\./)).toBeTruthy()
    expect(location.search).toBe('?category=warm')
    expect(sent.map(({ transaction_id }) => transaction_id)).toEqual(['order-2'])
    act(() => screen.getByRole('button', { name: 'Close' }).click())
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  })
})
