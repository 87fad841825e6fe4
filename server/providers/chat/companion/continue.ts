import type { ChatRequest } from '@/server/providers/chat/port'
import { createContext, type Context } from './context'
import { say, tell } from './moves'
import { join, sentencesOf, straight, typographic } from './text'

const authored = (context: Context): string[] => {
  const { voice, bank } = context
  const own = voice
    ? [voice.disclosures, voice.questions, voice.comfort, voice.delight, voice.flirt, voice.farewells, ...Object.values(voice.opinions)]
    : []
  const banks = Object.entries(bank)
    .flatMap(([key, value]) => (key === 'topics' || key === 'favourites' ? Object.values(value) : [value]))
    .flat()
  return [...own.flat(), ...context.self, ...(banks as (string | string[])[])].flat().map(straight)
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
export const composeContinuation = (request: ChatRequest): string => {
  const context = createContext(request)
  const raw = context.text
  const text = raw.trimEnd()
  const gap = raw.length > text.length || !text ? '' : ' '
  const end = missingEnd(raw, authored(context)) ?? missingEnd(text, authored(context))
  if (end !== null) return typographic(end)
  if (/[.!?\u2026*"\u201d)]$/.test(text)) {
    const more = tell(context, false)
    return typographic(gap + join(more.length ? more : [say(context, 'more')]))
  }
  const tail = say(context, 'tail')
  const joined = /[,;:\u2014-]$/.test(text) ? `${gap}${tail}` : `, ${tail}`
  const more = sentencesOf(text).length < 3 ? tell(context, false) : []
  return typographic(`${joined}${more.length ? ` ${join(more)}` : ''}`)
}
