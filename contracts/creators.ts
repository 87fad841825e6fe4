import * as z from 'zod/mini'
import { CharacterSummary, Portrait } from './characters'
import { endpoint } from './endpoint'
import { countQuery, listOf, Ok } from './page'

export const MIN_HANDLE = 3
export const MAX_HANDLE = 30
export const MAX_DISPLAY_NAME = 40
export const MAX_ABOUT = 500
/** Days between two changes of a handle, and how long nobody can take one that was given up. */
export const HANDLE_CHANGE_DAYS = 30
export const HANDLE_REST_DAYS = 90
/** Creators one person may follow, so that all their handles fit into one answer. */
export const MOST_FOLLOWS = 2000

/** What everybody sees of who makes characters; nothing of it comes from the account. */
export const Creator = z.object({
  handle: z.string(),
  display_name: z.string(),
  /** Plain text; may be empty. */
  about: z.string(),
  /** The face of the page: their most popular public character; null while there is none. */
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

/** Shown to people verbatim. */
const HANDLE_RULE = `A handle has ${MIN_HANDLE} to ${MAX_HANDLE} lowercase letters, digits, hyphens or underscores.`
/** As it is stored: capitals become small letters. */
export const Handle = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(MIN_HANDLE, HANDLE_RULE),
    z.maxLength(MAX_HANDLE, HANDLE_RULE),
    z.regex(/^[a-z0-9_-]*$/, HANDLE_RULE),
  )
export const CreatorInput = z.strictObject({
  handle: Handle,
  display_name: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_DISPLAY_NAME)),
  about: z.string().check(z.trim(), z.maxLength(MAX_ABOUT)),
})
export type CreatorInput = z.infer<typeof CreatorInput>

const params = z.strictObject({ handle: z.string().check(z.toLowerCase(), z.maxLength(MAX_HANDLE)) })
const paged = z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(60))), size: countQuery(48, 24) })

export const getCreator = endpoint({
  method: 'GET',
  path: '/v1/creators/:handle',
  auth: 'none',
  summary: "A creator's public page.",
  params,
  response: Creator,
})
export const listCreatorCharacters = endpoint({
  method: 'GET',
  path: '/v1/creators/:handle/characters',
  auth: 'none',
  summary: "A creator's public characters, most recently published first.",
  params,
  query: paged,
  response: listOf(CharacterSummary),
})
export const followCreator = endpoint({
  method: 'PUT',
  path: '/v1/creators/:handle/follow',
  auth: 'user',
  summary: 'Follows a creator. Repeating it changes nothing. No one can follow themselves.',
  params,
  response: FollowState,
})
export const unfollowCreator = endpoint({
  method: 'DELETE',
  path: '/v1/creators/:handle/follow',
  auth: 'user',
  summary: 'Stops following a creator. Repeating it changes nothing.',
  params,
  response: FollowState,
})
export const listFollowing = endpoint({
  method: 'GET',
  path: '/v1/users/me/following',
  auth: 'user',
  summary: 'Creators the caller follows, most recent first. The first page also has all of their handles.',
  query: paged,
  response: z.extend(listOf(Creator), { handles: z.optional(z.array(z.string())) }),
})
export const getOwnCreator = endpoint({
  method: 'GET',
  path: '/v1/users/me/creator',
  auth: 'user',
  summary: "The caller's public page, or null if there is none.",
  response: z.object({ creator: z.nullable(OwnCreator) }),
})
export const saveOwnCreator = endpoint({
  method: 'PUT',
  path: '/v1/users/me/creator',
  auth: 'user',
  summary: "Creates or changes the caller's public page. A handle can be changed once every 30 days.",
  body: CreatorInput,
  response: OwnCreator,
})
export const removeOwnCreator = endpoint({
  method: 'DELETE',
  path: '/v1/users/me/creator',
  auth: 'user',
  summary:
    "Removes the caller's public page and its followers. Characters stay as they are, without a creator's name. Repeating it changes nothing.",
  response: Ok,
})
