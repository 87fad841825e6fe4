import type { ChatRequest } from '@/server/providers/chat/port'
import { BANKS } from './banks'
import { chanceFrom, type Chance } from './chance'
import { friendlyBank, friendlyVoice, isFriendly } from './friendly'
import { jobIn, placeIn, remember, type Memory, type Person } from './memory'
import { createPen, type Pen } from './pen'
import { readScene, type Scene } from './scene'
import { selfLines, selfSlots, temperOf } from './self'
import { plain, straight, withoutActions, wordsOf } from './text'
import { topicOf, TOPIC_WORDS } from './topic-questions'
import type { Bank, Slots, Topic, Voice } from './types'

export type Context = {
  request: ChatRequest
  turns: ChatRequest['messages']
  /** The message being answered, and its words without actions. */
  text: string
  size: number
  own: string[]
  last: string
  asked: boolean
  topic: Topic | null
  voice: Voice | null
  bank: Bank
  self: string[]
  memory: Memory
  scene: Scene | null
  /** They are telling of a loss, or were a moment ago. */
  grave: boolean
  chance: Chance
  slots: Slots
  pen: Pen
}

/** No line comes back within so many replies. */
const FRESH_TURNS = 40

/** "I love pasta" is about pasta, not about love. */
const VERBS =
  /\b(?:i|i'm|you|we|they|he|she)(?: \w+)? (?:love|like|miss|need|feel|work on|play|change|dream of|rest)s?\b(?= (?!you\b|me\b|him\b|her\b)\w)/gi

const TIMES = /\b(?:all the time|(?:this|last|next|every|first|some|long) time|time to|in time|on time|at home|the way home)\b/g

/** A short remark such as "it's boring" stays with the subject before it. */
const topicHere = (turns: ChatRequest['messages'], people: readonly Person[]): Topic | null => {
  const users = turns
    .filter((turn) => turn.role === 'user')
    .slice(-4)
    .map((turn) => turn.content.toLowerCase().replace(VERBS, ' ').replace(TIMES, ' '))
  const now = users.at(-1) ?? ''
  const own = turns.at(-1)?.content ?? ''
  const known = people.find((person) => person.name && new RegExp(`\\b${person.name}\\b`).test(own))
  if (known) return topicOf(known.relation)
  if (jobIn(own)) return 'work'
  if (placeIn(own)) return 'city'
  return (
    topicOf(now) ??
    (wordsOf(now).length <= 6 && /\b(?:it|it's|that|that's|they|there|he|she|him|her|them)\b/.test(now)
      ? (users
          .slice(0, -1)
          .reverse()
          .map(topicOf)
          .find((topic) => topic !== null) ?? null)
      : null)
  )
}

const LOSS = /\b(?:died|passed away|funeral|grief|suicide|cancer|lost my (?!keys|phone|wallet|way|mind|temper)\w+)\b/i

const isGrave = (turns: ChatRequest['messages'], memory: Memory): boolean => {
  const loss = turns.findLastIndex((turn) => turn.role === 'user' && LOSS.test(turn.content))
  const mood = memory.moods.at(-1)
  const low = mood && (mood.mood === 'sad' || mood.mood === 'lonely') && turns.length - mood.turn <= 4
  return (loss >= 0 && turns.length - loss <= 12 && mood?.mood !== 'good') || low === true
}

export const ends = (text: string): boolean => /\?["'\u201d)]*\s*(?:\*[^*]*\*)?\s*$/.test(text)

export const createContext = (request: ChatRequest): Context => {
  const given = request.messages.slice(-120)
  // Asked for another reply, the answer is to the user's last words, not to our own.
  const upTo = request.continuation ? given.length : given.findLastIndex((turn) => turn.role === 'user') + 1
  const turns = given.slice(0, upTo).map((turn) => ({ role: turn.role, content: straight(turn.content) }))
  const text = turns.at(-1)?.content ?? ''
  const own = turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.content)
  const memory = remember(turns, request.user_name)
  const { persona } = request
  const friends = request.romance === false
  const chance = chanceFrom(
    `${persona.full_name}|${turns.length}|${own.at(-1) ?? ''}|${text}${request.tried?.length ? `|${request.tried.length}` : ''}`,
  )
  const recent = plain(own.slice(-3).join(' '))
  const name = memory.name ?? undefined
  const slots: Slots = {
    ...selfSlots(persona, own.length),
    // A name in every reply is a salesman's habit.
    name: name && !recent.split(' ').includes(name.toLowerCase()) ? name : undefined,
    known: name,
  }
  return {
    request,
    turns,
    text,
    size: wordsOf(withoutActions(text)).length,
    own,
    last: own.at(-1) ?? '',
    asked: ends(own.at(-1) ?? ''),
    topic: topicHere(turns, memory.people),
    voice: friends ? friendlyVoice(persona.voice) : persona.voice,
    bank: friends ? friendlyBank(BANKS[temperOf(persona)]) : BANKS[temperOf(persona)],
    self: friends ? selfLines(persona).filter(isFriendly) : selfLines(persona),
    memory,
    // What is played out together are dates and embraces, mostly.
    scene: friends ? null : readScene(turns),
    grave: isGrave(turns, memory),
    chance,
    slots,
    pen: createPen([...own, ...(request.tried ?? [])].slice(-FRESH_TURNS), slots, chance),
  }
}

const SYNONYMS: Record<string, string> = {
  die: 'death',
  died: 'death',
  dead: 'death',
  dying: 'death',
  mum: 'mother',
  mom: 'mother',
  dad: 'father',
  movie: 'film',
  movies: 'film',
  cook: 'cooking',
  read: 'reading',
  novel: 'book',
  novels: 'book',
  poem: 'poetry',
  boss: 'work',
  job: 'work',
  career: 'work',
  ocean: 'sea',
  beach: 'sea',
  trip: 'travel',
  vacation: 'travel',
  holiday: 'travel',
  song: 'music',
  songs: 'music',
  jazz: 'music',
  scared: 'fear',
  afraid: 'fear',
  relationship: 'love',
  marriage: 'love',
  dating: 'love',
  girlfriend: 'love',
  boyfriend: 'love',
  rich: 'money',
  rent: 'money',
  snow: 'winter',
  ai: 'technology',
  phone: 'technology',
  internet: 'technology',
  computer: 'technology',
  asleep: 'sleep',
  insomnia: 'sleep',
  painting: 'art',
  fate: 'religion',
  god: 'religion',
  destiny: 'religion',
  old: 'age',
  birthday: 'age',
  home: 'house',
  house: 'home',
  lonely: 'alone',
}

/** Authored opinions whose key word is in the text, the most specific key first. */
export const opinionsOn = (context: Context, text: string): string[] => {
  const words = new Set(wordsOf(text.replace(VERBS, ' ')).flatMap((word) => [word, word.replace(/(?:'s|s)$/, ''), SYNONYMS[word] ?? word]))
  return Object.entries(context.voice?.opinions ?? {})
    .filter(([key]) => key.split('|').some((word) => words.has(word.trim())))
    .flatMap(([, said]) => said)
}

export const disclosuresOn = (context: Context, pattern: RegExp): string[] =>
  [...(context.voice?.disclosures ?? []), ...context.self].filter((line) => pattern.test(line.toLowerCase()))

export const topicPattern = (topic: Topic | null): RegExp => (topic ? TOPIC_WORDS[topic] : /$^/)
