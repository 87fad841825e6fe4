import { setImmediate as breath } from 'node:timers/promises'

/** What was learned. A sentence shows danger where `scoreOf` its vector is above the threshold. */
export type DangerSense = { weights: Float32Array; constant: number; threshold: number }

/** Weight of the penalty on large weights, where every vector has a length of one. More and less find fewer of the phrases left out. */
const PENALTY = 0.3
/** The square of an entry that every vector has besides. */
const CONSTANT = 0.25
/** Rows between two breaths: about 5 ms of 150. */
const SLICE = 8

const dot = (one: Float32Array, two: Float32Array) => {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * two[at]!
  return sum
}

/** How much the vector of a sentence is like what was learned as danger; comparable with the threshold alone. */
export const scoreOf = ({ weights, constant }: DangerSense, vector: Float32Array): number => dot(vector, weights) + constant

/** The inverse of a symmetric positive matrix, in its place. */
async function invert(matrix: Float64Array, size: number): Promise<void> {
  const row_of = new Float64Array(size)
  for (let pivot = 0; pivot < size; pivot++) {
    if (pivot % SLICE === 0) await breath()
    const base = pivot * size
    const scale = 1 / matrix[base + pivot]!
    matrix[base + pivot] = 1
    for (let column = 0; column < size; column++) row_of[column] = matrix[base + column] = matrix[base + column]! * scale
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue
      const from = row * size
      const factor = matrix[from + pivot]!
      matrix[from + pivot] = 0
      for (let column = 0; column < size; column++) matrix[from + column]! -= factor * row_of[column]!
    }
  }
}

/**
 * Learns to tell danger from its look-alikes by ridge regression, which also says how each phrase would be judged if it had been left
 * out: the threshold lets `false_alarms` (0 to 1) of the harmless ones through. Vectors of unit length, from any model.
 */
export async function learnDanger(
  danger: readonly Float32Array[],
  harmless: readonly Float32Array[],
  false_alarms: number,
): Promise<DangerSense> {
  const all = [...danger, ...harmless]
  const size = all.length
  const wanted = all.map((_, at) => (at < danger.length ? size / danger.length : -size / harmless.length) / 2)
  const inverse = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    if (row % SLICE === 0) await breath()
    for (let column = 0; column <= row; column++) {
      // The part that is the same for all takes the place of a constant.
      const likeness = dot(all[row]!, all[column]!) + CONSTANT
      inverse[row * size + column] = inverse[column * size + row] = likeness + (row === column ? PENALTY : 0)
    }
  }
  await invert(inverse, size)
  const shares = wanted.map((_, row) => wanted.reduce((sum, one, column) => sum + inverse[row * size + column]! * one, 0))
  const weights = new Float32Array(all[0]!.length)
  all.forEach((vector, at) => {
    for (let entry = 0; entry < weights.length; entry++) weights[entry]! += shares[at]! * vector[entry]!
  })
  const constant = shares.reduce((sum, share) => sum + share * CONSTANT, 0)
  const left_out = shares.map((share, at) => wanted[at]! - share / inverse[at * size + at]!)
  const alarms = left_out.slice(danger.length).sort((a, b) => b - a)
  return { weights, constant, threshold: alarms[Math.ceil(alarms.length * false_alarms)] ?? 0 }
}
