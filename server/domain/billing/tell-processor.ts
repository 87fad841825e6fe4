import { ProviderError } from '@/server/providers/errors'
import type { PaymentProvider } from '@/server/providers/payment/port'
import type { Context } from '../context'
import { noteDifference } from './differences'
import { queueBillingMail } from './mails'
import { lockBuyer, lockOrder } from './orders'
import { announce, settleOrder } from './settle-order'
import { readSubscription, SUBSCRIPTION_COLUMNS, type SubscriptionRow } from './subscription-rows'

/** Ours: doubling from a minute, at most two hours: a renewal that somebody has cancelled must not be charged. */
const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 2 * 3600
/** Ours: from here on somebody should look. */
const ALARMING_ATTEMPTS = 5

type Word = 'cancel' | 'resume'
const wordOf = ({ cancel_wanted_at, resume_wanted_at }: SubscriptionRow): Word =>
  resume_wanted_at !== null && (cancel_wanted_at === null || resume_wanted_at >= cancel_wanted_at) ? 'resume' : 'cancel'

/** Claims what is to be told and puts the next try off. An attempt is counted before it is made: it may have arrived. */
const claim = async (ctx: Context, order_id: string | null): Promise<SubscriptionRow[]> => {
  const rows = await ctx.db.query<SubscriptionRow>(
    `update subscriptions set tell_attempts = tell_attempts + 1,
        next_tell_at = $1::timestamptz + make_interval(secs => least($2::int * power(2, least(tell_attempts, 20)), $3::int))
      where id in (select id from subscriptions where next_tell_at <= $1 and ($4::uuid is null or order_id = $4)
                    order by next_tell_at limit 20 for update skip locked)
     returning ${SUBSCRIPTION_COLUMNS}`,
    [ctx.now(), FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS, order_id],
  )
  return rows.map(readSubscription)
}

/** Whether the processor does now what the person said. A refusal counts as a yes where the sale is already so. */
async function say(payment: PaymentProvider, word: Word, sale_id: string): Promise<'done' | 'refused'> {
  try {
    await payment[word](sale_id)
    return 'done'
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error
    const { state } = await payment.fetchStatus(sale_id)
    if (word === 'cancel' ? state !== 'active' : state === 'active') return 'done'
    if (word === 'cancel') throw error
    return 'refused'
  }
}

/** Writes down what the processor answered, unless the person has changed their mind meanwhile. */
async function settleAnswer(ctx: Context, row: SubscriptionRow, word: Word, answer: 'done' | 'refused'): Promise<void> {
  const settled = await ctx.db.transaction(async (tx) => {
    await lockBuyer(tx, row.user_id)
    await lockOrder(tx, row.order_id)
    const now = ctx.now()
    const [same] = await tx.query(
      `update subscriptions set next_tell_at = null, cancel_told_at = $4::timestamptz,
          resume_wanted_at = case when $5 then null else resume_wanted_at end, changed_at = $6
        where id = $1 and cancel_wanted_at is not distinct from $2 and resume_wanted_at is not distinct from $3 returning 1`,
      [row.id, row.cancel_wanted_at, row.resume_wanted_at, word === 'cancel' ? now : answer === 'refused' ? (row.cancel_told_at ?? now) : null,
        answer === 'refused', now],
    )
    if (!same) {
      // They were told what is no longer wanted, perhaps after what is: the newest word is said once more.
      await tx.query('update subscriptions set next_tell_at = $2 where id = $1', [row.id, now])
      return null
    }
    if (answer === 'done') return null
    // What was promised cannot be kept: it shows as cancelled again, and somebody hears of it.
    await noteDifference(tx, now, {
      subscription_id: row.id, key: `resume:${row.id}:${row.tell_attempts}:${now.toISOString()}`, what: 'a cancellation could not be taken back',
      ours: 'active', theirs: 'cancelled',
    })
    ctx.log.error({ subscription: row.id }, 'SUBSCRIPTION NOT RESUMED by the processor')
    await queueBillingMail(tx, now, {
      user_id: row.user_id, key: `not-resumed:${row.id}:${now.toISOString()}`, kind: 'not_resumed', price_id: row.price_id, test: row.test,
      amount_cents: row.amount_cents, at: now, paid_until: row.paid_until,
    })
    return settleOrder(ctx, tx, { id: row.order_id, user_id: row.user_id })
  })
  if (settled) announce(ctx, settled)
}

async function tell(ctx: Context, row: SubscriptionRow): Promise<void> {
  const { payment } = ctx
  const word = wordOf(row)
  try {
    if (payment?.name !== row.provider) throw new ProviderError('misconfigured', 'the processor of this subscription is not connected')
    await settleAnswer(ctx, row, word, await say(payment, word, row.sale_id))
  } catch (error) {
    const kind = error instanceof ProviderError ? error.kind : (error as Error).name
    ctx.log[row.tell_attempts >= ALARMING_ATTEMPTS ? 'error' : 'warn'](
      { subscription: row.id, word, attempts: row.tell_attempts, error: kind }, 'processor not told yet; it is tried again')
  }
}

/** Tells the processor what the person said about one subscription, or (each minute) all that is due. It never throws for a processor. */
export async function tellProcessor(ctx: Context, order_id: string | null = null): Promise<void> {
  for (const row of await claim(ctx, order_id)) await tell(ctx, row)
}
