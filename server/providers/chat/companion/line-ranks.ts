import type { Answer } from '@/server/db/seed/life'
import { stemsOf, type HybridIndex } from '@/server/providers/embeddings/hybrid-index'
import { readHeaded } from '@/server/providers/embeddings/packed'
import { contentOf, wantsOf } from './line-for'
import type { AskedFor, Found, ShelfEntry, Thing } from './things'

/** A line of a thing, and how probably it is what answers, 0 to 1. */
export type RankedLine = { id: string; list: keyof Answer; line: string; probable: number }

/** A question, what was found for it (`search`), and how well grammar lets a thing answer it (`fits`). */
export type Asking = {
  text: string
  vector: Float32Array
  found: readonly Found[]
  asked: ReadonlyMap<string, AskedFor>
  near: ReadonlyMap<string, number>
  fits(thing: Thing): number | null
}

/** What is read of each line for a question, `LINE_FEATURES` numbers a row, and of all of them together, `WHOLE_FEATURES`. */
export type LineRows = { lines: Omit<RankedLine, 'probable'>[]; rows: Float32Array; whole: Float32Array }
export const LINE_FEATURES = 28
export const WHOLE_FEATURES = 8
/** Beside what was found, so many things of the nearest questions are looked at. */
const NEAREST = 8
/** What was not found counts as so much worse than the best. */
const NOT_FOUND = 0.3
const LEAST_LOG = -6
const LISTS = ['says', 'why', 'how', 'when', 'more', 'show'] as const
const WHY = /\bwhy\b|\bhow come\b/i
const HOW = /^(?:and |so |but )?how\b(?! (?:long|many|often|much|old|far))/i
const WHEN = /\bwhen\b|\bhow long\b/i

/** Reads the lines of a life for a question. `own` and `index` are of the same order. */
export function openLines(things: readonly Thing[], own: readonly ShelfEntry[], index: HybridIndex<string>) {
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  const lines = things.flatMap(({ id, sort, answer }) =>
    LISTS.flatMap((list) => (answer[list] ?? []).map((line, at) => ({ id, sort, list, line, first: list === 'says' && at === 0 }))),
  )
  const places = new Map<string, number[]>()
  lines.forEach(({ line }, at) => {
    for (const stem of new Set(stemsOf(line))) places.set(stem, [...(places.get(stem) ?? []), at])
  })
  const linesOf = Map.groupBy(
    lines.map((_, at) => at),
    (at) => lines[at]!.id,
  )
  const placeOf = new Map(lines.map(({ id, line }, at) => [`${id} ${line}`, at]))
  /** The line that each entry leads to, and the thing that each way asks for. */
  const answered = Int32Array.from(own, ({ item, line }) => (line ? (placeOf.get(`${item} ${line}`) ?? -1) : -1))
  const waysOf = Map.groupBy(
    own.flatMap(({ said, line }, at) => (said || line ? [] : [at])),
    (at) => own[at]!.item,
  )
  const is_asked = new Uint8Array(lines.length)
  for (const at of answered) if (at >= 0) is_asked[at] = 1
  const rarity = (stem: string) => Math.log((lines.length + 1) / ((places.get(stem)?.length ?? 0) + 1))

  return ({ text, vector, found, asked, near, fits }: Asking): LineRows | null => {
    const alike = index.likenesses(vector)
    if (!alike) return null
    const content = [...new Set(contentOf(text))]
    const weight = content.reduce((sum, stem) => sum + rarity(stem), 0) || 1
    // How much of the question's rare words each line holds, and each question that was written down.
    const [in_line, in_entry, in_asked] = [new Float32Array(lines.length), new Float32Array(own.length), new Float32Array(lines.length)]
    const in_thing = new Map<string, number>()
    for (const stem of content) {
      const part = rarity(stem) / weight
      for (const at of places.get(stem) ?? []) in_line[at]! += part
      for (const at of index.places(stem)) in_entry[at]! += part
      for (const id of new Set((places.get(stem) ?? []).map((at) => lines[at]!.id))) in_thing.set(id, (in_thing.get(id) ?? 0) + part)
    }
    // How like the two likest questions of each line are.
    const [likest, second] = [new Float32Array(lines.length), new Float32Array(lines.length).fill(Number.NaN)]
    answered.forEach((line, at) => {
      if (line < 0) return
      const one = alike[at]!
      in_asked[line] = Math.max(in_asked[line]!, in_entry[at]!)
      if (one > likest[line]!) {
        if (likest[line]! > 0) second[line] = likest[line]!
        likest[line] = one
      } else if (!(second[line]! >= one)) second[line] = one
    })
    const [why, how, when, wants] = [WHY.test(text), HOW.test(text), WHEN.test(text), wantsOf(text)]
    const hits = new Map(found.map((hit) => [hit.item, hit]))
    const nearest = [...asked.values()].sort((a, b) => b.meaning - a.meaning).slice(0, NEAREST)
    const best = found[0]?.score ?? 0
    const made: { lines: LineRows['lines']; rows: number[][] } = { lines: [], rows: [] }
    const whole = new Float32Array(WHOLE_FEATURES)
    const all_likest: number[] = []
    for (const id of new Set([...hits.keys(), ...nearest.map(({ item }) => item)])) {
      const thing = byId.get(id)
      const fit = thing ? fits(thing) : null
      if (!thing || fit === null) continue
      const hit = hits.get(id)
      const score = hit?.score ?? best - NOT_FOUND
      const log = thing.sort === 'intent' ? Math.max(Math.log(hit?.probable ?? 0), LEAST_LOG) : 0
      const way = (waysOf.get(id) ?? []).reduce((most, at) => Math.max(most, alike[at]!), 0)
      for (const at of linesOf.get(id) ?? []) {
        const { list, line, first } = lines[at]!
        const one = likest[at]!
        const two = Number.isNaN(second[at]!) ? one : second[at]!
        all_likest.push(one)
        made.lines.push({ id, list, line })
        const kinds = [list === 'says', list === 'why' && why, list === 'why' && !why, list === 'how' && how, list === 'when' && when]
        const sorts = [thing.sort === 'topic', thing.sort === 'intent', thing.sort === 'lesson']
        // prettier-ignore
        made.rows.push([
          one, two, near.get(id) ?? 0, score, hit ? 1 : 0, log, hit?.words ?? 0, hit?.meaning ?? 0, score - best,
          in_line[at]!, in_asked[at]!, in_thing.get(id) ?? 0, first ? 1 : 0, ...kinds.map(Number), wants ? (wants.test(line) ? 1 : -1) : 0,
          ...sorts.map(Number), fit, is_asked[at]!, way, first ? way : 0, id === found[0]?.item ? 1 : 0, content.length / 5,
        ])
        for (const [place, of] of [
          [3, 9],
          [4, 3],
          [5, 2],
          [6, 7],
        ] as const)
          whole[place] = Math.max(whole[place]!, made.rows.at(-1)![of]!)
      }
    }
    if (!made.lines.length) return null
    const [one = 0, two = 0, ...others] = all_likest.sort((a, b) => b - a)
    const five = [one, two, ...others.slice(0, 3)]
    whole.set([one, two, five.reduce((sum, each) => sum + each, 0) / five.length])
    whole[7] = content.length / 5
    return { lines: made.lines, rows: Float32Array.from(made.rows.flat()), whole }
  }
}

