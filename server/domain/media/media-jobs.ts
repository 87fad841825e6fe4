import type { Db } from '@/server/db/client'
import type { Context } from '../context'

/** Tables whose rows are jobs of media: they share the columns of a lease. */
export type MediaTable = 'photos' | 'clips' | 'voices' | 'voice_notes'

/** Tries until it is given up, lost processes counted (ours). */
export const MEDIA_ATTEMPTS = 3
/** A job without a sign of life for this long has lost its process (ours). */
const LEASE_SECONDS = 30
const HEARTBEAT_MS = 10_000
/** Ours: the pause before the second try; then twice as long. */
const FIRST_PAUSE_SECONDS = 2

/**
 * Takes the next job that is due, or one whose process is gone, and counts the try. Two processes never take the same.
 * Answers its id, or null.
 */
export async function claimNext(ctx: Context, table: MediaTable): Promise<number | null> {
  const now = ctx.now()
  const [row] = await ctx.db.query<{ id: number }>(
    `update ${table} set state = 'running', attempts = attempts + 1, heartbeat_at = $1, updated_at = $1
      where id = (select id from ${table}
                   where (state = 'queued' and next_try_at <= $1 or state = 'running' and heartbeat_at < $1::timestamptz - make_interval(secs => $2))
                     and attempts < $3 and gives_up_at > $1
                   order by next_try_at for update skip locked limit 1)
      returning id`,
    [now, LEASE_SECONDS, MEDIA_ATTEMPTS],
  )
  return row?.id ?? null
}

/** Puts a job back for a later try. */
export const putBack = (ctx: Context, table: MediaTable, id: number) =>
  ctx.db.query(
    `update ${table} set state = 'queued', progress = 0, next_try_at = $2::timestamptz + make_interval(secs => $3 * power(2, greatest(attempts - 1, 0)))
      where id = $1 and state = 'running'`, [id, ctx.now(), FIRST_PAUSE_SECONDS])

/** Runs the work of a claimed job under its lease; `signal` ends at the job's time limit. */
export async function underMediaLease<T>(
  ctx: Context, table: MediaTable, { id, limit_ms }: { id: number; limit_ms: number }, work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const beat = setInterval(() => {
    ctx.db.query(`update ${table} set heartbeat_at = $2 where id = $1 and state = 'running'`, [id, ctx.now()])
      .catch((error: unknown) => ctx.log.warn({ table, id, error: (error as Error).name }, 'no sign of life given'))
  }, HEARTBEAT_MS)
  try {
    return await work(AbortSignal.timeout(limit_ms))
  } finally {
    clearInterval(beat)
  }
}

/** Jobs that nobody may try again and that have not ended: their last process is gone, or their time is over. */
export async function lostJobs(ctx: Context, table: MediaTable): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    `select id from ${table} where state in ('queued', 'running') and (gives_up_at <= $1 or attempts >= $3)
       and (state = 'queued' or heartbeat_at < $1::timestamptz - make_interval(secs => $2)) order by id limit 500`,
    [ctx.now(), LEASE_SECONDS, MEDIA_ATTEMPTS],
  )
  return rows.map(({ id }) => id)
}

/** Whether anything waits that could be taken now. */
export async function anyDue(ctx: Context, table: MediaTable): Promise<boolean> {
  const [row] = await ctx.db.query(
    `select 1 from ${table} where attempts < $3 and gives_up_at > $1
       and (state = 'queued' and next_try_at <= $1 or state = 'running' and heartbeat_at < $1::timestamptz - make_interval(secs => $2)) limit 1`,
    [ctx.now(), LEASE_SECONDS, MEDIA_ATTEMPTS])
  return row !== undefined
}

/** Pays what is held for a job, in the transaction that delivers it. False when the hold is gone: then it is a gift. */
export async function captureIn(tx: Db, user_id: number, hold_key: string): Promise<boolean> {
  const [row] = await tx.query<{ done: boolean }>('select credits_capture($1, $2) as done', [user_id, hold_key])
  return row?.done ?? false
}
/** Gives back what is held, in the transaction that gives the job up. */
export async function releaseIn(tx: Db, user_id: number, hold_key: string, now: Date): Promise<boolean> {
  const [row] = await tx.query<{ done: boolean }>('select credits_release($1, $2, $3) as done', [user_id, hold_key, now])
  return row?.done ?? false
}
