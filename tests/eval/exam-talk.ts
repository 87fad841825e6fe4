import { buildPrompt, type Prompt, type PromptInput } from '@/server/domain/messages/build-prompt'
import { notice } from '@/server/domain/memories/notice'
import { chooseMemories, costOf, MEMORY_PART, type Known } from '@/server/domain/memories/recall'
import { newPlaces, placeOf, type Current, type New } from '@/server/domain/memories/write-down'
import type { ChatTurn } from '@/server/providers/chat/port'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { openGrowingIndex, type GrowingIndex } from '@/server/providers/embeddings/growing-index'
import { EXAM, SMALL_TALK } from './exam-facts'
import { personaOf } from './talk'

export const TURNS = 300
export const REPLY_TOKENS = 500
/** Messages that are read for memories at once. */
export const READ_AT_ONCE = 40
/** Facts are told one every so many turns from the first on, and corrected from this turn on. */
const EVERY = 4
const CORRECTED_FROM = 210

const told: string[] = Array.from({ length: TURNS }, (_, turn) => SMALL_TALK[turn % SMALL_TALK.length]!)
EXAM.forEach((fact, at) => (told[at * EVERY] = fact.told))
EXAM.filter((fact) => fact.corrected).forEach((fact, at) => (told[CORRECTED_FROM + at * EVERY] = fact.corrected!.told))

/** Three hundred turns of a person who tells fifty facts and corrects ten, each answered alike. */
export const TALK: readonly ChatTurn[] = told.flatMap((content): ChatTurn[] => [
  { role: 'user', content },
  { role: 'assistant', content: 'I see. *stirs the tea* Go on, I have all evening and the kettle is warm.' },
])

export const PERSONA = personaOf('mira')

type Asked = { question: string; recalled: string[]; context_tokens: number; instructions?: string; history?: readonly ChatTurn[] }

export function promptFor({ question, recalled, context_tokens, instructions = '', history = TALK }: Asked): Prompt {
  const input: PromptInput = {
    persona: { ...PERSONA, sex_drive: 50, preferences: [], scenarios: [] } as PromptInput['persona'],
    user_name: 'Sam',
    user_gender: null,
    app_mode: 'crush:sfw',
    age_hold: false,
    user_language: null,
    conversation_instructions: instructions,
    history: [...history, { role: 'user', content: question }],
    recalled,
    context_tokens,
    max_tokens: REPLY_TOKENS,
  }
  return buildPrompt(input)
}

/** All that a prompt holds but the question itself. */
export const textOf = ({ system, notes, messages }: Prompt): string =>
  [system, notes, ...messages.slice(0, -1).map(({ content }) => content)].join('\n')

const indexes = new WeakMap<readonly Known[], Map<EmbeddingsProvider | null, GrowingIndex<Known>>>()

/** As a process holds it; null for words alone. */
async function indexed(rows: readonly Known[], encoder: EmbeddingsProvider | null): Promise<GrowingIndex<Known>> {
  const made = indexes.get(rows) ?? new Map<EmbeddingsProvider | null, GrowingIndex<Known>>()
  indexes.set(rows, made)
  const known = made.get(encoder)
  if (known) return known
  const index = openGrowingIndex<Known>()
  for (const row of rows) index.add(row, row.text)
  for (let at = 0; encoder && at < rows.length; at += 128) {
    const some = rows.slice(at, at + 128)
    const vectors = await encoder.embed(some.map(({ text }) => text))
    some.forEach((row, n) => index.setVector(row, vectors[n]!))
  }
  made.set(encoder, index)
  return index
}

/** What a reply may draw on, chosen as the server does; null for words alone. */
export async function recall(
  rows: readonly Known[],
  question: string,
  context_tokens: number,
  encoder: EmbeddingsProvider | null,
): Promise<string[]> {
  const budget = context_tokens * MEMORY_PART
  if (rows.reduce((sum, one) => sum + costOf(one), 0) <= budget) return rows.map(({ text }) => text)
  const [vector = null] = encoder ? await encoder.embed([question]) : []
  const index = await indexed(rows, encoder)
  return [...chooseMemories(rows, index, { question, vector, budget })].map(({ text }) => text)
}

/** As a worker writes them down without a model, in readings of forty messages. */
export function writtenDown(): Known[] {
  const all: Current[] = []
  const gone = new Set<Current>()
  const places = newPlaces<Current>()
  for (let at = 0; at < TALK.length; at += READ_AT_ONCE) {
    for (const found of notice(TALK.slice(at, at + READ_AT_ONCE))) {
      const fact: New = { ...found, source_ids: [], day: '2026-01-01' }
      const place = placeOf(fact, [places], gone)
      if (place === 'known') continue
      if (place) gone.add(place)
      const stored: Current = { id: all.length + 1, text: fact.text, origin: 'chat' }
      all.push(stored)
      places.add(stored)
    }
  }
  return all.filter((one) => !gone.has(one)).map(({ text }) => ({ text, pinned: false }))
}

/** Answers to one question for each fact that are in the prompt, and recalled lines that were corrected since. */
export async function examine(
  memories: readonly Known[],
  questions: readonly string[],
  context_tokens: number,
  encoder: EmbeddingsProvider | null,
  remembers = true,
): Promise<{ right: number; stale: number; misses: string[] }> {
  let right = 0
  let stale = 0
  const misses: string[] = []
  for (const [at, fact] of EXAM.entries()) {
    const question = questions[at]!
    const recalled = remembers ? await recall(memories, question, context_tokens, encoder) : []
    const expect = new RegExp(fact.corrected?.expect ?? fact.expect, 'i')
    if (expect.test(textOf(promptFor({ question, recalled, context_tokens })))) right += 1
    else misses.push(`missed: ${question} (${expect.source})`)
    if (!fact.corrected || !recalled.some((line) => new RegExp(fact.expect, 'i').test(line))) continue
    stale += 1
    misses.push(`stale: ${fact.expect}`)
  }
  return { right, stale, misses }
}

/** Facts that do not fit, among which one is looked for by a question that shares no word with it. */
export const CROWD = 400
export const PARAPHRASES = 30
const WHAT = ['shelf', 'ladder', 'curtain', 'kettle', 'gravel', 'hinge', 'bucket', 'awning']
const WHOSE = ['old', 'new', 'red', 'tall', 'wide']

export async function paraphrases(encoder: EmbeddingsProvider | null): Promise<{ found: number; misses: string[] }> {
  const crowd = Array.from({ length: CROWD }, (_, at) => ({
    text: `You said that the ${WHAT[at % 8]} number ${at} of the ${WHOSE[at % 5]} depot was put away in week ${at % 52}`,
    pinned: false,
  }))
  const hidden = EXAM.filter((fact) => !fact.corrected).slice(0, PARAPHRASES)
  const all: Known[] = [...hidden.map(({ told: text }) => ({ text, pinned: false })), ...crowd]
  const misses: string[] = []
  for (const fact of hidden) {
    const lines = await recall(all, fact.otherwise, 8192, encoder)
    if (!lines.includes(fact.told)) misses.push(`not among ${lines.length} recalled: ${fact.otherwise}`)
  }
  return { found: hidden.length - misses.length, misses }
}
