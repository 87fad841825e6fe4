import type { ProcessorName, Subscription } from '@/contracts/billing'
import type { Db } from '@/server/db/client'

const DAY_MS = 86_400_000
/** Days after its date before an unconfirmed renewal counts as past due. */
const NEWS_DAYS = 3
/** Processors try a declined card again for weeks; after that it is over. */
export const LAPSED_DAYS = 30

export type SubscriptionRow = {
  id: number
  user_id: number
  order_id: string
  provider: ProcessorName
  sale_id: string
  price_id: number
  amount_cents: number
  currency: string
  months: 1 | 12
  test: boolean
  state: Subscription['state']
  started_at: Date
  paid_until: Date
  renews_at: Date | null
  price_held_until: Date
  cancelled_at: Date | null
  cancel_wanted_at: Date | null
  cancel_told_at: Date | null
  resume_wanted_at: Date | null
  tell_attempts: number
  next_tell_at: Date | null
  ended_at: Date | null
}

export const SUBSCRIPTION_COLUMNS = `id, user_id, order_id, provider, sale_id, price_id, amount_cents, currency, months, test, state,
  tell_attempts, started_at, paid_until, renews_at, price_held_until, cancelled_at, cancel_wanted_at, cancel_told_at, resume_wanted_at,
  next_tell_at, ended_at`

export async function subscriptionOf(db: Db, order_id: string): Promise<SubscriptionRow | null> {
  const [row] = await db.query<SubscriptionRow>(`select ${SUBSCRIPTION_COLUMNS} from subscriptions where order_id = $1`, [order_id])
  return row ?? null
}

type Lasting = Pick<SubscriptionRow, 'state' | 'paid_until'>

/** The state as of `now`: rows are not rewritten when time passes. */
export function stateNow({ state, paid_until }: Lasting, now: Date): Subscription['state'] {
  const late_days = (now.getTime() - paid_until.getTime()) / DAY_MS
  if (state === 'cancelled') return late_days >= 0 ? 'ended' : 'cancelled'
  if (state === 'past_due' || state === 'active')
    return late_days >= LAPSED_DAYS ? 'ended' : state === 'active' && late_days >= NEWS_DAYS ? 'past_due' : state
  return state
}

export const renews = (row: Lasting, now: Date) => ['active', 'past_due'].includes(stateNow(row, now))

/** Call it before reading rows that will be changed: until the transaction ends, no other process calls the processor for them. */
export const lockSubscriptions = (tx: Db, user_id: number) =>
  tx.query('select 1 from subscriptions where user_id = $1 order by id for update', [user_id])

/** The person's, the current one first: what renews before what runs out, then the longest paid. */
export async function subscriptionsOf(db: Db, user_id: number, now: Date): Promise<SubscriptionRow[]> {
  const rows = await db.query<SubscriptionRow>(`select ${SUBSCRIPTION_COLUMNS} from subscriptions where user_id = $1`, [user_id])
  const rank = (row: SubscriptionRow) => ['active', 'past_due', 'cancelled', 'ended'].indexOf(stateNow(row, now))
  return rows.toSorted((a, b) => rank(a) - rank(b) || b.paid_until.getTime() - a.paid_until.getTime() || b.id - a.id)
}

/** A moment strictly after the previous decision, since the later of two decisions counts. */
export const afterDecision = (now: Date, said: Date | null) => (said !== null && said >= now ? new Date(said.getTime() + 1) : now)

/** Stores the decision not to renew; settle the order afterwards. */
export const wantCancel = (tx: Db, { id, resume_wanted_at }: SubscriptionRow, now: Date) =>
  tx.query('update subscriptions set cancel_wanted_at = $2, cancel_told_at = null, tell_attempts = 0, next_tell_at = $3 where id = $1', [
    id,
    afterDecision(now, resume_wanted_at),
    now,
  ])
