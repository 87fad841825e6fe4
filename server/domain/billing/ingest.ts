import type { Db } from '@/server/db/client'
import { ProviderError } from '@/server/providers/errors'
import type { Delivery, PaymentFact, Processor } from '@/server/providers/payment/port'
import type { Context } from '../context'
import { agrees } from './compare-sale'
import { countedFacts, findOrder, isPayment, lockBuyer, type Order } from './orders'
import { isStore, processorOf } from './processors'
import { announce, settleOrder, type Settled } from './settle-order'
import { orderOfOffer } from './store-orders'
import { syncProcessor } from './sync-processor'

/** Pause before a pending fact is tried again; doubles each time. */
const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 6 * 3600
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** A fact as it is stored. */
export type PendingFact = Omit<PaymentFact, 'digest' | 'proven' | 'raw'> & { id: number; provider: Order['provider'] }
const STORED = `id, provider, event_key, kind, order_id, sale_id, transaction_id, parent_id, amount_cents, currency, occurred_at, paid_until, terminates, test`

/** Serializes events of one sale, so that a cancellation always finds the sale it refers to. */
async function lockSale(tx: Db, provider: string, sale_id: string | null) {
  if (sale_id !== null) await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`sale:${provider}:${sale_id}`])
}

/** The order of a fact: by its id, else by its sale when another fact has linked the two. */
async function orderOf(tx: Db, fact: Pick<PendingFact, 'order_id' | 'sale_id' | 'provider'>): Promise<Order | 'unknown' | 'waiting'> {
  if (fact.order_id !== null) return (UUID.test(fact.order_id) && (await findOrder(tx, fact.order_id))) || 'unknown'
  if (fact.sale_id === null) return 'unknown'
  const [known] = await tx.query<{ order_id: string }>(
    `select order_id from payment_facts where provider = $1 and sale_id = $2 and order_id is not null and state in ('counted', 'provisional')
      order by id limit 1`,
    [fact.provider, fact.sale_id],
  )
  return (known && (await findOrder(tx, known.order_id))) ?? 'waiting'
}

/** Why a fact does not fit its order, or null. */
async function problemOf(tx: Db, order: Order, fact: PendingFact): Promise<string | null> {
  if (order.provider !== fact.provider) return 'another processor'
  if (order.test !== fact.test) return fact.test ? 'a test event for a real order' : 'a real event for a test order'
  if (fact.currency !== null && fact.currency !== order.currency) return 'another currency'
  if (isPayment(fact) && (fact.amount_cents !== order.amount_cents || fact.currency === null)) return 'another amount'
  if (fact.kind === 'refund' && fact.amount_cents !== null && (fact.amount_cents <= 0 || fact.amount_cents > order.amount_cents))
    return 'another amount'
  if (order.kind === 'pack' && fact.kind === 'rebill') return 'a renewal of a single payment'
  const paid = (await countedFacts(tx, [order.id])).filter((other) => isPayment(other))
  if (isPayment(fact) && paid.some((other) => isSamePayment(fact, other))) return 'a payment that is known by another name'
  if (order.kind === 'pack') return null
  if (isPayment(fact) && fact.sale_id === null) return 'a subscription without a number'
  return paid[0] && fact.sale_id !== null && paid[0].sale_id !== fact.sale_id ? 'a second sale for one order' : null
}

/** One transaction is one payment and a sale begins once, whatever its events are called. In a store the same sale is bought again after its end. */
const isSamePayment = (a: Pick<PendingFact, 'kind' | 'sale_id' | 'transaction_id' | 'provider'>, b: Omit<typeof a, 'provider'>) =>
  (a.transaction_id !== null && a.transaction_id === b.transaction_id) ||
  (!isStore(a.provider) && a.kind === 'initial' && b.kind === 'initial' && a.sale_id !== null && a.sale_id === b.sale_id)

const quarantine = async (ctx: Context, tx: Db, fact: PendingFact, problem: string, order_id: string | null) => {
  await tx.query(`update payment_facts set state = 'quarantined', problem = $2, order_id = $3, next_try_at = null where id = $1`, [
    fact.id,
    problem,
    order_id,
  ])
  ctx.log.error({ fact: fact.id, kind: fact.kind, order: order_id, problem }, 'PAYMENT FACT QUARANTINED')
  return null
}

