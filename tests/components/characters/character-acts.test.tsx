import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import character from '@/lib/i18n/messages/en/character.json'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, inFuture, person, type Routes } from '../../lib/auth/browser-fakes'
import { openPage } from '../modals/harness'

/** As the call answers it. */
const whole = {
  id: 7,
  slug: 'mira',
  full_name: 'Mira Vale',
  age: 29,
  gender: 'Female',
  hook: 'Hello.',
  category: 'warm',
  tags: [],
  portrait: { base: '/p', placeholder: '', color: 'black' },
  conversations_count: 0,
  likes_count: 55,
  occupation: '',
  biography: '',
  hobbies: [],
  personality: [],
  greeting: '',
  alternate_greetings_count: 0,
  scenarios: [],
  style: 'Realistic',
  ethnicity: 'Asian',
  body_type: 'Fit',
  hair_style: 'Pixie',
  hair_color: 'Black',
  eye_color: 'Brown',
  creator: null,
  listed: true,
}
const mira = { id: 7, slug: 'mira', full_name: 'Mira Vale', likes_count: 54 }

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(cleanup)

async function open({ signedIn = true, liked = [] as number[], routes = {} as Routes } = {}) {
  const network = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    'GET /v1/session': { body: { ok: true, expires_at: inFuture(1e9) } },
    'GET /v1/users/me/likes': { body: { data: [], count: liked.length, next_cursor: null, ids: liked } },
    'GET /v1/characters/mira': { body: whole },
    ...routes,
  })
  if (signedIn) {
    localStorage.setItem('krush_session', 's-1')
    localStorage.setItem('user', JSON.stringify(person()))
  }
  const [{ LikeButton }, { ShareButton }, { ReportButton }, { WithMessages }] = await Promise.all([
    import('@/components/layout/like-button'),
    import('@/components/layout/share-button'),
    import('@/components/characters/report-button'),
    import('@/components/layout/with-messages'),
  ])
  const page = await openPage(
    <WithMessages messages={{ character }}>
      <LikeButton character={mira} />
      <ShareButton path='/characters/mira' title='Mira Vale' />
      <ReportButton character={mira} />
    </WithMessages>,
  )
  return { ...network, page, user: userEvent.setup() }
}
const heart = () => screen.getByRole('button', { name: /^Like Mira Vale/ })

describe('the heart', () => {
  it('shows at once, and then what the server counted', async () => {
    let answer = (_: object) => undefined as void
    const { user, calls } = await open({
      routes: {
        'PUT /v1/characters/7/like': () =>
          new Promise((resolve) => {
            answer = (body) => resolve({ body })
          }),
      },
    })
    await waitFor(() => expect(heart().textContent).toBe('55'))
    expect(heart().getAttribute('aria-pressed')).toBe('false')
    await user.click(heart())
    await waitFor(() => expect(heart().textContent).toBe('56'))
    expect(heart().getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(calls('/v1/characters/7/like')).toHaveLength(1))
    answer({ liked: true, likes_count: 59 })
    await waitFor(() => expect(heart().textContent).toBe('59'))
    expect(heart().getAttribute('aria-label')).toBe('Like Mira Vale. 59 likes')
  })

  it.each([
    { liked: [] as number[], sent: 1 },
    { liked: [7], sent: 0 },
  ])('counts a press before the favourites $liked are known as a like, once they are', async ({ liked, sent }) => {
    let known = () => {}
    const { user, page, calls } = await open({
      routes: {
        'GET /v1/users/me/likes': () =>
          new Promise((resolve) => {
            known = () => resolve({ body: { data: [], count: liked.length, next_cursor: null, ids: liked } })
          }),
        'PUT /v1/characters/7/like': { body: { liked: true, likes_count: 56 } },
      },
    })
    await user.click(heart())
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
    expect(calls('/v1/characters/7/like')).toHaveLength(0)
    await waitFor(() => expect(calls('/v1/users/me/likes')).toHaveLength(1))
    known()
    await waitFor(() => expect(calls('/v1/characters/7/like')).toHaveLength(sent))
    expect(heart().getAttribute('aria-pressed')).toBe('true')
    expect(page.useModalStore.getState().open).toBeNull()
  })

  it('is full for a favourite, and takes it back', async () => {
    const { user, calls } = await open({
      liked: [3, 7],
      routes: { 'DELETE /v1/characters/7/like': { body: { liked: false, likes_count: 54 } } },
    })
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'))
    await user.click(heart())
    await waitFor(() => expect(heart().textContent).toBe('54'))
    expect(heart().getAttribute('aria-pressed')).toBe('false')
    expect(calls('/v1/characters/7/like')).toMatchObject([{ method: 'DELETE' }])
    expect(calls('/v1/users/me/likes')).toHaveLength(1)
  })

  it('goes back when it fails, and says so', async () => {
    const { user } = await open({ routes: { 'PUT /v1/characters/7/like': failure('NOT_FOUND', 404) } })
    await waitFor(() => expect(heart().textContent).toBe('55'))
    await user.click(heart())
    expect(await screen.findByText('That no longer exists.')).toBeTruthy()
    expect(heart().textContent).toBe('55')
    expect(heart().getAttribute('aria-pressed')).toBe('false')
  })

  it('asks visitors to sign in, and shows them what the page knows', async () => {
    const { user, page, calls } = await open({ signedIn: false })
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('out'))
    expect(heart().textContent).toBe('54')
    await user.click(heart())
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth' })
    expect(calls('/v1/users/me/likes')).toHaveLength(0)
  })

  it('says no number while few like somebody', async () => {
    await open({ routes: { 'GET /v1/characters/mira': { body: { ...whole, likes_count: 3 } } } })
    await waitFor(() => expect(heart().getAttribute('aria-label')).toBe('Like Mira Vale. 3 likes'))
    expect(heart().textContent).toBe('')
  })
})

