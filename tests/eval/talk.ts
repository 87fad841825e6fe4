import { SEEDS } from '@/server/db/seed/characters'
import type { ChatRequest, ChatTurn, Persona } from '@/server/providers/chat/port'
import { talk, type Talked } from '@/server/providers/chat/companion/talk'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'

export const personaOf = (slug: string): Persona => {
  const seed = SEEDS.find((one) => one.slug === slug)
  if (!seed) throw new Error(`There is no seed "${slug}".`)
  return { ...seed, gender: seed.appearance.gender, custom_instructions: '' }
}

export const requestOf = (persona: Persona, messages: ChatTurn[]): ChatRequest => ({
  system: '',
  messages,
  continuation: false,
  persona,
  user_name: null,
  max_tokens: 500,
  signal: new AbortController().signal,
})

/** Says these lines one by one; each answer with how it was chosen. */
export const conversation = (slug: string, lines: readonly string[], encoder: EmbeddingsProvider) =>
  conversationAs(personaOf(slug), lines, encoder)

/** The same with any character. */
export async function conversationAs(
  persona: Persona,
  lines: readonly string[],
  encoder: EmbeddingsProvider,
): Promise<(Talked & { asked: string })[]> {
  const messages: ChatTurn[] = [{ role: 'assistant', content: persona.greeting }]
  const answers: (Talked & { asked: string })[] = []
  for (const asked of lines) {
    messages.push({ role: 'user', content: asked })
    const talked = await talk(requestOf(persona, messages), encoder)
    answers.push({ ...talked, asked })
    messages.push({ role: 'assistant', content: talked.text })
  }
  return answers
}
