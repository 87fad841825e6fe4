import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, created } from './columns'

/** Belongs to an email address, not to a user: an applicant need not have an account. */
export const affiliateApplications = pgTable(
  'affiliate_applications',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    email: text('email').notNull(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    social_url: text('social_url'),
    telegram_id: text('telegram_id'),
    website: text('website'),
    join_reason: text('join_reason'),
    promote_explanation: text('promote_explanation').notNull(),
    tell_us_more: text('tell_us_more'),
    attempts: integer('attempts').notNull().default(0),
    next_try_at: at('next_try_at').notNull(),
    mailed_at: at('mailed_at'),
    created_at: created(),
  },
  (t) => [
    index('affiliate_applications_email').on(t.email, t.created_at),
    index('affiliate_applications_due')
      .on(t.next_try_at)
      .where(sql`mailed_at is null`),
  ],
)

/** Payouts of the affiliate program. A contract with an email address, with or without an account. */
export const affiliates = pgTable(
  'affiliates',
  {
    id: serial('id').primaryKey(),
    /** The value of `?fpr=` or `?via=`, in lower case. */
    code: text('code').notNull().unique(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    /** Agreed on with this one; null takes the installation's percentage. */
    percent: smallint('percent'),
    application_id: bigint('application_id', { mode: 'number' }).unique(),
    created_at: created(),
  },
  (t) => [check('affiliates_percent', sql`${t.percent} between 1 and 100`)],
)

/** The lines of one payment add up to the percentage of what remains of it after refunds. Append-only, but for the statement. */
export const affiliateCommissions = pgTable(
  'affiliate_commissions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    affiliate_id: integer('affiliate_id')
      .notNull()
      .references(() => affiliates.id),
    /** The fact of the payment, its order, and the number of this line among the payment's. */
    payment_id: bigint('payment_id', { mode: 'number' }).notNull(),
    order_id: uuid('order_id').notNull(),
    line: smallint('line').notNull(),
    test: boolean('test').notNull(),
    /** As it was when the payment's first line was made. */
    percent: smallint('percent').notNull(),
    /** By how much the kept money changed, and the commission with it. */
    money_cents: integer('money_cents').notNull(),
    commission_cents: integer('commission_cents').notNull(),
    occurred_at: at('occurred_at').notNull(),
    /** The UTC month it belongs to, YYYY-MM: never one whose statements are made. */
    month: text('month').notNull(),
    statement_id: bigint('statement_id', { mode: 'number' }).references(() => affiliateStatements.id),
    created_at: created(),
  },
  (t) => [
    unique('affiliate_commissions_once').on(t.payment_id, t.line),
    index('affiliate_commissions_open')
      .on(t.affiliate_id)
      .where(sql`statement_id is null`),
    index('affiliate_commissions_affiliate').on(t.affiliate_id),
    index('affiliate_commissions_statement')
      .on(t.statement_id)
      .where(sql`statement_id is not null`),
    index('affiliate_commissions_order').on(t.order_id),
  ],
)

/** What an affiliate gets for a month. Rows never change. */
export const affiliateStatements = pgTable(
  'affiliate_statements',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    affiliate_id: integer('affiliate_id')
      .notNull()
      .references(() => affiliates.id),
    month: text('month').notNull(),
    test: boolean('test').notNull(),
    payments: integer('payments').notNull(),
    money_cents: integer('money_cents').notNull(),
    commission_cents: integer('commission_cents').notNull(),
    /** What the statement before left below zero. */
    carried_cents: integer('carried_cents').notNull(),
    payable_cents: integer('payable_cents').notNull(),
    /** What goes into the next one, below zero. */
    left_cents: integer('left_cents').notNull(),
    made_at: at('made_at').notNull(),
  },
  (t) => [
    unique('affiliate_statements_once').on(t.affiliate_id, t.month, t.test),
    check(
      'affiliate_statements_whole',
      sql`${t.commission_cents} + ${t.carried_cents} = ${t.payable_cents} + ${t.left_cents}
    and ${t.payable_cents} >= 0 and ${t.left_cents} <= 0 and ${t.carried_cents} <= 0`,
    ),
  ],
)

/** Months whose statements are made, and whether the operator has been notified. */
export const affiliateMonths = pgTable(
  'affiliate_months',
  {
    month: text('month').notNull(),
    test: boolean('test').notNull(),
    made_at: at('made_at').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    next_try_at: at('next_try_at').notNull(),
    mailed_at: at('mailed_at'),
  },
  (t) => [primaryKey({ columns: [t.month, t.test] })],
)
