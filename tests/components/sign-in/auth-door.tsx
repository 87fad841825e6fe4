import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { expect, vi } from 'vitest'
import type { ModalProps } from '@/stores/modal-store'
import { fakeNetwork, identity, installation, person, type Routes } from '../../lib/auth/browser-fakes'
import { openPage } from '../modals/harness'

/** A server behind which every way in ends well. */
export const door: Routes = {
  'POST /v1/users/requestOTP': { body: { ok: true } },
  'POST /v1/users/verifyOTP': { body: { token: 'custom-1' } },
  'POST /v1/identity/password/sign-in': { body: { token: 'custom-1' } },
  'POST /v1/identity/password/sign-up': { body: { token: 'custom-1' } },
  'POST /v1/identity/password/request-reset': { body: { ok: true } },
  'POST /v1/identity/password/reset': { body: { ok: true } },
  'POST /v1/identity/email-link/request': { body: { ok: true } },
  'POST /v1/identity/email-link/verify': { body: { token: 'custom-1' } },
  'POST /v1/identity/exchange': { body: identity() },
  'POST /v1/setToken': { body: { session_id: 's-1' } },
  'GET /v1/users/me': { body: person() },
  'GET /v1/installation': { body: installation([], true) },
}

/** setToken where a second factor is set up. */
export const guarded: Routes = {
  'POST /v1/setToken': {
    status: 403,
    body: { error: { code: 'SECOND_FACTOR_REQUIRED', message: '', request_id: 'r-1', details: { challenge: 'c-1' } } },
  },
}

export const newUser = () => userEvent.setup({ advanceTimers: (milliseconds) => vi.isFakeTimers() && vi.advanceTimersByTime(milliseconds) })

export async function openAuth(routes: Routes = door, props: ModalProps['auth'] = {}) {
  const network = fakeNetwork({ ...routes })
  const page = await openPage(<button type='button'>Outside</button>)
  await waitFor(() => expect(page.useAuthStore.getState().status).toBe('out'))
  const outside = screen.getByRole('button', { name: 'Outside' })
  outside.focus()
  act(() => page.useModalStore.getState().openModal('auth', props))
  await screen.findByRole('dialog', { name: 'Login / Register' })
  return { ...network, page, user: newUser(), outside }
}

export const email = () => screen.getByLabelText('Email')

/** Nothing that axe knows to be wrong, as far as it sees without a layout; the focus is inside. */
export async function expectFine() {
  const dialog = screen.getByRole('dialog')
  const { violations } = await axe.run(dialog, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
  expect(dialog.contains(document.activeElement)).toBe(true)
}
