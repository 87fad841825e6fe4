import type { MemoryKind } from '@/contracts/memories'
import type { ChatTurn } from '@/server/providers/chat/port'
import { stemsOf } from '@/server/providers/embeddings/hybrid-index'
import { factsOf, turned } from '@/server/providers/told'

/** Something worth keeping, turned towards the person: "Your cat is called Biscuit". `turn` is where it was said. */
export type Noticed = { kind: MemoryKind; text: string; turn: number; slot: string | null; corrects: boolean }

const LIVING = 'dog|cat|puppy|kitten|horse|rabbit|parrot|hamster|tortoise'
const FAMILY =
  'sister|brother|mum|mom|mother|dad|father|wife|husband|partner|fianc[eé]e?|sons?|daughters?|kids?|children|boss|manager|' +
  'colleagues?|coworkers?|roommate|flatmate|housemate|neighbou?rs?|ex|grandma|grandmother|grandpa|grandfather|gran|nan|aunt|uncle|' +
  'cousins?|niece|nephew|landlord|twin|parents|therapist|girlfriend|boyfriend|(?:best )?friends?'
const RELATION = new RegExp(`\\b(?:my|a|an|two|three|our) (?:[a-z]+ ){0,2}(${FAMILY}|(?:${LIVING})s?)\\b`, 'i')

/** What passes: moods, being here, being busy, and what belongs to the talk itself. */
const PASSING =
  /^(?:(?:and|but|so|well|oh|yes|no|ok|okay|honestly|just)[, ]+)*i(?:'m| am|'ve been| have been| was| feel| felt)?\s+(?:(?:so|very|really|just|still|a bit|quite|too|pretty|only|already)\s+)*(?:fine|good|ok|okay|well|tired|bored|back|here|there|ready|done|sorry|sure|glad|happy|sad|lonely|hungry|sleepy|exhausted|busy|late|awake|curious|kidding|joking|listening|wondering|not sure|confused|better|great|alright|home|off to|going to bed|in bed|about to)\b/i
