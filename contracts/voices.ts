import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { MessageIdParam } from './page'

/** Why a voice ended without sound: it became longer than a free one may be, or the engine refused or failed. */
export const VOICE_REASONS = ['premium_only', 'provider'] as const
export type VoiceReason = (typeof VOICE_REASONS)[number]

/** `new` is false for a voice that existed already. */
export const VoiceResponse = z.object({
  /** Expiring address of an MP3. It sounds while it is still being made, and is a file with ranges afterwards. */
  url: z.string(),
  new: z.boolean(),
})
export type VoiceResponse = z.infer<typeof VoiceResponse>

/**
 * 200 with `new: true` begins one; with `new: false` it is there already (its address is signed again). VOICE_RUNNING, "Voice
 * message is being generated": it was asked for before and is not finished; its address is in the message. VOICE_EXISTS,
 * "Voice message already generated": another request, made at the same time, was quicker and is done.
 */
export const requestVoice = endpoint({
  method: 'POST',
  path: '/v1/conversations/messages/:id/voice',
  auth: 'user',
  spends: true,
  needs_profile: true,
  closed_on_hold: true,
  summary: "Speaks a character's message aloud. Its price is set aside and only charged once it is complete.",
  params: z.strictObject({ id: MessageIdParam }),
  response: VoiceResponse,
})
