import { LOREBOOK_DEFAULTS, LOREBOOK_MOST } from '@/contracts/cards'
import type { LorebookEntry } from '@/contracts/character-definition'
import { wordsOfPattern } from '@/contracts/lorebook-pattern'
import { conditionsOf, withoutDecorators, type Conditions } from './decorators'
import type { Lorebook } from './lorebook'
import { fillMacros, type Names } from './macros'

/** Characters of the last messages that keys are looked for in. */
const SCANNED = 16_000
/** How often entries may call others. */
const ROUNDS = 3

/** Letters of scripts that put spaces between words: there a key has to be a word, or several. */
const WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u

const joins = (one: string | undefined, other: string | undefined) =>
  one !== undefined && other !== undefined && WORD.test(one) && WORD.test(other)

/** Linear in the text: looks for the words themselves, never for patterns. */
function holds(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0 && word; at = text.indexOf(word, at + 1)) {
    const after = at + word.length
    if (!joins(text[at - 1], word[0]) && !joins(word.at(-1), text[after])) return true
  }
  return false
}

type Scan = { plain: string; lower: string }

function matches(
  keys: string[],
  entry: Pick<LorebookEntry, 'use_regex' | 'case_sensitive'>,
  { plain, lower }: Scan,
  names: Names,
): boolean {
  return keys.some((key) => {
    if (!entry.use_regex) {
      const word = fillMacros(key, names)
      return entry.case_sensitive ? holds(plain, word) : holds(lower, word.toLowerCase())
    }
    const pattern = wordsOfPattern(key)
    return (
      pattern?.words.some((word) =>
        pattern.ignore_case || !entry.case_sensitive ? holds(lower, word.toLowerCase()) : holds(plain, word),
      ) ?? false
    )
  })
}

/** Keys are searched in `scan`; conditions are always checked against `said`. */
function isCalled(entry: LorebookEntry, { activation, also, unless }: Conditions, said: Scan, scan: Scan, names: Names): boolean {
  if (activation) return activation === 'always'
  const fell = (words: string[]) => matches(words, { ...entry, use_regex: false }, said, names)
  if (fell(unless) || !also.every(fell)) return false
  if (entry.constant) return true
  const second = !entry.selective || entry.use_regex || entry.secondary_keys.length === 0
  return matches(entry.keys, entry, scan, names) && (second || matches(entry.secondary_keys, entry, scan, names))
}

const scanOf = (text: string): Scan => ({ plain: text, lower: text.toLowerCase() })

/** The newest `depth` messages; each depth is put together once. */
function lastOf(history: string[]): (depth: number) => Scan {
  const known = new Map<number, Scan>()
  return (wanted) => {
    const depth = Math.min(wanted, LOREBOOK_MOST.scan_depth)
    const scan = known.get(depth) ?? scanOf(depth > 0 ? history.slice(-depth).join('\n').slice(-SCANNED) : '')
    known.set(depth, scan)
    return scan
  }
}

/** Entries whose keys occur in the last messages; with recursive scanning, also those whose keys occur in such entries. */
function called(book: Lorebook, history: string[], names: Names): LorebookEntry[] {
  const last = lastOf(history)
  const usual = book.scan_depth ?? LOREBOOK_DEFAULTS.scan_depth
  let waiting = book.entries.flatMap((entry) =>
    entry.enabled && entry.content.trim() !== '' ? [{ entry, conditions: conditionsOf(entry.content) }] : [],
  )
  const found: LorebookEntry[] = []
  let scan: Scan | null = null
  for (let round = 0; round < (book.recursive_scanning ? ROUNDS : 1); round++) {
    const now = waiting.filter(({ entry, conditions }) => {
      const said = last(conditions.scan_depth ?? usual)
      return isCalled(entry, conditions, said, scan ?? said, names)
    })
    if (!now.length) break
    found.push(...now.map(({ entry }) => entry))
    waiting = waiting.filter((one) => !now.includes(one))
    scan = scanOf(
      now
        .map(({ entry }) => entry.content)
        .join('\n')
        .slice(0, SCANNED),
    )
  }
  return found
}

/**
 * What of a character's book enters the prompt of this reply (Character Card V3, "lorebook"): constant entries and those that a key in
 * the last messages calls, the highest priority first until `budget` tokens are full, in the book's order. `history` is oldest first.
 */
export function activeEntries(
  book: Lorebook,
  history: string[],
  names: Names,
  { budget, cost }: { budget: number; cost(text: string): number },
): string[] {
  let left = Math.min(budget, book.token_budget ?? LOREBOOK_DEFAULTS.token_budget, LOREBOOK_MOST.token_budget)
  const fitting = called(book, history, names)
    .toSorted((a, b) => b.priority - a.priority)
    .flatMap((entry) => {
      const text = withoutDecorators(fillMacros(entry.content, names))
      const tokens = cost(text)
      if (!text || tokens > left) return []
      left -= tokens
      return [{ entry, text }]
    })
  return fitting.toSorted((a, b) => a.entry.insertion_order - b.entry.insertion_order).map(({ text }) => text)
}
