import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearBrowser, failure, fakeIndexedDb, installation, type Routes } from '../../lib/auth/browser-fakes'
import { door, email, openAuth } from './auth-door'

beforeEach(() => {
  vi.resetModules()
  clearBrowser()
  fakeIndexedDb()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

const code = () => screen.findByLabelText('6-digit code')

async function toCode(routes?: Routes, props?: { next?: string }) {
  const opened = await openAuth(routes, props)
  await opened.user.type(email(), ' ana@example.com')
  await opened.user.click(screen.getByRole('button', { name: 'Email me a code' }))
  return { ...opened, input: await code() }
}

describe('the address', () => {
  it('is the one field, focused, with the 18+ line and the privacy notice', async () => {
    await openAuth()
    expect(screen.getAllByRole('textbox')).toHaveLength(1)
    expect(document.activeElement).toBe(email())
    expect(screen.getByText(/18 and over/)).toBeTruthy()
    // The terms come once, with the profile.
    expect(screen.queryByText(/Terms of Service/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Privacy notice' }).getAttribute('href')).toBe('/legal/privacy')
  })

  it.each(['', 'ana', 'ana@', 'a b@example.com'])('refuses %j', async (wrong) => {
    const { user, calls } = await openAuth()
    if (wrong) await user.type(email(), wrong)
    await user.click(screen.getByRole('button', { name: 'Email me a code' }))
    expect(screen.getByRole('alert').textContent).toBe('You have entered wrong email address')
    expect(calls('/v1/users/requestOTP')).toEqual([])
  })

  it('says when one can continue after too many tries', async () => {
    const { user } = await openAuth({ ...door, 'POST /v1/users/requestOTP': failure('RATE_LIMITED', 429, { 'retry-after': '90' }) })
    await user.type(email(), 'ana@example.com{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Too many tries. Try again in 1:30.')
    expect(screen.getByRole('button', { name: 'Email me a code' })).toHaveProperty('disabled', true)
  })

  it('closes with Escape and gives the focus back', async () => {
    const { user, outside } = await openAuth()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(outside)
  })
})

describe('the code', () => {
  it('is asked for without authorization, for the trimmed address', async () => {
    const { calls, input } = await toCode()
    expect(calls('/v1/users/requestOTP')).toMatchObject([{ authorization: null, body: { email: 'ana@example.com' } }])
    expect(screen.getByText('We sent a 6-digit code to ana@example.com.')).toBeTruthy()
    expect(input.getAttribute('autocomplete')).toBe('one-time-code')
    expect(document.activeElement).toBe(input)
  })

  it('goes out by itself at six digits, signs in, closes and leads on', async () => {
    const { user, calls, page } = await toCode(door, { next: '/chat/3' })
    await user.keyboard('12345')
    expect(calls('/v1/users/verifyOTP')).toHaveLength(0)
    await user.keyboard('6')
    await waitFor(() => expect(page.useAuthStore.getState().status).toBe('in'))
    expect(calls('/v1/users/verifyOTP')).toMatchObject([{ authorization: null, body: { email: 'ana@example.com', code: '123456' } }])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(page.router.push).toHaveBeenCalledWith('/chat/3')
  })

  it('may be pasted with a gap in it', async () => {
    const { user, calls } = await toCode()
    await user.paste('123 456')
    await waitFor(() => expect(calls('/v1/users/verifyOTP')).toMatchObject([{ body: { code: '123456' } }]))
  })

  it('is kind about a wrong one and ready for the next', async () => {
    const { user, input } = await toCode({ ...door, 'POST /v1/users/verifyOTP': failure('INVALID_CODE', 401) })
    await user.keyboard('111111')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That code is wrong or expired\./)
    expect(input).toHaveProperty('value', '')
    expect(document.activeElement).toBe(input)
    await user.keyboard('2')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps what was typed when the line breaks', async () => {
    const { user, input } = await toCode({ ...door, 'POST /v1/users/verifyOTP': 'offline' })
    await user.keyboard('111111')
    expect((await screen.findByRole('alert')).textContent).toMatch(/^You’re offline/)
    expect(input).toHaveProperty('value', '111111')
  })

  it('can be asked for again after a visible wait of 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { user, calls } = await toCode()
    expect(screen.getByText(/You can ask for a new code in 0:(30|29)/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    await user.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect(await screen.findByText('A new code is on its way.')).toBeTruthy()
    expect(calls('/v1/users/requestOTP')).toHaveLength(2)
    expect(screen.getByText(/You can ask for a new code in 0:(30|29)/)).toBeTruthy()
  })

  it('lets one change the address', async () => {
    const { user } = await toCode()
    await user.click(screen.getByRole('button', { name: 'Use another email address' }))
    expect(email()).toHaveProperty('value', ' ana@example.com'.trim())
    expect(document.activeElement).toBe(email())
  })

  it('shows the way to the inbox on localhost, in a new tab', async () => {
    await toCode()
    const link = await screen.findByRole('link', { name: 'Open inbox' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/inbox', '_blank'])
  })

  it('shows no inbox where mails are sent', async () => {
    const { calls } = await toCode({
      ...door,
      'GET /v1/installation': { body: installation() },
    })
    await waitFor(() => expect(calls('/v1/installation').length).toBeGreaterThan(0))
    expect(screen.queryByRole('link', { name: 'Open inbox' })).toBeNull()
  })
})
