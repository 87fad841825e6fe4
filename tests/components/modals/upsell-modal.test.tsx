// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UpsellType } from '@/stores/modal-store'
import { clearBrowser, fakeIndexedDb, fakeNetwork, installation, person, type Routes } from '../../lib/auth/browser-fakes'
import { openPage } from './harness'

const UPSELLS: UpsellType[] = ['premium_profile', 'premium_photo', 'premium_video', 'premium_voice', 'out_of_credit']

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T21:59:58.000Z') })
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

type Opened = [name: 'upsell', props: { type: UpsellType }, routes?: Routes] | [name: 'credits_upsell', props: Record<string, never>, routes?: Routes]

async function open(...[name, props, routes]: Opened) {
  const user = person({}, { is_premium: name === 'credits_upsell' })
  const network = fakeNetwork({
    'GET /v1/users/me': { body: user }, 'GET /v1/session': { body: { ok: true, expires_at: 'x' } },
    'GET /v1/billing/payments': { body: { data: [], count: 0 } }, ...routes,
  })
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(user))
  const page = await openPage()
  await waitFor(() => expect(network.calls('/v1/users/me')).toHaveLength(1))
  act(() => page.useModalStore.getState().openModal(name, props as never))
  return { ...network, page, dialog: await screen.findByRole('dialog') }
}

describe('the upsell', () => {
  it('counts down to the next UTC midnight, and says when the credits are there', async () => {
    const { calls } = await open('upsell', { type: 'out_of_credit' })
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(screen.getByRole('timer').textContent).toMatch(/^0[12]:(00:0[01]|59:5\d)$/)
    expect(screen.getByText('until 15 new free credits, at midnight UTC')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(2 * 3_600_000 + 5000))
    expect(screen.getByText('Your 15 new free credits are here.')).toBeTruthy()
    expect(screen.queryByRole('timer')).toBeNull()
    expect(calls('/v1/users/me').length).toBeGreaterThan(1)
  })

  it.each(UPSELLS)('%s has a heading, both figures of each price, and a way out', async (type) => {
    const { dialog } = await open('upsell', { type })
    const text = dialog.textContent ?? ''
    expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe('')
    expect(text).toContain('$7.77 a month')
    expect(text).toContain('$93.24 today, renews on November 21, 2027')
    expect(text).toContain('$14.99 a month')
    expect(text).toContain('$14.99 today, renews on December 21, 2026')
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/subscriptions')
    expect(screen.queryByRole('timer') !== null).toBe(type === 'out_of_credit')
    expect(screen.getByRole('button', { name: type === 'out_of_credit' ? 'I’ll wait' : 'Not now' })).toBeTruthy()
  })

  it('lets premium users buy a pack from here, with its price on the button, and counts nothing down', async () => {
    const { calls } = await open('credits_upsell', {}, {
      'POST /v1/billing/packages/26/purchase': { body: { url: `${location.origin}/#pay` } },
    })
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '30 credits$0.17 a credit$4.99', '70 credits$0.14 a credit · 14% off$9.99',
      '200 credits$0.12 a credit · 25% off$24.99', '500 credits$0.10 a credit · 40% off$49.99',
      '1,500 credits$0.07 a credit · 60% off$99.99',
    ])
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('link', { name: 'All about credits' }).getAttribute('href')).toBe('/credits')
    await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByRole('button', { name: 'Buy 200 credits for $24.99' }))
    await waitFor(() => expect(location.hash).toBe('#pay'))
    expect(calls('/v1/billing/packages/26/purchase')).toHaveLength(1)
  })

  it.each(['upsell', 'credits_upsell'] as const)('%s offers nothing where payments are closed, and says so', async (name) => {
    const closed = { 'GET /v1/installation': { body: { ...installation(), billing: null } } }
    await (name === 'upsell' ? open(name, { type: 'premium_photo' }, closed) : open(name, {}, closed))
    expect(await screen.findByText('Buying is not open here')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'See Premium' })).toBeNull()
    expect(screen.queryByText('$24.99')).toBeNull()
    expect(screen.queryByText('Test payments: no money moves.')).toBeNull()
  })
})
