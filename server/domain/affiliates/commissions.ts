import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { mailboxOf } from '../rewards/mailbox'
import { netPayments, type NetPayment, type MoneyFact } from './net-payments'
import { monthAfter, monthOf } from './months'

/** Payments of a test processor move no money: their lines and statements are kept apart. */
export const isTest = (ctx: Context) => ctx.payment?.test ?? false

/** Serializes writers of lines and statements, so that no line slips into a month that is being closed. */
export const lockCommissions = (tx: Db) => tx.query(`select pg_advisory_xact_lock(hashtextextended('affiliate commissions', 0))`, [])

type Affiliate = { id: number; code: string; email: string; percent: number | null }
type Order = { id: string; amount_cents: number; email: string | null }
type Lines = { payment_id: number; lines: number; percent: number; money_cents: number; commission_cents: number }

/** Orders of the people an affiliate has referred, including those whose accounts are gone by now. */
const ordersOf = (tx: Db, affiliate: Affiliate, test: boolean) =>
  tx.query<Order>(
    `select o.id, o.amount_cents, u.email from users u join billing_orders o on o.user_id = u.id
      where u.custom_attributes ->> 'refer_source' = 'affiliate' and lower(u.custom_attributes ->> 'refer_id') = $1 and o.test = $3
     union all
     select o.id, o.amount_cents, null from billing_orders o
      where o.test = $3 and o.id in (select order_id from affiliate_commissions where affiliate_id = $2)
        and not exists (select 1 from users u where u.id = o.user_id)`,
    [affiliate.code, affiliate.id, test],
  )

async function paymentsOf(tx: Db, orders: Order[]): Promise<(NetPayment & { order: Order })[]> {
  const facts = new Map<string, MoneyFact[]>()
  const rows = await tx.query<MoneyFact & { order_id: string }>(
    `select id, order_id, kind, event_key, transaction_id, parent_id, amount_cents, occurred_at from payment_facts
      where order_id = any($1::uuid[]) and state = 'counted' and kind in ('initial', 'rebill', 'refund', 'chargeback')`,
    [orders.map(({ id }) => id)],
  )
  for (const { order_id, ...row } of rows) {
    facts.set(order_id, [...(facts.get(order_id) ?? []), row])
  }
  return orders.flatMap((order) => netPayments(order, facts.get(order.id) ?? []).map((payment) => ({ ...payment, order })))
}

/** The first month that has no statements yet. */
async function openMonth(tx: Db, test: boolean): Promise<string> {
  const [last] = await tx.query<{ month: string | null }>('select max(month) as month from affiliate_months where test = $1', [test])
  return last?.month ? monthAfter(last.month) : ''
}

const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)

/** Of every cent kept, rounded down once a payment. */
export const commissionOf = (kept_cents: number, percent: number) => Math.floor((kept_cents * percent) / 100)

async function syncOne(ctx: Context, tx: Db, affiliate: Affiliate, test: boolean): Promise<number> {
  const orders = await ordersOf(tx, affiliate, test)
  if (orders.length === 0) return 0
  const now = ctx.now()
  const [open_month, payments] = [await openMonth(tx, test), await paymentsOf(tx, orders)]
  const known = new Map(
    (
      await tx.query<Lines>(
        `select payment_id, max(line)::int as lines, min(percent)::int as percent, sum(money_cents)::int as money_cents,
          sum(commission_cents)::int as commission_cents from affiliate_commissions where affiliate_id = $1 group by payment_id`,
        [affiliate.id],
      )
    ).map((row) => [Number(row.payment_id), row]),
  )
  const own = mailboxOf(affiliate.email).mailbox
  let made = 0
  const add = async (
    payment: NetPayment & { order: Order },
    line: number,
    percent: number,
    money: number,
    commission: number,
    at: Date,
  ) => {
    // A finished statement never changes: late lines belong to the first open month. Clocks may run ahead.
    const month = later(open_month, earlier(monthOf(at), monthOf(now)))
    const rows = await tx.query(
      `insert into affiliate_commissions
         (affiliate_id, payment_id, order_id, line, test, percent, money_cents, commission_cents, occurred_at, month, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning id`,
      [affiliate.id, payment.payment_id, payment.order.id, line, test, percent, money, commission, at, month, now],
    )
    made += rows.length
  }
  for (const payment of payments) {
    let lines = known.get(payment.payment_id)
    if (!lines) {
      const percent = affiliate.percent ?? ctx.settings.affiliates.commission
      const is_own = payment.order.email !== null && mailboxOf(payment.order.email).mailbox === own
      if (percent === null || is_own) continue
      const commission = commissionOf(payment.amount_cents, percent)
      await add(payment, 1, percent, payment.amount_cents, commission, payment.paid_at)
      lines = { payment_id: payment.payment_id, lines: 1, percent, money_cents: payment.amount_cents, commission_cents: commission }
    }
    const money = payment.kept_cents - lines.money_cents
    if (money === 0) continue
    const commission = commissionOf(payment.kept_cents, lines.percent) - lines.commission_cents
    await add(payment, lines.lines + 1, lines.percent, money, commission, payment.changed_at)
  }
  return made
}

/**
 * Makes the lines that are missing: one for each payment of the people affiliates have referred, and one for each change of
 * what was kept of it, so that its lines always add up. Repeating it, also at once, changes nothing. Answers how many.
 */
export async function syncCommissions(ctx: Context): Promise<number> {
  const test = isTest(ctx)
  const affiliates = await ctx.db.query<Affiliate>('select id, code, email, percent from affiliates order by id', [])
  let made = 0
  for (const affiliate of affiliates) {
    made += await ctx.db.transaction(async (tx) => {
      await lockCommissions(tx)
      return syncOne(ctx, tx, affiliate, test)
    })
  }
  return made
}
