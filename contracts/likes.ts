import * as z from 'zod/mini'
import { CharacterSummary } from './characters'
import { endpoint } from './endpoint'
import { countQuery, IdParam, listOf, SlugParam } from './page'

/** Characters one person may like, so that all their ids fit into one answer. */
export const MOST_LIKES = 5000

/** `likes_count` is what everybody sees, exactly. */
export const LikeState = z.object({ liked: z.boolean(), likes_count: z.int() })
export type LikeState = z.infer<typeof LikeState>

const params = z.strictObject({ id: IdParam })

export const likeCharacter = endpoint({
  method: 'PUT',
  path: '/v1/characters/:id/like',
  auth: 'user',
  summary: "Adds a character to the caller's favorites; an unlisted one needs its `slug`. Repeating it changes nothing.",
  params,
  query: z.strictObject({ slug: z.optional(SlugParam) }),
  response: LikeState,
})
export const unlikeCharacter = endpoint({
  method: 'DELETE',
  path: '/v1/characters/:id/like',
  auth: 'user',
  summary: "Removes a character from the caller's favorites. Repeating it changes nothing.",
  params,
  response: LikeState,
})
export const listLikes = endpoint({
  method: 'GET',
  path: '/v1/users/me/likes',
  auth: 'user',
  summary: "The caller's favorites that are still public, most recent first. The first page also has the ids of all favorites.",
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(60))), size: countQuery(48, 24) }),
  response: z.extend(listOf(CharacterSummary), { ids: z.optional(z.array(z.int())) }),
})
