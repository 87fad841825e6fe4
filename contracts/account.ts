import { BREAK_MINUTES } from './break-minutes'
import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Ok } from './page'
import { User } from './users'

/** What a phone's camera makes fits. */
export const AVATAR_MAX_BYTES = 10 * 1024 * 1024
/** A decoded picture may have this many pixels at most. */
export const AVATAR_MAX_PIXELS = 50_000_000

export const uploadAvatar = endpoint({
  method: 'POST',
  path: '/v1/users/me/avatar',
  auth: 'user',
  summary:
    "Sets the caller's profile photo (multipart field `file`: JPEG, PNG, WebP or AVIF, up to 10 MB). The image is re-encoded, so no metadata is kept.",
  upload: { field: 'file', max_bytes: AVATAR_MAX_BYTES },
  response: User,
})
export const removeAvatar = endpoint({
  method: 'DELETE',
  path: '/v1/users/me/avatar',
  auth: 'user',
  summary: "Removes the caller's profile photo.",
  response: User,
})

export const DELETION_REASONS = [
  'not_useful',
  'too_expensive',
  'privacy',
  'too_much_time',
  'technical_problems',
  'found_another',
  'other',
] as const
export type DeletionReason = (typeof DELETION_REASONS)[number]
export const DeletionInput = z.strictObject({
  reason: z.enum(DELETION_REASONS, 'Please select a reason.'),
  comment: z.optional(z.string().check(z.trim(), z.maxLength(1000))),
})
export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/v1/users/me',
  auth: 'user',
  summary: "Deletes the account: sessions end at once, and a job erases all of the person's data. Needs a recent proof.",
  body: DeletionInput,
  response: z.object({ status: z.literal('deleting') }),
})

export const DataExport = z.object({
  id: z.string(),
  state: z.enum(['queued', 'running', 'ready', 'failed', 'used', 'expired']),
  created_at: z.string(),
  /** ISO time until which it can be fetched, once. */
  expires_at: z.nullable(z.string()),
  bytes: z.nullable(z.int()),
})
export type DataExport = z.infer<typeof DataExport>
export const requestExport = endpoint({
  method: 'POST',
  path: '/v1/users/me/export',
  auth: 'user',
  idempotent: true,
  summary: 'Starts packing everything we have about the person into one ZIP. Needs a recent proof.',
  response: DataExport,
})
export const getExport = endpoint({
  method: 'GET',
  path: '/v1/users/me/export',
  auth: 'user',
  summary: 'The newest data export, if there is one.',
  response: z.object({ export: z.nullable(DataExport) }),
})
/** The file itself comes from `url` (GET, not JSON): single use, short-lived. */
export const openExport = endpoint({
  method: 'POST',
  path: '/v1/users/me/export/open',
  auth: 'user',
  summary: 'Returns a single-use URL for downloading the finished export. Needs a recent proof.',
  response: z.object({ url: z.string() }),
})

/** A country, or one of its parts, by ISO 3166: `GB`, `US-TX`. */
const PlaceName = z.string().check(z.regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/))

export const Preferences = z.object({
  /** Wanted by the person; what is allowed is the server's word in `User.custom_attributes.app_mode`. */
  app_mode: z.enum(['crush:sfw', 'crush:nsfw']),
  break_minutes: z.literal(BREAK_MINUTES),
  /** Where the person says that they live; the strictest rules of it and of the place of a request count. */
  place: z.nullable(PlaceName),
})
export type Preferences = z.infer<typeof Preferences>
export const getPreferences = endpoint({
  method: 'GET',
  path: '/v1/users/me/preferences',
  auth: 'user',
  summary: "The person's preferences.",
  response: Preferences,
})
export const updatePreferences = endpoint({
  method: 'PATCH',
  path: '/v1/users/me/preferences',
  auth: 'user',
  summary: 'Changes preferences. The app mode of native apps is fixed, so changing it there is refused.',
  body: z.strictObject({
    app_mode: z.optional(z.enum(['crush:sfw', 'crush:nsfw'])),
    break_minutes: z.optional(z.literal(BREAK_MINUTES)),
    place: z.optional(z.nullable(PlaceName)),
  }),
  response: Preferences,
})

export const FeedbackInput = z.strictObject({
  rating: z.int().check(z.gte(1), z.lte(5)),
  comment: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  page: z.optional(z.string().check(z.maxLength(150))),
})
export const sendFeedback = endpoint({
  method: 'POST',
  path: '/v1/users/feedback',
  auth: 'user',
  idempotent: true,
  summary: "Stores the person's feedback about the product.",
  body: FeedbackInput,
  response: Ok,
})
export const feedbackPrompted = endpoint({
  method: 'POST',
  path: '/v1/users/feedbackPrompted',
  auth: 'user',
  summary: 'Records that the person was asked for feedback and whether they dismissed it; the server says when to ask again.',
  body: z.strictObject({ dismissed: z.boolean() }),
  response: z.object({ next_prompt_at: z.nullable(z.string()) }),
})
