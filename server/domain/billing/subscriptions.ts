import type { Subscription } from '@/contracts/billing'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { follow } from './ingest'
import { queueBillingMail, type MailKind } from './mails'
import { lockBuyer } from './orders'
import { isStore, processorOf } from './processors'
import { settleOrder, type Settled } from './settle-order'
import { afterDecision, lockSubscriptions, renews, stateNow, subscriptionsOf, wantCancel, type SubscriptionRow } from './subscription-rows'

const iso = (date: Date | null) => date?.toISOString() ?? null
/** A cancellation that is repeated within a day is the same one. */
const SAME_CANCEL_MS = 86_400_000

/** The processor has never been asked to cancel; taking it back concerns us alone. */
const untold = (row: SubscriptionRow) => row.cancel_wanted_at !== null && row.cancel_told_at === null && row.tell_attempts === 0

function resumable(ctx: Context, row: SubscriptionRow): boolean {
  const now = ctx.now()
  if (row.paid_until <= now || stateNow(row, now) === 'ended') return false
  const can = processorOf(ctx, row.provider)?.can_resume
  return can === true || (stateNow(row, now) === 'cancelled' && untold(row))
}

function present(ctx: Context, row: SubscriptionRow): Subscription {
  const state = stateNow(row, ctx.now())
  return {
    id: row.id,
    package_id: row.price_id,
    state,
    amount_cents: row.amount_cents,
    currency: row.currency,
    started_at: row.started_at.toISOString(),
    paid_until: row.paid_until.toISOString(),
    renews_at: state === 'active' ? iso(row.renews_at) : null,
    cancelled_at: iso(row.cancelled_at),
    can_resume: resumable(ctx, row),
    price_held_until: row.price_held_until.toISOString(),
    store: isStore(row.provider) ? row.provider : null,
    test: row.test,
  }
}

/** The person's subscriptions, the current one first. */
export async function listSubscriptions(ctx: Context, { user_id }: Caller): Promise<{ data: Subscription[]; count: number }> {
  const rows = await subscriptionsOf(ctx.db, user_id, ctx.now())
  return { data: rows.map((row) => present(ctx, row)), count: rows.length }
}

const find = async (tx: Db, row: SubscriptionRow, now: Date) =>
  (await subscriptionsOf(tx, row.user_id, now)).find(({ id }) => id === row.id)!

const mailOf = (row: SubscriptionRow, kind: MailKind, now: Date) => ({
  user_id: row.user_id,
  key: `${kind}:${row.id}:${now.toISOString()}`,
  kind,
  price_id: row.price_id,
  test: row.test,
  amount_cents: row.amount_cents,
  at: now,
  paid_until: row.paid_until,
  renews_at: row.renews_at,
})

/** Keeps the word and makes what follows from it true. */
async function sayCancel(ctx: Context, tx: Db, row: SubscriptionRow): Promise<Settled> {
  await wantCancel(tx, row, ctx.now())
  return settleOrder(ctx, tx, { id: row.order_id, user_id: row.user_id })
}

/** Whether only the person can end it, where they bought it. */
const endsInStore = (ctx: Context, row: SubscriptionRow) => isStore(row.provider) && processorOf(ctx, row.provider)?.can_cancel !== true

const endInStore = () =>
  new AppError(
    'CONFLICT',
    'This plan renews in the App Store. Cancel it there: in the settings of your device, under your name, Subscriptions.',
  )

/** Ends the renewal of all that renews, each with its mail. The first is the current one. `everywhere`: also what a store alone can end. */
async function cancelRunning(
  ctx: Context,
  tx: Db,
  user_id: number,
  { everywhere }: { everywhere: boolean },
): Promise<{ row: SubscriptionRow; settled: Settled }[]> {
  const now = ctx.now()
  await lockSubscriptions(tx, user_id)
  const done: { row: SubscriptionRow; settled: Settled }[] = []
  const running = (await subscriptionsOf(tx, user_id, now)).filter((one) => renews(one, now))
  const ours = everywhere ? running : running.filter((one) => !endsInStore(ctx, one))
  if (ours.length === 0 && running.length > 0) throw endInStore()
  for (const row of ours) {
    const settled = await sayCancel(ctx, tx, row)
    const after = await find(tx, row, now)
    // That it renews no longer would not be true.
    if (!endsInStore(ctx, row)) await queueBillingMail(tx, now, mailOf(after, 'cancelled', now))
    done.push({ row: after, settled })
  }
  return done
}

/**
 * Ends the renewal of the current subscription, and of every other that renews. The person's word counts at once, whatever the
 * processor does; it is notified after the commit, and again until it agrees. Repeating it changes nothing. Throws NOT_FOUND, and CONFLICT
 * where only a store can end it.
 */
export async function cancelSubscription(ctx: Context, { user_id }: Caller): Promise<Subscription> {
  const now = ctx.now()
  const { row, settled } = await ctx.db.transaction(async (tx) => {
    await lockBuyer(tx, user_id)
    const done = await cancelRunning(ctx, tx, user_id, { everywhere: false })
    if (done.length) return { row: done[0]!.row, settled: done.map((one) => one.settled) }
    const before = (await subscriptionsOf(tx, user_id, now)).find(
      (one) =>
        stateNow(one, now) === 'cancelled' ||
        (one.cancel_wanted_at !== null && now.getTime() - one.cancel_wanted_at.getTime() < SAME_CANCEL_MS),
    )
    if (!before) throw notFound('Subscription')
    return { row: before, settled: [] }
  })
  for (const one of settled) follow(ctx, one)
  return present(ctx, row)
}

/** Takes a cancellation back while the paid time runs. Throws NOT_FOUND, NOT_RESUMABLE. */
export async function resumeSubscription(ctx: Context, { user_id }: Caller): Promise<Subscription> {
  const now = ctx.now()
  const { row, settled } = await ctx.db.transaction(async (tx) => {
    await lockBuyer(tx, user_id)
    await lockSubscriptions(tx, user_id)
    const [current] = await subscriptionsOf(tx, user_id, now)
    if (!current) throw notFound('Subscription')
    if (renews(current, now)) return { row: current, settled: null }
    if (!resumable(ctx, current)) {
      throw new AppError(
        'NOT_RESUMABLE',
        'This subscription can’t be resumed. You keep what you’ve paid for and can join again when it ends.',
      )
    }
    const again = untold(current) ? null : now
    await tx.query('update subscriptions set resume_wanted_at = $2, tell_attempts = 0, next_tell_at = $3 where id = $1', [
      current.id,
      afterDecision(now, current.cancel_wanted_at),
      again,
    ])
    const done = await settleOrder(ctx, tx, { id: current.order_id, user_id })
    const after = await find(tx, current, now)
    await queueBillingMail(tx, now, mailOf(after, 'resumed', now))
    return { row: after, settled: done }
  })
  if (settled) follow(ctx, settled)
  return present(ctx, row)
}

/**
 * Every renewal of someone who leaves or is banned ends, in the transaction that closes the account. The processor is notified by
 * the job; a mail goes where there is still an address.
 */
export async function cancelAllOf(ctx: Context, tx: Db, user_id: number): Promise<void> {
  await lockBuyer(tx, user_id)
  await cancelRunning(ctx, tx, user_id, { everywhere: true })
}

/** What of an order leads to a person goes with them: the key their device chose, and the payment page, which may know their address. */
export const forgetBuyer = (ctx: Context, user_id: number) =>
  ctx.db.query('update billing_orders set client_key = id::text, checkout_url = null where user_id = $1', [user_id])
