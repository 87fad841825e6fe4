import type { PaymentProviderName, Subscription } from '@/contracts/billing'
import type { Db } from '@/server/db/client'

const DAY_MS = 86_400_000
/** Ours: a renewal whose news has not come yet is not called late for so long. */
const NEWS_DAYS = 3
/** Ours: processors try a declined card again for weeks; after that it is over. */
export const LAPSED_DAYS = 30

export type SubscriptionRow = {
  id: number
  user_id: number
  order_id: string
  provider: PaymentProviderName
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

const TIMES = [
  'started_at', 'paid_until', 'renews_at', 'price_held_until', 'cancelled_at', 'cancel_wanted_at', 'cancel_told_at', 'resume_wanted_at',
  'next_tell_at', 'ended_at',
] as const
export const SUBSCRIPTION_COLUMNS = `id, user_id, order_id, provider, sale_id, price_id, amount_cents, currency, months, test, state, tell_attempts,
  ${TIMES.join(', ')}`

/** The drivers answer times as dates or as text. */
export const readSubscription = (row: SubscriptionRow): SubscriptionRow => ({
  ...row, ...Object.fromEntries(TIMES.map((name) => [name, row[name] && new Date(row[name])])),
})

export async function subscriptionOf(db: Db, order_id: string): Promise<SubscriptionRow | null> {
  const [row] = await db.query<SubscriptionRow>(`select ${SUBSCRIPTION_COLUMNS} from subscriptions where order_id = $1`, [order_id])
  return row ? readSubscription(row) : null
}

type Lasting = Pick<SubscriptionRow, 'state' | 'paid_until'>

/** What the stored state means now: time passes without anybody writing it down. */
export function stateNow({ state, paid_until }: Lasting, now: Date): Subscription['state'] {
  const late_days = (now.getTime() - paid_until.getTime()) / DAY_MS
  if (state === 'cancelled') return late_days >= 0 ? 'ended' : 'cancelled'
  if (state === 'past_due' || state === 'active') return late_days >= LAPSED_DAYS ? 'ended' : state === 'active' && late_days >= NEWS_DAYS ? 'past_due' : state
  return state
}

export const renews = (row: Lasting, now: Date) => ['active', 'past_due'].includes(stateNow(row, now))

/** Belongs before a look that a change follows: until the transaction ends nobody tells the processor of them. */
export const lockSubscriptions = (tx: Db, user_id: number) => tx.query('select 1 from subscriptions where user_id = $1 order by id for update', [user_id])

/** The person's, the current one first: what renews before what runs out, then the longest paid. */
export async function subscriptionsOf(db: Db, user_id: number, now: Date): Promise<SubscriptionRow[]> {
  const rows = await db.query<SubscriptionRow>(`select ${SUBSCRIPTION_COLUMNS} from subscriptions where user_id = $1`, [user_id])
  const rank = (row: SubscriptionRow) => ['active', 'past_due', 'cancelled', 'ended'].indexOf(stateNow(row, now))
  return rows.map(readSubscription).toSorted((a, b) => rank(a) - rank(b) || b.paid_until.getTime() - a.paid_until.getTime() || b.id - a.id)
}

/** Strictly after what was said before: of two words the later one counts, and one moment has one word. */
export const afterWord = (now: Date, said: Date | null) => (said !== null && said >= now ? new Date(said.getTime() + 1) : now)

/** Keeps the word that it shall not renew; the order is to be settled after it. */
export const wantCancel = (tx: Db, { id, resume_wanted_at }: SubscriptionRow, now: Date) => tx.query(
  'update subscriptions set cancel_wanted_at = $2, cancel_told_at = null, tell_attempts = 0, next_tell_at = $3 where id = $1',
  [id, afterWord(now, resume_wanted_at), now])
