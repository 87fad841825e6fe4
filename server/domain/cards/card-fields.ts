import { isDeepStrictEqual } from 'node:util'
import { CARD_LIMITS } from '@/contracts/cards'
import { CharacterDefinition, DEFINITION_LIMITS, FULL_NAME, type CharacterExtras } from '@/contracts/character-definition'
import type { ReportField, ReportLine, ReportNote } from '@/contracts/cards'
import { bookOverCard, bookToCard, readBook } from './lorebook'
import { clip, isObject, type Json, type JsonObject } from './read-json'

/** What of a card becomes fields of a character here. */
export type OwnFields = Partial<CharacterDefinition> & Omit<CharacterExtras, 'card'>
export type Say = (
  field: ReportField,
  outcome: ReportLine['outcome'],
  reportLine?: ReportNote | null,
  values?: ReportLine['values'],
) => void

const silent: Say = () => {}
const LIMITS = DEFINITION_LIMITS

function textOf(data: JsonObject, field: ReportField, say: Say): string {
  const value = data[field]
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim()
  say(field, 'dropped', 'not_a_text')
  return ''
}

function listOf(data: JsonObject, field: ReportField, say: Say): string[] {
  const value = data[field]
  if (value === undefined || value === null) return []
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' && one.trim() ? [one.trim()] : []))
  say(field, 'dropped', 'not_a_text')
  return []
}

/** The longest beginning that fits and ends with a whole paragraph or sentence, where one ends late enough. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = clip(text, most)
  const end = Math.max(cut.lastIndexOf('\n'), ...['. ', '! ', '? ', '… '].map((mark) => cut.lastIndexOf(mark) + 1))
  return (end > most * 0.6 ? cut.slice(0, end) : cut).trimEnd()
}

function fitting(text: string, most: number, field: ReportField, say: Say): string {
  if (text)
    say(
      field,
      text.length > most ? 'changed' : 'kept',
      text.length > most ? 'shortened' : null,
      text.length > most ? { count: text.length, limit: most } : {},
    )
  return shorten(text, most)
}

/** A name has at most two words. */
function readName(data: JsonObject, say: Say): OwnFields {
  const name = textOf(data, 'name', say)
  const words = name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}'’\- ]+/gu, ' ')
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .join(' ')
  const full_name = clip(words, LIMITS.full_name).trim()
  if (!FULL_NAME.test(full_name)) {
    say('name', 'dropped', 'not_said')
    return {}
  }
  say(
    'name',
    full_name === name ? 'kept' : 'changed',
    full_name === name ? null : 'two_words',
    full_name === name ? {} : { name: full_name },
  )
  return { full_name }
}

/** Traits in a row become words; prose stays prose. */
function traitsOf(text: string): string[] | null {
  const traits = text
    .split(/[,;\n]+/)
    .map((trait) => trait.trim().replace(/\.$/, ''))
    .filter(Boolean)
  return traits.length <= LIMITS.words && traits.every((trait) => trait.length <= LIMITS.word) ? traits : null
}

function readPerson(data: JsonObject, say: Say): OwnFields {
  const [description, personality, scenario] = (['description', 'personality', 'scenario'] as const).map((field) =>
    textOf(data, field, say),
  ) as [string, string, string]
  const traits = traitsOf(personality)
  const prose = [description, traits ? '' : `Personality: ${personality}`, scenario ? `Scenario: ${scenario}` : '']
    .filter(Boolean)
    .join('\n\n')
  const biography = shorten(prose, LIMITS.biography)
  const cut = biography.length < prose.length
  if (description)
    say('description', cut ? 'changed' : 'kept', cut ? 'shortened' : null, cut ? { count: prose.length, limit: LIMITS.biography } : {})
  if (personality) say('personality', traits ? 'kept' : 'changed', traits ? null : 'into_biography')
  if (scenario) say('scenario', 'changed', 'into_biography')
  return { ...(biography ? { biography } : {}), ...(traits?.length ? { personality: traits } : {}) }
}

