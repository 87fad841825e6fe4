import { describe, expect, it } from 'vitest'
import { CHUNK_SIZE, chunksOf, endsTurn, startsAnew, windowOf } from '@/components/messages/message-window'
import { message, messages } from '../../lib/realtime/fixtures'

describe('chunksOf', () => {
  it('has the newest group first and keeps keys when older pages come', () => {
    const newest = messages(51, 100)
    const before = chunksOf([newest])
    const after = chunksOf([newest, messages(1, 50)])
    expect(before.map(({ key }) => key)).toEqual([91, 81, 71, 61, 51])
    expect(after.slice(0, 5)).toEqual(before)
    expect(after.every((chunk, index) => index > 4 || chunk === before[index])).toBe(true)
    expect(after.flatMap((chunk) => chunk.messages)).toHaveLength(100)
  })
})

describe('windowOf', () => {
  const chunks = chunksOf(Array.from({ length: 100 }, (_, page) => messages(5000 - page * 50 - 49, 5000 - page * 50)))
  const heights = new Map(chunks.map(({ key }) => [key, 500]))
  const total = 500 * chunks.length

  it('draws a few screens and no more, wherever one is', () => {
    for (const hidden_below of [0, 1_000, 77_777, 200_000, total - 900]) {
      const { from, to, above, below } = windowOf(chunks, heights, { hidden_below, height: 900 })
      expect((to - from) * CHUNK_SIZE).toBeLessThanOrEqual(100)
      expect(below).toBe(from * 500)
      expect(above + below + (to - from) * 500).toBe(total)
      expect(below).toBeLessThanOrEqual(hidden_below)
      expect(total - above).toBeGreaterThanOrEqual(hidden_below + 900)
    }
  })
  it('draws the newest group while the end is far in view, and the oldest when scrolled past everything', () => {
    expect(windowOf(chunks, heights, { hidden_below: -300, height: 900 }).from).toBe(0)
    expect(windowOf(chunks, heights, { hidden_below: total + 9_000, height: 900 }).to).toBe(chunks.length)
  })
  it('draws what is said first in an empty thread', () => {
    const { from, to, above, below } = windowOf([], new Map(), { hidden_below: 0, height: 900 })
    expect({ from, above, below }).toEqual({ from: 0, above: 0, below: 0 })
    expect(to).toBeGreaterThan(0)
  })
})

describe('dates and turns', () => {
  const late = { created_at: '2026-01-02T00:00:00.000Z' }
  it('dates the first message and every one after a pause', () => {
    expect(startsAnew(message(1), undefined)).toBe(true)
    expect(startsAnew(message(2), message(1))).toBe(false)
    expect(startsAnew(message(2, late), message(1))).toBe(true)
  })
  it('a turn ends with the speaker or the pause', () => {
    expect(endsTurn(message(1), message(2))).toBe(true)
    expect(endsTurn(message(1), message(3))).toBe(false)
    expect(endsTurn(message(1), undefined)).toBe(true)
  })
})
