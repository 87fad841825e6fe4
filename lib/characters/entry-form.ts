import { CARD_LIMITS } from '@/contracts/cards'
import type { LorebookEntry } from '@/contracts/character-definition'
import { wordsOfPattern } from '@/contracts/lorebook-pattern'

/** An entry as it stands in its form: numbers as they are typed. */
export type EntryTyped = Omit<LorebookEntry, 'insertion_order' | 'priority'> & { insertion_order: string; priority: string }

export const typedOf = (entry: LorebookEntry): EntryTyped => ({
  ...entry, insertion_order: String(entry.insertion_order), priority: String(entry.priority),
})

export const MOST_ORDER = 1_000_000
const numberOf = (text: string) => Number(text.trim().replace(',', '.').replace('−', '-'))
const isNumber = (text: string) => text.trim() !== '' && Math.abs(numberOf(text)) <= MOST_ORDER

export const entryOf = (typed: EntryTyped): LorebookEntry => ({
  ...typed, content: typed.content.trim(), name: typed.name.trim(), comment: typed.comment.trim(),
  insertion_order: numberOf(typed.insertion_order), priority: numberOf(typed.priority),
})

/** What is wrong, by field; `count` and `max` to say it with. */
export type EntryProblem =
  | { field: 'content' | 'name' | 'comment'; kind: 'too_long'; max: number }
  | { field: 'content'; kind: 'content_none' }
  | { field: 'content'; kind: 'content_all'; count: number; max: number }
  | { field: 'keys' | 'secondary_keys'; kind: 'keys_long'; key: string; max: number }
  | { field: 'keys' | 'secondary_keys'; kind: 'keys_many'; max: number }
  | { field: 'keys'; kind: 'keys_all'; count: number; max: number }
  | { field: 'insertion_order' | 'priority'; kind: 'number' }

const countKeys = (entries: readonly Pick<LorebookEntry, 'keys' | 'secondary_keys'>[]) => entries.reduce((sum, { keys, secondary_keys }) => sum + keys.length + secondary_keys.length, 0)
const countText = (entries: readonly Pick<LorebookEntry, 'content'>[]) => entries.reduce((sum, { content }) => sum + content.length, 0)

/** As the server judges it (contracts/cards.ts); `others` are the book's other entries. */
export function problemsOfEntry(typed: EntryTyped, others: readonly LorebookEntry[]): EntryProblem[] {
  const found: EntryProblem[] = []
  for (const field of ['keys', 'secondary_keys'] as const) {
    const long = typed[field].find((key) => key.length > CARD_LIMITS.entry_key)
    if (long !== undefined) found.push({ field, kind: 'keys_long', key: long, max: CARD_LIMITS.entry_key })
    else if (typed[field].length > CARD_LIMITS.entry_keys) found.push({ field, kind: 'keys_many', max: CARD_LIMITS.entry_keys })
  }
  const keys = countKeys([...others, typed])
  if (keys > CARD_LIMITS.lorebook_keys && found.length === 0) found.push({ field: 'keys', kind: 'keys_all', count: keys, max: CARD_LIMITS.lorebook_keys })
  const content = typed.content.trim()
  const characters = countText(others) + content.length
  if (content === '') found.push({ field: 'content', kind: 'content_none' })
  else if (content.length > CARD_LIMITS.entry_content) found.push({ field: 'content', kind: 'too_long', max: CARD_LIMITS.entry_content })
  else if (characters > CARD_LIMITS.lorebook_characters) found.push({ field: 'content', kind: 'content_all', count: characters, max: CARD_LIMITS.lorebook_characters })
  for (const field of ['name', 'comment'] as const) {
    if (typed[field].trim().length > CARD_LIMITS.entry_note) found.push({ field, kind: 'too_long', max: CARD_LIMITS.entry_note })
  }
  for (const field of ['insertion_order', 'priority'] as const) if (!isNumber(typed[field])) found.push({ field, kind: 'number' })
  return found
}

/** Keys that are patterns which are never tried. */
export const unusedKeys = ({ use_regex, keys }: Pick<LorebookEntry, 'use_regex' | 'keys'>) =>
  use_regex ? keys.filter((key) => wordsOfPattern(key) === null) : []
