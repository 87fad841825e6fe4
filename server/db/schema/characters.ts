import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CharacterDefinition, CharacterExtras } from '@/contracts/character-definition'
import type { CardImport, ChatImport } from '@/contracts/cards'
import type { Portrait } from '@/contracts/characters'
import type { Appearance, Voice } from '../seed/character-seed'
import { at, created } from './columns'
import { users } from './users'

/** The portrait of a character that a person made: the storage keys of its files, by width. */
export const portraits = pgTable(
  'portraits',
  {
    /** 128 random bits. */
    id: text('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keys: jsonb('keys').$type<Record<string, string>>().notNull(),
    placeholder: text('placeholder').notNull(),
    color: text('color').notNull(),
    created_at: created(),
  },
  (t) => [index('portraits_of_person').on(t.user_id)],
)

export const characters = pgTable(
  'characters',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    /** Null for the seeded ones. */
    owner_id: integer('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    visibility: text('visibility').$type<'private' | 'unlisted' | 'public'>().notNull().default('private'),
    full_name: text('full_name').notNull(),
    age: smallint('age').notNull(),
    gender: text('gender').$type<Appearance['gender']>().notNull(),
    category: text('category').notNull(),
    hook: text('hook').notNull(),
    occupation: text('occupation').notNull().default(''),
    biography: text('biography').notNull(),
    hobbies: jsonb('hobbies').$type<string[]>().notNull().default([]),
    personality: jsonb('personality').$type<string[]>().notNull().default([]),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    extroversion: smallint('extroversion').notNull(),
    connection: smallint('connection').notNull(),
    sex_drive: smallint('sex_drive').notNull(),
    custom_instructions: text('custom_instructions').notNull().default(''),
    greeting: text('greeting').notNull(),
    scenarios: jsonb('scenarios').$type<{ title: string; opening: string }[]>().notNull().default([]),
    appearance: jsonb('appearance').$type<Appearance>().notNull(),
    voice: jsonb('voice').$type<Voice>(),
    portrait: jsonb('portrait').$type<Portrait>().notNull(),
    /** Counted from real conversations. */
    conversations_count: integer('conversations_count').notNull().default(0),
    /** Folded words that search looks through, in four lines by weight (search-text.ts). */
    search_text: text('search_text').notNull(),
    seed_hash: text('seed_hash'),
    preferences: jsonb('preferences').$type<string[]>().notNull().default([]),
    /** What imported cards hold beyond the form. */
    extras: jsonb('extras').$type<CharacterExtras>().notNull().default({}),
    /** Of characters that people make; the seeded ones have files of the build. */
    portrait_id: text('portrait_id').references(() => portraits.id),
    version: integer('version').notNull().default(1),
    /** The Idempotency-Key it was made with. */
    client_key: text('client_key'),
    likes_count: integer('likes_count').notNull().default(0),
    /** In the trash since; removed for good after TRASH_DAYS. */
    deleted_at: at('deleted_at'),
    /** Its author is gone or has removed it, and others still have chats to read: only name and portrait are left. */
    purged_at: at('purged_at'),
    /** Taken down by the operator. */
    hidden_at: at('hidden_at'),
    published_at: at('published_at'),
    updated_at: at('updated_at').notNull().defaultNow(),
    created_at: created(),
  },
  (t) => [
    check('characters_adult', sql`${t.age} >= 18`),
    check('characters_listed', sql`${t.visibility} <> 'public' or (${t.deleted_at} is null and ${t.hidden_at} is null)`),
    index('characters_of_owner')
      .on(t.owner_id, t.updated_at)
      .where(sql`owner_id is not null`),
    uniqueIndex('characters_made_once')
      .on(t.owner_id, t.client_key)
      .where(sql`client_key is not null`),
    index('characters_in_trash')
      .on(t.deleted_at)
      .where(sql`deleted_at is not null and purged_at is null`),
    index('characters_portrait')
      .on(t.portrait_id)
      .where(sql`portrait_id is not null`),
    index('characters_popular').on(t.visibility, t.conversations_count, t.id),
    index('characters_category')
      .on(t.category, t.conversations_count, t.id)
      .where(sql`visibility = 'public'`),
    // By category within a gender, the shelves of "For you"; counted from the index alone.
    index('characters_shelf')
      .on(t.gender, t.category, t.conversations_count, t.id)
      .where(sql`visibility = 'public'`),
    index('characters_facets')
      .on(t.gender, sql`(${t.appearance}->>'style')`)
      .where(sql`visibility = 'public'`),
    index('characters_new')
      .on(sql`coalesce(${t.published_at}, ${t.created_at})`, t.id)
      .where(sql`visibility = 'public'`),
  ],
)

/** The newest states of a character that a person made, the present one included. */
export const characterVersions = pgTable(
  'character_versions',
  {
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    definition: jsonb('definition').$type<CharacterDefinition>().notNull(),
    extras: jsonb('extras').$type<CharacterExtras>().notNull(),
    portrait_id: text('portrait_id')
      .notNull()
      .references(() => portraits.id),
    restored_from: integer('restored_from'),
    created_at: created(),
  },
  (t) => [primaryKey({ columns: [t.character_id, t.version] }), index('character_versions_portrait').on(t.portrait_id)],
)

export const characterDrafts = pgTable(
  'character_drafts',
  {
    id: uuid('id').notNull(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    extras: jsonb('extras').$type<CharacterExtras>().notNull().default({}),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.id] })],
)

/** What was answered to the import of a card or a chat, for as long as the same key may come again. */
export const imports = pgTable(
  'imports',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    client_key: text('client_key').notNull(),
    kind: text('kind').$type<'card' | 'chat'>().notNull(),
    /** Of the file and whatever it was imported into. */
    digest: text('digest').notNull(),
    answer: jsonb('answer').$type<CardImport | ChatImport>().notNull(),
    created_at: created(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.client_key] })],
)

/** The tags of public characters, the best known first, kept by a trigger (server/db/functions/character_tags_follow.sql). */
export const characterTags = pgTable(
  'character_tags',
  {
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    tag: text('tag').notNull(),
    gender: text('gender').notNull(),
    /** Of the people who talk with it (server/db/functions/fame_of.sql). */
    fame: smallint('fame').notNull(),
  },
  (t) => [primaryKey({ columns: [t.character_id, t.tag] }), index('character_tags_shelf').on(t.tag, t.gender, t.fame, t.character_id)],
)

/** Grows with every change of who is public (server/db/functions/character_tags_follow.sql). */
export const publicChanges = pgSequence('public_changes')

/** What search looks through: the words of public characters, kept by a trigger (server/db/functions/character_words_follow.sql). */
export const characterWords = pgTable(
  'character_words',
  {
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
    /** 8 in the name, 4 in occupation and tags, 2 in the rest of what is said in short, 1 in the biography. */
    points: smallint('points').notNull(),
  },
  (t) => [primaryKey({ columns: [t.character_id, t.word] }), index('character_words_word').on(t.word.op('text_pattern_ops'))],
)

/** Each of these words once, with the most it weighs anywhere: where a slip looks for what was meant. */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  points: smallint('points').notNull(),
})

export const characterLikes = pgTable(
  'character_likes',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    /** False while the account is closed. Triggers keep it and `likes_count` (server/db/functions/recount_person.sql, server/db/functions/count_likes.sql). */
    counted: boolean('counted').notNull().default(true),
    created_at: created(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.character_id] }), index('character_likes_character').on(t.character_id)],
)
