import { openDetector, sentencesOf } from '../written-in'

/** Languages whose ages and words the rules read (rules/other-languages.ts and the vocabulary); Danish and Norwegian share the Swedish lists. */
const COVERED: ReadonlySet<string> = new Set('en de es fr it pt nl pl sv da no nb tr ru ja zh ko ar hi id ms'.split(' '))
/** Small words of which English is full: such a sentence needs no detector. */
const ENGLISH =
  /^(?:the|and|of|at|with|from|are|were|been|have|had|does|not|but|that|this|it|its|im|you|your|she|her|hers|his|him|they|their|who|what|when|where|if|than|about|after|before|into|out|up|down|more|very|can|would|never|always|like|likes|loves)$/
/** Some that other languages have too; they tell nothing in a sentence with letters that English has not. */
const PERHAPS_ENGLISH = /^(?:a|an|i|me|my|he|we|in|on|to|by|for|or|is|as|be|was|has|do|so|no|all|one|will)$/
/** One English word in six is such a word even in dense prose. */
const ENOUGH_ENGLISH = 0.16
/** Characters below which a sentence belongs to no language: names, single words. Other scripts say more with fewer. */
const LEAST_LATIN = 24
const LEAST_OTHER = 8
/** Sentences of one text; more say nothing new. */
const MOST_SENTENCES = 24

/** Letters of Russian and words of Hindi that their neighbors in the same script have not; short sentences are taken for those otherwise. */
const isRussian = (sentence: string) => /[ыэё]/i.test(sentence) && !/[іїєґўђћ]/i.test(sentence)
const isHindi = (sentence: string) => /(?:^|\s)(?:है|हैं|में|और|था|थी)(?:\s|$)/.test(sentence)

const isEnglish = (sentence: string): boolean => {
  const words = sentence.toLowerCase().match(/\p{L}+/gu) ?? []
  const plain = /^[\x00-\x7f\u2018-\u201d]*$/.test(sentence)
  return words.filter((word) => ENGLISH.test(word) || (plain && PERHAPS_ENGLISH.test(word))).length >= words.length * ENOUGH_ENGLISH
}

/**
 * Whether a sentence is surely in a language that the rules do not read. The detector (eld, 60 languages) is loaded with the first
 * text that is not English; a sentence takes under a millisecond after that.
 */
export async function speaksUncovered(text: string): Promise<boolean> {
  const sentences = sentencesOf(text, { latin: LEAST_LATIN, other: LEAST_OTHER })
    .filter((sentence) => !isEnglish(sentence) && !isRussian(sentence) && !isHindi(sentence))
    .slice(0, MOST_SENTENCES)
  if (sentences.length === 0) return false
  const detector = await openDetector()
  return sentences.some((sentence) => {
    const found = detector.detect(sentence)
    return found.language !== '' && found.isReliable() && !COVERED.has(found.language)
  })
}
