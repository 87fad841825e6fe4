import { sql } from 'drizzle-orm'
import { bigint, index, integer, json, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import type { ServerEvent } from '@/contracts/events'
import { created } from './columns'
import { users } from './users'

export const eventHeads = pgTable('event_heads', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seq: bigint('seq', { mode: 'number' }).notNull(),
})

/**
 * What one transaction emitted: `seq` is the number of its last event. Partitioned by `slot` into events_0 to events_3, which drizzle-kit
 * does not know of: a day is removed as one (docs/adr/0019-partitions.md). Since `event_heads` gives out the numbers, none comes twice.
 */
export const events = pgTable(
  'events',
  {
    user_id: integer('user_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    batch: json('batch').$type<ServerEvent[]>().notNull(),
    /** The day by the database's clock, as one of four in turn. */
    slot: smallint('slot')
      .notNull()
      .default(sql`((now() at time zone 'UTC')::date - date '2000-01-01') % 4`),
    created_at: created(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.seq, t.slot] }), index('events_age').using('brin', t.created_at)],
)
