import { CARD_LIMITS, type CardAsset, type ReportLine } from '@/contracts/cards'
import type { CharacterDefinition, CharacterExtras } from '@/contracts/character-definition'
import { wordsOfPattern } from '@/contracts/lorebook-pattern'
import { readFields, restOf, type Say } from './card-fields'
import { cardTooLarge } from './errors'
import { conditionsOf } from './decorators'
import { clip, isObject, type Json, type JsonObject } from './read-json'
import type { ReadCard } from './read-card'

export type CardDraft = {
  name: string
  data: Partial<CharacterDefinition>
  extras: CharacterExtras
  report: ReportLine[]
  assets: CardAsset[]
}

const KNOWN_REST = [
  'group_only_greetings',
  'creator',
  'character_version',
  'creation_date',
  'modification_date',
  'source',
  'creator_notes_multilingual',
] as const
const EXTRAS = ['alternate_greetings', 'nickname', 'example_dialogue', 'lorebook'] as const

const isEmpty = (value: Json) =>
  value === '' || value === null || (Array.isArray(value) && value.length === 0) || (isObject(value) && Object.keys(value).length === 0)

/** V2 cards that this product exports carry V3-only fields in an extension. */
function withNewerFields(data: JsonObject): JsonObject {
  const krush = isObject(data.extensions) ? data.extensions.krush : undefined
  if (!isObject(krush) || !isObject(krush.v3)) return data
  const { v3, ...others } = krush
  return { ...v3, ...data, extensions: { ...(data.extensions as JsonObject), krush: others } }
}

const word = (value: Json | undefined, most: number) => (typeof value === 'string' ? clip(value, most) : '')

function readAssets({ data, files }: ReadCard, say: Say): CardAsset[] {
  const listed = (Array.isArray(data.assets) ? data.assets : []).filter(isObject)
  const assets = listed.map((asset): CardAsset => {
    const isLink = typeof asset.uri === 'string' && /^https?:/i.test(asset.uri)
    const base = { type: word(asset.type, 60), name: word(asset.name, 120), ext: word(asset.ext, 12) }
    if (isLink) return { ...base, outcome: 'kept', note: 'links_kept' }
    return asset.uri === 'ccdefault:'
      ? { ...base, outcome: 'kept', note: 'for_export' }
      : { ...base, outcome: 'dropped', note: 'not_stored' }
  })
  // Files that the card does not list are reported by their path.
  const named = new Set(listed.map(({ uri }) => (typeof uri === 'string' ? uri.replace(/^(?:embede?d:\/\/|__asset:)/, '') : '')))
  const others = files
    .filter((file) => !named.has(file))
    .map((file): CardAsset => ({
      type: 'file',
      name: clip(file.toWellFormed().replaceAll('\0', ''), 120),
      ext: word(/\.([A-Za-z0-9]{1,12})$/.exec(file)?.[1], 12),
      outcome: 'dropped',
      note: 'not_stored',
    }))
  const all = [...assets, ...others]
  const kept = (note: string) => all.filter((asset) => asset.note === note).length
  if (kept('not_stored')) say('assets', 'dropped', 'not_stored', { count: kept('not_stored'), of: all.length })
  if (kept('links_kept')) say('assets', 'kept', 'links_kept', { count: kept('links_kept') })
  return all.slice(0, CARD_LIMITS.assets)
}

function sayRest(data: JsonObject, dropped: string[], say: Say): void {
  for (const field of KNOWN_REST) {
    const value = data[field]
    if (value !== undefined && !isEmpty(value))
      say(field, dropped.includes(field) ? 'dropped' : 'kept', dropped.includes(field) ? 'too_many' : 'for_export')
  }
  const extensions = isObject(data.extensions) ? Object.keys(data.extensions).filter((key) => key !== 'krush') : []
  if (extensions.length)
    say('extensions', dropped.includes('extensions') ? 'dropped' : 'kept', dropped.includes('extensions') ? 'too_many' : 'for_export', {
      count: extensions.length,
    })
  const unknown = Object.keys(data).filter((key) => !SPECIFIED.has(key))
  for (const key of unknown.slice(0, 20))
    say('other', dropped.includes(key) ? 'dropped' : 'kept', dropped.includes(key) ? 'too_many' : 'for_export', { name: clip(key, 60) })
}

