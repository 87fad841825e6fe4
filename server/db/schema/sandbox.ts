import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { PaymentFactKind } from '@/contracts/billing'
import type { SandboxCard, SandboxCheckout, SandboxSale } from '@/contracts/sandbox'
import { at, created } from './columns'

/** The embedded payment processor's own books (server/providers/payment/sandbox). They hold no real money and no card. */
export const sandboxCheckouts = pgTable(
  'sandbox_checkouts',
  {
    /** Random, 256 bits: anyone who knows it may pay. */
    id: text('id').primaryKey(),
    order_id: uuid('order_id').notNull().unique(),
    /** Keyed digest of the address, by which the saved card is found. */
    customer: text('customer').notNull(),
    amount_cents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    months: smallint('months').$type<1 | 12>(),
    redirect_url: text('redirect_url').notNull(),
    cancel_url: text('cancel_url').notNull(),
    saved_method: boolean('saved_method').notNull(),
    state: text('state').$type<Exclude<SandboxCheckout['state'], 'expired'>>().notNull().default('open'),
    card: text('card').$type<SandboxCard>(),
    created_at: created(),
    changed_at: at('changed_at').notNull().defaultNow(),
  },
  (t) => [
    index('sandbox_checkouts_paid')
      .on(t.customer, t.changed_at)
      .where(sql`state = 'paid'`),
  ],
)

export const sandboxSales = pgTable(
  'sandbox_sales',
  {
    id: text('id').primaryKey(),
    order_id: uuid('order_id').notNull().unique(),
    amount_cents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    description: text('description').notNull(),
    months: smallint('months').$type<1 | 12>(),
    state: text('state').$type<SandboxSale['state']>().notNull(),
    renewals_fail: boolean('renewals_fail').notNull(),
    /** Declined renewals in a row. */
    failures: smallint('failures').notNull().default(0),
    events_held: boolean('events_held').notNull(),
    started_at: at('started_at').notNull(),
    /** Paid periods. */
    periods: integer('periods').notNull().default(1),
    paid_until: at('paid_until'),
    next_charge_at: at('next_charge_at'),
  },
  (t) => [
    index('sandbox_sales_due')
      .on(t.next_charge_at)
      .where(sql`state = 'active'`),
    index('sandbox_sales_ending')
      .on(t.paid_until)
      .where(sql`state = 'cancelled'`),
  ],
)

/** What happened there; each is sent to the webhook until it is accepted. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    key: text('key').notNull().unique(),
    order_id: uuid('order_id').notNull(),
    /** Null for a declined checkout. */
    sale_id: text('sale_id'),
    kind: text('kind').$type<PaymentFactKind>().notNull(),
    transaction_id: text('transaction_id').unique(),
    parent_id: text('parent_id'),
    amount_cents: integer('amount_cents'),
    currency: text('currency'),
    occurred_at: at('occurred_at').notNull(),
    paid_until: at('paid_until'),
    terminates: boolean('terminates').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    next_try_at: at('next_try_at').notNull(),
    /** On its way until then, at the latest. */
    claimed_until: at('claimed_until'),
    delivered_at: at('delivered_at'),
  },
  (t) => [
    index('sandbox_events_sale').on(t.sale_id),
    index('sandbox_events_order').on(t.order_id),
    index('sandbox_events_due')
      .on(t.next_try_at)
      .where(sql`delivered_at is null`),
  ],
)

/** One row: whether the embedded processor pretends to be down. */
export const sandboxSwitch = pgTable(
  'sandbox_switch',
  {
    only: boolean('only').primaryKey().default(true),
    down: boolean('down').notNull(),
  },
  (t) => [check('sandbox_switch_one', sql`${t.only}`)],
)
