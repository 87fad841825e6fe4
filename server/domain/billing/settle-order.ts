import type { EventData, ServerEvent } from '@/contracts/events'
import { PREMIUM_MONTHLY_CREDITS, PRICE_HELD_MONTHS } from '@/contracts/prices'
import { addMonths } from '@/contracts/renewal-terms'
import type { Db } from '@/server/db/client'
import { queueConversion } from '../attribution/conversions'
import type { Context } from '../context'
import { grantCreditsIn, reverseCreditsIn } from '../credits/credits'
import { publish } from '../events/publish'
import { forgetCallers, publishRightsChanged } from '../sessions/known-callers'
import { recordDifference } from './differences'
import { foldFacts, type Folded, type FoldedPayment } from './fold'
import { queueBillingMail } from './mails'
import { creditMonths, reversedMonths, type GrantedMonths } from './months'
import { countedFacts, isPayment, lockBuyer, lockOrder, type Buyer, type Order, type StoredFact } from './orders'
import { isStore, processorOf } from './processors'
import { afterDecision, renews, stateNow, subscriptionOf, subscriptionsOf, wantCancel, type SubscriptionRow } from './subscription-rows'

/** What settling an order changed; pass it to `announce` after the commit. */
export type Settled = {
  user_id: number
  order_id: string
  events: ServerEvent[]
  rights: boolean
  /** Orders whose processor must be called (sync-processor.ts). */
  sync: string[]
}

type Work = {
  ctx: Context
  tx: Db
  order: Order
  buyer: Buyer
  folded: Folded
  before: SubscriptionRow | null
  facts: StoredFact[]
  now: Date
}

/** A pack's credits come with each payment of it and go with what is taken back, a part of them rounded up. */
async function settlePack({ tx, order, buyer, folded, now }: Work): Promise<boolean> {
  let moved = false
  if (!buyer.exists || order.credits === null) return moved
  for (const payment of folded.payments) {
    const lot = { user_id: order.user_id, source: 'purchase' as const, key: payment.key }
    moved = (await grantCreditsIn(tx, { ...lot, credits: order.credits, expires_at: null, reason: 'purchase' })) || moved
    const parts =
      payment.state === 'paid'
        ? payment.reversals.map(({ key, cents }) => ({
            reverse_key: key,
            credits: Math.ceil((order.credits! * cents) / payment.amount_cents),
          }))
        : [{ reverse_key: payment.key, credits: order.credits }]
    for (const part of parts) moved = (await reverseCreditsIn(tx, { ...lot, ...part, now })) > 0 || moved
  }
  return moved
}

async function grantedMonths(tx: Db, user_id: number): Promise<GrantedMonths> {
  const lots = await tx.query<{ key: string; expires_at: Date }>(
    `select key, expires_at from credit_lots where user_id = $1 and source = 'monthly' and expires_at is not null`,
    [user_id],
  )
  return new Map(lots.map(({ key, expires_at }) => [key, expires_at]))
}

/** The credits of the month that runs, and back those of months whose payment was taken back. Answers when the next are due. */
async function settleMonths({ tx, order, buyer, folded, now }: Work): Promise<{ moved: boolean; next_at: Date | null }> {
  const { subscription, payments } = folded
  if (!buyer.exists || !subscription || order.months === null) return { moved: false, next_at: null }
  const lotOf = (key: string) => ({ user_id: order.user_id, source: 'monthly' as const, key, credits: PREMIUM_MONTHLY_CREDITS })
  const { due, next_at } = creditMonths(subscription, payments, order.months, await grantedMonths(tx, order.user_id), now)
  let moved = due !== null && (await grantCreditsIn(tx, { ...lotOf(due.key), expires_at: due.ends, reason: 'premium month' }))
  for (const key of reversedMonths(payments, order.months)) {
    moved = (await reverseCreditsIn(tx, { ...lotOf(key), reverse_key: key, now })) > 0 || moved
  }
  return { moved, next_at }
}

/**
 * The subscription's cancellation columns, and when the processor is called. A chargeback ends renewals there too, and so does a
 * refund that leaves nothing paid: nobody is charged again for what was refunded. A cancellation that came from the processor
 * itself needs no call.
 */
