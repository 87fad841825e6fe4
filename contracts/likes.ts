import * as z from 'zod/mini'
import { CharacterSummary } from './characters'
import { endpoint } from './endpoint'
import { countQuery, IdParam, listOf } from './page'

/** Characters one person may like (ours), so that all their ids fit into one answer. */
export const MOST_LIKES = 5000

/** `likes_count` is what everybody sees, exactly. */
export const LikeState = z.object({ liked: z.boolean(), likes_count: z.int() })
export type LikeState = z.infer<typeof LikeState>

const params = z.strictObject({ id: IdParam })

export const likeCharacter = endpoint({
  method: 'PUT', path: '/v1/characters/:id/like', auth: 'user',
  summary: "Keeps a character among one's favourites. Repeating it changes nothing.",
  params, response: LikeState,
})
export const unlikeCharacter = endpoint({
  method: 'DELETE', path: '/v1/characters/:id/like', auth: 'user',
  summary: "Takes a character from one's favourites. Repeating it changes nothing.",
  params, response: LikeState,
})
export const listLikes = endpoint({
  method: 'GET', path: '/v1/users/me/likes', auth: 'user',
  summary: "One's favourites that are still open to all, the latest first. The first page also has the ids of everything one likes.",
  query: z.strictObject({ cursor: z.optional(z.string().check(z.maxLength(60))), size: countQuery(48, 24) }),
  response: z.extend(listOf(CharacterSummary), { ids: z.optional(z.array(z.int())) }),
})
