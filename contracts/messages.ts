import * as z from 'zod/mini'
import { CALL_ENDS } from './call-ends'
import { SCENARIO_TYPES } from './character-options'
import { PHOTO_LEVELS } from './photo-levels'
import { MEDIA_STATES, PhotoRequest } from './photos'

/** Longest message a person may send, in characters. */
export const MESSAGE_MAX_LENGTH = 4000

export const Attachment = z.object({
  file_type: z.literal('image'),
  cost: z.int(),
  created_at: z.string(),
  data_url: z.nullable(z.string()),
  /** The photo as a clip; absent from messages that were stored before there were any. */
  video_url: z.optional(z.nullable(z.string())),
  clip_running: z.optional(z.boolean()),
  level: z.enum(PHOTO_LEVELS),
  unlocked_at: z.nullable(z.string()),
  deleted_at: z.nullable(z.string()),
  user_media_id: z.nullable(z.int()),
  media_asset_id: z.nullable(z.int()),
  favorited_at: z.nullable(z.string()),
  is_nsfw: z.boolean(),
  updated_at: z.string(),
})
export type Attachment = z.infer<typeof Attachment>

/** A character's message spoken aloud (contracts/voices.ts); null or absent where nobody asked for it. */
export const MessageVoice = z.object({
  /** Until it is ready, it is being made and can be heard already. */
  state: z.enum(MEDIA_STATES),
  /** Expiring address of an MP3. */
  url: z.nullable(z.string()),
  /** Its length; a guess until it is ready. */
  seconds: z.number(),
  /** Heights of a waveform's bars, 0 to 100; none until it is ready. */
  peaks: z.array(z.int()),
})
export type MessageVoice = z.infer<typeof MessageVoice>

/**
 * sent: the person's own. streaming: being written. complete, stopped (by the person; text kept), interrupted (our fault;
 * nothing charged, may be continued), failed (no text; nothing charged), blocked (by a rule; nothing charged).
 */
export const MESSAGE_STATUS = ['sent', 'streaming', 'complete', 'stopped', 'interrupted', 'failed', 'blocked'] as const

/** A note that the person spoke; `content` is what was understood of it. */
export const SpokenNote = z.object({
  /** Expiring address of the sound; null where it is gone. */
  url: z.nullable(z.string()),
  seconds: z.number(),
  /** Heights of the waveform's bars, from 0 to 100. */
  peaks: z.array(z.int()),
  /** off: nothing listens on this server. failed: no word was made out, and nothing was charged. */
  transcript: z.enum(['pending', 'done', 'off', 'failed']),
})
export type SpokenNote = z.infer<typeof SpokenNote>

/** On the message that opens a scene. `ended`: it is over, whether it came to its end or was ended. */
export const SurpriseMark = z.object({ type: z.enum(SCENARIO_TYPES), title: z.string(), ended: z.optional(z.boolean()) })
export type SurpriseMark = z.infer<typeof SurpriseMark>

/**
 * Why a reply failed. busy: the model is away or overloaded. slow: it was waited for as long as is allowed. too_long: it refuses
 * what the conversation needs. operator: only who runs the server can mend it.
 */
export const REPLY_FAILURES = ['busy', 'slow', 'too_long', 'operator'] as const
export type ReplyFailure = (typeof REPLY_FAILURES)[number]

/** Where a message stands among those that answer the same one; the neighbors are shown with the action select. */
export const Alternatives = z.object({
  /** From 1. */
  index: z.int(),
  count: z.int(),
  previous_id: z.nullable(z.int()),
  next_id: z.nullable(z.int()),
})
export type Alternatives = z.infer<typeof Alternatives>

/** What a person may answer a message with besides words, one each; how they look is the browser's (components/messages/reactions.tsx). */
export const REACTIONS = ['heart', 'laugh', 'wow', 'sad', 'thanks', 'thumbs_up'] as const
export type Reaction = (typeof REACTIONS)[number]

export const Message = z.object({
  id: z.int(),
  content: z.string(),
  content_attributes: z.object({
    photo_generating: z.optional(z.boolean()),
    user_media_id: z.optional(z.int()),
    /** The rule family that blocked a reply. */
    rule: z.optional(z.string()),
    failure: z.optional(z.enum(REPLY_FAILURES)),
    /** The reply ends where its room ended, at its last whole sentence; it is continued free. */
    cut: z.optional(z.boolean()),
    /** The number of the voice note it was spoken as. */
    voice_note: z.optional(z.int()),
    /**
     * Fixed, non-persona messages instead of a reply: a crisis card, that the safe word has stopped the chat, and where a call has ended
     * (`call_line`).
     */
    notice: z.optional(z.enum(['crisis', 'pause', 'call'])),
    /** The number of the call that it was said in. */
    call: z.optional(z.int()),
    /** The person spoke in between: the text ends at the last word that they heard. */
    cut_in: z.optional(z.boolean()),
    /** How long the call was, in seconds, and what was charged for it. */
    call_line: z.optional(z.object({ seconds: z.int(), credits: z.int(), ended: z.enum(CALL_ENDS) })),
    /** The number of the voice that speaks it. */
    voice: z.optional(z.int()),
    surprise: z.optional(SurpriseMark),
    /** After it people are told again that the character is a computer program; by the server's clock. */
    told: z.optional(z.boolean()),
    /** After it a break is suggested: minutes without a pause. */
    break: z.optional(z.int()),
    /** Which model wrote the reply, where the conversation may choose one. */
    model: z.optional(z.string()),
    /** The character wrote it first, without being asked. */
    first: z.optional(z.boolean()),
  }),
  created_at: z.string(),
  /** 0 text, 1 photo-related. */
  message_type: z.int(),
  /** In a group who of its members spoke. */
  sender_id: z.int(),
  /** 'Contact' is the character. */
  sender_type: z.enum(['User', 'Contact']),
  status: z.enum(MESSAGE_STATUS),
  attachments: z.array(Attachment),
  /** The photo that was asked for: on the person's message, and on the character's that carries it. */
  image_request: z.nullish(PhotoRequest),
  voice: z.optional(z.nullable(MessageVoice)),
  /** Absent on what was written. */
  voice_note: z.nullish(SpokenNote),
  account_id: z.int(),
  conversation_real_id: z.int(),
  /** The Idempotency-Key it was sent with, so that the sender's pending copy can be matched. Null on replies. */
  client_key: z.nullable(z.string()),
  /** Grows with every change; an older copy never replaces a newer one. */
  rev: z.int(),
  /** The message it follows; null for the first. */
  parent_id: z.nullish(z.int()),
  /** Null where it is the only one. */
  alternatives: z.nullish(Alternatives),
  /** On another branch than the one that is shown, or deleted. */
  hidden: z.optional(z.boolean()),
  /** It says in other words what an earlier one said. */
  edited_at: z.nullish(z.string()),
  pinned_at: z.nullish(z.string()),
  /** The person's. */
  reaction: z.nullish(z.enum(REACTIONS)),
})
export type Message = z.infer<typeof Message>