/** What was taken back without an amount was the whole payment: what each payment of the order costs. */
const put = (tx: Db, id: number, state: 'counted' | 'provisional', order: Order) =>
  tx.query(
    `update payment_facts set state = $2, order_id = $3, problem = null, next_try_at = case when $2 = 'counted' then null else next_try_at end,
        amount_cents = case when kind in ('refund', 'chargeback') then coalesce(amount_cents, $4::int) else amount_cents end
      where id = $1`,
    [id, state, order.id, order.amount_cents],
  )

/** Facts that came before anybody knew whose they are, and which the sale of this order explains now. */
async function claimWaiting(ctx: Context, tx: Db, order: Order, sale_id: string | null): Promise<number[]> {
  if (sale_id === null) return []
  const waiting = await tx.query<PendingFact & { proven: boolean }>(
    `select ${STORED}, problem is distinct from 'unproven' as proven from payment_facts
      where provider = $1 and sale_id = $2 and state = 'waiting' order by id for update`,
    [order.provider, sale_id],
  )
  const counted: number[] = []
  for (const fact of waiting) {
    const problem = await problemOf(tx, order, fact)
    if (problem) await quarantine(ctx, tx, fact, problem, order.id)
    else await put(tx, fact.id, fact.proven ? 'counted' : 'provisional', order)
    if (!problem && fact.proven) counted.push(fact.id)
  }
  return counted
}

/**
 * Finds the order of a stored fact and lets it count, if it fits and is proven; all that follows happens in this transaction.
 * `proven` is false while the processor has not agreed.
 */
export async function countFact(ctx: Context, tx: Db, fact: PendingFact, proven: boolean): Promise<Settled | null> {
  if (fact.kind === 'unknown') return quarantine(ctx, tx, fact, 'an event we do not know', null)
  const named = await orderOf(tx, fact)
  if (named === 'unknown') return quarantine(ctx, tx, fact, 'no such order', null)
  if (named === 'waiting') return null
  await lockBuyer(tx, named.user_id)
  const found = await orderOfOffer(tx, named, fact, ctx.now())
  const problem = await problemOf(tx, found, fact)
  if (problem) return quarantine(ctx, tx, fact, problem, found.id)
  await put(tx, fact.id, proven ? 'counted' : 'provisional', found)
  const more = await claimWaiting(ctx, tx, found, fact.sale_id)
  return settleOrder(ctx, tx, found, proven ? [fact.id, ...more] : more)
}

/** Stores a fact once. Null when it is known already. */
async function store(ctx: Context, tx: Db, provider: Order['provider'], fact: PaymentFact): Promise<PendingFact | null> {
  const now = ctx.now()
  const [row] = await tx.query<PendingFact>(
    `insert into payment_facts (provider, event_key, digest, kind, order_id, sale_id, transaction_id, parent_id, amount_cents, currency, occurred_at,
       paid_until, terminates, test, state, problem, next_try_at, raw, received_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'waiting', $15, $16, $17::jsonb, $18)
     on conflict (provider, event_key) do nothing returning ${STORED}`,
    [
      provider,
      fact.event_key,
      fact.digest,
      fact.kind,
      fact.order_id !== null && UUID.test(fact.order_id) ? fact.order_id : null,
      fact.sale_id,
      fact.transaction_id,
      fact.parent_id,
      fact.amount_cents,
      fact.currency,
      fact.occurred_at,
      fact.paid_until,
      fact.terminates,
      fact.test,
      fact.proven ? null : 'unproven',
      new Date(now.getTime() + FIRST_PAUSE_SECONDS * 1000),
      JSON.stringify(fact.raw),
      now,
    ],
  )
  if (row)
    return {
      ...row,
      order_id: fact.order_id,
      occurred_at: fact.occurred_at,
      paid_until: fact.paid_until,
      offer: fact.offer,
      own_order: fact.own_order,
    }
  const [known] = await tx.query<{ id: number; digest: string }>(
    'select id, digest from payment_facts where provider = $1 and event_key = $2',
    [provider, fact.event_key],
  )
  if (known && known.digest !== fact.digest)
    ctx.log.error({ fact: known.id, kind: fact.kind }, 'ONE PAYMENT EVENT IN TWO WORDINGS: the first one counts')
  return null
}

/**
 * Takes facts in: each is stored once and counts in the same transaction. Repeating a fact
 * changes nothing. Throws what the database throws; the processor then says it again.
 */
