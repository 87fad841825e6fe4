import { createHash } from 'node:crypto'
import type { Context } from '../context'
import { AppError } from '../errors'

/** Addresses stand in keys as digests. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

export type Limit = { key: string; most: number; seconds: number }

/**
 * Counts one hit in the database, so that the limit holds across processes, restarts and re-sends.
 * Throws RATE_LIMITED with `retry_after` seconds once `most` hits lie within `seconds`.
 */
export async function hitLimit(ctx: Context, limit: Limit): Promise<void> {
  const now = ctx.now()
  const [row] = await ctx.db.query<{ hits: number; resets_at: Date | string }>(
    `insert into rate_limits as r (key, hits, resets_at) values ($1, 1, $2::timestamptz + make_interval(secs => $3))
       on conflict (key) do update set
         hits = case when r.resets_at <= $2 then 1 else r.hits + 1 end,
         resets_at = case when r.resets_at <= $2 then excluded.resets_at else r.resets_at end
     returning hits, resets_at`,
    [limit.key, now, limit.seconds],
  )
  if (row && row.hits > limit.most) {
    const retry_after = Math.max(1, Math.ceil((new Date(row.resets_at).getTime() - now.getTime()) / 1000))
    throw new AppError('RATE_LIMITED', `Too many attempts. Try again in ${minutes(retry_after)}.`, { retry_after })
  }
}

const minutes = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`

/** When `most` hits will no longer lie within the time; null while there are fewer. Counts none itself. */
export async function limitedUntil(ctx: Context, { key, most }: Pick<Limit, 'key' | 'most'>): Promise<Date | null> {
  const [row] = await ctx.db.query<{ resets_at: Date | string }>('select resets_at from rate_limits where key = $1 and hits >= $2 and resets_at > $3', [key, most, ctx.now()])
  return row ? new Date(row.resets_at) : null
}

export async function forgetLimit(ctx: Context, key: string): Promise<void> {
  await ctx.db.query('delete from rate_limits where key = $1', [key])
}

export async function removeOldLimits(ctx: Context): Promise<void> {
  await ctx.db.query('delete from rate_limits where resets_at < $1', [ctx.now()])
}