/** One hidden layer: a bias and a weight of each of `inputs` for each of `hidden`, then the bias and a weight of each of these. */
export type Layer = { inputs: number; hidden: number }
export const LINE_LAYER: Layer = { inputs: LINE_FEATURES, hidden: 32 }
export const WHOLE_LAYER: Layer = { inputs: WHOLE_FEATURES, hidden: 16 }
export const sizeOf = ({ inputs, hidden }: Layer): number => hidden * (inputs + 1) + hidden + 1

/** What a layer makes of the row at `from`; `held` is filled with what its hidden units are. */
export function runLayer({ inputs, hidden }: Layer, weights: Float32Array, rows: Float32Array, from: number, held: Float32Array): number {
  let sum = weights[hidden * (inputs + 1)]!
  for (let unit = 0; unit < hidden; unit += 1) {
    const start = unit * (inputs + 1)
    let value = weights[start]!
    for (let at = 0; at < inputs; at += 1) value += weights[start + 1 + at]! * rows[from + at]!
    held[unit] = value > 0 ? value : 0
    if (value > 0) sum += value * weights[hidden * (inputs + 1) + 1 + unit]!
  }
  return sum
}

/** The first line of the file; then the weights of both layers, 32-bit floats. */
export type LinesHead = {
  model: string
  /** A hash of the questions that it learned from. */
  asked: string
}
export type LineRanker = {
  model: string
  head: LinesHead
  /** Best first; what is missing to 1 is that none of them answers. */
  rank(rows: LineRows): RankedLine[]
}

/** Null where there is no such file. Written by `npm run lives`. */
export function readLineRanker(path: string): LineRanker | null {
  const file = readHeaded<LinesHead>(path)
  if (!file) return null
  const [of_line, of_whole] = [sizeOf(LINE_LAYER), sizeOf(WHOLE_LAYER)]
  const lines = new Float32Array(file.part(0, 4 * of_line))
  const wholes = new Float32Array(file.part(4 * of_line, 4 * of_whole))
  return {
    model: file.head.model,
    head: file.head,
    rank({ lines: all, rows, whole }) {
      const held = new Float32Array(LINE_LAYER.hidden)
      const scores = all.map((_, at) => runLayer(LINE_LAYER, lines, rows, at * LINE_FEATURES, held))
      const none = runLayer(WHOLE_LAYER, wholes, whole, 0, held)
      const most = Math.max(none, ...scores)
      const sum = scores.reduce((total, score) => total + Math.exp(score - most), Math.exp(none - most))
      return all
        .map((line, at) => ({ ...line, probable: Math.exp(scores[at]! - most) / sum }))
        .sort((one, other) => other.probable - one.probable)
    },
  }
}
