import type { Context } from '../context'
import { notFound } from '../errors'
import { publish } from '../events/publish'
import { emitBalance, grantCreditsIn } from './credits'

type Adjustment = { user_id: number; /** Below zero takes back. */ credits: number; key: string; reason: string }

/**
 * For staff: grants credits that never end, or takes back at most what is left. Repeating the key changes nothing. Answers how
 * many moved. Throws NOT_FOUND.
 */
export async function adjustCredits(ctx: Context, { user_id, credits, key, reason }: Adjustment): Promise<number> {
  const now = ctx.now()
  const { moved, events } = await ctx.db.transaction(async (tx) => {
    const [user] = await tx.query('select 1 from users where id = $1', [user_id])
    if (!user) throw notFound('User')
    let moved = 0
    if (credits > 0) {
      const grant = { user_id, source: 'adjustment' as const, key: `staff:${key}`, credits, expires_at: null, reason }
      if (await grantCreditsIn(tx, grant)) moved = credits
    } else {
      const taken = await tx.query<{ taken: number }>('select credits_take_back($1, $2, $3, $4, $5) as taken', [
        user_id,
        -credits,
        key,
        reason,
        now,
      ])
      moved = -taken[0]!.taken
    }
    return { moved, events: moved === 0 ? null : await emitBalance(tx, user_id) }
  })
  publish(ctx, user_id, events)
  return moved
}
