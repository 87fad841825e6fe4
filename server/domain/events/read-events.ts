import type { ServerEvent } from '@/contracts/events'
import type { Context } from '../context'
import { signEvents } from '../media/sign-messages'

/** Events a resume may ask for at most; older than this and the client reads everything again. */
export const RESUME_LIMIT = 500

export async function lastSeq(ctx: Context, user_id: number): Promise<number> {
  const [head] = await ctx.db.query<{ seq: number | string }>('select seq from event_heads where user_id = $1', [user_id])
  return Number(head?.seq ?? 0)
}

export async function readHeads(ctx: Context, user_ids: number[]): Promise<{ user_id: number; seq: number }[]> {
  if (user_ids.length === 0) return []
  const rows = await ctx.db.query<{ user_id: number; seq: number | string }>(
    'select user_id, seq from event_heads where user_id = any($1::int[])',
    [user_ids],
  )
  return rows.map((row) => ({ user_id: row.user_id, seq: Number(row.seq) }))
}

const eventsIn = (table: string) => `select batch from ${table} where user_id = $1 and seq > $2 order by seq limit ${RESUME_LIMIT + 1}`
const ALL = eventsIn('events')
const BY_SLOT = [0, 1, 2, 3].map((slot) => eventsIn(`events_${slot}`))
const DAY_MS = 86_400_000
/** Days since 2000, as the table counts them, by a clock that may be a little off. */
const slotOf = (now: Date) => Math.floor((now.getTime() - Date.UTC(2000, 0, 1)) / DAY_MS) % BY_SLOT.length

/** The events after `after`, in order, or null when they are gone or too many to replay. */
export async function readEvents(ctx: Context, user_id: number, after: number): Promise<ServerEvent[] | null> {
  const read = async (text: string) => {
    const rows = await ctx.db.query<{ batch: ServerEvent[] }>(text, [user_id, after])
    return rows.flatMap((row) => row.batch).filter((event) => event.seq > after)
  }
  // Nearly always all of it is of today, and one partition costs half of what four do. What is of yesterday leaves a gap.
  let events = await read(BY_SLOT[slotOf(ctx.now())]!)
  if (events.length === 0 && (await lastSeq(ctx, user_id)) === after) return []
  if (events.length === 0 || events.some(({ seq }, at) => seq !== after + 1 + at)) events = await read(ALL)
  if (events.length > RESUME_LIMIT) return null
  if (events[0] ? events[0].seq !== after + 1 : (await lastSeq(ctx, user_id)) !== after) return null
  return signEvents(ctx, events)
}

/** PostgreSQL, Appendix A: lock_not_available. */
const NO_LOCK = '55P03'

/**
 * Empties the partition that is used from tomorrow on. What is in it is from three days ago, and is gone without reading a row of it or
 * leaving one to vacuum.
 */
async function emptyOldest(ctx: Context): Promise<void> {
  try {
    await ctx.db.transaction(async (tx) => {
      const [next] = await tx.query<{ slot: number }>(`select ((now() at time zone 'UTC')::date - date '2000-01-01' + 1) % 4 as slot`, [])
      const table = `events_${next!.slot}`
      const [one] = await tx.query<{ filled: boolean }>(`select exists (select from ${table}) as filled`, [])
      if (!one?.filled) return
      // A backup may be reading it, and everybody who resumes would wait behind us.
      await tx.query(`set local lock_timeout = '500ms'`, [])
      await tx.query(`truncate ${table}`, [])
    })
  } catch (error) {
    if ((error as { code?: string }).code !== NO_LOCK) throw error
    ctx.log.warn({}, 'old events are removed one by one: their partition is in use')
  }
}

/** Removes events that no client would resume from any more: a day of them as a whole, shortly after midnight UTC, and the others. */
export async function removeOldEvents(ctx: Context): Promise<void> {
  await emptyOldest(ctx)
  await ctx.db.query(`delete from events where created_at < $1::timestamptz - interval '2 days'`, [ctx.now()])
}
