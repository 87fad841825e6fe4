import { LOREBOOK_DEFAULTS, LOREBOOK_MOST } from '@/contracts/cards'
import type { LorebookEntry } from '@/contracts/character-definition'
import { wordsOfPattern } from '@/contracts/lorebook-pattern'
import { withoutDecorators, type Lorebook } from './lorebook'
import { fillMacros, type Names } from './macros'

/** Characters of the last messages that keys are looked for in (ours). */
const SCANNED = 16_000
/** How often entries may call others (ours). */
const ROUNDS = 3

/** Letters of scripts that put spaces between words: there a key has to be a word, or several. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u

const joins = (one: string | undefined, other: string | undefined) => one !== undefined && other !== undefined && WORD.test(one) && WORD.test(other)

/** Linear in the text: looks for the words themselves, never for patterns. */
function holds(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0 && word; at = text.indexOf(word, at + 1)) {
    const after = at + word.length
    if (!joins(text[at - 1], word[0]) && !joins(word.at(-1), text[after])) return true
  }
  return false
}

type Scan = { plain: string; lower: string }

function matches(keys: string[], entry: LorebookEntry, { plain, lower }: Scan, names: Names): boolean {
  return keys.some((key) => {
    if (!entry.use_regex) {
      const word = fillMacros(key, names)
      return entry.case_sensitive ? holds(plain, word) : holds(lower, word.toLowerCase())
    }
    const pattern = wordsOfPattern(key)
    return pattern?.words.some((word) => (pattern.ignore_case || !entry.case_sensitive ? holds(lower, word.toLowerCase()) : holds(plain, word))) ?? false
  })
}

const isCalled = (entry: LorebookEntry, scan: Scan, names: Names) =>
  entry.constant ||
  (matches(entry.keys, entry, scan, names) && (!entry.selective || entry.use_regex || entry.secondary_keys.length === 0 || matches(entry.secondary_keys, entry, scan, names)))

const scanOf = (text: string): Scan => ({ plain: text, lower: text.toLowerCase() })

/** Entries that what was said last calls; entries call entries where the book wants it. */
function called(book: Lorebook, said: string, names: Names): LorebookEntry[] {
  let waiting = book.entries.filter((entry) => entry.enabled && entry.content.trim() !== '')
  const found: LorebookEntry[] = []
  let scan = scanOf(said)
  for (let round = 0; round < (book.recursive_scanning ? ROUNDS : 1); round++) {
    const now = waiting.filter((entry) => isCalled(entry, scan, names))
    if (!now.length) break
    found.push(...now)
    waiting = waiting.filter((entry) => !now.includes(entry))
    scan = scanOf(now.map(({ content }) => content).join('\n').slice(0, SCANNED))
  }
  return found
}

/**
 * What of a character's book is told with this reply (Character Card V3, «lorebook»): constant entries and those that a key in
 * the last messages calls, the highest priority first until `budget` tokens are full, in the book's order. `history` is oldest first.
 */
export function toldEntries(book: Lorebook, history: string[], names: Names, { budget, cost }: { budget: number; cost(text: string): number }): string[] {
  const depth = Math.min(book.scan_depth ?? LOREBOOK_DEFAULTS.scan_depth, LOREBOOK_MOST.scan_depth)
  const said = depth > 0 ? history.slice(-depth).join('\n').slice(-SCANNED) : ''
  let left = Math.min(budget, book.token_budget ?? LOREBOOK_DEFAULTS.token_budget, LOREBOOK_MOST.token_budget)
  const kept = called(book, said, names).toSorted((a, b) => b.priority - a.priority).flatMap((entry) => {
    const text = withoutDecorators(fillMacros(entry.content, names))
    const tokens = cost(text)
    if (!text || tokens > left) return []
    left -= tokens
    return [{ entry, text }]
  })
  return kept.toSorted((a, b) => a.entry.insertion_order - b.entry.insertion_order).map(({ text }) => text)
}
