import type { Normalized } from '../normalize'
import { findCodedAges, sentenceAround } from './coded-age'
import { describesMinor } from './described-age'
import { readForeign } from './other-languages'
import { type Case, STRICT_STAGES } from './rule'
import {
  anyOf,
  CARE_TALK,
  CARE_WORK,
  CHILD_TERMS,
  FAMILY,
  MINOR_TERMS,
  NUMBER_WORDS,
  ORDINALS,
  ROMANTIC_TERMS,
  SCHOOLS,
  SEXUAL_TERMS,
  THINGS,
} from './vocabulary'
import { apartFromOthers, describesYouth, excuseOf } from './youth'

/** Who is said to be under age. `family` covers everyone met in ordinary life: children, pupils, patients. */
type Who = 'first' | 'second' | 'third' | 'pronoun' | 'family'
type Mention = {
  who: Who
  past: boolean
  /** Stated outright ('15 years old'), not read out of a bare number. */
  explicit: boolean
  numeric: boolean
  /** Somebody's own child, pupil or patient: an adult's life, not the person who is described. */
  own: boolean
  /** What stands before it in its sentence. */
  before: string
  start: number
}

/** Where 'I' is a user or a companion. */
const SPOKEN_STAGES: readonly Case['stage'][] = ['user_input', 'model_output', 'voice_text', 'memory']

const BEFORE = 70
const AFTER = 45
/** A bare 'I am 7' is more often a place in a queue than an age. */
const LOWEST_BARE_AGE = 8
const ADULT = 18
const SEXUAL_REACH = 160
const SENTENCE = 300
/** How many of the latest turns still set the scene. */
const SCENE_TURNS = 6

const SEXUAL = new RegExp(`\\b${anyOf(SEXUAL_TERMS)}\\b`)
const ROMANTIC = new RegExp(`\\b${anyOf(ROMANTIC_TERMS)}\\b`)
const CARING = new RegExp(`\\b${anyOf(CARE_TALK)}\\b`)

