import * as z from 'zod/mini'
import { endpoint } from './endpoint'
import { IdParam, listOf, MAX_ID, MessageIdParam } from './page'

export const MEMORY_KINDS = ['person', 'preference', 'place', 'relationship', 'event', 'promise'] as const
export type MemoryKind = (typeof MEMORY_KINDS)[number]
export const MEMORY_ORIGINS = ['chat', 'person'] as const

/** Longest memory and longest story so far, in characters. */
export const MEMORY_MAX_LENGTH = 300
export const STORY_MAX_LENGTH = 2000

export const Memory = z.object({
  id: z.int(),
  kind: z.enum(MEMORY_KINDS),
  text: z.string(),
  origin: z.enum(MEMORY_ORIGINS),
  /** YYYY-MM-DD, UTC: when it was told. */
  day: z.string(),
  /** What was said then, as far as it is still there. */
  source: z.nullable(z.object({ message_id: z.int(), said: z.string() })),
  pinned: z.boolean(),
  /** Not brought up in this conversation. */
  off_here: z.boolean(),
})
export type Memory = z.infer<typeof Memory>

/** Parts of a prompt; their tokens are estimates, corrected by what the model's server counted. */
export const PROMPT_BLOCKS = ['character', 'person', 'memories', 'story', 'instructions', 'note', 'messages', 'reply'] as const
export type PromptBlock = (typeof PROMPT_BLOCKS)[number]

/** What the next message would be answered with. */
export const PromptRoom = z.object({
  limit: z.int(),
  blocks: z.array(z.object({ name: z.enum(PROMPT_BLOCKS), tokens: z.int() })),
  /** Messages of the conversation that no longer fit. */
  left_out: z.int(),
  /** The oldest message that is in it; null where there is none. */
  from: z.nullable(z.object({ message_id: z.int(), at: z.string() })),
})
export type PromptRoom = z.infer<typeof PromptRoom>

export const Memories = z.object({
  character: z.object({ full_name: z.string(), slug: z.string() }),
  data: z.array(Memory),
  story: z.object({ text: z.string(), written_at: z.nullable(z.string()) }),
  /** Messages that are still to be read for memories. */
  unread: z.int(),
  /** False where only what is told in English is kept, because no language model reads along. */
  any_language: z.boolean(),
  prompt: PromptRoom,
})
export type Memories = z.infer<typeof Memories>

/** What was removed, and from where. `number` is for support; nothing can be looked up with it. */
export const ForgetReceipt = z.object({
  number: z.string(),
  memories: z.int(),
  /** Earlier versions that a correction had replaced. */
  earlier: z.int(),
  story: z.boolean(),
  at: z.string(),
})
export type ForgetReceipt = z.infer<typeof ForgetReceipt>

const params = z.strictObject({ id: IdParam })
const one = z.strictObject({ id: IdParam, memory_id: MessageIdParam })
/** In a group whose memories; without it the first member's. */
const account_id = z.optional(z.int().check(z.gte(1), z.lte(MAX_ID)))
const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(MEMORY_MAX_LENGTH))

export const MemoryInput = z.strictObject({ text, kind: z.optional(z.enum(MEMORY_KINDS)), account_id })
export const StoryInput = z.strictObject({ text: z.string().check(z.trim(), z.maxLength(STORY_MAX_LENGTH)) })

export const listMemories = endpoint({
  method: 'GET',
  path: '/v1/conversations/:id/memories',
  auth: 'user',
  summary: 'What the character remembers of the caller, its story so far, and how full the prompt is.',
  params,
  query: z.strictObject({ account_id: z.optional(IdParam) }),
  response: Memories,
})
export const getPrompt = endpoint({
  method: 'GET',
  path: '/v1/conversations/:id/prompt',
  auth: 'user',
  summary: 'How full the prompt of the next message is, by part, and where it begins; its text is never answered.',
  params,
  response: PromptRoom,
})
export const addMemory = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/memories',
  auth: 'user',
  summary: 'Adds a memory in the caller’s own words, after it passed moderation.',
  params,
  body: MemoryInput,
  response: Memory,
})
export const updateMemory = endpoint({
  method: 'PATCH',
  path: '/v1/conversations/:id/memories/:memory_id',
  auth: 'user',
  summary: 'Changes the words of a memory, pins it, or leaves it out of this conversation.',
  params: one,
  body: z.strictObject({ text: z.optional(text), pinned: z.optional(z.boolean()), off_here: z.optional(z.boolean()) }),
  response: Memory,
})
export const forgetMemory = endpoint({
  method: 'DELETE',
  path: '/v1/conversations/:id/memories/:memory_id',
  auth: 'user',
  summary: 'Forgets a memory, what it had replaced, and the part of the story that was made from it. Answers a receipt.',
  params: one,
  response: ForgetReceipt,
})
export const rememberMessage = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/memories/remember',
  auth: 'user',
  summary: 'Adds what the caller told in one of their messages to the memories, after it passed moderation. Repeating it adds nothing.',
  params,
  body: z.strictObject({ message_id: z.int().check(z.gte(1)) }),
  response: listOf(Memory),
})
export const forgetMessage = endpoint({
  method: 'POST',
  path: '/v1/conversations/:id/memories/forget',
  auth: 'user',
  summary: 'Forgets every memory that was told in a message; the message stays. Answers a receipt.',
  params,
  body: z.strictObject({ message_id: z.int().check(z.gte(1)) }),
  response: ForgetReceipt,
})
export const setStory = endpoint({
  method: 'PUT',
  path: '/v1/conversations/:id/memories/story',
  auth: 'user',
  summary: 'Replaces the story so far, after it passed moderation; empty removes it.',
  params,
  body: StoryInput,
  response: Memories,
})
