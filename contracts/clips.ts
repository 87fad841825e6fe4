import * as z from 'zod/mini'
import { MEDIA_STATES } from './media'

/** Lengths of a clip in seconds; CLIP_CREDITS has a price for each. */
export const CLIP_SECONDS = { short: 3, long: 5 } as const
export type ClipLength = keyof typeof CLIP_SECONDS
export const CLIP_LENGTHS = Object.keys(CLIP_SECONDS) as [ClipLength, ...ClipLength[]]
/** Clips one person may have under way at once; of one photo it is one. */
export const CLIPS_AT_ONCE = 2

export const Clip = z.object({
  id: z.int(),
  state: z.enum(MEDIA_STATES),
  /** Percent, while it is under way. */
  progress: z.int(),
  /** Expiring address of an MP4; null until it is ready. */
  video_url: z.nullable(z.string()),
  length: z.enum(CLIP_LENGTHS),
  /** How long it really is. */
  seconds: z.nullable(z.number()),
  /** The rule family that refused it, where one did. */
  rule: z.nullable(z.string()),
  /** Credits. */
  cost: z.int(),
})
export type Clip = z.infer<typeof Clip>
