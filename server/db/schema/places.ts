import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, created } from './columns'
import { conversations } from './conversations'
import { users } from './users'

/** The last result of an age check of a person: no document, no face, no date of birth. */
export const ageChecks = pgTable('age_checks', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  over18: boolean('over18').notNull(),
  method: text('method').notNull(),
  provider: text('provider').notNull(),
  reference: text('reference').notNull(),
  checked_at: at('checked_at').notNull(),
})

/** Checks that were started; the result takes the row. */
export const ageAttempts = pgTable(
  'age_attempts',
  {
    reference: text('reference').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expires_at: at('expires_at').notNull(),
    created_at: created(),
  },
  (t) => [index('age_attempts_person').on(t.user_id)],
)

/** When people were last told in a conversation that the character is a computer program (mark_notices.sql). */
export const disclosures = pgTable('disclosures', {
  conversation_id: integer('conversation_id')
    .primaryKey()
    .references(() => conversations.id, { onDelete: 'cascade' }),
  told_at: at('told_at').notNull(),
})

/** How long somebody has been talking without a pause of half an hour (mark_notices.sql). */
export const talks = pgTable('talks', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  since: at('since').notNull(),
  /** To a minute. */
  talked_at: at('talked_at').notNull(),
  reminded_at: at('reminded_at'),
})
