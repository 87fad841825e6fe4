import { openHybridIndex, type Indexed } from '@/server/providers/embeddings/hybrid-index'
import { dot, readHeaded } from '@/server/providers/embeddings/packed'

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
  /** How probable it is, 0 to 1, that the best statement answers, by its score (`scoreStatements`) and how far it is ahead of the next. */
  probable(score: number, ahead: number): number
}

/** The first line of the file; then a square matrix, one byte an entry, one row for each entry of an answer. */
export type AnsweringHead = {
  model: string
  dimensions: number
  /** A hash of the sheets that it was made from. */
  sheets: string
  /** What 127 is. */
  largest: number
  /** Of a logistic function: what is added, and the weights of the score and of how far it is ahead. */
  trust: [number, number, number]
}

/** Null where there is no such file. */
export function readAnswering(path: string): (Answering & { head: AnsweringHead }) | null {
  const file = readHeaded<AnsweringHead>(path)
  if (!file) return null
  const {
    dimensions,
    model,
    trust: [bias, by_score, by_ahead],
  } = file.head
  const matrix = new Int8Array(file.part(0, dimensions * dimensions))
  return {
    head: file.head,
    model,
    toward(question) {
      const moved = Float32Array.from({ length: dimensions }, (_, row) => dot(question, matrix, row * dimensions))
      const length = Math.hypot(...moved) || 1
      return moved.map((entry) => entry / length)
    },
    probable: (score, ahead) => 1 / (1 + Math.exp(-(bias + by_score * score + by_ahead * ahead))),
  }
}

/** What words in common count beside the likeness: more and less find fewer of the sheets that were kept apart. */
const BY_WORDS = 0.2

/** Scores each entry as an answer, in their order, by the likeness of the moved question and the words that they share, or by these alone. */
export function scoreStatements<Item>(entries: readonly Indexed<Item>[], likeness: (at: number, moved: Float32Array) => number) {
  const index = openHybridIndex(
    entries.map((entry, at) => ({ ...entry, item: at })),
    null,
  )
  return (question: string, moved: Float32Array | null) => {
    const words = new Map(index.search(question, null, { count: entries.length }).map((hit) => [hit.item, hit.words]))
    return entries.map(({ item, text }, at) => {
      const shared = words.get(at) ?? 0
      const meaning = moved && likeness(at, moved)
      return { item, text, words: shared, meaning, score: meaning === null ? shared : meaning + BY_WORDS * shared }
    })
  }
}