const UNSURE =
  /\bi (?:think|guess|hope|suppose|know|see|mean|wonder|agree|understand|doubt|bet|feel like|don't know|dunno|forgot|remember|wish)\b/i

/** Things of which there is one: a newer one takes the older one's place. */
const SLOTS: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [/\b(?:my name is|call me|i'm called|i am called|i go by)\b/i, () => 'name'],
  [/\bi(?:'m| am) (?:turning )?\d{2}\b(?: years old)?(?! ?(?:minutes?|hours?|days?|weeks?|%|km|miles))/i, () => 'age'],
  [/\bmy birthday\b/i, () => 'birthday'],
  [
    /\bi (?:work|teach|study)\b|\bi(?:'m| am) an? (?:[a-z-]+ ){0,2}[a-z-]+(?:er|or|ist|ian|nurse|chef|student|pilot|vet|cook)\b/i,
    () => 'job',
  ],
  [/\bi (?:live|moved)\b|\bi'm living\b/i, () => 'home'],
  [/\bi(?:'m| am) from\b|\bi grew up in\b/i, () => 'origin'],
  [/\bmy fav(?:ou?rite)? ([a-z]+)/i, (found) => `favorite ${found[1]?.toLowerCase()}`],
  [
    new RegExp(`\\bmy (${LIVING}|${FAMILY})(?:'s name)? (?:is|was) (?:called|named)?\\b`, 'i'),
    (found) => `called ${found[1]?.toLowerCase()}`,
  ],
  [new RegExp(`\\bmy (${LIVING}|${FAMILY})(?: is)? (?:lives?|living|moved)\\b`, 'i'), (found) => `home of ${found[1]?.toLowerCase()}`],
]
const CORRECTS = /\b(?:actually|not any ?more|no longer|i was wrong|correction|i meant|changed my mind|instead of|used to)\b|^no[,.] /i

const PROMISE = /\b(?:i|we)(?:'ll| will| promise)\b|\byou (?:promised|owe)\b|\bwe(?:'ve| have)? (?:agreed|decided)\b|\blet's\b/i
const PLACE = /\bi (?:live|moved|grew up)\b|\bi(?:'m| am) (?:from|living)\b|\bmy (?:flat|house|apartment|street|town|city|room|garden)\b/i
const PREFERENCE =
  /\bi(?:'m| am)?(?: really| also| just| absolutely| so| quite| secretly| always| never)* (?:love|like|enjoy|adore|hate|dislike|prefer|detest|into|a (?:big |huge )?fan of|obsessed with|crazy about|fond of|can't stand|allergic|afraid of|scared of|terrified of)\b|\bmy fav/i
const EVENT =
  /\b(?:tomorrow|tonight|yesterday|last|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|this (?:week|weekend|month|year|summer|winter|spring|autumn|fall)|going to|getting married|wedding|funeral|exam|interview|surgery|appointment|flight|broke|lost|won|passed|failed|quit|started|bought|finished|died|was born|met)\b/i
const LASTING =
  /\b(?:i have|i've got|i own|i drive|i play|i speak|i collect|i write|i paint|i run|i cook|i bake|i ride|i used to|i never|i always|i once|i can't|i don't (?:eat|drink|drive|smoke|sleep)|i sleep|i work|i teach|i study|my name|call me|my (?:job|work|degree|car|bike|birthday|biggest|first|dream|plan|secret|phone|band|team|doctor))\b|\bi(?:'m| am) (?:an?|the|\d{2}|married|single|divorced|engaged|pregnant|vegan|vegetarian|left-handed|colou?r-?blind|deaf|allergic|learning|writing|training|studying|saving|planning|building|raising|called)\b/i

function kindOf(said: string): MemoryKind | null {
  if (RELATION.test(said)) return 'relationship'
  if (PLACE.test(said)) return 'place'
  if (PREFERENCE.test(said)) return 'preference'
  if (LASTING.test(said)) return 'person'
  if (EVENT.test(said)) return 'event'
  if (PROMISE.test(said)) return 'promise'
  // Somebody or something with a name.
  return /[a-z,] [A-Z][a-z]{2,}/.test(said) || /\d/.test(said) ? 'person' : null
}

const capital = (text: string) => text.replace(/^(["']?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase())

/** The facts in what the person said that are worth keeping, in the order of the talk. English only; others yield nothing. */
export function notice(turns: readonly ChatTurn[]): Noticed[] {
  return factsOf(turns).flatMap(({ text: said, turn }) => {
    const kind = PASSING.test(said) ? null : kindOf(said)
    if (!kind || (UNSURE.test(said) && kind !== 'relationship' && kind !== 'preference') || /^["“]/.test(said)) return []
    const slot = SLOTS.map(([pattern, name]) => [pattern.exec(said), name] as const).find(([found]) => found)
    return [
      {
        kind,
        text: capital(turned(said)).slice(0, 300),
        turn,
        slot: slot?.[0] ? slot[1](slot[0]) : null,
        corrects: CORRECTS.test(said),
      },
    ]
  })
}

/** The slot of a memory as it is stored, i.e. turned towards the person. */
export const slotOf = (text: string): string | null => {
  const said = text
    .replace(/\byou're\b/gi, "i'm")
    .replace(/\byou are\b/gi, 'i am')
    .replace(/\byou've\b/gi, "i've")
    .replace(/\byour\b/gi, 'my')
    .replace(/\byou\b/gi, 'i')
  const slot = SLOTS.map(([pattern, name]) => [pattern.exec(said), name] as const).find(([found]) => found)
  return slot?.[0] ? slot[1](slot[0]) : null
}

/** The part of a text's words that are among these, given as a text or in their stems. */
export function shareOf(text: string, among: string | ReadonlySet<string>): number {
  const own = new Set(stemsOf(text))
  const others = typeof among === 'string' ? new Set(stemsOf(among)) : among
  return [...own].filter((stem) => others.has(stem)).length / Math.max(1, own.size)
}

/** Names in a text: what begins with a capital letter within a sentence. */
export const namesIn = (text: string): string[] => [...text.matchAll(/(?<=[\p{L}\p{N},] )\p{Lu}[\p{L}'-]+/gu)].map(([name]) => name)

/** Whether a text speaks of one of these: it shares a name or two words with it. */
export function speaksOf(text: string, of: readonly string[]): boolean {
  const stems = new Set(stemsOf(text))
  return of.some(
    (one) => namesIn(one).some((name) => text.includes(name)) || new Set(stemsOf(one).filter((stem) => stems.has(stem))).size >= 2,
  )
}
