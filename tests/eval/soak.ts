import { INTENTS } from '@/server/db/seed/lives/intents'
import { COMPANION_LOOK_BACK } from '@/server/domain/messages/load-thread'
import { hash } from '@/server/providers/chat/companion/chance'
import { talk } from '@/server/providers/chat/companion/talk'
import { gramsOf, plain, sentencesOf, withoutActions } from '@/server/providers/chat/companion/text'
import type { ChatTurn } from '@/server/providers/chat/port'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { FACTS } from './facts'
import { personaOf, requestOf } from './talk'

const SMALL = 'ok|haha|why?|tell me more|and you?|nice|yes|no|really?|i see|thanks|hm|how so?|go on|i don’t know'.split('|')
const TOLD =
  'The bus was late again.|I made soup and it boiled over.|My neighbor plays the trumpet at six.|It has been raining all day.|I bought a red bicycle.|I watched half a film and fell asleep.|I think I need a holiday.|My desk is by the window now.|I feel a bit tired tonight.|I had a wonderful day!|I am nervous about tomorrow.|My mother called twice.'.split(
    '|',
  )
/** Nobody stays after these. */
const ENDS = /^(?:user_someone_died|user_pet_died|meta_(?:shorter|no_questions|other_language)|talk_bye|us_goodnight)/

/** What somebody says in `count` turns: questions to anybody, small words and tellings, in an order that the seed alone decides. */
function lines(seed: string, count: number): string[] {
  const asked = Object.entries(INTENTS).flatMap(([id, ways]) => (ENDS.test(id) ? [] : [...ways].slice(0, 4)))
  const pick = (list: readonly string[], at: number) => list[hash(`${seed}${at}`) % list.length]!
  return Array.from({ length: count }, (_, at) => {
    const kind = hash(`${seed} kind ${at}`) % 10
    return kind < 6
      ? pick(asked, at)
      : kind < 8
        ? pick(SMALL, at)
        : kind < 9
          ? pick(TOLD, at)
          : pick(
              FACTS.map(({ told }) => told),
              at,
            )
  })
}

export type Soak = { twice: number; runs: number; repeated: number; longest_ms: number; examples: string[] }

/** Talks so long with a seed, each reply seeing as much of the talk as the server gives it. */
export async function soak(slug: string, count: number, encoder: EmbeddingsProvider): Promise<Soak> {
  const persona = personaOf(slug)
  const messages: ChatTurn[] = [{ role: 'assistant', content: persona.greeting }]
  const said: { sentences: string[]; runs: string[] }[] = []
  const sum: Soak = { twice: 0, runs: 0, repeated: 0, longest_ms: 0, examples: [] }
  for (const content of lines(slug, count)) {
    messages.push({ role: 'user', content })
    const start = performance.now()
    const { text } = (await talk(requestOf(persona, messages.slice(-COMPANION_LOOK_BACK)), encoder))!
    sum.longest_ms = Math.max(sum.longest_ms, performance.now() - start)
    const before = said.slice(-39)
    const sentences = sentencesOf(withoutActions(text)).map(plain)
    const runs = gramsOf(text, 6)
    for (const one of sentences.filter((line) => line.split(' ').length >= 4 && before.some((old) => old.sentences.includes(line)))) {
      sum.twice += 1
      sum.examples.push(`twice: ${content} → ${one}`)
    }
    const old = new Set(before.flatMap((one) => one.runs))
    const again = runs.filter((run) => old.has(run))
    sum.runs += runs.length
    sum.repeated += again.length
    if (again.length) sum.examples.push(`run: ${content} → ${again[0]}`)
    said.push({ sentences, runs })
    messages.push({ role: 'assistant', content: text })
  }
  return sum
}
