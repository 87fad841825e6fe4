import { expect, test } from 'vitest'
import { inOrder } from '@/server/domain/cards/read-chat'

const NOW = new Date('2026-03-01T12:00:00Z')
const at = (time: string | null) => ({ sender: 'User' as const, text: 'x', at: time === null ? null : new Date(time) })
const times = (...given: (string | null)[]) => {
  const { times: found, filled } = inOrder(given.map(at), NOW)
  return { times: found.map((time) => time.toISOString().slice(0, 10)), filled }
}

test('times of an imported chat never go backwards and never lie ahead; what is missing takes the time before it', () => {
  expect(times('2026-01-01', '2026-01-03', '2026-02-01')).toEqual({ times: ['2026-01-01', '2026-01-03', '2026-02-01'], filled: 0 })
  expect(times('2026-01-03', '2026-01-01', null, '2026-02-01')).toEqual({
    times: ['2026-01-03', '2026-01-03', '2026-01-03', '2026-02-01'],
    filled: 2,
  })
  expect(times('2026-01-01', '2031-01-01', '2026-02-01')).toEqual({ times: ['2026-01-01', '2026-01-01', '2026-02-01'], filled: 1 })
  expect(times('2031-01-01', null)).toEqual({ times: ['2026-03-01', '2026-03-01'], filled: 2 })
})
