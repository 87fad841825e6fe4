import { setImmediate as breath } from 'node:timers/promises'
import { ar } from './ar'
import { de } from './de'
import { en } from './en'
import { es } from './es'
import { fr } from './fr'
import { hi } from './hi'
import { id } from './id'
import { it } from './it'
import { ja } from './ja'
import { ko } from './ko'
import { nl } from './nl'
import { pl } from './pl'
import { pt } from './pt'
import { ru } from './ru'
import { sv } from './sv'
import { tr } from './tr'
import { zh } from './zh'
import { hasOtherAge, isAboutOthers, isExcused, readerOf, saysYouth, sentencesOf, withoutSentences, type YouthReader } from './youth'

const LANGUAGES = { en, de, es, fr, it, pt, nl, sv, pl, tr, ru, id, hi, ar, ja, zh, ko }

type Readers = { english: YouthReader; abroad: (YouthReader & { script: RegExp; native: RegExp })[] }
let made: { year: number; readers: Readers } | null = null

const SCRIPTS: Partial<Record<keyof typeof LANGUAGES, RegExp>> = {
  ru: /\p{Script=Cyrillic}/u,
  hi: /\p{Script=Devanagari}|[a-z]/u,
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  ko: /\p{Script=Hangul}/u,
}
/** Chinese characters are of two languages: what excuses in one of them does not in the other. */
const NATIVE: typeof SCRIPTS = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  zh: /^(?=.*\p{Script=Han})[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
}
const LATIN = /[a-z]/
const LETTERS = /\p{L}/u

function readersOf(year: number): Readers {
  if (made?.year === year) return made.readers
  const { en: english, ...abroad } = LANGUAGES
  const readers = {
    english: readerOf('en', english, year),
    abroad: Object.entries(abroad).map(([name, youth]) => ({
      ...readerOf(name, youth, year),
      script: SCRIPTS[name as keyof typeof LANGUAGES] ?? LATIN,
      native: NATIVE[name as keyof typeof LANGUAGES] ?? SCRIPTS[name as keyof typeof LANGUAGES] ?? LATIN,
    })),
  }
  made = { year, readers }
  return readers
}

const ENGLISH = new Set(
  'the of and to is it you that he was for are with as his they at be this have from or had by not what all were we when your can an each she do how their if will about out them then her would my who its has him into but on in a i'.split(
    ' ',
  ),
)
/** In English every second or third word is one of these; in Dutch, which shares most of them, one in five. */
const ENGLISH_SHARE = 0.3
/** No other of the languages has these words: what excuses there is chance in such a sentence. */
const ENGLISH_ONLY =
  /\b(?:the|and|with|his|shes?|hes|they|their|this|have|from|what|when|your?|youre|about|then|would|who|its|him|into|are|that|my)\b/
/** How the server writes a character's age after a name of any language. */
const GROWN = / is (?:1[89]|[2-9]\d|\d{3,}) years old$/
/** Sentences that are surely English need no other language's patterns, which takes most of the time. */
function isEnglish(sentence: string): boolean {
  if (/[^\x00-\x7f]/.test(sentence)) return false
  const words = sentence.match(/[a-z]+/g) ?? []
  return words.filter((word) => ENGLISH.has(word)).length >= words.length * ENGLISH_SHARE
}

/** Names and the like, texts of one or two words of Latin letters without a number, are read by the English list and the older rules alone. */
const NAME = /^(?!.*\b\d{1,2}\b)[a-z'.-]{0,30}(?: [a-z'.-]{1,30})?$/
/** The sentences of a text that other languages' lists read; empty where they say nothing of one. */
const readAbroad = (sentences: readonly string[]): string[] =>
  sentences.length === 1 && NAME.test(sentences[0]!)
    ? []
    : sentences.map((sentence) => (isEnglish(sentence) ? '' : sentence.replace(GROWN, '')))

/**
 * Whether a text describes somebody under eighteen, other than a child or pupil of somebody, or long ago. What is only one way to read
 * another text (`guessed`: a cipher undone) is read as English, since it may be no language at all.
 */
export function describesYouth(text: string, guessed: boolean, now = new Date()): boolean {
  const sentences = sentencesOf(text)
  const { english, abroad } = readersOf(now.getFullYear())
  if (saysYouth(english, sentences)) return true
  if (guessed) return false
  const others = readAbroad(sentences)
  return abroad.some((reader) => {
    const own = others.map((one) => (reader.script.test(one) || !LETTERS.test(one) ? one : ''))
    return own.some((one) => reader.script.test(one)) && saysYouth(reader, own)
  })
}

const excusedAbroad = (sentence: string, abroad: Readers['abroad'], excuses: (reader: YouthReader, sentence: string) => boolean) =>
  !isEnglish(sentence) && !ENGLISH_ONLY.test(sentence) && abroad.some((reader) => reader.native.test(sentence) && excuses(reader, sentence))

/** In a charged text nothing but a child or pupil of somebody excuses. */
const excusesOf = (charged: boolean) => (charged ? isAboutOthers : isExcused)

/**
 * Whether words for the young in a sentence are about somebody else, long ago or said beside a grown person, and no description: `ages`
 * where its numbers are not the character's either, which is told in other languages than English and in no charged text.
 */
export function excuseOf(text: string, charged: boolean, now = new Date()): 'none' | 'words' | 'ages' {
  const { english, abroad } = readersOf(now.getFullYear())
  const sentences = sentencesOf(text)
  const excuses = excusesOf(charged)
  if (!charged && sentences.some((one) => excusedAbroad(one, abroad, hasOtherAge))) return 'ages'
  return sentences.some((one) => excuses(english, one) || excusedAbroad(one, abroad, excuses)) ? 'words' : 'none'
}

/** A text, folded, without what it says in other languages than English of others, long ago and grown persons. */
export function apartFromOthers(text: string, charged: boolean, now = new Date()): string {
  const { abroad } = readersOf(now.getFullYear())
  return withoutSentences(text, (sentence) => excusedAbroad(sentence, abroad, excusesOf(charged)))
}

const prepared = new WeakSet<YouthReader>()
/**
 * The patterns are compiled when they are first used, half a second in all: those that a text needs are done before, with a breath after
 * each language, so that nobody waits long.
 */
export async function prepareYouth(text: string): Promise<void> {
  const sentences = readAbroad(sentencesOf(text))
  for (const reader of readersOf(new Date().getFullYear()).abroad) {
    if (prepared.has(reader) || !sentences.some((one) => reader.script.test(one))) continue
    prepared.add(reader)
    for (const pattern of [reader.said, reader.others, reader.past, reader.adult]) pattern.test('a')
    await breath()
  }
}
