import { openHybridIndex, stemsOf, type Indexed } from '@/server/providers/embeddings/hybrid-index'
import { dot, readHeaded } from '@/server/providers/embeddings/packed'
import { contentOf } from './line-for'
import { wordsOf } from './text'

/** What a long sentence says in its parts, each of which may be what was asked for. */
export const clausesOf = (line: string): string[] => {
  const clauses = line
    .split(/[,;:] (?:and |but |so |because |which )?| (?:and|but|because|until|after) /)
    .filter((one) => wordsOf(one).length > 2 && !/^(?:who|which)\b/.test(one))
  return clauses.length > 1 ? clauses : []
}

/**
 * Moves the vector of a question to where the vectors of its answers are. The encoder tells how alike two texts are, and "What's your
 * bird called?" is not very like "I live with a parrot, Admiral": the difference is learned from pairs of both. Written by
 * `npm run lives`.
 */
export type Answering = {
  /** Whose vectors it moves. */
  model: string
  /** Of unit length. */
  toward(question: Float32Array): Float32Array
  /** How probable it is, 0 to 1, that the best statement answers, by its signs (`openScores`). */
  probable(signs: readonly number[]): number
}

/** The first line of the file; then a square matrix, one byte an entry, one row for each entry of an answer. */
export type AnsweringHead = {
  model: string
  dimensions: number
  /** A hash of the sheets that it was made from. */
  sheets: string
  /** What 127 is. */
  largest: number
  /** Of a logistic function: what is added, and the weight of each sign. */
  trust: readonly number[]
}

/** Null where there is no such file. */
export function readAnswering(path: string): (Answering & { head: AnsweringHead }) | null {
  const file = readHeaded<AnsweringHead>(path)
  if (!file) return null
  const { dimensions, model, trust } = file.head
  const matrix = new Int8Array(file.part(0, dimensions * dimensions))
  return {
    head: file.head,
    model,
    toward(question) {
      const moved = Float32Array.from({ length: dimensions }, (_, row) => dot(question, matrix, row * dimensions))
      const length = Math.hypot(...moved) || 1
      return moved.map((entry) => entry / length)
    },
    probable: (signs) => logistic(trust, signs),
  }
}

/** `trust`: what is added, and the weight of each sign. */
export const logistic = ([constant = 0, ...weights]: readonly number[], signs: readonly number[]): number =>
  1 / (1 + Math.exp(-weights.reduce((sum, weight, at) => sum + weight * (signs[at] ?? 0), constant)))

