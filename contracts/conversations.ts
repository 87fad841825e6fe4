import * as z from 'zod/mini'
import { CharacterSummary } from './characters'
import { endpoint } from './endpoint'
import { Group } from './groups'
import { Message, MESSAGE_MAX_LENGTH } from './messages'
import { IdParam, listOf, MAX_ID, MessageIdParam, Ok, SlugParam } from './page'
import { PhotoRequest } from './photos'

/** What is behind the messages of a chat: nothing, the character's portrait out of focus, or a gradient of the design's colors. */
export const WALLPAPERS = ['none', 'portrait', 'wine', 'dusk', 'sand', 'night'] as const
export type Wallpaper = (typeof WALLPAPERS)[number]

/** Before how many of the newest messages a note is put: 1 is right before the last one. */
export const NOTE_DEPTH = { least: 1, usual: 4, most: 50 } as const
/** Longest note of a conversation, in characters. */
export const NOTE_MAX_LENGTH = 1000

export const ConversationConfig = z.object({
  custom_instructions: z.string(),
  /** Who the person is in this conversation (contracts/personas.ts); null for their profile. */
  persona_id: z.nullable(z.int()),
  /** What the model reads before the last `note_depth` messages; empty for none. */
  note: z.string(),
  note_depth: z.int(),
  /** Whether the character may write first. */
  writes_first: z.boolean(),
  allow_implicit_images: z.boolean(),
  image_backend: z.nullable(z.string()),
  /** The model that writes the replies; null for the installation's default. */
  chat_model: z.nullable(z.string()),
  /** Three things to say are offered after a reply (contracts/suggestions.ts). */
  suggestions: z.boolean(),
  /** Replies are spoken as they arrive, each at the price of a voice. */
  read_aloud: z.boolean(),
  wallpaper: z.enum(WALLPAPERS),
})

/** Where a chat's memories come from: shared with the other chats of the two, or its own alone. */
export const CONVERSATION_MEMORIES = ['shared', 'own'] as const

