import { PHOTO_LEVELS } from './photo-levels'
import * as z from 'zod/mini'
import { Clip, CLIP_LENGTHS } from './clips'
import { CharacterSummary } from './characters'
import { endpoint } from './endpoint'
import { MEDIA_STATES, type MediaState } from './media'
import { IdParam, countQuery, listOf } from './page'

/** How explicit a photo is, mildest first. */
export const PhotoLevel = z.enum(PHOTO_LEVELS)
export type PhotoLevel = z.infer<typeof PhotoLevel>
/** Levels that need premium, and are shown locked without it. */
export const PREMIUM_LEVELS: readonly PhotoLevel[] = ['nude', 'hardcore']

/** Longest request for a photo, in characters. */
export const PHOTO_PROMPT_MAX_LENGTH = 500
/** Photos one person may have under way at once; in one conversation it is one. */
export const PHOTOS_AT_ONCE = 4
/** Assets page size. */
export const ASSETS_PAGE_SIZE = 48

export { MEDIA_STATES, type MediaState }
/** composer: by the button of a chat. text: by a sentence. studio: from /studio. implicit: the character's own idea. */
export const PHOTO_ORIGINS = ['composer', 'text', 'studio', 'implicit'] as const

export const PhotoRequest = z.object({
  level: PhotoLevel,
  prompt: z.string().check(z.trim(), z.maxLength(PHOTO_PROMPT_MAX_LENGTH)),
})
export type PhotoRequest = z.infer<typeof PhotoRequest>

export const Photo = z.object({
  id: z.int(),
  state: z.enum(MEDIA_STATES),
  /** Percent, while it is under way. */
  progress: z.int(),
  /** Expiring address of the picture; null until it is ready, and while it is locked. */
  image_url: z.nullable(z.string()),
  /** Expiring address of a small, blurred copy; null until it is ready. */
  preview_url: z.nullable(z.string()),
  /** Expiring address of a copy to take along, with a visible label in its corner; null while there is no `image_url`. */
  download_url: z.nullable(z.string()),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  type: z.enum(PHOTO_ORIGINS),
  request: PhotoRequest,
  /** Words of the request that the engine says it did not draw. */
  left_out: z.array(z.string()),
  /** Credits: what it cost, or what unlocking costs. */
  cost: z.int(),
  /** Null while it is locked. */
  unlocked_at: z.nullable(z.string()),
  favorited_at: z.nullable(z.string()),
  is_nsfw: z.boolean(),
  /** The rule family that refused it, where one did. */
  rule: z.nullable(z.string()),
  /** The clip that is shown: the newest that is ready. */
  clip: z.nullable(Clip),
  /** A newer try than that one: under way, or ended without a clip and unpaid. */
  clip_attempt: z.nullable(Clip),
  conversation_id: z.nullable(z.int()),
  character: CharacterSummary,
  created_at: z.string(),
  updated_at: z.string(),
})
export type Photo = z.infer<typeof Photo>

const params = z.strictObject({ id: IdParam })
const page = z._default(z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), z.transform(Number)), 0)

export const requestPhoto = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/photos',
  auth: 'user',
  spends: true,
  needs_profile: true,
  closed_on_hold: true,
  idempotent: true,
  summary: 'Asks for a photo of the character. Its price is set aside and only charged when the photo arrives.',
  params,
  body: z.strictObject({ request: PhotoRequest, type: z.optional(z.enum(['composer', 'studio'])) }),
  response: Photo,
})
export const listPhotos = endpoint({
  method: 'GET',
  path: '/v1/conversations/:id/photos',
  auth: 'user',
  summary: "A conversation's photos, newest first.",
  params,
  query: z.strictObject({
    favorites: z.optional(z.enum(['true', 'false'])),
    level: z.optional(PhotoLevel),
    page,
    size: countQuery(ASSETS_PAGE_SIZE, ASSETS_PAGE_SIZE),
  }),
  response: listOf(Photo),
})
export const getPhoto = endpoint({
  method: 'GET',
  path: '/v1/conversations/photos/:id',
  auth: 'user',
  summary: 'One photo, in whatever state it is.',
  params,
  response: Photo,
})
export const unlockPhoto = endpoint({
  method: 'POST',
  path: '/v1/conversations/photos/:id/unlock',
  auth: 'user',
  spends: true,
  needs_profile: true,
  closed_on_hold: true,
  summary: 'Pays for a photo that the character sent unasked. Repeating it changes nothing.',
  params,
  response: Photo,
})
export const animatePhoto = endpoint({
  method: 'POST',
  path: '/v1/conversations/photos/:id/animate',
  auth: 'user',
  spends: true,
  needs_profile: true,
  closed_on_hold: true,
  idempotent: true,
  summary:
    'Makes a short clip from a photo (Premium). If there is already a clip of that length, it is returned free of charge; `retry` makes another one.',
  params,
  body: z._default(z.strictObject({ retry: z.optional(z.boolean()), length: z.optional(z.enum(CLIP_LENGTHS)) }), {}),
  response: Photo,
})
/** favorite, unfavorite: the heart. delete: the file goes at once. report: a person looks at it. */
export const PHOTO_ACTIONS = ['favorite', 'unfavorite', 'delete', 'report'] as const
export const actOnPhoto = endpoint({
  method: 'POST',
  path: '/v1/conversations/photos/:id/:action',
  auth: 'user',
  summary: 'Favorites, deletes or reports a photo.',
  params: z.strictObject({ id: IdParam, action: z.enum(PHOTO_ACTIONS) }),
  body: z._default(
    z.strictObject({ reason: z.optional(z.string().check(z.trim(), z.maxLength(500))), delete: z.optional(z.boolean()) }),
    {},
  ),
  response: Photo,
})
export const listAssets = endpoint({
  method: 'GET',
  path: '/v1/users/me/assets',
  auth: 'user',
  summary: "All of the person's photos, newest first; pages of 48 (section 9).",
  query: z.strictObject({
    favorites: z.optional(z.enum(['true', 'false'])),
    level: z.optional(PhotoLevel),
    page,
    size: countQuery(ASSETS_PAGE_SIZE, ASSETS_PAGE_SIZE),
  }),
  response: listOf(Photo),
})
