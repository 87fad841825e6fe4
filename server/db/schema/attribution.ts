import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, created } from './columns'
import { users } from './users'

/** Attribution, consent and the affiliate program. */

/** Every decision about analytics and marketing, as it was made; the newest counts. */
export const consents = pgTable(
  'consents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    browser: text('browser').notNull(),
    version: integer('version').notNull(),
    analytics: boolean('analytics').notNull(),
    marketing: boolean('marketing').notNull(),
    decided_at: at('decided_at').notNull(),
    created_at: created(),
  },
  (t) => [unique('consents_once').on(t.user_id, t.browser, t.decided_at), index('consents_newest').on(t.user_id, t.decided_at)],
)

/** The outbox of conversions: a fact is stored with what caused it, and sent until the network has accepted it. */
export const conversions = pgTable(
  'conversions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    network: text('network').notNull(),
    event_key: text('event_key').notNull(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event: text('event').notNull(),
    click_id: text('click_id').notNull(),
    amount_cents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<'pending' | 'sent' | 'failed'>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    next_try_at: at('next_try_at').notNull(),
    created_at: created(),
    sent_at: at('sent_at'),
  },
  (t) => [
    unique('conversions_once').on(t.network, t.event_key),
    index('conversions_due')
      .on(t.next_try_at)
      .where(sql`state = 'pending'`),
    index('conversions_user').on(t.user_id),
  ],
)
