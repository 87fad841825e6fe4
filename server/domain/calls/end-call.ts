import type { CallEnd } from '@/contracts/call-ends'
import type { Call, Heard } from '@/contracts/calls'
import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { emitBalance, releaseCreditsIn } from '../credits/credits'
import { publish } from '../events/publish'
import { changeCallIn, countTime, findCall, holdKey, presentCall, settleTurn, type CallRow } from './clock'
import { cutReply } from './cut-reply'

/** The line in the chat that says what the call was, as its newest message. Null where nobody spoke in it or the chat is in the trash. */
async function writeLine(tx: Db, row: CallRow, now: Date): Promise<ServerEvent[]> {
  if (row.turns === 0) return []
  const line = { seconds: Math.floor(row.served_ms / 1000), credits: row.credits, ended: row.ended_by }
  const [written] = await tx.query<{ id: number }>(
    `insert into messages (conversation_id, user_id, sender_type, content, content_attributes, status, parent_id, created_at)
       select c.id, c.user_id, 'Contact', '', $2::jsonb, 'complete', coalesce(c.last_message_id, 0), $3
         from conversations c where c.id = $1 and c.deleted_at is null returning id`,
    [row.conversation_id, JSON.stringify({ notice: 'call', call: row.id, call_line: line }), now],
  )
  if (!written) return []
  await tx.query('update calls set message_id = $2 where id = $1', [row.id, written.id])
  await tx.query('update conversations set last_message_id = $2, updated_at = $3, rev = rev + 1 where id = $1', [
    row.conversation_id,
    written.id,
    now,
  ])
  const [told] = await tx.query<{ events: ServerEvent[] }>(
    `select emit_events(m.user_id, array['message.created'], array[message_json(m, $2)]) as events from messages m where m.id = $1`,
    [written.id, row.character_id],
  )
  return told?.events ?? []
}

/**
 * Ends a call once: charges the minutes that were begun, gives back what was held beyond them, and writes its line. The conversation's lock
 * comes before the call's, as where something is said.
 */
export async function closeCall(
  ctx: Context,
  { id, user_id, conversation_id }: Pick<CallRow, 'id' | 'user_id' | 'conversation_id'>,
  ended_by: CallEnd,
  /** Whether somebody was there until now. */
  there: boolean,
): Promise<void> {
  const now = ctx.now()
  const events = await ctx.db.transaction(async (tx) => {
    await tx.query('select 1 from conversations where id = $1 for update', [conversation_id])
    const done = await changeCallIn(tx, id, now, async (row) => {
      if (there) countTime(row, now)
      await settleTurn(tx, row)
      // Nobody was answered since.
      row.pending_ms = 0
      row.waiting = null
      row.ended_at = now
      row.ended_by = ended_by
    })
    if (!done) return []
    const { row } = done
    let returned = false
    for (let minute = row.minutes + 1; minute <= row.held; minute++)
      returned = (await releaseCreditsIn(tx, user_id, holdKey(id, minute), now)) || returned
    const told = await writeLine(tx, row, now)
    return returned ? [...told, ...(await emitBalance(tx, user_id))] : told
  })
  publish(ctx, user_id, events)
}

/** Hangs up; a call that is over stays as it ended. Throws NOT_FOUND. */
export async function endCall(ctx: Context, { user_id }: Pick<Caller, 'user_id'>, id: number, heard: Heard | null): Promise<Call> {
  const call = await findCall(ctx.db, user_id, id)
  if (call.ended_at === null) {
    if (heard) await cutReply(ctx, call, heard)
    await closeCall(ctx, call, 'hung_up', true)
  }
  return presentCall(await findCall(ctx.db, user_id, id))
}
