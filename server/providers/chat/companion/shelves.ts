import type { Answer, Life } from '@/server/db/seed/life'
import { INTENTS, type IntentId } from '@/server/db/seed/lives/intents'
import type { Persona } from '@/server/providers/chat/port'
import { openHybridIndex, stemsOf, type Agreement, type HybridIndex } from '@/server/providers/embeddings/hybrid-index'
import type { PackedVectors } from '@/server/providers/embeddings/packed'
import { openLines, type LineRanker, type LineRows, type RankedLine } from './line-ranks'
import { MORE_WAYS } from './more-ways'
import type { Recognizer } from './recognizer'
import type { AskedFor, Found, Question, ShelfEntry, Thing } from './things'
import { capital, plain, sentencesOf, wordsOf } from './text'
import { TOPICS } from './types'

export const intentEntries = (): ShelfEntry[] =>
  (Object.keys(INTENTS) as IntentId[]).flatMap((id) =>
    [...INTENTS[id], ...(MORE_WAYS[id] ?? [])].map((text) => ({ text, item: id, said: false })),
  )

/** What everybody may be asked about a topic of the banks. */
export const topicEntries = (): ShelfEntry[] =>
  TOPICS.flatMap((topic) =>
    [`what do you think about ${topic}`, `do you like ${topic}`, `tell me about ${topic}`].map((text) => ({
      text,
      item: `on ${topic}`,
      said: false,
    })),
  )

const LISTS = ['says', 'why', 'how', 'when', 'more', 'show'] as const

