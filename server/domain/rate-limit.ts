import { createHash } from 'node:crypto'
import type { ProcessBus } from '@/server/providers/bus/port'
import type { Context, RateStore } from './context'
import { AppError } from './errors'

/** How often something may be done: `most` times in so many seconds. */
export type Rate = { most: number; seconds: number }
export type Limit = Rate & { key: string }

/** Email addresses appear in keys as digests only. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Counts hits by key. `take` answers after how many seconds a hit is allowed; 0 for one that is. */
type Store<Answer> = { take(key: string, rate: Rate): Answer }

/** What is left of a rate, and when it was worked out (milliseconds of the clock that `takeToken` is given). */
export type Bucket = { tokens: number; refilled_at: number }

/**
 * Takes a token from a bucket that holds `burst` (without it `most`) and is refilled with `most` in each `seconds`. Answers
 * the seconds until there is one, 0 when it was taken.
 */
export function takeToken(bucket: Bucket, { most, seconds, burst = most }: Rate & { burst?: number }, now: number): number {
  const per_ms = most / (seconds * 1000)
  bucket.tokens = Math.min(burst, bucket.tokens + (now - bucket.refilled_at) * per_ms)
  bucket.refilled_at = now
  if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / per_ms / 1000)
  bucket.tokens -= 1
  return 0
}

/** Bounds the memory of one process; an idle key's bucket is full again after a minute at most. */
const MAX_KEYS = 50_000

/** Buckets in the memory of this process. When there are too many keys, the one that was used least recently is forgotten. */
export function memoryStore(max_keys = MAX_KEYS): Store<number> {
  const buckets = new Map<string, Bucket>()
  return {
    take(key, rate) {
      const now = performance.now()
      const bucket = buckets.get(key) ?? { tokens: rate.most, refilled_at: now }
      // A Map answers its keys in the order they were put in: the first is always the one idle longest.
      buckets.delete(key)
      buckets.set(key, bucket)
      if (buckets.size > max_keys) buckets.delete(buckets.keys().next().value!)
      return takeToken(bucket, rate, now)
    },
  }
}

/** Buckets that all processes share; while the bus is away, those of this process. */
export function sharedStore(bus: ProcessBus, own = memoryStore()): Store<Promise<number>> {
  return { take: async (key, rate) => (await bus.take(key, rate)) ?? own.take(key, rate) }
}

/** Rows of `rate_limits`, so that a limit holds across processes and restarts: the first hit opens a window of `seconds`. */
export const databaseStore = (ctx: Context): Store<Promise<number>> => ({
  async take(key, { most, seconds }) {
    const now = ctx.now()
    const [row] = await ctx.db.query<{ hits: number; resets_at: Date }>(
      `insert into rate_limits as r (key, hits, resets_at) values ($1, 1, $2::timestamptz + make_interval(secs => $3))
         on conflict (key) do update set
           hits = case when r.resets_at <= $2 then 1 else r.hits + 1 end,
           resets_at = case when r.resets_at <= $2 then excluded.resets_at else r.resets_at end
       returning hits, resets_at`,
      [key, now, seconds],
    )
    return row && row.hits > most ? Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)) : 0
  },
})

const inWords = (seconds: number) => (seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`)

function refuse(what: 'requests' | 'attempts', retry_after: number): void {
  if (retry_after > 0) throw new AppError('RATE_LIMITED', `Too many ${what}. Try again in ${inWords(retry_after)}.`, { retry_after })
}

/** A limit named `name`, counted in `store`. `take` throws RATE_LIMITED with `retry_after` in seconds. */
export function createLimiter(store: RateStore, name: string, rate: Rate) {
  return { take: async (key: string) => refuse('requests', await store.take(`${name}:${key}`, rate)) }
}

/** A limit that holds across processes and restarts. Throws RATE_LIMITED with `retry_after` in seconds. */
export async function hitLimit(ctx: Context, { key, ...rate }: Limit): Promise<void> {
  refuse('attempts', await databaseStore(ctx).take(key, rate))
}

/** When `most` hits will no longer lie within the window; null while there are fewer. Counts none itself. */
export async function limitedUntil(ctx: Context, { key, most }: Pick<Limit, 'key' | 'most'>): Promise<Date | null> {
  const [row] = await ctx.db.query<{ resets_at: Date }>(
    'select resets_at from rate_limits where key = $1 and hits >= $2 and resets_at > $3',
    [key, most, ctx.now()],
  )
  return row?.resets_at ?? null
}

export async function forgetLimit(ctx: Context, key: string): Promise<void> {
  await ctx.db.query('delete from rate_limits where key = $1', [key])
}

export async function removeOldLimits(ctx: Context): Promise<void> {
  await ctx.db.query('delete from rate_limits where resets_at < $1', [ctx.now()])
}