/** Kinds of answers, by how they are asked for and how a statement looks that is one. */
const KINDS: readonly (readonly [asked: RegExp, is: RegExp])[] = [
  [/\bhow old\b|\bwhat age\b/i, /\b(?:\d+|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|years? old|born)\b/i],
  [/\bcolou?r\b/i, /\b(?:red|blue|green|black|white|gr[ae]y|brown|blond\w*|yellow|purple|pink|orange|golden?|silver|dark|ginger)\b/i],
  [/\bnames?\b|\bcalled\b/i, /[a-z,;:"'] [A-Z"][a-z]+|\b(?:called|named) \w+/],
  [
    /\bhow much\b|\bcosts?\b|\bprice\b|\bpay\b/i,
    /\b(?:costs?|price[sd]?|pays?|paid|pounds?|euros?|dollars?|bucks|money|free|cheap|thousand|credits?|coins?|rent|\d+)\b|[$£€]/i,
  ],
  [
    /\bhow (?:long|many|often|far|big|strong|deep|tall|high|heavy|fast|hot|cold|expensive|large|wide)\b|^(?:and |so |but )?when\b|\bwhat (?:year|time)\b/i,
    /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|years?|months?|weeks?|days?|hours?|since|once|twice|every)\b/i,
  ],
  [
    /\bwho(?:'s|s)?\b|\bwhose\b/i,
    /[a-z,;:"'] [A-Z][a-z]+|\b(?:he|she|they|man|woman|mother|father|mum|mom|dad|friend|sister|brother|wife|husband|ex|aunt|uncle|grand\w+|boss|people|nobody|called|named)\b|\w+(?:er|or|ist|man|woman)\b/,
  ],
  [
    /\bwhere(?:'s|s)?\b|\bwhat (?:city|town|country|place)\b/i,
    /\b(?:in|at|near|from|to|above|on|between|under|behind|off|below|beside|through|over) (?:the |a |an |my )?[a-z]+/i,
  ],
  [/\bwhy\b|\bhow come\b|\bwhat for\b/i, /\b(?:because|since|so that|so|wanted|after|to)\b/i],
]
/** Whether a statement is of the kind that is asked for: 1, or -1 where it is none; 0 for a question that wants no kind. */
const suits = (question: string, statement: string): number => {
  const is = KINDS.find(([asked]) => asked.test(question))?.[1]
  return is === undefined ? 0 : is.test(statement) ? 1 : -1
}

/** Whether all words of the question are in the statement, which is of the kind that is asked for. */
export const namesAll = (signs: readonly number[]): boolean => signs[RARE]! > 0.99 && signs[NO_KIND] === 0
/** Their places among the signs. */
const RARE = 5
const NO_KIND = 8

/** What words in common count beside the likeness: more and less find fewer of the sheets that were kept apart. */
const BY_WORDS = 0.2
/** A long definition has so many statements; how many there are is a sign as a part of it. */
const MANY = 40

/** `moved`: by `Answering.toward`. */
export type Vectors = { raw: Float32Array; moved: Float32Array }
type Scored<Item> = { item: Item; text: string; words: number; meaning: number | null; score: number }

/**
 * Scores statements as answers, the best first, by the likeness of the moved question and the words that they share, or by these alone. An
 * item has its whole text first, and may have parts of it. `signs`: by which one tells whether the first answers, beside the others; empty
 * without vectors.
 */
export function openScores<Item>(entries: readonly Indexed<Item>[], likeness: (at: number, vector: Float32Array) => number) {
  const index = openHybridIndex(
    entries.map((entry, at) => ({ ...entry, item: at })),
    null,
  )
  const places = Map.groupBy(entries.keys(), (at) => entries[at]!.item)
  const stems = new Map([...places].map(([item, [first]]) => [item, new Set(stemsOf(entries[first!]!.text))]))
  const held = new Map<string, number>()
  for (const own of stems.values()) for (const stem of own) held.set(stem, (held.get(stem) ?? 0) + 1)
  const rarity = (stem: string) => Math.log((stems.size + 1) / ((held.get(stem) ?? 0) + 1))

  return (question: string, vectors: Vectors | null): { all: Scored<Item>[]; signs: number[] } => {
    const words = new Map(index.search(question, null, { count: entries.length }).map((hit) => [hit.item, hit.words]))
    const scored = [...places].map(([item, own]) => {
      const each = own.map((at) => {
        const shared = words.get(at) ?? 0
        const meaning = vectors && likeness(at, vectors.moved)
        return { at, words: shared, meaning, score: meaning === null ? shared : meaning + BY_WORDS * shared }
      })
      const best = each.reduce((top, one) => (one.score > top.score ? one : top))
      const likest = (vector: Float32Array) => Math.max(...own.map((at) => likeness(at, vector)))
      return {
        hit: { item, text: entries[best.at]!.text, words: best.words, meaning: best.meaning, score: best.score },
        whole: each[0]!.meaning ?? 0,
        moved: Math.max(...each.map(({ meaning }) => meaning ?? 0)),
        raw: vectors ? likest(vectors.raw) : 0,
      }
    })
    scored.sort((a, b) => b.hit.score - a.hit.score)
    const all = scored.map(({ hit }) => hit)
    const [best, ...others] = scored
    if (!vectors || !best) return { all, signs: [] }
    const asked = [...new Set(contentOf(question))]
    const weight = asked.reduce((sum, stem) => sum + rarity(stem), 0) || 1
    const whole = stems.get(best.hit.item)!
    const rare = asked.reduce((sum, stem) => sum + (whole.has(stem) ? rarity(stem) : 0), 0) / weight
    const part = new Set(stemsOf(best.hit.text))
    const covered = asked.filter((stem) => part.has(stem)).length / Math.max(1, part.size)
    const ahead = (of: 'moved' | 'raw') => best[of] - Math.max(0, ...others.map((one) => one[of]))
    const kind = suits(question, entries[places.get(best.hit.item)![0]!]!.text)
    // prettier-ignore
    const signs = [
      best.moved, best.whole, best.raw, ahead('moved'), ahead('raw'), rare, covered, kind > 0 ? 1 : 0, kind < 0 ? 1 : 0, stems.size / MANY,
    ]
    return { all, signs }
  }
}
