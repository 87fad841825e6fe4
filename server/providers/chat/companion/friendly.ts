import type { Answer } from '@/server/db/seed/life'
import type { IntentId } from '@/server/db/seed/lives/intents'
import type { Shelves } from './shelves'
import type { Thing } from './things'
import { ACTS, type Act, type Bank, type Topic, type Voice } from './types'

/** The companion without romance: lines that flirt go, and what asks for them is answered as a friend answers. */

const ROMANCE =
  /\b(?:kiss\w*|flirt\w*|lips?|neck|shoulders?|skin|touch\w*|hug\w*|cuddl\w*|embrac\w*|hold(?:s|ing)? (?:you|your|me|my)|hands? in|(?:your|my) hands?|take(?:s)? (?:your|my) hand|closer|lean(?:s|ing)? (?:in|into|closer|against)|wink\w*|blush\w*|tease\w*|teasing|tempt\w*|sexy|hot stuff|gorgeous|handsome|beautiful|pretty|cute|stunning|charm\w*|desire\w*|seduc\w*|bed|sheets|pillow|naked|undress\w*|shirt|dress|date|dates|dated|dating|crush|lover|girlfriend|boyfriend|romanc\w*|romantic\w*|in love|love you|love with|miss(?:ed|ing)? you|want you|need you|yours|be mine|heart (?:beat|race|skip|flutter|stumble)\w*|heartbeat|darling|sweetheart|honey|babe|baby|dear|my love|trouble|dangerous|behave|alone with|whisper\w*|breath\w*|fall(?:ing)? for|jealous\w*|steal|thinking (?:of|about) you|think of you|dreamed of you|dream(?:t)? about you)\b/i

export const isFriendly = (line: string): boolean => !ROMANCE.test(line)

const KEPT_APART = [
  'That’s kind of you, and I’d like to keep us friends. What else is on your mind?',
  'Let’s stay friends here. Tell me something about your day instead.',
  'I won’t go there, and I’m glad to keep talking. What have you been up to?',
  'Friends is what I can be. So, what made you smile today?',
  'That isn’t something I do here. I’d love to hear what you’re into, though: music, games, books?',
]
const ANSWERS: Partial<Record<Act, string[]>> = {
  flirt: KEPT_APART,
  love: KEPT_APART,
  single: KEPT_APART,
  explicit: KEPT_APART,
  photo: ['I can’t send photos at the moment. I can describe where I am, if you like.'],
  audio: ['I can’t send sound at the moment. Reading me will have to do.'],
  miss: ['It’s good to hear from you again. What did I not get to hear about?'],
  compliment: ['Thank you, that’s nice to hear. How has your day been?'],
  looks: ['I’m an AI character, so I’m mostly made of words. What are you curious about?'],
  meet: ['We can only write to each other, and that’s fine by me. What are you doing today?'],
  goodnight: ['Good night. Sleep well, and write again when you like.'],
  scene: ['Let’s just talk for a bit. What would you like to talk about?'],
}
/** Where nothing is left of an act's lines. */
const PLAIN = ['I’m listening. Tell me more.', 'Go on, I’d like to hear about it.']

const left = (lines: readonly string[]): string[] => {
  const friendly = lines.filter(isFriendly)
  return friendly.length ? friendly : PLAIN
}

const made = new WeakMap<Bank, Bank>()

export function friendlyBank(bank: Bank): Bank {
  const known = made.get(bank)
  if (known) return known
  const acts = Object.fromEntries(ACTS.map((act) => [act, ANSWERS[act] ?? left(bank[act])])) as Record<Act, string[]>
  const topics = Object.fromEntries(Object.entries(bank.topics).map(([topic, lines]) => [topic, left(lines)])) as Record<Topic, string[]>
  const friendly: Bank = { ...acts, topics, favourites: bank.favourites }
  made.set(bank, friendly)
  return friendly
}

/** An authored way of speaking without its lines of flirting. */
export function friendlyVoice(voice: Voice | null): Voice | null {
  if (!voice) return null
  const strip = <T>(value: T): T => {
    if (Array.isArray(value)) return value.filter((one) => typeof one !== 'string' || isFriendly(one)) as T
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, strip(part as unknown)])) as T
  }
  return { ...strip(voice), flirt: KEPT_APART }
}

const calmer = new WeakMap<Shelves, Shelves>()

/** Asked for these, a friend says no: their lines say yes in words that no list knows. */
const COURTING: ReadonlySet<string> = new Set<IntentId>([
  'us_ask_out',
  'us_blush',
  'us_compliment_looks',
  'us_confess_feelings',
  'us_date_plan',
  'us_flirting',
  'us_jealous',
  'us_like_me',
  'us_romantic',
  'us_single',
  'us_thinking_of_me',
  'us_type',
  'us_win_heart',
])

/** Shelves without the lines that flirt; what has no others left is answered from the bank. */
export function friendlyShelves(shelves: Shelves): Shelves {
  const known = calmer.get(shelves)
  if (known) return known
  const things = new Map<string, Thing>()
  for (const [id, thing] of shelves.things) {
    if (COURTING.has(id)) {
      things.set(id, { ...thing, answer: { says: KEPT_APART } })
      continue
    }
    const lists = Object.entries(thing.answer).map(([list, lines]: [string, string | string[] | undefined]) => [
      list,
      Array.isArray(lines) ? lines.filter(isFriendly) : lines && isFriendly(lines) ? lines : undefined,
    ])
    const answer = Object.fromEntries(lists) as Answer
    if (answer.says.length) things.set(id, { ...thing, answer })
  }
  const about: Shelves['about'] = (said) => {
    const hit = shelves.about(said)
    const thing = hit && things.get(hit.thing.id)
    return thing ? { thing, list: hit.list } : null
  }
  const asked: Shelves['asked'] = (vector, only) =>
    new Map([...shelves.asked(vector, only)].filter(([id, { line }]) => !COURTING.has(id) && isFriendly(line)))
  const ranked: Shelves['ranked'] = (question) =>
    shelves.ranked(question)?.filter(({ id, line }) => !COURTING.has(id) && isFriendly(line)) ?? null
  const made = { ...shelves, things, about, asked, ranked }
  calmer.set(shelves, made)
  return made
}

/** The last look at what was composed: sentences and gestures that flirt go; what is left never is empty. */
export function keepFriendly(text: string): string {
  if (isFriendly(text)) return text
  const parts = text.match(/\s*(?:\*[^*]*\*|[^*.!?…]+[.!?…]*["”’)]*)/g) ?? []
  const kept = parts.filter(isFriendly).join('')
  return /[a-z]{3}/i.test(kept) ? kept : `${/^\s*/.exec(text)![0]}${PLAIN[0]!}`
}
