import type { ChatRequest } from '@/server/providers/chat/port'
import { BANKS } from './banks'
import { chanceFrom, type Chance } from './chance'
import { jobIn, placeIn, remember, type Memory } from './memory'
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
  chance: Chance
  slots: Slots
  pen: Pen
}

/** "I love pasta" is about pasta, not about love. */
const VERBS = /\b(?:i|i'm|you|we|they|he|she)(?: \w+)? (?:love|like|miss|need|feel|work on|play|change|dream of|rest)s?\b(?= (?!you\b|me\b|him\b|her\b)\w)/gi

/** A short remark such as "it's boring" stays with the subject before it. */
const topicHere = (turns: ChatRequest['messages']): Topic | null => {
  const users = turns.filter((turn) => turn.role === 'user').slice(-2).map((turn) => turn.content.toLowerCase().replace(VERBS, ' '))
  const now = users.at(-1) ?? ''
  const own = turns.at(-1)?.content ?? ''
  if (jobIn(own)) return 'work'
  if (placeIn(own)) return 'city'
  return topicOf(now) ?? (users.length > 1 && wordsOf(now).length <= 4 && /\b(?:it|it's|that|that's|they|there)\b/.test(now) ? topicOf(users[0] ?? '') : null)
}

export const ends = (text: string): boolean => /\?["'\u201d)]*\s*(?:\*[^*]*\*)?\s*$/.test(text)

export const createContext = (request: ChatRequest): Context => {
  const turns = request.messages.slice(-120).map((turn) => ({ role: turn.role, content: straight(turn.content) }))
  const text = turns.at(-1)?.content ?? ''
  const own = turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.content)
  const memory = remember(turns, request.user_name)
  const { persona } = request
  const chance = chanceFrom(`${persona.full_name}|${turns.length}|${own.at(-1) ?? ''}|${text}`)
  const recent = plain(own.slice(-3).join(' '))
  const name = memory.name ?? undefined
  const slots: Slots = {
    ...selfSlots(persona, own.length),
    // A name in every reply is a salesman's habit.
    name: name && !recent.split(' ').includes(name.toLowerCase()) ? name : undefined,
    known: name,
  }
  return {
    request, turns, text, size: wordsOf(withoutActions(text)).length, own, last: own.at(-1) ?? '', asked: ends(own.at(-1) ?? ''),
    topic: topicHere(turns), voice: persona.voice, bank: BANKS[temperOf(persona)], self: selfLines(persona),
    memory, scene: readScene(turns), chance, slots, pen: createPen(own, slots, chance),
  }
}

/** Authored opinions whose key word stands in the text, the most specific key first. */
export const opinionsOn = (context: Context, text: string): string[] => {
  const words = new Set(wordsOf(text.replace(VERBS, ' ')).flatMap((word) => [word, word.replace(/(?:'s|s)$/, '')]))
  return Object.entries(context.voice?.opinions ?? {})
    .filter(([key]) => key.split('|').some((word) => words.has(word.trim())))
    .flatMap(([, said]) => said)
}

export const disclosuresOn = (context: Context, pattern: RegExp): string[] =>
  [...(context.voice?.disclosures ?? []), ...context.self].filter((line) => pattern.test(line.toLowerCase()))

export const topicPattern = (topic: Topic | null): RegExp => (topic ? TOPIC_WORDS[topic] : /$^/)