/** System prompts of cards become the author's notes on the role, below the product's rules. */
function readInstructions(data: JsonObject, say: Say, most: number): OwnFields {
  const all = withoutOriginal(textOf(data, 'system_prompt', say))
  if (all) say('system_prompt', 'changed', 'into_instructions')
  if (all.length > most) say('system_prompt', 'changed', 'shortened', { count: all.length, limit: most })
  return all ? { custom_instructions: shorten(all, most) } : {}
}

/** Ours is never left out, so there is nothing to put in its place. */
const withoutOriginal = (text: string) => text.replace(/\{\{original\}\}/gi, '').trim()

function readAfterHistory(data: JsonObject, say: Say): OwnFields {
  const text = withoutOriginal(textOf(data, 'post_history_instructions', silent))
  const post_history_instructions = fitting(text, CARD_LIMITS.post_history_instructions, 'post_history_instructions', say)
  return post_history_instructions ? { post_history_instructions } : {}
}

function readGreeting(data: JsonObject, say: Say): OwnFields {
  const greeting = fitting(textOf(data, 'first_mes', say), LIMITS.greeting, 'first_mes', say)
  return greeting ? { greeting } : {}
}

function readExample(data: JsonObject, say: Say): OwnFields {
  const example_dialogue = fitting(textOf(data, 'mes_example', say), CARD_LIMITS.example_dialogue, 'mes_example', say)
  return example_dialogue ? { example_dialogue } : {}
}

function readAlternates(data: JsonObject, say: Say): OwnFields {
  const all = listOf(data, 'alternate_greetings', say)
  const kept = all.slice(0, CARD_LIMITS.alternate_greetings)
  const long = kept.filter((one) => one.length > CARD_LIMITS.alternate_greeting).length
  if (all.length > kept.length)
    say('alternate_greetings', 'changed', 'too_many', { count: kept.length, of: all.length, limit: CARD_LIMITS.alternate_greetings })
  if (long) say('alternate_greetings', 'changed', 'shortened', { count: long, limit: CARD_LIMITS.alternate_greeting })
  if (all.length && !long && all.length === kept.length) say('alternate_greetings', 'kept', null, { count: kept.length })
  return kept.length ? { alternate_greetings: kept.map((one) => shorten(one, CARD_LIMITS.alternate_greeting)) } : {}
}

function readLore(data: JsonObject, say: Say): OwnFields {
  const value = data.character_book
  if (value === undefined || value === null) return {}
  if (!isObject(value)) {
    say('character_book', 'dropped', 'wrong_value')
    return {}
  }
  const { book, entries, not_entries, shortened } = readBook(value)
  const kept = book.entries.length
  const whole = kept === entries && !shortened
  say('character_book', kept || whole ? 'kept' : 'dropped', null, { count: kept, of: entries })
  if (not_entries) say('character_book', 'dropped', 'wrong_value', { count: not_entries })
  if (kept + not_entries < entries) say('character_book', 'changed', 'too_many', { count: kept, of: entries, limit: CARD_LIMITS.entries })
  if (shortened) say('character_book', 'changed', 'shortened', { count: shortened, limit: CARD_LIMITS.entry_content })
  return { lorebook: book }
}

function readTags(data: JsonObject, say: Say): OwnFields {
  const all = [...new Set(listOf(data, 'tags', say).map((tag) => tag.toLowerCase()))]
  const tags = all.filter((tag) => tag.length <= LIMITS.word).slice(0, LIMITS.words)
  if (all.length)
    say('tags', tags.length === all.length ? 'kept' : 'changed', tags.length === all.length ? null : 'too_many', {
      count: tags.length,
      of: all.length,
      limit: LIMITS.words,
    })
  return tags.length ? { tags } : {}
}

/** Notes for readers of the card; a short one becomes the hook. */
function readNotes(data: JsonObject, say: Say): OwnFields {
  const notes = textOf(data, 'creator_notes', say)
  const isHook = notes.length > 0 && notes.length <= LIMITS.hook && !/[\n<>]|https?:/.test(notes)
  if (notes) say('creator_notes', 'kept', isHook ? null : 'for_export')
  return isHook ? { hook: notes } : {}
}

