import { beforeEach, describe, expect, it } from 'vitest'
import type { QueryClient } from '@tanstack/react-query'
import type { Conversation } from '@/contracts/conversations'
import type { ServerEvent } from '@/contracts/events'
import { createQueryClient } from '@/lib/query/client'
import { keys } from '@/lib/query/keys'
import { applyEvent } from '@/lib/realtime/apply-event'
import { firstPage, type MessagePages } from '@/lib/realtime/message-pages'
import { conversation, message, messages } from './fixtures'

type List = { data: Conversation[]; count: number }

let client: QueryClient
let seq = 0
const created = (data: ReturnType<typeof message>): ServerEvent => ({ event: 'message.created', data, seq: (seq += 1) })
const updated = (data: ReturnType<typeof message>): ServerEvent => ({ event: 'message.updated', data, seq: (seq += 1) })
const pages = (id = 1) => client.getQueryData<MessagePages>(keys.messages(id))
const list = () => client.getQueryData<List>(keys.conversations())?.data ?? []
const isStale = (queryKey: readonly unknown[]) => client.getQueryState(queryKey)?.isInvalidated ?? false

beforeEach(() => {
  client = createQueryClient()
  client.setQueryData(keys.messages(1), firstPage(messages(1, 4)))
  client.setQueryData<List>(keys.conversations(), {
    data: [conversation(2, { messages: [message(3, { conversation_real_id: 2 })] }), conversation(1, { messages: [message(4)] })],
    count: 2,
  })
})

describe('applyEvent: messages', () => {
  it('adds a reply, moves its conversation to the top and marks it unread', () => {
    applyEvent(client, created(message(6)))
    expect(pages()?.pages[0]?.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6])
    expect(list().map(({ id }) => id)).toEqual([1, 2])
    expect(list()[0]).toMatchObject({ unread: true, messages: [{ id: 6 }], updated_at: message(6).created_at })
    expect(isStale(keys.conversations())).toBe(false)
  })
  it('does not mark what one wrote oneself', () => {
    applyEvent(client, created(message(7, { sender_type: 'User' })))
    expect(list()[0]).toMatchObject({ id: 1, unread: false })
  })
  it('is harmless when replayed', () => {
    applyEvent(client, created(message(6)))
    const before = [pages(), list()]
    applyEvent(client, created(message(6)))
    expect([pages(), list()]).toEqual(before)
  })
  it('never lets an older copy replace a newer one', () => {
    applyEvent(client, created(message(6, { status: 'streaming', content: '' })))
    applyEvent(client, updated(message(6, { rev: 3, content: 'whole' })))
    applyEvent(client, updated(message(6, { rev: 2, content: 'half', status: 'streaming' })))
    expect(pages()?.pages[0]?.at(-1)).toMatchObject({ content: 'whole', rev: 3 })
    expect(list()[0]?.messages[0]).toMatchObject({ content: 'whole' })
  })
  it('an update keeps the order and the unread mark of the list', () => {
    applyEvent(client, created(message(6)))
    applyEvent(client, { event: 'conversation.read', data: { conversation_id: 1 }, seq: (seq += 1) })
    applyEvent(client, updated(message(6, { rev: 2 })))
    expect(list()[0]).toMatchObject({ id: 1, unread: false })
  })
  it('asks for the list when the conversation is not in it, and continues', () => {
    applyEvent(client, created(message(9, { conversation_real_id: 5 })))
    expect(isStale(keys.conversations())).toBe(true)
    expect(pages(5)).toBeUndefined()
    applyEvent(client, created(message(10)))
    expect(pages()?.pages[0]?.at(-1)?.id).toBe(10)
  })
  it('refetches the gallery only for messages that carry a photo', () => {
    client.setQueryData(keys.botGallery(), [])
    applyEvent(client, created(message(6)))
    expect(isStale(keys.botGallery())).toBe(false)
    applyEvent(client, updated(message(6, { rev: 2, content_attributes: { user_media_id: 3 } })))
    expect(isStale(keys.botGallery())).toBe(true)
  })
})

describe('applyEvent: the rest', () => {
  const me = { credit_balance: 50, is_premium: false }
  const balance = (balance: number, rev: number): ServerEvent => ({ event: 'balance.updated', data: { balance, rev }, seq: (seq += 1) })

  it('patches the balance and ignores an older one', () => {
    client.setQueryData(keys.me(), me)
    applyEvent(client, balance(40, 5))
    applyEvent(client, balance(45, 4))
    expect(client.getQueryData(keys.me())).toMatchObject({ credit_balance: 40 })
  })
  it('survives without a cached person', () => {
    expect(() => applyEvent(client, balance(40, 5))).not.toThrow()
  })
  it('asks again for a conversation into which a chat was brought, and for no other', () => {
    for (const key of [keys.conversation(1), keys.messages(1), keys.messages(2)]) client.setQueryData(key, client.getQueryData(key) ?? {})
    applyEvent(client, { event: 'conversation.imported', data: { conversation_id: 1 }, seq: (seq += 1) })
    expect([keys.conversations(), keys.conversation(1), keys.messages(1), keys.messages(2)].map((key) => isStale(key))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })
  it('clears the unread mark', () => {
    applyEvent(client, created(message(6)))
    applyEvent(client, { event: 'conversation.read', data: { conversation_id: 1 }, seq: (seq += 1) })
    expect(list().every(({ unread }) => !unread)).toBe(true)
  })
  it('moves the number of a clip that is under way without asking for its photo, and asks when it has ended', () => {
    const clip = { id: 5, state: 'queued', progress: 0, length: 'short' }
    const photo = { id: 1, clip: null, clip_attempt: clip }
    client.setQueryData(keys.photo(1), photo)
    client.setQueryData(keys.assets(false), { pages: [{ data: [{ id: 2, clip_attempt: clip }, photo], count: 2 }], pageParams: [0] })
    const about = (state: 'running' | 'ready', progress: number): ServerEvent => ({
      event: 'photo.updated',
      data: { id: 1, conversation_id: 1, state: 'ready', progress: 100, clip: { id: 5, state, progress } },
      seq: (seq += 1),
    })
    applyEvent(client, about('running', 40))
    expect(client.getQueryData(keys.photo(1))).toMatchObject({ clip_attempt: { state: 'running', progress: 40, length: 'short' } })
    expect(client.getQueryData(keys.assets(false))).toMatchObject({
      pages: [{ data: [{ clip_attempt: clip }, { clip_attempt: { state: 'running', progress: 40 } }] }],
    })
    expect(isStale(keys.assets(false))).toBe(false)
    applyEvent(client, about('ready', 100))
    expect([isStale(keys.photo(1)), isStale(keys.assets(false))]).toEqual([true, true])
  })
  it('ignores types of a newer server', () => {
    const before = [pages(), list()]
    applyEvent(client, { event: 'photo.updated', data: { id: 1 }, seq: 9 } as unknown as ServerEvent)
    applyEvent(client, { event: 'toString', data: {}, seq: 10 } as unknown as ServerEvent)
    expect([pages(), list()]).toEqual(before)
  })
})
