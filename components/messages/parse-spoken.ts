export type Spoken = { kind: 'said' | 'action' | 'strong'; text: string }

const MARKS = /\*\*(?=\S)([^*\n]*[^*\s])\*\*|\*(?=\S)([^*\n]*[^*\s])\*/g
/** An action that has begun and not ended yet, at the end of a running reply. */
const OPEN_ACTION = /(^|[\s(“"'])\*(?=[^\s*])([^*\n]*)$/

function withOpenAction(text: string): Spoken[] {
  const open = OPEN_ACTION.exec(text)
  if (!open) return [{ kind: 'said', text }]
  const before = text.slice(0, open.index) + (open[1] ?? '')
  return [
    { kind: 'said', text: before },
    { kind: 'action', text: open[2] ?? '' },
  ]
}

/**
 * Splits a message into what is said and what is done between *asterisks*. Only text comes out, never markup.
 * `running` shows an unfinished action at the end as one, so that the asterisk never flickers.
 */
export function parseSpoken(text: string, running = false): Spoken[] {
  const parts: Spoken[] = []
  let from = 0
  for (const match of text.matchAll(MARKS)) {
    parts.push({ kind: 'said', text: text.slice(from, match.index) })
    parts.push(match[1] === undefined ? { kind: 'action', text: match[2] ?? '' } : { kind: 'strong', text: match[1] })
    from = match.index + match[0].length
  }
  const rest = text.slice(from)
  parts.push(...(running ? withOpenAction(rest) : [{ kind: 'said' as const, text: rest }]))
  return parts.filter((part) => part.text !== '')
}