function readNickname(data: JsonObject, say: Say): OwnFields {
  const nickname = fitting(textOf(data, 'nickname', say), CARD_LIMITS.nickname, 'nickname', say)
  return nickname ? { nickname } : {}
}

/** Card fields that are merged into one field here: while that field is unchanged, an export writes the card's own values. */
const GROUPS: {
  card: ReportField[]
  read: (data: JsonObject, say: Say, most_instructions: number) => OwnFields
  own: (keyof OwnFields)[]
}[] = [
  { card: ['name'], read: readName, own: ['full_name'] },
  { card: ['nickname'], read: readNickname, own: ['nickname'] },
  { card: ['description', 'personality', 'scenario'], read: readPerson, own: ['biography', 'personality'] },
  { card: ['first_mes'], read: readGreeting, own: ['greeting'] },
  { card: ['alternate_greetings'], read: readAlternates, own: ['alternate_greetings'] },
  { card: ['mes_example'], read: readExample, own: ['example_dialogue'] },
  { card: ['system_prompt'], read: readInstructions, own: ['custom_instructions'] },
  { card: ['post_history_instructions'], read: readAfterHistory, own: ['post_history_instructions'] },
  { card: ['creator_notes'], read: readNotes, own: ['hook'] },
  { card: ['tags'], read: readTags, own: ['tags'] },
  { card: ['character_book'], read: readLore, own: ['lorebook'] },
]
const MAPPED: string[] = GROUPS.flatMap(({ card }) => card)

/** What only we know of a character; it goes along in `extensions.krush`. */
const OURS = [
  'age',
  'appearance',
  'category',
  'occupation',
  'hobbies',
  'preferences',
  'extroversion',
  'connection',
  'sex_drive',
  'scenarios',
] as const

function readOurs(data: JsonObject, fields: OwnFields): OwnFields {
  const krush = isObject(data.extensions) ? data.extensions.krush : undefined
  if (!isObject(krush)) return {}
  const taken: [string, unknown][] = OURS.flatMap((key) => {
    const read = CharacterDefinition.shape[key].safeParse(krush[key])
    return read.success ? [[key, read.data]] : []
  })
  // Traits may hold commas: our own list is right as long as the card still says the same.
  const traits = CharacterDefinition.shape.personality.safeParse(krush.personality)
  if (traits.success && traits.data.length && traits.data.join(', ') === data.personality && fields.biography === biographyOf(data))
    taken.push(['personality', traits.data])
  return Object.fromEntries(taken) as OwnFields
}

const biographyOf = (data: JsonObject) => (typeof data.description === 'string' && data.description ? data.description : undefined)

/** Fills every field that a card has something for. `say` receives one report line per field; `most_instructions` is this installation's limit. */
export function readFields(data: JsonObject, most_instructions: number, say: Say = silent): OwnFields {
  const fields: OwnFields = Object.assign({}, ...GROUPS.map(({ read }) => read(data, say, most_instructions)))
  return { ...fields, ...readOurs(data, fields) }
}

/** A character in the words of Character Card V3, as if no card had ever been. */
export function writeFields(fields: OwnFields): JsonObject {
  const krush: [string, Json][] = OURS.flatMap((key) => (fields[key] === undefined ? [] : [[key, fields[key] as Json]]))
  const instructions = fields.custom_instructions ?? ''
  return {
    name: fields.full_name ?? '',
    description: fields.biography ?? '',
    personality: (fields.personality ?? []).join(', '),
    scenario: '',
    first_mes: fields.greeting ?? '',
    mes_example: fields.example_dialogue ?? '',
    creator_notes: fields.hook ?? '',
    system_prompt: instructions && `{{original}}\n${instructions}`,
    post_history_instructions: fields.post_history_instructions ?? '',
    alternate_greetings: fields.alternate_greetings ?? [],
    tags: fields.tags ?? [],
    creator: '',
    character_version: '',
    group_only_greetings: [],
    extensions: { krush: { version: 1, ...Object.fromEntries(krush), personality: fields.personality ?? [] } },
    ...(fields.nickname ? { nickname: fields.nickname } : {}),
    ...(fields.lorebook ? { character_book: bookToCard(fields.lorebook) } : {}),
  }
}

