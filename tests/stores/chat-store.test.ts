// Needs a document.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatState, useChatStore } from '@/stores/chat-store'
import { message } from '../lib/realtime/fixtures'

const store = () => useChatStore.getState()
const chat = (id = 1) => chatState(store(), id)
const reply = (over = {}) => message(2, { status: 'streaming', content: '', ...over })
/** The next page on the same device. */
const reload = () => useChatStore.setState(useChatStore.getInitialState(), true)

beforeEach(() => {
  vi.useFakeTimers()
  store().reset()
})
afterEach(() => vi.useRealTimers())

describe('typing', () => {
  it('shows a second after a reply without text has appeared', () => {
    store().recordEvent({ event: 'message.created', data: reply(), seq: 1 })
    vi.advanceTimersByTime(999)
    expect(chat().isTyping).toBe(false)
    vi.advanceTimersByTime(1)
    expect(chat().isTyping).toBe(true)
  })
  it('never shows for a fast reply', () => {
    store().recordEvent({ event: 'message.created', data: reply(), seq: 1 })
    store().applyDeltas([{ message_id: 2, offset: 0, text: 'Hi', base: '' }])
    vi.advanceTimersByTime(5_000)
    expect(chat().isTyping).toBe(false)
  })
  it('ends with the first text', () => {
    store().recordEvent({ event: 'message.created', data: reply(), seq: 1 })
    vi.advanceTimersByTime(1_500)
    store().applyDeltas([{ message_id: 2, offset: 0, text: 'Hi', base: '' }])
    expect(chat().isTyping).toBe(false)
  })
  it('ends with a message of the person', () => {
    store().recordEvent({ event: 'message.created', data: reply(), seq: 1 })
    vi.advanceTimersByTime(1_500)
    store().addPending(1, 'hello')
    expect(chat().isTyping).toBe(false)
  })
})

describe('running replies', () => {
  const text = () => store().streaming[2]?.text
  it('puts pieces where they belong, once', () => {
    store().applyDeltas([
      { message_id: 2, offset: 0, text: 'Good ', base: '' },
      { message_id: 2, offset: 5, text: 'evening', base: '' },
      { message_id: 2, offset: 5, text: 'evening', base: '' },
      { message_id: 2, offset: 3, text: 'd evening, you', base: '' },
    ])
    expect(text()).toBe('Good evening, you')
  })
  it('continues from the text that is stored already', () => {
    store().applyDeltas([{ message_id: 2, offset: 4, text: ' evening', base: 'Good' }])
    expect(text()).toBe('Good evening')
  })
  it('keeps what lies behind a hole until the server fills it', () => {
    store().applyDeltas([{ message_id: 2, offset: 0, text: 'Good', base: '' }])
    store().applyDeltas([{ message_id: 2, offset: 12, text: ', you', base: '' }])
    expect(text()).toBe('Good')
    store().recordEvent({ event: 'message.updated', data: reply({ content: 'Good evening' }), seq: 2 })
    expect(text()).toBe('Good evening, you')
  })
  it('forgets the pieces when the reply is complete', () => {
    store().applyDeltas([{ message_id: 2, offset: 0, text: 'Good', base: '' }])
    store().recordEvent({ event: 'message.updated', data: reply({ status: 'complete', content: 'Good' }), seq: 2 })
    expect(store().streaming).toEqual({})
  })
})

describe('drafts and pending sends', () => {
  it('survive a reload, in order, under the same keys', () => {
    store().restore(5)
    const first = store().addPending(1, 'first')
    vi.advanceTimersByTime(1)
    const second = store().addPending(1, 'second')
    store().setDraft(1, 'half a thou')
    reload()
    store().restore(5)
    expect(store().pending.map(({ client_key, state }) => [client_key, state])).toEqual([
      [first, 'waiting'],
      [second, 'waiting'],
    ])
    expect(store().drafts[1]).toBe('half a thou')
  })
  it('are not shown to another person', () => {
    store().restore(5)
    store().addPending(1, 'mine')
    reload()
    store().restore(6)
    expect(store().pending).toEqual([])
    reload()
    store().restore(5)
    expect(store().pending).toEqual([])
  })
  it('leave with the stored copy of the message', () => {
    const client_key = store().addPending(1, 'hello')
    store().recordEvent({ event: 'message.created', data: message(1, { client_key }), seq: 1 })
    expect(store().pending).toEqual([])
    reload()
    store().restore(5)
    expect(store().pending).toEqual([])
  })
  it('go back into the composer before what stands there', () => {
    const a = store().addPending(1, 'first')
    const b = store().addPending(1, 'second')
    store().setDraft(1, 'third')
    store().restoreDraft(1, [a, b])
    expect(store().drafts[1]).toBe('first\nsecond\nthird')
    expect(store().pending).toEqual([])
  })
  it('are gone from the device after signing out', () => {
    store().restore(5)
    store().addPending(1, 'hello')
    store().setDraft(1, 'draft')
    store().reset()
    expect(Object.keys(localStorage).filter((key) => key.startsWith('krush.'))).toEqual([])
  })
})
