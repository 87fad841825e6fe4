import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { publish } from '../events/publish'
import type { MediaTable } from './media-jobs'

/** Ours: how often progress is written at most. */
const EVERY_MS = 1000

type Row = { id: number; user_id: number; attempts: number }

/** Writes and tells how far a job is, once a second at most. A word that is lost is followed by another. */
export function progressOf(ctx: Context, table: MediaTable, row: Row, tell: (tx: Db, progress: number) => Promise<ServerEvent[]>) {
  let told = -Infinity
  let known = 0
  let writing: Promise<void> = Promise.resolve()
  const write = async (progress: number) => {
    const events = await ctx.db.transaction(async (tx) => {
      const [still] = await tx.query(`update ${table} set progress = $2 where id = $1 and state = 'running' and attempts = $3 returning 1`, [row.id, progress, row.attempts])
      return still ? tell(tx, progress) : []
    })
    publish(ctx, row.user_id, events)
  }
  return {
    note(percent: number) {
      const progress = Math.max(0, Math.min(99, Math.floor(percent)))
      const now = performance.now()
      if (!(progress > known) || now - told < EVERY_MS) return
      told = now
      known = progress
      writing = writing.then(() => write(progress)).catch((error: unknown) => ctx.log.warn({ table, id: row.id, error: (error as Error).name }, 'progress not told'))
    },
    /** Once nothing of it is being written any more. */
    settled: () => writing,
  }
}
