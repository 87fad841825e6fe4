import type { AuditLine } from '@/contracts/admin'
import type { StaffRole } from '@/contracts/staff'
import type { Context } from '../context'

const PAGE = 100

export type AuditEntry = {
  /** Null: the operator command. */
  actor_id: number | null
  role: StaffRole | null
  act: string
  /** `user:12`; empty for lists. Numbers only: a line can never be removed. */
  subject: string
  reason: string
  /** `begun`, or the code of a refusal. */
  outcome: string
}

/** Adds a line. It is written before the act, so that nothing happens without one. */
export const recordAudit = (ctx: Context, { actor_id, role, act, subject, reason, outcome }: AuditEntry) =>
  ctx.db.query('insert into audit_log (actor_id, role, act, subject, reason, outcome, created_at) values ($1, $2, $3, $4, $5, $6, $7)', [
    actor_id,
    role,
    act,
    subject,
    reason,
    outcome,
    ctx.now(),
  ])

/** Newest first; of one subject, and older than a line, where they are given. */
export async function listAudit(ctx: Context, { subject, before }: { subject?: string; before?: string }): Promise<AuditLine[]> {
  const rows = await ctx.db.query<Omit<AuditLine, 'created_at'> & { created_at: Date }>(
    `select id, actor_id, role, act, subject, reason, outcome, created_at from audit_log
      where ($1::text is null or subject = $1) and ($2::bigint is null or id < $2) order by id desc limit $3`,
    [subject || null, before ?? null, PAGE],
  )
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
