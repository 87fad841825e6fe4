import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, person, type Routes } from '../../lib/auth/browser-fakes'
import { door, email, expectFine, guarded, newUser } from './auth-door'
import { openPage } from '../modals/harness'

const SECRET = 'x'.repeat(32)
const LINK = `/?email=ana%40example.com&mode=signIn&oobCode=${SECRET}`
const RESET = `/?reset-password=true&oobCode=${SECRET}`

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
})

async function arrive(path: string, routes: Routes = {}) {
  const network = fakeNetwork({ ...door, ...routes })
  window.history.replaceState(null, '', path)
  return { ...network, page: await openPage(), user: newUser() }
}
type Arrived = Awaited<ReturnType<typeof arrive>>
const isIn = ({ page }: Arrived) => waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
const button = (name: string) => screen.findByRole('button', { name })

describe('a sign-in link', () => {
  it('signs in by itself where it was asked for, and leaves the address', async () => {
    const { rememberAsking } = await import('@/lib/auth/asked-address')
    rememberAsking('ana@example.com')
    const arrived = await arrive(LINK)
    await isIn(arrived)
    expect(arrived.calls('/v1/identity/email-link/verify')).toMatchObject([{ body: { email: 'ana@example.com', token: SECRET } }])
    expect(window.location.search).toBe('')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(localStorage.getItem('asked_email')).toBeNull()
  })

  it('asks for one press where it was not', async () => {
    const arrived = await arrive(LINK)
    const yes = await button('Yes, sign me in')
    expect(screen.getByRole('dialog', { name: 'Is this you?' })).toBeTruthy()
    expect(document.activeElement).toBe(yes)
    expect(screen.getByText(/^This link signs you in as ana@example.com, but it wasn’t requested/)).toBeTruthy()
    await expectFine()
    expect(arrived.calls('/v1/identity/email-link/verify')).toEqual([])
    await arrived.user.click(yes)
    await isIn(arrived)
  })

  it('signs nobody in who says no', async () => {
    const arrived = await arrive(LINK)
    await arrived.user.click(await button('No, that’s not me'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([arrived.calls('/v1/identity/email-link/verify'), arrived.page.useAuthStore.getState().status]).toEqual([[], 'out'])
  })

  it('that the server refuses is an invalid one, and a new one is near', async () => {
    const { user } = await arrive(LINK, { 'POST /v1/identity/email-link/verify': failure('INVALID_TOKEN', 401) })
    await user.click(await button('Yes, sign me in'))
    expect(await screen.findByText('Invalid link!')).toBeTruthy()
    await screen.findByRole('heading', { name: 'Login / Register' })
    expect(email()).toHaveProperty('value', 'ana@example.com')
  })

  it('can be tried again when the line breaks', async () => {
    const arrived = await arrive(LINK, { 'POST /v1/identity/email-link/verify': 'offline' })
    await arrived.user.click(await button('Yes, sign me in'))
    expect((await screen.findByRole('alert')).textContent).toMatch(/^You’re offline/)
    arrived.routes['POST /v1/identity/email-link/verify'] = door['POST /v1/identity/email-link/verify']!
    await arrived.user.click(await button('Yes, sign me in'))
    await isIn(arrived)
  })

  it.each(['/?email=ana%40example.com', '/?email=ana%40example.com&mode=signIn&oobCode=short&x=1'])('is invalid: %s', async (path) => {
    const { page } = await arrive(path)
    expect(await screen.findByText('Invalid link!')).toBeTruthy()
    expect(page.useModalStore.getState().open).toBeNull()
    expect(window.location.search).toBe(path.endsWith('x=1') ? '?x=1' : '')
  })

  it('asks for the second factor too', async () => {
    const arrived = await arrive(LINK, { ...guarded, 'POST /v1/identity/second-factor/pass': { body: { session_id: 's-2' } } })
    await arrived.user.click(await button('Yes, sign me in'))
    await screen.findByRole('heading', { name: 'One more step' })
    await arrived.user.type(await screen.findByLabelText('6-digit code'), '123456')
    await isIn(arrived)
  })
})

describe('a reset link', () => {
  it('opens the form for a new password, saves it and lets one sign in', async () => {
    const { user, calls, page } = await arrive(RESET)
    const password = await screen.findByLabelText('Choose a new password')
    expect(page.router.replace).toHaveBeenCalledWith('/')
    expect([document.activeElement, password.getAttribute('autocomplete')]).toEqual([password, 'new-password'])
    await expectFine()
    await user.keyboard('short{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Must be at least 6 characters')
    await user.keyboard('er{Enter}')
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeTruthy()
    expect(calls('/v1/identity/password/reset')).toMatchObject([{ body: { token: SECRET, password: 'shorter' } }])
    expect(await screen.findByLabelText('Password')).toHaveProperty('value', '')
  })

  it('that is spent says so and leads to a new one', async () => {
    const { user } = await arrive(RESET, { 'POST /v1/identity/password/reset': failure('INVALID_TOKEN', 401) })
    await user.type(await screen.findByLabelText('Choose a new password'), 'secret{Enter}')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This link has been used/)
    await user.click(await button('Email me a new link'))
    await screen.findByRole('heading', { name: 'Reset your password' })
  })

  it('serves those who are signed in as well, and signs them out', async () => {
    localStorage.setItem('krush_session', 's-1')
    localStorage.setItem('user', JSON.stringify(person()))
    const { user, page } = await arrive(RESET, { 'GET /v1/session': failure('UNAUTHENTICATED', 401) })
    await user.type(await screen.findByLabelText('Choose a new password'), 'secret{Enter}')
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('out'))
    expect(localStorage.getItem('krush_session')).toBeNull()
  })
})

describe('a token in the address', () => {
  it('asks for the second factor where one is set up', async () => {
    const arrived = await arrive('/?t=custom-1', { ...guarded, 'POST /v1/identity/second-factor/pass': { body: { session_id: 's-2' } } })
    await screen.findByRole('heading', { name: 'One more step' })
    expect([window.location.search, screen.queryByText(/link has expired/)]).toEqual(['', null])
    await arrived.user.type(await screen.findByLabelText('6-digit code'), '123456')
    await isIn(arrived)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
