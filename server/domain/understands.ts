import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'

const LEAST_WORDS = 3
/** Small words that few English sentences lack, and few other languages have. */
const ENGLISH =
  /^(?:i|im|ive|id|ill|the|to|and|you|my|is|it|its|of|that|dont|not|be|for|just|but|cant|want|wish|if|all|this|was|were|with|would|have|havent|do|like|will|wont|what|are|any|anymore|nobody|everyone|who|how|when|there|would|could|should|without|after|so|much|at|by|from|they|he|she|we|never|nothing|everything|think|feel|make|go|going|been|being|am)$/

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/['\u2019]/g, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** The part of such words in a sentence that is surely English, and in one that is not surely anything else. */
export const SURELY = 0.25
export const PROBABLY = 0.1

/** Whether an encoder understands a text of three words or more: one for every language any, the English one what is English. */
export function understands({ languages }: EmbeddingsProvider, text: string, part: typeof SURELY | typeof PROBABLY): boolean {
  const words = wordsOf(text)
  if (words.length < LEAST_WORDS) return false
  return languages.includes('*') || (languages.includes('en') && words.filter((word) => ENGLISH.test(word)).length / words.length >= part)
}
