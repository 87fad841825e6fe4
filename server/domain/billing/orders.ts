import type { Payment, ProcessorName } from '@/contracts/billing'
import type { Db } from '@/server/db/client'
import type { PaymentFact } from '@/server/providers/payment/port'
import type { FoldFact } from './fold'

export type Order = {
  id: string
  user_id: number
  price_id: number
  kind: 'plan' | 'pack'
  amount_cents: number
  currency: string
  credits: number | null
  months: 1 | 12 | null
  provider: ProcessorName
  test: boolean
  checkout_url: string | null
  state: Payment['state']
  created_at: Date
  /** Begun by a move in a store: its first payment is no purchase there but a renewal. */
  moved: boolean
}

const COLUMNS = `id, user_id, price_id, kind, amount_cents, currency, credits, months, provider, test, checkout_url, state, created_at,
  client_key like 'moved:%' as moved`

export async function findOrder(db: Db, id: string): Promise<Order | null> {
  const [order] = await db.query<Order>(`select ${COLUMNS} from billing_orders where id = $1`, [id])
  return order ?? null
}

/** Newest first. */
export const ordersOf = (db: Db, user_id: number): Promise<Order[]> =>
  db.query<Order>(`select ${COLUMNS} from billing_orders where user_id = $1 order by created_at desc, id desc`, [user_id])

export async function orderOfKey(db: Db, user_id: number, client_key: string): Promise<Order | null> {
  const [order] = await db.query<Order>(`select ${COLUMNS} from billing_orders where user_id = $1 and client_key = $2`, [
    user_id,
    client_key,
  ])
  return order ?? null
}

/** `exists`: there is someone to give something to; an account that is being erased gets nothing any more. */
export type Buyer = { exists: boolean; premium_until: Date | null }

/**
 * Lock order for changes of purchases: the person's row, then the order's (all that is left of an erased
 * account), credits last.
 */
export async function lockBuyer(tx: Db, user_id: number): Promise<Buyer> {
  const [user] = await tx.query<{ premium_until: Date | null; leaving: boolean }>(
    `select premium_until, exists (select 1 from erasures e where e.user_id = u.id) as leaving from users u where id = $1 for no key update of u`,
    [user_id],
  )
  return { exists: user !== undefined && !user.leaving, premium_until: user?.premium_until ?? null }
}

export async function lockOrder(tx: Db, id: string): Promise<Order> {
  const [order] = await tx.query<Order>(`select ${COLUMNS} from billing_orders where id = $1 for update`, [id])
  return order!
}

export type StoredFact = FoldFact & { id: number; order_id: string | null }

/** What counts of these orders. */
export async function countedFacts(db: Db, order_ids: string[]): Promise<StoredFact[]> {
  return db.query<StoredFact>(
    `select id, order_id, kind, event_key, sale_id, transaction_id, parent_id, amount_cents, occurred_at, paid_until, terminates
       from payment_facts where order_id = any($1::uuid[]) and state = 'counted'`,
    [order_ids],
  )
}

/** Kinds with which money came in. */
export const isPayment = ({ kind }: Pick<PaymentFact, 'kind'>) => kind === 'initial' || kind === 'rebill'
