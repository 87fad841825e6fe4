import type { Preferences } from '@/contracts/account'
import type { Context } from '../context'
import type { Pair } from '../memories/kept-books'
import type { NewReaction } from './react-to-message'

/** What a reply is written with beside its thread, as the database has it now (server/db/functions/reply_facts.sql). */
export type ReplyFacts = {
  age_hold: boolean
  /** What the person chose; null for the default. */
  app_mode: Preferences['app_mode'] | null
  /** What happened before the messages that the prompt holds. */
  story: string
  /** The version of what the character remembers; null where it remembers nothing. */
  book: number | null
  /** What the person put on the character's messages since a reply has last been told, oldest first. */
  reactions: NewReaction[]
}

/** Of an account that is gone. */
const NOBODY: ReplyFacts = { age_hold: false, app_mode: null, story: '', book: null, reactions: [] }

/** In a group, only reactions to messages of `speaker`. */
export async function replyFacts(
  ctx: Context,
  { user_id, conversation_id, character_id }: Pair,
  speaker: number | null,
): Promise<ReplyFacts> {
  const [row] = await ctx.db.query<{ facts: ReplyFacts | null }>('select reply_facts($1, $2, $3, $4) as facts', [
    user_id,
    conversation_id,
    character_id,
    speaker,
  ])
  return row?.facts ?? NOBODY
}
