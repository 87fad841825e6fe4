import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { StaffRole } from '@/contracts/staff'
import { created } from './columns'
import { users } from './users'

/** Accounts that may open the console. */
export const staff = pgTable(
  'staff',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').$type<StaffRole>().notNull(),
    created_at: created(),
  },
  (t) => [check('staff_role', sql`${t.role} in ('support', 'moderator', 'finance', 'owner')`)],
)

/**
 * What staff and the operator command looked at and did, by number. Triggers refuse to change or remove a line
 * (server/db/functions/audit_log_fixed.sql), so accounts that are gone have no foreign key here.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Null: the operator command. */
    actor_id: integer('actor_id'),
    role: text('role').$type<StaffRole>(),
    act: text('act').notNull(),
    /** `user:12`, `character:3`; empty for lists. */
    subject: text('subject').notNull().default(''),
    reason: text('reason').notNull().default(''),
    /** Written before the act; a refused one has a second line with the code. */
    outcome: text('outcome').notNull().default('begun'),
    created_at: created(),
  },
  (t) => [index('audit_log_subject').on(t.subject, t.id), index('audit_log_actor').on(t.actor_id, t.id)],
)
