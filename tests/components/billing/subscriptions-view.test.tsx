import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Billing } from '@/components/billing/notes'
import { RENEWAL_TERMS_VERSION } from '@/contracts/billing'
import { type PeriodDays, renewalTerms } from '@/contracts/renewal-terms'
import { clearBrowser, failure, fakeIndexedDb, type Routes } from '../../lib/auth/browser-fakes'
import { list, openBilling, payment, subscription } from './harness'

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(cleanup)

type Options = { premium?: boolean; routes?: Routes; billing?: Billing; cancelled?: boolean; package_id?: number }

const open = ({ billing, cancelled = false, package_id, ...rest }: Options = {}) =>
  openBilling(async () => {
    const { SubscriptionsView } = await import('@/components/billing/subscriptions-view')
    const offered = billing === undefined ? { provider: 'sandbox' as const, test: true, period_days: null } : billing
    return <SubscriptionsView billing={offered} drawn={new Date().toISOString()} cancelled={cancelled} package_id={package_id ?? null} />
  }, rest)

const terms = (amount_cents: number, months: 1 | 12, period_days: PeriodDays = null) =>
  renewalTerms({ version: RENEWAL_TERMS_VERSION, amount_cents, months, period_days, now: new Date() })
const PATH = '/v1/billing/packages/2/purchase'
const paidAt = (hash: string) => ({ body: { url: `${location.origin}/#${hash}` } })

