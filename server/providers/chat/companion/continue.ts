import type { ChatRequest } from '@/server/providers/chat/port'
import type { EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { createContext, type Context } from './context'
import type { Shelves } from './shelves'
import { shelvesOf } from './talk'
import { join, sentencesOf, straight, typographic } from './text'

const authored = ({ voice, bank, self }: Context, shelves: Shelves): string[] => {
  const own = voice ? [voice.disclosures, voice.questions, voice.comfort, voice.delight, voice.flirt, voice.farewells] : []
  const { topics: _, favourites, ...acts } = bank
  const answers = [...shelves.things.values()].flatMap(({ answer }) => Object.values(answer).flat())
  return [...own.flat(), ...answers, ...self, ...Object.values(acts).flat(), ...Object.values(favourites)].map(straight)
}

/** The missing end of one of our own lines, when the unfinished text broke off inside it. */
const missingEnd = (text: string, pool: readonly string[]): string | null => {
  for (const start of [...text.matchAll(/(?:^|[.!?\u2026*:]["')]*\s+)(?=\S)/g)].map((hit) => (hit.index ?? 0) + hit[0].length)) {
    const broken = text.slice(start)
    if (broken.length < 8) continue
    const line = pool.find((one) => one.length > broken.length && one.startsWith(broken))
    if (line) return line.slice(broken.length)
  }
  return null
}

/** Continues from the unfinished text; what is returned starts exactly where that text stopped. */
export async function composeContinuation(request: ChatRequest, encoder: EmbeddingsProvider): Promise<string> {
  const context = createContext(request)
  const { pen, bank, voice, self } = context
  const pool = authored(context, (await shelvesOf(request, encoder)).shelves)
  const raw = context.text
  const text = raw.trimEnd()
  const gap = raw.length > text.length || !text ? '' : ' '
  const end = missingEnd(raw, pool) ?? missingEnd(text, pool)
  if (end !== null) return typographic(end)
  const more = pen.pick('tell', voice?.disclosures ?? [], self, bank.disclose)
  if (/[.!?\u2026*"\u201d)]$/.test(text)) return typographic(gap + (more ?? pen.must('more', bank.more)))
  const tail = pen.must('tail', bank.tail)
  const joined = /[,;:\u2014-]$/.test(text) ? `${gap}${tail}` : `, ${tail}`
  return typographic(`${joined}${more && sentencesOf(text).length < 3 ? ` ${join([more])}` : ''}`)
}
