import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MORE_WAYS } from '@/server/providers/chat/companion/more-ways'
import { chanceFrom, hash } from '@/server/providers/chat/companion/chance'
import { featuresOf, logSum, WORD_STEP, type RecognizerHead } from '@/server/providers/chat/companion/recognizer'

import { adam, shuffle } from './adam'
import { INTENTS, type IntentId } from './intents'

/** The ways of each intent from here on are in no index and teach nothing: by them both are measured (npm run eval:companion). */
export const HELD_FROM = 4

/** What the recognizer learns from: the ways of the index, and 34 more of each intent that only it knows. */
export function trainingWays(): { id: IntentId; text: string }[] {
  const further = JSON.parse(readFileSync(join(process.cwd(), 'server', 'db', 'seed', 'lives', 'further-ways.json'), 'utf8')) as Record<
    IntentId,
    string[]
  >
  return (Object.keys(INTENTS) as IntentId[]).flatMap((id) =>
    [...INTENTS[id].slice(0, HELD_FROM), ...(MORE_WAYS[id] ?? []), ...further[id]].map((text) => ({ id, text })),
  )
}

export const hashOfWays = (ways: readonly { id: string; text: string }[]): string =>
  createHash('sha256')
    .update(ways.map(({ id, text }) => `${id} ${text}`).join('\n'))
    .digest('base64url')
    .slice(0, 16)

/** A way to say something, its intent and its vector. */
export type Example = { id: string; text: string; vector: Float32Array }

/** Added to how often a word stands in the other intents, so that one that stands in none is worth much and not everything. */
const SMOOTHING = 0.1
/** What is worth less is left out. */
const LEAST_WORTH = 0.05
/** Length of a whitened vector, which decides how sure of itself the classifier becomes. */
const LENGTH = 3
/** Weight of the penalty on large weights, for each example: 1 / (2 × 11,680). */
const PENALTY = 4.3e-5
const EPOCHS = 40
const BATCH = 64
const RATE = 0.02

/** The file of `readRecognizer`, made from these examples; the same every time. */
export function trainRecognizer(examples: readonly Example[], ids: readonly string[], model: string, ways: string): Buffer {
  const dimensions = examples[0]!.vector.length
  const { biases, weights } = classify(examples, ids, dimensions)
  const words = weighWords(examples, ids)
  let largest = 0
  for (const one of weights) largest = Math.max(largest, Math.abs(one))
  const packed = Int8Array.from(weights, (one) => Math.round((one / largest) * 127))
  const head: RecognizerHead = {
    model,
    dimensions,
    ids: [...ids],
    ways,
    largest,
    features: words.hashes.length,
    entries: words.which.length,
  }
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    ...[biases, packed, words.hashes, words.starts, words.which, words.worth].map((part) =>
      Buffer.from(part.buffer, part.byteOffset, part.byteLength),
    ),
  ])
}

/** For each word and pair, how much rarer it is in all other intents than in this one. */
function weighWords(examples: readonly Example[], ids: readonly string[]) {
  const place = new Map(ids.map((id, at) => [id, at]))
  const counts = new Map<number, Map<number, number>>()
  for (const { id, text } of examples)
    for (const feature of featuresOf(text)) {
      const key = hash(feature)
      const there = counts.get(key) ?? new Map<number, number>()
      counts.set(key, there.set(place.get(id)!, (there.get(place.get(id)!) ?? 0) + 1))
    }
  const [starts, which, worth, hashes]: number[][] = [[0], [], [], []]
  for (const [key, there] of [...counts].sort(([a], [b]) => a - b)) {
    const all = [...there.values()].reduce((sum, one) => sum + one, 0) + SMOOTHING
    for (const [at, count] of there) {
      const weight = Math.log(all / (all - count))
      if (weight < LEAST_WORTH) continue
      which!.push(at)
      worth!.push(Math.min(255, Math.round(weight / WORD_STEP)))
    }
    if (which!.length === starts!.at(-1)) continue
    hashes!.push(key)
    starts!.push(which!.length)
  }
  return {
    hashes: Uint32Array.from(hashes!),
    starts: Uint32Array.from(starts!),
    which: Uint16Array.from(which!),
    worth: Uint8Array.from(worth!),
  }
}

/**
 * Multinomial logistic regression on whitened vectors (their scatter within an intent is the same in all directions), by Adam over
 * small batches; the whitening is folded into the weights, so that a plain vector is asked.
 */
