import type { ContentReport, ReportReason } from '@/contracts/reports'
import type { ReportedKind } from '@/contracts/cases'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { moderate } from '../moderation/moderate'
import { hitLimit } from '../rate-limit'
import { requireOpenAccount } from '../users/require-open-account'

/** Together with those of characters (server/domain/characters/reports.ts): more than anybody comes across. */
const REPORTS = { most: 20, seconds: 24 * 60 * 60 }

/** Only of their own chats and gallery; a creator page is everyone's. `$1` is what is asked for, `$2` who asks. */
const SUBJECTS: Record<ReportedKind, string> = {
  message: 'select id from messages where id::text = $1 and user_id = $2',
  photo: 'select id from photos where id::text = $1 and user_id = $2 and deleted_at is null',
  voice: 'select id from voices where message_id::text = $1 and user_id = $2 order by id desc limit 1',
  clip: 'select id from clips where id::text = $1 and user_id = $2 and deleted_at is null',
  creator: 'select user_id as id from creators where handle = lower($1) and user_id <> $2',
}

type Opening = { user_id: number; kind: ReportedKind; subject_id: number; reason: ReportReason; comment: string; now: Date }

/** Stores a report, one for each person and subject while it is open. The caller has checked whose the subject is. */
export async function openReport(tx: Db, { user_id, kind, subject_id, reason, comment, now }: Opening): Promise<ContentReport> {
  const [made] = await tx.query<{ id: number }>(
    `insert into content_reports (user_id, kind, subject_id, reason, comment, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (user_id, kind, subject_id) where settled_at is null do nothing returning id`,
    [user_id, kind, subject_id, reason, comment, now],
  )
  if (made) return { id: made.id, already: false }
  const [open] = await tx.query<{ id: number }>(
    'select id from content_reports where user_id = $1 and kind = $2 and subject_id = $3 and settled_at is null',
    [user_id, kind, subject_id],
  )
  return { id: open!.id, already: true }
}

type Given = { kind: ReportedKind; id: string; reason: ReportReason; comment: string }

/**
 * Stores that something is wrong with a message, photo, voice, clip or creator page, and alarms the operator, with numbers only.
 * A voice is named by its message, a creator by the handle. Throws NOT_FOUND for what is not the person's own, RATE_LIMITED.
 */
export async function reportContent(ctx: Context, user_id: number, { kind, id, reason, comment }: Given): Promise<ContentReport> {
  await hitLimit(ctx, { key: `report:user:${user_id}`, ...REPORTS })
  if (comment) {
    // Noted, and never a reason to refuse: who reports abuse has to quote it.
    await moderate(ctx, { stage: 'report', text: comment }, { user_id, subject: `${kind}:${id}` }).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
  }
  const { report, subject_id } = await ctx.db.transaction(async (tx) => {
    await requireOpenAccount(tx, user_id)
    const [subject] = await tx.query<{ id: number }>(SUBJECTS[kind], [id, user_id])
    if (!subject) throw notFound('What you report')
    const report = await openReport(tx, { user_id, kind, subject_id: subject.id, reason, comment, now: ctx.now() })
    return { report, subject_id: subject.id }
  })
  if (!report.already) ctx.log.warn({ report_id: report.id, kind, subject_id, reason }, 'content reported: open /admin/cases')
  return report
}
