import { bigint, index, integer, json, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { ServerEvent } from '@/contracts/events'
import { created } from './columns'
import { users } from './users'

export const eventHeads = pgTable('event_heads', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seq: bigint('seq', { mode: 'number' }).notNull(),
})

/** What one transaction emitted: `seq` is the number of its last event. */
export const events = pgTable(
  'events',
  {
    user_id: integer('user_id').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    batch: json('batch').$type<ServerEvent[]>().notNull(),
    created_at: created(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.seq] }), index('events_age').using('brin', t.created_at)],
)
