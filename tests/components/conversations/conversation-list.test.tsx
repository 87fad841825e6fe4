import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConversationList } from '@/components/conversations/conversation-list'
import { keys } from '@/lib/query/keys'
import { conversation, message } from '../../lib/realtime/fixtures'
import { draw, stubFetch, stubLayout } from '../messages/harness'

beforeEach(() => stubLayout())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('ConversationList', () => {
  const list = (data: unknown[]) => ({ data, count: data.length })

  it('opens a conversation in place', async () => {
    const onOpen = vi.fn()
    draw(<ConversationList open={null} onOpen={onOpen} />)
    const link = screen.getByRole('link', { name: /Mira/ })
    expect(link.getAttribute('href')).toBe('/chat/1')
    await userEvent.click(link)
    expect(onOpen).toHaveBeenCalledWith(1)
  })
  it('reports what is new, but not of the one that is open', async () => {
    const { client } = draw(<ConversationList open={2} onOpen={() => undefined} />)
    client.setQueryData(
      keys.conversations(),
      list([
        conversation(1, { unread: true, messages: [message(2, { content: '*winks* Later?' })] }),
        conversation(2, { unread: true, messages: [message(3, { content: 'Bye', conversation_real_id: 2 })] }),
      ]),
    )
    await waitFor(() => expect(screen.getAllByText('New message')).toHaveLength(1))
    expect(screen.getByText('winks Later?')).toBeTruthy()
    expect(screen.getByText('You: Bye')).toBeTruthy()
    expect(screen.getAllByRole('link')[1]?.getAttribute('aria-current')).toBe('page')
  })
  it.each([
    [message(2, { content: '', message_type: 1, content_attributes: { photo_generating: true } }), 'A photo is developing'],
    [message(2, { content: 'Hold on.', message_type: 1, content_attributes: { photo_generating: true } }), 'A photo is developing'],
    [message(2, { content: '', message_type: 1, status: 'failed' }), 'Photo'],
    [message(2, { content: 'Hold on.', message_type: 1 }), 'Hold on.'],
    [message(3, { message_type: 1, image_request: { level: 'safe', prompt: 'x' } }), 'You asked for a photo'],
    [message(2, { content: '', status: 'failed' }), 'No reply'],
  ])('tells the newest message, never what the character is about (%#)', async (newest, text) => {
    const { client } = draw(<ConversationList open={null} onOpen={() => undefined} />)
    client.setQueryData(keys.conversations(), list([conversation(1, { messages: [newest] })]))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByText('I saved you the window seat.')).toBeNull()
  })
  it('says what to do when there is nothing', async () => {
    const { client } = draw(<ConversationList open={null} onOpen={() => undefined} />)
    client.setQueryData(keys.conversations(), list([]))
    expect((await screen.findByRole('link', { name: 'Explore' })).getAttribute('href')).toBe('/')
  })
  it('leads back to the only chat after it was deleted', async () => {
    stubFetch(() => list([conversation(1)]))
    const { client } = draw(<ConversationList open={null} onOpen={() => undefined} />)
    client.setQueryData(keys.conversations(), list([]))
    await screen.findByRole('link', { name: 'Explore' })
    await userEvent.click(screen.getByText('Recently deleted'))
    expect(await screen.findByRole('button', { name: /^Restore.*Mira/ })).toBeTruthy()
  })
})