describe('joining', () => {
  it('counts in days where the processor does', async () => {
    const period_days = { 1: 30, 12: 365 }
    await open({ billing: { provider: 'ccbill', test: false, period_days } })
    expect(await screen.findByRole('checkbox', { name: terms(9324, 12, period_days) })).toBeTruthy()
    expect(screen.getByText(/every 365 days, next on/)).toBeTruthy()
  })

  it('begins with Annual, and never shows a month without what is charged', async () => {
    await open()
    const annual = screen.getByRole<HTMLInputElement>('radio', { name: /Annual/ })
    expect(annual.checked).toBe(true)
    const card = annual.closest('label')?.textContent ?? ''
    for (const part of ['$7.77', '74% off', '$29.99', '$93.24 charged today', 'at $93.24']) expect(card).toContain(part)
  })

  it('orders nothing without the tick, says why and goes to the box', async () => {
    const { user, calls } = await open()
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: terms(9324, 12) })
    expect(box.checked).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Join Premium · $93.24 today' }))
    expect(screen.getByText(/Check the box to agree to automatic renewal/).getAttribute('role')).toBe('alert')
    expect(document.activeElement).toBe(box)
    expect(calls(PATH)).toEqual([])
  })

  it('orders once for two presses, with the version of what was ticked, and leads to the payment page', async () => {
    let answer = (_: ReturnType<typeof paidAt>) => {}
    const { user, calls } = await open({ routes: { [`POST ${PATH}`]: () => new Promise((resolve) => (answer = resolve)) } })
    const started = vi.fn()
    window.addEventListener('app-event', (event) => started((event as CustomEvent<{ name: string }>).detail.name))
    await user.click(screen.getByRole('checkbox'))
    const button = screen.getByRole('button', { name: 'Join Premium · $93.24 today' })
    await user.dblClick(button)
    await waitFor(() => expect(calls(PATH)).toHaveLength(1))
    answer(paidAt('pay'))
    await waitFor(() => expect(location.hash).toBe('#pay'))
    expect(calls(PATH)).toHaveLength(1)
    expect(calls(PATH)[0]).toMatchObject({
      query: '?saved_method=false',
      body: {
        renewal_terms: RENEWAL_TERMS_VERSION,
        shown_cents: 9324,
        redirect_url: `${location.origin}/subscriptions/success`,
        cancel_url: `${location.origin}/subscriptions?billing=cancel`,
      },
    })
    expect(started).toHaveBeenCalledWith('checkout_started')
  })

  it('asks for the tick again when the plan changes, because the sentence does', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('radio', { name: /Monthly/ }))
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: terms(1499, 1) }).checked).toBe(false)
    expect(screen.getByRole('button', { name: 'Join Premium · $14.99 today' })).toBeTruthy()
  })

  it('keeps the key of an order that nobody answered, and takes a new one after a no', async () => {
    const answers = ['offline' as const, failure('PROVIDER_UNAVAILABLE', 503), failure('SPENDING_LIMIT_REACHED', 403), paidAt('again')]
    const { user, calls } = await open({ routes: { [`POST ${PATH}`]: () => answers.shift()! } })
    await user.click(screen.getByRole('checkbox'))
    const press = async (text: string) => {
      await user.click(screen.getByRole('button', { name: 'Join Premium · $93.24 today' }))
      await screen.findByText(text)
    }
    await press('You’re offline. Check your connection and try again.')
    await press('PROVIDER_UNAVAILABLE')
    await press('SPENDING_LIMIT_REACHED')
    expect(screen.getByRole('link', { name: 'Your spending limit' }).getAttribute('href')).toBe('/settings#limits')
    await user.click(screen.getByRole('button', { name: 'Join Premium · $93.24 today' }))
    await waitFor(() => expect(location.hash).toBe('#again'))
    const [first, second, third, fourth] = calls(PATH).map(({ idempotency_key }) => idempotency_key)
    expect(first).toBeTruthy()
    expect([second, third]).toEqual([first, first])
    expect(fourth).not.toBe(first)
  })

  it.each([
    ['no address', { body: { url: null } }],
    ['an answer without words', { status: 502, body: 'Bad gateway' }],
  ])('says "Purchase failed" for %s', async (_, answer) => {
    const { user } = await open({ routes: { [`POST ${PATH}`]: answer } })
    await user.click(screen.getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Join Premium · $93.24 today' }))
    expect(await screen.findByText('Purchase failed')).toBeTruthy()
  })

  it('offers the card of last time only to those who have paid, unticked', async () => {
    const { user, calls } = await open({
      routes: { 'GET /v1/billing/payments': list([payment({ state: 'paid' })]), [`POST ${PATH}`]: paidAt('saved') },
    })
    const saved = await screen.findByRole<HTMLInputElement>('checkbox', { name: /card you used last/ })
    expect(saved.checked).toBe(false)
    await user.click(saved)
    await user.click(screen.getByRole('checkbox', { name: terms(9324, 12) }))
    await user.click(screen.getByRole('button', { name: 'Join Premium · $93.24 today' }))
    await waitFor(() => expect(calls(PATH)[0]?.query).toBe('?saved_method=true'))
  })

  it('offers no card of last time to those who only tried', async () => {
    const { calls } = await open({ routes: { 'GET /v1/billing/payments': list([payment({ state: 'declined' })]) } })
    await waitFor(() => expect(calls('/v1/billing/payments')).toHaveLength(1))
    await screen.findByRole('radio', { name: /Annual/ })
    expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  })

  it('counts one visit', async () => {
    const { calls } = await open()
    await waitFor(() => expect(calls('/v1/billing/visit').map(({ body }) => body)).toEqual([{ page: 'subscriptions' }]))
  })

  it('says calmly that nothing was charged, with the plan still chosen', async () => {
    await open({ cancelled: true, package_id: 3 })
    expect(screen.getByText('You weren’t charged.')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Monthly/ }).checked).toBe(true)
  })

  it('offers nothing where payments are closed', async () => {
    await open({ billing: null })
    expect(screen.getByText('Purchases aren’t available here')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('leaving', () => {
  const member = (change = {}) => ({ premium: true, routes: { 'GET /v1/billing/subscriptions': list([subscription(change)]) } as Routes })
  const CANCEL = 'POST /v1/billing/subscriptions/cancel'
  const RESUME = 'POST /v1/billing/subscriptions/resume'

  it('a test membership leads to the back office of the sandbox, and nowhere where another processor is in use', async () => {
    await open(member({ test: true }))
    expect((await screen.findByRole('link', { name: 'Back office' })).getAttribute('href')).toBe('/sandbox')
    cleanup()
    await open({ ...member({ test: true }), billing: { provider: 'ccbill', test: true, period_days: { 1: 30, 12: 365 } } })
    expect(await screen.findByText('Test payments: no money moves.')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Back office' })).toBeNull()
  })

  it('is one press here, says so in the words of the specification, and can be taken back', async () => {
    const { premium, routes } = member()
    const { user, calls } = await open({
      premium,
      routes: {
        ...routes,
        [CANCEL]: { body: subscription({ state: 'cancelled', renews_at: null }) },
        [RESUME]: { body: subscription() },
      },
    })
    expect(await screen.findByText('Renews on November 1, 2027 at $93.24.')).toBeTruthy()
    expect(screen.getByText(/Cancels right away. You keep Premium until November 1, 2027 and can resume/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel Premium' }))
    expect(await screen.findByText('Subscription successfully cancelled.')).toBeTruthy()
    expect(screen.getByText('Canceled. You have Premium until November 1, 2027 and won’t be charged again.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(calls('/v1/billing/subscriptions/cancel')).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Resume Premium' }))
    expect(await screen.findByText('Subscription successfully resumed.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel Premium' })).toBeTruthy()
  })

  it('says before the press where it cannot be taken back', async () => {
    const { premium, routes } = member({ can_resume: false })
    const { user } = await open({
      premium,
      routes: { ...routes, [CANCEL]: { body: subscription({ state: 'cancelled', renews_at: null, can_resume: false }) } },
    })
    expect(await screen.findByText(/right away, for good: the payment provider can’t undo it/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Cancel Premium' }))
    expect(await screen.findByText(/can’t undo a cancellation. You can join again/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Resume Premium' })).toBeNull()
  })

  it('says what to do when it fails, and keeps the button', async () => {
    const { premium, routes } = member()
    const { user } = await open({ premium, routes: { ...routes, [CANCEL]: failure('INTERNAL', 500) } })
    await user.click(await screen.findByRole('button', { name: 'Cancel Premium' }))
    expect(await screen.findByText('Something went wrong, please contact support.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel Premium' })).toBeTruthy()
  })

  it('stays possible after a declined renewal', async () => {
    await open(member({ state: 'past_due', renews_at: null }))
    expect(
      await screen.findByText(/Your last renewal was declined, so you weren’t charged. You have Premium until November 1, 2027/),
    ).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Cancel Premium' })).toBeTruthy()
  })

  it('claims no Premium once the paid time is over and the provider still tries', async () => {
    const late = { state: 'past_due', renews_at: null, paid_until: '2026-11-01T10:00:00.000Z' } as const
    const { user } = await open({
      routes: {
        'GET /v1/billing/subscriptions': list([subscription(late)]),
        [CANCEL]: { body: subscription({ ...late, state: 'ended' }) },
      },
    })
    expect(
      await screen.findByText(/Premium paused on November 1, 2026\. It’ll be back as soon as the provider’s next try goes through/),
    ).toBeTruthy()
    expect(screen.queryByText(/You (have|keep) Premium until/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel Premium' }))
    expect(await screen.findByRole('radio', { name: /Annual/ })).toBeTruthy()
  })

  it('shows the plans again once it has ended', async () => {
    await open({
      routes: {
        'GET /v1/billing/subscriptions': list([subscription({ state: 'ended', renews_at: null, paid_until: '2026-11-01T10:00:00.000Z' })]),
      },
    })
    expect(await screen.findByText('Your Premium ended on November 1, 2026. You won’t be charged again.')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Annual/ })).toBeTruthy()
  })

  it('sells no second plan to a member whose plan cannot be reached', async () => {
    await open({ premium: true, routes: { 'GET /v1/billing/subscriptions': failure('INTERNAL', 500) } })
    expect(await screen.findByText(/Couldn’t load your plan/)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
