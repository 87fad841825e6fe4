import { createHash } from 'node:crypto'
import { SEEDS } from '@/server/db/seed/characters'
import type { Answer, Life } from '@/server/db/seed/life'
import { chanceFrom } from '@/server/providers/chat/companion/chance'
import { questionOf } from '@/server/providers/chat/companion/choose'
import {
  LINE_FEATURES,
  LINE_LAYER,
  runLayer,
  sizeOf,
  WHOLE_FEATURES,
  WHOLE_LAYER,
  type Layer,
  type LineRows,
  type LinesHead,
} from '@/server/providers/chat/companion/line-ranks'
import { lifeEntries, type Shared } from '@/server/providers/chat/companion/lives'
import { openShelves, thingsOf } from '@/server/providers/chat/companion/shelves'
import { understand } from '@/server/providers/chat/companion/understand'
import type { PackedVectors } from '@/server/providers/embeddings/packed'
import { unpackVector } from '@/server/providers/embeddings/packed'
import { adam, shuffle } from './adam'

/** A question with the lines it may be answered by; `right` is the place of the one that does, or -1. */
export type Posed = LineRows & { right: number; slug: string }

/** Rounds that are learned from: each asks every eighth question. */
export const ROUNDS = 2
/** So many of a hundred questions are taken out in a round, and ask for their line. */
const HELD = 12
/** So many of a hundred lines are taken out with all their questions, of which each second one asks: nothing answers it. */
const GONE = 7
/** Lists whose lines may go; a thing without its first line would be none. */
const LISTS = ['why', 'how', 'when', 'more', 'show'] as const

export const hashOfAsked = (lives: readonly Life[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lives.map(({ slug, asked }) => [slug, asked])))
    .digest('base64url')
    .slice(0, 16)

/**
 * Questions of strangers to this life, each put to the life as it is without that question, as one comes that nobody wrote down. Another
 * choice of them in each round.
 */
export async function pose(
  life: Life,
  packed: PackedVectors,
  { intents, recognizer }: Shared,
  embed: (texts: string[]) => Promise<Float32Array[]>,
  round: number,
): Promise<Posed[]> {
  const chance = chanceFrom(`${life.slug} ${round}`)
  const seed = SEEDS.find(({ slug }) => slug === life.slug)!
  const answers = new Map(thingsOf(seed.voice ?? null, life).map(({ id, answer }) => [id, answer]))
  const held: { id: string; line: string; question: string }[] = []
  const [out, gone] = [new Set<string>(), new Set<string>()]
  for (const [id, list, at, questions] of life.asked ?? []) {
    const line = answers.get(id)?.[list]?.[at]
    if (!line) continue
    const goes = list !== 'says' && chance.in(line, GONE / 100)
    if (goes) gone.add(line)
    for (const question of questions)
      if (chance.in(`${id} ${question}`, goes ? 0.5 : HELD / 100)) {
        out.add(`${id} ${question}`)
        held.push({ id, line, question })
      }
  }
  const left = structuredClone(life)
  const without = (answer: Answer) => {
    for (const list of LISTS) if (answer[list]) answer[list] = answer[list].filter((line) => !gone.has(line))
  }
  Object.values(left.answers).forEach(without)
  Object.values(left.topics).forEach(without)
  const entries = lifeEntries(life)
  const kept = entries.flatMap(({ item, text, line }, at) => (line && (gone.has(line) || out.has(`${item} ${text}`)) ? [] : [at]))
  const bytes = new Int8Array(kept.length * packed.dimensions)
  kept.forEach((from, at) =>
    bytes.set(packed.bytes.subarray(from * packed.dimensions, (from + 1) * packed.dimensions), at * packed.dimensions),
  )
  const own = kept.map((at) => entries[at]!)
  const shelves = openShelves(thingsOf(seed.voice ?? null, left), own, { ...packed, bytes }, intents, recognizer)
  const vectors = new Map(entries.map(({ text }, at) => [text, at]))
  const posed: Posed[] = []
  for (const { id, line, question } of held) {
    const { first, odd, parts } = understand([
      { role: 'assistant', content: seed.greeting },
      { role: 'user', content: question },
    ])
    const part = parts.findLast(({ kind }) => kind === 'question' || kind === 'request')
    if (first || odd || !part || part.whose === 'theirs') continue
    const known = new Map<string, Float32Array>()
    for (const text of [part.text, shelves.anybody(part.text)])
      if (text) known.set(text, vectors.has(text) ? unpackVector(packed, vectors.get(text)!) : (await embed([text]))[0]!)
    const vectorOf = (text: string) => known.get(text)
    const asked = questionOf(part, { shelves, vectorOf, last: seed.greeting, before: '' })
    const rows = asked && shelves.rows(asked)
    if (!rows) continue
    posed.push({ ...rows, slug: life.slug, right: rows.lines.findIndex((one) => one.id === id && one.line === line) })
  }
  return posed
}

const EPOCHS = 14
const BATCH = 64
const RATE = 3e-3
const LAST_RATE = 1e-4

