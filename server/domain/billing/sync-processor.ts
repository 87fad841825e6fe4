import { ProviderError } from '@/server/providers/errors'
import type { Processor } from '@/server/providers/payment/port'
import type { Context } from '../context'
import { recordDifference } from './differences'
import { queueBillingMail } from './mails'
import { lockBuyer, lockOrder } from './orders'
import { processorOf } from './processors'
import { announce, settleOrder } from './settle-order'
import { SUBSCRIPTION_COLUMNS, type SubscriptionRow } from './subscription-rows'

/** Doubling from a minute, at most two hours: a renewal that someone has cancelled must not be charged. */
const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 2 * 3600
/** From this attempt on, failures are logged as errors. */
const ALARMING_ATTEMPTS = 5

type Decision = 'cancel' | 'resume'
const decisionOf = ({ cancel_wanted_at, resume_wanted_at }: SubscriptionRow): Decision =>
  resume_wanted_at !== null && (cancel_wanted_at === null || resume_wanted_at >= cancel_wanted_at) ? 'resume' : 'cancel'

/**
 * Claims due decisions and schedules the next attempt. An attempt is counted before it is made: it may have arrived.
 * One order's decision waits for whoever is settling it; passed over, it would reach the processor a minute late.
 */
const claim = (ctx: Context, order_id: string | null): Promise<SubscriptionRow[]> =>
  ctx.db.query<SubscriptionRow>(
    `update subscriptions set tell_attempts = tell_attempts + 1,
        next_tell_at = $1::timestamptz + make_interval(secs => least($2::int * power(2, least(tell_attempts, 20)), $3::int))
      where id in (select id from subscriptions where next_tell_at <= $1 and ($4::uuid is null or order_id = $4)
                    order by next_tell_at limit 20 for update ${order_id ? '' : 'skip locked'})
     returning ${SUBSCRIPTION_COLUMNS}`,
    [ctx.now(), FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS, order_id],
  )

/** Applies a decision at the processor. A refusal counts as done where the sale already has that state. */
async function apply(payment: Processor, decision: Decision, sale_id: string): Promise<'done' | 'refused'> {
  try {
    await payment[decision](sale_id)
    return 'done'
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error
    const { state } = await payment.fetchStatus(sale_id)
    if (decision === 'cancel' ? state !== 'active' : state === 'active') return 'done'
    if (decision === 'cancel') throw error
    return 'refused'
  }
}

/** Stores the processor's answer, unless the person has decided otherwise meanwhile. */
async function settleAnswer(ctx: Context, row: SubscriptionRow, decision: Decision, answer: 'done' | 'refused'): Promise<void> {
  const settled = await ctx.db.transaction(async (tx) => {
    await lockBuyer(tx, row.user_id)
    await lockOrder(tx, row.order_id)
    const now = ctx.now()
    const [same] = await tx.query(
      `update subscriptions set next_tell_at = null, cancel_told_at = $4::timestamptz,
          resume_wanted_at = case when $5 then null else resume_wanted_at end, changed_at = $6
        where id = $1 and cancel_wanted_at is not distinct from $2 and resume_wanted_at is not distinct from $3 returning 1`,
      [
        row.id,
        row.cancel_wanted_at,
        row.resume_wanted_at,
        decision === 'cancel' ? now : answer === 'refused' ? (row.cancel_told_at ?? now) : null,
        answer === 'refused',
        now,
      ],
    )
    if (!same) {
      // The processor applied an outdated decision, perhaps after the newest one: send the newest again.
      await tx.query('update subscriptions set next_tell_at = $2 where id = $1', [row.id, now])
      return null
    }
    if (answer === 'done') return null
    // The resumption failed: the subscription shows as cancelled again, and person and operator are informed.
    await recordDifference(tx, now, {
      subscription_id: row.id,
      key: `resume:${row.id}:${row.tell_attempts}:${now.toISOString()}`,
      what: 'a cancellation could not be taken back',
      ours: 'active',
      theirs: 'cancelled',
    })
    ctx.log.error({ subscription: row.id }, 'SUBSCRIPTION NOT RESUMED by the processor')
    await queueBillingMail(tx, now, {
      user_id: row.user_id,
      key: `not-resumed:${row.id}:${now.toISOString()}`,
      kind: 'not_resumed',
      price_id: row.price_id,
      test: row.test,
      amount_cents: row.amount_cents,
      at: now,
      paid_until: row.paid_until,
    })
    return settleOrder(ctx, tx, { id: row.order_id, user_id: row.user_id })
  })
  if (settled) announce(ctx, settled)
}

/** A store ends a renewal on the word of the person alone: here it counts as ended, and the operator can see that it may be charged there. */
async function leaveToPerson(ctx: Context, row: SubscriptionRow): Promise<void> {
  await recordDifference(ctx.db, ctx.now(), {
    subscription_id: row.id,
    key: `${row.id}:store-renews`,
    what: 'only the person can end this renewal, in the store',
    ours: 'cancelled',
    theirs: 'active',
  })
  ctx.log.warn({ subscription: row.id }, 'a store renews what is cancelled here: only the person can end it there')
}

async function syncOne(ctx: Context, row: SubscriptionRow): Promise<void> {
  const processor = processorOf(ctx, row.provider)
  const decision = decisionOf(row)
  try {
    if (!processor) throw new ProviderError('misconfigured', 'the processor of this subscription is not connected')
    if (decision === 'cancel' && !processor.can_cancel) await leaveToPerson(ctx, row)
    await settleAnswer(ctx, row, decision, processor.can_cancel ? await apply(processor, decision, row.sale_id) : 'done')
  } catch (error) {
    const kind = error instanceof ProviderError ? error.kind : (error as Error).name
    ctx.log[row.tell_attempts >= ALARMING_ATTEMPTS ? 'error' : 'warn'](
      { subscription: row.id, word: decision, attempts: row.tell_attempts, error: kind },
      'processor not notified yet; it is tried again',
    )
  }
}

/** Sends cancellations and resumptions to the processor: of one subscription, or (each minute) all that are due. Never throws for a processor. */
export async function syncProcessor(ctx: Context, order_id: string | null = null): Promise<void> {
  for (const row of await claim(ctx, order_id)) await syncOne(ctx, row)
}
