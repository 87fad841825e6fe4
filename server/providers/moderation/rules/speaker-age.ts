import { type Normalized, normalize } from '../normalize'
import { findCodedAges } from './coded-age'
import { findMentions, isCharged } from './minors'
import { saysUnderAgeAbroad } from './other-languages'
import { NUMBER_WORDS } from './vocabulary'

/**
 * Whether the person who writes says that they are under eighteen. Narrower than the rule `minors`, which only refuses a text: what this
 * finds closes parts of an account, so it takes plain statements of the speaker and leaves out roles, quotes, costumes and the past.
 */

/** The speaker is the subject, with nothing but small words up to the age. */
const DIRECT =
  /(?:^|[^a-z])(?:i|im|ill|ive|my (?:real |actual |true )?age|age|ich bin|tengo|jai|tenho|cumpli)(?: (?:am|be|will|is|was|just|only|actually|really|honestly|still|almost|nearly|barely|now|currently|like|about|around|turning|turned|turn|gonna|going|to|have|not|yet|even|under|below|a|an|in|the|also|both|maybe|secretly|sadly|technically|literally|born|aged?|of|male|female|young|high|school|freshman|sophomore|junior|senior|student|year|solo|apenas|casi|juste|seulement|presque|so|quase|erst|gerade|nur|noch|fast))*[:=]? ?$/

/** A birthday of the last weeks: what is "last summer" or longer ago may be told by somebody of 18 by now. */
const TURNED = new RegExp(
  `\\b(?:i|ive)(?: (?:just|only|actually|finally|have))* turned (?:[5-9]|1[0-7]|${Object.keys(NUMBER_WORDS)
    .filter((word) => NUMBER_WORDS[word]! < 18)
    .join(
      '|',
    )}) (?:(?:last|this|on) (?:week|month|night|morning|weekend|[a-z]{3,6}day)|yesterday|today|recently|(?:a few |a couple of |a |two |three |[1-9] )?(?:days?|weeks?|months?) ago)\\b`,
)

/** A role that is played, a text that is quoted, a wish, a costume. */
const PLAYED =
  /\b(?:pretend\w*|role ?play\w*|rp|imagin\w*|suppose|what if|if i (?:was|were|am)|as if|play(?:ing|ed)? (?:a|an|the|as|your|my)|act(?:ing)? (?:as|like)|my (?:oc|character|role|part)|in (?:the|our|this|my) (?:story|game|scene|book|play|film|movie|novel|song|show|rp)|cosplay\w*|costume|halloween|carnival|fancy dress|dress(?:ed)?(?: up)? as|lyrics|quot(?:e|es|ing)|(?:she|he|they|who|and|girl|boy|kid|daughter|son|friend|character|narrator)(?: (?:just|once|then))? (?:said|says|told|goes|writes|wrote|was like)|dream(?:ed|t)?|feel(?:s|ing)? like|finge|fingir|imagina|imagine|stell dir vor|rollenspiel|joue|jouer|spiele|finja|personagem|personaje)\b/

/** "As a fourteen year old …": described from outside. */
const AN_AGE = /\b(?:years?|yrs?) (?:of|in|into|with|together|older|younger)\b/
/** "I'm 19, still a teenager." */
const ADULT_SAID = /\b(?:i am|im) (?:only |just |actually |almost )?(?:1[89]|[2-9]\d)\b/
/** Words for the young that are no role of bedroom talk; a sentence that speaks of love or to "you" is more often one. */
const YOUNG =
  /^(?:a |an |the )?(?:underage|under age|minor|preteen|pre teen|tween|teen|teenager|teenage|high ?schooler|middle ?schooler|schoolgirl|schoolboy)s?\b/
const NOT_YOUNG = /^\w+(?: \w+)? (?:mom|mum|mother|dad|father|idol|drama|movie|music|heart|again|years|spirit|at heart|teacher|side|role)\b/
const A_CHILD = /(?:^|[.!?\n,]) ?(?:hi |hey |but |sorry )?(?:im|i am) (?:just |only |still |really )?a (?:child|kid)(?= ?(?:$|[.!?\n]))/
const OLD_ENOUGH = /drink legally|old enough/

function sentenceOf(plain: string, start: number): string {
  const before = plain.slice(0, start)
  const from = Math.max(...['.', '!', '?', '\n'].map((mark) => before.lastIndexOf(mark))) + 1
  const rest = plain.slice(start)
  const end = rest.search(/[.!?\n]/)
  return end < 0 ? plain.slice(from) : plain.slice(from, start + end)
}

