import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearBrowser, fakeIndexedDb, fakeNetwork, person } from '../../lib/auth/browser-fakes'
import { openPage } from '../modals/harness'

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(cleanup)

async function arrive(feedback_due: boolean, path = '/') {
  window.history.replaceState(null, '', path)
  const user = person({}, { feedback_due })
  const network = fakeNetwork({
    'GET /v1/users/me': { body: user },
    'POST /v1/users/feedbackPrompted': { body: { next_prompt_at: null } },
    'POST /v1/users/feedback': {},
  })
  localStorage.setItem('krush_session', 's-1')
  localStorage.setItem('user', JSON.stringify(user))
  const { FeedbackKeeper } = await import('@/components/feedback/feedback-keeper')
  await openPage(
    <PathnameContext value={path}>
      <FeedbackKeeper />
    </PathnameContext>,
  )
  return { ...network, user: userEvent.setup() }
}
const card = () => screen.findByRole('complementary', { name: 'How’s it going?' })

it('asks when it is time, tells the server so, and sends what the person says', async () => {
  const { user, calls } = await arrive(true)
  await card()
  await waitFor(() => expect(calls('/v1/users/feedbackPrompted')[0]?.body).toEqual({ dismissed: false }))
  // What the browser keeps of the person: the next page does not ask again.
  await waitFor(() => expect(JSON.parse(localStorage.getItem('user')!)).toMatchObject({ feedback_due: false }))
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: '4 stars' }))
  await user.type(screen.getByLabelText('What should we know? (optional)'), 'Good evenings.')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByText('Thank you. A real person reads this.')
  expect(calls('/v1/users/feedback')[0]?.body).toEqual({ rating: 4, page: '/', comment: 'Good evenings.' })
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('goes away at one press, and says that it was put off', async () => {
  const { user, calls } = await arrive(true)
  await card()
  await user.click(screen.getByRole('button', { name: 'Not now' }))
  await waitFor(() => expect(calls('/v1/users/feedbackPrompted').at(-1)?.body).toEqual({ dismissed: true }))
  expect(screen.queryByRole('complementary')).toBeNull()
})

it('asks nobody in a conversation, and nobody before it is time', async () => {
  const { calls } = await arrive(true, '/chat/1')
  await waitFor(() => expect(calls('/v1/users/me').length).toBeGreaterThan(0))
  expect(screen.queryByRole('complementary')).toBeNull()
  cleanup()
  vi.resetModules()
  const early = await arrive(false)
  await waitFor(() => expect(early.calls('/v1/users/me').length).toBeGreaterThan(0))
  expect(screen.queryByRole('complementary')).toBeNull()
})
