import { act, cleanup, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Thread } from '@/components/messages/thread'
import { toastStore } from '@/components/ui/toast'
import type { Message } from '@/contracts/messages'
import { ApiError } from '@/lib/api/errors'
import { applyEvent } from '@/lib/realtime/apply-event'
import { conversation, message } from '../../lib/realtime/fixtures'
import { draw, stubFetch, stubLayout } from '../messages/harness'

const thread = (
  <Thread id={1} name='Mira' unread={false} active readAloud session_after={null} failed={() => null}>
    {null}
  </Thread>
)
const played = vi.fn(() => Promise.resolve())

beforeEach(() => {
  stubLayout()
  played.mockClear()
  vi.stubGlobal(
    'Audio',
    class extends EventTarget {
      duration = NaN
      src = ''
      play = played
      pause() {}
      load() {}
      removeAttribute() {}
    },
  )
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:silence' }))
})
afterEach(() => {
  cleanup()
  for (const { id } of toastStore.get()) toastStore.dismiss(id)
  vi.unstubAllGlobals()
})

type Client = ReturnType<typeof draw>['client']
const tell = (client: Client, event: 'message.created' | 'message.updated', data: Message) =>
  act(async () => {
    applyEvent(client, { event, data, seq: 1 })
    await new Promise((done) => setTimeout(done))
  })
/** A reply that is written while the page looks on. */
async function reply(client: Client, id: number, status: Message['status'] = 'complete') {
  await tell(client, 'message.created', message(id, { sender_type: 'Contact', status: 'streaming', content: '' }))
  await tell(client, 'message.updated', message(id, { sender_type: 'Contact', status, content: 'Short.', rev: 2 }))
}
const asked = (requests: Request[]) =>
  requests.filter(({ url }) => url.endsWith('/voice')).map(({ url }) => Number(/(\d+)\/voice$/.exec(url)![1]))

it('speaks whole replies that were written here, once something was pressed, and none that was there before', async () => {
  const requests = stubFetch(({ url }) => (url.endsWith('/voice') ? { url: '/media/k/v.mp3?e=1&s=x', new: true } : { ok: true }))
  const { client } = draw(thread, [message(2)])
  await reply(client, 4)
  // No browser would let it be heard.
  expect(asked(requests)).toEqual([])
  await userEvent.click(document.body)
  played.mockClear()
  await reply(client, 6)
  await waitFor(() => expect(asked(requests)).toEqual([6]))
  await waitFor(() => expect(played).toHaveBeenCalled())
  await reply(client, 8, 'stopped')
  await tell(client, 'message.created', message(10, { sender_type: 'Contact', status: 'complete', content: 'From before.' }))
  // In a call it was spoken already.
  await tell(client, 'message.created', message(12, { sender_type: 'Contact', status: 'streaming', content: '' }))
  await tell(client, 'message.updated', message(12, { sender_type: 'Contact', content: 'Short.', content_attributes: { call: 1 }, rev: 2 }))
  expect(asked(requests)).toEqual([6])
})

it('is switched off with one notice when credits are out', async () => {
  const requests = stubFetch(({ url }) => (url.endsWith('/voice') ? new ApiError('NOT_ENOUGH_BALANCE', 'x', 402) : conversation(1).config))
  const { client } = draw(thread, [message(2)])
  await userEvent.click(document.body)
  await reply(client, 4)
  await waitFor(() => expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1))
  expect(await requests.find(({ method }) => method === 'PATCH')!.json()).toEqual({ read_aloud: false })
  expect(toastStore.get().map(({ text }) => text)).toEqual(['Reading aloud is off: a reply costs 3 credits and you don’t have enough.'])
})
