import { bigserial, pgTable, text } from 'drizzle-orm/pg-core'
import { created } from './columns'

/** Embedded mail: the outbox that the inbox page shows on localhost. */
export const outbox = pgTable('outbox', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  created_at: created(),
})
