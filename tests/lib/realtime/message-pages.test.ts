import { describe, expect, it } from 'vitest'
import { appendOlder, firstPage, hasOlder, mergeNewest, oldestId, runningReply, upsertMessage } from '@/lib/realtime/message-pages'
import { message, messages } from './fixtures'

const ids = (data: ReturnType<typeof firstPage>) => data.pages.map((page) => page.map(({ id }) => id))

describe('message pages', () => {
  it('puts a new message at the end and an older one where its id belongs', () => {
    const data = firstPage([message(1), message(4)])
    expect(ids(upsertMessage(upsertMessage(data, message(5)), message(3)))).toEqual([[1, 3, 4, 5]])
  })
  it('replaces only by a newer revision', () => {
    const data = firstPage([message(1, { rev: 3, content: 'third' })])
    expect(upsertMessage(data, message(1, { rev: 2, content: 'second' }))).toBe(data)
    expect(upsertMessage(data, message(1, { rev: 3, content: 'again' }))).toBe(data)
    expect(upsertMessage(data, message(1, { rev: 4, content: 'fourth' })).pages[0]?.[0]?.content).toBe('fourth')
  })
  it('changes a message of an older page in its page and keeps the others as they are', () => {
    const data = appendOlder(firstPage(messages(51, 100)), 51, messages(1, 50))
    const next = upsertMessage(data, message(20, { rev: 2 }))
    expect(next.pages[0]).toBe(data.pages[0])
    expect(next.pages[1]?.[19]?.rev).toBe(2)
  })
  it('leaves out what is older than everything loaded while more is to come', () => {
    const data = firstPage(messages(51, 100))
    expect(upsertMessage(data, message(3))).toBe(data)
  })
  it('merges a fresh newest page, and starts again when there is a hole', () => {
    const data = appendOlder(firstPage(messages(51, 100)), 51, messages(1, 50))
    const merged = mergeNewest(data, messages(60, 109))
    expect(merged.pages).toHaveLength(2)
    expect(merged.pages[0]?.at(-1)?.id).toBe(109)
    expect(mergeNewest(data, messages(101, 150)).pages).toHaveLength(1)
  })
  it('adds an older page once, and knows when nothing is older', () => {
    const data = firstPage(messages(51, 100))
    const all = appendOlder(data, 51, messages(1, 50))
    expect(appendOlder(all, 51, messages(1, 50))).toBe(all)
    expect(hasOlder(all)).toBe(true)
    const ended = appendOlder(all, 1, [])
    expect(hasOlder(ended)).toBe(false)
    expect(oldestId(ended)).toBe(1)
  })
  it('finds the reply that is being written', () => {
    expect(runningReply(firstPage(messages(1, 4)))).toBeUndefined()
    expect(runningReply(firstPage([...messages(1, 3), message(4, { status: 'streaming' })]))?.id).toBe(4)
  })
})
