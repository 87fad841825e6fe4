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

type Opened =
  | [name: 'upsell', props: { type: UpsellType }, routes?: Routes]
  | [name: 'credits_upsell', props: Record<string, never>, routes?: Routes]

async function open(...[name, props, routes]: Opened) {
  const user = person({}, { is_premium: name === 'credits_upsell' })
  const network = fakeNetwork({
    'GET /v1/users/me': { body: user },
    'GET /v1/session': { body: { ok: true, expires_at: 'x' } },
    'GET /v1/billing/payments': { body: { data: [], count: 0 } },
    'GET /v1/users/getRewardTasks': { body: { data: [], count: 0, invite_code: 'kx7mnpqr' } },
    ...routes,
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
    expect(text).toContain('$7.77a month')
    expect(text).toContain('$93.24 charged todayRenews on November 21, 2027 at $93.24')
    expect(text).toContain('$14.99a month')
    expect(text).toContain('$14.99 charged todayRenews on December 21, 2026 at $14.99')
    expect(screen.getByRole('link', { name: 'What you get with Premium' }).getAttribute('href')).toBe('/subscriptions')
    await act(() => vi.advanceTimersByTimeAsync(1500))
    expect(screen.getByRole('timer').textContent).toMatch(/^\d\d:\d\d:\d\d$/)
    expect(screen.getByRole('button', { name: type === 'out_of_credit' ? 'I’ll wait' : 'Not now' })).toBeTruthy()
  })

  it('closes for who has joined elsewhere a moment ago, and offers credits to who is out of them', async () => {
    const { page } = await open('upsell', { type: 'premium_video' })
    const { keys } = await import('@/lib/query/keys')
    act(() => void page.found.queryClient!.setQueryData(keys.me(), person({}, { is_premium: true })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.useModalStore.getState().open).toBeNull()
    act(() => page.useModalStore.getState().openModal('upsell', { type: 'out_of_credit' }))
    await waitFor(() => expect(page.useModalStore.getState().open?.name).toBe('credits_upsell'))
  })

  it('sells a plan from here: chosen, agreed to, and paid on the next page', async () => {
    const { calls } = await open(
      'upsell',
      { type: 'premium_voice' },
      { 'POST /v1/billing/packages/3/purchase': { body: { url: `${location.origin}/#pay` } } },
    )
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('radio', { name: /^Monthly/ }))
    await user.click(screen.getByRole('button', { name: 'Join Premium · $14.99 today' }))
    expect(screen.getByText(/Check the box to agree to automatic renewal/)).toBeTruthy()
    await user.click(screen.getByRole('checkbox', { name: /^I agree to automatic renewal/ }))
    await user.click(screen.getByRole('button', { name: 'Join Premium · $14.99 today' }))
    await waitFor(() => expect(location.hash).toBe('#pay'))
    expect(calls('/v1/billing/packages/3/purchase')).toHaveLength(1)
  })

  it('offers waiting rewards first when credits are out, claims them with one press, and lets one continue', async () => {
    const task = (name: string, credits: number, state = 'ready') => ({
      task: name,
      credits,
      state,
      claimed: 0,
      most: 1,
      again_at: null,
      href: null,
    })
    const tasks = [task('complete_profile', 10), task('daily_visit', 1), task('first_photo', 5, 'locked'), task('join_reddit', 5)]
    const claimed: string[] = []
    const { page } = await open(
      'upsell',
      { type: 'out_of_credit' },
      {
        'GET /v1/users/getRewardTasks': () => ({
          body: {
            data: tasks.map((one) => (claimed.includes(one.task) ? { ...one, state: 'claimed' } : one)),
            count: 4,
            invite_code: 'kx7mnpqr',
          },
        }),
        'POST /v1/users/claimRewardTask': ({ body }) => {
          const { task: name } = body as { task: string }
          claimed.push(name)
          return { body: { credits: tasks.find((one) => one.task === name)!.credits, credit_balance: 11 } }
        },
      },
    )
    expect(await screen.findByText('11 free credits are waiting')).toBeTruthy()
    expect(screen.getByText('Complete your profile · Daily visit')).toBeTruthy()
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    await user.click(screen.getByRole('button', { name: 'Claim all · 11 credits' }))
    await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('11 credits added'))
    expect(claimed).toEqual(['complete_profile', 'daily_visit'])
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(page.useModalStore.getState().open).toBeNull()
  })

  it.each([
    [['safe', 'tease'], 'Unlimited text messages, and 100 credits every month'],
    [['safe', 'tease', 'nude', 'hardcore'], 'opens every photo level'],
  ])('where the engines draw %j, it says: %s', async (levels, text) => {
    // What is offered follows the levels alone: the default engine may draw fewer than another one that can be chosen.
    const image = { provider: 'comfyui', covered: levels.length > 2, levels, backends: [] }
    const { dialog } = await open('upsell', { type: 'premium_photo' }, { 'GET /v1/installation': { body: { ...installation(), image } } })
    await waitFor(() => expect(dialog.textContent).toContain(text))
    expect(dialog.textContent?.includes('photo level')).toBe(levels.length > 2)
  })

  it('lets premium users buy a pack from here, with its price on the button, and counts nothing down', async () => {
    const { calls } = await open(
      'credits_upsell',
      {},
      {
        'POST /v1/billing/packages/26/purchase': { body: { url: `${location.origin}/#pay` } },
      },
    )
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '30 credits$0.17 a credit$4.99',
      '70 credits$0.14 a credit · 14% off$9.99',
      '200 credits$0.12 a credit · 25% off$24.99',
      '500 credits$0.10 a credit · 40% off$49.99',
      '1,500 credits$0.07 a credit · 60% off$99.99',
    ])
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByRole('link', { name: 'See credits' }).getAttribute('href')).toBe('/credits')
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Buy 200 credits for $24.99' }))
    await waitFor(() => expect(location.hash).toBe('#pay'))
    expect(calls('/v1/billing/packages/26/purchase')).toHaveLength(1)
  })

  it.each(['upsell', 'credits_upsell'] as const)('%s offers nothing where payments are closed, and says so', async (name) => {
    const closed = { 'GET /v1/installation': { body: { ...installation(), billing: null } } }
    await (name === 'upsell' ? open(name, { type: 'premium_photo' }, closed) : open(name, {}, closed))
    expect(await screen.findByText('Purchases aren’t available here')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'What you get with Premium' })).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
    expect(screen.queryByText('$24.99')).toBeNull()
    expect(screen.queryByText('Test payments: no money moves.')).toBeNull()
  })
})
