import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, installation, type Routes } from '../../lib/auth/browser-fakes'
import { door, email, expectFine, guarded, openAuth } from './auth-door'

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  cleanup()
})

type Opened = Awaited<ReturnType<typeof openAuth>>
const button = (name: string) => screen.getByRole('button', { name })
const alertText = async () => (await screen.findByRole('alert')).textContent
const heading = (name: string) => screen.findByRole('heading', { name })
const isIn = ({ page }: Opened) => waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function toPassword(routes: Routes = door) {
  const opened = await openAuth(routes)
  await opened.user.type(email(), 'ana@example.com')
  await opened.user.click(button('Use a password instead'))
  return { ...opened, password: await screen.findByLabelText('Password') }
}

describe('the first step', () => {
  it('offers what is set up here, and nothing else', async () => {
    await openAuth({ ...door, 'GET /v1/installation': { body: installation(['google', 'oidc']) } })
    expect(button('Continue with Google')).toBeTruthy()
    expect(button('Continue with OpenID')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
    await expectFine()
  })

  it('lets the browser offer passkeys in the address, where it can', async () => {
    vi.stubGlobal('PublicKeyCredential', function () {})
    await openAuth()
    expect(button('Sign in with a passkey')).toBeTruthy()
    expect(email().getAttribute('autocomplete')).toBe('email webauthn')
  })

  it('keeps room for a passkey while the ways are on their way', async () => {
    vi.stubGlobal('PublicKeyCredential', function () {})
    const { promise, resolve } = Promise.withResolvers<{ body: unknown }>()
    await openAuth({ ...door, 'GET /v1/installation': () => promise })
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
    expect(screen.getByText('or')).toBeTruthy()
    resolve({ body: installation() })
    expect(await screen.findByRole('button', { name: 'Sign in with a passkey' })).toBeTruthy()
    expect(screen.getAllByText('or')).toHaveLength(1)
  })

  it('is drawn without the further ways while nobody says which there are', async () => {
    const { user } = await openAuth({ ...door, 'GET /v1/installation': 'offline' })
    await user.type(email(), 'ana@example.com{Enter}')
    expect(await screen.findByLabelText('6-digit code')).toBeTruthy()
  })
})

describe('a password', () => {
  it('goes with the address that was typed already, in fields that password managers know', async () => {
    const opened = await toPassword()
    const { user, password, calls } = opened
    await heading('Use your password')
    expect([email().getAttribute('autocomplete'), password.getAttribute('autocomplete')]).toEqual(['username', 'current-password'])
    expect(document.activeElement).toBe(password)
    await expectFine()
    await user.keyboard('secret{Enter}')
    await isIn(opened)
    expect(calls('/v1/identity/password/sign-in')).toMatchObject([{ body: { email: 'ana@example.com', password: 'secret' } }])
    await isClosed()
  })

  it('can be looked at', async () => {
    const { user, password } = await toPassword()
    expect(password.getAttribute('type')).toBe('password')
    await user.click(button('Show password'))
    expect(password.getAttribute('type')).toBe('text')
    await user.click(button('Hide password'))
    expect(password.getAttribute('type')).toBe('password')
  })

  it('says one thing for every kind of wrong, and what is missing before', async () => {
    const { user, password, calls } = await toPassword({
      ...door,
      'POST /v1/identity/password/sign-in': failure('INVALID_CREDENTIALS', 401),
    })
    await user.keyboard('{Enter}')
    expect(await alertText()).toBe('Enter your password.')
    await user.type(password, 'secret{Enter}')
    await waitFor(() => expect(calls('/v1/identity/password/sign-in')).toHaveLength(1))
    await waitFor(async () => expect(await alertText()).toBe('Wrong email or password.'))
    expect(password).toHaveProperty('value', 'secret')
    await user.clear(email())
    await user.type(email(), 'ana{Enter}')
    expect(await screen.findByText('You have entered wrong email address')).toBeTruthy()
    expect(document.activeElement).toBe(email())
  })

  it('waits visibly after too many tries', async () => {
    const { user } = await toPassword({
      ...door,
      'POST /v1/identity/password/sign-in': failure('RATE_LIMITED', 429, { 'retry-after': '61' }),
    })
    await user.keyboard('secret{Enter}')
    expect(await alertText()).toBe('Too many tries. Try again in 1:01.')
    expect(button('Sign in')).toHaveProperty('disabled', true)
  })

  it('is kept, with the address, while one looks at the other ways', async () => {
    const { user } = await toPassword()
    await user.keyboard('secret')
    await user.click(button('Sign in another way'))
    await heading('Login / Register')
    expect(email()).toHaveProperty('value', 'ana@example.com')
    expect(document.activeElement).toBe(email())
    await user.click(button('Use a password instead'))
    expect(await screen.findByLabelText('Password')).toHaveProperty('value', 'secret')
  })
})

describe('registering with a password', () => {
  async function toNewPassword(routes?: Routes) {
    const opened = await toPassword(routes)
    await opened.user.click(button('New here? Register'))
    await heading('Create your account')
    await expectFine()
    await opened.user.click(button('Email me a code'))
    return { ...opened, password: await screen.findByLabelText('Choose a password'), code: screen.getByLabelText('6-digit code') }
  }

  it('goes address, code, password', async () => {
    const opened = await toNewPassword()
    const { user, calls, code, password } = opened
    expect(calls('/v1/users/requestOTP')).toMatchObject([{ body: { email: 'ana@example.com' } }])
    expect([code.getAttribute('autocomplete'), password.getAttribute('autocomplete')]).toEqual(['one-time-code', 'new-password'])
    expect(document.activeElement).toBe(code)
    await expectFine()
    await user.paste('123 456')
    expect(document.activeElement).toBe(password)
    await user.keyboard('secret{Enter}')
    await isIn(opened)
    expect(calls('/v1/identity/password/sign-up')).toMatchObject([
      { body: { email: 'ana@example.com', code: '123456', password: 'secret' } },
    ])
  })

  it('wants six characters and the code, each said at its field', async () => {
    const { user, calls, code, password } = await toNewPassword()
    await user.type(password, 'short{Enter}')
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent)
    expect(said).toEqual(['Enter the 6-digit code from the email.', 'Must be at least 6 characters'])
    expect(document.activeElement).toBe(code)
    await user.type(password, 'x'.repeat(200))
    await user.keyboard('{Enter}')
    expect(screen.getByText('Must be at most 200 characters')).toBeTruthy()
    expect(calls('/v1/identity/password/sign-up')).toEqual([])
  })

  it('keeps the password when the code was wrong', async () => {
    const { user, code, password } = await toNewPassword({ ...door, 'POST /v1/identity/password/sign-up': failure('INVALID_CODE', 401) })
    await user.paste('111111')
    await user.keyboard('secret{Enter}')
    expect(await alertText()).toMatch(/^That code is wrong or expired/)
    expect([(code as HTMLInputElement).value, (password as HTMLInputElement).value]).toEqual(['', 'secret'])
    expect(document.activeElement).toBe(code)
  })
})