const isLink = (uri: Json | undefined) => typeof uri === 'string' && (/^https?:\/\/[^\s]{1,2000}$/i.test(uri) || uri === 'ccdefault:')
const isMainIcon = (asset: JsonObject) => asset.type === 'icon' && asset.name === 'main'

/** Assets that stay in the card: addresses, which nobody opens. Files and pictures go. */
export const linkedAssets = (assets: Json | undefined): JsonObject[] =>
  (Array.isArray(assets) ? assets : [])
    .filter(isObject)
    .filter((asset) => isLink(asset.uri) && !(isMainIcon(asset) && asset.uri === 'ccdefault:'))
    .slice(0, CARD_LIMITS.assets)

/**
 * What of a card our own fields do not say already, so that an export gives it back. `dropped` are fields for which there is no
 * room. `fields` is what was read of it.
 */
export function restOf(data: JsonObject, fields: OwnFields): { rest: JsonObject; dropped: string[] } {
  const fresh = writeFields(fields)
  const rest: JsonObject = {}
  for (const [key, value] of Object.entries(data)) {
    if (key === 'extensions') {
      const others = isObject(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'krush')) : {}
      if (Object.keys(others).length) rest.extensions = others
    } else if (key === 'assets') {
      const links = linkedAssets(value)
      if (links.length) rest.assets = links
    } else if (!isDeepStrictEqual(value, fresh[key])) rest[key] = value
  }
  const sizes = new Map(Object.entries(rest).map(([key, value]) => [key, Buffer.byteLength(JSON.stringify(value)) + key.length]))
  let size = [...sizes.values()].reduce((sum, one) => sum + one, 0)
  const dropped: string[] = []
  for (const [key, bytes] of [...sizes].toSorted((a, b) => b[1] - a[1])) {
    if (size <= CARD_LIMITS.rest_bytes) break
    delete rest[key]
    dropped.push(key)
    size -= bytes
  }
  return { rest, dropped }
}

/** The card of a character: our fields, and whatever else the card it came from said and nobody has changed since. */
export function writeCard(fields: OwnFields, rest: Record<string, unknown> | undefined, most_instructions: number): JsonObject {
  const fresh = writeFields(fields)
  const kept = (rest ?? {}) as JsonObject
  const card: JsonObject = {
    ...fresh,
    ...Object.fromEntries(Object.entries(kept).filter(([key]) => !MAPPED.includes(key) && key !== 'extensions')),
  }
  for (const { card: keys, read, own } of GROUPS) {
    const present = keys.filter((key) => key in kept)
    if (!present.length) continue
    const was = read(
      {
        ...Object.fromEntries(keys.flatMap((key) => (key in fresh ? [[key, fresh[key]!]] : []))),
        ...Object.fromEntries(present.map((key) => [key, kept[key]!])),
      },
      silent,
      most_instructions,
    )
    const same = own.every((key) => isDeepStrictEqual(was[key] ?? emptyOf(fields[key]), fields[key] ?? emptyOf(was[key])))
    if (same) for (const key of present) card[key] = kept[key]!
    else if (keys[0] === 'character_book' && fields.lorebook && isObject(kept.character_book))
      card.character_book = bookOverCard(fields.lorebook, kept.character_book)
  }
  card.extensions = { ...(isObject(kept.extensions) ? kept.extensions : {}), ...(fresh.extensions as JsonObject) }
  return card
}

/** A field that is absent is the same as an empty one. */
const emptyOf = (other: unknown) => (Array.isArray(other) ? [] : typeof other === 'string' ? '' : undefined)
