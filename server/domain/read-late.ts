import { isAway } from '@/server/db/client'
import type { Context } from './context'

/** A standby ends a question that would keep it from following (PostgreSQL, Appendix A: serialization_failure). */
const IN_THE_WAY = '40001'

const isConflict = (error: unknown): boolean =>
  error instanceof Error && ((error as { code?: string }).code === IN_THE_WAY || isConflict(error.cause))

/**
 * Runs a read that may be a second late on the standby, where there is one; on the primary where that is away or has no time. Never for
 * what a person has just written: they would not find it. Throws what the read throws.
 */
export async function readLate<T>(ctx: Context, read: (ctx: Context) => Promise<T>): Promise<T> {
  if (!ctx.standby) return read(ctx)
  try {
    return await read({ ...ctx, db: ctx.standby, standby: null })
  } catch (error) {
    if (!isAway(error) && !isConflict(error)) throw error
    ctx.log.warn({ code: (error as { code?: string }).code }, 'the standby does not answer; the primary does')
    return read({ ...ctx, standby: null })
  }
}