/** As the first way to ask that is a name has it: "the verb", "your booth partner". */
const labelOf = (ask: readonly string[]): string | null =>
  ask.find((way) => /^(?:the [\w\u2019' -]{3,30}|your [\w-]{3,20})$/.test(way))?.replace(/^your\b/, 'my') ?? null

export const statementThings = (voice: Persona['voice']): Thing[] => [
  ...(voice?.disclosures ?? []).map((line, at) => ({
    id: `said ${at}`,
    sort: 'statement' as const,
    label: null,
    answer: { says: [line] },
  })),
  ...Object.entries(voice?.opinions ?? {}).map(([key, says]) => ({
    id: `on ${key}`,
    sort: 'statement' as const,
    label: null,
    answer: { says },
  })),
]

const lifeThings = (life: Life): Thing[] => [
  ...Object.entries(life.answers).map(([id, answer]) => ({ id, sort: 'intent' as const, label: null, answer })),
  ...Object.entries(life.topics).map(([name, topic]) => ({
    id: `topic ${name}`,
    sort: 'topic' as const,
    label: labelOf(topic.ask),
    answer: topic,
  })),
  ...life.recommends.map(({ what, why }) => {
    const [first = why, ...rest] = sentencesOf(why)
    return {
      id: `recommended ${what}`,
      sort: 'statement' as const,
      label: null,
      answer: { says: [`${capital(what)}. ${first}`], ...(rest.length && { why: [rest.join(' ')] }) },
    }
  }),
  ...life.teaches.map(({ what, how }) => ({
    id: `lesson ${what}`,
    sort: 'lesson' as const,
    label: what,
    answer: { says: [how] },
  })),
]

/** What only this character has in its index, in an order that the packed vectors share. */
export function ownEntries(things: readonly Thing[], life: Life | null): ShelfEntry[] {
  const ask = (item: string, text: string): ShelfEntry => ({ text, item, said: false })
  const answers = new Map(things.map(({ id, answer }) => [id, answer]))
  const asked = (life?.asked ?? []).flatMap(([item, list, at, questions]) =>
    questions.map((text): ShelfEntry => ({ text, item, said: false, line: answers.get(item)?.[list]?.[at] })),
  )
  const own = things.flatMap(({ id, sort, answer }) => {
    if (sort === 'intent') return answer.says.slice(0, 1).map((text) => ({ text, item: id, said: true }))
    const says = answer.says.map((text) => ({ text, item: id, said: true }))
    if (sort === 'topic') return [...(life?.topics[id.slice(6)]?.ask ?? []).map((text) => ask(id, text)), ...says.slice(0, 1)]
    if (sort === 'lesson') return [ask(id, `teach me ${id.slice(7)}`)]
    if (id.startsWith('recommended ')) return []
    return id.startsWith('on ') ? [ask(id, `what do you think about ${id.slice(3).replace(/\|/g, ', ')}`), ...says] : says
  })
  return [...own, ...asked]
}

export const thingsOf = (voice: Persona['voice'], life: Life | null): Thing[] => [
  ...(life ? lifeThings(life) : []),
  ...statementThings(voice),
]

/** Everything that a character can speak about, and how to find it. */
export type Shelves = {
  things: Map<string, Thing>
  /** Best first; `score` of a thing counts its best text and how well the others agree. */
  find(text: string, vector: Float32Array | null, only?: (thing: Thing) => boolean): Found[]
  /** Whether this stem is of the character's trade: what it speaks of all the time. */
  usual(stem: string): boolean
  /** How many of these stems stand in what this thing says, or in the ways to ask for it; what it speaks of all the time counts only where there is nothing else. */
  holds(id: string, stems: readonly string[]): number
  /** The question with "it" for what this character speaks of all the time, so that it is like what is asked of anybody; null without. */
  anybody(text: string): string | null
  /** What it says of itself, nearest to this first, whatever the score; only where nobody wrote it a life. */
  statements?(text: string, vector: Float32Array | null): Found[]
  /**
   * The thing that answers what everybody asks first (work, home, free time, family), by how it is built; `none` where that is
   * asked and nothing says it, null for anything else. Only where `statements` are.
   */
  plainly?(text: string): string | 'none' | null
  /**
   * How near each thing is to what is asked: the mean of the two most alike of its ways and of the questions that were written down for its
   * lines. Null where there are no such questions.
   */
  nearness(vector: Float32Array): Map<string, number> | null
  /**
   * Of each thing the line that answers the nearest of the questions that were written down for its lines, and how like that one is, -1 to
   * 1. `only`: which questions may be.
   */
  asked(vector: Float32Array, only?: (question: string) => boolean): Map<string, AskedFor>
  /**
   * The lines that may answer this question, best first, by what was found for it and by how well grammar lets each thing answer; null where
   * no questions were written down for them, or without vectors.
   */
  ranked(question: Question): RankedLine[] | null
  /** What they are ranked by. */
  rows(question: Question): LineRows | null
  /** The thing that one of these lines was said about, and which of its lists it is from. */
  about(said: string): { thing: Thing; list: keyof Answer } | null
}

/** Many ways to ask the same agree; those of a topic have as few words in common as possible. */
export const agreementOf = (id: string): Agreement => (id.startsWith('topic ') ? { share: 0.3, texts: 2 } : { share: 0.6, texts: 6 })

/**
 * What the recognizer says of an intent counts so much beside its likeness to the question, per unit of the logarithm of its
 * probability and down to FLOOR. Measured with `npm run eval:companion`.
 */
const RECOGNIZED = 0.06
const FLOOR = -6

/** Things that a search answers at most. */
const MOST_FOUND = 24

/** What a rare word of the question that a topic holds adds at most; in a line it counts less than in a way to ask. */
const NAMED = 0.25
const IN_LINE = 0.35
/** A word is rare while no more than this part of the things hold it. */
const RARE = 0.12

/** What more of its things than this speak of is the character's trade: boats, perfumes, the radio. */
const TRADE = 0.12

/** How much of the question's rare words, 0 to 1, each topic and lesson holds in any of its texts. */
function openNames(
  all: readonly Thing[],
  own: readonly ShelfEntry[],
): { named: (text: string) => Map<string, number>; usual: (stem: string) => boolean } {
  const things = all.filter(({ sort }) => sort === 'topic' || sort === 'lesson')
  const ids = new Set(things.map(({ id }) => id))
  const places = new Map<string, Map<string, number>>()
  const put = (id: string, text: string, weight: number) => {
    for (const one of stemsOf(text)) {
      const there = places.get(one) ?? new Map<string, number>()
      places.set(one, there.set(id, Math.max(weight, there.get(id) ?? 0)))
    }
  }
  for (const { text, item, said } of own) if (ids.has(item)) put(item, text, said ? IN_LINE : 1)
  for (const { id, label, answer } of things) {
    if (label) put(id, label, 1)
    for (const list of LISTS) for (const line of answer[list] ?? []) put(id, line, IN_LINE)
  }
  const rarity = (count: number) => Math.log(1 + (things.length - count + 0.5) / (count + 0.5))
  const named = (text: string) => {
    const held = new Map<string, number>()
    const asked = [...new Set(stemsOf(text))].map((one) => ({ there: places.get(one), weight: rarity(places.get(one)?.size ?? 0) }))
    const whole = asked.reduce((sum, { weight }) => sum + weight, 0) || 1
    for (const { there, weight } of asked)
      if (there && there.size <= RARE * things.length)
        for (const [id, part] of there) held.set(id, (held.get(id) ?? 0) + (part * weight) / whole)
    return held
  }
  return { named, usual: (one) => (places.get(one)?.size ?? 0) > TRADE * things.length }
}

export function openShelves(
  things: readonly Thing[],
  own: readonly ShelfEntry[],
  vectors: PackedVectors | null,
  intents: HybridIndex<string> = openHybridIndex(intentEntries(), null),
  recognizer: Recognizer | null = null,
  ranker: LineRanker | null = null,
): Shelves {
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  const index = openHybridIndex(own, vectors)
  const is_asked = own.some(({ line }) => line)
  const lineRows = is_asked ? openLines(things, own, index) : null
  // A topic's own line is no way to ask for it; of a statement there is nothing else.
  const counts = own.map(({ item, said }) => !said || byId.get(item)?.sort === 'statement')
  const { named: names, usual } = openNames(things, own)
  const lines = new Map<string, { thing: Thing; list: keyof Answer }>()
  for (const thing of things)
    for (const list of LISTS)
      for (const line of thing.answer[list] ?? []) {
        lines.set(plain(line), { thing, list })
        for (const sentence of sentencesOf(line)) if (plain(sentence).length > 12) lines.set(plain(sentence), { thing, list })
      }
  const held = new Map<string, ReadonlySet<string>>()
  const stemsIn = (id: string): ReadonlySet<string> => {
    const known = held.get(id)
    if (known) return known
    const { label, answer } = byId.get(id) ?? { label: null, answer: { says: [] } as Answer }
    const ways =
      id in INTENTS
        ? [...INTENTS[id as IntentId], ...(MORE_WAYS[id as IntentId] ?? [])]
        : own.flatMap(({ item, text }) => (item === id ? text : []))
    const made = new Set([...ways, label ?? '', ...LISTS.flatMap((list) => answer[list] ?? [])].flatMap(stemsOf))
    held.set(id, made)
    return made
  }
  // It is asked for twice in a reply: when searching, and when lines are ranked.
  let nearnesses: { vector: Float32Array; near: Map<string, number> } | null = null
  const shelves: Shelves = {
    things: byId,
    usual,
    holds(id, stems) {
      const rare = stems.filter((one) => !usual(one))
      return (rare.length ? rare : stems).filter((one) => stemsIn(id).has(one)).length
    },
    find(text, vector, only = () => true) {
      // Asked once for each thing, not for each of its texts.
      const asked = new Map<string, boolean>()
      const allowed = (id: string): boolean => {
        const known = asked.get(id) ?? only(byId.get(id) ?? { id, sort: 'intent', label: null, answer: { says: [] } })
        asked.set(id, known)
        return known
      }
      const probable = vector && recognizer?.recognize(text, vector)
      const found = [
        ...intents.search(text, vector, { count: probable ? intents.size : 12, only: allowed, together: agreementOf }).map((hit): Found => {
          const log = probable?.get(hit.item)
          return log === undefined ? hit : { ...hit, probable: Math.exp(log), score: hit.score + RECOGNIZED * Math.max(log, FLOOR) }
        }),
        // What is said to the person is no sign of what was asked.
        ...index.search(text, vector, { count: own.length, only: (id) => !/^(?:us|talk)_/.test(id) && allowed(id), together: agreementOf }),
      ]
      const named = names(text)
      const best = new Map<string, Found>()
      for (const { item, ...hit } of found) {
        const held = named.get(item) ?? 0
        const score = hit.score + NAMED * held
        if ((best.get(item)?.score ?? -1) < score) best.set(item, { ...hit, item, score, words: Math.max(hit.words, held) })
      }
      return [...best.values()].sort((a, b) => b.score - a.score).slice(0, MOST_FOUND)
    },
    nearness(vector) {
      if (!vectors || !is_asked) return null
      if (nearnesses?.vector === vector) return nearnesses.near
      const both = intents.nearest(vector)
      for (const [id, two] of index.nearest(vector, (at) => counts[at]!)) both.set(id, [...(both.get(id) ?? []), ...two])
      const near = new Map(
        [...both].map(([id, all]) => {
          const two = all.sort((a, b) => b - a).slice(0, 2)
          return [id, two.reduce((sum, one) => sum + one, 0) / two.length]
        }),
      )
      nearnesses = { vector, near }
      return near
    },
    asked(vector, only = () => true) {
      const best = new Map<string, AskedFor>()
      const known = index.likenesses(vector)
      if (!known) return best
      for (const [at, { item, line, text }] of own.entries()) {
        const meaning = known[at]!
        if (line && meaning > (best.get(item)?.meaning ?? -1) && only(text)) best.set(item, { item, line, meaning })
      }
      return best
    },
    rows({ only, ...question }) {
      const near = lineRows && shelves.nearness(question.vector)
      return near ? lineRows({ ...question, near, asked: shelves.asked(question.vector, only) }) : null
    },
    ranked(question) {
      const rows = ranker && shelves.rows(question)
      return rows ? ranker!.rank(rows) : null
    },
    anybody(text) {
      const plainly = text.replace(/(?:\b(?:a|an|the|your|this|that|one) )?\b([\p{L}'\u2019-]{4,})\b/giu, (whole, word: string) =>
        stemsOf(word).some(usual) ? 'it' : whole,
      )
      return plainly === text || wordsOf(plainly).length < 4 ? null : plainly
    },
    about(said) {
      for (const sentence of sentencesOf(said).reverse()) {
        const known = lines.get(plain(sentence))
        if (known) return known
      }
      return null
    },
  }
  return shelves
}
