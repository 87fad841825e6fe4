import type { Context } from './context'

/** A row without a heartbeat for this many seconds has lost its process: three missed beats. */
export const LEASE_SECONDS = 30
const HEARTBEAT_MS = 10_000

/** Every table whose rows are worked under a lease (`heartbeat_at`), and which of its rows are claimed. */
const CLAIMED = {
  data_exports: `state = 'running'`,
  erasures: 'true',
  photos: `state = 'running'`,
  clips: `state = 'running'`,
  voices: `state = 'running'`,
  voice_notes: `state = 'running'`,
  remembering: 'heartbeat_at is not null',
  writing_first: 'heartbeat_at is not null',
} as const
export type LeasedTable = keyof typeof CLAIMED

/** Runs the work of a claimed row and renews its lease meanwhile. Answers what `run` answers. */
export async function underLease<T>(ctx: Context, table: LeasedTable, id: number, run: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => {
    ctx.db
      .query(`update ${table} set heartbeat_at = $2 where id = $1 and ${CLAIMED[table]}`, [id, ctx.now()])
      .catch((error: unknown) => ctx.log.warn({ table, id, error: (error as Error).name }, 'lease not renewed'))
  }, HEARTBEAT_MS)
  try {
    return await run()
  } finally {
    clearInterval(beat)
  }
}

/** Ends every lease. Only for a process that is alone on its database: whatever is claimed then belongs to one that died. */
export async function releaseLeases(ctx: Context): Promise<void> {
  for (const [table, claimed] of Object.entries(CLAIMED)) {
    await ctx.db.query(`update ${table} set heartbeat_at = 'epoch' where ${claimed}`, [])
  }
}
