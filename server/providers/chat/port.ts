import type { Reaction } from '@/contracts/messages'
import type { Appearance, CharacterSeed, Voice } from '@/server/db/seed/character-seed'

export type ChatTurn = { role: 'user' | 'assistant'; content: string }

/** What every engine may know of the character; `voice` is null for characters without authored lines. */
export type Persona = Pick<
  CharacterSeed,
  'full_name' | 'age' | 'occupation' | 'biography' | 'hobbies' | 'personality' | 'extroversion' | 'connection' | 'greeting'
> & { gender: Appearance['gender']; voice: Voice | null; custom_instructions: string }

export type ChatRequest = {
  /** The whole system prompt, built within the token budget. */
  system: string
  /** Ours, between `[notes]` marks: what changes with every turn. Engines with a model put it before the last turn. */
  notes?: string
  /** Oldest first; the last turn is the user's, or the assistant's own unfinished text when `continuation` is true. */
  messages: ChatTurn[]
  continuation: boolean
  /** What the character remembers of the person, in lines that speak to them; a model has it in `notes`. */
  recalled?: readonly string[]
  persona: Persona
  /** In a group: what others than the character are called, and whose line came last where it was not the person's. */
  others?: { names: readonly string[]; after: string | null }
  /** The user's display name, when known. */
  user_name: string | null
  /** Day and time where the person is, in words: "Tuesday, November 24, 2026 at 9:05 AM"; a model has it in `notes`. */
  clock?: string | null
  /** What the person put on the character's messages since the last reply, oldest first; a model has it in `notes`. */
  reactions?: readonly Reaction[]
  /** What an engine without a model says word for word; others get it in `system`. Null: as it likes. */
  line?: string | null
  /** Earlier replies to the same turn: the next one should be another. An engine without a model keeps to it itself. */
  tried?: readonly string[]
  /** False: no romance and no flirting, whatever is asked. An engine without a model keeps to it itself; others get it in `system`. */
  romance?: boolean
  max_tokens: number
  /** Whose request it is: an engine on this machine is fair between people and keeps what it has read of a conversation. */
  from?: { person: number; conversation: number }
  /** Called with how many are before it where it has to wait in line, whenever that changes; null once it is its turn. */
  onPlace?: (ahead: number | null) => void
  /** Called before the last piece is over where `max_tokens` ended the reply and not the model. */
  onCut?: () => void
  /** Called with what the model's server has counted, where it counts. */
  onUsage?: (usage: Usage) => void
  signal: AbortSignal
}

/** In tokens; `cached` of the prompt's were known from an earlier one. */
export type Usage = { prompt: number; reply: number; cached: number }

/** A turn with our notes before its words. */
export const withNotes = (turn: ChatTurn, notes: string | undefined): ChatTurn =>
  notes ? { ...turn, content: `${notes}\n\n${turn.content}` } : turn

/** How a model picks its words; what is absent is the server's own default. */
export type Sampling = {
  temperature?: number
  top_p?: number
  min_p?: number
  frequency_penalty?: number
  presence_penalty?: number
}

/** What llama.cpp takes by itself, and llama-server with it. */
const SAMPLING: Sampling = { temperature: 0.8, min_p: 0.05 }

export const withDefaults = (given: Sampling = {}): Sampling => ({
  ...SAMPLING,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
})

export type ChatProvider = {
  /** Registry name: 'embedded', 'openai', 'gguf'. */
  name: string
  /** Model name as shown to people and stored with the reply. */
  model: string
  /** True for the built-in companion, which the interface labels as a demo. */
  demo: boolean
  /** Tokens of context the prompt may use, prompt and reply together. */
  context_tokens: number
  /**
   * Yields the reply in pieces of UTF-8 text, never the whole text so far.
   * Throws ProviderError; nothing else. Ends early without error when the signal aborts.
   */
  stream(request: ChatRequest): AsyncIterable<string>
  /** A chat with this character was opened: has what is slow to start ready for its first message. Returns at once and never throws. */
  warm?(persona?: Persona): void
  /** Three things that the person may say next, where the engine needs no model for it; models are asked (suggest-replies.ts). */
  suggest?(history: readonly ChatTurn[]): string[]
  close?(): Promise<void>
}
