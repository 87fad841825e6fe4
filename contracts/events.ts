import * as z from 'zod/mini'
import { Message } from './messages'
import { MEDIA_STATES } from './media'
import { VOICE_REASONS } from './voices'

/** Stored events: each has a per-user, gapless `seq`. */
export const eventData = {
  'balance.updated': z.object({ balance: z.int().check(z.gte(0)), rev: z.int() }),
  'message.created': Message,
  'message.updated': Message,
  /** The account was put on hold for age, or released: ask for what is shown of the person. */
  'account.updated': z.object({ age_hold: z.boolean() }),
  /** An order or subscription changed: ask for what is shown of them. */
  'billing.updated': z.object({ payment_id: z.nullable(z.string()), is_premium: z.boolean() }),
  /** Progress of a photo or its `clip`; `message.updated` carries the result into its chat. */
  'photo.updated': z.object({
    id: z.int(),
    conversation_id: z.nullable(z.int()),
    state: z.enum(MEDIA_STATES),
    progress: z.int(),
    clip: z.optional(z.object({ id: z.int(), state: z.enum(MEDIA_STATES), progress: z.int() })),
  }),
  /** A voice began or ended; `message.updated` carries it into its chat. `reason`: why one ended without sound. */
  'voice.updated': z.object({
    message_id: z.int(),
    conversation_id: z.int(),
    state: z.enum(MEDIA_STATES),
    reason: z.nullable(z.enum(VOICE_REASONS)),
  }),
  /** Progress of a voice note; once it is ready, `message.created` has carried it. */
  'voice_note.updated': z.object({
    id: z.int(),
    conversation_id: z.nullable(z.int()),
    client_key: z.string(),
    state: z.enum(MEDIA_STATES),
    rule: z.nullable(z.string()),
  }),
  /** A chat was imported: fetch the conversation and its messages again. */
  'conversation.imported': z.object({ conversation_id: z.int() }),
  /**
   * Another branch is shown: what follows `after_id` is replaced by `messages`, and `gone_id` has left. `messages` is null where they
   * are too many: fetch them. `moves` is the conversation's; a smaller one is old.
   */
  'conversation.moved': z.object({
    conversation_id: z.int(),
    moves: z.int(),
    head_id: z.nullable(z.int()),
    after_id: z.int(),
    gone_id: z.nullable(z.int()),
    messages: z.nullable(z.array(Message)),
  }),
  /** A conversation was pinned, archived, deleted or recovered. */
  'conversation.updated': z.object({ conversation_id: z.int(), deleted: z.boolean() }),
  'conversation.read': z.object({ conversation_id: z.int() }),
  'safety.notice': z.object({ conversation_id: z.int(), level: z.enum(['concern', 'acute']) }),
} as const

export type EventType = keyof typeof eventData
export type EventData<T extends EventType> = z.infer<(typeof eventData)[T]>
export type ServerEvent = { [T in EventType]: { event: T; data: EventData<T>; seq: number } }[EventType]

/** Transient: text of a running reply, not stored as an event and without `seq`; `offset` counts UTF-16 units. */
export const MessageDelta = z.object({
  message_id: z.int(),
  conversation_id: z.int(),
  offset: z.int(),
  text: z.string(),
})
export type MessageDelta = z.infer<typeof MessageDelta>

/**
 * Short form of `message.delta` for clients that subscribe with `"deltas":"compact"`: `{"d":[message_id, offset, text]}`.
 * An Action Cable frame repeats the identifier, about 120 bytes a token; the budget is 40.
 */
export const CompactDelta = z.object({ d: z.tuple([z.int(), z.int(), z.string()]) })

export const CHANNEL = 'GlobalUser'
export const REALTIME_PATH = '/realtime'
/** The client's heartbeat. */
export const HEARTBEAT_MS = 20_000
/** What the heartbeat says in `data` while the page is before somebody's eyes; anything else there takes it back. */
export const SEEN = 'seen'
/** Sent once after a subscription whose `after` is too old to be resumed. */
export const RESYNC = 'resync'
/** The socket is closed with this code when sessions of the person ended: ask users/me for the new pubsub_token and subscribe again. */
export const SESSIONS_CHANGED = 4001
