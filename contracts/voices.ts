import * as z from 'zod/mini'
import { GENDERS } from './character-options'
import { endpoint } from './endpoint'
import { IdParam, MessageIdParam } from './page'

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

/** Stands for the voice that the character has of its own. */
export const OWN_VOICE = 'own'
const VoiceId = z.string().check(z.minLength(1), z.maxLength(100))

/** A voice that may be chosen. */
export const Voice = z.object({
  id: z.string(),
  gender: z.enum(GENDERS),
  manner: z.nullable(z.enum(['quiet', 'even', 'lively'])),
  /** What its maker calls it; null where it has no name. */
  name: z.nullable(z.string()),
})
export type Voice = z.infer<typeof Voice>

/** `chosen` is null for the character's own voice. Without a choice on this server, `data` is empty. */
export const Voices = z.object({ data: z.array(Voice), count: z.int(), chosen: z.nullable(z.string()) })
export type Voices = z.infer<typeof Voices>

export const listVoices = endpoint({
  method: 'GET',
  path: '/v1/conversations/:id/voices',
  auth: 'user',
  summary: 'The voices in which the caller may hear the character of a conversation, and the chosen one.',
  params: z.strictObject({ id: IdParam }),
  response: Voices,
})
export const chooseVoice = endpoint({
  method: 'PUT',
  path: '/v1/conversations/:id/voice',
  auth: 'user',
  needs_profile: true,
  summary: 'Chooses the voice of a character for the caller, in all chats with it; null for its own. What was spoken before stays.',
  params: z.strictObject({ id: IdParam }),
  body: z.strictObject({ voice: z.nullable(VoiceId) }),
  response: Voices,
})
export const sampleVoice = endpoint({
  method: 'GET',
  path: '/v1/conversations/:id/voices/:voice/sample',
  auth: 'user',
  closed_on_hold: true,
  summary: 'A few seconds of a voice, free; `own` is the voice that the character has of its own.',
  params: z.strictObject({ id: IdParam, voice: VoiceId }),
  response: z.object({ url: z.string() }),
})