describe('a forgotten password', () => {
  it('is answered by mail, the same for everybody', async () => {
    const { user, calls } = await toPassword()
    await user.click(button('Forgot your password?'))
    await heading('Reset your password')
    await expectFine()
    await user.click(button('Email me the link'))
    await heading('Check your email')
    expect(screen.getByText(/^If ana@example.com has an account/)).toBeTruthy()
    expect(calls('/v1/identity/password/request-reset')).toMatchObject([{ authorization: null, body: { email: 'ana@example.com' } }])
    await expectFine()
  })
})

describe('a mailed link', () => {
  it('goes to the address; this browser remembers that it asked', async () => {
    const { user, calls } = await openAuth()
    await user.click(button('Email me a link'))
    expect(await alertText()).toBe('You have entered wrong email address')
    await user.type(email(), ' Ana@example.com')
    await user.click(button('Email me a link'))
    await heading('Check your email')
    expect(screen.getByText(/We sent a sign-in link to Ana@example.com/, { selector: 'span' })).toBeTruthy()
    expect(calls('/v1/identity/email-link/request')).toMatchObject([{ body: { email: 'Ana@example.com' } }])
    expect(Object.values(localStorage)).toContain('ana@example.com')
    await expectFine()
    await user.click(button('Use another email address'))
    await heading('Login / Register')
    expect(email()).toHaveProperty('value', 'Ana@example.com')
  })
})

