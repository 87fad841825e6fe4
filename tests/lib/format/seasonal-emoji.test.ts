import { describe, expect, it } from 'vitest'
import { seasonalEmoji } from '@/lib/format/seasonal-emoji'

const on = (month: number, day: number) => seasonalEmoji(new Date(2026, month - 1, day, 12))

describe('seasonalEmoji', () => {
  it.each([
    ['heart', '❤️', [2, 13], [2, 19]],
    ['clover', '☘️', [3, 14], [3, 19]],
    ['egg', '🥚', [4, 18], [4, 23]],
    ['US flag in May', '🇺🇸', [5, 25], [5, 29]],
    ['US flag in July', '🇺🇸', [7, 1], [7, 7]],
    ['turkey', '🦃', [11, 20], [11, 28]],
  ] as const)('shows the %s from its first day to its last', (_name, emoji, from, to) => {
    expect(on(from[0], from[1])).toBe(emoji)
    expect(on(to[0], to[1])).toBe(emoji)
    expect(on(from[0], from[1] - 1)).toBe('🎁')
    expect(on(to[0], to[1] + 1)).toBe('🎁')
  })

  it('shows a gift on every other day of the year', () => {
    const seasons = { '❤️': 7, '☘️': 6, '🥚': 6, '🇺🇸': 12, '🦃': 9 }
    const days = Array.from({ length: 365 }, (_, index) => seasonalEmoji(new Date(2026, 0, 1 + index, 12)))
    for (const [emoji, count] of Object.entries(seasons)) expect(days.filter((day) => day === emoji)).toHaveLength(count)
    expect(days.filter((day) => day === '🎁')).toHaveLength(365 - 40)
  })

  it('goes by the calendar of the viewer to the minute', () => {
    expect(seasonalEmoji(new Date(2026, 1, 12, 23, 59))).toBe('🎁')
    expect(seasonalEmoji(new Date(2026, 1, 13, 0, 0))).toBe('❤️')
    expect(seasonalEmoji(new Date(2026, 1, 19, 23, 59))).toBe('❤️')
  })
})
