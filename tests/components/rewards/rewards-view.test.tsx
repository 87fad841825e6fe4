import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import rewards from '@/lib/i18n/messages/en/rewards.json'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, inFuture, person, type Routes } from '../../lib/auth/browser-fakes'
import { openPage } from '../modals/harness'

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(cleanup)

const NAMES = ['complete_profile', 'first_character', 'daily_visit', 'join_discord'] as const
type State = 'locked' | 'ready' | 'claimed'
type Task = {
  task: string
  state: State
  credits: number
  claimed: number
  most: number | null
  again_at: string | null
  href: string | null
}
const task = (name: string, state: State, more: Partial<Task> = {}): Task => ({
  task: name,
  state,
  credits: 10,
  claimed: 0,
  most: 1,
  again_at: null,
  href: null,
  ...more,
})
const answerOf = (invite: Task = task('invite_friend', 'locked', { credits: 20, most: 50 })) => ({
  data: [
    task('complete_profile', 'ready'),
    task('first_character', 'locked', { href: '/create' }),
    task('daily_visit', 'claimed', { credits: 1, most: null, again_at: inFuture(3_600_000) }),
    task('join_discord', 'ready', { credits: 5, href: 'https://discord.example/krush' }),
    invite,
  ],
  count: 5,
  invite_code: 'kx7mnpqr',
})

async function open({ signedIn = true, routes = {} as Routes, shape = answerOf() } = {}) {
  let now = shape
  const network = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    'GET /v1/session': { body: { ok: true, expires_at: inFuture(1e9) } },
    'GET /v1/users/getRewardTasks': () => ({ body: now }),
    ...routes,
  })
  const searches: string[] = []
  const answer = globalThis.fetch
  globalThis.fetch = (input) => {
    searches.push(new URL((input as Request).url).search)
    return answer(input)
  }
  if (signedIn) {
    localStorage.setItem('krush_session', 's-1')
    localStorage.setItem('user', JSON.stringify(person()))
  }
  const [{ RewardsView }, { WithMessages }] = await Promise.all([
    import('@/components/rewards/rewards-view'),
    import('@/components/layout/with-messages'),
  ])
  const page = await openPage(
    <WithMessages messages={{ rewards }}>
      <RewardsView tasks={[...NAMES]} />
    </WithMessages>,
  )
  const user = userEvent.setup()
  return { ...network, page, user, searches, becomes: (next: typeof shape) => void (now = next) }
}
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!)

describe('tasks', () => {
  it('what is ready has its credits on the button, what is not done leads there, what is done says so', async () => {
    await open()
    await screen.findByRole('button', { name: 'Claim 10 credits' })
    expect(row('Make your first character').getByRole('link', { name: 'Go to Create · 10 credits' }).getAttribute('href')).toBe('/create')
    expect(row('Daily visit').getByText('Claimed today')).toBeTruthy()
    expect(row('Daily visit').queryByRole('button')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Login / Register' })).toBeNull()
  })

  it('what is not done says where to do it, and what it pays', async () => {
    const shape = answerOf()
    await open({
      shape: {
        ...shape,
        data: shape.data.map((one) => (one.task === 'complete_profile' ? { ...one, state: 'locked' as const, href: '/settings' } : one)),
      },
    })
    const link = await screen.findByRole('link', { name: 'Go to Profile · 10 credits' })
    expect(link.getAttribute('href')).toBe('/settings')
  })

  it('several that are ready are claimed with one press, in the color of what to do next', async () => {
    const shape = answerOf()
    const both = { ...shape, data: shape.data.map((one) => (one.task === 'first_character' ? { ...one, state: 'ready' as const } : one)) }
    const { user, calls } = await open({
      shape: both,
      routes: { 'POST /v1/users/claimRewardTask': { body: { credits: 10, credit_balance: 60 } } },
    })
    const all = await screen.findByRole('button', { name: 'Claim all · 20 credits' })
    for (const button of [all, ...screen.getAllByRole('button', { name: 'Claim 10 credits' })])
      expect(button.className).toContain('bg-brand')
    await user.click(all)
    await waitFor(() =>
      expect(calls('/v1/users/claimRewardTask').map(({ body }) => body)).toEqual([
        { task: 'complete_profile' },
        { task: 'first_character' },
      ]),
    )
  })

  it('claims once, says what came, and keeps the focus in the row', async () => {
    const { user, calls, becomes } = await open({
      routes: { 'POST /v1/users/claimRewardTask': { body: { credits: 10, credit_balance: 60 } } },
    })
    const button = await screen.findByRole('button', { name: 'Claim 10 credits' })
    const done = answerOf()
    becomes({ ...done, data: done.data.map((one) => (one.task === 'complete_profile' ? { ...one, state: 'claimed' as const } : one)) })
    await user.dblClick(button)
    expect(await screen.findByText('10 credits added')).toBeTruthy()
    await waitFor(() => expect(row('Complete your profile').getByText('Claimed')).toBeTruthy())
    expect(calls('/v1/users/claimRewardTask').map(({ body }) => body)).toEqual([{ task: 'complete_profile' }])
    expect(screen.getByRole('heading', { name: 'Complete your profile' }).closest('li')!.contains(document.activeElement)).toBe(true)
  })

  it('a community is opened in a new tab, and claimed by that', async () => {
    const { user, calls } = await open({ routes: { 'POST /v1/users/claimRewardTask': { body: { credits: 5, credit_balance: 55 } } } })
    const link = await screen.findByRole('link', { name: 'Open Discord for 5 credits' })
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      'https://discord.example/krush',
      '_blank',
      'noreferrer',
    ])
    await user.click(link)
    await waitFor(() => expect(calls('/v1/users/claimRewardTask').map(({ body }) => body)).toEqual([{ task: 'join_discord' }]))
  })

  it('a refusal is said, and nothing is claimed to have come', async () => {
    const { user } = await open({ routes: { 'POST /v1/users/claimRewardTask': failure('REWARD_NOT_READY', 409) } })
    await user.click(await screen.findByRole('button', { name: 'Claim 10 credits' }))
    expect(await screen.findByText('You haven’t finished that yet, or you’ve already claimed it.')).toBeTruthy()
    expect(screen.queryByText('10 credits added')).toBeNull()
  })

  it('when it does not load, says so and tries again', async () => {
    const { user, routes } = await open({ routes: { 'GET /v1/users/getRewardTasks': 'offline' } })
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(row('Complete your profile').getByText('10 credits')).toBeTruthy()
    routes['GET /v1/users/getRewardTasks'] = { body: answerOf() }
    await user.click(again)
    expect(await screen.findByRole('button', { name: 'Claim 10 credits' })).toBeTruthy()
  })
})

