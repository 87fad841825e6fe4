import type { ChatRequest } from '@/server/providers/chat/port'
import { BANKS } from './banks'
import { chanceFrom, type Chance } from './chance'
import { friendlyBank, friendlyVoice, isFriendly } from './friendly'
import { nameOf } from './memory'
import { createPen, type Pen } from './pen'
import { readScene, type Scene } from './read-scene'
import { selfLines, selfSlots, temperOf } from './self'
import { plain, straight } from './text'
import type { Bank, Slots, Temper, Voice } from './types'

/** What a reply is made from beside what is understood: who speaks, and what was said so far. */
export type Context = {
  request: ChatRequest
  turns: ChatRequest['messages']
  /** The message being answered. */
  text: string
  own: string[]
  last: string
  /** The last reply ended with a question. */
  asked: boolean
  voice: Voice | null
  temper: Temper
  bank: Bank
  self: string[]
  /** What the person is called. */
  name: string | null
  scene: Scene | null
  chance: Chance
  slots: Slots
  pen: Pen
}

/** No line comes back within so many replies. */
const FRESH_TURNS = 40

export const ends = (text: string): boolean => /\?["'\u201d)]*\s*(?:\*[^*]*\*)?\s*$/.test(text)

export const createContext = (request: ChatRequest): Context => {
  const given = request.messages.slice(-120)
  // Asked for another reply, the answer is to the user's last words, not to our own.
  const upTo = request.continuation ? given.length : given.findLastIndex((turn) => turn.role === 'user') + 1
  const turns = given.slice(0, upTo).map((turn) => ({ role: turn.role, content: straight(turn.content) }))
  const text = turns.at(-1)?.content ?? ''
  const own = turns.filter((turn) => turn.role === 'assistant').map((turn) => turn.content)
  // What was answered to these words before and was not wanted.
  const refused = [...given.slice(upTo).map((turn) => turn.content), ...(request.tried ?? [])]
  const { persona } = request
  const friends = request.romance === false
  const chance = chanceFrom([persona.full_name, turns.length, own.at(-1) ?? '', text, ...refused].join('|'))
  const recent = plain(own.slice(-3).join(' '))
  const name = nameOf(turns, request.user_name)
  const slots: Slots = {
    ...selfSlots(persona, own.length),
    // A name in every reply is a salesman's habit.
    name: name && !recent.split(' ').includes(name.toLowerCase()) ? name : undefined,
    known: name ?? undefined,
  }
  const temper = temperOf(persona)
  const bank = BANKS[temper]
  return {
    request,
    turns,
    text,
    own,
    last: own.at(-1) ?? '',
    asked: ends(own.at(-1) ?? ''),
    voice: friends ? friendlyVoice(persona.voice) : persona.voice,
    temper,
    bank: friends ? friendlyBank(bank) : bank,
    self: friends ? selfLines(persona).filter(isFriendly) : selfLines(persona),
    name,
    // What is played out together are dates and embraces, mostly.
    scene: friends ? null : readScene(turns),
    chance,
    slots,
    pen: createPen([...own.slice(-FRESH_TURNS), ...refused], slots, chance),
  }
}
