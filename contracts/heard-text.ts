import { sentencesToSay, unspokenBlanked } from './spoken-text'

/** A word; in scripts that have no spaces between words, a letter. */
const WORD = /\p{Script=Han}|[\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu

/** Where each word of a text ends. */
const wordEnds = (text: string): number[] => [...text.matchAll(WORD)].map((found) => found.index + found[0].length)

/** Marks that end a sentence and stay with its last word. */
const MARKS = /^[.!?…。！？]+["'”’)\]]*/u

/**
 * A reply as far as it was heard: all sentences before `sentence`, and of that one the words that were over at `fraction` of its sound.
 * Nothing follows the last word that was heard, neither what is done (*waves*) nor marks of a sentence that was cut.
 */
export function heardText(text: string, sentence: number, fraction: number): string {
  const sentences = sentencesToSay(text)
  if (sentence >= sentences.length) return text
  const before = sentences.slice(0, sentence).reduce((sum, one) => sum + wordEnds(one.text).length, 0)
  const spoken = sentences[sentence]!.text
  const ends = wordEnds(spoken)
  const heard = ends.filter((end) => end <= fraction * spoken.length + 0.5).length
  const words = wordEnds(unspokenBlanked(text))
  const last = words[before + heard - 1]
  if (last === undefined) return ''
  const whole = heard === 0 || heard === ends.length
  return text.slice(0, last + (whole ? (MARKS.exec(text.slice(last))?.[0].length ?? 0) : 0))
}

/** Without a mark of emphasis, code or a link that nothing has closed yet, and what follows it: what comes may make another thing of it. */
function closedPart(written: string): string {
  const left = unspokenBlanked(written)
  const marks = [left.indexOf('*', written.lastIndexOf('\n') + 1), left.indexOf('```'), left.indexOf('[')].filter((at) => at >= 0)
  return written.slice(0, Math.min(...marks, written.length))
}

const ABBREVIATION = /\b(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|[A-Z])\.\s+$/
const CLOSED = /[.!?…。！？]["'”’)\]]*\s+$|\n$/u

/**
 * How many of the first sentences of a reply that is still being written can be said: those that end within the first `checked` characters,
 * and that no word can be added to.
 */
export function sayableSentences(written: string, checked: number): number {
  const closed = closedPart(written)
  const sentences = sentencesToSay(closed)
  const complete = CLOSED.test(closed) && !ABBREVIATION.test(closed) ? sentences.length : sentences.length - 1
  const words = wordEnds(unspokenBlanked(closed))
  let count = 0
  for (let sum = 0; count < complete; count++) {
    sum += wordEnds(sentences[count]!.text).length
    if ((words[sum - 1] ?? Infinity) > checked) break
  }
  return count
}
