import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, serial, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { AppealDecision, ReportedKind, RestrictionKind } from '@/contracts/cases'
import type { ReportReason } from '@/contracts/reports'
import { at, bytes, created } from './columns'
import { contactMessages } from './contact'
import { users } from './users'

/** What people reported beside characters, which have a table of their own: private pieces of their own chats, and creator pages. */
export const contentReports = pgTable(
  'content_reports',
  {
    id: serial('id').primaryKey(),
    /** Who reported. */
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReportedKind>().notNull(),
    /** Of the message, photo, voice or clip; of a creator page its user. */
    subject_id: bigint('subject_id', { mode: 'number' }).notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    comment: text('comment').notNull().default(''),
    settled_at: at('settled_at'),
    created_at: created(),
  },
  (t) => [
    uniqueIndex('content_reports_once')
      .on(t.user_id, t.kind, t.subject_id)
      .where(sql`settled_at is null`),
    index('content_reports_person').on(t.user_id),
    index('content_reports_open')
      .on(t.id)
      .where(sql`settled_at is null`),
  ],
)

/** Statements of reasons: what was restricted, why, by which rule, and who decided, so that another person decides on the appeal. */
export const restrictions = pgTable(
  'restrictions',
  {
    id: serial('id').primaryKey(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<RestrictionKind>().notNull(),
    /** `user:12`, `character:3` */
    subject: text('subject').notNull(),
    reason: text('reason').notNull(),
    automated: boolean('automated').notNull(),
    /** Null: a rule in code, or the operator command. */
    decided_by: integer('decided_by'),
    /** Strikes that it counts, until they decay. */
    strikes: smallint('strikes').notNull().default(0),
    /** When it ends without anyone's doing. */
    ends_at: at('ends_at'),
    lifted_at: at('lifted_at'),
    /** Keyed digest of the secret in the link of its email, with which the person appeals, also while banned. */
    token_hash: bytes('token_hash').notNull().unique(),
    created_at: created(),
  },
  (t) => [
    index('restrictions_user').on(t.user_id, t.id),
    index('restrictions_subject').on(t.subject),
    index('restrictions_ending')
      .on(t.ends_at)
      .where(sql`lifted_at is null and ends_at is not null`),
  ],
)

export const appeals = pgTable(
  'appeals',
  {
    id: serial('id').primaryKey(),
    restriction_id: integer('restriction_id')
      .notNull()
      .unique()
      .references(() => restrictions.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    decision: text('decision').$type<AppealDecision>(),
    decided_by: integer('decided_by'),
    note: text('note').notNull().default(''),
    decided_at: at('decided_at'),
    created_at: created(),
  },
  (t) => [
    check('appeals_decided', sql`(${t.decision} is null) = (${t.decided_at} is null)`),
    index('appeals_open')
      .on(t.id)
      .where(sql`decided_at is null`),
  ],
)

/** Sealed copies of what was reported as endangering children. They outlive the piece and its person until RETENTION.preserved is over. */
export const preservedCases = pgTable(
  'preserved_cases',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').$type<'character' | ReportedKind>().notNull(),
    subject_id: bigint('subject_id', { mode: 'number' }).notNull(),
    /** Whose it was; without a reference, since the row stays when the account goes. Null for characters of the installation. */
    user_id: integer('user_id'),
    /** Keyed, of what is sealed: the same piece is kept once. */
    digest: bytes('digest').notNull(),
    /** Encrypted by the vault. In the database, not in the storage, so that no address of a file leads to it. */
    sealed: bytes('sealed').notNull(),
    /** Null: the operator command. */
    preserved_by: integer('preserved_by'),
    exported_at: at('exported_at'),
    exported_by: integer('exported_by'),
    /** Keyed digest of the key of the export, with which a broken download is repeated. */
    export_key: bytes('export_key'),
    created_at: created(),
  },
  (t) => [uniqueIndex('preserved_cases_once').on(t.kind, t.subject_id, t.digest), index('preserved_cases_person').on(t.user_id)],
)

/** The clock of a notice that came with the contact form, and what was hidden for it. */
export const notices = pgTable(
  'notices',
  {
    contact_id: bigint('contact_id', { mode: 'number' })
      .primaryKey()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** The character that its place names; null where a person has to find it. */
    character_id: integer('character_id'),
    /** When it was hidden for this notice; null where it was not. */
    hidden_at: at('hidden_at'),
    due_at: at('due_at').notNull(),
    /** Hours of the last alarm: 24, 40 or 48. */
    alarmed: smallint('alarmed').notNull().default(0),
    decision: text('decision').$type<'removed' | 'kept'>(),
    decided_at: at('decided_at'),
    created_at: created(),
  },
  (t) => [
    check('notices_decided', sql`(${t.decision} is null) = (${t.decided_at} is null)`),
    index('notices_open')
      .on(t.due_at)
      .where(sql`decided_at is null`),
  ],
)

/** What the operator changes while the server runs; a row for each name. */
export const liveSettings = pgTable('live_settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  changed_at: at('changed_at').notNull(),
})
