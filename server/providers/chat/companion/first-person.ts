import type { Persona } from '@/server/providers/chat/port'
import { isBare, ofNotes } from './bare-notes'
import { tagWords } from './parts-of-speech'
import { ANYBODY, FEMALE, MALE, MEN, NEITHER, ofSecondPerson, ofThirdPerson, type Self, WOMEN } from './pronouns'
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

/** Where a word begins and ends, in any script. */
const [BEGIN, END] = ['(?<![\\p{L}\\p{M}\\p{N}_])', '(?![\\p{L}\\p{M}\\p{N}_])']
/** Surnames that begin sentences as words: "Black coffee keeps her awake." */
const WORD =
  /^(?:black|white|brown|gr[ae]y|green|gold|silver|king|young|rivers?|woods?|stone|rose|bell|baker|smith|cook|fisher|hunter|carter|miller|mason|parker|walker|taylor|turner|porter|potter|weaver|archer|cooper|fields?|banks|brooks?|waters|hills?|lakes?|day|knight|bishop|pope|long|short|small|little|rich|strong|hope|grace|love|frost|winters?|summers?|snow|storm|fox|wolf|hawk|crow|birds?|cross|church|marsh|moss|reed|ford|west|north|french|english|welsh|holiday|chance|may|june|august|will|mark|page|price|power|powers|sands?|shore|flowers?|stars?|moon|night|ash|oak|thorne?|vale|dale|steel|blade|singer|dancer|shepherd|gardener|farmer|butler|clerk|judge|major|sailor|guard|ward)$/i
/** What a surname is followed by where it is the character: "Kessler trades", but "Kessler money". */
const DOES = "(?='s|,? (?:is|was|has|had|will|would|can|could|did|does|never|always|still|often|also|now|\\p{Ll}{2,}(?:s|ed))(?!\\p{L}))"
/** Before a surname: it is a relative's, or a family's. */
const OF_ANOTHER =
  "(?<!(?:^|[^\\p{L}])(?:the|a|an|old|young|Old|Young|The|\\p{Lu}[\\p{L}'-]*)\\.? )(?<!(?:wife|husband|brother|sister|father|mother|uncle|aunt|cousin) )"
/** Capitals that begin a sentence, and are no first name. */
const OPENS = '(?:When|If|But|And|Since|As|While|Though|Although|Because|Before|After|Now|Today|Then|So|Once|Until|That|Here)'

/** Before a name that is told: "Everyone calls him Dez." */
const TOLD =
  '(?<!(?:[Cc]alls? (?:her|him|them|me|you)|called(?: (?:her|him|them|me|you))?) (?:the )?["\']?|(?:goes|go|went|known|answers?) (?:by|as|to) (?:the )?["\']?|(?:named?|nicknamed?)(?: is)? ["\']?)'

