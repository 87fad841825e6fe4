import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ReportPiece } from '@/components/layout/report-piece'
import { draw, stubFetch, stubLayout } from '../messages/harness'

beforeEach(() => stubLayout())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test.each([
  ['photo', '7', 'Report this photo', undefined],
  ['clip', '8', 'Report this clip', undefined],
  ['voice', '9', 'Report this voice message', undefined],
  ['creator', 'ink-and-salt', 'Report Ink and Salt', 'Ink and Salt'],
] as const)('a %s is reported with a reason, and the receipt names the case', async (kind, id, title, name) => {
  const requests = stubFetch(() => ({ id: 41, already: false }))
  draw(<ReportPiece kind={kind} id={id} name={name} onClose={() => {}} />)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Something illegal' }))
  await userEvent.type(screen.getByLabelText('Tell us more (optional)'), 'Look.')
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }))
  await waitFor(() => expect(screen.getByText(/mention report 41/)).toBeTruthy())
  const sent = requests.find(({ url }) => url.endsWith(`/v1/reports/${kind}/${id}`))!
  expect(await sent.clone().json()).toEqual({ reason: 'illegal', comment: 'Look.' })
})
