import { CALL_LOST_MS, CALL_SILENT_MS, type Call } from '@/contracts/calls'
import type { CallEnd } from '@/contracts/call-ends'
import type { Caller, Context } from '../context'
import { changeCall, countTime, findCall, isUsedUp, presentCall, type CallRow } from './clock'
import { closeCall } from './end-call'

/** The asking takes a moment, and a beat comes every few seconds. */
const SILENT_MS = CALL_SILENT_MS + 5_000

/** Whether the account, the character or the chat takes no calls anymore. */
async function closedBy(ctx: Context, { user_id, conversation_id }: CallRow): Promise<CallEnd | null> {
  const [row] = await ctx.db.query<{ paused: boolean; closed: boolean }>(
    `select c.paused_at is not null as paused,
        u.age_hold_at is not null or u.disabled_at is not null or c.deleted_at is not null or h.deleted_at is not null or h.hidden_at is not null as closed
       from conversations c join users u on u.id = c.user_id join characters h on h.id = c.character_id where c.id = $1 and c.user_id = $2`,
    [conversation_id, user_id],
  )
  if (!row || row.closed) return 'closed'
  return row.paused ? 'safe_word' : null
}

/**
 * A sign of life: the time since the last one counts, the next minute is set aside where it is near, and the call ends where nobody speaks,
 * where all that could be paid has passed, and where its chat is closed. Throws NOT_FOUND; a call that is over is answered as it ended.
 */
export async function beatCall(ctx: Context, { user_id }: Pick<Caller, 'user_id'>, id: number, here: boolean): Promise<Call> {
  const call = await findCall(ctx.db, user_id, id)
  if (call.ended_at !== null) return presentCall(call)
  const now = ctx.now()
  const closed = await closedBy(ctx, call)
  // The page was away for longer than a call is kept.
  const lost = now.getTime() - call.heard_at.getTime() > CALL_LOST_MS
  const row = lost
    ? call
    : await changeCall(ctx, call, (changed) => {
        countTime(changed, now)
        if (here) changed.spoke_at = now
      })
  if (row) {
    const silent = now.getTime() - row.spoke_at.getTime() > SILENT_MS
    const end = closed ?? (lost ? 'lost' : silent ? 'silence' : isUsedUp(row) ? row.last_minute : null)
    if (end) await closeCall(ctx, call, end, !lost)
  }
  return presentCall(await findCall(ctx.db, user_id, id))
}

/** Ends calls whose page or process is gone, with what was served until its last sign of life. Answers how many. Run each minute. */
export async function sweepCalls(ctx: Context): Promise<number> {
  const lost = await ctx.db.query<CallRow>(
    'select * from calls where ended_at is null and heard_at < $1::timestamptz - make_interval(secs => $2) order by heard_at limit 500',
    [ctx.now(), CALL_LOST_MS / 1000],
  )
  for (const call of lost) await closeCall(ctx, call, 'lost', false)
  return lost.length
}
