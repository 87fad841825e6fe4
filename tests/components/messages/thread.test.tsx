import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Thread } from '@/components/messages/thread'
import type { Message } from '@/contracts/messages'
import type { User } from '@/contracts/users'
import { keys } from '@/lib/query/keys'
import { applyEvent } from '@/lib/realtime/apply-event'
import { useAuthStore } from '@/stores/auth-store'
import { useChatStore } from '@/stores/chat-store'
import { useModalStore } from '@/stores/modal-store'
import { person } from '../../lib/auth/browser-fakes'
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
    useChatStore.getState().recordEvent({ event, data, seq: 1 })
    await new Promise((done) => setTimeout(done))
  })

const continued = (requests: Request[]) => requests.find(({ url }) => url.endsWith('/continue'))

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
  it('draws pictures, links and markup that somebody has written as their letters, and asks nobody for anything', () => {
    const requests = stubFetch(() => ({}))
    const written = [
      '![seen](https://elsewhere.example/x.png?q=secret) and [here](https://elsewhere.example/?q=secret)',
      '<img src="https://elsewhere.example/x.png" onerror="alert(1)"> <iframe src="//elsewhere.example"></iframe>',
      '> ![a](//elsewhere.example/a)\n- <a href="javascript:alert(1)">b</a>\n- <style>@import "//elsewhere.example"</style>',
      '*<svg onload=alert(1)>* **<link rel=preload href=//elsewhere.example>** https://elsewhere.example/plain',
    ]
    draw(
      thread,
      written.map((content, at) => message(2 + at, { content })),
    )
    for (const text of ['![seen](https://elsewhere.example/x.png?q=secret)', '<img src=', '<a href="javascript:', '<svg onload=', '/plain'])
      expect(log().textContent).toContain(text)
    const drawn = [...log().querySelectorAll('*')].flatMap((element) =>
      ['src', 'srcset', 'href', 'style', 'poster', 'data'].map((name) => element.getAttribute(name) ?? ''),
    )
    expect(drawn.filter((value) => /elsewhere|javascript/.test(value))).toEqual([])
    expect(log().querySelector('iframe, style, link, object, embed, svg[onload]')).toBeNull()
    expect(requests.filter(({ url }) => url.includes('elsewhere'))).toEqual([])
  })
  it('says above the composer that the account is on hold, and where to say otherwise', () => {
    useAuthStore.getState().signIn(person({}, { age_hold: true }) as User)
    draw(thread, [message(2, { content: 'Hello' })])
    const note = screen.getByRole('region', { name: 'Account on hold' })
    expect(within(note).getByRole('status').textContent).toContain('You can keep chatting.')
    expect(within(note).getByRole('link', { name: 'What this means' }).getAttribute('href')).toBe('/settings#hold')
    expect(within(note).getByRole('link', { name: 'I’m 18 or older' }).getAttribute('href')).toBe('/contact?about=age')
    act(() => useAuthStore.getState().signIn(person() as User))
    expect(screen.queryByRole('region', { name: 'Account on hold' })).toBeNull()
    act(() => useAuthStore.getState().signOut())
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
  it('is a quiet line where the law asks for no more', async () => {
    stubFetch(() => ({ disclosure: 'quiet', blocked: false, closed: null, checks: false, checked_at: null, help: null }))
    draw(thread, messages(1, 4))
    expect(await screen.findByText('Mira is an AI companion: a computer program, not a person.')).toBeTruthy()
    expect(screen.queryByText(/THE AI COMPANION/)).toBeNull()
  })
  it('shows it again after the message that the server says, and suggests a break there', async () => {
    const { client } = draw(thread, messages(1, 4))
    await told(client, 'message.created', message(5, { content: 'First of today', content_attributes: { told: true } }))
    // It stands right before this one already.
    expect(screen.getAllByText(/THE AI COMPANION/)).toHaveLength(1)
    await told(client, 'message.created', message(7, { content: 'Hours later', content_attributes: { told: true, break: 180 } }))
    const [, again] = screen.getAllByText(/THE AI COMPANION/)
    expect(screen.getByText('Hours later').compareDocumentPosition(again!) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(screen.getByText('You’ve been chatting for 3 hours. This might be a good moment for a break.')).toBeTruthy()
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
  it('shows that the companion is typing', async () => {
    const { client } = draw(thread, [message(1)])
    await told(client, 'message.created', message(2, { status: 'streaming', content: '' }))
    expect(await screen.findByRole('img', { name: 'Mira is typing' }, { timeout: 2_000 })).toBeTruthy()
  })
  it('offers the rest of a cut reply free, and says why another failed', async () => {
    draw(thread, [message(1), message(2, { content: 'And then.', content_attributes: { cut: true } })])
    expect(await screen.findByRole('button', { name: 'Continue · free' })).toBeTruthy()
    expect(screen.queryByText(/1 credit/)).toBeNull()
    cleanup()
    draw(thread, [message(1), message(2, { status: 'failed', content: '', content_attributes: { failure: 'slow' } })])
    expect(await screen.findByText(/took too long. You weren’t charged/)).toBeTruthy()
    expect(screen.getByRole('button', { name: /Ask again/ })).toBeTruthy()
  })

  it('offers to continue after an interrupted reply, with the price on the button', async () => {
    const requests = stubFetch(() => message(2, { status: 'streaming', rev: 2 }))
    draw(thread, [message(1), message(2, { status: 'interrupted', content: 'And then' })])
    expect(screen.getByText('The reply was cut off. You weren’t charged.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /Continue · 1 credit/ }))
    await waitFor(() => expect(continued(requests)).toBeTruthy())
    expect(continued(requests)?.headers.get('idempotency-key')).toBeTruthy()
  })
  it('names the rule of a blocked reply', () => {
    draw(thread, [message(1), message(2, { status: 'blocked', content: '', content_attributes: { rule: 'real_people' } })])
    expect(screen.getByText(/We can’t show .*’s reply: nothing sexual about real people\. You weren’t charged\./)).toBeTruthy()
  })
  it('puts a fixed card in the place of a reply in a crisis', () => {
    draw(thread, [message(1), message(2, { content_attributes: { notice: 'crisis' } })])
    const card = screen.getByRole('alert')
    expect(within(card).getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988')
    expect(within(card).getByRole('link', { name: 'More places that help' }).getAttribute('href')).toBe('/safety')
    expect(within(card).queryByText(/Mira said/)).toBeNull()
  })
  it('points to help once: in the thread where a message of its own does, else below it until closed', async () => {
    draw(thread, [message(1), message(2, { content_attributes: { notice: 'crisis' } })])
    const notice = (level: 'concern' | 'acute') =>
      act(() => useChatStore.getState().recordEvent({ event: 'safety.notice', data: { conversation_id: 1, level }, seq: 2 }))
    notice('acute')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    notice('concern')
    expect(screen.getAllByRole('alert')).toHaveLength(2)
    await userEvent.click(screen.getByRole('button', { name: 'Close this card' }))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
  it('takes the actions under the newest reply away while something is to be sent below it', () => {
    draw(thread, [message(2)])
    const bars = () => document.querySelectorAll('[data-actions]').length
    expect(bars()).toBe(1)
    act(() => void useChatStore.getState().addPending(1, 'on its way'))
    expect(bars()).toBe(0)
    act(() => useChatStore.getState().pending.forEach(({ client_key }) => useChatStore.getState().removePending(client_key)))
    expect(bars()).toBe(1)
  })
  it('takes the actions that a finger opened away once another message stands below them', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: /coarse|hover: none/.test(query),
      addEventListener() {},
      removeEventListener() {},
    }))
    const { client } = draw(thread, [message(2)])
    screen.getByRole('button', { name: 'More actions' }).focus()
    act(() => applyEvent(client, { event: 'message.created', data: message(4, { content: 'and more' }), seq: 3 }))
    const barOf = (id: number) => document.querySelector(`[data-message="${id}"] [data-actions]`)
    expect([barOf(2), barOf(4)]).toEqual([null, expect.anything()])
  })
  it('keeps a failed message with what can be done about it', async () => {
    draw(thread, [message(2)])
    const key = useChatStore.getState().addPending(1, 'lost words')
    act(() => useChatStore.getState().patchPending(key, { state: 'failed', error: { code: 'INTERNAL' } }))
    expect(screen.getByRole('alert').textContent).toBe('Not sent. You weren’t charged.')
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
    expect(useChatStore.getState().drafts[1]).toBe('lost words')
    expect(screen.queryByText('lost words')).toBeNull()
  })
  it.each([
    ['SPENDING_LIMIT_REACHED', 'Not sent. You’ve reached your monthly credit limit. You weren’t charged.', '/settings#limits'],
    ['LEVEL_NOT_AVAILABLE', 'Not sent. Photos at this level aren’t offered here. You weren’t charged.', undefined],
    ['PREMIUM_ONLY', 'Not sent. This is part of Premium. You weren’t charged.', undefined],
  ] as const)('says why a message met with %s, and where that is changed', (code, words, href) => {
    draw(thread, [message(2)])
    const key = useChatStore.getState().addPending(1, 'one more')
    act(() => useChatStore.getState().patchPending(key, { state: 'failed', error: { code } }))
    expect(screen.getByRole('alert').textContent).toBe(words)
    expect(screen.queryByRole('link', { name: 'Change limit' })?.getAttribute('href')).toBe(href)
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
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Listen · about \d+ s · 3 credits$/ }))
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }))
    await user.keyboard('{Enter}')
    expect(writeText).toHaveBeenCalledWith('Keep this')
  })
  it.each(['mouse', 'touch'] as const)(
    'copies by %s: a press on the actions does not take them away, one elsewhere does',
    async (pointer) => {
      draw(thread, [message(1), message(2, { content: 'Keep this' }), message(3)])
      const user = userEvent.setup()
      const writeText = vi.spyOn(navigator.clipboard, 'writeText')
      const words = screen.getByText('Keep this')
      if (pointer === 'mouse') await user.hover(words)
      else await user.pointer({ keys: '[TouchA]', target: words })
      const copy = screen.getByRole('button', { name: 'Copy' })
      // In a browser what a press has changed is drawn before it ends.
      fireEvent.pointerDown(copy)
      expect(copy.isConnected).toBe(true)
      await user.pointer({ keys: pointer === 'mouse' ? '[MouseLeft]' : '[TouchA]', target: copy })
      expect(writeText).toHaveBeenCalledWith('Keep this')
      await user.pointer({ keys: pointer === 'mouse' ? '[MouseLeft]' : '[TouchA]', target: screen.getByText('message 1') })
      expect(copy.isConnected).toBe(false)
    },
  )
  it('says where another model took over', () => {
    const by = (model: string) => ({ content_attributes: { model } })
    draw(thread, [
      message(2, { content: 'One', ...by('small') }),
      message(3, { content: 'Who is there?' }),
      message(4, { content: 'Two', ...by('large') }),
      message(5, { content: 'Still you?' }),
      message(6, { content: 'Three', ...by('large') }),
    ])
    expect(screen.getAllByText(/^Written by/).map(({ textContent }) => textContent)).toEqual(['Written by large from here on.'])
    expect(log().textContent).toMatch(/Two.*Written by large.*Still you.*Three/)
  })
  it('continues after a whole reply, the newest only', async () => {
    const requests = stubFetch(() => message(6, { status: 'streaming', content: '' }))
    draw(thread, [message(2), message(3), message(4)])
    await userEvent.hover(screen.getByText('message 2'))
    expect(screen.queryAllByRole('button', { name: /^Continue/ })).toHaveLength(1)
    await userEvent.hover(screen.getByText('message 4'))
    await userEvent.click(screen.getByRole('button', { name: /^Continue · 1 credit/ }))
    await waitFor(() => expect(continued(requests)).toBeTruthy())
  })
  it('continues from the menu too, where phones have it', async () => {
    const requests = stubFetch(() => message(6, { status: 'streaming', content: '' }))
    draw(thread, [message(2), message(3), message(4)])
    const more = async (text: string) => {
      await userEvent.hover(screen.getByText(text))
      await userEvent.click(screen.getAllByRole('button', { name: 'More actions' }).at(-1)!)
      return within(await screen.findByRole('dialog'))
    }
    const menu = await more('message 4')
    await userEvent.click(menu.getByRole('button', { name: /^Continue.*1 credit/ }))
    await waitFor(() => expect(continued(requests)).toBeTruthy())
  })
  it('says that a chat began only once it has', async () => {
    const { client } = draw(thread, [message(2, { content: 'A greeting' })])
    expect(screen.queryByText('This is where your chat began.')).toBeNull()
    await told(client, 'message.created', message(3))
    expect(screen.getByText('This is where your chat began.')).toBeTruthy()
  })
  it('shows what photo was asked for, and how far it is', async () => {
    const request = { level: 'tease', prompt: 'by the window' } as const
    const asked = { message_type: 1, image_request: request }
    draw(thread, [
      message(1, { ...asked, content: 'Send me a Flirty photo: by the window' }),
      message(2, { ...asked, content: 'Hold on.', content_attributes: { photo_generating: true } }),
    ])
    expect(screen.getByText('Flirty photo').parentElement?.textContent).toBe('You said: Flirty photoby the window')
    const ring = () => screen.getByText('Developing').closest('[role=status]')!.querySelector('circle + circle')!
    const unknown = ring().getAttribute('stroke-dashoffset')
    const about = { id: 9, conversation_id: 1, state: 'running' as const, progress: 80 }
    act(() => useChatStore.getState().recordEvent({ event: 'photo.updated', data: about, seq: 1 }))
    expect(Number(ring().getAttribute('stroke-dashoffset'))).toBeLessThan(Number(unknown))
    expect(screen.getByText('Hold on.')).toBeTruthy()
  })
  it('a photo that did not come can be asked for in other words', async () => {
    const request = { level: 'safe', prompt: 'by the window' } as const
    draw(thread, [message(2, { message_type: 1, status: 'failed', content: 'Hold on.', image_request: request })])
    await userEvent.click(screen.getByRole('button', { name: 'Change request' }))
    expect(useModalStore.getState().open).toEqual({ name: 'photo', props: { id: 1, name: 'Mira', request, change: true } })
    useModalStore.getState().closeModal()
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
