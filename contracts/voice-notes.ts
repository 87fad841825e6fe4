import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { Message, MESSAGE_MAX_LENGTH } from './messages'
import { IdParam, listOf, MessageIdParam } from './page'
import { MEDIA_STATES } from './photos'

/** Samples a second of a note, 16 bits each, in one channel: what speech recognizers want. */
export const VOICE_NOTE_RATE = 16_000
/** Longest note of a premium member, in seconds; others stay under FREE_VOICE_SECONDS. */
export const PREMIUM_VOICE_SECONDS = 120
/** Shorter than this is a slip of the finger. */
export const MIN_VOICE_SECONDS = 0.5
/** The longest note as a WAV file, with room for what its writer says of itself. */
export const VOICE_NOTE_MAX_BYTES = PREMIUM_VOICE_SECONDS * VOICE_NOTE_RATE * 2 + 4096

/**
 * pending: being transcribed. done: the transcript is the message's text. off: this server transcribes nothing. failed:
 * the recording could not be understood, and nothing was charged.
 */
export const TRANSCRIPT_STATES = ['pending', 'done', 'off', 'failed'] as const

/** A note on its way into its conversation. Once it is `ready`, it is a message with the same `client_key`. */
export const VoiceNote = z.object({
  id: z.int(),
  state: z.enum(MEDIA_STATES),
  /** The Idempotency-Key it was sent with; its message carries it too. */
  client_key: z.string(),
  conversation_id: z.nullable(z.int()),
  seconds: z.number(),
  /** The rule family that refused it, where one did. */
  rule: z.nullable(z.string()),
  created_at: z.string(),
})
export type VoiceNote = z.infer<typeof VoiceNote>

const params = z.strictObject({ id: IdParam })

export const sendVoiceNote = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/voice-notes',
  auth: 'user',
  spends: true,
  needs_profile: true,
  closed_on_hold: true,
  idempotent: true,
  summary:
    'Sends a voice note: a WAV file with 16-bit samples in one channel, 16,000 a second. Its price is set aside and only charged once it is in the conversation. Without transcription it is free, and `content` has what was said.',
  params,
  upload: { field: 'file', max_bytes: VOICE_NOTE_MAX_BYTES },
  /** Used only where nothing writes notes down. */
  body: z._default(z.strictObject({ content: z.optional(z.string().check(z.trim(), z.maxLength(MESSAGE_MAX_LENGTH))) }), {}),
  response: VoiceNote,
})
export const listVoiceNotes = endpoint({
  method: 'GET',
  path: '/v1/conversations/:id/voice-notes',
  auth: 'user',
  summary: 'Voice notes on their way into a conversation, and those from the last hour that failed, oldest first.',
  params,
  response: listOf(VoiceNote),
})
export const correctVoiceNote = endpoint({
  method: 'PUT',
  path: '/v1/conversations/messages/:id/heard',
  auth: 'user',
  needs_profile: true,
  summary: 'Corrects what was heard of one’s own voice note: later replies go on from the new words. Free; it starts no reply.',
  params: z.strictObject({ id: MessageIdParam }),
  body: z.strictObject({ content: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_MAX_LENGTH)) }),
  response: Message,
})
