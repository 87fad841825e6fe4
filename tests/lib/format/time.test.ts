import { describe, expect, it } from 'vitest'
import { formatCountdown, nextUtcMidnight } from '@/lib/format/countdown'
import { formatRelativeTime, formatShortTime } from '@/lib/format/relative-time'

const NOW = Date.UTC(2026, 10, 21, 12)
const SECOND = 1000
const HOUR = 3_600_000
const DAY = 24 * HOUR

describe('formatCountdown', () => {
  it.each([
    [0, '00:00:00'],
    [-5000, '00:00:00'],
    [1, '00:00:01'],
    [59 * SECOND, '00:00:59'],
    [HOUR, '01:00:00'],
    [DAY - SECOND, '23:59:59'],
    [DAY, '24:00:00'],
  ])('%i ms is %s', (milliseconds, text) => expect(formatCountdown(milliseconds)).toBe(text))

  it('counts to the next UTC midnight, also on the stroke of one', () => {
    expect(nextUtcMidnight(NOW)).toBe(Date.UTC(2026, 10, 22))
    expect(nextUtcMidnight(Date.UTC(2026, 10, 22))).toBe(Date.UTC(2026, 10, 23))
  })
})

describe('formatRelativeTime', () => {
  it.each([
    [-10 * SECOND, 'now'],
    [-5 * 60 * SECOND, '5 minutes ago'],
    [-HOUR, '1 hour ago'],
    [-DAY, 'yesterday'],
    [-3 * DAY, '3 days ago'],
    [2 * HOUR, 'in 2 hours'],
  ])('%i ms away is “%s”', (distance, text) => expect(formatRelativeTime(NOW + distance, NOW)).toBe(text))
})

describe('formatShortTime', () => {
  it.each([
    [0, 'now'],
    [5 * 60 * SECOND, '5m'],
    [3 * HOUR, '3h'],
    [2 * DAY, '2d'],
    [30 * DAY, 'Oct 22'],
  ])('%i ms ago is “%s”', (age, text) => expect(formatShortTime(NOW - age, NOW)).toBe(text))
})
