import { isDeepStrictEqual } from 'node:util'
import type { CharacterDefinition, CharacterExtras } from '@/contracts/character-definition'
import type { characters } from '@/server/db/schema'
import { searchTextOf } from '@/server/db/search-text'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import type { CharacterRow } from '../present'

type Appearance = CharacterRow['appearance']

const once = (words: string[]) => [...new Set(words)]
/** Without what was left open, so that what is stored reads back equal. */
const chosen = (appearance: CharacterDefinition['appearance']): Appearance =>
  Object.fromEntries(Object.entries(appearance).filter(([, value]) => value !== undefined)) as Appearance

const refused = (field: string[], message: string) =>
  new AppError('INVALID_INPUT', message, { part: 'body', issues: [{ path: ['definition', ...field], code: 'custom', message }] })

/**
 * The definition as it is stored: words once, tags in lower case. Throws INVALID_INPUT for what only this installation
 * knows: how long instructions may be, and what the illustrator can draw.
 */
export function checkDefinition(ctx: Context, definition: CharacterDefinition): CharacterDefinition & { appearance: Appearance } {
  const max = ctx.settings.limits.custom_instructions
  if (definition.custom_instructions.length > max) throw refused(['custom_instructions'], `Must be at most ${max} characters`)
  const { wardrobe, scene } = definition.appearance
  if (wardrobe !== undefined && !ctx.portraits.wardrobe.includes(wardrobe))
    throw refused(['appearance', 'wardrobe'], 'These clothes aren’t available.')
  if (scene !== undefined && !ctx.portraits.scenes.includes(scene)) throw refused(['appearance', 'scene'], 'This place isn’t available.')
  return {
    ...definition,
    appearance: chosen(definition.appearance),
    tags: once(definition.tags.map((tag) => tag.toLowerCase())),
    hobbies: once(definition.hobbies),
    personality: once(definition.personality),
    preferences: once(definition.preferences),
  }
}

export const definitionOf = (row: CharacterRow): CharacterDefinition => ({
  full_name: row.full_name,
  age: row.age,
  appearance: row.appearance,
  category: row.category as CharacterDefinition['category'],
  hook: row.hook,
  occupation: row.occupation,
  biography: row.biography,
  hobbies: row.hobbies,
  personality: row.personality,
  tags: row.tags,
  preferences: row.preferences,
  extroversion: row.extroversion,
  connection: row.connection,
  sex_drive: row.sex_drive,
  greeting: row.greeting,
  scenarios: row.scenarios,
  custom_instructions: row.custom_instructions,
})

/** Every column that says what a character is. */
export const columnsOf = (definition: CharacterDefinition & { appearance: Appearance }, extras: CharacterExtras) =>
  ({
    ...definition,
    gender: definition.appearance.gender,
    search_text: searchTextOf(definition),
    extras,
  }) satisfies Partial<typeof characters.$inferInsert>

/** Another face has to be drawn for another appearance only. */
export const looksTheSame = (one: CharacterDefinition['appearance'], other: CharacterDefinition['appearance']) =>
  isDeepStrictEqual(chosen(one), chosen(other))
