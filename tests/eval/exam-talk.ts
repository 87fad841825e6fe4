import { buildPrompt, type Prompt, type PromptInput } from '@/server/domain/messages/build-prompt'
import { chooseMemories, costOf, MEMORY_PART, type Known } from '@/server/domain/memories/recall'
import type { ChatTurn } from '@/server/providers/chat/port'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { openHybridIndex } from '@/server/providers/embeddings/hybrid-index'
import { packVectors, type PackedVectors } from '@/server/providers/embeddings/packed'
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

const packs = new WeakMap<readonly Known[], PackedVectors | null>()

async function packed(rows: readonly Known[], encoder: EmbeddingsProvider): Promise<PackedVectors | null> {
  const known = packs.get(rows)
  if (known) return known
  const vectors: Float32Array[] = []
  for (let at = 0; at < rows.length; at += 128) vectors.push(...(await encoder.embed(rows.slice(at, at + 128).map(({ text }) => text))))
  const pack = packVectors(encoder.model, vectors)
  packs.set(rows, pack)
  return pack
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
  const vectors = encoder ? await packed(rows, encoder) : null
  const index = openHybridIndex(
    rows.map((item) => ({ text: item.text, item })),
    vectors,
  )
  return [...chooseMemories(rows, index, { question, vector, budget })].map(({ text }) => text)
}
