import { expect, test } from 'vitest'
import { waveformOf } from '@/contracts/waveform'

test('a waveform has 48 bars, the loudest full, whatever the sign and the unit', () => {
  const rising = Int16Array.from({ length: 4800 }, (_, n) => (n % 2 ? -1 : 1) * Math.floor(n / 100))
  const bars = waveformOf(rising)
  expect(bars).toHaveLength(48)
  expect(bars[0]).toBe(0)
  expect(bars[47]).toBe(100)
  expect(bars).toEqual(bars.toSorted((one, two) => one - two))
  expect(waveformOf([...rising].map((sample) => sample / 1e6))).toEqual(bars)
})

test('few levels are spread, silence and nothing are flat', () => {
  expect(waveformOf([1, 2])).toEqual([...Array<number>(24).fill(50), ...Array<number>(24).fill(100)])
  expect(new Set(waveformOf(new Int16Array(4800)))).toEqual(new Set([0]))
  expect(new Set(waveformOf([]))).toEqual(new Set([0]))
})
