import { setTimeout as pause } from 'node:timers/promises'
import { LIVES } from '@/server/db/seed/lives'
import { INTENTS } from '@/server/db/seed/lives/intents'
import { hash } from '@/server/providers/chat/companion/chance'
import { createEmbeddedChat } from '@/server/providers/chat/embedded'
import type { ChatTurn } from '@/server/providers/chat/port'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { personaOf, requestOf } from './talk'

export const TALKERS = 20
const TURNS = 6
/** Between an answer and the next message of the same person; people take longer. */
const THINKS_MS = 3_000

/** Milliseconds until the first text of each reply while so many talk at once, sorted; the first turn of each is not counted. */
export async function firstTexts(encoder: EmbeddingsProvider): Promise<number[]> {
  const chat = createEmbeddedChat({ pace_ms: 0, embeddings: encoder })
  const ways = Object.values(INTENTS).map(([first]) => first)
  const slugs = Object.keys(LIVES)
  const times: number[] = []
  await Promise.all(
    Array.from({ length: TALKERS }, async (_, talker) => {
      const persona = personaOf(slugs[talker % slugs.length]!)
      const messages: ChatTurn[] = [{ role: 'assistant', content: persona.greeting }]
      for (let turn = 0; turn < TURNS; turn += 1) {
        await pause((hash(`${talker} ${turn}`) % 1000) * (THINKS_MS / 500))
        messages.push({ role: 'user', content: ways[hash(`${talker} asks ${turn}`) % ways.length]! })
        const begun = performance.now()
        let text = ''
        for await (const piece of chat.stream(requestOf(persona, [...messages]))) {
          if (!text && turn > 0) times.push(performance.now() - begun)
          text += piece
        }
        messages.push({ role: 'assistant', content: text })
      }
    }),
  )
  return times.sort((a, b) => a - b)
}
