// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Thread } from '@/components/messages/thread'
import type { Message } from '@/contracts/messages'
import { keys } from '@/lib/query/keys'
import { applyEvent } from '@/lib/realtime/apply-event'
import { useChatStore } from '@/stores/chat-store'
import { message, messages } from '../../lib/realtime/fixtures'
import { draw, stubFetch, stubLayout } from './harness'

const thread = (
  <Thread id={1} name='Mira' unread={false} active session_after={null} failed={(missing) => <p>{missing ? 'missing' : 'failed'}</p>}>
    {null}
  </Thread>
)
const log = () => screen.getByRole('log', { name: 'Conversation with Mira' })
const told = (client: ReturnType<typeof draw>['client'], event: 'message.created' | 'message.updated', data: Message) =>
  act(async () => {
    applyEvent(client, { event, data, seq: 1 })
    useChatStore.getState().noteEvent({ event, data, seq: 1 })
    await new Promise((done) => setTimeout(done))
  })

beforeEach(() => stubLayout())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('Thread', () => {
  it('says who said what, in order, with actions in italics', () => {
    draw(thread, [message(2, { content: '*waves* Hello' }), message(3, { content: 'Hi' })])
    expect(log().textContent).toMatch(/Mira said: waves Hello.*You said: Hi/)
    expect(within(log()).getByText('waves').tagName).toBe('EM')
  })
  it('shows the disclosure before the first message of a new conversation', () => {
    draw(thread, [message(2, { content: 'A greeting' })])
    const sentence = screen.getByText(
      'THE AI COMPANION MIRA IS A COMPUTER PROGRAM AND NOT A HUMAN BEING. IT IS UNABLE TO FEEL HUMAN EMOTION.',
    )
    expect(sentence.compareDocumentPosition(screen.getByText('A greeting')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.getByRole('note')).toBeTruthy()
  })
  it('shows it after what was said in earlier sessions', () => {
    draw(thread, messages(1, 4))
    const note = screen.getByRole('note')
    expect(screen.getByText('message 4').compareDocumentPosition(note) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  })
  it('streams a reply, then announces it once it is complete', async () => {
    const { client } = draw(thread, [message(1)])
    await told(client, 'message.created', message(2, { status: 'streaming', content: '' }))
    expect(within(log()).queryByText(/Mira said/)).toBeNull()
    act(() => useChatStore.getState().applyDeltas([{ message_id: 2, offset: 0, text: 'Good ev', base: '' }]))
    expect(within(log()).getByText('Good ev')).toBeTruthy()
    await told(client, 'message.updated', message(2, { rev: 2, content: 'Good evening, *you*' }))
    await waitFor(() => expect(screen.getByText('Good evening, you', { selector: '[aria-live=polite]' })).toBeTruthy())
  })
  it('shows that the companion is writing', async () => {
    const { client } = draw(thread, [message(1)])
    await told(client, 'message.created', message(2, { status: 'streaming', content: '' }))
    expect(await screen.findByRole('img', { name: 'Mira is writing' }, { timeout: 2_000 })).toBeTruthy()
  })
  it('offers to go on after an interrupted reply, with the price on the button', async () => {
    const requests = stubFetch(() => message(2, { status: 'streaming', rev: 2 }))
    draw(thread, [message(1), message(2, { status: 'interrupted', content: 'And then' })])
    expect(screen.getByText('The reply broke off. Nothing was charged.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /Continue · 1 credit/ }))
    await waitFor(() => expect(requests[0]?.url).toMatch(/\/continue$/))
    expect(requests[0]?.headers.get('idempotency-key')).toBeTruthy()
  })
  it('names the rule of a blocked reply', () => {
    draw(thread, [message(1), message(2, { status: 'blocked', content: '', content_attributes: { rule: 'real_people' } })])
    expect(screen.getByText(/crossed a line we keep: nothing sexual about real people. Nothing was charged./)).toBeTruthy()
  })
  it('puts a fixed card in the place of a reply in a crisis', () => {
    draw(thread, [message(1), message(2, { content_attributes: { notice: 'crisis' } })])
    const card = screen.getByRole('alert')
    expect(within(card).getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988')
    expect(within(card).getByRole('link', { name: 'More places that help' }).getAttribute('href')).toBe('/safety')
    expect(within(card).queryByText(/Mira said/)).toBeNull()
  })
  it('keeps a failed message with what can be done about it', async () => {
    draw(thread, [message(2)])
    const key = useChatStore.getState().addPending(1, 'lost words')
    act(() => useChatStore.getState().patchPending(key, { state: 'failed', error: { code: 'INTERNAL' } }))
    expect(screen.getByRole('alert').textContent).toBe('Not sent. Nothing was charged.')
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
    expect(useChatStore.getState().drafts[1]).toBe('lost words')
    expect(screen.queryByText('lost words')).toBeNull()
  })
  it.each([
    ['SPENDING_LIMIT_REACHED', 'Not sent: your monthly limit for credits is reached. Nothing was charged.', '/settings#limits'],
    ['PREMIUM_ONLY', 'Not sent: this is part of Premium. Nothing was charged.', undefined],
  ] as const)('says why a message met with %s, and where that is changed', (code, words, href) => {
    draw(thread, [message(2)])
    const key = useChatStore.getState().addPending(1, 'one more')
    act(() => useChatStore.getState().patchPending(key, { state: 'failed', error: { code } }))
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(screen.queryByRole('link', { name: 'Change the limit' })?.getAttribute('href')).toBe(href)
  })
  it('never draws a sent message twice', async () => {
    const { client } = draw(thread, [message(2)])
    const client_key = useChatStore.getState().addPending(1, 'only once')
    const data = message(3, { content: 'only once', client_key })
    await act(async () => {
      applyEvent(client, { event: 'message.created', data, seq: 1 })
      await new Promise((done) => setTimeout(done))
    })
    expect(screen.getAllByText('only once')).toHaveLength(1)
  })
  it('copies a message, with the keyboard alone', async () => {
    draw(thread, [message(2, { content: 'Keep this' })])
    const user = userEvent.setup()
    const writeText = vi.spyOn(navigator.clipboard, 'writeText')
    screen.getByText('Keep this').focus()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }))
    await user.keyboard('{Enter}')
    expect(writeText).toHaveBeenCalledWith('Keep this')
  })
  it('draws a bounded part of a long thread', async () => {
    const { client, container } = draw(thread, messages(4_951, 5_000))
    await act(async () => {
      client.setQueryData(keys.messages(1), {
        pages: Array.from({ length: 100 }, (_, page) => messages(5_000 - page * 50 - 49, 5_000 - page * 50)),
        pageParams: Array.from({ length: 100 }, () => null),
      })
      await new Promise((done) => setTimeout(done))
    })
    expect(container.querySelectorAll('*').length).toBeLessThan(1_500)
    expect(screen.getByText('message 5000')).toBeTruthy()
  })
})
