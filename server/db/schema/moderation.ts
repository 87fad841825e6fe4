import { sql } from 'drizzle-orm'
import { bigserial, bit, check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { characters } from './characters'
import { at, bytes, created } from './columns'
import { users } from './users'

/** Counts of crisis referrals for the public page: no person, no text. */
export const crisisReferrals = pgTable('crisis_referrals', {
  id: bigserial('id', { mode: 'number' }).primaryKey(),
  day: text('day').notNull(),
  level: text('level').notNull(),
  locale: text('locale').notNull().default('en'),
  detector_version: text('detector_version').notNull(),
})

/** Verdicts that were not plain allows: by reference, without the text. */
export const moderationVerdicts = pgTable(
  'moderation_verdicts',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    stage: text('stage').notNull(),
    action: text('action').notNull(),
    rule: text('rule'),
    crisis: text('crisis').notNull(),
    policy_version: text('policy_version').notNull(),
    detectors: jsonb('detectors').$type<string[]>().notNull(),
    latency_ms: integer('latency_ms').notNull(),
    subject: text('subject').notNull(),
    created_at: created(),
  },
  (t) => [index('moderation_verdicts_person').on(t.user_id, t.id)],
)

export const characterReports = pgTable(
  'character_reports',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    comment: text('comment').notNull().default(''),
    /** The version that was seen. */
    version: integer('version').notNull(),
    settled_at: at('settled_at'),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('character_reports_once')
      .on(t.user_id, t.character_id)
      .where(sql`settled_at is null`),
    index('character_reports_person').on(t.user_id),
    index('character_reports_character').on(t.character_id),
    index('character_reports_open')
      .on(t.character_id)
      .where(sql`settled_at is null`),
  ],
)

/** A character that was hidden from everyone, by the operator or by reports of several people. */
export const characterTakedowns = pgTable(
  'character_takedowns',
  {
    id: serial('id').primaryKey(),
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    cause: text('cause').$type<'reports' | 'operator' | 'notice'>().notNull(),
    /** As it was before: what a restored one goes back to. */
    visibility: text('visibility').$type<'private' | 'unlisted' | 'public'>().notNull(),
    /** The version that was taken down. */
    version: integer('version').notNull(),
    lifted_at: at('lifted_at'),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('character_takedowns_once')
      .on(t.character_id)
      .where(sql`lifted_at is null`),
    index('character_takedowns_character').on(t.character_id),
  ],
)

/** Characters that wait, or waited, for a person before everybody can find them; the newest line of a character counts. */
export const characterReviews = pgTable(
  'character_reviews',
  {
    id: serial('id').primaryKey(),
    character_id: integer('character_id')
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    /** The author's first, no model beside the rules in code, or a layer that was unsure. */
    cause: text('cause').$type<'first' | 'no_model' | 'unsure'>().notNull(),
    state: text('state').$type<'waiting' | 'approved' | 'refused' | 'withdrawn'>().notNull().default('waiting'),
    /** The version that waits or was decided; a change while it waits moves it. */
    version: integer('version').notNull(),
    /** What the operator told the author. */
    note: text('note').notNull().default(''),
    decided_at: at('decided_at'),
    created_at: created(),
  },
  (t) => [
    check('character_reviews_decided', sql`(${t.state} = 'waiting') = (${t.decided_at} is null)`),
    uniqueIndex('character_reviews_once')
      .on(t.character_id)
      .where(sql`state = 'waiting'`),
    index('character_reviews_character').on(t.character_id, t.id),
    index('character_reviews_decided_last')
      .on(t.decided_at)
      .where(sql`state in ('approved', 'refused')`),
  ],
)

/** Fingerprints of every picture that people uploaded or engines made, so that copies of one that staff took down are found. */
export const pictureHashes = pgTable(
  'picture_hashes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `photo:12`, `clip:3`, `user:7` for a profile picture */
    subject: text('subject').notNull(),
    sha256: bytes('sha256').notNull(),
    /** Null where the picture has too little in it to be told from others. */
    pdq: bit('pdq', { dimensions: 256 }),
    created_at: created(),
  },
  (t) => [
    index('picture_hashes_subject').on(t.subject),
    index('picture_hashes_sha256').on(t.sha256),
    index('picture_hashes_person').on(t.user_id),
  ],
)

/** Fingerprints of pictures that staff took down: no picture, no person. A picture that matches one is refused and removed. */
export const blockedPictures = pgTable('blocked_pictures', {
  id: serial('id').primaryKey(),
  sha256: bytes('sha256').notNull().unique(),
  pdq: bit('pdq', { dimensions: 256 }),
  reason: text('reason').notNull(),
  /** Null: the operator command. */
  added_by: integer('added_by'),
  created_at: created(),
})
