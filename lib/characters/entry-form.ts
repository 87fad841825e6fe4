import type { LorebookEntry } from '@/contracts/character-definition'
import { wordsOfPattern } from '@/contracts/lorebook-pattern'

/** An entry as it is in its form: numbers as they are typed. */
export type EntryTyped = Omit<LorebookEntry, 'insertion_order' | 'priority'> & { insertion_order: string; priority: string }

export const typedOf = (entry: LorebookEntry): EntryTyped => ({
  ...entry,
  insertion_order: String(entry.insertion_order),
  priority: String(entry.priority),
})

/** NaN for what is no number. */
const numberOf = (text: string) => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.').replace('−', '-')))

export const entryOf = (typed: EntryTyped): LorebookEntry => ({
  ...typed,
  content: typed.content.trim(),
  name: typed.name.trim(),
  comment: typed.comment.trim(),
  insertion_order: numberOf(typed.insertion_order),
  priority: numberOf(typed.priority),
})

const countKeys = (entries: readonly Pick<LorebookEntry, 'keys' | 'secondary_keys'>[]) =>
  entries.reduce((sum, { keys, secondary_keys }) => sum + keys.length + secondary_keys.length, 0)
const countText = (entries: readonly Pick<LorebookEntry, 'content'>[]) => entries.reduce((sum, { content }) => sum + content.length, 0)

/** What a book would hold with an entry added to its `others`: keys, and characters of text. */
export const sumsWith = (entry: Pick<LorebookEntry, 'keys' | 'secondary_keys' | 'content'>, others: readonly LorebookEntry[]) => ({
  keys: countKeys([...others, entry]),
  characters: countText(others) + entry.content.trim().length,
})

/** Keys that are patterns which are never tried. */
export const unusedKeys = ({ use_regex, keys }: Pick<LorebookEntry, 'use_regex' | 'keys'>) =>
  use_regex ? keys.filter((key) => wordsOfPattern(key) === null) : []