function classify(examples: readonly Example[], ids: readonly string[], dimensions: number) {
  const place = new Map(ids.map((id, at) => [id, at]))
  const labels = Int32Array.from(examples, ({ id }) => place.get(id)!)
  const mean = meanOf(
    examples.map(({ vector }) => vector),
    dimensions,
  )
  const whitening = whitenerOf(examples, labels, ids.length, dimensions)
  const inputs = examples.map(({ vector }) =>
    transform(
      whitening,
      vector.map((one, at) => one - mean[at]!),
    ),
  )
  const scale = LENGTH / (inputs.reduce((sum, one) => sum + Math.hypot(...one), 0) / inputs.length)
  for (const input of inputs) for (let at = 0; at < dimensions; at += 1) input[at]! *= scale

  const size = dimensions + 1
  const weights = new Float64Array(ids.length * size)
  const gradient = new Float64Array(weights.length)
  const move_by = adam(weights)
  const order = Int32Array.from(inputs, (_, at) => at)
  const chance = chanceFrom('recognizer')
  const scores = new Float64Array(ids.length)
  const steps = EPOCHS * Math.ceil(inputs.length / BATCH)
  let step = 0
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, epoch, chance)
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.subarray(from, from + BATCH)
      gradient.fill(0)
      for (const example of batch) {
        const input = inputs[example]!
        for (let id = 0; id < ids.length; id += 1) {
          let sum = weights[id * size + dimensions]!
          for (let at = 0; at < dimensions; at += 1) sum += weights[id * size + at]! * input[at]!
          scores[id] = sum
        }
        const whole = logSum(scores)
        for (let id = 0; id < ids.length; id += 1) {
          const error = Math.exp(scores[id]! - whole) - (labels[example] === id ? 1 : 0)
          if (Math.abs(error) < 1e-4) continue
          for (let at = 0; at < dimensions; at += 1) gradient[id * size + at]! += error * input[at]!
          gradient[id * size + dimensions]! += error
        }
      }
      step += 1
      // The rate falls to nothing, so that the end does not depend on the last batches.
      move_by(RATE * (1 - step / steps), (at) => gradient[at]! / batch.length + (at % size === dimensions ? 0 : PENALTY * weights[at]!))
    }
  }

  const biases = new Float32Array(ids.length)
  const plain = new Float32Array(ids.length * dimensions)
  for (let id = 0; id < ids.length; id += 1) {
    let bias = weights[id * size + dimensions]!
    for (let column = 0; column < dimensions; column += 1) {
      let sum = 0
      for (let row = 0; row < dimensions; row += 1) sum += weights[id * size + row]! * whitening[row * dimensions + column]!
      plain[id * dimensions + column] = sum * scale
      bias -= sum * scale * mean[column]!
    }
    biases[id] = bias
  }
  return { biases, weights: plain }
}

function meanOf(vectors: readonly Float32Array[], dimensions: number): Float64Array {
  const sum = new Float64Array(dimensions)
  for (const vector of vectors) for (let at = 0; at < dimensions; at += 1) sum[at]! += vector[at]! / vectors.length
  return sum
}

const transform = (matrix: Float64Array, vector: Float32Array): Float64Array => {
  const size = vector.length
  return Float64Array.from({ length: size }, (_, row) => {
    let sum = 0
    for (let column = 0; column < size; column += 1) sum += matrix[row * size + column]! * vector[column]!
    return sum
  })
}

/** A matrix that makes the scatter within intents the same in all directions: the inverse of its Cholesky factor, with a mean variance added. */
function whitenerOf(examples: readonly Example[], labels: Int32Array, intents: number, size: number): Float64Array {
  const middles = Array.from({ length: intents }, (_, id) =>
    meanOf(
      examples.flatMap(({ vector }, at) => (labels[at] === id ? [vector] : [])),
      size,
    ),
  )
  const scatter = new Float64Array(size * size)
  const off = new Float64Array(size)
  examples.forEach(({ vector }, example) => {
    const middle = middles[labels[example]!]!
    for (let at = 0; at < size; at += 1) off[at] = vector[at]! - middle[at]!
    for (let row = 0; row < size; row += 1)
      for (let column = 0; column <= row; column += 1) scatter[row * size + column]! += (off[row]! * off[column]!) / examples.length
  })
  let trace = 0
  for (let at = 0; at < size; at += 1) trace += scatter[at * size + at]!
  for (let at = 0; at < size; at += 1) scatter[at * size + at]! += trace / size
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = scatter[row * size + column]!
      for (let at = 0; at < column; at += 1) sum -= scatter[row * size + at]! * scatter[column * size + at]!
      scatter[row * size + column] = row === column ? Math.sqrt(sum) : sum / scatter[column * size + column]!
    }
  const inverse = new Float64Array(size * size)
  for (let column = 0; column < size; column += 1)
    for (let row = column; row < size; row += 1) {
      let sum = row === column ? 1 : 0
      for (let at = column; at < row; at += 1) sum -= scatter[row * size + at]! * inverse[at * size + column]!
      inverse[row * size + column] = sum / scatter[row * size + row]!
    }
  return inverse
}