function cancellationColumns({
  folded,
  before,
  now,
  buyer,
  facts,
}: Work): Pick<SubscriptionRow, 'cancelled_at' | 'cancel_wanted_at' | 'cancel_told_at' | 'next_tell_at'> {
  const { tombstone, ended_at, cancelled_at, paid_until } = folded.subscription!
  const decision = before ?? { cancel_wanted_at: null, cancel_told_at: null, resume_wanted_at: null, next_tell_at: null }
  const last = facts.findLast(({ kind }) => kind === 'cancel' || kind === 'uncancel')
  const taken_back =
    last?.kind === 'uncancel' && !(decision.resume_wanted_at && decision.resume_wanted_at > last.occurred_at)
      ? last.occurred_at
      : decision.resume_wanted_at
  const wanted = decision.cancel_wanted_at !== null && (taken_back === null || decision.cancel_wanted_at > taken_back)
  const refund = facts.findLast(({ kind }) => kind === 'refund')
  const refunded =
    ended_at === null && folded.payments.at(-1)!.state === 'refunded' && refund !== undefined && paid_until <= refund.occurred_at
  const must_end = tombstone === 'chargeback' || refunded || !buyer.exists
  const fresh = must_end && !wanted
  const cancel_wanted_at = fresh ? afterDecision(now, taken_back) : decision.cancel_wanted_at
  const shown = { cancelled_at: cancelled_at ?? (must_end ? cancel_wanted_at : null), cancel_wanted_at }
  const cancelled_there = last?.kind === 'cancel' && (decision.resume_wanted_at === null || last.occurred_at > decision.resume_wanted_at)
  const over_there = cancelled_there || (ended_at !== null && tombstone !== 'chargeback')
  if (cancel_wanted_at !== null && over_there) return { ...shown, cancel_told_at: decision.cancel_told_at ?? now, next_tell_at: null }
  return { ...shown, cancel_told_at: fresh ? null : decision.cancel_told_at, next_tell_at: fresh ? now : decision.next_tell_at }
}

async function writeSubscription(work: Work, next_grant_at: Date | null): Promise<boolean> {
  const { tx, order, folded, now } = work
  const subscription = folded.subscription!
  const { cancelled_at, cancel_wanted_at, cancel_told_at, next_tell_at } = cancellationColumns(work)
  const { paid_until, started_at } = subscription
  const stored = subscription.ended_at ? 'ended' : cancelled_at ? 'cancelled' : subscription.past_due ? 'past_due' : 'active'
  const state = stateNow({ state: stored, paid_until }, now)
  await tx.query(
    `insert into subscriptions (user_id, order_id, provider, sale_id, price_id, amount_cents, currency, months, test, state, started_at, paid_until,
       renews_at, price_held_until, cancelled_at, cancel_wanted_at, cancel_told_at, next_tell_at, next_grant_at, ended_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21)
     on conflict (order_id) do update set state = excluded.state, started_at = excluded.started_at, paid_until = excluded.paid_until,
       renews_at = excluded.renews_at, price_held_until = excluded.price_held_until, cancelled_at = excluded.cancelled_at,
       cancel_wanted_at = excluded.cancel_wanted_at, cancel_told_at = excluded.cancel_told_at, next_tell_at = excluded.next_tell_at,
       next_grant_at = excluded.next_grant_at, ended_at = excluded.ended_at, changed_at = excluded.changed_at`,
    [
      order.user_id,
      order.id,
      order.provider,
      subscription.sale_id,
      order.price_id,
      order.amount_cents,
      order.currency,
      order.months,
      order.test,
      state,
      started_at,
      paid_until,
      state === 'active' ? paid_until : null,
      addMonths(started_at, PRICE_HELD_MONTHS),
      cancelled_at,
      cancel_wanted_at,
      cancel_told_at,
      next_tell_at,
      next_grant_at,
      subscription.ended_at ?? (state === 'ended' ? paid_until : null),
      now,
    ],
  )
  return next_tell_at !== null && next_tell_at <= now
}

/** Premium lasts until the latest `paid_until` of the person's subscriptions. Answers whether it began or ended now. */
async function writePremium(tx: Db, user_id: number, buyer: Buyer, now: Date): Promise<{ changed: boolean; premium: boolean }> {
  const [row] = await tx.query<{ premium_until: Date | null }>(
    `update users set premium_until = (select max(paid_until) from subscriptions where user_id = $1) where id = $1 returning premium_until`,
    [user_id],
  )
  const premium = row?.premium_until ? row.premium_until > now : false
  return { premium, changed: premium !== (buyer.premium_until !== null && buyer.premium_until > now) }
}

