import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { at, created } from './columns'
import { users } from './users'

/** `balance` is the running total of what may be spent now; it excludes held credits. */
export const creditAccounts = pgTable(
  'credit_accounts',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    balance: integer('balance').notNull().default(0),
    held: integer('held').notNull().default(0),
    rev: integer('rev').notNull().default(0),
    /** The soonest end of a live lot; past it the account is settled before anything else. */
    next_expiry: at('next_expiry'),
    /** UTC day of the last daily grant. */
    daily_on: text('daily_on'),
    /** Calendar month (UTC) of `spent`: what was held or reserved in it and has not come back. */
    spend_month: text('spend_month'),
    spent: integer('spent').notNull().default(0),
    /** The person's own limits for a month, in credits and in cents; null is none. `_next` counts from `_from` on. */
    spend_limit: integer('spend_limit'),
    spend_limit_next: integer('spend_limit_next'),
    spend_limit_from: at('spend_limit_from'),
    money_limit: integer('money_limit'),
    money_limit_next: integer('money_limit_next'),
    money_limit_from: at('money_limit_from'),
  },
  (t) => [
    index('accounts_expiry')
      .on(t.next_expiry)
      .where(sql`next_expiry is not null`),
    check('balance_not_negative', sql`${t.balance} >= 0`),
    check('held_not_negative', sql`${t.held} >= 0`),
  ],
)

export const creditLots = pgTable(
  'credit_lots',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id').notNull(),
    source: text('source').$type<'signup' | 'daily' | 'monthly' | 'purchase' | 'reward' | 'adjustment'>().notNull(),
    key: text('key').notNull(),
    granted: integer('granted').notNull(),
    remaining: integer('remaining').notNull(),
    /** Indexed in the place of `remaining`, so that spending touches no index until the lot is empty. */
    live: boolean('live')
      .notNull()
      .generatedAlwaysAs(sql`remaining > 0`),
    expires_at: at('expires_at'),
    created_at: created(),
  },
  (t) => [
    unique('lots_granted_once').on(t.user_id, t.source, t.key),
    check('lot_bounds', sql`${t.remaining} >= 0 and ${t.remaining} <= ${t.granted} and ${t.granted} > 0`),
    index('lots_live')
      .on(t.user_id, t.expires_at)
      .where(sql`live`),
  ],
)

export const creditHolds = pgTable(
  'credit_holds',
  {
    user_id: integer('user_id').notNull(),
    key: text('key').notNull(),
    credits: integer('credits').notNull(),
    state: text('state').$type<'held' | 'captured' | 'released'>().notNull(),
    reason: text('reason').notNull(),
    lease_until: at('lease_until').notNull(),
    /** Which lots the credits came from: [[lot id, credits], …]. */
    lots: jsonb('lots').$type<[number, number][]>().notNull(),
    created_at: created(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.key] }),
    check('hold_positive', sql`${t.credits} > 0`),
    index('holds_leases')
      .on(t.lease_until)
      .where(sql`state = 'held'`),
  ],
)

/** Double entry, append-only: each line moves `credits` from one account to the other, so every user's lines sum to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id').notNull(),
    debit: text('debit').$type<LedgerAccount>().notNull(),
    credit: text('credit').$type<LedgerAccount>().notNull(),
    credits: integer('credits').notNull(),
    kind: text('kind').$type<'grant' | 'hold' | 'capture' | 'release' | 'expire' | 'reverse'>().notNull(),
    key: text('key').notNull(),
    reason: text('reason').notNull(),
    created_at: created(),
  },
  (t) => [unique('ledger_once').on(t.user_id, t.kind, t.key), check('ledger_positive', sql`${t.credits} > 0`)],
)

/** issued: what the house gave; wallet: what may be spent; held: set aside; earned: delivered; lapsed: expired; reversed: its payment was taken back. */
export type LedgerAccount = 'issued' | 'wallet' | 'held' | 'earned' | 'lapsed' | 'reversed'
