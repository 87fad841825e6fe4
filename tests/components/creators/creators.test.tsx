import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import creators from '@/lib/i18n/messages/en/creators.json'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, inFuture, person, type Routes } from '../../lib/auth/browser-fakes'
import { openPage } from '../modals/harness'

const ink = { handle: 'ink', display_name: 'Ink and Salt', about: 'Slow stories.', portrait: null, followers_count: 3, characters_count: 2 }

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(cleanup)

async function open({
  signedIn = true,
  own = null as object | null,
  following = [] as string[],
  card = false,
  routes = {} as Routes,
} = {}) {
  const network = fakeNetwork({
    'GET /v1/users/me': { body: person() },
    'GET /v1/session': { body: { ok: true, expires_at: inFuture(1e9) } },
    'GET /v1/users/me/following': { body: { data: [], count: following.length, next_cursor: null, handles: following } },
    'GET /v1/users/me/creator': { body: { creator: own } },
    'GET /v1/creators/ink': { body: ink },
    ...routes,
  })
  if (signedIn) {
    localStorage.setItem('krush_session', 's-1')
    localStorage.setItem('user', JSON.stringify(person()))
  }
  const [{ CreatorHeader }, { CreatorCard }, { WithMessages }] = await Promise.all([
    import('@/components/creators/creator-header'),
    import('@/components/creators/creator-card'),
    import('@/components/layout/with-messages'),
  ])
  const page = await openPage(
    <WithMessages messages={{ creators }}>{card ? <CreatorCard /> : <CreatorHeader creator={ink} />}</WithMessages>,
  )
  return { ...network, page, user: userEvent.setup() }
}
const follow = () => screen.getByRole('button', { name: /^Follow(ing)? Ink and Salt$/ })

describe('the page', () => {
  it('is followed and left, with the count of the server', async () => {
    const { user, calls } = await open({
      routes: {
        'PUT /v1/creators/ink/follow': { body: { following: true, followers_count: 8 } },
        'DELETE /v1/creators/ink/follow': { body: { following: false, followers_count: 7 } },
      },
    })
    await waitFor(() => expect(calls('/v1/creators/ink')).toHaveLength(1))
    await user.click(follow())
    expect(await screen.findByText('8 followers')).toBeTruthy()
    expect(follow().getAttribute('aria-pressed')).toBe('true')
    await user.click(follow())
    expect(await screen.findByText('7 followers')).toBeTruthy()
    expect(follow().textContent).toBe('Follow')
  })

  it('goes back when following fails', async () => {
    const { user, calls } = await open({ following: ['ink'], routes: { 'DELETE /v1/creators/ink/follow': failure('INTERNAL', 500) } })
    await waitFor(() => expect(follow().getAttribute('aria-pressed')).toBe('true'))
    await waitFor(() => expect(calls('/v1/creators/ink')).toHaveLength(1))
    await user.click(follow())
    expect(await screen.findByText(/Something went wrong/)).toBeTruthy()
    expect(follow().getAttribute('aria-pressed')).toBe('true')
    expect(screen.getByText('3 followers')).toBeTruthy()
  })

  it('asks visitors to sign in', async () => {
    const { user, page } = await open({ signedIn: false })
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('out'))
    await user.click(follow())
    expect(page.useModalStore.getState().open).toMatchObject({ name: 'auth' })
  })

  it('of one’s own has no follow button, is edited, and moves with its handle', async () => {
    const { user, page, calls } = await open({
      own: { ...ink, handle_changeable_at: null },
      routes: { 'PUT /v1/users/me/creator': { body: { ...ink, handle: 'salt', handle_changeable_at: inFuture(1e9) } } },
    })
    await user.click(await screen.findByRole('button', { name: 'Edit page' }))
    expect(screen.queryByRole('button', { name: /^Follow(ing)? Ink and Salt$/ })).toBeNull()
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit your creator page' }))
    await user.clear(dialog.getByLabelText('Handle'))
    await user.type(dialog.getByLabelText('Handle'), 'Salt')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Your page is saved.')).toBeTruthy()
    expect(
      calls('/v1/users/me/creator')
        .filter(({ method }) => method === 'PUT')
        .map(({ body }) => body),
    ).toEqual([{ handle: 'salt', display_name: 'Ink and Salt', about: 'Slow stories.' }])
    expect(page.router.replace).toHaveBeenCalledWith('/creators/salt')
  })
})

