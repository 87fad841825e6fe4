import { randomInt } from 'node:crypto'

/** `npm run test:thorough` runs everything at full counts; without it most random tests try fewer cases, and others in each run. */
export const THOROUGH = process.env.THOROUGH === '1'

/** Whether this run has every browser journey: the thorough one does, and one that names files of them (playwright.config.ts). */
export const EVERY_JOURNEY = THOROUGH || process.env.TEST_JOURNEYS === 'every'

/** How many cases this run tries. */
export const count = (of: { usual: number; thorough: number }): number => (THOROUGH ? of.thorough : of.usual)

const SEEDS = 2 ** 31

/** The thorough run takes all of a list, any other one of it by TEST_SEED, so that one run after another has taken them all. */
export const sampled = <T>(list: readonly T[]): readonly T[] =>
  THOROUGH ? list : [list[Number(process.env.TEST_SEED ?? 0) % list.length]!]

/**
 * A new seed each time, printed, or the one of TEST_SEED: a run that failed is run again with what it printed.
 * Throws RangeError where TEST_SEED is no number.
 */
export function seed(): number {
  const given = process.env.TEST_SEED
  if (given !== undefined && !/^\d{1,10}$/.test(given)) throw new RangeError(`TEST_SEED is a whole number below ${SEEDS}, not "${given}".`)
  const value = given === undefined ? randomInt(SEEDS) : Number(given) % SEEDS
  console.info(`Random cases by TEST_SEED=${value}`)
  return value
}

/** Mulberry32 (public domain, Tommy Ettinger): the same values for a seed on every machine. */
export function random(from: number) {
  let state = from >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  /** So many of them, each once, in random order; all of them where there are fewer. */
  function sample<T>(list: readonly T[], size: number): T[] {
    const left = [...list]
    return Array.from({ length: Math.min(size, left.length) }, () => left.splice(below(left.length), 1)[0]!)
  }
  return { below, pick, sample }
}
export type Random = ReturnType<typeof random>
