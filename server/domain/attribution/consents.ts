import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { dropPendingConversions, queueSignup } from './conversions'

export type Decision = { browser: string; version: number; analytics: boolean; marketing: boolean; decided_at: string }

/** Clocks of phones differ; a decision of tomorrow would outrank every true one. */
const AHEAD_MS = 10 * 60_000

/** Adds a decision to the person's log. Repeating it changes nothing. */
export async function recordConsent(ctx: Context, caller: Caller, decision: Decision): Promise<void> {
  const at = new Date(decision.decided_at)
  if (Number.isNaN(at.getTime())) throw new AppError('INVALID_INPUT', 'This isn’t a valid time.')
  const decided_at = new Date(Math.min(at.getTime(), ctx.now().getTime() + AHEAD_MS))
  await ctx.db.query(
    `insert into consents (user_id, browser, version, analytics, marketing, decided_at, created_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict do nothing`,
    [caller.user_id, decision.browser, decision.version, decision.analytics, decision.marketing, decided_at, ctx.now()],
  )
  if (decision.marketing) await queueSignup(ctx, caller.user_id)
  else await dropPendingConversions(ctx, caller.user_id)
}
