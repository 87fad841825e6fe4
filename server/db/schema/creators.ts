import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { at, created } from './columns'
import { users } from './users'

/** The public page of someone who has published a character. */
export const creators = pgTable('creators', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** In lower case. */
  handle: text('handle').notNull().unique(),
  display_name: text('display_name').notNull(),
  about: text('about').notNull().default(''),
  followers_count: integer('followers_count').notNull().default(0),
  handle_changed_at: at('handle_changed_at'),
  created_at: created(),
})

/** Handles that were given up, as SHA-256: nobody else takes one for HANDLE_REST_DAYS. Written by triggers. */
export const freedHandles = pgTable('freed_handles', {
  handle_hash: text('handle_hash').primaryKey(),
  freed_at: at('freed_at').notNull(),
})

export const creatorFollows = pgTable(
  'creator_follows',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    creator_id: integer('creator_id')
      .notNull()
      .references(() => creators.user_id, { onDelete: 'cascade' }),
    /** As with likes. */
    counted: boolean('counted').notNull().default(true),
    created_at: created(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.creator_id] }), index('creator_follows_creator').on(t.creator_id)],
)
