import { describe, expect, it } from 'vitest'
import { learnDanger, scoreOf } from '@/server/domain/moderation/learn-danger'

/** Of unit length: `kind` is what tells danger from the rest, and the others are what they speak of. */
const vector = (kind: number, about: number, strength = 1): Float32Array => {
  const entries = Float32Array.from({ length: 12 }, (_, at) => (at === 0 ? kind * strength : at === 1 + (about % 11) ? 1 : 0))
  const length = Math.hypot(...entries)
  return entries.map((one) => one / length)
}
const of = (kind: number) => Array.from({ length: 40 }, (_, at) => vector(kind, at, 0.4 + (at % 5) / 10))

describe('danger is learned from phrases and their look-alikes', () => {
  it('tells those that it has not read apart, whatever they speak of', async () => {
    const sense = await learnDanger(of(1), of(-1), 0.1)
    for (let about = 0; about < 11; about++) {
      expect(scoreOf(sense, vector(1, about, 0.75))).toBeGreaterThan(sense.threshold)
      expect(scoreOf(sense, vector(-1, about, 0.75))).toBeLessThan(sense.threshold)
    }
  })
  it('lets so many of the harmless ones through as it is told, where nothing tells them apart', async () => {
    const any = Array.from({ length: 60 }, (_, at) => vector(Math.sin(at * 7), at * 5, 1))
    const shares = await Promise.all(
      [0.1, 0.5].map(async (share) => {
        const sense = await learnDanger(any.slice(0, 20), any.slice(20), share)
        return any.slice(20).filter((one) => scoreOf(sense, one) > sense.threshold).length / 40
      }),
    )
    expect(shares[0]).toBeLessThanOrEqual(0.1)
    expect(shares[1]).toBeGreaterThan(shares[0]!)
    expect(shares[1]).toBeLessThanOrEqual(0.5)
  })
})
