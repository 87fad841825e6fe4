import * as z from 'zod/mini'
import { CharacterSummary, Portrait } from './characters'
import { endpoint } from './endpoint'
import { countQuery, listOf, Ok } from './page'

export const MIN_HANDLE = 3
export const MAX_HANDLE = 30
export const MAX_DISPLAY_NAME = 40
export const MAX_ABOUT = 500
/** Days between two changes of a handle, and how long nobody can take one that was given up (ours). */
export const HANDLE_CHANGE_DAYS = 30
export const HANDLE_REST_DAYS = 90
/** Creators one person may follow (ours), so that all their handles fit into one answer. */
export const MOST_FOLLOWS = 2000

/** What everybody sees of who makes characters; nothing of it comes from the account. */
export const Creator = z.object({
  handle: z.string(),
  display_name: z.string(),
  /** Plain text; may be empty. */
  about: z.string(),
  /** The face of the page: their public character that most people talk with; null while there is none. */
  portrait: z.nullable(Portrait),
  /** Real ones. */
  followers_count: z.int(),
  /** Their public characters. */
  characters_count: z.int(),
})
export type Creator = z.infer<typeof Creator>

export const OwnCreator = z.extend(Creator, {
  /** When the handle may be changed next; null when it may be now. */
  handle_changeable_at: z.nullable(z.string()),
})
export type OwnCreator = z.infer<typeof OwnCreator>

export const FollowState = z.object({ following: z.boolean(), followers_count: z.int() })
export type FollowState = z.infer<typeof FollowState>

/** Told to people as it stands (a sentence of the contract, so that clients can show it). */
const HANDLE_RULE = `A handle has ${MIN_HANDLE} to ${MAX_HANDLE} small letters, digits, hyphens or underscores.`
const HANDLE = /^[a-z0-9_-]{3,30}$/
/** As it is stored: capitals become small letters. */
export const Handle = z.string().check(z.trim(), z.toLowerCase(), z.regex(HANDLE, HANDLE_RULE))
export const CreatorInput = z.strictObject({
  handle: Handle,
  display_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_DISPLAY_NAME)),
  about: z.string().check(z.trim(), z.maxLength(MAX_ABOUT)),
})
export type CreatorInput = z.infer<typeof CreatorInput>

const params = z.strictObject({ handle: z.string().check(z.toLowerCase(), z.maxLength(MAX_HANDLE)) })
const paged = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(60))), size: countQuery(48, 24) })

export const getCreator = endpoint({
  method: 'GET', path: '/v1/creators/:handle', auth: 'none',
  summary: "A creator's public page.",
  params, response: Creator,
})
export const listCreatorCharacters = endpoint({
  method: 'GET', path: '/v1/creators/:handle/characters', auth: 'none',
  summary: "A creator's public characters, the latest published first.",
  params, query: paged, response: listOf(CharacterSummary),
})
export const followCreator = endpoint({
  method: 'PUT', path: '/v1/creators/:handle/follow', auth: 'user',
  summary: 'Follows a creator. Repeating it changes nothing; nobody follows themselves.',
  params, response: FollowState,
})
export const unfollowCreator = endpoint({
  method: 'DELETE', path: '/v1/creators/:handle/follow', auth: 'user',
  summary: 'Stops following a creator. Repeating it changes nothing.',
  params, response: FollowState,
})
export const listFollowing = endpoint({
  method: 'GET', path: '/v1/users/me/following', auth: 'user',
  summary: 'Whom one follows, the latest first. The first page also has the handles of all of them.',
  query: paged, response: z.extend(listOf(Creator), { handles: z.optional(z.array(z.string())) }),
})
export const getOwnCreator = endpoint({
  method: 'GET', path: '/v1/users/me/creator', auth: 'user',
  summary: "One's own public page, or null where one has none.",
  response: z.object({ creator: z.nullable(OwnCreator) }),
})
export const saveOwnCreator = endpoint({
  method: 'PUT', path: '/v1/users/me/creator', auth: 'user',
  summary: "Makes or changes one's public page. A handle can be changed once in 30 days.",
  body: CreatorInput, response: OwnCreator,
})
export const removeOwnCreator = endpoint({
  method: 'DELETE', path: '/v1/users/me/creator', auth: 'user',
  summary: "Takes one's public page away, with its follows. Characters stay as they are, without a creator's name. Repeating it changes nothing.",
  response: Ok,
})