describe('the second factor', () => {
  async function toFactor(routes: Routes = {}) {
    const opened = await toPassword({ ...door, ...guarded, ...routes })
    await opened.user.keyboard('secret{Enter}')
    await heading('One more step')
    return { ...opened, code: await screen.findByLabelText('6-digit code') }
  }
  const passing: Routes = { 'POST /v1/identity/second-factor/pass': { body: { session_id: 's-2' } } }

  it('is asked for, takes a pasted code, and opens the session', async () => {
    const opened = await toFactor(passing)
    const { user, calls, code } = opened
    expect(document.activeElement).toBe(code)
    expect(code.getAttribute('autocomplete')).toBe('one-time-code')
    await expectFine()
    await user.paste('654 321')
    await isIn(opened)
    expect(calls('/v1/identity/second-factor/pass')).toMatchObject([{ authorization: null, body: { challenge: 'c-1', code: '654321' } }])
    expect(localStorage.getItem('krush_session')).toBe('s-2')
    await isClosed()
  })

  it('takes a recovery code', async () => {
    const opened = await toFactor(passing)
    await opened.user.click(button('Use a recovery code'))
    const input = screen.getByLabelText('Recovery code')
    expect(document.activeElement).toBe(input)
    await expectFine()
    await opened.user.keyboard('{Enter}')
    expect(await alertText()).toBe('Enter a recovery code.')
    await opened.user.type(input, ' ABCD-EFGH-1{Enter}')
    await isIn(opened)
    expect(opened.calls('/v1/identity/second-factor/pass')).toMatchObject([{ body: { code: 'ABCD-EFGH-1' } }])
  })

  it('is kind about a wrong code, and says when it took too long', async () => {
    const { user, code, routes } = await toFactor({ 'POST /v1/identity/second-factor/pass': failure('INVALID_CODE', 401) })
    await user.paste('111111')
    expect(await alertText()).toMatch(/^That code isn’t right/)
    expect([(code as HTMLInputElement).value, document.activeElement]).toEqual(['', code])
    routes['POST /v1/identity/second-factor/pass'] = failure('INVALID_TOKEN', 401)
    await user.paste('222222')
    await waitFor(async () => expect(await alertText()).toBe('That took too long. Sign in again.'))
  })

  it('comes after the mailed code too, keeps where one wanted to go, and can be given up', async () => {
    const opened = await openAuth({ ...door, ...guarded, ...passing }, { next: '/chat/3' })
    await opened.user.type(email(), 'ana@example.com{Enter}')
    await opened.user.type(await screen.findByLabelText('6-digit code'), '123456')
    await heading('One more step')
    await opened.user.click(button('Sign in another way'))
    await heading('Login / Register')
    const { auth } = await import('@/lib/auth/auth')
    await waitFor(async () => expect(await auth.idToken()).toBeNull())
    await opened.user.click(button('Email me a code'))
    await opened.user.type(await screen.findByLabelText('6-digit code'), '123456')
    await heading('One more step')
    await opened.user.type(await screen.findByLabelText('6-digit code'), '654321')
    await waitFor(() => expect(opened.page.router.push).toHaveBeenCalledWith('/chat/3'))
  })
})

describe('a federated provider', () => {
  const social: Routes = {
    ...door,
    'GET /v1/installation': { body: installation(['google']) },
    'POST /v1/identity/social/google/start': { body: { url: 'https://provider.example/ask', state: 'state-1' } },
    'POST /v1/identity/social/google/finish': { body: { token: 'custom-1' } },
  }
  function stubPopup() {
    const popup = { closed: false, close: () => void (popup.closed = true), location: { replace: vi.fn() } }
    const open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
    return { popup, open }
  }

  it('opens its window in the press, and signs in with what comes back', async () => {
    const { popup, open } = stubPopup()
    const opened = await openAuth(social)
    button('Continue with Google').click()
    expect(open).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled())
    expect(screen.getByText('Continue in the window that just opened.')).toBeTruthy()
    const data = { type: 'social_return', provider: 'google', state: 'state-1', code: 'code-1', error: null }
    const event = new MessageEvent('message', { data, origin: window.location.origin })
    Object.defineProperty(event, 'source', { value: popup })
    window.dispatchEvent(event)
    await isIn(opened)
    await isClosed()
  })

  it('is ready again when the window was closed, and says so when it failed', async () => {
    const { popup } = stubPopup()
    const { user, routes } = await openAuth(social)
    await user.click(button('Continue with Google'))
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalled())
    expect(button('Continue with Google').getAttribute('aria-busy')).toBe('true')
    popup.close()
    await waitFor(() => expect(button('Continue with Google').getAttribute('aria-busy')).toBeNull())
    expect(within(screen.getByRole('dialog')).queryByRole('alert')).toBeNull()
    popup.closed = false
    routes['POST /v1/identity/social/google/start'] = failure('FORBIDDEN', 403)
    await user.click(button('Continue with Google'))
    expect(await alertText()).toMatch(/^Your email address isn’t confirmed there yet\./)
    routes['POST /v1/identity/social/google/start'] = failure('PROVIDER_UNAVAILABLE', 503)
    await user.click(button('Continue with Google'))
    await waitFor(async () => expect(await alertText()).toBe('That didn’t work. Try again, or use your email.'))
    await expectFine()
  })
})

describe('a passkey', () => {
  it('says so when it did not work, and stays silent when one changed one’s mind', async () => {
    vi.stubGlobal('PublicKeyCredential', function () {})
    const get = vi.fn(() => Promise.reject(new DOMException('no', 'NotAllowedError')))
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
    const start = { body: { flow: 'flow-flow-flow-1', options: { challenge: 'Y2g', rpId: 'localhost' } } }
    const { user, routes } = await openAuth({ ...door, 'POST /v1/identity/passkeys/sign-in/start': start })
    await user.click(button('Sign in with a passkey'))
    await waitFor(() => expect(get).toHaveBeenCalled())
    await waitFor(() => expect(button('Sign in with a passkey').getAttribute('aria-busy')).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
    routes['POST /v1/identity/passkeys/sign-in/start'] = failure('INVALID_TOKEN', 401)
    await user.click(button('Sign in with a passkey'))
    expect(await alertText()).toBe('That passkey didn’t work. Try again, or use your email.')
  })
})
