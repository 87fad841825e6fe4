import type { Persona } from '@/server/providers/chat/port'
import { isBare, ofNotes } from './bare-notes'
import { tagWords } from './parts-of-speech'
import { ANYBODY, FEMALE, MALE, MEN, NEITHER, ofSecondPerson, ofThirdPerson, READER, type Self, WOMEN } from './pronouns'
import { capital, straight } from './text'

/**
 * What people write of a character, as the character says it of itself: "She never carries a watch.", "You carry a map.", "Hauls fuel, ex
 * still writes." Which words are verbs and nouns is told by a tagger; which of them are the character, by the rules here.
 */

type Gender = Persona['gender'] | undefined

const TITLE =
  /^(?:Dr|Mr|Mrs|Ms|Miss|Mx|Prof|Professor|Captain|Capt|Sir|Dame|Lady|Lord|Father|Sister|Brother|Chef|Sergeant|Detective|Coach)\.? +(?=\S)/
/** The name that the sentences of a definition use: without a title. */
export const untitled = (full_name: string): string => full_name.replace(TITLE, '')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** A pattern of the name: whole, first, and what stands in quotes. */
export function namePattern(full_name: string): string {
  const [first = ''] = full_name.split(' ')
  // Benedikt "Ben" Strand is Ben.
  const [, called] = /["“(]([\p{L}' -]{2,20})["”)]/u.exec(full_name) ?? []
  const names = [full_name, first, ...(called ? [called] : [])].map((one) => one.replace(/[^\p{L} '-]/gu, '').trim()).filter(Boolean)
  return full_name && first ? `(?:${names.map(escaped).join('|')})` : '(?!)'
}

/** As people type who type fast. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/\bu\b/gi, 'you'],
  [/\bur\b/gi, 'your'],
  [/\b(?:dont)\b/gi, "don't"],
  [/\bdo[es]*sn'?t\b/gi, "doesn't"],
  [/\bdosent\b/gi, "doesn't"],
  [/\b(can|won|isn|wasn|didn|hasn|hadn|couldn|wouldn|shouldn|aren|weren)t\b/gi, "$1't"],
  [/\b(she|he|that)s(?= )/g, "$1's"],
  [/\bim\b/gi, "I'm"],
  [/\b(?:bc|cuz|cos)\b/gi, 'because'],
  [/\bw\/ ?/gi, 'with '],
  [/ & /g, ' and '],
  [/\bi\b(?!\.)/g, 'I'],
]
const typed = (text: string) => TYPED.reduce((said, [pattern, by]) => said.replace(pattern, by), text)

const TOGETHER =
  /^They (?:have|had|live|lived|met|married|share|shared|run|own|adopted)\b|^They (?:\w+ ){1,3}(?:each other|together|about)\b/i
/** Somebody near in a sentence: "they" are that one and the character. */
const NEAR =
  /^((?:My|I (?:am|was|have been) married to)\b.*\b(?:husband|wife|partner|father|mother|brother|sister|daughter|son|twin|ex-\w+|friend|years)\b.*?)\bthey\b/i

/** "Captain Ada Quill, 43, flies the mail" begins with the name alone. */
const openedByName = (text: string, name: string): string =>
  text.replace(
    new RegExp(
      `^(${name}), (?:\\d{2,4}|aged? \\d+|(?:an?|the) [^,]{3,60}|[^,]{3,40}(?=, (?:is|was|has|works|lives|runs|owns|drives|teaches)\\b)), `,
    ),
    (_, named: string, __, rest: string) =>
      /, \d{2,3}, (?:owner|head|captain|daughter|son|heir|author)\b/.test(rest) ? `${named} is ` : `${named} `,
  )

/** What is said of the reader, under the name that stood for it. */
const asReader = (text: string): string =>
  text.replace(new RegExp(`\\b${READER}'s\\b`, 'g'), 'your').replace(new RegExp(`\\b${READER}\\b`, 'g'), 'you')

export type About = {
  full_name: string
  gender?: Gender
  /** The text speaks to the character: "You are Ewald." */
  to_you?: boolean
  /** Names may be without capitals. */
  sloppy?: boolean
}

/** A sentence about the character as the character says it; null where that is not clear, or where it is about something else. */
export function inFirstPerson(sentence: string, { full_name, gender, to_you = false, sloppy = false }: About): string | null {
  const name = namePattern(untitled(full_name))
  const plainly = typed(
    straight(sentence)
      .replace(/(?:\{\{user\}\}|\bthe user\b|<user>)('?s\b)?/gi, (_, owner?: string) => (owner ? `${READER}'s` : READER))
      .trim()
      .replace(/^(?:But|And|Also|Still|Yes|Now|Then),? (?=\S)|^So(?:, | (?=she|he|they|you|I)\b)/i, '')
      .replace(/\{\{char\}\}/gi, untitled(full_name).split(' ')[0] ?? ''),
  )
  const bare_name = untitled(plainly)
  // "Captain Quill flies", but not "Father drowned".
  const text = openedByName(new RegExp(`^${name}\\b`, 'i').test(bare_name) ? bare_name : plainly, name)
  if (/^(?:I|I'm|I've|My|We|Our)\b/.test(text)) return capital(asReader(text))
  if (to_you) {
    const turn = ofSecondPerson(tagWords(text))
    return turn.selves > 0 && !new RegExp(`\\b${READER} (?:are|am)\\b`).test(turn.text) ? capital(asReader(turn.text)) : null
  }
  const self = selfOf(text, gender)
  const other = self === MALE ? MEN : self === FEMALE ? WOMEN : ANYBODY
  const flags = sloppy ? 'gi' : 'g'
  const bare = text
    .replace(new RegExp(`\\b${name}'s\\b`, flags), self.owner)
    .replace(new RegExp(`\\b${name}\\b(?!-)`, flags), (_, at: number) => (at === 0 ? capital(self.subject) : self.subject))
  const couple = self === NEITHER ? bare : TOGETHER.test(bare) ? bare.replace(/^They\b/i, 'We') : bare.replace(/^Their\b/, 'Our')
  const words = tagWords(couple)
  const turn = ofThirdPerson(words, self, other)
  // "…, and Ada is happier about it than she tells": what is not clear is left out.
  if (!turn) {
    const [, before] =
      /^(.{24,}?)(?:;|,? (?:and|but|so|because|while)| to \w+ (?:when|if|whether|why|how)) (?:she|he|they|his|her|their)\b/i.exec(couple) ??
      []
    const part = before ? ofThirdPerson(tagWords(`${before}.`), self, other) : null
    return part && part.selves > 0 ? capital(asReader(part.text)) : null
  }
  if (turn.selves > 0 || couple !== bare) {
    const near = turn.text.replace(NEAR, (whole) => whole.replace(/\bthey\b/g, 'we'))
    const noted = /^(?:I|My|Me|We|Our)\b/.test(near) || !isBare(words) ? null : ofNotes(couple, words, self, other)
    return capital(asReader(noted ?? near))
  }
  const noted = ofNotes(couple, words, self, other)
  return noted ? capital(asReader(noted)) : null
}

function selfOf(text: string, gender: Gender): Self {
  if (gender === 'Female') return FEMALE
  if (gender === 'Male') return MALE
  if (/\b(?:she|her|hers)\b/i.test(text)) return FEMALE
  if (/\b(?:he|him|his)\b/i.test(text)) return MALE
  return gender === undefined ? FEMALE : NEITHER
}
