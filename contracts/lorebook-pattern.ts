const FLAGS = /^\/(.*)\/([a-z]*)$/s

/** More words than anybody writes as one pattern. */
const MOST_WORDS = 100

/**
 * The words that a pattern stands for, where it is only a choice among words, with optional letters and groups of choices, such as
 * `storm(s|y)?` or `colou?r`; null for all others, which are not tried: a pattern of a stranger can take for ever.
 */
export function wordsOfPattern(pattern: string): { words: string[]; ignore_case: boolean } | null {
  const [, inner = pattern, flags = ''] = FLAGS.exec(pattern) ?? []
  const read = choices(inner.replace(/^\\b/, '').replace(/\\b$/, ''), 0)
  if (!read || read.at !== read.text.length || read.words.some((word) => word.trim() === '')) return null
  return { words: [...new Set(read.words)], ignore_case: flags.includes('i') }
}

type Read = { words: string[]; at: number; text: string }

/** Whatever means more than itself. */
const META = /[.*+?^$()[\]{}|]/

/** Reads choices up to a closing parenthesis or the end. */
function choices(text: string, from: number): Read | null {
  const words: string[] = []
  for (let at = from; ; at++) {
    const one = sequence(text, at)
    if (!one) return null
    words.push(...one.words)
    at = one.at
    if (words.length > MOST_WORDS) return null
    if (text[at] !== '|') return { words, at, text }
  }
}

/** Reads letters and groups, each with what may follow it, up to the next choice. */
function sequence(text: string, from: number): Read | null {
  let words = ['']
  let at = from
  while (at < text.length && text[at] !== '|' && text[at] !== ')') {
    let part: string[]
    if (text[at] === '(') {
      const inner = choices(text, text.startsWith('(?:', at) ? at + 3 : at + 1)
      if (!inner || text[inner.at] !== ')') return null
      part = inner.words
      at = inner.at + 1
    } else {
      // A dot, hyphen, slash or apostrophe behind a backslash means itself.
      const escaped = text[at] === '\\'
      const letter = String.fromCodePoint(text.codePointAt(escaped ? at + 1 : at) ?? 0)
      if (escaped ? !/[-./']/.test(letter) : META.test(letter)) return null
      part = [letter]
      at += (escaped ? 1 : 0) + letter.length
    }
    if (text[at] === '?') {
      part = [...part, '']
      at++
    }
    words = words.flatMap((word) => part.map((more) => word + more))
    if (words.length > MOST_WORDS) return null
  }
  return { words, at, text }
}
