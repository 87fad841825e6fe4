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
    return (
      <CreditsView
        billing={closed ? null : { provider: 'ccbill', test: false, period_days: null }}
        cancelled={cancelled}
        balance='Your balance'
      />
    )
  }, options)

describe('/credits', () => {
  it('sells a pack by one press on its own price', async () => {
    const { user, calls } = await openCredits({
      premium: true,
      routes: {
        'POST /v1/billing/packages/24/purchase': { body: { url: `${location.origin}/#pack` } },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Buy 1500 credits for $99.99' }))
    await waitFor(() => expect(location.hash).toBe('#pack'))
    expect(calls('/v1/billing/packages/24/purchase')[0]?.body).toEqual({
      shown_cents: 9999,
      redirect_url: `${location.origin}/?credits=success`,
      cancel_url: `${location.origin}/credits?credits=cancel`,
    })
    expect(screen.queryByText('Test payments: no money moves.')).toBeNull()
  })

  it('tells free people that packs are for Premium, and shows them none', async () => {
    await openCredits({})
    expect(await screen.findByRole('heading', { name: 'Packs are for Premium members' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/subscriptions')
    await waitFor(() => expect(screen.queryByText('$99.99')).toBeNull())
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offers rewards that wait, with one press', async () => {
    const ready = { task: 'daily_visit', credits: 1, state: 'ready', claimed: 0, most: null, again_at: null, href: null }
    const { user, calls } = await openCredits({
      routes: {
        'GET /v1/users/getRewardTasks': { body: { data: [ready], count: 1, invite_code: 'kx7mnpqr' } },
        'POST /v1/users/claimRewardTask': { body: { credits: 1, credit_balance: 51 } },
      },
    })
    expect(await screen.findByText('1 free credit is waiting')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Claim 1 credit' }))
    await waitFor(() => expect(calls('/v1/users/claimRewardTask').map(({ body }) => body)).toEqual([{ task: 'daily_visit' }]))
  })

  it('has Cancel for members, because the coin of every header leads here', async () => {
    await openCredits({ premium: true, routes: { 'GET /v1/billing/subscriptions': list([subscription()]) } })
    expect(await screen.findByRole('button', { name: 'Cancel Premium' })).toBeTruthy()
  })

  it('says so where the plan of a member cannot be reached, instead of hiding it', async () => {
    let answer: Routes[string] = failure('INTERNAL', 500)
    const { user } = await openCredits({ premium: true, routes: { 'GET /v1/billing/subscriptions': () => answer as { body: unknown } } })
    expect(await screen.findByText('Couldn’t load your plan. Nothing about it has changed.')).toBeTruthy()
    answer = list([subscription()])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Cancel Premium' })).toBeTruthy()
  })

  it('offers nothing where payments are closed, and says calmly that nothing was charged', async () => {
    await openCredits({ premium: true }, { closed: true, cancelled: true })
    expect(screen.getByText('Purchases aren’t available here')).toBeTruthy()
    expect(screen.getByText('You weren’t charged.')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

const movement = (id: string, change: Partial<Movement>): Movement => ({
  id,
  at: '2026-11-20T12:00:00.000Z',
  kind: 'daily',
  credits: 15,
  subject: null,
  payment_id: null,
  ...change,
})
const openStatement = (routes: Routes, first: 'movements' | 'payments' = 'movements') =>
  openBilling(
    async () => {
      const { StatementView } = await import('@/components/billing/statement-view')
      return <StatementView first={first} />
    },
    { routes },
  )

describe('the statement', () => {
  const subject = { conversation_id: 7, message_id: 9, user_media_id: null, character_name: 'Mira' }

  it('lists by days what came and went, with the way to what it paid for, page after page', async () => {
    const { user } = await openStatement({
      'GET /v1/billing/movements': ({ query }: Seen) =>
        query.includes('cursor=more')
          ? list([movement('m-3', { kind: 'welcome', credits: 50, at: '2026-11-18T12:00:00.000Z' })])
          : list([movement('m-1', { kind: 'message', credits: -1, subject }), movement('m-2', {})], 'more'),
    })
    expect(await screen.findByText('1 credit out')).toBeTruthy()
    expect(screen.getByText('15 credits in')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'with Mira' }).getAttribute('href')).toBe('/chat/7')
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Show earlier' }))
    expect(await screen.findByText('50 credits in')).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
    expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull()
  })

  it('adds up what a chat cost on a day, by kind, and opens to its lines', async () => {
    const spent = (id: string, kind: Movement['kind'], credits: number) => movement(id, { kind, credits, subject })
    const { user } = await openStatement({
      'GET /v1/billing/movements': list([
        spent('m-1', 'photo', -4),
        movement('m-2', { kind: 'reward', credits: 10 }),
        spent('m-3', 'message', -1),
        spent('m-4', 'message', -1),
        movement('m-5', { kind: 'message', credits: -1, subject: { ...subject, conversation_id: 8, character_name: 'Zola' } }),
      ]),
    })
    const chat = (await screen.findByText('Chat with Mira')).closest('details')!
    expect(chat.textContent).toContain('1 photo · 2 messages')
    expect(chat.querySelector('summary')!.textContent).toContain('6 credits out')
    expect(chat.open).toBe(false)
    await user.click(screen.getByText('Chat with Mira'))
    expect(chat.open).toBe(true)
    expect(chat.querySelectorAll('li')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'with Zola' })).toBeTruthy()
  })

  it('shows payments behind the second tab, reached by the arrow keys', async () => {
    const { user } = await openStatement({
      'GET /v1/billing/movements': list([]),
      'GET /v1/billing/payments': list([payment({ state: 'paid', refunded_cents: 500 }), payment({ id: 'order-3', state: 'declined' })]),
    })
    expect(await screen.findByText('No credits used yet')).toBeTruthy()
    screen.getByRole('tab', { name: 'Credits' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(await screen.findByText('$5.00 refunded')).toBeTruthy()
    expect(screen.getByText('Declined, not charged')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Payments' }))
  })

  it('says when it cannot be reached, and tries again', async () => {
    let answer: Routes[string] = failure('INTERNAL', 500)
    const { user } = await openStatement({ 'GET /v1/billing/payments': () => answer as { body: unknown } }, 'payments')
    await screen.findByText('Couldn’t load your statement')
    answer = list([])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('You haven’t paid for anything.')).toBeTruthy()
  })
})
