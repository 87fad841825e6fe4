import { setTimeout as sleep } from 'node:timers/promises'
import type { Heard } from '@/contracts/calls'
import type { ServerEvent } from '@/contracts/events'
import { heardText } from '@/contracts/heard-text'
import type { Context } from '../context'
import { publish } from '../events/publish'
import { stopReply } from '../messages/stop-reply'
import type { CallRow } from './clock'

type Reply = { content: string; character_id: number; cut: boolean }

/** Another process may be writing it, which hears of the stop a moment later. */
const STOPS_WITHIN_MS = 3_000
const LOOK_MS = 100

async function untilEnded(ctx: Context, message_id: number): Promise<void> {
  for (let waited = 0; waited < STOPS_WITHIN_MS; waited += LOOK_MS) {
    const [running] = await ctx.db.query(`select 1 from generations where message_id = $1 and state = 'running'`, [message_id])
    if (!running) return
    await sleep(LOOK_MS)
  }
}

/**
 * Stops the reply of a call and cuts its text after the last word that was heard, once; what was not heard was never said. A reply that
 * was heard to its end stays as it is. Nothing happens where the message is no reply of this call.
 */
export async function cutReply(ctx: Context, { id, user_id, conversation_id }: CallRow, heard: Heard): Promise<void> {
  const [own] = await ctx.db.query(
    `select 1 from messages where id = $1 and conversation_id = $2 and sender_type = 'Contact' and (content_attributes->>'call')::int = $3`,
    [heard.message_id, conversation_id, id],
  )
  if (!own) return
  await stopReply(ctx, { user_id }, conversation_id)
  await untilEnded(ctx, heard.message_id)
  const events = await ctx.db.transaction(async (tx) => {
    await tx.query('select 1 from conversations where id = $1 for update', [conversation_id])
    const [reply] = await tx.query<Reply>(
      `select m.content, c.character_id, m.content_attributes ? 'cut_in' as cut from messages m join conversations c on c.id = m.conversation_id
        where m.id = $1 and m.status in ('complete', 'stopped', 'interrupted') and not m.content_attributes ? 'notice'`,
      [heard.message_id],
    )
    if (!reply || reply.cut) return null
    const content = heardText(reply.content, heard.sentence, heard.fraction)
    if (content === reply.content) return null
    const [row] = await tx.query<{ events: ServerEvent[] }>(
      `with cut as (
         update messages set content = $2, status = 'stopped', content_attributes = (content_attributes - 'cut') || '{"cut_in": true}', rev = rev + 1
           where id = $1 returning *
       ), moved as (update conversations c set rev = c.rev + 1 from cut where c.id = cut.conversation_id)
       select emit_events($3, array['message.updated'], array[message_json(cut, $4)]) as events from cut`,
      [heard.message_id, content, user_id, reply.character_id],
    )
    return row?.events ?? null
  })
  publish(ctx, user_id, events)
}
