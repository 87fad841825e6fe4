import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { settleCredits } from '../credits/credits'
import { publish } from '../events/publish'

/** What somebody got, and what they have now. */
export type Granted = { credits: number; credit_balance: number }

/** A reward within a claim's own transaction. Answers whether (source, key) was new. */
export async function grantReward(tx: Db, reward: { user_id: number; key: string; credits: number }): Promise<boolean> {
  const [row] = await tx.query<{ fresh: boolean }>(
    `select credits_grant($1, 'reward', $2, $3, null, $4) as fresh`, [reward.user_id, reward.key, reward.credits, `reward:${reward.key}`])
  return row?.fresh ?? false
}

/** Runs a claim in one transaction, with the news of the balance in it. `claim` answers the credits it granted. */
export async function inClaim(ctx: Context, user_id: number, claim: (tx: Db) => Promise<number>): Promise<Granted> {
  const { credits, events } = await ctx.db.transaction(async (tx) => {
    const granted = await claim(tx)
    if (granted === 0) return { credits: 0, events: null }
    const [row] = await tx.query<{ events: ServerEvent[] }>(
      `select emit_events($1, array['balance.updated'], array[balance_json($1)]) as events`, [user_id])
    return { credits: granted, events: row?.events ?? null }
  })
  publish(ctx, user_id, events)
  return { credits, credit_balance: await settleCredits(ctx, user_id) }
}
