import { SIGNUP_CREDITS } from '@/contracts/prices'
import type { ServerEvent } from '@/contracts/events'
import type { Context } from '../context'
import { AppError } from '../errors'
import { publish } from '../events/publish'
import type { Db } from '@/server/db/client'

export type LotSource = 'signup' | 'daily' | 'monthly' | 'purchase' | 'reward' | 'adjustment'

/** The first moment of the next UTC day: when free credits come again. */
export function nextUtcMidnight(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
}

/** Stores the event of a changed balance. The caller publishes the answer after the commit. */
export async function emitBalance(tx: Db, user_id: number): Promise<ServerEvent[]> {
  const [row] = await tx.query<{ events: ServerEvent[] }>(
    `select emit_events($1, array['balance.updated'], array[balance_json($1)]) as events`,
    [user_id],
  )
  return row?.events ?? []
}

/** Adds a lot of credits; `expires_at` null means no expiry. Repeating (source, key) changes nothing. Answers whether it was new. */
export async function grantCredits(ctx: Context, grant: Grant): Promise<boolean> {
  const events = await ctx.db.transaction(async (tx) => ((await grantCreditsIn(tx, grant)) ? emitBalance(tx, grant.user_id) : null))
  publish(ctx, grant.user_id, events)
  return events !== null
}

export type Grant = { user_id: number; source: LotSource; key: string; credits: number; expires_at: Date | null; reason: string }

/** The part of `grantCredits` that runs in a verb's transaction; the caller emits the balance. */
export async function grantCreditsIn(tx: Db, { user_id, source, key, credits, expires_at, reason }: Grant): Promise<boolean> {
  const [row] = await tx.query<{ fresh: boolean }>('select credits_grant($1, $2, $3, $4, $5, $6) as fresh', [
    user_id,
    source,
    key,
    credits,
    expires_at,
    reason,
  ])
  return row?.fresh ?? false
}

type Reversal = { user_id: number; source: LotSource; key: string; credits: number; reverse_key: string; now: Date }

/**
 * Takes back what a payment granted that was refunded or charged back: at most what is left of the lot. With all of it asked
 * for, the lot ends, so that held and reserved credits lapse when they come back. Answers how many were taken.
 */
export async function reverseCreditsIn(tx: Db, { user_id, source, key, credits, reverse_key, now }: Reversal): Promise<number> {
  const [row] = await tx.query<{ taken: number }>('select credits_reverse($1, $2, $3, $4, $5, $6) as taken', [
    user_id,
    source,
    key,
    credits,
    reverse_key,
    now,
  ])
  return row?.taken ?? 0
}

/**
 * The 50 of the first day, in the transaction that makes the person: nobody is there without them. The daily 15 begin with the
 * next UTC day, so that a new balance reads 50.
 */
export async function grantSignupCredits(ctx: Context, tx: Db, user_id: number): Promise<void> {
  await tx.query('insert into credit_accounts (user_id, daily_on) values ($1, $2) on conflict do nothing', [
    user_id,
    ctx.now().toISOString().slice(0, 10),
  ])
  const grant = { user_id, source: 'signup' as const, key: 'once', credits: SIGNUP_CREDITS, expires_at: null, reason: 'welcome' }
  if (await grantCreditsIn(tx, grant)) await emitBalance(tx, user_id)
}

export type Hold = { user_id: number; key: string; credits: number; reason: string; lease_seconds: number }

/** Sets credits aside for something to be delivered. Throws NOT_ENOUGH_BALANCE and SPENDING_LIMIT_REACHED. Repeating the key is a no-op. */
export async function holdCredits(ctx: Context, hold: Hold): Promise<void> {
  const events = await ctx.db.transaction(async (tx) => ((await holdCreditsIn(tx, hold, ctx.now())) ? emitBalance(tx, hold.user_id) : null))
  publish(ctx, hold.user_id, events)
}

/**
 * The part of `holdCredits` that runs in a verb's transaction, which its throw rolls back; the caller emits the
 * balance. Answers whether the hold is new.
 */
export async function holdCreditsIn(tx: Db, { user_id, key, credits, reason, lease_seconds }: Hold, now: Date): Promise<boolean> {
  const [row] = await tx.query<{ outcome: 'held' | 'exists' | 'insufficient' | 'limit' }>(
    'select credits_hold($1, $2, $3, $4, make_interval(secs => $5), $6) as outcome',
    [user_id, key, credits, reason, lease_seconds, now],
  )
  if (row?.outcome === 'insufficient') throw notEnoughBalance(credits)
  if (row?.outcome === 'limit') throw overSpendingLimit()
  return row?.outcome === 'held'
}

/**
 * Pays for what has been delivered with the credits held under `key`, in the transaction that delivers it. Answers false
 * when the hold is gone: what is delivered is then a gift. Repeating it changes nothing.
 */
export async function captureCreditsIn(tx: Db, user_id: number, key: string): Promise<boolean> {
  const [row] = await tx.query<{ done: boolean }>('select credits_capture($1, $2) as done', [user_id, key])
  return row?.done ?? false
}

/**
 * Returns the credits held under `key`, in the transaction that gives up what they were held for; the caller emits the
 * balance. Answers whether any were returned. Repeating it changes nothing.
 */
