import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { AppealView } from '@/components/appeal/appeal-view'
import { WithMessages } from '@/components/layout/with-messages'
import { APPEAL_MAX, type Statement } from '@/contracts/appeals'
import { ApiError } from '@/lib/api/errors'
import appeal from '@/lib/i18n/messages/en/appeal.json'
import { draw, stubFetch } from '../messages/harness'

const TOKEN = 't'.repeat(43)
const statement: Statement = {
  kind: 'ban',
  reason: 'It breaks the rules.',
  automated: false,
  created_at: '2026-11-25T10:00:00.000Z',
  ends_at: null,
  lifted: false,
  appealed_at: null,
  decision: null,
  note: '',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  window.location.hash = ''
})

it('an appeal waits for words within the limit, stays when it did not arrive, and is sent again', async () => {
  window.location.hash = TOKEN
  let away = true
  const requests = stubFetch(({ url }) => {
    if (!url.endsWith('/v1/appeals')) return statement
    return away ? new ApiError('INTERNAL', '') : { ...statement, appealed_at: '2026-11-26T10:00:00.000Z' }
  })
  draw(
    <WithMessages messages={{ appeal }}>
      <AppealView />
    </WithMessages>,
  )
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Why are we wrong?' })
  const send = screen.getByRole('button', { name: 'Send appeal' })
  expect(send.hasAttribute('disabled')).toBe(true)
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(APPEAL_MAX + 1))
  expect(send.hasAttribute('disabled')).toBe(true)
  await userEvent.clear(field)
  await userEvent.type(field, ' It was a misunderstanding. ')
  await userEvent.click(send)
  expect((await screen.findByRole('alert')).textContent).toBe('Couldn’t reach us. Try again.')
  expect(field.value).toBe(' It was a misunderstanding. ')
  away = false
  await userEvent.click(send)
  await waitFor(() => expect(screen.getByText(/We got your appeal/)).toBeTruthy())
  const sent = requests.filter(({ url }) => url.endsWith('/v1/appeals'))
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual(
    Array(2).fill({ token: TOKEN, text: 'It was a misunderstanding.' }),
  )
})