/** Weights of both layers; softmax over the lines of a question and none of them, by Adam. The same every time. */
export function trainLines(posed: readonly Posed[], { model, asked }: LinesHead): Buffer {
  const [means, spreads] = spread(
    posed.slice(0, 4_000).map(({ rows }) => rows),
    LINE_FEATURES,
  )
  const [whole_means, whole_spreads] = spread(
    posed.map(({ whole }) => whole),
    WHOLE_FEATURES,
  )
  // Each number is brought to a mean of 0 and a spread of 1 for learning; what is written reads them as they are.
  const examples = posed.map(({ rows, whole, right }) => ({
    rows: rows.map((value, at) => (value - means[at % LINE_FEATURES]!) / spreads[at % LINE_FEATURES]!),
    whole: whole.map((value, at) => (value - whole_means[at]!) / whole_spreads[at]!),
    right,
  }))
  const [lines, wholes] = [begin(LINE_LAYER, 'lines'), begin(WHOLE_LAYER, 'wholes')]
  const [line_slope, whole_slope] = [new Float32Array(lines.length), new Float32Array(wholes.length)]
  const [move_lines, move_wholes] = [adam(lines), adam(wholes)]
  const order = Int32Array.from(examples, (_, at) => at)
  const chance = chanceFrom('lines')
  const held = new Float32Array(LINE_LAYER.hidden)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, epoch, chance)
    const rate = RATE * (1 - epoch / EPOCHS) + LAST_RATE
    for (let from = 0; from < order.length; from += BATCH) {
      line_slope.fill(0)
      whole_slope.fill(0)
      const batch = order.subarray(from, from + BATCH)
      for (const one of batch) {
        const { rows, whole, right } = examples[one]!
        const count = rows.length / LINE_FEATURES
        const scores = Array.from({ length: count }, (_, at) => runLayer(LINE_LAYER, lines, rows, at * LINE_FEATURES, held))
        const none = runLayer(WHOLE_LAYER, wholes, whole, 0, held)
        const most = Math.max(none, ...scores)
        const sum = scores.reduce((total, score) => total + Math.exp(score - most), Math.exp(none - most))
        const error = (score: number, is: boolean) => (Math.exp(score - most) / sum - (is ? 1 : 0)) / batch.length
        scores.forEach((score, at) => learn(LINE_LAYER, lines, rows, at * LINE_FEATURES, error(score, at === right), line_slope, held))
        learn(WHOLE_LAYER, wholes, whole, 0, error(none, right < 0), whole_slope, held)
      }
      move_lines(rate, (at) => line_slope[at]!)
      move_wholes(rate, (at) => whole_slope[at]!)
    }
  }
  const head: LinesHead = { model, asked }
  const written = [unscaled(LINE_LAYER, lines, means, spreads), unscaled(WHOLE_LAYER, wholes, whole_means, whole_spreads)]
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...written.map(({ buffer }) => Buffer.from(buffer))])
}

/** Of the number at each place of these rows, each of `size`, the mean and the spread. */
function spread(rows: readonly Float32Array[], size: number): [Float32Array, Float32Array] {
  const [means, squares] = [new Float64Array(size), new Float64Array(size)]
  let count = 0
  for (const row of rows) {
    count += row.length / size
    row.forEach((value, at) => {
      means[at % size]! += value
      squares[at % size]! += value * value
    })
  }
  const mean = Float32Array.from(means, (sum) => sum / count)
  return [mean, mean.map((one, at) => Math.sqrt(Math.max(0, squares[at]! / count - one * one)) + 1e-3)]
}

/** Small weights of a normal distribution (Box and Muller), after He and others, 2015. */
function begin({ inputs, hidden }: Layer, name: string): Float32Array {
  const chance = chanceFrom(name)
  const even = (key: string) => (chance.index(key, 1_000_000) + 1) / 1_000_001
  const weights = new Float32Array(sizeOf({ inputs, hidden }))
  for (let at = 0; at < weights.length; at += 1) {
    const is_output = at >= hidden * (inputs + 1)
    if (is_output ? at === hidden * (inputs + 1) : at % (inputs + 1) === 0) continue
    const normal = Math.sqrt(-2 * Math.log(even(`${at} a`))) * Math.cos(2 * Math.PI * even(`${at} b`))
    weights[at] = normal * Math.sqrt((is_output ? 1 : 2) / (is_output ? hidden : inputs))
  }
  return weights
}

/** Adds the slope of one row whose score is off by `error`. */
function learn(
  layer: Layer,
  weights: Float32Array,
  rows: Float32Array,
  from: number,
  error: number,
  slope: Float32Array,
  held: Float32Array,
): void {
  // What is surely not it teaches nothing.
  if (Math.abs(error) < 1e-7) return
  const { inputs, hidden } = layer
  runLayer(layer, weights, rows, from, held)
  const output = hidden * (inputs + 1)
  slope[output]! += error
  for (let unit = 0; unit < hidden; unit += 1) {
    if (held[unit] === 0) continue
    slope[output + 1 + unit]! += error * held[unit]!
    const by = error * weights[output + 1 + unit]!
    const start = unit * (inputs + 1)
    slope[start]! += by
    for (let at = 0; at < inputs; at += 1) slope[start + 1 + at]! += by * rows[from + at]!
  }
}

/** The same weights for numbers as they are. */
function unscaled({ inputs, hidden }: Layer, weights: Float32Array, means: Float32Array, spreads: Float32Array): Float32Array<ArrayBuffer> {
  const made = Float32Array.from(weights)
  for (let unit = 0; unit < hidden; unit += 1) {
    const start = unit * (inputs + 1)
    for (let at = 0; at < inputs; at += 1) {
      made[start + 1 + at] = weights[start + 1 + at]! / spreads[at]!
      made[start]! -= (weights[start + 1 + at]! * means[at]!) / spreads[at]!
    }
  }
  return made
}
