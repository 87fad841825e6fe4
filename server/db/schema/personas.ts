import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { GENDERS } from '@/contracts/character-options'
import { at, created } from './columns'
import { users } from './users'

/** Who a person is in chats that choose it instead of the profile. */
export const personas = pgTable(
  'personas',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    gender: text('gender').$type<(typeof GENDERS)[number]>(),
    about: text('about').notNull().default(''),
    /** New chats begin with it. */
    is_default: boolean('is_default').notNull().default(false),
    /** The Idempotency-Key it was made with. */
    client_key: text('client_key'),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('personas_of').on(t.user_id, t.id),
    uniqueIndex('personas_one_default')
      .on(t.user_id)
      .where(sql`is_default`),
    uniqueIndex('personas_made_once')
      .on(t.user_id, t.client_key)
      .where(sql`client_key is not null`),
  ],
)
