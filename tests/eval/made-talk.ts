import { talk } from '@/server/providers/chat/companion/talk'
import { openDefinition } from '@/server/providers/chat/companion/definition'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { MADE } from './made'
import { requestOf } from './talk'

export type Judged = { name: string; asked: string; text: string; right: boolean }

/** Asks each made character its questions, each as the first of a talk. */
export async function judgeMade(encoder: EmbeddingsProvider): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const { persona, asked } of MADE) {
    // Vectors of a definition are made in the background when it is saved or first met.
    await openDefinition(persona, encoder).ready
    for (const [question, expect] of asked) {
      const { text } = await talk(
        requestOf(persona, [
          { role: 'assistant', content: persona.greeting },
          { role: 'user', content: question },
        ]),
        encoder,
      )
      judged.push({ name: persona.full_name, asked: question, text, right: expect.test(text) })
    }
  }
  return judged
}
