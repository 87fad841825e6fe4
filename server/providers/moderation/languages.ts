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
/** The same where a doubt costs nothing but another attempt. */
const LEAST_CAREFUL = 12
/** Sentences of one text; more say nothing new. */
const MOST_SENTENCES = 24

/** Letters of Russian and words of Hindi that their neighbors in the same script have not; short sentences are taken for those otherwise. */
const isRussian = (sentence: string) => /[ыэё]/i.test(sentence) && !/[іїєґўђћ]/i.test(sentence)
const isHindi = (sentence: string) => /(?:^|\s)(?:है|हैं|में|और|था|थी)(?:\s|$)/.test(sentence)

type Detector = { detect(text: string): { language: string; isReliable(): boolean } }
let loading: Promise<Detector> | null = null
const openDetector = () => (loading ??= import('eld/extrasmall').then(({ eld }) => eld as Detector))

const sentencesOf = (text: string, least_latin = LEAST_LATIN) =>
  text
    .split(/[.!?\n\u3002\uff01\uff1f\u0964\u061f]+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= (/[^\x00-\u024f\u1e00-\u20ff]/.test(sentence) ? LEAST_OTHER : least_latin))

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
  const sentences = sentencesOf(text)
    .filter((sentence) => !isEnglish(sentence) && !isRussian(sentence) && !isHindi(sentence))
    .slice(0, MOST_SENTENCES)
  if (sentences.length === 0) return false
  const detector = await openDetector()
  return sentences.some((sentence) => {
    const found = detector.detect(sentence)
    return found.language !== '' && found.isReliable() && !COVERED.has(found.language)
  })
}

const LATIN = /^[\p{sc=Latin}\P{L}]*$/u
const JAPANESE = /^(?=.*[\p{sc=Hiragana}\p{sc=Katakana}])[\p{sc=Latin}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー\P{L}]*$/su

/**
 * The other way round: whether a text is surely in one of these languages (BCP 47, of Latin script or Japanese), and no sentence of it
 * surely in another. What is too short or too unclear to tell is in none of them.
 */
export async function isWrittenIn(languages: ReadonlySet<string>, text: string): Promise<boolean> {
  if (!LATIN.test(text) && !(languages.has('ja') && JAPANESE.test(text))) return false
  const detector = await openDetector()
  const whole = detector.detect(text)
  if (!whole.isReliable() || !languages.has(whole.language)) return false
  return sentencesOf(text, LEAST_CAREFUL).every((sentence) => {
    const found = detector.detect(sentence)
    return languages.has(found.language) || !found.isReliable()
  })
}