export async function releaseCreditsIn(tx: Db, user_id: number, key: string, now: Date): Promise<boolean> {
  const [row] = await tx.query<{ done: boolean }>('select credits_release($1, $2, $3) as done', [user_id, key, now])
  return row?.done ?? false
}

/** Returns the credits held under `key` and emits the balance. Answers whether any were returned. */
export async function releaseCredits(ctx: Context, user_id: number, key: string): Promise<boolean> {
  const events = await ctx.db.transaction(async (tx) =>
    (await releaseCreditsIn(tx, user_id, key, ctx.now())) ? emitBalance(tx, user_id) : null,
  )
  publish(ctx, user_id, events)
  return events !== null
}

/** The part of `settleCredits` that belongs into the transaction of a verb. Answers whether credits moved. */
export async function settleCreditsIn(tx: Db, user_id: number, now: Date): Promise<boolean> {
  const [row] = await tx.query<{ moved: boolean }>('select credits_settle($1, $2) as moved', [user_id, now])
  return row?.moved ?? false
}

/** Closes the wallet of an account that is erased: what is left lapses. Repeating it changes nothing. */
export const closeCredits = (ctx: Context, user_id: number) => ctx.db.query('select credits_close($1)', [user_id])

/** Ends what has expired, gives the day's credits, and answers the balance that may be spent now. */
export async function settleCredits(ctx: Context, user_id: number): Promise<number> {
  const settled = await ctx.db.transaction(async (tx) => {
    const events = (await settleCreditsIn(tx, user_id, ctx.now())) ? await emitBalance(tx, user_id) : null
    const [account] = await tx.query<{ balance: number }>('select balance from credit_accounts where user_id = $1', [user_id])
    return { events, balance: account?.balance ?? 0 }
  })
  publish(ctx, user_id, settled.events)
  return settled.balance
}

/** Returns holds whose lease ran out (their worker is gone). Answers how many. */
export async function sweepHolds(ctx: Context): Promise<number> {
  const late = await ctx.db.query<{ user_id: number; key: string }>(
    `select h.user_id, h.key from credit_holds h where h.state = 'held' and h.lease_until < $1
       and not exists (select 1 from generations g where g.user_id = h.user_id and g.hold_key = h.key and g.state = 'running')
     order by h.lease_until limit 500`,
    [ctx.now()],
  )
  for (const hold of late) await releaseCredits(ctx, hold.user_id, hold.key)
  return late.length
}

/** Settles accounts whose lots have ended, so that open pages see the true balance. Answers how many. */
export async function settleExpired(ctx: Context): Promise<number> {
  const due = await ctx.db.query<{ user_id: number }>(
    'select user_id from credit_accounts where next_expiry <= $1 order by next_expiry limit 1000',
    [ctx.now()],
  )
  for (const { user_id } of due) await settleCredits(ctx, user_id)
  return due.length
}

export const notEnoughBalance = (needed: number) =>
  new AppError('NOT_ENOUGH_BALANCE', 'You don’t have enough credits. You weren’t charged.', { needed })

/** Which of the person's own monthly limits was met, and where it is changed. */
export const overSpendingLimit = (limit: 'credits' | 'cents' = 'credits') =>
  new AppError(
    'SPENDING_LIMIT_REACHED',
    `That would go over your monthly limit for ${limit === 'cents' ? 'money' : 'credits'}. You can change it in Profile. You weren’t charged.`,
    { limit },
  )

export type LedgerFault = { user_id: number; fault: string }

/** The invariants of the ledger, for the check job and the tests: an empty list is health. */
export async function checkLedger(ctx: Context): Promise<LedgerFault[]> {
  return ctx.db.query<LedgerFault>(
    `with flow as (
       select user_id, account, sum(credits)::int as credits from (
         select user_id, credit as account, credits from ledger_entries
         union all select user_id, debit, -credits from ledger_entries) lines group by 1, 2
     ), wallet as (select user_id, credits from flow where account = 'wallet'),
     held as (select user_id, credits from flow where account = 'held'),
     lots as (select user_id, sum(remaining)::int as credits from credit_lots group by 1),
     open_holds as (select user_id, sum(credits)::int as credits from credit_holds where state = 'held' group by 1),
     reserved as (
       select user_id, sum(credits)::int as credits from generations where state = 'running' and hold_key is null group by 1)
     select a.user_id, concat_ws('; ',
         case when a.balance <> coalesce(l.credits, 0) then 'balance is not the sum of lots' end,
         case when a.balance + coalesce(r.credits, 0) <> coalesce(w.credits, 0) then 'balance is not what the ledger says' end,
         case when a.held <> coalesce(h.credits, 0) then 'held is not what the ledger says' end,
         case when a.held <> coalesce(o.credits, 0) then 'held is not the sum of holds' end) as fault
       from credit_accounts a left join lots l using (user_id) left join wallet w using (user_id)
       left join held h using (user_id) left join open_holds o using (user_id) left join reserved r using (user_id)
      where a.balance <> coalesce(l.credits, 0) or a.balance + coalesce(r.credits, 0) <> coalesce(w.credits, 0)
         or a.held <> coalesce(h.credits, 0) or a.held <> coalesce(o.credits, 0)`,
    [],
  )
}
