import { CARD_LIMITS } from '@/contracts/cards'
import type { CharacterExtras, LorebookEntry } from '@/contracts/character-definition'
import { clip, isObject, type Json, type JsonObject } from './read-json'

export type Lorebook = NonNullable<CharacterExtras['lorebook']>

const CLIP = CARD_LIMITS
const text = (value: Json | undefined, most: number) => (typeof value === 'string' ? clip(value, most) : '')
const number = (value: Json | undefined, fallback: number) =>
  typeof value === 'number' ? Math.max(-1_000_000, Math.min(1_000_000, value)) : fallback
const count = (value: Json | undefined, most: number) =>
  typeof value === 'number' && value >= 0 ? Math.min(most, Math.round(value)) : null

/** Some programs write keys as one text with commas. */
function keysOf(value: Json | undefined): string[] {
  const all = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : []
  const words = all.flatMap((key) => (typeof key === 'string' && key.trim() ? [clip(key.trim(), CLIP.entry_key)] : []))
  return words.slice(0, CLIP.entry_keys)
}

export function entryOf(value: Json, index: number): LorebookEntry | null {
  if (!isObject(value)) return null
  const insertion_order = number(value.insertion_order, index)
  return {
    keys: keysOf(value.keys),
    secondary_keys: keysOf(value.secondary_keys),
    selective: value.selective === true,
    use_regex: value.use_regex === true,
    case_sensitive: value.case_sensitive === true,
    content: text(value.content, CLIP.entry_content),
    enabled: value.enabled !== false,
    constant: value.constant === true,
    insertion_order,
    priority: number(value.priority, insertion_order),
    name: text(value.name, CLIP.entry_note),
    comment: text(value.comment, CLIP.entry_note),
  }
}

export type ReadBook = { book: Lorebook; entries: number; not_entries: number; shortened: number }

/** A book within our limits, and what had to be left out of it. */
export function readBook(value: JsonObject): ReadBook {
  const given = Array.isArray(value.entries) ? value.entries : isObject(value.entries) ? Object.values(value.entries) : []
  const entries: LorebookEntry[] = []
  let [characters, keys, not_entries, shortened] = [0, 0, 0, 0]
  for (const [index, one] of given.entries()) {
    const entry = entryOf(one, index)
    if (!entry) {
      not_entries++
      continue
    }
    const size = entry.content.length
    keys += entry.keys.length + entry.secondary_keys.length
    if (entries.length >= CLIP.entries || characters + size > CLIP.lorebook_characters || keys > CLIP.lorebook_keys) continue
    if (isObject(one) && typeof one.content === 'string' && one.content.length > size) shortened++
    characters += size
    entries.push(entry)
  }
  return {
    book: {
      name: text(value.name, CLIP.lorebook_name),
      scan_depth: count(value.scan_depth, 1000),
      token_budget: count(value.token_budget, 100_000),
      recursive_scanning: value.recursive_scanning === true,
      entries,
    },
    entries: given.length,
    not_entries,
    shortened,
  }
}

const entryToCard = (entry: LorebookEntry): JsonObject => ({
  keys: entry.keys,
  content: entry.content,
  extensions: {},
  enabled: entry.enabled,
  insertion_order: entry.insertion_order,
  case_sensitive: entry.case_sensitive,
  use_regex: entry.use_regex,
  constant: entry.constant,
  name: entry.name,
  priority: entry.priority,
  comment: entry.comment,
  selective: entry.selective,
  secondary_keys: entry.secondary_keys,
})

/** A book as cards have it. */
export const bookToCard = (book: Lorebook): JsonObject => ({
  name: book.name,
  ...(book.scan_depth === null ? {} : { scan_depth: book.scan_depth }),
  ...(book.token_budget === null ? {} : { token_budget: book.token_budget }),
  recursive_scanning: book.recursive_scanning,
  extensions: {},
  entries: book.entries.map(entryToCard),
})

/**
 * A book that was changed since it was read, over the one that was read: what the author changed is new, every other field of an
 * entry stays as the card had it.
 */
export function bookOverCard(book: Lorebook, card: JsonObject): JsonObject {
  const was = readBook(card).book
  const given = (Array.isArray(card.entries) ? card.entries : []).filter(isObject)
  const left = new Map(given.map((entry, index) => [index, entryOf(entry, index)!]))
  const entries = book.entries.map((entry): JsonObject => {
    const same = (score: (other: LorebookEntry) => boolean) => [...left].find(([, other]) => score(other))?.[0]
    const index =
      same((other) => other.content === entry.content && other.keys.join() === entry.keys.join()) ??
      same((other) => other.content === entry.content) ??
      same((other) => other.keys.length > 0 && other.keys.join() === entry.keys.join())
    if (index === undefined) return entryToCard(entry)
    const [read, fresh, old] = [entryToCard(left.get(index)!), entryToCard(entry), given[index]!]
    left.delete(index)
    const changed = Object.entries(fresh).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(read[key]))
    return { ...old, ...Object.fromEntries(changed) }
  })
  const [fresh, read] = [bookToCard(book), bookToCard(was)]
  const settings = Object.entries(fresh).filter(([key, value]) => key !== 'entries' && JSON.stringify(value) !== JSON.stringify(read[key]))
  return { ...card, ...Object.fromEntries(settings), entries }
}
