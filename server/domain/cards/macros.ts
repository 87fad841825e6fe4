/** Who is meant by {{char}} and {{user}}. */
export type Names = { char: string; user: string }

/** What people are called whose name nobody knows (Character Card V1: a name must exist). */
export const NAMELESS = 'you'

const MACRO = /\{\{([^{}]{1,400})\}\}|<(user|bot|char)>/gi
const MOST_SIDES = 1_000_000

/** Always the same choice for the same text and place, so that what was read once reads the same again. */
function pick(count: number, text: string, at: number): number {
  let hash = 2166136261 ^ at
  for (let n = 0; n < text.length; n++) hash = Math.imul(hash ^ text.charCodeAt(n), 16777619)
  return (hash >>> 0) % count
}

function choiceOf(list: string, text: string, at: number): string {
  const parts = list
    .replace(/^:/, '')
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
  return parts[pick(parts.length, text, at)] ?? ''
}

function valueOf(macro: string, names: Names, text: string, at: number): string | null {
  const [, name = '', rest = ''] = /^\s*(\/\/|[a-z_]+)\s*:?([\s\S]*)$/i.exec(macro) ?? []
  switch (name.toLowerCase()) {
    case 'char':
    case 'bot':
      return names.char
    case 'user':
      return names.user
    case 'random':
    case 'pick':
      return choiceOf(rest, text, at)
    case 'roll': {
      const sides = /^:?\s*d?(\d{1,7})\s*$/i.exec(rest)?.[1]
      return sides && Number(sides) > 0 ? String(1 + pick(Math.min(Number(sides), MOST_SIDES), text, at)) : ''
    }
    case '//':
    case 'hidden_key':
    case 'comment':
    case 'original':
      return ''
    case 'reverse':
      return [...rest.replace(/^:/, '')].reverse().join('')
    default:
      return null
  }
}

/**
 * The text as it is said now (Character Card V1 and V3, "Curly Braced Syntaxes"). Choices depend on the text alone. What
 * nobody knows stays as it is; names are put in as they are and not looked through again.
 */
export function fillMacros(text: string, names: Names): string {
  if (!text.includes('{{') && !text.includes('<')) return text
  return text.replace(MACRO, (whole, macro: string | undefined, tag: string | undefined, at: number) => {
    if (tag) return tag.toLowerCase() === 'user' ? names.user : names.char
    return valueOf(macro!, names, text, at) ?? whole
  })
}
