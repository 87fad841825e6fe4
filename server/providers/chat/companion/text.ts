export { sentencesOf, straight, withoutActions } from '@/server/providers/told'
import { straight } from '@/server/providers/told'

/** One authored line per row, long rows carried over with a backslash; keeps the banks free of quoting. */
export const lines = (block: string): string[] =>
  block
    .split('\n')
    .map((row) => row.replace(/\s+/g, ' ').trim())
    .filter(Boolean)

/** Lower-case words only: what two lines are compared by. */
export const plain = (text: string): string =>
  straight(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean)

export const actionsOf = (text: string): string[] => [...text.matchAll(/\*([^*]+)\*/g)].map((hit) => hit[1] ?? '')

export const capital = (text: string): string =>
  text.replace(/^(["'(]*)(\p{Ll})/u, (_, lead: string, letter: string) => lead + letter.toUpperCase())

export const withArticle = (noun: string): string =>
  /^(a|an|the|my|your)\s/i.test(noun)
    ? noun
    : `${
        (/^(?:[aeio]|u(?!ni|se|k|rol))/i.test(noun) && !/^(one|euro)/i.test(noun)) || /^(hour|honest|heir|mri|x-|fbi)/i.test(noun)
          ? 'an'
          : 'a'
      } ${noun}`

const LOWERABLE =
  /^(?:The|That|That's|This|There|There's|You|You're|You've|You'd|It|It's|A|An|My|Your|What|What's|So|Then|And|But|Because|If|When|Where|Which|Who|How|Not|No|Yes|Some|Somebody|Nobody|Everyone|Most|Every|Half|One|We|They|He|She|Is|Are|Do|Does|Did|Tell|Say|Come|Give|Let|Have|Would|Could|Put|Nothing|Something|Sit|Stay|Here|In|On|At|With|Either|People|Only)\b/

/** Joins ready parts into one paragraph: each part starts with a capital and ends with a stop. */
export const join = (parts: readonly string[]): string => {
  const clean = parts.map((part) => part.trim()).filter(Boolean)
  return clean
    .map((part, index) => {
      const before = clean[index - 1]
      const running = before !== undefined && /[,\u2014:]$/.test(before)
      const text =
        !running && !part.startsWith('*')
          ? capital(part)
          : running && LOWERABLE.test(straight(part))
            ? part.charAt(0).toLowerCase() + part.slice(1)
            : part
      const next = clean[index + 1]
      // "Right," before a name or a noun would read as a slip, so it becomes a sentence of its own.
      const stopped =
        /,$/.test(text) && next !== undefined && !LOWERABLE.test(straight(next)) && !/^(?:I\b|[a-z*])/.test(straight(next))
          ? text.replace(/,$/, '.')
          : text
      return /[.!?\u2026*:,\u2014"'\u201d)]$/.test(stopped) ? stopped : `${stopped}.`
    })
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,?!;:])/g, '$1')
    .trim()
}

/** Curly marks, as the authored characters use. */
export const typographic = (text: string): string =>
  text
    .replace(/'/g, '\u2019')
    .replace(/(^|[\s(*])"/g, '$1\u201c')
    .replace(/"/g, '\u201d')

export const gramsOf = (text: string, size: number): string[] => {
  const words = wordsOf(text)
  return Array.from({ length: Math.max(0, words.length - size + 1) }, (_, at) => words.slice(at, at + size).join(' '))
}
