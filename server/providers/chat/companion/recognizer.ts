import { hash } from './chance'
import { dot, readHeaded } from '@/server/providers/embeddings/packed'

/**
 * Tells which intent a text is, by all the ways that are known for each: a linear classifier of its vector, and how rare each of its
 * words and pairs of words is in the other intents (complement naive Bayes). Written by `npm run lives`.
 */
export type Recognizer = {
  /** Whose vectors it reads. */
  model: string
  /** The logarithm of how probable each intent is, 0 at most, where it is one of them at all. */
  recognize(text: string, vector: Float32Array): Map<string, number>
}

/** The first line of the file; then biases, weights, and words in this order, each at its own place. */
export type RecognizerHead = {
  model: string
  dimensions: number
  ids: string[]
  /** A hash of the ways that it was made from. */
  ways: string
  /** What 127 is of the weights. */
  largest: number
  /** How many words and pairs, and how many numbers of these. */
  features: number
  entries: number
}

/** One unit of what a word says for an intent, of 255: a word that one intent alone has four times is worth 3.7. */
export const WORD_STEP = 1 / 32

/** Words and pairs of words, each once. */
export function featuresOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/[\u2018\u2019]/g, "'")
      .match(/[a-z']+/g) ?? []
  return [...new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)])]
}

/** Null where there is no such file. */
export function readRecognizer(path: string): (Recognizer & { head: RecognizerHead }) | null {
  const file = readHeaded<RecognizerHead>(path)
  if (!file) return null
  const { head } = file
  const { ids, dimensions, features, entries, largest, model } = head
  let from = 0
  const next = (bytes: number): ArrayBuffer => {
    const part = file.part(from, bytes)
    from += bytes
    return part
  }
  const biases = new Float32Array(next(ids.length * 4))
  const weights = new Int8Array(next(ids.length * dimensions))
  const hashes = new Uint32Array(next(features * 4))
  const starts = new Uint32Array(next((features + 1) * 4))
  const which = new Uint16Array(next(entries * 2))
  const worth = new Uint8Array(next(entries))

  /** Hashes rise, so that a word is found in sixteen steps. */
  function placeOf(wanted: number): number | null {
    let [low, high] = [0, features - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      if (hashes[middle] === wanted) return middle
      if (hashes[middle]! < wanted) low = middle + 1
      else high = middle - 1
    }
    return null
  }

  return {
    head,
    model,
    recognize(text, vector) {
      const scores = Float64Array.from(ids, (_, at) => biases[at]! + (dot(vector, weights, at * dimensions) * largest) / 127)
      // Both count as probabilities, so each is brought to one before they meet.
      const whole = logSum(scores)
      const words = new Float64Array(ids.length)
      for (const feature of featuresOf(text)) {
        const place = placeOf(hash(feature))
        if (place === null) continue
        for (let at = starts[place]!; at < starts[place + 1]!; at += 1) words[which[at]!]! += worth[at]! * WORD_STEP
      }
      const both = scores.map((score, at) => score - whole + words[at]!)
      const sum = logSum(both)
      return new Map(ids.map((id, at) => [id, both[at]! - sum]))
    },
  }
}

export function logSum(scores: Float64Array): number {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity)
  return most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0))
}
