// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Movement } from '@/contracts/billing'
import { clearBrowser, failure, fakeIndexedDb, type Routes, type Seen } from '../../lib/auth/browser-fakes'
import { list, openBilling, payment, subscription } from './harness'

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(cleanup)

const openCredits = (options: { premium?: boolean; routes?: Routes }, { closed = false, cancelled = false } = {}) =>
  openBilling(async () => {
    const { CreditsView } = await import('@/components/billing/credits-view')
    return <CreditsView billing={closed ? null : { provider: 'ccbill', test: false, period_days: null }} cancelled={cancelled} balance='Your balance' />
  }, options)

describe('/credits', () => {
  it('sells a pack by one press on its own price', async () => {
    const { user, calls } = await openCredits({ premium: true, routes: {
      'POST /v1/billing/packages/24/purchase': { body: { url: `${location.origin}/#pack` } },
    } })
    await user.click(await screen.findByRole('button', { name: 'Buy 1500 credits for $99.99' }))
    await waitFor(() => expect(location.hash).toBe('#pack'))
    expect(calls('/v1/billing/packages/24/purchase')[0]?.body).toEqual({
      shown_cents: 9999,
      redirect_url: `${location.origin}/?credits=success`,
      cancel_url: `${location.origin}/credits?credits=cancel`,
    })
    expect(screen.queryByText('Test payments: no money moves.')).toBeNull()
  })

  it('tells free people that packs are for Premium before the prices, and sells them none', async () => {
    await openCredits({})
    expect(await screen.findByRole('heading', { name: 'Packs are for Premium members' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/subscriptions')
    expect(screen.getByText('$99.99')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('has Cancel for members, because the coin of every header leads here', async () => {
    await openCredits({ premium: true, routes: { 'GET /v1/billing/subscriptions': list([subscription()]) } })
    expect(await screen.findByRole('button', { name: 'Cancel Premium' })).toBeTruthy()
  })

  it('says so where the plan of a member cannot be reached, instead of hiding it', async () => {
    let answer: Routes[string] = failure('INTERNAL', 500)
    const { user } = await openCredits({ premium: true, routes: { 'GET /v1/billing/subscriptions': () => answer as { body: unknown } } })
    expect(await screen.findByText('Your plan cannot be reached right now. Nothing about it has changed.')).toBeTruthy()
    answer = list([subscription()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Cancel Premium' })).toBeTruthy()
  })

  it('offers nothing where payments are closed, and says calmly that nothing was charged', async () => {
    await openCredits({ premium: true }, { closed: true, cancelled: true })
    expect(screen.getByText('Buying is not open here')).toBeTruthy()
    expect(screen.getByText('Nothing was charged.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

const movement = (id: string, change: Partial<Movement>): Movement => ({
  id, at: '2026-11-20T12:00:00.000Z', kind: 'daily', credits: 15, subject: null, payment_id: null, ...change,
})
const openStatement = (routes: Routes, first: 'movements' | 'payments' = 'movements') =>
  openBilling(async () => {
    const { StatementView } = await import('@/components/billing/statement-view')
    return <StatementView first={first} />
  }, { routes })

describe('the statement', () => {
  const subject = { conversation_id: 7, message_id: 9, user_media_id: null, character_name: 'Mira' }

  it('lists by days what came and went, with the way to what it paid for, page after page', async () => {
    const { user } = await openStatement({ 'GET /v1/billing/movements': ({ query }: Seen) => query.includes('cursor=more')
      ? list([movement('m-3', { kind: 'welcome', credits: 50, at: '2026-11-18T12:00:00.000Z' })])
      : list([movement('m-1', { kind: 'message', credits: -1, subject }), movement('m-2', {})], 'more') })
    expect(await screen.findByText('1 credit out')).toBeTruthy()
    expect(screen.getByText('15 credits in')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'with Mira' }).getAttribute('href')).toBe('/chat/7')
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Show earlier ones' }))
    expect(await screen.findByText('50 credits in')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull()
  })

  it('shows payments behind the second tab, reached by the arrow keys', async () => {
    const { user } = await openStatement({
      'GET /v1/billing/movements': list([]),
      'GET /v1/billing/payments': list([payment({ state: 'paid', refunded_cents: 500 }), payment({ id: 'order-3', state: 'declined' })]),
    })
    expect(await screen.findByText('No credits have moved yet')).toBeTruthy()
    screen.getByRole('tab', { name: 'Credits' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByText('$5.00 refunded')).toBeTruthy()
    expect(screen.getByText('Declined, not charged')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Payments' }))
  })

  it('says when it cannot be reached, and tries again', async () => {
    let answer: Routes[string] = failure('INTERNAL', 500)
    const { user } = await openStatement({ 'GET /v1/billing/payments': () => answer as { body: unknown } }, 'payments')
    await screen.findByText('The statement cannot be reached right now')
    answer = list([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You have not paid for anything.')).toBeTruthy()
  })
})