describe('taking the page away', () => {
  const ask = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.click(await screen.findByRole('button', { name: 'Edit page' }))
    await user.click(await screen.findByRole('button', { name: 'Remove page…' }))
    return within(await screen.findByRole('dialog', { name: 'Remove your creator page?' }))
  }
  const own = { ...ink, handle_changeable_at: null }

  it('asks first, says what goes and what stays, and leaves the page', async () => {
    const { user, page, calls } = await open({ own, routes: { 'DELETE /v1/users/me/creator': { body: { ok: true } } } })
    const dialog = await ask(user)
    expect(dialog.getByText('No one can use @ink for 90 days, including you.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Keep it' }))
    expect(await screen.findByRole('dialog', { name: 'Edit your creator page' })).toBeTruthy()
    expect(calls('/v1/users/me/creator').filter(({ method }) => method === 'DELETE')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Remove page…' }))
    await user.click(await screen.findByRole('button', { name: 'Remove my page' }))
    expect(await screen.findByText('Your creator page is removed. Your characters stay.')).toBeTruthy()
    expect(calls('/v1/users/me/creator').filter(({ method }) => method === 'DELETE')).toHaveLength(1)
    expect(page.router.replace).toHaveBeenCalledWith('/my-krushes')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('beside one’s characters it becomes the invitation to make one', async () => {
    const { user } = await open({ card: true, own, routes: { 'DELETE /v1/users/me/creator': { body: { ok: true } } } })
    await user.click((await ask(user)).getByRole('button', { name: 'Remove my page' }))
    expect(await screen.findByRole('button', { name: 'Make a page' })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says when it did not work, and everything stays', async () => {
    const { user } = await open({ card: true, own, routes: { 'DELETE /v1/users/me/creator': 'offline' } })
    const dialog = await ask(user)
    await user.click(dialog.getByRole('button', { name: 'Remove my page' }))
    expect((await dialog.findByRole('alert')).textContent).toBe('You’re offline. Check your connection and try again.')
    expect(screen.queryByText(/Your creator page is removed/)).toBeNull()
  })
})

describe('making a page', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, name: string, handle: string) => {
    await user.click(await screen.findByRole('button', { name: 'Make a page' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Make your creator page' }))
    if (name) await user.type(dialog.getByLabelText('Name'), name)
    if (handle) await user.type(dialog.getByLabelText('Handle'), handle)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    return dialog
  }

  it('says what is missing, and goes there', async () => {
    const { user, calls } = await open({ card: true })
    const dialog = await fill(user, '', 'a b')
    expect(dialog.getByText('Enter a name.')).toBeTruthy()
    expect(dialog.getByText('3 to 30 lowercase letters, digits, hyphens or underscores.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Name')))
    expect(calls('/v1/users/me/creator').filter(({ method }) => method === 'PUT')).toHaveLength(0)
  })

  it.each([
    ['the handle', { field: 'handle' }, 'That handle is taken or reserved. Choose another one.', 'Handle'],
    ['the name', { field: 'display_name' }, 'That name could be mistaken for ours. Choose another one.', 'Name'],
  ])('says it beside %s when the server refuses it', async (_, details, text, label) => {
    const { user } = await open({
      card: true,
      routes: {
        'PUT /v1/users/me/creator': {
          status: 409,
          body: { error: { code: 'HANDLE_NOT_AVAILABLE', message: 'x', request_id: 'r', details } },
        },
      },
    })
    const dialog = await fill(user, 'Ink', 'ink')
    expect(await dialog.findByText(text)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(label)))
  })

  it('shows the page when it is made', async () => {
    const { user } = await open({
      card: true,
      routes: { 'PUT /v1/users/me/creator': { body: { ...ink, followers_count: 0, handle_changeable_at: null } } },
    })
    await fill(user, 'Ink and Salt', 'ink')
    expect((await screen.findByRole('link', { name: 'Open page' })).getAttribute('href')).toBe('/creators/ink')
    expect(screen.getByText('@ink · 0 followers')).toBeTruthy()
  })

  it('keeps a handle that cannot be changed yet, and says until when', async () => {
    const { user } = await open({ card: true, own: { ...ink, handle_changeable_at: '2030-05-04T10:00:00.000Z' } })
    await user.click(await screen.findByRole('button', { name: 'Edit page' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect((dialog.getByLabelText('Handle') as HTMLInputElement).readOnly).toBe(true)
    expect(dialog.getByText(/You can change your handle again on .*2030/)).toBeTruthy()
  })
})
