import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Ok } from './page'
import { User } from './users'

/** Ours: what a phone's camera makes fits. */
export const AVATAR_MAX_BYTES = 10 * 1024 * 1024
/** Ours: a decoded picture may have this many pixels at most. */
export const AVATAR_MAX_PIXELS = 50_000_000

export const uploadAvatar = endpoint({
  method: 'POST', path: '/v1/users/me/avatar', auth: 'user',
  summary: 'Sets the own picture (multipart field `file`: JPEG, PNG, WebP or AVIF, 10 MB at most). It is drawn anew: no metadata survives.',
  upload: { field: 'file', max_bytes: AVATAR_MAX_BYTES }, response: User,
})
export const removeAvatar = endpoint({
  method: 'DELETE', path: '/v1/users/me/avatar', auth: 'user', summary: 'Removes the own picture.', response: User,
})

export const DELETION_REASONS = ['not_useful', 'too_expensive', 'privacy', 'too_much_time', 'technical_problems', 'found_another', 'other'] as const
export type DeletionReason = (typeof DELETION_REASONS)[number]
export const deleteMe = endpoint({
  method: 'DELETE', path: '/v1/users/me', auth: 'user',
  summary: 'Deletes the account: sessions end at once, everything of the person is erased by a job. Needs a recent proof.',
  body: z.strictObject({ reason: z.enum(DELETION_REASONS, 'Please select a reason.'), comment: z.optional(z.string().check(z.trim(), z.maxLength(1000))) }),
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
  method: 'POST', path: '/v1/users/me/export', auth: 'user', idempotent: true,
  summary: 'Starts to pack everything we hold about the person into one ZIP. Needs a recent proof.', response: DataExport,
})
export const getExport = endpoint({
  method: 'GET', path: '/v1/users/me/export', auth: 'user', summary: 'The newest data export, if there is one.',
  response: z.object({ export: z.nullable(DataExport) }),
})
/** The file itself comes from `url` (GET, not JSON): single use, short-lived. */
export const openExport = endpoint({
  method: 'POST', path: '/v1/users/me/export/open', auth: 'user',
  summary: 'A single-use address from which the finished export is fetched. Needs a recent proof.', response: z.object({ url: z.string() }),
})

export const Preferences = z.object({
  /** Mails about what happens in the product; sign-in mails always come. */
  mail_news: z.boolean(),
  mail_reminders: z.boolean(),
  /** Sounds and notices in the browser, for all devices of the person. */
  notify_messages: z.boolean(),
  /** Wanted by the person; what is allowed is the server's word in `User.custom_attributes.app_mode`. */
  app_mode: z.enum(['crush:sfw', 'crush:nsfw']),
})
export type Preferences = z.infer<typeof Preferences>
export const getPreferences = endpoint({
  method: 'GET', path: '/v1/users/me/preferences', auth: 'user', summary: 'What the person wants to hear and see.', response: Preferences,
})
export const updatePreferences = endpoint({
  method: 'PATCH', path: '/v1/users/me/preferences', auth: 'user',
  summary: 'Changes preferences. The app mode of native apps is fixed and refused here.',
  body: z.strictObject({
    mail_news: z.optional(z.boolean()), mail_reminders: z.optional(z.boolean()), notify_messages: z.optional(z.boolean()),
    app_mode: z.optional(z.enum(['crush:sfw', 'crush:nsfw'])),
  }),
  response: Preferences,
})

export const sendFeedback = endpoint({
  method: 'POST', path: '/v1/users/feedback', auth: 'user', idempotent: true,
  summary: 'Keeps what the person thinks of the product.',
  body: z.strictObject({
    rating: z.int().check(z.gte(1), z.lte(5)), comment: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
    page: z.optional(z.string().check(z.maxLength(150))),
  }),
  response: Ok,
})
export const feedbackPrompted = endpoint({
  method: 'POST', path: '/v1/users/feedbackPrompted', auth: 'user',
  summary: 'Notes that the person has been asked for feedback, and whether they put it off; the server says when to ask again.',
  body: z.strictObject({ dismissed: z.boolean() }), response: z.object({ next_prompt_at: z.nullable(z.string()) }),
})
