import { ProviderError } from '@/server/providers/errors'
import type { Processor, SaleStatus } from '@/server/providers/payment/port'
import type { Context } from '../context'
import { SAME_DAY_MS } from './compare-sale'
import { recordDifference, type Difference } from './differences'
import { foldFacts, type FoldedPayment } from './fold'
import { countMonths, OPEN_FACTS } from './open-matters'
import { countedFacts, findOrder } from './orders'
import { processors } from './processors'
import { stateNow, SUBSCRIPTION_COLUMNS, type SubscriptionRow } from './subscription-rows'

/** What ended or changed so recently is asked about once more. */
const RECENT_DAYS = 3

type Found = Omit<Difference, 'subscription_id'>

function comparePayments(row: SubscriptionRow, ours: FoldedPayment[], theirs: NonNullable<SaleStatus['payments']>): Found[] {
  const found: Found[] = []
  for (const payment of theirs) {
    const key = `${row.id}:payment:${payment.transaction_id}`
    const own = ours.find(({ transaction_id }) => transaction_id === payment.transaction_id)
    if (!own)
      found.push({ key, what: 'a payment we never heard of', ours: 'none', theirs: `${payment.amount_cents} cents, ${payment.state}` })
    else if (own.amount_cents !== payment.amount_cents || own.state !== payment.state) {
      found.push({
        key,
        what: 'a payment that differs',
        ours: `${own.amount_cents} cents, ${own.state}`,
        theirs: `${payment.amount_cents} cents, ${payment.state}`,
      })
    }
  }
  for (const own of ours) {
    if (own.transaction_id === null || theirs.some(({ transaction_id }) => transaction_id === own.transaction_id)) continue
    found.push({
      key: `${row.id}:payment:${own.transaction_id}`,
      what: 'a payment they do not know',
      ours: `${own.amount_cents} cents, ${own.state}`,
      theirs: 'none',
    })
  }
  return found
}

function compare(row: SubscriptionRow, payments: FoldedPayment[], status: SaleStatus, now: Date): Found[] {
  const state = stateNow(row, now)
  const renews = state === 'active' || state === 'past_due'
  const found: Found[] = []
  if (status.state === 'unknown') {
    if (renews) found.push({ key: `${row.id}:state`, what: 'a sale they do not know', ours: state, theirs: 'unknown' })
  } else if (renews !== (status.state === 'active')) {
    found.push({ key: `${row.id}:state`, what: 'whether it renews', ours: state, theirs: status.state })
  }
  if (renews && status.paid_until !== null && Math.abs(status.paid_until.getTime() - row.paid_until.getTime()) > SAME_DAY_MS) {
    found.push({
      key: `${row.id}:until`,
      what: 'how long it is paid',
      ours: row.paid_until.toISOString(),
      theirs: status.paid_until.toISOString(),
    })
  }
  return status.payments === null ? found : [...found, ...comparePayments(row, payments, status.payments)]
}

async function reconcileOne(ctx: Context, processor: Processor, row: SubscriptionRow): Promise<number> {
  const status = await processor.fetchStatus(row.sale_id)
  const order = await findOrder(ctx.db, row.order_id)
  const { payments } = foldFacts(order!, await countedFacts(ctx.db, [row.order_id]))
  const now = ctx.now()
  const found = compare(row, payments, status, now)
  for (const difference of found) await recordDifference(ctx.db, now, { ...difference, subscription_id: row.id })
  await ctx.db.query(
    "update billing_differences set solved_at = $3 where subscription_id = $1 and solved_at is null and key like $1::bigint || ':%' and not key = any($2::text[])",
    [row.id, found.map(({ key }) => key), now],
  )
  // Someone has cancelled here and would be charged there: that is not left to a reader of lists.
  if (processor.can_cancel && status.state === 'active' && row.cancel_told_at !== null && stateNow(row, now) !== 'active') {
    await ctx.db.query(
      'update subscriptions set next_tell_at = $2 where id = $1 and next_tell_at is null and cancel_wanted_at is not null',
      [row.id, now],
    )
  }
  return found.length
}

/** What nobody has been able to place or to prove for a day, and what was put aside for a person. */
async function countOpen(ctx: Context) {
  const [row] = await ctx.db.query<{ waiting: number; provisional: number; quarantined: number; differences: number }>(
    `select count(*) filter (where state = 'waiting')::int as waiting, count(*) filter (where state = 'provisional')::int as provisional,
            count(*) filter (where state = 'quarantined')::int as quarantined,
            (select count(*)::int from billing_differences where solved_at is null) as differences
       from payment_facts where ${OPEN_FACTS}`,
    [ctx.now()],
  )
  return row!
}

/** The card schemes' programs begin at about one in a hundred; so few that chance explains them are none. */
const TOO_MANY = { chargebacks: 5, share: 0.005 }
const DISPUTE_DAYS = 30

/** Recent refunds and chargebacks of one processor, as a share of its payments. */
async function checkDisputes(ctx: Context): Promise<void> {
  const rows = await ctx.db.query<{ provider: string; payments: number; refunds: number; chargebacks: number }>(
    `select provider, count(*) filter (where kind in ('initial', 'rebill'))::int as payments, count(*) filter (where kind = 'refund')::int as refunds,
            count(*) filter (where kind = 'chargeback')::int as chargebacks
       from payment_facts where state = 'counted' and received_at > $1::timestamptz - make_interval(days => $2) group by provider`,
    [ctx.now(), DISPUTE_DAYS],
  )
  for (const row of rows) {
    const alarming = row.chargebacks >= TOO_MANY.chargebacks && row.chargebacks >= row.payments * TOO_MANY.share
    ctx.log[alarming ? 'error' : 'info'](
      { ...row, days: DISPUTE_DAYS },
      alarming ? 'TOO MANY CHARGEBACKS: processors close accounts for it' : 'refunds and chargebacks',
    )
  }
}

/**
 * Compares the processor's records with ours, for running and recently changed subscriptions. Runs
 * each night; differences are kept in billing_differences until they are gone, and alarmed with their counts.
 */
export async function reconcile(ctx: Context): Promise<void> {
  let asked = 0
  let unanswered = 0
  for (const processor of processors(ctx)) {
    const rows = await ctx.db.query<SubscriptionRow>(
      `select ${SUBSCRIPTION_COLUMNS} from subscriptions
        where provider = $1 and (state <> 'ended' or changed_at > $2::timestamptz - make_interval(days => $3)) order by id`,
      [processor.name, ctx.now(), RECENT_DAYS],
    )
    for (const row of rows) {
      asked++
      await reconcileOne(ctx, processor, row).catch((error: unknown) => {
        if (!(error instanceof ProviderError)) throw error
        unanswered++
      })
    }
  }
  await checkDisputes(ctx)
  const open = await countOpen(ctx)
  const alarming = unanswered > 0 || Object.values(open).some((count) => count > 0)
  ctx.log[alarming ? 'error' : 'info'](
    { asked, unanswered, ...open },
    alarming ? 'PAYMENTS NEED A LOOK: npm run -s operator -- payments look' : 'payments reconciled',
  )
  for (const { warning, ...month } of await countMonths(ctx, 2)) {
    if (warning) ctx.log.error(month, 'MANY CHARGEBACKS: card schemes act at about one in a hundred payments')
  }
}
