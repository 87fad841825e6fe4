import type { AdminAppeal } from '@/contracts/admin'
import type { AppealDecision } from '@/contracts/cases'
import type { Statement } from '@/contracts/appeals'
import type { Db } from '@/server/db/client'
import { releaseAgeHold } from '../account/age-hold'
import { restoreCharacter } from '../characters/takedowns'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { unblockPicture } from '../moderation/picture-bank'
import { hitLimit } from '../rate-limit'
import { sendNotice } from '../sessions/notices'
import { reopenUser } from '../users/ban-user'
import { hashOfAppeal, presentRestriction, RESTRICTION_COLUMNS } from './restrictions'

/** Guesses of a secret of 256 bits; the limit is for those who try anyway. */
const PER_CLIENT = { most: 30, seconds: 60 * 60 }
const LISTED = 200

type Row = Parameters<typeof presentRestriction>[0]
type Found = Row & { user_id: number; decision: AppealDecision | null; note: string; appealed_at: Date | null }

async function find(ctx: Context, token: string, client: string): Promise<Found> {
  await hitLimit(ctx, { key: `appeal:client:${client}`, ...PER_CLIENT })
  const [row] = await ctx.db.query<Found>(
    `select ${RESTRICTION_COLUMNS}, r.user_id, a.decision, coalesce(a.note, '') as note, a.created_at as appealed_at
       from restrictions r left join appeals a on a.restriction_id = r.id where r.token_hash = $1`,
    [hashOfAppeal(ctx, token)],
  )
  if (!row) throw new AppError('INVALID_TOKEN', 'This link isn’t valid.')
  return row
}

const present = ({ kind, reason, automated, created_at, ends_at, lifted_at, decision, note, appealed_at }: Found): Statement => ({
  kind,
  reason,
  automated,
  created_at: created_at.toISOString(),
  ends_at: ends_at?.toISOString() ?? null,
  lifted: lifted_at !== null,
  appealed_at: appealed_at?.toISOString() ?? null,
  decision,
  note,
})

/** What the link of an email is about; without signing in, since the account may be closed. Throws INVALID_TOKEN, RATE_LIMITED. */
export const readStatement = async (ctx: Context, token: string, client: string): Promise<Statement> =>
  present(await find(ctx, token, client))

/** Stores an appeal, once for each statement: a repetition finds the first. Throws INVALID_TOKEN, RATE_LIMITED. */
export async function sendAppeal(ctx: Context, { token, text }: { token: string; text: string }, client: string): Promise<Statement> {
  const { id } = await find(ctx, token, client)
  const made = await ctx.db.query(
    'insert into appeals (restriction_id, text, created_at) values ($1, $2, $3) on conflict (restriction_id) do nothing returning id',
    [id, text, ctx.now()],
  )
  if (made.length > 0) ctx.log.warn({ restriction_id: id }, 'appeal received: npm run -s operator -- appeals list')
  return present(await find(ctx, token, client))
}

/** Open appeals, oldest first. `by` is who asks; null the operator command. */
export async function listAppeals(ctx: Context, by: number | null): Promise<AdminAppeal[]> {
  const rows = await ctx.db.query<Row & { appeal_id: number; user_id: number; text: string; appealed_at: Date; decided_by: number | null }>(
    `select ${RESTRICTION_COLUMNS}, a.id as appeal_id, r.user_id, a.text, a.created_at as appealed_at, r.decided_by
       from appeals a join restrictions r on r.id = a.restriction_id where a.decided_at is null order by a.id limit $1`,
    [LISTED],
  )
  return rows.map((row) => ({
    id: row.appeal_id,
    restriction: presentRestriction(row),
    user_id: row.user_id,
    text: row.text,
    may_decide: mayDecide(row, by),
    created_at: row.appealed_at.toISOString(),
  }))
}

/** Another person than the first; what the operator command decided, or a rule in code, is open to everyone of the staff. */
const mayDecide = ({ automated, decided_by }: { automated: boolean; decided_by: number | null }, by: number | null) =>
  automated || decided_by !== by

type Decided = { user_id: number; kind: Row['kind']; subject: string }

async function store(ctx: Context, tx: Db, id: number, given: Decision): Promise<Decided> {
  const [row] = await tx.query<Decided & { automated: boolean; decided_by: number | null }>(
    `select r.user_id, r.kind, r.subject, r.automated, r.decided_by from appeals a join restrictions r on r.id = a.restriction_id
      where a.id = $1 and a.decided_at is null for update of a`,
    [id],
  )
  if (!row) throw notFound(`Open appeal ${id}`)
  if (!mayDecide(row, given.by)) throw new AppError('FORBIDDEN', 'You made the first decision: someone else decides on the appeal.')
  await tx.query('update appeals set decision = $2, note = $3, decided_by = $4, decided_at = $5 where id = $1', [
    id,
    given.decision,
    given.reason,
    given.by,
    ctx.now(),
  ])
  if (given.decision === 'reversed')
    await tx.query('update restrictions set lifted_at = $2 where id = (select restriction_id from appeals where id = $1)', [id, ctx.now()])
  return row
}

/** Gives back what the restriction took. What is given back already stays as it is. */
async function undo(ctx: Context, { user_id, kind, subject }: Decided): Promise<void> {
  if (kind === 'ban' || kind === 'suspension') await reopenUser(ctx, ctx.db, user_id)
  if (kind === 'age_hold') await releaseAgeHold(ctx, user_id)
  if (kind === 'picture_removed') await unblockPicture(ctx, subject)
  if (kind === 'character_hidden')
    await restoreCharacter(ctx, Number(subject.split(':')[1])).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
}

export type Decision = { decision: AppealDecision; reason: string; by: number | null }

/** Decides an appeal and tells the person. Throws NOT_FOUND, FORBIDDEN for whoever made the first decision. */
export async function decideAppeal(ctx: Context, id: number, given: Decision): Promise<void> {
  const row = await ctx.db.transaction((tx) => store(ctx, tx, id, given))
  if (given.decision === 'reversed') await undo(ctx, row)
  await sendNotice(ctx, row.user_id, (t) => ({
    subject: t('emails.appeal.subject'),
    text: t('emails.appeal.text', { decision: t(`emails.appeal.${given.decision}`), reason: given.reason }),
  }))
}
