import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Payment, PaymentFactKind, ProcessorName, Subscription } from '@/contracts/billing'
import { at, created } from './columns'
import { users } from './users'

/** Money. Orders, facts, subscriptions and consents outlive the account: records of sales, with a number in the person's place. */

/** What a person meant to buy. It exists before they leave for the processor, and is all that the processor learns. */
export const billingOrders = pgTable(
  'billing_orders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    user_id: integer('user_id').notNull(),
    client_key: text('client_key').notNull(),
    price_id: integer('price_id').notNull(),
    kind: text('kind').$type<'plan' | 'pack'>().notNull(),
    amount_cents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    /** Of a pack. */
    credits: integer('credits'),
    /** Between renewals of a plan. */
    months: smallint('months').$type<1 | 12>(),
    provider: text('provider').$type<ProcessorName>().notNull(),
    test: boolean('test').notNull(),
    consent_id: bigint('consent_id', { mode: 'number' }),
    /** The processor's page; null when it has not answered. */
    checkout_url: text('checkout_url'),
    /** Folded from the facts; pending and declined orders end as `expired` after a day. */
    state: text('state').$type<Payment['state']>().notNull().default('pending'),
    created_at: created(),
    changed_at: at('changed_at').notNull().defaultNow(),
  },
  (t) => [
    unique('orders_once').on(t.user_id, t.client_key),
    index('orders_user').on(t.user_id, t.created_at),
    index('orders_open')
      .on(t.created_at)
      .where(sql`state in ('pending', 'declined')`),
    check('order_positive', sql`${t.amount_cents} > 0`),
    check('order_whole', sql`(${t.kind} = 'plan') = (${t.months} is not null) and (${t.kind} = 'pack') = (${t.credits} is not null)`),
    // A store asks for the yes to a renewal itself.
    check('order_consent', sql`${t.kind} = 'pack' or ${t.consent_id} is not null or ${t.provider} in ('apple', 'google')`),
  ],
)

/** Who agreed to which renewal terms, and when. Kept 3 years past the subscription's end. */
export const renewalConsents = pgTable(
  'renewal_consents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id').notNull(),
    version: integer('version').notNull(),
    /** The sentence as it was shown next to the box, with amount and dates, and their SHA-256. */
    text: text('text').notNull(),
    hash: text('hash').notNull(),
    client: text('client').notNull(),
    created_at: created(),
  },
  (t) => [index('renewal_consents_user').on(t.user_id)],
)

/** Every fact a processor reported, once. An order's state is folded from all of its facts. */
export const paymentFacts = pgTable(
  'payment_facts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    provider: text('provider').$type<ProcessorName>().notNull(),
    event_key: text('event_key').notNull(),
    digest: text('digest').notNull(),
    kind: text('kind').$type<PaymentFactKind>().notNull(),
    order_id: uuid('order_id'),
    sale_id: text('sale_id'),
    transaction_id: text('transaction_id'),
    parent_id: text('parent_id'),
    amount_cents: integer('amount_cents'),
    currency: text('currency'),
    occurred_at: at('occurred_at').notNull(),
    paid_until: at('paid_until'),
    terminates: boolean('terminates').notNull().default(false),
    test: boolean('test').notNull(),
    /**
     * counted: in the fold; waiting: its order or sale is not known yet; provisional: unsigned, until the processor agrees;
     * quarantined: does not fit its order, for the operator to look at.
     */
    state: text('state').$type<'counted' | 'waiting' | 'provisional' | 'quarantined'>().notNull(),
    /** Why it is quarantined. */
    problem: text('problem'),
    attempts: integer('attempts').notNull().default(0),
    next_try_at: at('next_try_at'),
    raw: jsonb('raw').$type<Record<string, string>>().notNull().default({}),
    received_at: at('received_at').notNull().defaultNow(),
  },
  (t) => [
    unique('facts_once').on(t.provider, t.event_key),
    index('facts_order').on(t.order_id),
    index('facts_sale').on(t.provider, t.sale_id),
    index('facts_due')
      .on(t.next_try_at)
      .where(sql`state in ('waiting', 'provisional')`),
  ],
)

/** What a plan's facts amount to. The rows are written by the fold alone, but for what the person asked (`cancel_wanted_at`). */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id').notNull(),
    order_id: uuid('order_id').notNull().unique(),
    provider: text('provider').$type<ProcessorName>().notNull(),
    sale_id: text('sale_id').notNull(),
    price_id: integer('price_id').notNull(),
    amount_cents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    months: smallint('months').$type<1 | 12>().notNull(),
    test: boolean('test').notNull(),
    state: text('state').$type<Subscription['state']>().notNull(),
    started_at: at('started_at').notNull(),
    paid_until: at('paid_until').notNull(),
    renews_at: at('renews_at'),
    price_held_until: at('price_held_until').notNull(),
    cancelled_at: at('cancelled_at'),
    /** The person's own decision, which counts at once; a job tells the processor until it has agreed. */
    cancel_wanted_at: at('cancel_wanted_at'),
    cancel_told_at: at('cancel_told_at'),
    resume_wanted_at: at('resume_wanted_at'),
    tell_attempts: integer('tell_attempts').notNull().default(0),
    next_tell_at: at('next_tell_at'),
    /** When the next month's credits are due; null when none are. */
    next_grant_at: at('next_grant_at'),
    /** The renewal that was announced by mail. */
    reminded_for: at('reminded_for'),
    ended_at: at('ended_at'),
    changed_at: at('changed_at').notNull().defaultNow(),
  },
  (t) => [
    // The App Store counts what is bought again, or moved to another plan, as the same sale.
    uniqueIndex('subscriptions_sale')
      .on(t.provider, t.sale_id)
      .where(sql`provider <> 'apple'`),
    index('subscriptions_user').on(t.user_id, t.id),
    index('subscriptions_grants')
      .on(t.next_grant_at)
      .where(sql`next_grant_at is not null`),
    index('subscriptions_tell')
      .on(t.next_tell_at)
      .where(sql`next_tell_at is not null`),
    index('subscriptions_renewals')
      .on(t.renews_at)
      .where(sql`renews_at is not null`),
  ],
)

/** Emails about money wait here until they are sent: a receipt is not lost with a mail server. Payload: amounts and dates only. */
export const billingMails = pgTable(
  'billing_mails',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    values: jsonb('values').$type<Record<string, string | number | null>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    next_try_at: at('next_try_at').notNull(),
    sent_at: at('sent_at'),
    created_at: created(),
  },
  (t) => [
    unique('billing_mails_once').on(t.user_id, t.key),
    index('billing_mails_due')
      .on(t.next_try_at)
      .where(sql`sent_at is null`),
  ],
)

/** Where the processor's books and this database differ, for the operator to look at. */
export const billingDifferences = pgTable('billing_differences', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  subscription_id: bigint('subscription_id', { mode: 'number' }),
  key: text('key').notNull().unique(),
  what: text('what').notNull(),
  ours: text('ours').notNull(),
  theirs: text('theirs').notNull(),
  found_at: at('found_at').notNull(),
  solved_at: at('solved_at'),
})

/** How often pages with prices were opened: a day and a page, without who. */
export const billingVisits = pgTable(
  'billing_visits',
  {
    day: text('day').notNull(),
    page: text('page').notNull(),
    visits: integer('visits').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.page] })],
)
