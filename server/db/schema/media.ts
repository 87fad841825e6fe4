import { sql } from 'drizzle-orm'
import {
  bigint,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ClipLength } from '@/contracts/clips'
import type { PHOTO_ORIGINS, PhotoLevel } from '@/contracts/photos'
import type { TRANSCRIPT_STATES } from '@/contracts/voice-notes'
import type { VoiceReason } from '@/contracts/voices'
import { characters } from './characters'
import { at, bytes, created, job } from './columns'
import { conversations, messages } from './conversations'
import { users } from './users'

/**
 * A photo is its own job: asked for, drawn under a lease, delivered and paid, or given up and unpaid. `hold_key` names the
 * credits set aside for it (domain/media/media-jobs.ts).
 */
export const photos = pgTable(
  'photos',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    /** Where it was asked for; the photo outlives the conversation in the gallery. */
    conversation_id: integer('conversation_id').references(() => conversations.id, { onDelete: 'set null' }),
    /** The character's message that carries it; none from the studio. */
    message_id: bigint('message_id', { mode: 'number' }).references(() => messages.id, { onDelete: 'set null' }),
    client_key: text('client_key').notNull(),
    origin: text('origin').$type<(typeof PHOTO_ORIGINS)[number]>().notNull(),
    level: text('level').$type<PhotoLevel>().notNull(),
    prompt: text('prompt').notNull(),
    seed: integer('seed').notNull(),
    ...job(),
    credits: smallint('credits').notNull(),
    hold_key: text('hold_key'),
    /** The rule family that refused it. */
    rule: text('rule'),
    provider: text('provider'),
    storage_key: text('storage_key'),
    preview_key: text('preview_key'),
    width: integer('width'),
    height: integer('height'),
    /** Words of the request that the engine did not draw. */
    left_out: text('left_out').array(),
    unlocked_at: at('unlocked_at'),
    favorited_at: at('favorited_at'),
    deleted_at: at('deleted_at'),
    /** Until the operator has reviewed it. */
    reported_at: at('reported_at'),
    report_reason: text('report_reason'),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('photos_asked_once').on(t.user_id, t.client_key),
    index('photos_of_person').on(t.user_id, t.id),
    index('photos_of_message')
      .on(t.message_id)
      .where(sql`message_id is not null`),
    index('photos_of_character').on(t.character_id),
    index('photos_of_conversation')
      .on(t.conversation_id)
      .where(sql`conversation_id is not null`),
    uniqueIndex('photos_one_in_conversation')
      .on(t.conversation_id)
      .where(sql`state in ('queued', 'running') and conversation_id is not null`),
    index('photos_under_way')
      .on(t.next_try_at)
      .where(sql`state in ('queued', 'running')`),
  ],
)

/** A clip of a photo: a job of its own like the photo. `shown_at` is when it was last asked for; the newest of a photo is shown. */
export const clips = pgTable(
  'clips',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    photo_id: integer('photo_id')
      .notNull()
      .references(() => photos.id, { onDelete: 'cascade' }),
    client_key: text('client_key').notNull(),
    length: text('length').$type<ClipLength>().notNull(),
    seed: integer('seed').notNull(),
    ...job(),
    credits: smallint('credits').notNull(),
    hold_key: text('hold_key').notNull(),
    rule: text('rule'),
    provider: text('provider'),
    storage_key: text('storage_key'),
    width: integer('width'),
    height: integer('height'),
    seconds: real('seconds'),
    shown_at: at('shown_at'),
    deleted_at: at('deleted_at'),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('clips_asked_once').on(t.user_id, t.client_key),
    index('clips_of_photo').on(t.photo_id),
    uniqueIndex('clips_one_of_photo')
      .on(t.photo_id)
      .where(sql`state in ('queued', 'running')`),
    index('clips_under_way')
      .on(t.next_try_at)
      .where(sql`state in ('queued', 'running')`),
  ],
)

/**
 * A character's message spoken aloud: a job like a photo. One live row for each message; those that failed stay, unpaid.
 */
export const voices = pgTable(
  'voices',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message_id: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    ...job(),
    credits: smallint('credits').notNull(),
    hold_key: text('hold_key').notNull(),
    /** What it may last at most: free users' voices; null without a limit. */
    max_seconds: smallint('max_seconds'),
    reason: text('reason').$type<VoiceReason>(),
    provider: text('provider'),
    /** Known from the beginning, so that it can be heard while it is made; null when it was given up. */
    storage_key: text('storage_key'),
    /** A guess until it is ready. */
    seconds: real('seconds').notNull(),
    peaks: smallint('peaks').array().notNull().default([]),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('voices_one_of_message')
      .on(t.message_id)
      .where(sql`state in ('queued', 'running', 'ready')`),
    index('voices_of_person').on(t.user_id, t.id),
    index('voices_of_message').on(t.message_id),
    index('voices_of_file')
      .on(t.storage_key)
      .where(sql`state in ('queued', 'running')`),
    index('voices_under_way')
      .on(t.next_try_at)
      .where(sql`state in ('queued', 'running')`),
  ],
)

/** The voice in which a person hears a character; without a row, the character's own. */
export const voiceChoices = pgTable(
  'voice_choices',
  {
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    /** The id of a voice of the engine (server/providers/speech/port.ts); one that it does not have is passed over. */
    voice: text('voice').notNull(),
    chosen_at: at('chosen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.character_id] }), index('voice_choices_of_character').on(t.character_id)],
)

/** Voice notes of people: each is a job until it is a message of its conversation. */
export const voiceNotes = pgTable(
  'voice_notes',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    conversation_id: integer('conversation_id').references(() => conversations.id, { onDelete: 'set null' }),
    /** The person's message it became. */
    message_id: bigint('message_id', { mode: 'number' }).references(() => messages.id, { onDelete: 'set null' }),
    client_key: text('client_key').notNull(),
    ...job(),
    credits: smallint('credits').notNull(),
    hold_key: text('hold_key').notNull(),
    /** The claim of the session it was sent from. */
    app_mode: text('app_mode'),
    /** The rule family that refused it. */
    rule: text('rule'),
    /** 16-bit samples, as they were read from the upload; gone once the note has ended. */
    samples: bytes('samples'),
    seconds: doublePrecision('seconds').notNull(),
    peaks: jsonb('peaks').$type<number[]>().notNull(),
    transcript: text('transcript').$type<(typeof TRANSCRIPT_STATES)[number]>().notNull().default('pending'),
    /** What was understood, until the message holds it. */
    said: text('said'),
    provider: text('provider'),
    storage_key: text('storage_key'),
    created_at: created(),
    updated_at: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('voice_notes_sent_once').on(t.user_id, t.client_key),
    index('voice_notes_of_message')
      .on(t.message_id)
      .where(sql`message_id is not null`),
    index('voice_notes_of_conversation')
      .on(t.conversation_id)
      .where(sql`conversation_id is not null`),
    index('voice_notes_under_way')
      .on(t.next_try_at)
      .where(sql`state in ('queued', 'running')`),
    index('voice_notes_coming')
      .on(t.conversation_id, t.id)
      .where(sql`state in ('queued', 'running')`),
    index('voice_notes_left')
      .on(t.id)
      .where(sql`message_id is null and storage_key is not null`),
  ],
)
