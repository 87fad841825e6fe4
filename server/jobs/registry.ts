import type { Context } from '@/server/domain/context'
import { checkLedger, settleExpired, sweepHolds } from '@/server/domain/credits/credits'
import { removeOldEvents } from '@/server/domain/events/read-events'
import { removeOldPieces } from '@/server/domain/messages/store-pieces'
import { removeOldSessions } from '@/server/domain/sessions/sessions'
import { removeOldCodeRequests } from '@/server/domain/users/code-browser'
import { removeOldLimits } from '@/server/domain/users/rate-limit'

export const JOBS = ['sweep-holds', 'settle-expired', 'check-ledger', 'remove-old'] as const
export type JobName = (typeof JOBS)[number]

type Job = { /** Cron in UTC; pg-boss runs it once across all processes. */ cron: string; run(ctx: Context): Promise<void> }

/** Every job there is; a name without an entry does not compile. */
export const registry: Record<JobName, Job> = {
  'sweep-holds': { cron: '* * * * *', run: async (ctx) => void (await sweepHolds(ctx)) },
  // A minute past midnight too, so that open pages see the day's end within the minute.
  'settle-expired': { cron: '* * * * *', run: async (ctx) => void (await settleExpired(ctx)) },
  'check-ledger': {
    cron: '17 * * * *',
    run: async (ctx) => {
      const faults = await checkLedger(ctx)
      if (faults.length) ctx.log.error({ faults: faults.slice(0, 20), count: faults.length }, 'LEDGER DOES NOT ADD UP')
    },
  },
  'remove-old': {
    cron: '41 3 * * *',
    run: async (ctx) => {
      await removeOldEvents(ctx)
      await removeOldPieces(ctx)
      await removeOldSessions(ctx)
      await removeOldLimits(ctx)
      await removeOldCodeRequests(ctx)
      await ctx.identity.removeOld()
    },
  },
}
