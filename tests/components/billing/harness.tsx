import { waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect } from 'vitest'
import type { Payment, Subscription } from '@/contracts/billing'
import billing from '@/lib/i18n/messages/en/billing.json'
import { fakeNetwork, person, type Routes } from '../../lib/auth/browser-fakes'
import { openPage } from '../modals/harness'

export const list = (data: unknown[], next_cursor: string | null = null) => ({ body: { data, count: data.length, next_cursor } })

export const subscription = (change: Partial<Subscription> = {}): Subscription => ({
  id: 1,
  package_id: 2,
  state: 'active',
  amount_cents: 9324,
  currency: 'USD',
  started_at: '2026-11-01T10:00:00.000Z',
  paid_until: '2027-11-01T10:00:00.000Z',
  renews_at: '2027-11-01T10:00:00.000Z',
  cancelled_at: null,
  can_resume: true,
  price_held_until: '2027-11-01T10:00:00.000Z',
  store: null,
  test: false,
  ...change,
})

export const payment = (change: Partial<Payment> = {}): Payment => ({
  id: 'order-1',
  package_id: 2,
  kind: 'plan',
  amount_cents: 9324,
  refunded_cents: 0,
  currency: 'USD',
  credits: null,
  state: 'pending',
  renewal: false,
  test: false,
  created_at: '2026-11-21T10:00:00.000Z',
  ...change,
})

/** Signed in on a page that holds `part`, with nothing bought unless `routes` say so. */
export async function openBilling(
  part: () => Promise<ReactNode>,
  { premium = false, routes = {} }: { premium?: boolean; routes?: Routes } = {},
) {
  const me = person({}, { is_premium: premium })
  const network = fakeNetwork({
    'GET /v1/users/me': { body: me },
    'GET /v1/session': { body: { ok: true, expires_at: 'x' } },
    'GET /v1/billing/subscriptions': list([]),
    'GET /v1/billing/payments': list([]),
    ...routes,
  })
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(me))
  const [inside, { WithMessages }] = await Promise.all([part(), import('@/components/layout/with-messages')])
  const page = await openPage(<WithMessages messages={{ billing }}>{inside}</WithMessages>)
  await waitFor(() => expect(network.seen.some(({ path }) => path.startsWith('/v1/billing/'))).toBe(true))
  return { ...network, page, user: userEvent.setup() }
}
