import type { Context } from '../context'
import { LEASE_SECONDS, type LeasedTable } from '../leases'

/** Tables whose rows are media jobs: they share the columns of `job()` in server/db/schema/columns.ts. */
export type MediaTable = Exclude<LeasedTable, 'remembering' | 'writing_first' | 'data_exports' | 'erasures'>

/** Failed attempts until a job is given up. */
export const MEDIA_ATTEMPTS = 3
/** Attempts in all: a job that ends its process each time must end some day, and a deploy in the middle is not its fault. */
const MOST_CLAIMS = 10
/** The pause before the second attempt; before the third it is twice as long. */
const FIRST_PAUSE_SECONDS = 2

/**
 * Takes the next job that is due, or one whose process is gone, and counts the attempt. Two processes never take the same.
 * Answers its id, or null.
 */
export async function claimNext(ctx: Context, table: MediaTable): Promise<number | null> {
  const now = ctx.now()
  const [row] = await ctx.db.query<{ id: number }>(
    `update ${table} set state = 'running', attempts = attempts + 1, heartbeat_at = $1, updated_at = $1
      where id = (select id from ${table}
                   where (state = 'queued' and next_try_at <= $1
                       or state = 'running' and heartbeat_at < $1::timestamptz - make_interval(secs => $2))
                     and attempts < $3 and gives_up_at > $1
                   order by next_try_at for update skip locked limit 1)
      returning id`,
    [now, LEASE_SECONDS, MOST_CLAIMS],
  )
  return row?.id ?? null
}

type Attempt = { id: number; attempts: number; failures: number }

/** Queues a failed job for a later attempt. Answers after how many seconds it is due. */
export async function retryLater(ctx: Context, table: MediaTable, { id, attempts, failures }: Attempt): Promise<number> {
  const seconds = FIRST_PAUSE_SECONDS * 2 ** failures
  await ctx.db.query(
    `update ${table} set state = 'queued', failures = failures + 1, progress = 0, next_try_at = $3::timestamptz + make_interval(secs => $4)
      where id = $1 and state = 'running' and attempts = $2`,
    [id, attempts, ctx.now(), seconds],
  )
  return seconds
}

/** Requeues a job that has to wait for something else; that is no failed attempt. */
export const waitForTurn = (ctx: Context, table: MediaTable, { id, attempts }: Omit<Attempt, 'failures'>, seconds: number) =>
  ctx.db.query(
    `update ${table} set state = 'queued', attempts = attempts - 1, next_try_at = $3::timestamptz + make_interval(secs => $4)
      where id = $1 and state = 'running' and attempts = $2`,
    [id, attempts, ctx.now(), seconds],
  )

/** Jobs that may not be tried again and have not ended: their last process is gone, or their time is over. At most 500. */
export async function lostJobs(ctx: Context, table: MediaTable): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    `select id from ${table} where state in ('queued', 'running') and (gives_up_at <= $1 or attempts >= $3)
       and (state = 'queued' or heartbeat_at < $1::timestamptz - make_interval(secs => $2)) order by id limit 500`,
    [ctx.now(), LEASE_SECONDS, MOST_CLAIMS],
  )
  return rows.map(({ id }) => id)
}

/** Whether a job waits that could be taken now. */
export async function anyDue(ctx: Context, table: MediaTable): Promise<boolean> {
  const [row] = await ctx.db.query(
    `select 1 from ${table} where attempts < $3 and gives_up_at > $1
       and (state = 'queued' and next_try_at <= $1
         or state = 'running' and heartbeat_at < $1::timestamptz - make_interval(secs => $2)) limit 1`,
    [ctx.now(), LEASE_SECONDS, MOST_CLAIMS],
  )
  return row !== undefined
}
