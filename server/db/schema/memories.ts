import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { MEMORY_KINDS, MEMORY_ORIGINS } from '@/contracts/memories'
import { characters } from './characters'
import { at, bytes, created } from './columns'
import { conversations, messages } from './conversations'
import { users } from './users'

/** What one character keeps about one person, in every conversation of the two. */
export const memories = pgTable(
  'memories',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<(typeof MEMORY_KINDS)[number]>().notNull(),
    text: text('text').notNull(),
    /** chat: told in a message. person: written by the person, or changed by them since. */
    origin: text('origin').$type<(typeof MEMORY_ORIGINS)[number]>().notNull(),
    /** Day on which it was told, UTC. */
    day: date('day', { mode: 'string' }).notNull(),
    /** Messages that it was told in; empty for what the person has added. No key: they may be deleted before it. */
    source_ids: bigint('source_ids', { mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    pinned: boolean('pinned').notNull().default(false),
    /** Conversations in which it is not brought up. */
    off_in: integer('off_in')
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The newer one that corrects it; only current ones are recalled and shown. */
    replaced_by: bigint('replaced_by', { mode: 'number' }),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    // Corrected ones too: where a correction does not hold, they do (server/db/functions/current_memories.sql).
    index('memories_of').on(t.user_id, t.character_id, t.id),
    index('memories_character').on(t.character_id),
    check('memories_kind', sql`kind in ('person', 'preference', 'event', 'relationship', 'place', 'promise')`),
  ],
)

/** A number for each person and character that grows with every change of their memories, so that copies know when they are old. */
export const memoryBooks = pgTable(
  'memory_books',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.character_id] }), index('memory_books_character').on(t.character_id)],
)

/** How far a conversation has been read for memories, its story so far, and the lease of whoever reads on. */
export const remembering = pgTable(
  'remembering',
  {
    /** The conversation. */
    id: integer('id')
      .primaryKey()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    user_id: integer('user_id').notNull(),
    /** The newest message that was read. */
    read_to: bigint('read_to', { mode: 'number' }).notNull().default(0),
    story: text('story').notNull().default(''),
    /** Earlier versions of the story, oldest first, each with the newest message it tells of: a branch goes on from the last it shares. */
    stories: jsonb('stories').$type<{ to: number; story: string }[]>().notNull().default([]),
    story_edited_at: at('story_edited_at'),
    story_at: at('story_at'),
    /** When it is to be read on; null while nothing is due. */
    next_try_at: at('next_try_at'),
    attempts: smallint('attempts').notNull().default(0),
    heartbeat_at: at('heartbeat_at'),
  },
  (t) => [
    index('remembering_due')
      .on(t.next_try_at)
      .where(sql`next_try_at is not null`),
    index('remembering_user').on(t.user_id),
  ],
)

/** Meanings of a person's newest messages, for search. Made when they search, so that nobody else's messages cost anything. */
export const messageVectors = pgTable(
  'message_vectors',
  {
    message_id: bigint('message_id', { mode: 'number' })
      .primaryKey()
      .references(() => messages.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What made it (EmbeddingsProvider.model); vectors of two models are not compared. */
    model: text('model').notNull(),
    /** Length of the text then: a reply that was continued is longer. */
    chars: integer('chars').notNull(),
    /** What 127 is in `vector`. */
    largest: real('largest').notNull(),
    /** Of unit length, one byte an entry (PackedVectors); empty where the model does not understand the text. */
    vector: bytes('vector').notNull(),
  },
  (t) => [index('message_vectors_of').on(t.user_id, t.message_id)],
)
