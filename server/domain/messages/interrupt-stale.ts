import type { ServerEvent } from '@/contracts/events'
import type { Context } from '../context'
import { publish } from '../events/publish'

/** A running reply without a sign of life for this long has lost its process; the heartbeat comes every 2 s. */
export const STALE_SECONDS = 10

/**
 * Ends replies whose process is gone: `interrupted`, with the text the log holds, unpaid, and may be continued.
 * `older_than_seconds` 0 at the start of a process that is the only one. Answers how many.
 */
export async function interruptStale(ctx: Context, older_than_seconds = STALE_SECONDS): Promise<number> {
  const stale = await ctx.db.query<{ id: number }>(
    `select id from generations where state = 'running' and heartbeat_at <= $1::timestamptz - make_interval(secs => $2)`,
    [ctx.now(), older_than_seconds],
  )
  let ended = 0
  for (const { id } of stale) {
    if (ctx.running.has(Number(id))) continue
    const [row] = await ctx.db.query<{ done: { user_id: number; events: ServerEvent[] } | null }>(
      `select finish_generation($1, 'interrupted', null, '{}', false, $2) as done`,
      [id, ctx.now()],
    )
    if (row?.done) {
      publish(ctx, row.done.user_id, row.done.events)
      ended += 1
    }
  }
  return ended
}
