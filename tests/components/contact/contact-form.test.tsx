import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import contact from '@/lib/i18n/messages/en/contact.json'
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
  window.history.replaceState(null, '', '/')
  cleanup()
})

type Words = Record<'required' | 'affirms' | 'affirms_required' | 'rate_limited' | 'done_title', string>
const words = (catalogue('contact') as unknown as { form: Words }).form
const POST = 'POST /v1/contact'

async function openForm(routes: Routes = {}, about = '') {
  window.history.replaceState(null, '', `/contact${about}`)
  const network = fakeNetwork({
    'GET /v1/contact/form': { body: { form_token: 'token-1' } },
    [POST]: { body: { reference: 'C-7' } },
    ...routes,
  })
  const { WithMessages } = await import('@/components/layout/with-messages')
  const { LateContactForm } = await import('@/components/contact/late-contact-form')
  await openPage(
    <WithMessages messages={{ contact }}>
      <LateContactForm />
    </WithMessages>,
  )
  await screen.findByLabelText('Your email')
  await waitFor(() => expect(network.calls('/v1/contact/form')).toHaveLength(1))
  vi.setSystemTime(Date.now() + 60_000)
  return { ...network, user: userEvent.setup() }
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const posted = ({ calls }: Awaited<ReturnType<typeof openForm>>) => calls('/v1/contact').filter(({ body }) => body)

it('sends a question and says the case number', async () => {
  const page = await openForm()
  await page.user.type(screen.getByLabelText('Your message'), 'Where is my receipt?')
  await page.user.type(screen.getByLabelText('Your email'), 'Ana@Example.com')
  await page.user.click(screen.getByRole('button', { name: 'Send message' }))
  await screen.findByText(words.done_title)
  expect(screen.getByRole('status').textContent).toContain('C-7')
  expect(posted(page).map(({ body }) => body)).toEqual([
    { topic: 'help', email: 'ana@example.com', message: 'Where is my receipt?', affirms: false, form_token: 'token-1' },
  ])
})

it('a report of a likeness asks for its place, a signature and the statement, and says how fast it is handled', async () => {
  const page = await openForm({}, '?about=likeness')
  expect(screen.getByText(/within 48 hours/)).toBeTruthy()
  await page.user.type(screen.getByLabelText('What’s wrong with it?'), 'That’s me.')
  await page.user.type(screen.getByLabelText('Your email'), 'ana@example.com')
  const send = screen.getByRole('button', { name: 'Send report' })
  await page.user.click(send)
  await waitFor(() => expect(alerts()).toEqual([words.required, words.required, words.affirms_required]))
  expect(posted(page)).toEqual([])
  await page.user.type(screen.getByLabelText(/^Where is it/), 'Mira')
  await page.user.type(screen.getByLabelText(/signature/), 'Ana Pérez')
  await page.user.click(screen.getByLabelText(words.affirms))
  await page.user.click(send)
  await screen.findByText(words.done_title)
  expect(posted(page)[0]!.body).toMatchObject({ topic: 'likeness', place: 'Mira', name: 'Ana Pérez', affirms: true })
})

it('keeps everything when it cannot be sent', async () => {
  const { user } = await openForm({ [POST]: failure('RATE_LIMITED', 429) })
  await user.type(screen.getByLabelText('Your message'), 'Hello')
  await user.type(screen.getByLabelText('Your email'), 'ana@example.com')
  await user.click(screen.getByRole('button', { name: 'Send message' }))
  await waitFor(() => expect(alerts()).toEqual([words.rate_limited]))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('Hello')
})
