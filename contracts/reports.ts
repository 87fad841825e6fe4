import * as z from 'zod/mini'
import { REPORTED_KINDS } from './cases'
import { endpoint } from './endpoint'
import { IdParam, SlugParam } from './page'

/** What may be wrong with a character; in the order of the form, most urgent first. */
export const REPORT_REASONS = ['underage', 'real_person', 'illegal', 'hateful', 'copied', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
/** A case that was reported for one of these can be preserved for the authorities. */
export const PRESERVED_REASONS: readonly ReportReason[] = ['underage', 'illegal']
export const MAX_REPORT_COMMENT = 1000

export const CharacterReport = z.object({
  /** To name it by when asking the operator. */
  id: z.int(),
  created_at: z.string(),
  /** True when an earlier report of the same person is still open: that one remains, and this changed nothing. */
  already: z.boolean(),
})
export type CharacterReport = z.infer<typeof CharacterReport>

export const ReportInput = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  comment: z._default(z.string().check(z.trim(), z.maxLength(MAX_REPORT_COMMENT)), ''),
})
export const reportCharacter = endpoint({
  method: 'POST',
  path: '/v1/characters/:id/report',
  auth: 'user',
  summary: 'Reports a character. Its author never learns who reported it.',
  params: z.strictObject({ id: IdParam }),
  query: z.strictObject({ slug: z.optional(SlugParam) }),
  body: ReportInput,
  response: CharacterReport,
})

export const ContentReport = z.object({
  /** To name it by when asking the operator. */
  id: z.int(),
  /** True when an earlier report of the same person is still open: that one remains, and this changed nothing. */
  already: z.boolean(),
})
export type ContentReport = z.infer<typeof ContentReport>
export const reportContent = endpoint({
  method: 'POST',
  path: '/v1/reports/:kind/:id',
  auth: 'user',
  summary: 'Reports a message, photo, voice or clip of one’s own chats, or a creator page.',
  params: z.strictObject({
    kind: z.enum(REPORTED_KINDS),
    /** A voice is named by its message, a creator page by its handle. */
    id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  }),
  body: ReportInput,
  response: ContentReport,
})