export async function ingestFacts(
  ctx: Context,
  facts: PaymentFact[],
  provider: Order['provider'] | undefined = ctx.payment?.name,
): Promise<void> {
  if (!provider) return
  for (const fact of facts) {
    const { settled, unproven } = await ctx.db.transaction(async (tx) => {
      await lockSale(tx, provider, fact.sale_id)
      const stored = await store(ctx, tx, provider, fact)
      return { settled: stored && (await countFact(ctx, tx, stored, fact.proven)), unproven: stored && !fact.proven ? stored.id : null }
    })
    if (settled) follow(ctx, settled)
    if (unproven !== null) confirmSoon(ctx, unproven)
  }
}

/** Runs after the commit: publishes, and calls the processor. */
export function follow(ctx: Context, settled: Settled) {
  announce(ctx, settled)
  for (const order_id of settled.sync) syncSoon(ctx, order_id)
}

/** Without waiting; what fails is done again by the job of the minute. */
const syncSoon = (ctx: Context, order_id: string) =>
  void syncProcessor(ctx, order_id).catch((error: unknown) =>
    ctx.log.warn({ order: order_id, error: (error as Error).name }, 'processor not notified yet'),
  )
const confirmSoon = (ctx: Context, id: number) =>
  void confirmFact(ctx, id).catch((error: unknown) => ctx.log.warn({ fact: id, error: (error as Error).name }, 'fact not confirmed yet'))

/**
 * One delivery of the processor, from raw bytes to what it amounts to. `refused`: it is not the processor's, or not readable,
 * and leaves no trace. Once this returns, everything is stored and the processor may be answered.
 */
export async function ingestDelivery(ctx: Context, processor: Processor, delivery: Delivery): Promise<'stored' | 'refused'> {
  let facts: PaymentFact[]
  try {
    facts = await processor.readDelivery(delivery)
  } catch (error) {
    if (error instanceof ProviderError && error.kind === 'rejected') return 'refused'
    throw error
  }
  await ingestFacts(ctx, facts, processor.name)
  return 'stored'
}

/** Claims pending facts: their next attempt is moved ahead, so that two processes do not take the same. */
const claimDue = (ctx: Context, state: 'waiting' | 'provisional', id: number | null) =>
  ctx.db.query<PendingFact>(
    `update payment_facts set attempts = attempts + 1,
        next_try_at = $1::timestamptz + make_interval(secs => least($2::int * power(2, least(attempts, 20)), $3::int))
      where id in (select id from payment_facts where state = $4 and (next_try_at <= $1 or id = $5) and ($5::bigint is null or id = $5)
                    order by next_try_at limit 50 for update skip locked)
     returning ${STORED}`,
    [ctx.now(), FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS, state, id],
  )

/** Lets a fact count that is stored as `state` still; another process may have been quicker. */
async function countStored(ctx: Context, fact: PendingFact, state: 'waiting' | 'provisional', proven: boolean): Promise<void> {
  const settled = await ctx.db.transaction(async (tx) => {
    await lockSale(tx, fact.provider, fact.sale_id)
    const [still] = await tx.query('select 1 from payment_facts where id = $1 and state = $2 for update', [fact.id, state])
    return still ? countFact(ctx, tx, fact, proven) : null
  })
  if (settled) follow(ctx, settled)
}

/** Tries again to find the orders of facts that arrived before them. Runs each minute. */
export async function countWaiting(ctx: Context): Promise<void> {
  for (const fact of await claimDue(ctx, 'waiting', null)) {
    const [row] = await ctx.db.query<{ proven: boolean }>(
      `select problem is distinct from 'unproven' as proven from payment_facts where id = $1`,
      [fact.id],
    )
    // One that fails keeps none of the others waiting.
    await countStored(ctx, fact, 'waiting', row?.proven ?? false).catch((error: unknown) =>
      ctx.log.error({ fact: fact.id, error: (error as Error).name }, 'waiting fact not counted yet'),
    )
  }
}

async function confirm(ctx: Context, fact: PendingFact): Promise<void> {
  const processor = processorOf(ctx, fact.provider)
  if (!processor || fact.sale_id === null) return
  const status = await processor.fetchStatus(fact.sale_id)
  if (agrees(fact, status)) await countStored(ctx, fact, 'provisional', true)
}

/** Asks the processor about one unsigned fact, or about all that are due (each minute). */
export async function confirmFact(ctx: Context, id: number): Promise<void> {
  for (const fact of await claimDue(ctx, 'provisional', id)) await confirm(ctx, fact)
}
export async function confirmProvisional(ctx: Context): Promise<void> {
  for (const fact of await claimDue(ctx, 'provisional', null)) {
    await confirm(ctx, fact).catch((error: unknown) =>
      ctx.log.warn({ fact: fact.id, error: (error as Error).name }, 'fact not confirmed yet'),
    )
  }
}
