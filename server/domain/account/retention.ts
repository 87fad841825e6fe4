import { RETENTION, type TimedCategory } from '@/contracts/retention'
import { removeOldPreserved } from '../admin/preserve'
import { removeOldSales } from '../billing/remove-old-sales'
import { purgeTrash } from '../characters/own/trash'
import type { Context } from '../context'
import { purgeDeletedChats } from '../conversations/purge-trash'
import { removeOldEvents } from '../events/read-events'
import { forgetTraces } from '../rewards/traces'
import { removeOldSessions } from '../sessions/end-sessions'
import { removeOldLimits } from '../rate-limit'
import { sweepExports } from './export-data'

const DAY_MS = 86_400_000

type Purge = (ctx: Context, before: Date) => Promise<unknown>
const older =
  (statement: string): Purge =>
  (ctx, before) =>
    ctx.db.query(statement, [before])

/** What purges each category of contracts/retention.ts; one without an entry does not compile. */
const PURGES: Record<TimedCategory, Purge> = {
  sign_ins: removeOldSessions,
  live_updates: async (ctx, before) => {
    await removeOldEvents(ctx)
    await older('delete from imports where created_at < $1')(ctx, before)
    await older('delete from pushes where created_at < $1')(ctx, before)
    await older('delete from suggested_lines where created_at < $1')(ctx, before)
  },
  counters: removeOldLimits,
  trash: async (ctx, before) => {
    await purgeTrash(ctx, before)
    await purgeDeletedChats(ctx, before)
  },
  moderation: older('delete from moderation_verdicts where created_at < $1'),
  preserved: removeOldPreserved,
  feedback: older('delete from feedback where created_at < $1'),
  exports: sweepExports,
  export_records: older(
    `delete from data_exports where created_at < $1 and storage_key is null and state not in ('queued', 'running', 'ready')`,
  ),
  mails: older('delete from outbox where created_at < $1'),
  leaving_comments: older(
    `update deletions set comment = null
      where comment is not null and day < to_char($1::timestamptz at time zone 'UTC', 'YYYY-MM-DD')`,
  ),
  invitation_checks: forgetTraces,
  // The number stays, so that nobody is rewarded twice and the most ever stays the most.
  invitations: async (ctx, before) => {
    await older('update reward_friends set mailbox = null, domain = null where created_at < $1 and mailbox is not null')(ctx, before)
    await older('delete from reward_code_mailboxes where created_at < $1')(ctx, before)
  },
  bookkeeping: async (ctx, before) => {
    // The lines of wallets that exist are their balance, however old.
    await older(
      `delete from ledger_entries l where created_at < $1 and not exists (select 1 from credit_accounts a where a.user_id = l.user_id)`,
    )(ctx, before)
    await removeOldSales(ctx, before)
  },
  // Counted from the end of the last subscription they were given for; an order that led to none counts from its day.
  renewal_consents: older(
    `delete from renewal_consents c where created_at < $1 and not exists (
       select 1 from billing_orders o join subscriptions s on s.order_id = o.id
        where o.consent_id = c.id and (s.state <> 'ended' or s.ended_at is null or s.ended_at >= $1))`,
  ),
  billing_mails: older('delete from billing_mails where created_at < $1'),
  // Changes that never came about, and those that can no longer be undone.
  email_changes: older('delete from email_changes where coalesce(changed_at, expires_at) < $1'),
  freed_handles: older('delete from freed_handles where freed_at < $1'),
}

/** Removes data past its retention. A category that fails does not stop the others; its error is thrown at the end. */
export async function purgeOld(ctx: Context): Promise<void> {
  const failed: string[] = []
  for (const [category, purge] of Object.entries(PURGES) as [TimedCategory, Purge][]) {
    const before = new Date(ctx.now().getTime() - RETENTION[category] * DAY_MS)
    await purge(ctx, before).catch((error: unknown) => {
      failed.push(category)
      ctx.log.error({ category, error: (error as Error).name }, 'old data not purged')
    })
  }
  if (failed.length) throw new Error(`not purged: ${failed.join(', ')}`)
}
