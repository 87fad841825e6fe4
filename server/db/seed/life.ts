import type { IntentId } from './lives/intents'

/** What somebody says about one thing, and what they say when asked further. Lines are whole replies of 1–3 sentences. */
export type Answer = {
  /** Said first, another one each time it is asked again. 1–3 lines. */
  says: string[]
  /** Said to "why?". */
  why?: string[]
  /** Said to "how?" or "how so?". */
  how?: string[]
  /** Said to "when?" or "since when?". */
  when?: string[]
  /** Said to "tell me more", in this order. */
  more?: string[]
  /** Said to "show me" or "what does it look like?". */
  show?: string[]
  /** What the character asks back, so that the talk can go on. A question about the other person. */
  back?: string
}

/**
 * Questions that one line of a life answers, as strangers ask them who have read the public profile: the id of its topic or answer
 * (`topic the-ledger`, `work_busy`), the list that the line is in, its place there, and the questions.
 */
export type AskedLine = [id: string, list: Exclude<keyof Answer, 'back'>, at: number, questions: string[]]

/** Something that only this character has: a person, a place, a thing, a habit or an event of their life. */
export type OwnTopic = Answer & {
  /** Four ways or more to ask for it, as people type them, with as few words in common as possible. */
  ask: string[]
}

export type Recommendation = {
  /** What is recommended: a book, film, record, dish, walk, tool or habit. */
  what: string
  kind: 'book' | 'film' | 'music' | 'food' | 'drink' | 'place' | 'game' | 'habit' | 'thing'
  /** The reason, as the character says it. One or two sentences. */
  why: string
}

/** One lesson of the character's trade. */
export type Lesson = {
  /** What can be learned, as a noun phrase: "sharpening a knife". */
  what: string
  /** The lesson itself, two to five sentences. */
  how: string
}

/** A riddle of the character's trade, asked and then solved. */
export type Riddle = {
  question: string
  /** Every answer that counts, lower case; the first one is told at the end. */
  answers: string[]
  hint: string
}

/**
 * The life of a seeded character: what the built-in companion says when it is asked (server/providers/chat/companion).
 * Everything agrees with the character's seed (server/db/seed/characters), is written by hand, and is tasteful and covered.
 */
export type Life = {
  /** Of the seed. */
  slug: string
  /** Answers to what people ask anybody (server/db/seed/lives/intents.ts); at least 200 of them. */
  answers: Partial<Record<IntentId, Answer>>
  /** At least 40, by a short name of each. */
  topics: Record<string, OwnTopic>
  /** Jokes, puns or the like in the character's own manner; 8 or more. */
  jokes: string[]
  /** Stories, each told in three to five parts. 4 or more. */
  stories: string[][]
  /** 12 or more, of several kinds. */
  recommends: Recommendation[]
  /** 10 or more. */
  teaches: Lesson[]
  /** 5 or more. */
  riddles: Riddle[]
  /** From the file beside it (`lives/asked/<slug>.json`). */
  asked?: AskedLine[]
}
