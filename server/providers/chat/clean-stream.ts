import type { ChatRequest } from './port'

/** What opens a model's thoughts, and what closes them. They are dropped. */
const HARMONY_ENDS = ['<|end|>', '<|channel|>final<|message|>']
const THOUGHTS: Readonly<Record<string, readonly string[]>> = {
  '<think>': ['</think>'],
  '<thinking>': ['</thinking>'],
  '[THINK]': ['[/THINK]'],
  '<|channel|>analysis': HARMONY_ENDS,
  '<|channel|>commentary': HARMONY_ENDS,
}
/** Parts of a chat template that say nothing and end nothing. */
const DROPPED = ['</think>', '</thinking>', '[/THINK]', '<|start|>assistant', '<|channel|>final<|message|>', '<|message|>']
/** Parts of a chat template after which nothing belongs to the reply. */
const ENDS = [
  ...['<|im_end|>', '<|im_start|>', '<|eot_id|>', '<|end_of_text|>', '<|endoftext|>', '<|start_header_id|>', '<|end|>', '<|return|>'],
  ...['<|call|>', '<|user|>', '<|assistant|>', '<|system|>', '<end_of_turn>', '<start_of_turn>', '</s>', '[INST]', '[/INST]'],
]

type Names = {
  /** The character's, as a model may write it before its own line. */
  full_name: string
  user_name: string | null
  /** What the other characters of a group are called. */
  others?: readonly string[]
  /** The text goes on from an earlier part, so that no name comes before it. */
  continuation: boolean
}

export const namesOf = ({ persona, user_name, others, continuation }: ChatRequest): Names => ({
  full_name: persona.full_name,
  user_name,
  others: others?.names,
  continuation,
})

const words = (name: string) => name.trim().split(/\s+/)
const firstOf = (text: string, markers: readonly string[]): { at: number; marker: string } | null => {
  let found: { at: number; marker: string } | null = null
  for (const marker of markers) {
    const at = text.indexOf(marker)
    if (at >= 0 && (!found || at < found.at)) found = { at, marker }
  }
  return found
}

/** How much of the text's end may be the beginning of a marker. */
function openEnd(text: string, markers: readonly string[]): number {
  const longest = Math.max(...markers.map(({ length }) => length))
  for (let at = Math.max(0, text.length - longest + 1); at < text.length; at++) {
    // Nearly all letters begin none.
    if (!/[<[\n]/.test(text[at]!)) continue
    if (markers.some((marker) => marker.startsWith(text.slice(at)))) return text.length - at
  }
  return 0
}

/** `Mira:`, `Mira Holt:` and the same in bold, as models put before their lines. */
function namesBefore(full_name: string): string[] {
  const names = [...new Set([full_name.trim(), words(full_name)[0] ?? '', '{{char}}'])].filter(Boolean)
  return names.flatMap((name) => [`${name}:`, `**${name}:**`, `**${name}**:`])
}

/**
 * Speech only: thoughts and the character's name before the first line are dropped; the reply ends where a chat template's
 * token appears or the model begins to speak for the person or another member of a group. Holds back only what may become one of these, over pieces that
 * are cut anywhere.
 */
export async function* cleanStream(
  pieces: AsyncIterable<string>,
  { full_name, user_name, others = [], continuation }: Names,
): AsyncGenerator<string> {
  const person = [...new Set(['{{user}}', ...(user_name?.trim() ? [user_name.trim(), words(user_name)[0]!] : ['User'])])]
  const ends = [...ENDS, ...[...person, ...others].flatMap((name) => [`\n${name}:`, `\n**${name}:**`, `\n**${name}**:`])]
  const markers = [...ends, ...DROPPED, ...Object.keys(THOUGHTS)]
  const names = namesBefore(full_name)
  let held = ''
  let closers: readonly string[] | null = null
  let atStart = !continuation

  /** Takes what is held as far as it is certain. `over`: nothing comes after it. */
  const take = (isLast: boolean): { text: string; over: boolean } => {
    let text = ''
    for (;;) {
      if (closers) {
        const closer = firstOf(held, closers)
        if (!closer) {
          held = held.slice(held.length - openEnd(held, closers))
          return { text, over: false }
        }
        held = held.slice(closer.at + closer.marker.length)
        closers = null
        continue
      }
      const found = firstOf(held, markers)
      if (!found) break
      text += held.slice(0, found.at)
      held = held.slice(found.at + found.marker.length)
      if (ends.includes(found.marker)) return { text, over: true }
      closers = THOUGHTS[found.marker] ?? null
    }
    const open = isLast ? 0 : openEnd(held, markers)
    text += held.slice(0, held.length - open)
    held = held.slice(held.length - open)
    return { text, over: false }
  }

  /** The same without space and the character's name before its first line. */
  let first = ''
  const withoutName = (text: string, isLast: boolean): string => {
    if (!atStart) return text
    first += text
    const begun = first.trimStart()
    const name = names.find((each) => begun.startsWith(each))
    if (!isLast && (begun === '' || (!name && names.some((each) => each.startsWith(begun))))) return ''
    if (!isLast && name && begun.slice(name.length).trim() === '') return ''
    atStart = false
    return name ? begun.slice(name.length).trimStart() : begun
  }

  for await (const piece of pieces) {
    held += piece
    const { text, over } = take(false)
    const clean = withoutName(text, over)
    if (clean) yield clean
    if (over) return
  }
  const clean = withoutName(take(true).text, true)
  if (clean) yield clean
}