async function emit(tx: Db, user_id: number, data: EventData<'billing.updated'>, moved: boolean): Promise<ServerEvent[]> {
  const text = moved
    ? `select emit_events($1, array['balance.updated', 'billing.updated'], array[balance_json($1), $2::json]) as events`
    : `select emit_events($1, array['billing.updated'], array[$2::json]) as events`
  const [row] = await tx.query<{ events: ServerEvent[] }>(text, [user_id, JSON.stringify(data)])
  return row?.events ?? []
}

/** Effects of a fact that counts for the first time: mails, conversions, a freeze, an alarm. */
async function recordFirstEffects(work: Work, fresh: Set<number>) {
  const { ctx, tx, order, buyer, folded, facts, now } = work
  for (const fact of facts.filter(({ id }) => fresh.has(id))) {
    const payment = folded.payments.find(({ key }) => key === fact.event_key)
    if (payment && payment.state === 'paid') await recordPaymentEffects(work, payment)
    if (fact.kind === 'rebill' && folded.subscription?.cancelled_at && fact.occurred_at > folded.subscription.cancelled_at) {
      await recordDifference(tx, now, {
        subscription_id: null,
        key: `charged:${order.id}:${fact.event_key}`,
        what: 'a renewal was charged after it was cancelled',
        ours: 'cancelled',
        theirs: 'charged',
      })
      ctx.log.error({ order: order.id, fact: fact.id }, 'RENEWAL CHARGED AFTER A CANCELLATION')
    }
    if (fact.kind === 'chargeback') await tx.query('update users set purchases_frozen_at = $2 where id = $1', [order.user_id, now])
    if (!buyer.exists) {
      if (isPayment(fact)) ctx.log.error({ order: order.id, fact: fact.id }, 'PAID FOR AN ACCOUNT THAT IS GONE')
      continue
    }
    const mail = { user_id: order.user_id, price_id: order.price_id, test: order.test }
    if (fact.kind === 'refund' || fact.kind === 'chargeback') {
      await queueBillingMail(tx, now, {
        ...mail,
        key: `${fact.kind}:${fact.event_key}`,
        kind: fact.kind,
        amount_cents: fact.amount_cents ?? order.amount_cents,
        at: fact.occurred_at,
        over: fact.terminates || (folded.subscription !== null && folded.subscription.paid_until <= fact.occurred_at),
      })
    }
    if (fact.kind === 'rebill_declined' && folded.subscription?.past_due) {
      await queueBillingMail(tx, now, {
        ...mail,
        key: `declined:${fact.event_key}`,
        kind: 'renewal_declined',
        amount_cents: order.amount_cents,
        at: fact.occurred_at,
        paid_until: folded.subscription.paid_until,
      })
    }
  }
}

async function recordPaymentEffects({ ctx, tx, order, buyer, folded, now }: Work, payment: FoldedPayment) {
  if (!buyer.exists) return
  const subscription = folded.subscription
  const renews_again = subscription !== null && subscription.ended_at === null && subscription.cancelled_at === null
  const [consent] =
    renews_again && !payment.renewal
      ? await tx.query<{ text: string }>(
          'select text from renewal_consents where id = (select consent_id from billing_orders where id = $1)',
          [order.id],
        )
      : []
  await queueBillingMail(tx, now, {
    user_id: order.user_id,
    price_id: order.price_id,
    test: order.test,
    key: `receipt:${payment.key}`,
    kind: 'receipt',
    amount_cents: payment.amount_cents,
    at: payment.paid_at,
    paid_until: payment.paid_until,
    renews_at: renews_again ? payment.paid_until : null,
    renewal_cents: order.amount_cents,
    terms: consent?.text ?? null,
  })
  if (order.test) return
  const event = payment.renewal ? 'renewal' : 'purchase'
  await queueConversion(ctx, { user_id: order.user_id, event, amount_cents: payment.amount_cents, key: payment.key }, tx)
}

/**
 * Folds an order's facts and makes everything that follows from them true: the order, its subscription, credits, premium.
 * Every effect is idempotent, so it may run at any time and any number of times; `fresh` are the facts that count since just
 * now. The caller announces the answer after the commit.
 */