describe('visitors', () => {
  it('see what there is and are asked to sign in', async () => {
    const { user, calls, page } = await open({ signedIn: false })
    const button = await screen.findByRole('button', { name: 'Login / Register' })
    expect(row('Daily visit').getByText('1 credit')).toBeTruthy()
    expect(screen.queryByLabelText('Your link')).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull()
    await user.click(button)
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth', props: { next: '/rewards' } })
    expect(calls('/v1/users/getRewardTasks')).toEqual([])
  })
})

describe('inviting', () => {
  it('the link is copied, or it is said that it was not', async () => {
    const { user } = await open()
    const url = `${window.location.origin}/?ref=kx7mnpqr`
    expect((await screen.findByLabelText<HTMLInputElement>('Your link')).value).toBe(url)
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied!')).toBeTruthy()
    expect(await navigator.clipboard.readText()).toBe(url)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Failed to copy to clipboard')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
    expect(localStorage.getItem('invite_code')).toBe('kx7mnpqr')
  })

  it('is shared natively where that exists', async () => {
    const share = vi.fn(async () => {})
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    try {
      const { user } = await open()
      await user.click(await screen.findByRole('button', { name: 'Share' }))
      expect(share).toHaveBeenCalledWith({ url: `${window.location.origin}/?ref=kx7mnpqr`, text: expect.stringContaining('adults') })
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
  })

  it('friends who are ready are claimed together', async () => {
    const { user, calls } = await open({
      shape: answerOf(task('invite_friend', 'ready', { credits: 40, most: 50, claimed: 3 })),
      routes: { 'POST /v1/users/claimRewardTask': { body: { credits: 40, credit_balance: 90 } } },
    })
    expect(await screen.findByText('3 invites have counted. You can earn up to 50.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Claim 40 credits' }))
    await waitFor(() => expect(calls('/v1/users/claimRewardTask').map(({ body }) => body)).toEqual([{ task: 'invite_friend' }]))
  })

  it('a full month and the end are said', async () => {
    await open({ shape: answerOf(task('invite_friend', 'locked', { most: 50, claimed: 10, again_at: '2027-01-05T12:00:00.000Z' })) })
    expect(await screen.findByText(/Up to 10 invites count every 30 days\. You can claim the next one on .*2027\./)).toBeTruthy()
  })
})

describe('codes', () => {
  it('are sent in lower case and encoded', async () => {
    const { user, searches } = await open({ routes: { 'POST /v1/users/claimRewardCode': { body: { credits: 25, credit_balance: 75 } } } })
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), ' Spring & 26 ')
    await user.click(screen.getByRole('button', { name: 'Claim code' }))
    expect(await screen.findByText('25 credits added')).toBeTruthy()
    expect(searches).toContain('?code=spring+%26+26')
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('')
  })

  it.each([
    ['INVALID_REWARD_CODE', 422, 'This code isn’t valid, has expired, or has been used up.'],
    ['RATE_LIMITED', 429, 'Too many tries. Try again in 15 minutes.'],
    ['INTERNAL', 500, 'That didn’t work, and your code wasn’t used. Try again.'],
  ])('%s is said beside the field, which keeps the code', async (code, status, text) => {
    const { user } = await open({ routes: { 'POST /v1/users/claimRewardCode': failure(code, status) } })
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' })
    await user.type(field, 'nope{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect([field.value, field.getAttribute('aria-invalid'), document.activeElement]).toEqual(['nope', 'true', field])
  })

  it('an empty field asks nobody', async () => {
    const { user, calls } = await open()
    await user.click(await screen.findByRole('button', { name: 'Claim code' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a code.')
    expect(calls('/v1/users/claimRewardCode')).toEqual([])
  })
})
