import { sql } from 'drizzle-orm'
import { bigint, bigserial, integer, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DataExport, DeletionReason } from '@/contracts/account'
import { at, bytes, created } from './columns'
import { users } from './users'

/** What people think of the product. */
export const feedback = pgTable(
  'feedback',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    client_key: text('client_key').notNull(),
    rating: smallint('rating').notNull(),
    comment: text('comment'),
    page: text('page'),
    created_at: created(),
  },
  (t) => [uniqueIndex('feedback_once').on(t.user_id, t.client_key)],
)

/** Data exports; the row is what is to be done, the job only the call to do it. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    client_key: text('client_key').notNull(),
    state: text('state').$type<DataExport['state']>().notNull().default('queued'),
    attempts: smallint('attempts').notNull().default(0),
    heartbeat_at: at('heartbeat_at').notNull().defaultNow(),
    storage_key: text('storage_key'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** SHA-256 of the secret in the single-use address, and until when that address works. */
    open_hash: bytes('open_hash').unique(),
    open_until: at('open_until'),
    created_at: created(),
    expires_at: at('expires_at'),
  },
  (t) => [
    uniqueIndex('exports_one_running')
      .on(t.user_id)
      .where(sql`state in ('queued', 'running')`),
    uniqueIndex('exports_asked_once').on(t.user_id, t.client_key),
  ],
)

/** Accounts that are being erased: what the job must know once the users row no longer says it. Gone when it is done. */
export const erasures = pgTable('erasures', {
  id: serial('id').primaryKey(),
  user_id: integer('user_id').notNull().unique(),
  identity_uid: text('identity_uid').notNull(),
  email: text('email').notNull(),
  storage_prefix: text('storage_prefix'),
  attempts: integer('attempts').notNull().default(0),
  heartbeat_at: at('heartbeat_at').notNull().defaultNow(),
  created_at: created(),
})

/** Why people left, without who: for the operator to count. */
export const deletions = pgTable('deletions', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  day: text('day').notNull(),
  reason: text('reason').$type<DeletionReason>().notNull(),
  comment: text('comment'),
})