describe('sharing', () => {
  const withNavigator = (values: object) => {
    for (const [name, value] of Object.entries(values)) Object.defineProperty(navigator, name, { configurable: true, value })
  }
  afterEach(() => withNavigator({ share: undefined, clipboard: undefined }))

  it('copies where there is no sheet', async () => {
    const { user } = await open()
    const writeText = vi.fn(async () => undefined)
    withNavigator({ share: undefined, clipboard: { writeText } })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Link copied!')).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/characters/mira`)
  })

  it('says when copying fails', async () => {
    const { user } = await open()
    withNavigator({ share: undefined, clipboard: { writeText: () => Promise.reject(new Error('no')) } })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(await screen.findByText('Failed to copy to clipboard')).toBeTruthy()
  })

  it('uses the sheet of the device; closing it is no failure', async () => {
    const { user } = await open()
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
    withNavigator({ share, clipboard: { writeText: () => Promise.reject(new Error('no')) } })
    await user.click(screen.getByRole('button', { name: 'Share' }))
    expect(share).toHaveBeenCalledWith({ url: `${window.location.origin}/characters/mira`, title: 'Mira Vale' })
    expect(screen.queryByText('Failed to copy to clipboard')).toBeNull()
  })
})

describe('reporting', () => {
  const press = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(screen.getByRole('button', { name: 'Report' }))
    return within(await screen.findByRole('dialog', { name: 'Report Mira Vale' }))
  }

  it('needs a reason, sends it with the comment, and says what happens next', async () => {
    const { user, page, calls } = await open({
      routes: { 'POST /v1/characters/7/report': { body: { id: 12, created_at: inFuture(0), already: false } } },
    })
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
    const dialog = await press(user)
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(dialog.getByText('Choose a reason.')).toBeTruthy()
    expect(calls('/v1/characters/7/report')).toHaveLength(0)
    await user.click(dialog.getByRole('radio', { name: 'Looks or sounds under 18' }))
    expect(dialog.queryByText('Choose a reason.')).toBeNull()
    await user.type(dialog.getByLabelText('Tell us more (optional)'), ' In the greeting. ')
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    const sent = within(await screen.findByRole('dialog', { name: 'Thank you. We got your report.' }))
    expect(calls('/v1/characters/7/report').map(({ body }) => body)).toEqual([{ reason: 'underage', comment: 'In the greeting.' }])
    expect(sent.getByText(/mention report 12/)).toBeTruthy()
    expect(sent.getByText(/We look at reports like yours first/)).toBeTruthy()
    await user.click(sent.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Report' }))
  })

  it('says that an earlier one is still open', async () => {
    const { user, page } = await open({
      routes: { 'POST /v1/characters/7/report': { body: { id: 12, created_at: inFuture(0), already: true } } },
    })
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
    const dialog = await press(user)
    await user.click(dialog.getByRole('radio', { name: 'Spam or misleading' }))
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await screen.findByText(/still open/)).toBeTruthy()
  })

  it.each([
    ['RATE_LIMITED', 429, /many reports today/],
    ['NOT_FOUND', 404, /no longer exists/],
    ['INTERNAL', 500, /Something went wrong/],
  ])('keeps what was written when the answer is %s', async (code, status, text) => {
    const { user, page } = await open({ routes: { 'POST /v1/characters/7/report': failure(code, status) } })
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
    const dialog = await press(user)
    await user.click(dialog.getByRole('radio', { name: 'Something else' }))
    await user.type(dialog.getByLabelText('Tell us more (optional)'), 'Odd')
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    expect(await dialog.findByText(text)).toBeTruthy()
    expect((dialog.getByLabelText('Tell us more (optional)') as HTMLTextAreaElement).value).toBe('Odd')
  })

  it('asks visitors to sign in', async () => {
    const { user, page } = await open({ signedIn: false })
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('out'))
    await user.click(screen.getByRole('button', { name: 'Report' }))
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth' })
  })
})
