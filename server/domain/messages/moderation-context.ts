import { loadPersona } from '../characters/load-persona'
import type { Context } from '../context'
import { rememberedText } from '../memories/recall'
import type { Thread } from './load-thread'

/** Turns that are moderated together, so that an age or a name given earlier counts. */
const TURNS = 8

/** Characters of a book and of a card's other texts that are read together. */
const CARD_MOST = 8_000

/** The quick look knows the words of English talk; what has none of these is read whole. */
const ENGLISH = /\b(?:the|and|you|are|is|was|have|of|it|my|that|what|how|hello|hi|hey|yes|no|ok|okay|thanks|good)\b/i

type Of = {
  user_id: number
  conversation_id: number
  /** What is to be moderated. Where no rule can meet in it, nothing is read for it; left out: it is not known yet. */
  text?: string
  /** The version of what the character remembers, where it has just been read (reply-facts.ts). */
  book?: number | null
}

/**
 * What people wrote about the persona, what the character remembers, and the newest turns, oldest first. Biographies were moderated when
 * they were stored, memories each by itself: here they are one text, so that half a sentence in two of them counts.
 */
export async function moderationContext(ctx: Context, thread: Thread, { user_id, conversation_id, text, book }: Of): Promise<string[]> {
  const persona = await loadPersona(ctx, thread.character_id)
  const instructions = [persona.custom_instructions, thread.custom_instructions, thread.user_about, thread.note?.text ?? ''].filter(Boolean)
  const matters = text === undefined || !ENGLISH.test(text) || (ctx.moderation.quick?.(text) ?? true)
  const remembered = matters ? await rememberedText(ctx, { user_id, conversation_id, character_id: thread.character_id }, book) : ''
  const written = [...instructions, remembered].filter(Boolean)
  const together = written.length > 1 ? [written.join(' ')] : []
  return [...written, ...together, ...thread.history.slice(-TURNS).map((turn) => turn.content)]
}

/** The newest turns with who said them, for a sentence that is written in two messages. */
export const recentTurns = (thread: Thread): Thread['history'] => thread.history.slice(-TURNS)

/**
 * What is written about the companion, its lorebook too. It was moderated when it was stored, by the rules of that day and apart from
 * what is said now; the parts of a card are also one text.
 */
export async function writtenPersona(ctx: Context, thread: Thread): Promise<string[]> {
  const persona = await loadPersona(ctx, thread.character_id)
  const { biography, custom_instructions, greeting, example_dialogue = '', post_history_instructions = '', lorebook } = persona
  const entries = (lorebook?.entries ?? []).filter(({ enabled }) => enabled).map(({ content }) => content)
  const card = [greeting, example_dialogue, post_history_instructions, ...entries].filter(Boolean).join(' ').slice(0, CARD_MOST)
  return [biography, custom_instructions, card, thread.custom_instructions, thread.note?.text ?? ''].filter(Boolean)
}