/** A pattern of the name, whole, first, last or what it is called, for a regular expression with `u`; never matches without one. */
export function namePattern(full_name: string): string {
  const whole = straight(full_name).normalize('NFC').trim()
  // Benedikt "Ben" Strand is Ben.
  const [quoted = '', called = ''] = /["(]([\p{L}' -]{2,20})[")]/u.exec(whole) ?? []
  const bare = whole.replace(quoted, '').replace(/ {2,}/g, ' ').trim()
  const [first = '', ...more] = bare.split(' ')
  const names = [whole, bare, first, called]
    .map((one) => one.replace(/[^\p{L}\p{M}\p{N} '-]/gu, '').trim())
    .filter((one) => one.length > 1 && !/^(?:the|an?|\d+)$/i.test(one))
  const last = more.at(-1) ?? ''
  const surname =
    /^\p{Lu}[\p{L}'-]{2,}$/u.test(last) && !WORD.test(last) ? [`(?:${OF_ANOTHER}|(?<=(?:^|[^\\p{L}])${OPENS} ))${last}${DOES}`] : []
  return names.length ? `${BEGIN}${TOLD}(?:${[...names, ...surname].join('|')})${END}` : '(?!)'
}

/** A sentence that says what the character is called. */
const CALLED =
  /(?:^|[.!?\n] ?)(?:(?:She|He|They|You|I|\p{Lu}[\p{L}'-]+)(?: \p{Lu}[\p{L}'-]+)?,? (?:mostly |usually |also |just )?(?:goes|go|went|is known|are known|known|is called|are called|answers|answer)(?: \w+ly)? (?:by|as|to) |(?:is|are|am) called |(?:Everyone|Everybody|People|Friends|Most people|Most|Regulars|They|The (?:crew|regulars|kids|locals|village|town))(?: just| all)? calls? (?:her|him|them|you|me) )(?:the name )?["']?(\p{Lu}[\p{L}'-]{1,19}|the \p{Lu}[\p{L}'-]{1,19})["']?(?![\p{L}'-])/u

/** The same without capitals, at the end of a sentence. */
const CALLED_SLOPPILY =
  /\b(?:ppl|people|everyone|everybody|friends|they)(?: just| all)? calls? (?:her|him|them) (?!(?:crazy|names|mad|weird|stubborn|lucky|out|back|up|sir|boss|nothing|mom|mum|dad)\b)([a-z]{2,12})(?=[.,;!\n]|$)/

/** The full name with what a text says that the character is called, if it has no such name yet: Desmond Achterberg "Dez". */
export function withCalledName(full_name: string, text: string): string {
  if (/["(]/.test(full_name)) return full_name
  const plain = straight(text).normalize('NFC')
  const [, called] = CALLED.exec(plain) ?? CALLED_SLOPPILY.exec(plain) ?? []
  return called ? `${full_name} "${called}"` : full_name
}

/** As people type who type fast. */
const TYPED: readonly (readonly [RegExp, string])[] = [
  [/^U(?= [a-z])|(?<![\p{L}.-])u(?![\p{L}.-])/gu, 'you'],
  [/(?<![\p{L}.-])ur(?![\p{L}.-])/gu, 'your'],
  [/\b(?:dont)\b/gi, "don't"],
  [/\bdo[es]*sn'?t\b/gi, "doesn't"],
  [/\bdosent\b/gi, "doesn't"],
  [/\b(can|won|isn|wasn|didn|hasn|hadn|couldn|wouldn|shouldn|aren|weren)t\b/gi, "$1't"],
  [/\b(she|he|that)s(?= )/g, "$1's"],
  [/\bim\b/gi, "I'm"],
  [/\b(?:bc|cuz|cos)\b/g, 'because'],
  [/\bw\/ ?/gi, 'with '],
  [/ & /g, ' and '],
  [/\bi\b(?!\.)/g, 'I'],
]
const typed = (text: string) => TYPED.reduce((said, [pattern, by]) => said.replace(pattern, by), text)

const TOGETHER =
  /^They (?:have|had|live|lived|met|married|share|shared|run|own|adopted)\b|^They (?:\w+ ){1,3}(?:each other|together|about)\b/i
/** Somebody near in a sentence: "they" are that one and the character. */
const NEAR =
  /^((?:My|I (?:am|was|have been) married to)\b.*\b(?:husband|wife|partner|father|mother|brother|sister|daughter|son|twin|ex-\w+|friend|years)\b(?!.*\b(?:said|says|told|tells|thinks?|thought|believes?|believed|claims?)\b.*\bthey\b).*?)\bthey\b/i

/** "Captain Ada Quill, 43, flies the mail" begins with the name alone. */
const openedByName = (text: string, name: string): string =>
  text.replace(
    new RegExp(
      `^(${name}), (?:\\d{2,4}|aged? \\d+|(?:an?|the) [^,]{3,60}|[^,]{3,40}(?=, (?:is|was|has|works|lives|runs|owns|drives|teaches)\\b)), `,
      'u',
    ),
    (_, named: string, __, rest: string) =>
      /, \d{2,3}, (?:owner|head|captain|daughter|son|heir|author)\b/.test(rest) ? `${named} is ` : `${named} `,
  )

/** Names that stand for whoever reads while the words are tagged; one that is in no text is taken. */
const READERS = ['Quillon', 'Vantrell', 'Osbrecht']
const readerFor = (text: string) => READERS.find((name) => !text.toLowerCase().includes(name.toLowerCase())) ?? 'Zarquil'
const asReader = (text: string, reader: string): string =>
  text.replace(new RegExp(`\\b${reader}'s\\b`, 'g'), 'your').replace(new RegExp(`\\b${reader}\\b`, 'g'), 'you')

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
  const reader = readerFor(`${sentence} ${full_name}`)
  const says = (text: string) => capital(asReader(text, reader))
  const plainly = typed(
    straight(sentence)
      .normalize('NFC')
      .replace(/(?:\{\{user\}\}|\bthe user\b(?! (?:manual|interface|guide|name))|<user>)('?s\b)?/gi, (_, owner?: string) =>
        owner ? `${reader}'s` : reader,
      )
      .trim()
      .replace(/^(?:But|And|Also|Still|Yes|Now|Then),? (?=\S)|^So(?:, | (?=she|he|they|you|I)\b)/i, '')
      .replace(/\{\{char\}\}/gi, untitled(full_name).split(' ')[0] ?? ''),
  )
  const without_title = untitled(plainly)
  // "Captain Ada flies", but not "Father drowned".
  const text = openedByName(new RegExp(`^${name}`, 'iu').test(without_title) ? without_title : plainly, name)
  if (/^(?:I|I'm|I've|My|We|Our)\b/.test(text)) return says(text)
  if (to_you) {
    const turn = ofSecondPerson(tagWords(text), reader.toLowerCase())
    return turn.selves > 0 && !new RegExp(`\\b${reader} (?:are|am)\\b`).test(turn.text) ? says(turn.text) : null
  }
  const self = selfOf(text, gender)
  const other = self === MALE ? MEN : self === FEMALE ? WOMEN : ANYBODY
  const flags = sloppy ? 'giu' : 'gu'
  const bare = text
    .replace(new RegExp(`${name}'s${END}`, flags), self.owner)
    .replace(new RegExp(`${name}(?!-)`, flags), (_, at: number) => (at === 0 ? capital(self.subject) : self.subject))
  const couple = self === NEITHER ? bare : TOGETHER.test(bare) ? bare.replace(/^They\b/i, 'We') : bare.replace(/^Their\b/, 'Our')
  const words = tagWords(couple)
  const told = (of: typeof words) => ofThirdPerson(of, self, other, reader.toLowerCase())
  const noted = () => ofNotes(couple, words, self, other, reader.toLowerCase())
  const turn = told(words)
  // "…, and Ada is happier about it than she tells": what is not clear is left out.
  if (!turn) {
    const [, before] =
      /^(.{24,}?)(?:;|,? (?:and|but|so|because|while)| to \w+ (?:when|if|whether|why|how)) (?:she|he|they|his|her|their)\b/i.exec(couple) ??
      []
    const part = before ? told(tagWords(`${before}.`)) : null
    return part && part.selves > 0 ? says(part.text) : null
  }
  if (turn.selves === 0 && couple === bare) {
    const said = noted()
    return said === null ? null : says(said)
  }
  const near = turn.text.replace(NEAR, (whole) => whole.replace(/\bthey\b/g, 'we'))
  return says((/^(?:I|My|Me|We|Our)\b/.test(near) || !isBare(words) ? null : noted()) ?? near)
}

function selfOf(text: string, gender: Gender): Self {
  if (gender === 'Female') return FEMALE
  if (gender === 'Male') return MALE
  if (gender !== undefined) return NEITHER
  return /\b(?:he|him|his)\b/i.test(text) && !/\b(?:she|her|hers)\b/i.test(text) ? MALE : FEMALE
}
