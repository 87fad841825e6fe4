import { CARD_LIMITS, type ExtrasChange, type OwnExtras } from '@/contracts/cards'
import type { LorebookEntry } from '@/contracts/character-definition'

/** One edit of what a character has beyond its form, applied to whatever the state is by then. */
export type Edit = {
  /** Null where what it was made from is not there any more. */
  change: (now: OwnExtras) => ExtrasChange | null
  /** Whether it is so already: the answer of an earlier try may have been lost. */
  done: (now: OwnExtras) => boolean
}

export const sameItem = <T>(one: T | undefined, other: T | undefined): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const [a, b] = [one, other] as [Record<string, unknown>, Record<string, unknown>]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]))
}

/** The index of `item` now: its former index, else wherever it is; -1 where it is gone. */
export const indexOf = <T>(list: readonly T[], item: T, at: number): number =>
  sameItem(list[at], item) ? at : list.findIndex((other) => sameItem(other, item))

export type Part = 'alternate_greeting' | 'lorebook_entry'
export type ItemOf<P extends Part> = P extends 'alternate_greeting' ? string : LorebookEntry

export const itemsOf = <P extends Part>(now: OwnExtras, part: P) =>
  (part === 'alternate_greeting' ? now.alternate_greetings : (now.lorebook?.entries ?? [])) as ItemOf<P>[]

const changeOf = <P extends Part>(part: P, index: number, value: ItemOf<P> | null, insert?: true) =>
  ({ part, index, value, ...(insert ? { insert } : {}) }) as ExtrasChange

/** At the end, or before what is at `at`: what was removed goes back to its place. */
export const addItem = <P extends Part>(part: P, value: ItemOf<P>, at = Infinity): Edit => ({
  change: (now) => {
    const { length } = itemsOf(now, part)
    return at < length ? changeOf(part, at, value, true) : changeOf(part, length, value)
  },
  done: (now) => itemsOf(now, part).some((other) => sameItem(other, value)),
})

export const changeItem = <P extends Part>(part: P, before: ItemOf<P>, at: number, value: ItemOf<P>): Edit => ({
  change: (now) => {
    const index = indexOf(itemsOf(now, part), before, at)
    return index < 0 ? null : changeOf(part, index, value)
  },
  done: (now) => itemsOf(now, part).some((other) => sameItem(other, value)),
})

export const removeItem = <P extends Part>(part: P, before: ItemOf<P>, at: number): Edit => ({
  change: (now) => {
    const index = indexOf(itemsOf(now, part), before, at)
    return index < 0 ? null : changeOf(part, index, null)
  },
  done: (now) => indexOf(itemsOf(now, part), before, at) < 0,
})

export const changeText = (part: 'nickname' | 'example_dialogue' | 'post_history_instructions', value: string): Edit => ({
  change: () => ({ part, value }),
  done: (now) => now[part] === value.trim(),
})

export type BookSettings = Extract<ExtrasChange, { part: 'lorebook' }>['value'] & object
export const settingsOf = (now: OwnExtras): BookSettings => ({
  name: now.lorebook?.name ?? '',
  recursive_scanning: now.lorebook?.recursive_scanning ?? false,
  scan_depth: now.lorebook?.scan_depth ?? null,
  token_budget: now.lorebook?.token_budget ?? null,
})
export const changeBook = (value: BookSettings): Edit => ({
  change: () => ({ part: 'lorebook', value }),
  done: (now) => now.lorebook !== null && sameItem(settingsOf(now), value),
})
export const removeBook: Edit = { change: () => ({ part: 'lorebook', value: null }), done: (now) => now.lorebook === null }

export const NEW_ENTRY: LorebookEntry = {
  keys: [],
  secondary_keys: [],
  selective: false,
  use_regex: false,
  case_sensitive: false,
  content: '',
  enabled: true,
  constant: false,
  insertion_order: 0,
  priority: 0,
  name: '',
  comment: '',
}

/** A new entry is after the others. */
export const newEntry = (entries: readonly LorebookEntry[]): LorebookEntry => {
  const last = entries.reduce((most, { insertion_order }) => Math.max(most, insertion_order), -1)
  return { ...NEW_ENTRY, insertion_order: Math.min(Math.floor(last) + 1, CARD_LIMITS.entry_rank) }
}

export const ENTRY_FILTERS = ['all', 'always', 'off'] as const
export type EntryFilter = (typeof ENTRY_FILTERS)[number]

/** Entries that hold all of the words, with their places in the book. */
export function findEntries(entries: readonly LorebookEntry[], query: string, filter: EntryFilter): { entry: LorebookEntry; at: number }[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return entries.flatMap((entry, at) => {
    if (filter === 'always' && !entry.constant) return []
    if (filter === 'off' && entry.enabled) return []
    if (words.length === 0) return [{ entry, at }]
    const text = [entry.name, entry.comment, entry.content, ...entry.keys, ...entry.secondary_keys].join('\n').toLowerCase()
    return words.every((word) => text.includes(word)) ? [{ entry, at }] : []
  })
}
