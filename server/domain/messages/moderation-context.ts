import { loadPersona } from '../characters/load-persona'
import type { Context } from '../context'
import type { Thread } from './load-thread'

/** Turns that are moderated together, so that an age or a name given earlier counts. */
const TURNS = 8

/** What people wrote about the persona, and the newest turns, oldest first. Biographies were moderated when they were stored. */
export async function moderationContext(ctx: Context, thread: Thread): Promise<string[]> {
  const persona = await loadPersona(ctx, thread.character_id)
  const instructions = [persona.custom_instructions, thread.custom_instructions, thread.user_about, thread.note?.text ?? ''].filter(Boolean)
  return [...instructions, ...thread.history.slice(-TURNS).map((turn) => turn.content)]
}

/** The newest turns with who said them, for a sentence that is written in two messages. */
export const recentTurns = (thread: Thread): Thread['history'] => thread.history.slice(-TURNS)

/** What is written about the companion. It was moderated when it was stored, by the rules of that day and apart from what is said now. */
export async function writtenPersona(ctx: Context, thread: Thread): Promise<string[]> {
  const { biography, custom_instructions } = await loadPersona(ctx, thread.character_id)
  return [biography, custom_instructions, thread.custom_instructions, thread.note?.text ?? ''].filter(Boolean)
}