const SPECIFIED = new Set<string>([
  'name',
  'nickname',
  'description',
  'personality',
  'scenario',
  'first_mes',
  'mes_example',
  'alternate_greetings',
  'system_prompt',
  'post_history_instructions',
  'creator_notes',
  'tags',
  'character_book',
  'extensions',
  'assets',
  ...KNOWN_REST,
])

/** Every text of a card, for moderation; embedded pictures are left out. */
export function textsOf(value: Json, found: string[] = []): string[] {
  if (typeof value === 'string') {
    if (value.trim() && !/^data:[\w/+.-]{0,60};base64,/i.test(value)) found.push(value)
  } else if (Array.isArray(value)) for (const part of value) textsOf(part, found)
  else if (isObject(value))
    for (const [key, part] of Object.entries(value)) textsOf(part, KEYS_SAID.has(key) ? found : (found.push(key), found))
  return found
}

/** Names of fields that say nothing. */
const KEYS_SAID = new Set([
  ...SPECIFIED,
  'keys',
  'secondary_keys',
  'content',
  'entries',
  'enabled',
  'insertion_order',
  'case_sensitive',
  'use_regex',
  'constant',
  'priority',
  'id',
  'comment',
  'selective',
  'position',
  'scan_depth',
  'token_budget',
  'recursive_scanning',
  'type',
  'uri',
  'ext',
  'krush',
  'version',
])

/**
 * A card as a draft: what fits the form, what is kept beyond it, and a report on every field. Nothing of it has been moderated yet.
 * Throws CARD_TOO_LARGE.
 */
export function readDraft(card: ReadCard, most_instructions: number): CardDraft {
  const report: ReportLine[] = []
  const say: Say = (field, outcome, note = null, values = {}) => report.push({ field, outcome, note, values })
  const data = withNewerFields(card.data)
  if (textsOf(data).reduce((sum, text) => sum + text.length, 0) > CARD_LIMITS.characters) throw cardTooLarge('characters')
  const fields = readFields(data, most_instructions, say)
  const { rest, dropped } = restOf(data, fields)
  const entries = fields.lorebook?.entries ?? []
  const ignored = entries.reduce((sum, { content }) => sum + conditionsOf(content).ignored, 0)
  const unsafe = entries.filter(({ use_regex, keys }) => use_regex && keys.some((key) => wordsOfPattern(key) === null)).length
  if (ignored) say('character_book', 'kept', 'decorators', { count: ignored })
  if (unsafe) say('character_book', 'changed', 'unsafe_patterns', { count: unsafe })
  sayRest(data, dropped, say)
  const assets = readAssets({ ...card, data }, say)
  if (card.cleaned) say('other', 'changed', 'cleaned', { count: card.cleaned, name: '' })
  if (fields.age === undefined) say('age', 'dropped', 'not_said')
  if (fields.appearance === undefined) {
    say('appearance', 'dropped', 'not_said')
    if (card.format.endsWith('png')) say('picture', 'dropped', 'picture_not_used')
  }
  const own = Object.entries(fields)
  const extras = Object.fromEntries(own.filter(([key]) => (EXTRAS as readonly string[]).includes(key))) as CharacterExtras
  return {
    name: word(data.name, 200),
    report,
    assets,
    data: Object.fromEntries(own.filter(([key]) => !(EXTRAS as readonly string[]).includes(key))) as Partial<CharacterDefinition>,
    extras: { ...extras, ...(Object.keys(rest).length ? { card: rest } : {}) },
  }
}
