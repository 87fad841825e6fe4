import * as z from 'zod/mini'
import { CharacterDefinition } from './character-definition'
import { GENDERS, ETHNICITIES } from './character-options'
import { Character, CharacterSummary, Portrait } from './characters'
import { endpoint } from './endpoint'
import { IdParam, listOf, Ok } from './page'
import { RETENTION } from './retention'

/** private: its author; unlisted: whoever has the address; public: in Explore too, after moderation and, where that is due, a person's review. */
export const VISIBILITIES = ['private', 'unlisted', 'public'] as const
export type Visibility = (typeof VISIBILITIES)[number]

/** Days in the trash before a character is removed for good. */
export const TRASH_DAYS = RETENTION.trash
/** Versions of a character that are kept, the newest ones. */
export const VERSIONS_KEPT = 50
/** Characters and drafts of one person. */
export const MOST_CHARACTERS = 500
export const MOST_DRAFTS = 50

/** What a person decides before everybody can find a character. */
export const Review = z.object({
  /** waiting: unlisted until decided; refused: private until it is changed. */
  state: z.enum(['waiting', 'refused']),
  since: z.string(),
  /** What the operator says to the author; empty while it waits. */
  note: z.string(),
  /** Hours that the last decisions took at the median; null while there are too few to say. */
  usual_hours: z.nullable(z.int()),
})
export type Review = z.infer<typeof Review>

