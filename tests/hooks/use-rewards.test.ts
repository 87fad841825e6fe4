import { expect, test } from 'vitest'
import { asksAgainIn } from '@/hooks/api/use-rewards'

const NOW = Date.UTC(2026, 2, 1, 23, 0)
const at = (milliseconds: number | null) => ({ again_at: milliseconds === null ? null : new Date(NOW + milliseconds).toISOString() })

test.each([
  ['nothing to wait for', [at(null)], false],
  ['the soonest', [at(null), at(9_000_000), at(3_600_000)], 3_600_000],
  ['a moment', [at(3)], 1000],
  ['weeks', [at(9 * 86_400_000)], false],
  ['a clock that runs ahead of the server’s by an hour: no storm', [at(-3_600_000)], 60_000],
  ['midnight itself', [at(0)], 60_000],
] as const)('%s', (_, tasks, expected) => expect(asksAgainIn([...tasks], NOW)).toBe(expected))
