import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AffiliateApplication } from '@/contracts/affiliates'
import affiliates from '@/lib/i18n/messages/en/affiliates.json'
import { limitsOf } from '@/lib/forms/contract-limits'
import { catalogue } from '../../support/catalogue'
import { clearBrowser, failure, fakeIndexedDb, fakeNetwork, type Routes } from '../../lib/auth/browser-fakes'
import { openPage } from '../modals/harness'

beforeEach(() => {
  clearBrowser()
  fakeIndexedDb()
  // A form is taken some seconds after its page was drawn: the clock is moved by hand.
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
})

type Words = Record<'required' | 'wrong_email' | 'rate_limited' | 'done_title', string>
const words = (catalogue('affiliates') as unknown as { form: Words }).form
const POST = 'POST /api/create-affiliate'

async function openForm(routes: Routes = {}) {
  const network = fakeNetwork({ 'GET /v1/affiliates/form': { body: { form_token: 'token-1' } }, [POST]: {}, ...routes })
  const { WithMessages } = await import('@/components/layout/with-messages')
  const { LateAffiliateForm } = await import('@/components/affiliates/late-affiliate-form')
  await openPage(
    <WithMessages messages={{ affiliates }}>
      <LateAffiliateForm />
    </WithMessages>,
  )
  await screen.findByLabelText('Email')
  await waitFor(() => expect(network.calls('/v1/affiliates/form')).toHaveLength(1))
  vi.setSystemTime(Date.now() + 60_000)
  const user = userEvent.setup()
  return { ...network, user, send: () => user.click(screen.getByRole('button', { name: 'Send application' })) }
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('Email'), ' Ana@Example.com')
  await user.type(screen.getByLabelText('First name'), 'Ana')
  await user.type(screen.getByLabelText('Last name'), 'Smith')
  await user.type(screen.getByLabelText('How would you promote us?'), 'With honest reviews.')
}

it('asks for what the contract asks for, and goes to the first of it', async () => {
  const { user, send, calls } = await openForm()
  await send()
  await waitFor(() => expect(alerts()).toEqual(Array(4).fill(words.required)))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
  await user.type(screen.getByLabelText('Email'), 'ana@')
  await waitFor(() => expect(alerts()[0]).toBe(words.wrong_email))
  expect(calls('/api/create-affiliate')).toEqual([])
})

it('has the limits of the contract', async () => {
  const { user, send, calls } = await openForm()
  await fill(user)
  const { max = 0 } = limitsOf(AffiliateApplication.shape.first_name)
  await user.click(screen.getByLabelText('First name'))
  await user.paste('x'.repeat(max))
  await send()
  await waitFor(() => expect(alerts()).toEqual([`Must be at most ${max} characters`]))
  expect(calls('/api/create-affiliate')).toEqual([])
})

it('sends what was filled in, with the token of the page, and says thank you', async () => {
  const { user, send, calls } = await openForm()
  await fill(user)
  await send()
  await screen.findByText(words.done_title)
  expect(calls('/api/create-affiliate').map(({ body }) => body)).toEqual([
    {
      email: 'ana@example.com',
      first_name: 'Ana',
      last_name: 'Smith',
      promote_explanation: 'With honest reviews.',
      form_token: 'token-1',
    },
  ])
})

it('keeps everything when it cannot be sent', async () => {
  const { user, send } = await openForm({ [POST]: failure('RATE_LIMITED', 429) })
  await fill(user)
  await send()
  await waitFor(() => expect(alerts()).toEqual([words.rate_limited]))
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana')
})
