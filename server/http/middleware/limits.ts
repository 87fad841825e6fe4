import { AppError } from '@/server/domain/errors'

type Bucket = { tokens: number; at: number }

/** Requests a minute, with a burst of as many (ours). Heavier calls have limits of their own in the domain. */
export const PER_USER = 600
export const PER_CLIENT = 1200
/** Previews of portraits: a step of choices is about twenty, and browsers keep them. */
export const PREVIEWS_PER_CLIENT = 600
const KEEP = 50_000

/** Token buckets of this process; `take` throws RATE_LIMITED with the seconds to wait. */
export function createLimiter(per_minute: number) {
  const buckets = new Map<string, Bucket>()
  return {
    take(key: string, now = performance.now()) {
      const bucket = buckets.get(key) ?? { tokens: per_minute, at: now }
      bucket.tokens = Math.min(per_minute, bucket.tokens + ((now - bucket.at) / 60_000) * per_minute)
      bucket.at = now
      if (buckets.size > KEEP) buckets.clear()
      buckets.set(key, bucket)
      if (bucket.tokens < 1) {
        const retry_after = Math.ceil(((1 - bucket.tokens) / per_minute) * 60)
        throw new AppError('RATE_LIMITED', `Too many requests. Try again in ${retry_after} seconds.`, { retry_after })
      }
      bucket.tokens -= 1
    },
  }
}
