// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UpsellType } from '@/stores/modal-store'
import { clearBrowser, fakeIndexedDb, fakeNetwork, person } from '../../lib/auth/browser-fakes'
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

async function open(...[name, props]: ['upsell', { type: UpsellType }] | ['credits_upsell', Record<string, never>]) {
  const user = person({}, { is_premium: name === 'credits_upsell' })
  const network = fakeNetwork({ 'GET /v1/users/me': { body: user }, 'GET /v1/session': { body: { ok: true, expires_at: 'x' } } })
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
    expect(text).toContain('from $7.77 a month')
    expect(text).toContain('billed $93.24 once a year')
    expect(text).toContain('$14.99 a month')
    expect(text).toContain('billed $14.99 every month')
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/subscriptions')
    expect(screen.queryByRole('timer') !== null).toBe(type === 'out_of_credit')
    expect(screen.getByRole('button', { name: type === 'out_of_credit' ? 'I’ll wait' : 'Not now' })).toBeTruthy()
  })

  it('shows premium users packs and no countdown', async () => {
    const { dialog } = await open('credits_upsell', {})
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '30 credits$4.99', '70 credits14% off$9.99', '200 credits25% off$24.99', '500 credits40% off$49.99', '1500 credits60% off$99.99',
    ])
    expect(screen.queryByRole('timer')).toBeNull()
    expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/credits')
  })
})
