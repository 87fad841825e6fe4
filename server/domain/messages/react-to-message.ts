import type { ServerEvent } from '@/contracts/events'
import type { Message, Reaction } from '@/contracts/messages'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { notFound } from '../errors'
import { publish } from '../events/publish'
import { signMessage } from '../media/sign-messages'

/**
 * Puts the person's reaction on a message, in the place of the one before; null takes it back. The next reply is told of what is new on the
 * character's own messages. Throws NOT_FOUND for what is absent, deleted, still being written or someone else's. Repeating changes nothing.
 */
export async function reactToMessage(ctx: Context, { user_id }: Caller, message_id: number, reaction: Reaction | null): Promise<Message> {
  const { message, events } = await ctx.db.transaction(async (tx) => {
    // The conversation before its messages, as everything that changes them locks it.
    const [found] = await tx.query<{ character_id: number; reaction: Reaction | null }>(
      `select c.character_id, m.reaction from messages m join conversations c on c.id = m.conversation_id
        where m.id = $1 and c.user_id = $2 and c.deleted_at is null and m.deleted_at is null and m.status <> 'streaming' for update of c`,
      [message_id, user_id],
    )
    if (!found) throw notFound('Message')
    const changed = found.reaction !== reaction
    if (changed) {
      await tx.query(
        `update messages set reaction = $2, reaction_new = $2::text is not null and sender_type = 'Contact', rev = rev + 1 where id = $1`,
        [message_id, reaction],
      )
    }
    const [row] = await tx.query<{ message: Message; events: ServerEvent[] | null }>(
      `select message_json(m, $2) as message,
          case when $3 then emit_events($4, array['message.updated'], array[message_json(m, $2)]) end as events
         from messages m where m.id = $1`,
      [message_id, found.character_id, changed, user_id],
    )
    return row!
  })
  publish(ctx, user_id, events)
  return signMessage(ctx, message)
}

/** A reaction that the next reply is told of (reply-facts.ts). */
export type NewReaction = { message_id: number; reaction: Reaction; content: string }

/** The reply that was told has arrived: none is told of these again. One that was changed meanwhile is new. */
export async function reactionsTold(db: Db, told: readonly NewReaction[]): Promise<void> {
  if (told.length === 0) return
  await db.query(
    `update messages m set reaction_new = false from unnest($1::bigint[], $2::text[]) as t(id, reaction)
      where m.id = t.id and m.reaction = t.reaction`,
    [told.map(({ message_id }) => message_id), told.map(({ reaction }) => reaction)],
  )
}
