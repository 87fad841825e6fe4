import { tagWords, type Word } from './parts-of-speech'
import { isDeed, isName, isVerb, KIN, next, ofThird, ofThirdPerson, type Self } from './pronouns'
import { capital, withArticle } from './text'

const STATE =
  /^(?:divorced|married|single|widowed|engaged|separated|allergic|afraid|scared|proud|retired|obsessed|tall|short|left-handed|vegetarian|vegan|bilingual|fluent|originally|terrible|good|bad|great)$/
const BORN = /^(?:born|raised|named|trained|educated|adopted|orphaned)$/
/** "Divorced, ex still writes": whose is plain. */
const BARE_KIN = /^([^,;]*[,;]) ((?:late )?(?:ex|mum|mom|dad|sister|brother|father|mother|husband|wife|son|daughter))\b/
/** Parts of a body in the plural are no deeds. */
const PARTS =
  /^(?:eyes|scars|hands|knees|arms|legs|boots|sleeves|shoulders|freckles|glasses|rings|pockets|teeth|nails|tattoos|ears|lips|likes|dislikes|fears|goals|dreams|hobbies|skills|habits|secrets|traits|looks|clothes|pets)$/
const TRADE =
  /(?:er|or|ist|ian|ant|eer|man|woman|smith|wright)$|^(?:captain|chef|nurse|cook|vet|student|pilot|guide|judge|priest|guard|host|monk|spy|thief|clerk|widow|orphan)$/

const NO_TRADE =
  /^(?:dinner|supper|winter|summer|water|floor|door|cancer|paper|letter|number|river|power|silver|corner|weather|leather|temper|humor|color|flavor|favor|order|year|hair|fear|ear|tour|error|terror|horror|mirror|odor|list|mist|fist|wrist|twist|plant|want|grant)$/

/** Ends and whole words of verbs in the past, and of those that stay as they are. */
const IN_PAST =
  /(?:ed|t|d|ght|ew|a[mv]e|o[dktvz]e|o[ls]e|ook|an|ang|ung|ank)$|^(?:can|could|will|would|went|wo|ca|fell|won|made|came|knew|saw)$/
/** What somebody has. */
const OWNED =
  /^(?:truck|van|car|boat|ship|bike|motorbike|horse|dog|cat|house|home|shop|flat|apartment|room|office|desk|garden|farm|bakery|bar|workshop|studio|knees?|hands?|arms?|legs?|eyes?|ears?|hair|voice|back|heart|hearing|eyesight|memory|temper|phone|job|coat|hat|boots|sword|gun|knife|rifle|weapon|name|nickname|birthday|dream|goal|secret|apprentice|assistant|secretary|neighbors?|friends?|boss)$/
/** "Truck is blue", "Mother taught school", "Left knee aches in the rain": a thing of its own and what it does. */
function doesAThing(words: readonly Word[], noun: number, verb: number): boolean {
  const [thing, deed] = [words[noun], words[verb]]
  if (!thing || !deed || verb < noun || next(words, noun + 1) !== verb) return false
  if (!words.slice(0, noun).every(({ pos }) => pos === 'ADJ') || (thing.pos === 'PROPN' && noun > 0)) return false
  // "London is expensive" and "cancer killed her": nothing that anybody owns.
  if (!KIN.test(thing.low) && !OWNED.test(thing.low)) return false
  return deed.pos === 'AUX' || ofThird(deed) || /(?:ed|t|d)$/.test(deed.low)
}

/** What has no subject, as notes have it: "Hauls fuel.", "Truck is blue.", "Divorced, ex still writes.", "Two cats." Null where nothing is missing. */
export function ofNotes(text: string, words: readonly Word[], self: Self, other: RegExp, reader: string): string | null {
  const at = next(words, 0)
  const first = words[at]
  // "Goal: fame" is a heading and what is below it.
  if (!first || words[1]?.low === ':') return null
  const rest = `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  const never = at > 0 && words[0]!.low === 'never'
  const owned = rest.replace(BARE_KIN, `$1 ${self.owner} $2`)
  const whole = (lead: string) =>
    ofThirdPerson(tagWords(`${capital(self.subject)}${lead.startsWith("'") ? '' : ' '}${lead}${owned}`), self, other, reader)?.text ?? null
  // "always in a waistcoat", "son Declan in Perth"
  if (at > 0 && first.pos === 'ADP' && words[0]!.pos === 'ADV') return `I'm ${rest}`
  if (first.pos === 'VERB' && BORN.test(first.low)) return whole('was ')
  if (STATE.test(first.low) && /^(?:PUNCT|ADP|ADV|CCONJ|SCONJ|PART)$/.test(words[at + 1]?.pos ?? 'PUNCT'))
    return whole(never ? '' : "'s ")?.replace(/^(I'm [a-z-]+), (?=I\b)/, '$1, and ') ?? null
  const seems = isName(first) && ofThird(first) && !PARTS.test(first.low) && words[at + 1]?.pos !== 'AUX' && isDeed(rest)
  const acts = (isVerb(first) && !/ing$/.test(first.low)) || seems || /^(?:can|ca|wo|won|does|did|has|never|always)$/.test(first.low)
  if (acts && (ofThird(first) || IN_PAST.test(first.low))) return whole('')
  if (first.pos === 'VERB' && /ing$/.test(first.low)) return whole("'s ")
  const verb = words.findIndex((one) => isVerb(one))
  const noun = words.findIndex((one) => isName(one) || KIN.test(one.low))
  const owner = (said: string) => ofThirdPerson(tagWords(`${capital(self.owner)} ${said}`), self, other, reader)?.text ?? null
  if (doesAThing(words, noun, verb)) return owner(words[noun]!.pos === 'PROPN' && noun > 0 ? text : rest)
  if (KIN.test(first.low)) return owner(rest)
  if (verb >= 0 && words[verb]!.pos === 'AUX') return null
  if (first.low === 'no' && isName(words[at + 1] ?? first)) return `I have ${rest}`
  // "22 years a cop" is said as it is.
  if (first.pos === 'NUM' && isName(words[at + 1] ?? first) && (verb < 0 || words.slice(at, verb).some(({ pos }) => pos === 'PUNCT')))
    return /^(?:year|month|week|day)s?$/.test(words[at + 1]!.low) ? text : `I have ${rest}`
  if (first.pos === 'ADP' && first.low === 'from') return `I'm ${rest}`
  const head = words.findIndex(({ pos }) => pos === 'PUNCT' || pos === 'ADP' || pos === 'CCONJ')
  const named = words[(head < 0 ? words.length : head) - 1]
  if (named && isName(named) && TRADE.test(named.low) && !NO_TRADE.test(named.low) && first.pos !== 'DET') return `I'm ${withArticle(rest)}`
  if (first.pos === 'ADJ' && !words.some(isName)) return `I'm ${rest}`
  return null
}

/** Whether it begins as notes do, without a subject. */
export function isBare(words: readonly Word[]): boolean {
  const at = next(words, 0)
  const first = words[at]
  if (!first || /ing$/.test(first.low)) return false
  const plural = isName(first) && ofThird(first) && !PARTS.test(first.low)
  return (
    isVerb(first) ||
    plural ||
    STATE.test(first.low) ||
    BORN.test(first.low) ||
    KIN.test(first.low) ||
    (first.pos === 'NOUN' && !ofThird(first))
  )
}
