import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { publish } from '../events/publish'
import type { MediaTable } from './media-queue'

/** How often progress is written at most. */
const EVERY_MS = 1000

type Row = { id: number; user_id: number; attempts: number }

/** Stores and emits a job's progress, once a second at most. A lost update is followed by another. */
export function progressOf(ctx: Context, table: MediaTable, row: Row, emit: (tx: Db, progress: number) => Promise<ServerEvent[]>) {
  let emitted_at = -Infinity
  let known = 0
  let writing: Promise<void> = Promise.resolve()
  const write = async (progress: number) => {
    const events = await ctx.db.transaction(async (tx) => {
      const [still] = await tx.query(
        `update ${table} set progress = $2 where id = $1 and state = 'running' and attempts = $3 returning 1`,
        [row.id, progress, row.attempts],
      )
      return still ? emit(tx, progress) : []
    })
    publish(ctx, row.user_id, events)
  }
  return {
    note(percent: number) {
      const progress = Math.max(0, Math.min(99, Math.floor(percent)))
      const now = performance.now()
      if (!(progress > known) || now - emitted_at < EVERY_MS) return
      emitted_at = now
      known = progress
      writing = writing
        .then(() => write(progress))
        .catch((error: unknown) => ctx.log.warn({ table, id: row.id, error: (error as Error).name }, 'progress not emitted'))
    },
    /** Once nothing of it is being written any more. */
    settled: () => writing,
  }
}