const NUMBER = new RegExp(
  `(?<![\\d.,:$#%a-z])(?<!(?:twen|thir|for|fif|six|seven|eigh|nine)ty )(?:(?<digits>\\d{1,2})(?![\\d%:]|[.,]\\d)|(?<word>${anyOf(Object.keys(NUMBER_WORDS))})(?![a-z]))`,
  'g',
)
const YEARS_OLD = /^ ?(?:years?|yrs?) ?(?:olds?|of age|young)\b|^ ?y ?o\b|^ ?jahre? alt\b|^ ?jahrig/
const YEARS = /^ ?(?:anos|ans|jahren?)\b/
const HAS_YEARS = /(?:tengo|tienes|tiene|tenho|tens|tem|jai|tu as|elle a|il a|vous avez|cumpli) (?:solo |apenas |so |juste |seulement )?$/
const PERSON_OF = /(?:nina|nino|chica|chico|fille|garcon|menina|menino|garota|garoto|adolescente|madchen|junge) (?:de|von|mit) $/
const LABEL = /\b(?:aged?|a g e|edad|alter|idade)(?: is| of| to| =)? ?:? ?$/
const LABEL_OF_THING = /^ ?(?:years? (?:in|of)|months?|weeks?|days?|minutes|hours|stars?)\b/
const ADVERB = '(?: (?:only|just|actually|really|almost|nearly|barely|still|now|like|about|turning|maybe|secretly|erst|gerade|nur))*'
const IS = new RegExp(
  `(?:\\b(?:im|i am|i was|youre|ur|u r|u are|u were|you are|you were|ill be|i will be|gonna be|going to be|shes|she is|she was|hes|he is|he was|theyre|they are|who is|who was|` +
    `(?:girl|boy|woman|man|person|character|girlfriend|boyfriend|lover|crush|partner|friend|one|daughter|son|sister|brother|niece|nephew|stepdaughter|stepson)(?: (?:in|on|from|at|of) (?:the|this|that|my) [a-z]{1,12})? is|ich bin|du bist|sie ist|er ist|to be|being|turn|turned|turning|turns|be|looks?|looking))${ADVERB} $`,
)
const AGE_ENDS =
  /^ ?(?:$|[.!?,;)"*\n]|(?:but|lol|now|today|tho|though|too|btw|tomorrow|soon|this (?:year|month|week)|next|yet|haha|f|m|female|male|girl|boy|because|if|okay?|right|here|lmao|is that|going on|years)\b|and (?!counting|\d|a half)|so (?!far))/
const WHEN_WAS = /\b(?:when|while|since|that time) (?:i|you|she|he|they|we) (?:was|were) (?:only |just |about |barely )?$/
const MEASURE = /^ ?(?:minutes?|hours?|days?|weeks?|months?|km|miles?|feet|pounds|kilos?|points?|percent|steps?|meters)\b/
const GLUED_AGE = /(?:^|\b(?:im|i am|a|hi|hey|hello|as)[ ,]+)1[0-7] ?[fm](?![a-z0-9])/
const BORN =
  /\bborn (?:(?!(?:and|but|has|have|moved?|came|left|started|opened|founded|since|became|works?|lives?)\b)[a-z0-9,]+ ){0,14}?(?:in|on)(?: [a-z]{3,9})?(?: \d{1,2}(?:st|nd|rd|th)?,?)? (20\d\d)\b/g
const NEARLY_ADULT =
  /\b(?:under|below|younger than|not yet|not even|not|almost|nearly|arent|isnt) (?:18|eighteen)(?= ?(?:$|[.!?,;*\n]|yet|years|but|and|so))/g
const SOON_ADULT = /\bi(?:ll| will|m)? turn(?:ing)? (?:18|eighteen) (?:next|in|soon|this|tomorrow)\b/
const GRADE = new RegExp(`\\b(?:${ORDINALS.join('|')}) grade(?:r|rs)?\\b|\\bin (?:grade|year) (?:[1-9]|1[0-2])\\b`, 'g')
const SCHOOL = new RegExp(
  `\\b(?:in|attend|attending|go to|goes to|a|an|my) (?:my )?(?:(?:freshman|sophomore|junior|senior|last|first|final) year (?:of|in) )?` +
    `${anyOf(SCHOOLS)} school(?=(?: (?:student|freshman|sophomore|junior|senior|girl|boy|kid)s?)? ?(?:$|[.!?,;*\\n]|and|but|so|now|with|in|still|right))`,
  'g',
)

const TERM = new RegExp(`\\b${anyOf(MINOR_TERMS)}s?\\b`, 'g')
const CHILD = new RegExp(`\\b${anyOf(CHILD_TERMS)}\\b`, 'g')
const CHILD_SHAPE =
  /\b(?:child ?like|childish) (?:body|figure|proportions|physique)\b|\b(?:body|figure|looks?|appearance) (?:of|like) (?:an? )?(?:little |young |small )?(?:child|kid|toddler|girl of)\b/
const AGE_PLAY = /\bage (?:play|regression|regressed?)\b|\bageplay\b/
const PRETEND = /\b(?:pretend|roleplay|role play|imagine|play|dress(?:ed)?|be my|act|talk|look|body|as my|as an?|finge|joue|spiel)\b/
const PRETEND_CHILD = /\b(?:pretend|roleplay|role play|imagine|dress(?:ed)?|act|talk|looks?(?! after)|body)(?: [a-z]{1,12}){0,4} $/
const IS_CHILD = /\b(?:im|i am|youre|you are|shes|she is|hes|he is|to be|be my)(?: (?:just|only|still|really|a|an|my|your|the))* $/
const LIKE = /\b(?:like|as)(?: an?| two| some| the| horny| giddy| nervous| lovesick)* $/
/** Adults dress up. */
const COSTUME =
  /\b(?:halloween|carnival|cosplay|costume|fancy dress|theme party|school disco party|mardi gras|hen (?:party|do|night)|bachelorette)\b/
const LINK =
  '(?: (?:with|to|of|at|for|about|by|a|an|the|my|your|her|his|our|that|this|these|those|any|some|involving|between|on|from|photos?|pics?|pictures?|images?|videos?|scenes?|story|content))'
const LINKED = new RegExp(
  `\\b${anyOf(SEXUAL_TERMS)}${LINK}{1,4} ${anyOf(CHILD_TERMS)}\\b|\\b${anyOf(CHILD_TERMS)} (?:porn|sex|nudes?|erotica)\\b`,
)

const TIED_BEFORE = new RegExp(
  `\\b${anyOf(SEXUAL_TERMS)}(?: (?!(?:while|when|before|after|because|so|but|since|if|life)\\b)[a-z0-9]{1,12}){0,5} $`,
)
const TIED_AFTER = new RegExp(
  `^[a-z0-9]{1,12}(?: years? old| yo)?(?: (?:and|is|gets?|getting|who|being|all|very|so|in|daughter|son|sister|brother|niece|nephew|student)){0,3} ${anyOf(SEXUAL_TERMS)}\\b(?! (?:life|ed))`,
)

const NEGATED = /\b(?:not|never|isnt|arent|wasnt|aint|than|over|above|least|wish|wished|feel|feels|felt)(?: [a-z]{1,10}){0,2} $/
const PAST =
  /\b(?:was|were|when|since|until|till|back|remember|used|had|became|at (?:the )?age|at (?:the )?age of|by age|during|cuando|tenia|era|quand|avais|avait|etais|etait|als|war|hatte|quando|tinha|memories|first (?:kiss|job|love))\b/
const LATER = /^ (?:years? )?(?:ago|earlier|older|younger|apart|gap|together|married|sober)/
const FAMILY_NEAR = new RegExp(`\\b(?:${FAMILY.join('|')}|${CARE_WORK.join('|')})\\b`)
const FAMILY_NEXT = new RegExp(`^(?: ?(?:years? )?(?:olds?\\b)?)?(?: [a-z]{1,10})? (?:${FAMILY.join('|')}|teacher|coach|classroom)\\b`)
const THING_NEAR = new RegExp(`\\b(?:${THINGS.join('|')})(?: [a-z]{1,10}){0,3} $`)
const THING_NEXT = new RegExp(`^(?: ?(?:years? )?old)?(?: [a-z]{1,12})?,? (?:${THINGS.join('|')})\\b`)
const THIRD = /\b(?:she|her|he|him|his|they|them|girl|boy|ella|elle|sie|ela|il|er)\b/
const MUSIC = /\b(?:in|from|key of|chord|to) (?:a|b|c|d|e|f|g)(?: (?:flat|sharp))? $/

/** 'Anna is 15': a name, told by its capital. */
const NAMED = /\b[A-Z][a-z]{1,15}(?: is|'s|,) (?:only |just )?(?:1[0-7]|(?:thir|four|fif|six|seven)teen)(?= ?(?:$|[.!?,;\n]|and|but))/
/** The same of an earlier turn, and other ways to say it there; the name is what comes back. */
const NAMED_EARLIER =
  /\b([A-Z][a-z]{2,15})(?: is|'s|,) (?:only |just |still )?(?:1[0-7]|(?:thir|four|fif|six|seven)teen)(?= ?(?:$|[.!?,;\n]|and|but|years))|\b([A-Z][a-z]{2,15}) (?:turns|will be|will turn) (?:18|eighteen) (?:next|in|soon)/g
const NAME_AND_AGE = /\b[A-Z][a-z]{1,15}, 1[0-7](?:, | \()/

const FIRST_WORDS = new Set(['i', 'im', 'ich', 'bin', 'yo', 'soy', 'tengo', 'je', 'jai', 'eu', 'tenho', 'cumpli'])
const SECOND_WORDS = new Set(['you', 'youre', 'u', 'ur', 'your', 'yourself', 'du', 'bist', 'tu', 'tienes', 'eres', 'vous', 'voce', 'tens'])
const THIRD_WORDS = new Set(['she', 'shes', 'he', 'hes', 'they', 'theyre', 'ella', 'elle', 'sie', 'ela', 'ele', 'il', 'er'])

/** Nobody under eighteen, or coded so, in a romantic or sexual scene; and no user who is a minor. */
export function crossesMinors({ stage, plain, cased, context, persona }: Case): boolean {
  const strict = STRICT_STAGES.includes(stage)
  // Once for the whole text: a long one may mention ages a thousand times.
  const mood: Mood = { charged: isCharged(plain), caring: CARING.test(plain) }
  const mentions = strict ? mentionsIn(plain, mood.charged) : findMentions(plain)
  if (strict && breaksStrictly(mood, mentions)) return true
  if (mood.charged && persona.some(isMinorPersona)) return true
  if (AGE_PLAY.test(plain) && mood.charged) return true
  if (CHILD_SHAPE.test(plain) && (strict || mood.charged)) return true
  if (LINKED.test(plain) && !mood.caring) return true
  if (NAMED.test(cased) && mood.charged && THIRD.test(plain)) return true
  if (NAME_AND_AGE.test(cased) && SEXUAL.test(plain)) return true
  if (mentions.some((mention) => breaks(mention, plain, stage, mood))) return true
  if (breaksCoded(plain, stage, strict, mood)) return true
  if (strict && describesYouth(cased || plain, !cased)) return true
  const told = cased || plain
  if (strict ? isDescribedApart(told, mood.charged) : mood.charged && describesMinor(told)) return true
  const foreign = strict ? readForeignApart(told, mood.charged) : readForeign(told, false)
  if (foreign === 'self' ? SPOKEN_STAGES.includes(stage) || strict : foreign !== 'none') return true
  return breaksWithContext(plain, mentions, context)
}

/** A card has a word of family somewhere: it excuses its own line, not the one that tells an age. */
const readForeignLines = (text: string) => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const whole = readForeign(text, true)
  if (whole !== 'none' || lines.length < 2) return whole
  return lines.map((line) => readForeign(line, true)).find((one) => one !== 'none') ?? 'none'
}

// What others are said to be is left out where it matters only: it takes the time of sixteen lists.
const isDescribedApart = (text: string, charged: boolean) => describesMinor(text) && describesMinor(apartFromOthers(text, charged))
const readForeignApart = (text: string, charged: boolean) =>
  readForeignLines(text) === 'none' ? 'none' : readForeignLines(apartFromOthers(text, charged))

const personas = new WeakMap<Normalized, boolean>()
/** Whether a description would be refused where characters are made. */
function isMinorPersona(written: Normalized): boolean {
  const known = personas.get(written)
  if (known !== undefined) return known
  const { plain, cased } = written
  const told = cased || plain
  const is_minor =
    breaksStrictly({ charged: false, caring: false }, mentionsIn(plain, false)) ||
    codedAs(plain, false).length > 0 ||
    describesYouth(cased || plain, !cased) ||
    isDescribedApart(told, false) ||
    readForeignApart(told, false) !== 'none'
  personas.set(written, is_minor)
  return is_minor
}

const OF_AN_ADULT_LIFE =
  /\ban only child\b|^(?:and |so |but )?(?:(?:what|who|which|where|when|how|why)\b.{0,60}\b(?:did|was|were|scared|frightened|taught|coached|gave|told|made|read|raised|brought|looked|cooked|sang|fed|minded)\b|(?:did|were|was)\b).{0,60}\bas an? (?:little )?(?:kid|child|toddler|pupil)$/
/** What an adult says or is asked of the own childhood and siblings is left out, unless somebody pretends. */
const codedIn = (plain: string) =>
  findCodedAges(plain).filter(
    ({ sentence }) => !OF_AN_ADULT_LIFE.test(sentence) || /\b(?:pretend|role ?play|imagine|be my|act|talk)\b/.test(sentence),
  )

/** Where characters are made, words for the young are left out where the lists excuse the sentence; ages in English never are. */
const mentionsIn = (plain: string, charged: boolean) =>
  findMentions(plain).filter(({ numeric, start }) => {
    const excuse = excuseOf(sentenceAround(plain, start, start + 1), charged)
    return excuse === 'none' || (numeric && excuse === 'words')
  })
const codedAs = (plain: string, charged: boolean) => findCodedAges(plain).filter(({ sentence }) => excuseOf(sentence, charged) === 'none')

/** A character that is described may not be coded at all; in a talk the speaker and the companion may not, others not in a scene. */
function breaksCoded(plain: string, stage: Case['stage'], strict: boolean, { charged, caring }: Mood): boolean {
  return (strict ? codedAs(plain, charged) : charged ? findCodedAges(plain) : codedIn(plain)).some(({ who, start }) => {
    if (strict) return true
    if (who === 'self') return SPOKEN_STAGES.includes(stage)
    // A memory speaks to the person it is about.
    if (who === 'you') return charged || stage === 'user_input' || stage === 'memory'
    return charged && !caring && (isSexualNear(plain, start) || isRomanticInSentence(plain, start))
  })
}

type Mood = { charged: boolean; caring: boolean }

function breaks(mention: Mention, plain: string, stage: Case['stage'], { charged, caring }: Mood): boolean {
  const { who, past, explicit, start } = mention
  if (past) return !caring && isSexualNear(plain, start)
  if (who === 'family') return !caring && isTiedToSex(plain, start)
  if (who === 'first') return SPOKEN_STAGES.includes(stage) || explicit || charged
  if (who === 'second') return (explicit && mention.numeric) || charged || stage === 'memory'
  return charged && ((!caring && isSexualNear(plain, start)) || isRomanticInSentence(plain, start))
}

function breaksStrictly({ charged }: Mood, mentions: Mention[]): boolean {
  return mentions.some(({ who, past, own }) => (past ? charged : !own || who !== 'family'))
}

/** The question that makes a bare number an age. */
const ASKS_AGE =
  /\bhow old\b|\b(?:what is|whats|tell me|and) your age\b|\byour age ?\?|\basl\b|\bwie alt\b|\bcuantos anos\b|\bquel age\b|\bquantos anos\b|\bquanti anni\b/
const BARE_AGE = new RegExp(
  `^(?:(?:i am|im|um|uh|well|just|only|almost|like|about|still)[ ,.]*)*(?:[1-9]|1[0-7]|${anyOf(Object.keys(NUMBER_WORDS))})(?: ?(?:years?(?: old)?|yo|btw|why|and you|u|wbu|lol))*[ .!?]*$`,
)

/** What one earlier turn says of ages, whatever is said now. */
type Recalled = {
  mentions: Mention[]
  /** The speaker or the listener is coded as under age. */
  told: boolean
  /** Somebody who is described is. */
  described: boolean
  /** Names that stand beside an age below eighteen. */
  names: string[]
}

/** What was said earlier counts, in either order. */
function breaksWithContext(plain: string, mentions: Mention[], context: Case['context']): boolean {
  if (!context.length) return false
  const charged = isCharged(plain)
  const of_somebody = SEXUAL.test(plain) && THIRD.test(plain)
  if (charged) {
    for (const [at, earlier] of context.entries()) {
      const { mentions: said, told, described, names } = recall(earlier)
      if (told || (of_somebody && described)) return true
      for (const { who, past, explicit, numeric } of said) {
        if (past || who === 'family') continue
        if ((explicit || numeric) && (who === 'first' || who === 'second')) return true
        if (of_somebody && (who === 'third' || who === 'pronoun')) return true
      }
      if (names.some((name) => new RegExp(`\\b${name}\\b`).test(plain))) return true
      if (ASKS_AGE.test(earlier.plain) && BARE_AGE.test(context[at + 1]?.plain ?? '')) return true
      if (CHILD_SHAPE.test(earlier.plain)) return true
    }
  }
  const said_of_scene = mentions.some(({ who, past }) => who === 'pronoun' && !past)
  return said_of_scene && context.slice(-SCENE_TURNS).some((earlier) => SEXUAL.test(earlier.plain))
}

/** With family the sexual word must belong to the very mention: parents speak of both in one breath. */
function isTiedToSex(plain: string, start: number): boolean {
  const before = plain.slice(Math.max(sentenceStart(plain, start), start - 60), start)
  return TIED_BEFORE.test(before) || TIED_AFTER.test(plain.slice(start, start + 50))
}

export const isCharged = (plain: string) => SEXUAL.test(plain) || ROMANTIC.test(plain)

const isSexualNear = (plain: string, start: number) => SEXUAL.test(plain.slice(Math.max(0, start - SEXUAL_REACH), start + SEXUAL_REACH))

function isRomanticInSentence(plain: string, start: number): boolean {
  const rest = plain.slice(start, start + SENTENCE)
  const end = rest.search(/[.!?\n]/)
  return ROMANTIC.test(plain.slice(sentenceStart(plain, start), start) + (end < 0 ? rest : rest.slice(0, end)))
}

/** Where the sentence around `end` begins, as far as it matters. */
function sentenceStart(plain: string, end: number): number {
  const from = Math.max(0, end - SENTENCE)
  const part = plain.slice(from, end)
  const stop = Math.max(part.lastIndexOf('.'), part.lastIndexOf('!'), part.lastIndexOf('?'), part.lastIndexOf('\n'))
  return from + stop + 1
}

/** Turns come again with every message; what they say of ages does not change. */
const recalled = new WeakMap<Normalized, Recalled>()
function recall(turn: Normalized): Recalled {
  const known = recalled.get(turn)
  if (known) return known
  const coded = codedIn(turn.plain)
  const foreign = readForeign(turn.cased || turn.plain, false)
  const now: Recalled = {
    mentions: findMentions(turn.plain),
    told: foreign === 'self' || foreign === 'you' || coded.some(({ who }) => who === 'self' || who === 'you'),
    described: coded.length > 0 || describesMinor(turn.cased || turn.plain),
    names: [...turn.cased.matchAll(NAMED_EARLIER)].flatMap(([, one, two]) => (one ?? two ?? '').toLowerCase() || []),
  }
  recalled.set(turn, now)
  return now
}

export function findMentions(plain: string): Mention[] {
  return [...findAges(plain), ...findBirths(plain), ...findSchool(plain), ...findTerms(plain), ...findChildren(plain)]
}

function findAges(plain: string): Mention[] {
  const mentions: Mention[] = []
  for (const match of plain.matchAll(NUMBER)) {
    const value = match.groups?.digits ? Number(match.groups.digits) : (NUMBER_WORDS[match[0]] ?? ADULT)
    if (value >= ADULT || value === 0) continue
    const { before, after } = around(plain, match.index, match[0].length)
    const form = formOf(value, before, after)
    if (form) mentions.push(...toMention(before, after, { explicit: form === 'explicit', numeric: true, start: match.index }))
  }
  const glued = GLUED_AGE.exec(plain)
  if (glued) mentions.push({ who: 'first', past: false, explicit: true, numeric: true, own: false, before: 'i am ', start: glued.index })
  const soon = SOON_ADULT.exec(plain)
  if (soon) mentions.push({ who: 'first', past: false, explicit: true, numeric: true, own: false, before: 'i ', start: soon.index })
  for (const match of plain.matchAll(NEARLY_ADULT)) {
    const { before, after } = around(plain, match.index, match[0].length)
    if (!/\b(?:im|am|is|are|was|youre|shes|hes|theyre|i|she|he|you|who)(?: [a-z]{1,8})? $/.test(before)) continue
    mentions.push(...toMention(before, after, { explicit: true, numeric: true, start: match.index }))
  }
  return mentions
}

function formOf(value: number, before: string, after: string): 'explicit' | 'bare' | null {
  if (YEARS_OLD.test(after)) return 'explicit'
  if (YEARS.test(after)) return HAS_YEARS.test(before) || PERSON_OF.test(before) ? 'explicit' : null
  if (LABEL.test(before)) return LABEL_OF_THING.test(after) ? null : 'explicit'
  if (WHEN_WAS.test(before)) return MEASURE.test(after) ? null : 'bare'
  return value >= LOWEST_BARE_AGE && IS.test(before) && AGE_ENDS.test(after) ? 'bare' : null
}

function findBirths(plain: string): Mention[] {
  const mentions: Mention[] = []
  for (const match of plain.matchAll(BORN)) {
    if (Number(match[1]) <= new Date().getFullYear() - ADULT) continue
    const { before, after } = around(plain, match.index, match[0].length)
    const present = before.replace(/\b(?:was|were) (?=$|only |just )/g, '')
    mentions.push(...toMention(present, after, { explicit: true, numeric: true, start: match.index }))
  }
  return mentions
}

function findSchool(plain: string): Mention[] {
  if (!/grade|school|year/.test(plain)) return []
  const found: Mention[] = []
  for (const match of [...plain.matchAll(GRADE), ...plain.matchAll(SCHOOL)]) {
    const { before, after } = around(plain, match.index, match[0].length)
    const is_said =
      /\b(?:im|i am|youre|you are|shes|she is|hes|he is|i|you|she|he|to be|still)(?: (?:still|currently|just|only|a|an|in|really|actually|be|to|also|both|freshman|sophomore|junior|senior|student))* $/.test(
        before,
      )
    if (is_said) found.push(...toMention(before, after, { explicit: true, numeric: false, start: match.index }))
  }
  return found
}

function findTerms(plain: string): Mention[] {
  const found: Mention[] = []
  for (const match of plain.matchAll(TERM)) {
    const { before, after } = around(plain, match.index, match[0].length)
    if (COSTUME.test(around(plain, match.index, match[0].length).before + after) && !isCharged(plain)) continue
    if (LIKE.test(before) && !/\b(?:pretend|dress|talk|look|body)/.test(before)) continue
    if (/^ (?:years|memories|self|crush)\b/.test(after)) continue
    if (/^minors?$/.test(match[0]) && !isMinorPerson(match[0], before, after)) continue
    found.push(...toMention(before, after, { explicit: true, numeric: false, start: match.index }))
  }
  return found
}

/** A minor chord, a minor injury, a minor in history: the adjective, not the person. */
function isMinorPerson(word: string, before: string, after: string): boolean {
  if (MUSIC.test(before)) return false
  if (word === 'minors') return !/\b(?:no|for|to|not|the|protect|protects|keep) $/.test(before)
  return /\b(?:an?|the|being|be|still) $/.test(before) && /^ ?(?:$|[.!?,;*\n]|and|but|who|girl|boy|so)/.test(after)
}

function findChildren(plain: string): Mention[] {
  const found: Mention[] = []
  for (const match of plain.matchAll(CHILD)) {
    const { before, after } = around(plain, match.index, match[0].length)
    const coded = /girls?$|boys?$|fille$|madchen$|menininha$|nina/.test(match[0])
    const said = !/\bsuch an? $/.test(before) && IS_CHILD.test(before) && !/^ (?:at heart|person|again|of|in)/.test(after)
    if (!coded && !said && !PRETEND_CHILD.test(before)) continue
    if (/\b(?:stop|quit|dont|such|spoiled) (?:[a-z]{1,10} ){0,4}$/.test(before)) continue
    found.push(...toMention(before, after, { explicit: said, numeric: false, start: match.index }))
  }
  return found
}

function around(plain: string, start: number, length: number) {
  const from = Math.max(sentenceStart(plain, start), start - BEFORE)
  return { before: plain.slice(from, start), after: plain.slice(start + length, start + length + AFTER) }
}

function toMention(before: string, after: string, said: Pick<Mention, 'explicit' | 'numeric' | 'start'>): Mention[] {
  if (LATER.test(after) || (said.numeric && NEGATED.test(before))) return []
  const rest = { ...said, before, own: OWN.test(before) && !/\byour?\b/.test(before) }
  const pretends = PRETEND.test(before)
  if (!pretends && (THING_NEAR.test(before) || THING_NEXT.test(after))) return []
  const past = PAST.test(before) || /^ (?:years? old )?(?:back then|at the time)\b/.test(after)
  const who = whoIs(before)
  if (pretends && who !== 'first' && /\b(?:pretend|roleplay|role play|imagine|be my|as my|finge|joue|spiel)\b/.test(before)) {
    return [{ ...rest, who: 'second', past: false }]
  }
  if (RAISES.test(before) && !OF_BODY.test(after.slice(0, 30))) return [{ ...rest, who: 'family', own: true, past }]
  if (HAS_A_CHILD.test(before)) return [{ ...rest, who: 'family', own: true, past }]
  const family = FAMILY_NEAR.test(before.slice(-50)) || FAMILY_NEXT.test(after)
  if (family && !SAID_TO_FACE.test(before)) return [{ ...rest, who: 'family', past }]
  return [{ ...rest, who, past }]
}

/** "I have a teenager at home", "I got a 4 year old": a parent. */
const RAISES = /\b(?:have|ive got|got|raising|raise|adopted|adopting) (?:an?|two|three|one) (?:little |small |young )?$/
const OF_BODY = /\b(?:body|figure|face|looks?|voice|mind|soul|heart|skin|brain|self)\b/

/** French has one word for a girl and a daughter: whoever has one at an age of their own is a parent. */
const HAS_A_CHILD = /\b(?:il|elle|jai) (?:a )?(?:1[89]|[2-9]\d) ans,? et (?:une|deux|trois) filles? de $/

const OWN =
  /\b(?:mother|father|mom|mum|dad|parents?|aunt|uncle|grand(?:mother|father|ma|pa)|god(?:mother|father)|nanny|teachers?|coach(?:es)?|tutors?|doctor|dentist|nurse|p(?:a)?ediatric\w*|rais(?:es|ing)|has|have|having|with (?:a|two|three|her|his|their)|her|his|their|my|our|teach(?:es|ing)?|looks? after|cares? for|works? with|treats|helps)\b/

/** 'I am a …', 'you are my …': the speaker or the companion, whatever family words stand around. */
const SAID_TO_FACE =
  /\b(?:im|i am|youre|you are|ur|u r)(?: (?:only|just|actually|really|still|my|an?|the|now|like|about|almost|barely|turning|secretly|your))* $/

/** A profile line: 'age: 15'. */
const OWN_AGE = /\bmy (?:real |actual )?age(?: is)?:? ?$|^ ?age:? ?$/

/** The nearest pronoun before the mention. */
function whoIs(before: string): Who {
  const words = before.match(/[a-z]+/g) ?? []
  if (OWN_AGE.test(before)) return 'first'
  for (const word of words.slice(-7).reverse()) {
    if (FIRST_WORDS.has(word)) return 'first'
    if (SECOND_WORDS.has(word)) return 'second'
    if (THIRD_WORDS.has(word)) return 'pronoun'
  }
  return 'third'
}
