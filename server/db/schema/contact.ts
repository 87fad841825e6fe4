import { sql } from 'drizzle-orm'
import { bigserial, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, created } from './columns'

/** What people wrote to the operator. Belongs to an email address, not to a user: nobody needs an account to report something. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    topic: text('topic').notNull(),
    email: text('email').notNull(),
    name: text('name'),
    place: text('place'),
    message: text('message').notNull(),
    affirmed: boolean('affirmed').notNull().default(false),
    attempts: integer('attempts').notNull().default(0),
    next_try_at: at('next_try_at').notNull(),
    mailed_at: at('mailed_at'),
    settled_at: at('settled_at'),
    created_at: created(),
  },
  (t) => [
    index('contact_messages_email').on(t.email),
    index('contact_messages_due')
      .on(t.next_try_at)
      .where(sql`mailed_at is null`),
    index('contact_messages_open')
      .on(t.id)
      .where(sql`settled_at is null`),
  ],
)