export async function settleOrder(
  ctx: Context,
  tx: Db,
  { id, user_id }: Pick<Order, 'id' | 'user_id'>,
  fresh: number[] = [],
): Promise<Settled> {
  const now = ctx.now()
  const buyer = await lockBuyer(tx, user_id)
  const order = await lockOrder(tx, id)
  const before = await subscriptionOf(tx, id)
  const facts = (await countedFacts(tx, [id])).toSorted((a, b) => a.occurred_at.getTime() - b.occurred_at.getTime())
  const folded = foldFacts(order, facts, { cancel_at: before?.cancel_wanted_at ?? null, resume_at: before?.resume_wanted_at ?? null })
  const work: Work = { ctx, tx, order, buyer, folded, before, facts, now }

  await writeOrderState(work)
  const pack = await settlePack(work)
  const months = await settleMonths(work)
  const sync = folded.subscription && (await writeSubscription(work, months.next_at)) ? [id] : []
  const { premium, changed } =
    folded.subscription && buyer.exists
      ? await writePremium(tx, user_id, buyer, now)
      : { premium: buyer.premium_until !== null && buyer.premium_until > now, changed: false }
  if (changed) await publishRightsChanged(tx, user_id)
  await recordFirstEffects(work, new Set(fresh))
  const others = facts.some((fact) => isPayment(fact) && fresh.includes(fact.id)) ? await endOlder(work) : []
  const events = buyer.exists ? await emit(tx, user_id, { payment_id: id, is_premium: premium }, pack || months.moved) : []
  return {
    user_id,
    order_id: id,
    events: [...others.flatMap((other) => other.events), ...events],
    sync: [...sync, ...others.flatMap((other) => other.sync)],
    rights: changed,
  }
}

/**
 * Two payment pages that were open at once can both be paid. One plan renews, the one that was begun last; the paid time of the
 * others stays, and the operator is alarmed, since the person may want a refund.
 */
async function endOlder({ ctx, tx, order, buyer, folded, now }: Work): Promise<Settled[]> {
  if (!buyer.exists || !folded.subscription) return []
  const running = (await subscriptionsOf(tx, order.user_id, now)).filter((row) => renews(row, now))
  const [, ...older] = running.toSorted((a, b) => b.started_at.getTime() - a.started_at.getTime() || b.id - a.id)
  const settled: Settled[] = []
  for (const row of older) {
    if (isStore(row.provider) && row.provider === order.provider) {
      settled.push(await endMoved(ctx, tx, row, now))
      continue
    }
    await wantCancel(tx, row, now)
    settled.push(await settleOrder(ctx, tx, { id: row.order_id, user_id: row.user_id }))
    await queueBillingMail(tx, now, {
      user_id: row.user_id,
      key: `replaced:${row.id}`,
      kind: 'cancelled',
      price_id: row.price_id,
      test: row.test,
      amount_cents: row.amount_cents,
      at: now,
      paid_until: row.paid_until,
    })
    await recordDifference(tx, now, {
      subscription_id: row.id,
      key: `replaced:${row.id}`,
      what: 'two plans were paid, and the newer one renews',
      ours: 'cancelled',
      theirs: 'active',
    })
    ctx.log.error({ subscription: row.id, order: order.id }, 'TWO PLANS PAID BY ONE PERSON: the older one does not renew')
  }
  return settled
}

/** A store sells one plan at a time: a new one there is a move from the old one. Where the store lets nobody else end that, it has. */
async function endMoved(ctx: Context, tx: Db, row: SubscriptionRow, now: Date): Promise<Settled> {
  await wantCancel(tx, row, now)
  if (!processorOf(ctx, row.provider)?.can_cancel)
    await tx.query('update subscriptions set cancel_told_at = $2, next_tell_at = null where id = $1', [row.id, now])
  return settleOrder(ctx, tx, { id: row.order_id, user_id: row.user_id })
}

async function writeOrderState({ tx, order, folded, now }: Work) {
  let state: Order['state'] = folded.order_state
  if (state === 'pending' || state === 'declined') {
    const [reported] = await tx.query(
      `select 1 from payment_facts where order_id = $1 and state = 'provisional' and kind in ('initial', 'rebill') limit 1`,
      [order.id],
    )
    if (reported) state = 'confirming'
    else if (order.state === 'expired') state = 'expired'
  }
  if (state !== order.state) await tx.query('update billing_orders set state = $2, changed_at = $3 where id = $1', [order.id, state, now])
}

/** What other tabs, other processes and the next call must know; call it after the commit. */
export function announce(ctx: Context, { user_id, events, rights }: Settled) {
  publish(ctx, user_id, events)
  if (rights) forgetCallers(ctx, user_id)
}
