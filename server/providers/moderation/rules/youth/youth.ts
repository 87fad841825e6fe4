import { fold } from '../other-languages'

/**
 * How one language says that somebody is under eighteen, where characters and pictures are made. All of it is matched against folded
 * text (`fold`: lower case, no marks or apostrophes, western digits, "ß" as "ss", "ı" as "i", "ł" as "l", "ø" as "o"), sentence by sentence.
 */
export type Youth = {
  /** Five to seventeen in words, several ways each where there are; as people write them. */
  numbers: readonly string[]
  /**
   * Regular expressions that say it. `#` is a number from 1 to 17 in digits or words, `@` a year of birth that makes somebody younger
   * than eighteen, `%` a year to come. Words begin and end where the pattern does in languages that divide words.
   */
  said: readonly string[]
  /** Somebody else is spoken of: children, pupils, players, patients. In the sentence or the one before it. */
  others: readonly string[]
  /** It is long ago, or a trade: in the sentence. */
  past: readonly string[]
  /** Somebody is grown: an age from eighteen on, a profession, a marriage, a retirement. In the sentence. */
  adult: readonly string[]
}

const ADULT = 18
/** Years ahead in which somebody who is under eighteen finishes school or comes of age. */
const AHEAD = 13
/** Nothing divides words there, or endings are written together with them. */
const UNDIVIDED = ['ja', 'zh', 'ko']
const SENTENCES = /[^.!?;\n。！？।؟]+/gu

/** A language's patterns, compiled for the present year. */
export type YouthReader = { said: RegExp; others: RegExp; past: RegExp; adult: RegExp }

export function readerOf(name: string, { numbers, said, others, past, adult }: Youth, year: number): YouthReader {
  const divided = !UNDIVIDED.includes(name)
  const years = (from: number, count: number) => `(?:${Array.from({ length: count }, (_, n) => from + n).join('|')})`
  const number = `(?:(?<![\\d.,])(?:[1-9]|1[0-7])(?![\\d:%]|[.,]\\d)|${numbers.map(fold).join('|')})`
  const born = years(year - ADULT + 1, ADULT)
  const later = years(year + 1, AHEAD)
  // A % in brackets is a sign. The number last: it has one.
  const filled = (one: string) =>
    fold(one)
      .replace(/\[[^\]]*\]|%/g, (part) => (part === '%' ? later : part))
      .replaceAll('@', born)
      .replaceAll('#', number)
  const any = (patterns: readonly string[]) => {
    const all = patterns.map((one) => `(?:${filled(one)})`).join('|') || '(?!)'
    return new RegExp(divided ? `(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])` : all, 'u')
  }
  return { said: any(said), others: any(others), past: any(past), adult: any(adult) }
}

/** Hyphens as spaces, quotes of every language as one. */
const evenly = (sentence: string) =>
  sentence
    .replaceAll('-', ' ')
    .replace(/[\u00ab\u00bb\u201c-\u201f]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
export const sentencesOf = (text: string): string[] => (fold(text.replaceAll('½', ' 1/2')).match(SENTENCES) ?? []).map(evenly)

/** Whether a sentence is about a child or pupil of somebody. */
export const isAboutOthers = ({ others }: YouthReader, sentence: string): boolean => others.test(sentence)

/** Who looks, dresses or acts like somebody young is described so, whatever else is said. */
const AS_IF =
  /\b(?:like|as if|look(?:s|ing)?|dress(?:es|ed)?|pretend\w*|wie ein\w*|als (?:ein|een)|aussieh\w*|sieht|como (?:una?|uma?)|parec\w+|comme une?|ressembl\w+|come una?|sembra\w*|lijkt|zoals|som en|ser ut|jak|wyglada\w*|gibi|seperti|kayak|mirip|jais[aei])\b|похож|словно|выгляд|как (?:школь|девоч|мальч|подрост|реб)|जैस|लगत|مثل|كأن|يشبه|تشبه|みたい|よう[なに]|のふり|처럼|같은|같이|像|似的|一样|扮/u
/** A number of years that makes nobody grown whose words are those of the young. */
const AGES =
  /(?<!\d)(?:1[89]|[2-9]\d)(?!\d)(?: ?(?:years? old|year old|yo|y\/o))?|\b(?:eighteen|nineteen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?: \w+)?) (?:years? old|year old)|\b(?:im|is|am|are|hes|shes|youre) (?:eighteen|nineteen|(?:twen|thir|for|fif)ty(?: \w+)?)\b/gu

/**
 * Whether words for the young in a sentence are about somebody else, long ago or said beside a grown person. An age from eighteen on
 * alone is none: "a schoolgirl, 27" is coded as under age.
 */
export const isExcused = ({ others, past, adult }: YouthReader, sentence: string): boolean =>
  others.test(sentence) || (!AS_IF.test(sentence) && (past.test(sentence) || adult.test(sentence.replace(AGES, ' '))))

/** Whether a sentence says nothing of the character itself, or that it is grown. */
const isOfNobodyYoung = ({ others, past, adult }: YouthReader, sentence: string): boolean =>
  others.test(sentence) || past.test(sentence) || adult.test(sentence)

/** Whether an age in a sentence is somebody else's, or a grown person's number of years. */
export const hasOtherAge = ({ others, adult, said }: YouthReader, sentence: string): boolean =>
  others.test(sentence) || (adult.test(sentence) && !said.test(sentence))

/**
 * Whether a sentence says that somebody is under eighteen, other than a child or pupil of somebody, or long ago. What follows a sentence
 * about those is about them; a job in one sentence makes nobody grown who goes to school in the next.
 */
export const saysYouth = (reader: YouthReader, sentences: readonly string[]): boolean =>
  sentences.some(
    (sentence, at) => reader.said.test(sentence) && !isOfNobodyYoung(reader, sentence) && !reader.others.test(sentences[at - 1] ?? ''),
  )

/** A text, folded, without the sentences that `skips`. */
export const withoutSentences = (text: string, skips: (sentence: string) => boolean): string =>
  fold(text).replace(SENTENCES, (sentence) => (skips(evenly(sentence)) ? ' ' : sentence))
