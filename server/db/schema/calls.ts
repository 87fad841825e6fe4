import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CallEnd } from '@/contracts/call-ends'
import { at } from './columns'
import { characters } from './characters'
import { conversations, messages } from './conversations'
import { users } from './users'

/**
 * A voice call with a character. Its texts are messages; no sound of it is stored. A minute is held under `call:<id>:<n>` before it
 * begins and captured once some of it was served (domain/calls/clock.ts).
 */
export const calls = pgTable(
  'calls',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    client_key: text('client_key').notNull(),
    /** Credits for a minute, as they were said before the call. */
    price: smallint('price').notNull(),
    started_at: at('started_at').notNull(),
    /** The last sign of life of the person's page. */
    heard_at: at('heard_at').notNull(),
    /** When the person or the character last spoke, or somebody said that they are there. */
    spoke_at: at('spoke_at').notNull(),
    /** Connected time that was served, in milliseconds. */
    served_ms: integer('served_ms').notNull().default(0),
    /** Time since the turn that is being answered; it is served with its answer, or never. */
    pending_ms: integer('pending_ms').notNull().default(0),
    /** turn: an answer is awaited. failed: none came, and the clock is stopped until one does. Null while it runs. */
    waiting: text('waiting').$type<'turn' | 'failed'>().default('turn'),
    /** The reply to the last turn. */
    reply_id: bigint('reply_id', { mode: 'number' }),
    turns: integer('turns').notNull().default(0),
    /** Minutes that were held, and those of them that are settled. */
    held: smallint('held').notNull().default(0),
    minutes: smallint('minutes').notNull().default(0),
    /** What was charged. */
    credits: integer('credits').notNull().default(0),
    /** Why the next minute could not be held; null while it can. */
    last_minute: text('last_minute').$type<'credits' | 'limit'>(),
    ended_at: at('ended_at'),
    ended_by: text('ended_by').$type<CallEnd>(),
    /** The line that says in the chat what the call was. */
    message_id: bigint('message_id', { mode: 'number' }).references(() => messages.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('calls_started_once').on(t.user_id, t.client_key),
    uniqueIndex('calls_one_live')
      .on(t.user_id)
      .where(sql`ended_at is null`),
    index('calls_heard')
      .on(t.heard_at)
      .where(sql`ended_at is null`),
    index('calls_of_message')
      .on(t.message_id)
      .where(sql`message_id is not null`),
    index('calls_of_conversation').on(t.conversation_id),
    index('calls_of_character').on(t.character_id),
    check('calls_settled', sql`minutes <= held and credits <= held * price`),
    check('calls_ended', sql`(ended_at is null) = (ended_by is null)`),
  ],
)
