import { readFileSync } from 'node:fs'
import { openHybridIndex, type Agreement, type Indexed } from '@/server/providers/embeddings/hybrid-index'
import { shippedFile, type PackedVectors } from '@/server/providers/embeddings/packed'
import { readRecognizer } from './recognizer'
import type { Temper } from './types'

/**
 * A kind of thing that people tell: what each temper says to it first, what it says to more of the same, and what is asked next. `soft`: no
 * joke is made of it.
 */
export type Telling = {
  id: string
  soft: boolean
  examples: string[]
  says: Record<Temper, string[]>
  further: Record<Temper, string[]>
  asks: string[]
}

/** The kind of a telling, by its words and meaning; null for what is surely none of them. */
export type TellingOf = (text: string, vector: Float32Array | null) => Telling | null

const shipped = (name: string) => shippedFile('server/db/seed/lives', name)
export const TELLINGS_WEIGHTS = 'tellings.weights'
export const readTellings = (): Telling[] => JSON.parse(readFileSync(shipped('tellings.json'), 'utf8')) as Telling[]

/** What the recognizer of tellings learns from, and what is near is looked for in, in the order of the packed vectors. */
export const tellingWays = (tellings: readonly Telling[]): (Indexed<string> & { id: string })[] =>
  tellings.flatMap(({ id, examples }) => examples.map((text) => ({ id, text, item: id })))

/** The best example counts half, the mean of the best three the other half. */
const TOGETHER: Agreement = { share: 0.5, texts: 3 }
/**
 * The recognizer is so sure of a kind, and the nearest examples are of the same one. Of 1,662 examples that were kept apart 44 of 100 are taken
 * with this and with LIKE, and 88 of 100 of these are right; among the others are two things at once, such as the cat in a video call.
 */
const PROBABLE = 0.7
/** What is told is so like the nearest: "I voted last Sunday" and "That's what I meant" are like no kind, and yet more like one than all others. */
const LIKE = 0.68

/** `vectors`: of the examples, made by the encoder `model`. */
export function openTellings(model: string, vectors: PackedVectors | null): TellingOf {
  const recognizer = readRecognizer(shipped(TELLINGS_WEIGHTS))
  if (recognizer?.model !== model || !vectors) return () => null
  const tellings = readTellings()
  const byId = new Map(tellings.map((one) => [one.id, one]))
  const index = openHybridIndex(tellingWays(tellings), vectors)
  return (text, vector) => {
    if (!vector) return null
    const [nearest] = index.search(text, vector, { count: 1, together: () => TOGETHER })
    const probable = nearest && nearest.score >= LIKE && recognizer.recognize(text, vector).get(nearest.item)
    return typeof probable === 'number' && probable >= Math.log(PROBABLE) ? (byId.get(nearest!.item) ?? null) : null
  }
}

const NO_NAME =
  /^(?:I|I'm|I've|I'd|I'll|OK|Ok|TV|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December|Mum|Mom|Dad|God)$/
/** Paris, Texas; Ottilie: words with a capital that do not begin the sentence. */
const NAMES = /(?<=[a-z,;] )(?:[A-Z][\p{L}'-]+(?:,? [A-Z][\p{L}'-]+)*)/gu
const DATE =
  /\bthe (?:\d{1,2}(?:st|nd|rd|th)|\w+(?:st|nd|rd|th)) of (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/i
/** A tabby cat, my left wrist, the hospital: up to three words, as far as what is no longer part of it. */
const THING =
  /\b(an?|my|our|the) ((?:[a-z'-]+ ){0,2}?[a-z'-]+)(?=$|[,.!;]| (?:is|are|was|were|has|have|had|and|who|that|in|on|at|for|from|to|with|by|of|whose|called|named|since|yesterday|today|tonight|last|this|because|so|but|again|asked|asks|said|says|told|tells|paid|pays|meets?|calls?|yelled|knocked|broke|died|moved|taught|gave|made|took|bought|got|came|went|left|lost|thinks?|loves?|hates?|likes?|needs?|works?|lives?|plays?|sleeps?|wants?|keeps?|never|always|just|still|already|over|off|out|up|down|i|me|he|him|she|we|us|they|them|you|around|away|back|down|there|right|straight|afterwards|afterward|again|too|either|though|all|both|twice|once|tomorrow|instead|together|apart|about|while|when|where|which|if|than|until|before|after|during|under|through|between|against|without|behind|across|near|next|myself|yourself|somewhere|ran|runs?|sets?|fell|sold|won|lost|sent|sits?|sat|stood|ate|bit|flew|died|cries|(?!(?:ear)?rings?\b|kings?\b|things?\b|mornings?\b|evenings?\b|weddings?\b|buildings?\b|wings?\b|springs?\b|strings?\b|ceilings?\b|paintings?\b|meetings?\b|feelings?\b|drawings?\b|puddings?\b|clothing\b|washing\b|beds?\b|sheds?\b|red\b|seeds?\b|weeds?\b|breeds?\b)\w+(?:ing|ed))\b)/i
const EMPTY_THING =
  /^(?:an?|the|my|our) (?:lot|bit|little|while|few|couple|other|same|way|time|thing|things|day|whole|first|last|next|one|kind|sort|point|end|only|best|worst|new|own|most|more|middle|moment|rest|other day|bad|good|nice|big|small|long|back|top|bottom|side|front|hour|minute|second|half|old|young)$/i

/** What a telling is about in a few words, as a listener says it back: a name, a date, a thing; null where nothing stands out. */
export function gistOf(text: string): string | null {
  const name = (text.match(NAMES) ?? []).find((one) => !NO_NAME.test(one))
  if (name) return name
  const date = DATE.exec(text)?.[0]
  if (date) return date
  const [whole, of = '', thing] = THING.exec(text) ?? []
  if (!whole || EMPTY_THING.test(whole)) return null
  return /^(?:my|our)$/i.test(of) ? `your ${thing}` : whole
}
