import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { emitBalance, grantCreditsIn, settleCredits } from '../credits/credits'
import { publish } from '../events/publish'

/** What someone got, and what they have now. */
export type Granted = { credits: number; credit_balance: number }

/** A reward within a claim's own transaction. Answers whether (source, key) was new. */
export async function grantReward(tx: Db, reward: { user_id: number; key: string; credits: number }): Promise<boolean> {
  return grantCreditsIn(tx, { ...reward, source: 'reward', expires_at: null, reason: `reward:${reward.key}` })
}

/** Runs a claim in one transaction, which also emits the balance. `claim` answers the credits it granted. */
export async function inClaim(ctx: Context, user_id: number, claim: (tx: Db) => Promise<number>): Promise<Granted> {
  const { credits, events } = await ctx.db.transaction(async (tx) => {
    const granted = await claim(tx)
    return { credits: granted, events: granted === 0 ? null : await emitBalance(tx, user_id) }
  })
  publish(ctx, user_id, events)
  return { credits, credit_balance: await settleCredits(ctx, user_id) }
}
