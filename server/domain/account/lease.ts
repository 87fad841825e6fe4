import type { Context } from '../context'

/** A job without a sign of life for this long has lost its process (ours). */
export const LEASE_SECONDS = 30
const HEARTBEAT_MS = 10_000

/** Runs the work of a row that has been claimed, and says meanwhile that it is alive. */
export async function underLease<T>(ctx: Context, table: 'data_exports' | 'erasures', id: number, run: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => {
    ctx.db.query(`update ${table} set heartbeat_at = $2 where id = $1`, [id, ctx.now()])
      .catch((error: unknown) => ctx.log.warn({ table, id, error: (error as Error).name }, 'no sign of life given'))
  }, HEARTBEAT_MS)
  try {
    return await run()
  } finally {
    clearInterval(beat)
  }
}

/** At the start of a process that is the only one: whatever is claimed belongs to one that died. */
export async function releaseLeases(ctx: Context): Promise<void> {
  await ctx.db.query(`update data_exports set heartbeat_at = 'epoch' where state = 'running'`, [])
  await ctx.db.query(`update erasures set heartbeat_at = 'epoch'`, [])
  await ctx.db.query(`update clips set heartbeat_at = 'epoch' where state = 'running'`, [])
  await ctx.db.query(`update photos set heartbeat_at = 'epoch' where state = 'running'`, [])
  await ctx.db.query(`update voices set heartbeat_at = 'epoch' where state = 'running'`, [])
  await ctx.db.query(`update voice_notes set heartbeat_at = 'epoch' where state = 'running'`, [])
}