/** As its author sees it. */
export const OwnCharacter = z.extend(Character, {
  definition: CharacterDefinition,
  visibility: z.enum(VISIBILITIES),
  /** Grows with each change; a change names the one it was made from. */
  version: z.int(),
  /** In the trash since; null while it is not. */
  deleted_at: z.nullable(z.string()),
  /** Taken down by the operator: it stays private whatever its author says. */
  hidden: z.boolean(),
  /** Null where nothing waits and nothing was refused. */
  review: z.nullable(Review),
  lorebook_entries_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type OwnCharacter = z.infer<typeof OwnCharacter>

/** A line of /my-krushes. */
export const OwnCharacterSummary = z.extend(CharacterSummary, {
  visibility: z.enum(VISIBILITIES),
  version: z.int(),
  hidden: z.boolean(),
  review: z.nullable(Review),
  deleted_at: z.nullable(z.string()),
  updated_at: z.string(),
})
export type OwnCharacterSummary = z.infer<typeof OwnCharacterSummary>

export const CharacterVersion = z.object({
  version: z.int(),
  /** Which version it was restored from; null for an ordinary change. */
  restored_from: z.nullable(z.int()),
  created_at: z.string(),
  definition: CharacterDefinition,
  portrait: Portrait,
})
export type CharacterVersion = z.infer<typeof CharacterVersion>

/** Characters of a draft's JSON: every field of a definition at its longest, with room. */
export const DRAFT_MAX_LENGTH = 80_000
const line = z.optional(z.string())
const lines = z.optional(z.array(z.string()))
const number = z.optional(z.nullable(z.number()))

/** Whatever has been chosen so far: unfinished words are kept as they are. Extras of a card are kept on the server. */
export const DraftData = z
  .strictObject({
    full_name: line,
    age: number,
    appearance: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    category: line,
    hook: line,
    occupation: line,
    biography: line,
    hobbies: lines,
    personality: lines,
    tags: lines,
    preferences: lines,
    extroversion: number,
    connection: number,
    sex_drive: number,
    greeting: line,
    scenarios: z.optional(z.array(z.strictObject({ title: z.string(), opening: z.string() }))),
    custom_instructions: line,
    step: z.optional(z.string().check(z.maxLength(40))),
  })
  .check(z.refine((data) => JSON.stringify(data).length <= DRAFT_MAX_LENGTH, `Must be at most ${DRAFT_MAX_LENGTH} characters`))
export type DraftData = z.infer<typeof DraftData>
export const CharacterDraft = z.object({
  id: z.uuid(),
  /** Loosely: a draft may hold what a finished character may not. */
  data: z.record(z.string(), z.unknown()),
  /** What a card contained: names of parts and how many. */
  extras: z.object({ alternate_greetings_count: z.int(), lorebook_entries_count: z.int() }),
  created_at: z.string(),
  updated_at: z.string(),
})
export type CharacterDraft = z.infer<typeof CharacterDraft>

/**
 * Lists to choose and to draw from. Everybody may add words of their own. In hooks, greetings, biographies and openings may stand
 * {first_name}, {age}, {occupation}, {occupation_article} ("a potter"), {hobby} and {trait}, one of the personality lines that is an
 * adjective; whoever draws one puts in what has been chosen (lib/create/fill-line.ts).
 */
export const CharacterOptions = z.object({
  /** Maximum length of custom instructions here (supplied at run time). */
  limits: z.object({ custom_instructions: z.int() }),
  tags: z.array(z.string()),
  hobbies: z.array(z.string()),
  occupations: z.array(z.string()),
  personality: z.array(z.string()),
  preferences: z.array(z.string()),
  wardrobe: z.array(z.string()),
  scenes: z.array(z.string()),
  first_names: z.record(z.enum(ETHNICITIES), z.record(z.enum(GENDERS), z.array(z.string()))),
  last_names: z.record(z.enum(ETHNICITIES), z.array(z.string())),
  hooks: z.array(z.string()),
  greetings: z.array(z.string()),
  biographies: z.array(z.string()),
  scenarios: z.array(z.object({ title: z.string(), opening: z.string() })),
})
export type CharacterOptions = z.infer<typeof CharacterOptions>

const params = z.strictObject({ id: IdParam })
const DraftId = z.strictObject({ id: z.uuid() })
const version = z.int().check(z.gte(1))
/** A definition at its longest in any script, as JSON. */
const max_bytes = 256 * 1024

export const characterOptions = endpoint({
  method: 'GET',
  path: '/v1/character-options',
  auth: 'none',
  summary: 'Limits and lists of ideas for creating a character.',
  response: CharacterOptions,
})
export const listOwnCharacters = endpoint({
  method: 'GET',
  path: '/v1/users/me/characters',
  auth: 'user',
  summary: "The caller's characters, most recently changed first; with `trash=true`, those in the trash.",
  query: z.strictObject({ trash: z.optional(z.enum(['true', 'false'])), cursor: z.optional(z.string().check(z.maxLength(60))) }),
  response: listOf(OwnCharacterSummary),
})
export const createCharacter = endpoint({
  method: 'POST',
  path: '/v1/users/me/characters',
  auth: 'user',
  needs_profile: true,
  closed_on_hold: true,
  idempotent: true,
  summary: 'Creates a private character. If a draft is named, it is used up, including what was imported with a card.',
  body: z.strictObject({ definition: CharacterDefinition, draft_id: z.optional(z.uuid()) }),
  max_bytes,
  response: OwnCharacter,
})
export const getOwnCharacter = endpoint({
  method: 'GET',
  path: '/v1/users/me/characters/:id',
  auth: 'user',
  summary: "One of the caller's characters, in the trash or not, with everything its author wrote.",
  params,
  response: OwnCharacter,
})
export const editCharacter = endpoint({
  method: 'PUT',
  path: '/v1/users/me/characters/:id',
  auth: 'user',
  needs_profile: true,
  closed_on_hold: true,
  summary: 'Saves a new version. `version` is the one the change is based on; any other one is a CONFLICT, and nothing is stored.',
  params,
  body: z.strictObject({ definition: CharacterDefinition, version }),
  max_bytes,
  response: OwnCharacter,
})
export const setVisibility = endpoint({
  method: 'PUT',
  path: '/v1/users/me/characters/:id/visibility',
  auth: 'user',
  needs_profile: true,
  summary:
    'Sets who can find a character. A public one has to pass moderation, and so does every later change. Where a person has to read it first, it is unlisted until then, and `review` says so.',
  params,
  body: z.strictObject({ visibility: z.enum(VISIBILITIES) }),
  response: OwnCharacter,
})
export const duplicateCharacter = endpoint({
  method: 'POST',
  path: '/v1/users/me/characters/:id/duplicate',
  auth: 'user',
  needs_profile: true,
  closed_on_hold: true,
  idempotent: true,
  summary: 'Makes a private copy, without the conversations.',
  params,
  response: OwnCharacter,
})
export const listVersions = endpoint({
  method: 'GET',
  path: '/v1/users/me/characters/:id/versions',
  auth: 'user',
  summary: 'Versions of a character, newest first.',
  params,
  response: listOf(CharacterVersion),
})
export const restoreVersion = endpoint({
  method: 'POST',
  path: '/v1/users/me/characters/:id/versions/:version/restore',
  auth: 'user',
  needs_profile: true,
  closed_on_hold: true,
  idempotent: true,
  summary: 'Makes an earlier version the newest one.',
  params: z.strictObject({ id: IdParam, version: IdParam }),
  response: OwnCharacter,
})
export const trashCharacter = endpoint({
  method: 'DELETE',
  path: '/v1/users/me/characters/:id',
  auth: 'user',
  summary: 'Moves a character to the trash, where it can be restored for 30 days.',
  params,
  response: Ok,
})
export const recoverCharacter = endpoint({
  method: 'POST',
  path: '/v1/users/me/characters/:id/recover',
  auth: 'user',
  summary: 'Restores a character from the trash, as private.',
  params,
  response: OwnCharacter,
})
export const eraseCharacter = endpoint({
  method: 'DELETE',
  path: '/v1/users/me/characters/:id/forever',
  auth: 'user',
  summary: 'Deletes a character in the trash right away, for good.',
  params,
  response: Ok,
})
export const listDrafts = endpoint({
  method: 'GET',
  path: '/v1/users/me/character-drafts',
  auth: 'user',
  summary: "The caller's drafts, most recently changed first.",
  response: listOf(CharacterDraft),
})
export const getDraft = endpoint({
  method: 'GET',
  path: '/v1/users/me/character-drafts/:id',
  auth: 'user',
  summary: 'Returns one draft.',
  params: DraftId,
  response: CharacterDraft,
})
export const saveDraft = endpoint({
  method: 'PUT',
  path: '/v1/users/me/character-drafts/:id',
  auth: 'user',
  summary: 'Stores what has been chosen so far, under an id made by the client.',
  params: DraftId,
  body: z.strictObject({ data: DraftData }),
  max_bytes,
  response: CharacterDraft,
})
export const deleteDraft = endpoint({
  method: 'DELETE',
  path: '/v1/users/me/character-drafts/:id',
  auth: 'user',
  summary: 'Deletes a draft.',
  params: DraftId,
  response: Ok,
})