/** Between an odd number of quotation marks that are not the whole text. */
const isQuoted = (plain: string, start: number) => {
  const marks = plain.slice(0, start).split('"').length - 1
  return marks % 2 === 1 && !/^\s*"/.test(plain)
}

/** `plain` and `cased` are one reading of a text, as normalize.ts makes them; `cased` may be empty. */
export function saysUnderAge({ plain, cased }: { plain: string; cased: string }): boolean {
  const counts = (start: number, sentence = sentenceOf(plain, start)) =>
    !PLAYED.test(sentence) && !isQuoted(plain, start) && !AN_AGE.test(sentence)
  const stated = findMentions(plain).some(({ who, past, numeric, explicit, before, start }) => {
    if (who !== 'first' || past || !DIRECT.test(before) || !counts(start)) return false
    if (numeric) return true
    const term = plain.slice(start)
    if (YOUNG.test(term)) return !NOT_YOUNG.test(term) && !isCharged(plain) && !ADULT_SAID.test(plain)
    return explicit && /school|grade|year/.test(term.slice(0, 60)) && !ADULT_SAID.test(plain)
  })
  if (stated) return true
  const turned = TURNED.exec(plain)
  if (turned && counts(turned.index)) return true
  if (A_CHILD.test(plain) && !PLAYED.test(plain)) return true
  const coded = findCodedAges(plain).some(({ who, start, matched, sentence }) => {
    if (who !== 'self' || !counts(start, sentence) || OLD_ENOUGH.test(matched) || ADULT_SAID.test(plain)) return false
    if (/20\d\d/.test(matched))
      return /\b(?:i|im|my)\b/.test(sentence) && !/\b(?:her|his|their|she|he|your|car|house|phone)\b/.test(sentence)
    return /\d|school|grade|freshman|sophomore|legal|eighteen|birthday|of age/.test(matched) && !/school ?(?:girl|boy)/.test(matched)
  })
  if (coded) return true
  return !PLAYED.test(plain) && saysUnderAgeAbroad(cased || plain)
}

type Turn = { role: 'user' | 'assistant'; content: string }

/** Messages this short may be half of a sentence; and at most so many of them are one. */
const PART_CHARS = 30
const MOST_PARTS = 3

const ASKS_AGE =
  /(?:how old (?:are you|r u|you are)|(?:what(?:s| is)|tell me) your age|your age|what age are you|how many years|cuantos anos tienes|wie alt bist du|quel age as tu|quantos anos (?:voce )?tem)\b[^.!\n]{0,40}\?[^?]{0,12}$/
const NUMBER_ONLY = new RegExp(
  `^ ?(?:(?:um+|uh+|well|ok|okay|lol|im|i am|its|just|only|like)[, .]* )*(?:([5-9]|1[0-7])|(${Object.keys(NUMBER_WORDS).join('|')}))(?: (?:years?(?: old)?|y ?o|lol|haha|btw|hbu|u|wbu|and you|and u|you|f|m|why|jahre|anos|ans|almost|soon))*[ .!?,]*$`,
)
const THATS_MY_AGE = /^ ?(?:(?:thats|that is|is|its|it is) )(?:my (?:real |actual )?age|how old i am)\b/

const withoutEnd = (text: string) => text.replace(/[\s.,:;?!…-]+$/, '')

/**
 * As `saysUnderAge`, of a sentence that is split over messages: "I am" and "15", or the age alone where it was asked for. `read`: as
 * normalize, for turns that come again with every message.
 */
export function saysUnderAgeInParts(plain: string, turns: readonly Turn[], read: (turn: string) => Normalized): boolean {
  const text = plain.trim()
  if (text.length > PART_CHARS) return false
  const last = turns.at(-1)
  if (last?.role === 'assistant' && isAge(text) && ASKS_AGE.test(normalize(last.content.slice(-300)).plain.trim())) return true
  let earlier = ''
  for (const { content } of turns
    .filter(({ role }) => role === 'user')
    .slice(-MOST_PARTS)
    .reverse()) {
    if (content.length > PART_CHARS) return false
    const part = read(content).plain.trim()
    if (THATS_MY_AGE.test(text) && isAge(part)) return true
    earlier = withoutEnd(earlier ? `${part} ${earlier}` : part)
    const whole = [`${earlier} ${text}`, `${earlier}${text}`]
    // What was said before has been read when it was said; only a sentence that this message completes is new.
    if (whole.some(says) && !says(earlier)) return true
  }
  return false
}

const says = (plain: string) => saysUnderAge({ plain, cased: '' })

function isAge(text: string): boolean {
  const match = NUMBER_ONLY.exec(text)
  if (!match) return false
  return match[1] ? true : (NUMBER_WORDS[match[2]!] ?? 18) < 18
}