export const Conversation = z.object({
  id: z.int(),
  /** Equal to `id`; existing clients read this spelling. */
  conversationId: z.int(),
  account_id: z.int(),
  /** Oldest first. In lists the newest one only; in a single conversation the newest page. */
  messages: z.array(Message),
  unread: z.boolean(),
  /** Grows whenever other messages are shown than before: what is loaded with another number is of another branch. */
  moves: z.int(),
  pinned_at: z.nullable(z.string()),
  archived_at: z.nullable(z.string()),
  config: ConversationConfig,
  /** In a group its first member. */
  character: CharacterSummary,
  /** Absent or null in a chat of two. */
  group: z.nullish(Group),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Conversation = z.infer<typeof Conversation>

/** Longest instructions of one conversation, in characters; an installation reports its own limit (contracts/meta.ts). */
export const CONVERSATION_INSTRUCTIONS_MAX = 1000

/** Messages a page of history holds. */
export const MESSAGE_PAGE_SIZE = 50

const params = z.strictObject({ id: IdParam })

export const listConversations = endpoint({
  method: 'GET',
  path: '/v1/conversations',
  auth: 'user',
  summary: "The caller's conversations, newest first, each with its newest message.",
  response: listOf(Conversation),
})
export const listTrashedConversations = endpoint({
  method: 'GET',
  path: '/v1/conversations/trash',
  auth: 'user',
  summary: 'Conversations in the trash, the last deleted first; each is removed for good after 30 days.',
  response: listOf(Conversation),
})
export const createConversation = endpoint({
  method: 'POST',
  path: '/v1/conversations',
  auth: 'user',
  needs_profile: true,
  idempotent: true,
  summary: 'Starts a conversation with a character, or returns the existing one; with `fresh` another one beside it.',
  body: z.strictObject({
    /** For somebody else's unlisted character. */
    slug: z.optional(SlugParam),
    account_id: z.int().check(z.gte(1), z.lte(MAX_ID)),
    scenario: z.optional(z.int().check(z.gte(0), z.lte(20))),
    /** Which of the character's greetings begins it (contracts/cards.ts); 0 is the usual one. */
    greeting: z.optional(z.int().check(z.gte(0), z.lte(100))),
    fresh: z.optional(z.boolean()),
    /** own: a fresh one begins without what the character remembers from other chats. */
    memories: z.optional(z.enum(CONVERSATION_MEMORIES)),
  }),
  response: Conversation,
})
export const getConversation = endpoint({
  method: 'GET',
  path: '/v1/conversations/:id',
  auth: 'user',
  summary: 'One conversation with its newest page of messages.',
  params,
  response: Conversation,
})
export const listMessages = endpoint({
  method: 'GET',
  path: '/v1/conversations/:id/messages',
  auth: 'user',
  summary:
    'The page of messages before `before_id`, after `after_id`, around `around_id`, or from the time `at` on, oldest first; an empty list without one of them.',
  params,
  query: z.strictObject({
    before_id: z.optional(MessageIdParam),
    after_id: z.optional(MessageIdParam),
    around_id: z.optional(MessageIdParam),
    at: z.optional(z.iso.datetime()),
  }),
  response: listOf(Message),
})
export const sendMessage = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/messages',
  auth: 'user',
  spends: true,
  needs_profile: true,
  idempotent: true,
  summary: "Stores the person's message, sets its price aside and starts the reply, which is streamed over the socket.",
  params,
  body: z.strictObject({
    content: z.string().check(z.trim(), z.minLength(1), z.maxLength(MESSAGE_MAX_LENGTH)),
    /** Asks for a photo in the place of a reply; a sentence like "Send me a Casual photo …" does the same. */
    image_request: z.optional(PhotoRequest),
    /** IANA name of where the person is, so that the character knows their day and hour; an unknown one is ignored. */
    time_zone: z.optional(z.string().check(z.maxLength(64))),
  }),
  response: Message,
})
export const stopReply = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/stop',
  auth: 'user',
  summary: 'Stops the running reply and keeps its text. Does nothing if there is none.',
  params,
  response: Ok,
})
export const continueReply = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/continue',
  auth: 'user',
  spends: true,
  needs_profile: true,
  idempotent: true,
  summary: 'Continues the last reply if it was stopped or interrupted; otherwise lets the character say more.',
  params,
  response: Message,
})
export const markRead = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/read',
  auth: 'user',
  summary: 'Clears the unread mark on every device.',
  params,
  response: Ok,
})
export const updateConfig = endpoint({
  method: 'PATCH',
  path: '/v1/conversations/:id/config',
  auth: 'user',
  summary: 'Changes the settings of the conversation. `image_backend` and `chat_model` must be offered here, `persona_id` be one’s own.',
  params,
  body: z.strictObject({
    allow_implicit_images: z.optional(z.boolean()),
    image_backend: z.optional(z.string().check(z.maxLength(40))),
    chat_model: z.optional(z.string().check(z.maxLength(200))),
    suggestions: z.optional(z.boolean()),
    read_aloud: z.optional(z.boolean()),
    wallpaper: z.optional(z.enum(WALLPAPERS)),
    persona_id: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(MAX_ID)))),
    writes_first: z.optional(z.boolean()),
  }),
  response: ConversationConfig,
})
export const NoteInput = z.strictObject({
  note: z.string().check(z.trim(), z.maxLength(NOTE_MAX_LENGTH)),
  note_depth: z.int().check(z.gte(NOTE_DEPTH.least), z.lte(NOTE_DEPTH.most)),
})
export const setNote = endpoint({
  method: 'PUT',
  path: '/v1/conversations/:id/note',
  auth: 'user',
  summary: "Replaces the conversation's note and its depth in the prompt, after it passed moderation; an empty note removes it.",
  params,
  body: NoteInput,
  response: ConversationConfig,
})
export const suggestLine = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/line',
  auth: 'user',
  spends: true,
  needs_profile: true,
  idempotent: true,
  summary:
    "Writes what the person could say next, for a message's price if text came; free where the built-in companion answers. Nothing is sent or stored in the conversation.",
  params,
  response: z.object({ text: z.string() }),
})
export const InstructionsInput = z.strictObject({ custom_instructions: z.string().check(z.maxLength(CONVERSATION_INSTRUCTIONS_MAX)) })
export const setInstructions = endpoint({
  method: 'PUT',
  path: '/v1/conversations/:id/config',
  auth: 'user',
  summary: "Replaces the conversation's custom instructions (given as a query parameter, section 7) after they pass moderation.",
  params,
  query: InstructionsInput,
  response: ConversationConfig,
})
export const deleteConversation = endpoint({
  method: 'DELETE',
  path: '/v1/conversations/:id',
  auth: 'user',
  summary: 'Puts a conversation into the trash, from which it can be recovered for 30 days.',
  params,
  response: Ok,
})
export const recoverConversation = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/recover',
  auth: 'user',
  summary: 'Takes a conversation out of the trash.',
  params,
  response: Conversation,
})
const onBody = z.strictObject({ on: z.boolean() })
export const archiveConversation = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/archive',
  auth: 'user',
  summary: 'Archives a conversation, or with `on: false` takes it back into the list.',
  params,
  body: onBody,
  response: Ok,
})
export const pinConversation = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/pin',
  auth: 'user',
  summary: 'Pins a conversation to the top of the list, or with `on: false` no longer.',
  params,
  body: onBody,
  response: Ok,
})
export const forkConversation = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/fork',
  auth: 'user',
  needs_profile: true,
  idempotent: true,
  summary: 'Begins another conversation with a copy of this one up to a message; both go their own way from there.',
  params,
  body: z.strictObject({ message_id: z.int().check(z.gte(1)) }),
  response: Conversation,
})

export const EXPORTED_AS = ['text', 'json', 'sillytavern'] as const
export type ExportedAs = (typeof EXPORTED_AS)[number]
export const ConversationExport = z.object({ file_name: z.string(), text: z.string() })
export type ConversationExport = z.infer<typeof ConversationExport>
export const exportConversation = endpoint({
  method: 'GET',
  path: '/v1/conversations/:id/export',
  auth: 'user',
  summary: 'A conversation as a file: the shown branch as text, everything as JSON, or a SillyTavern chat with alternatives as swipes.',
  params,
  query: z.strictObject({ format: z.enum(EXPORTED_AS) }),
  response: ConversationExport,
})
