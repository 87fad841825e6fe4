import type { AdminCase, AdminCaseKind, AdminCaseLine, CaseDecision } from '@/contracts/admin'
import { REPORT_REASONS, type ReportReason } from '@/contracts/reports'
import { hideCharacter, restoreCharacter, settleReports } from '../characters/takedowns'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { signedAddress } from '../media/media-address'
import { takeDownPicture } from '../moderation/picture-bank'
import { activeStrikes } from '../restrictions/restrictions'
import { listAudit } from './audit'

const LISTED = 200
/** The gravest first, as in the form. */
const GRAVITY = `array['${REPORT_REASONS.join("', '")}']`

type Line = Omit<AdminCaseLine, 'since' | 'reason'> & { since: Date; rank: number }

/** What people reported and nobody has decided, the gravest first, then by age. */
export async function listCases(ctx: Context): Promise<AdminCaseLine[]> {
  const rows = await ctx.db.query<Line>(
    `select 'character' as kind, r.character_id::bigint as id, min(array_position(${GRAVITY}, r.reason)) as rank, count(*)::int as reports,
        bool_or(c.hidden_at is not null) as hidden, min(r.created_at) as since
       from character_reports r join characters c on c.id = r.character_id where r.settled_at is null group by r.character_id
     union all
     select kind, subject_id, min(array_position(${GRAVITY}, reason)), count(*)::int, false, min(created_at)
       from content_reports where settled_at is null group by kind, subject_id
     order by rank, since limit $1`,
    [LISTED],
  )
  return rows.map(({ rank, since, ...row }) => ({ ...row, reason: REPORT_REASONS[rank - 1]!, since: since.toISOString() }))
}

type Found = Pick<AdminCase, 'name' | 'page' | 'owner_id' | 'pieces' | 'media' | 'hidden'>

async function findCharacter(ctx: Context, id: number): Promise<Found | null> {
  const [row] = await ctx.db.query<{
    name: string
    slug: string
    owner_id: number | null
    hidden: boolean
    hook: string
    biography: string
  }>(`select full_name as name, slug, owner_id, hidden_at is not null as hidden, hook, biography from characters where id = $1`, [id])
  if (!row) return null
  const { name, slug, owner_id, hidden, hook, biography } = row
  const pieces = [hook, biography].map((text) => ({ from: 'character' as const, text, reported: true }))
  return { name, owner_id, hidden, page: `${ctx.settings.origin}/characters/${slug}`, media: null, pieces }
}

/** A reported message with the one before it, and nothing else of the chat. */
async function piecesOf(ctx: Context, message_id: number): Promise<Found['pieces']> {
  const rows = await ctx.db.query<{ sender_type: 'User' | 'Contact'; content: string; id: number }>(
    `select id, sender_type, content from messages
      where conversation_id = (select conversation_id from messages where id = $1) and id <= $1 order by id desc limit 2`,
    [message_id],
  )
  return rows.toReversed().map(({ id, sender_type, content }) => ({
    from: sender_type === 'User' ? 'person' : 'character',
    text: content,
    reported: id === message_id,
  }))
}

const MEDIA = {
  photo: { table: 'photos', kind: 'image' },
  voice: { table: 'voices', kind: 'audio' },
  clip: { table: 'clips', kind: 'video' },
} as const

async function findMedia(ctx: Context, kind: keyof typeof MEDIA, id: number): Promise<Found | null> {
  const { table, kind: type } = MEDIA[kind]
  const [row] = await ctx.db.query<{ user_id: number; storage_key: string | null; prompt: string | null }>(
    `select user_id, storage_key, ${kind === 'photo' ? 'prompt' : 'null::text'} as prompt from ${table} where id = $1`,
    [id],
  )
  if (!row) return null
  return {
    name: `${kind} ${id}`,
    page: null,
    owner_id: row.user_id,
    hidden: row.storage_key === null,
    media: row.storage_key === null ? null : { url: signedAddress(ctx, row.storage_key), kind: type },
    pieces: row.prompt === null ? [] : [{ from: 'person', text: row.prompt, reported: false }],
  }
}

/** What is reported; null when it is gone. */
export async function findSubject(ctx: Context, kind: AdminCaseKind, id: number): Promise<Found | null> {
  if (kind === 'character') return findCharacter(ctx, id)
  if (kind === 'photo' || kind === 'voice' || kind === 'clip') return findMedia(ctx, kind, id)
  if (kind === 'message') {
    const [row] = await ctx.db.query<{ user_id: number }>('select user_id from messages where id = $1', [id])
    if (!row) return null
    return { name: `message ${id}`, page: null, owner_id: row.user_id, hidden: false, media: null, pieces: await piecesOf(ctx, id) }
  }
  const [row] = await ctx.db.query<{ handle: string; display_name: string; about: string }>(
    'select handle, display_name, about from creators where user_id = $1',
    [id],
  )
  if (!row) return null
  const texts = [row.display_name, row.about].filter(Boolean)
  return {
    name: `@${row.handle}`,
    page: `${ctx.settings.origin}/creators/${row.handle}`,
    owner_id: id,
    hidden: false,
    media: null,
    pieces: texts.map((text) => ({ from: 'person' as const, text, reported: true })),
  }
}

type Said = { id: number; reason: ReportReason; comment: string; created_at: Date }
/** The open reports of a case. */
export const saidOf = (ctx: Context, kind: AdminCaseKind, id: number) =>
  kind === 'character'
    ? ctx.db.query<Said>(
        'select id, reason, comment, created_at from character_reports where character_id = $1 and settled_at is null order by id limit 50',
        [id],
      )
    : ctx.db.query<Said>(
        'select id, reason, comment, created_at from content_reports where kind = $1 and subject_id = $2 and settled_at is null order by id limit 50',
        [kind, id],
      )

/** An open case; who reported is not in it. Throws NOT_FOUND where nothing is reported, so that no other chat can be read. */
export async function readCase(ctx: Context, kind: AdminCaseKind, id: number): Promise<AdminCase> {
  const said = await saidOf(ctx, kind, id)
  if (said.length === 0) throw notFound('Open case')
  // What is gone meanwhile is still settled.
  const found = (await findSubject(ctx, kind, id)) ?? {
    name: `${kind} ${id}`,
    page: null,
    owner_id: null,
    pieces: [],
    media: null,
    hidden: true,
  }
  const rank = Math.min(...said.map(({ reason }) => REPORT_REASONS.indexOf(reason)))
  return {
    kind,
    id,
    reason: REPORT_REASONS[rank]!,
    reports: said.length,
    since: said[0]!.created_at.toISOString(),
    ...found,
    owner_strikes: found.owner_id === null ? 0 : await activeStrikes(ctx, ctx.db, found.owner_id),
    said: said.map(({ created_at, ...one }) => ({ ...one, created_at: created_at.toISOString() })),
    trail: (await listAudit(ctx, { subject: `${kind}:${id}` })).slice(0, 20),
  }
}

/** Answers the reports that were open. */
export const settleContent = (ctx: Context, kind: AdminCaseKind, id: number) =>
  ctx.db.query<{ id: number }>(
    'update content_reports set settled_at = $3 where kind = $1 and subject_id = $2 and settled_at is null returning id',
    [kind, id, ctx.now()],
  )

type Decided = { decision: CaseDecision; reason: string; by: number | null }

/**
 * Settles the reports of a case. `hide` takes a character out of sight with a statement to its author, and removes a photo or clip
 * for good, with its copies. Throws NOT_FOUND, CONFLICT where a private piece has nobody to be hidden from.
 */
export async function decideCase(ctx: Context, kind: AdminCaseKind, id: number, { decision, reason, by }: Decided): Promise<void> {
  if (kind === 'character') {
    if (decision === 'hide') await hideCharacter(ctx, id, { reason, by })
    else if (decision === 'restore') await restoreCharacter(ctx, id)
    else await settleReports(ctx, id)
    return
  }
  if (decision !== 'keep' && !(decision === 'hide' && (kind === 'photo' || kind === 'clip')))
    throw new AppError('CONFLICT', 'Only characters, photos and clips can be hidden. Settle the report, or act on the account.')
  if ((await settleContent(ctx, kind, id)).length === 0) throw notFound('Open case')
  if (decision === 'hide' && (kind === 'photo' || kind === 'clip')) {
    await takeDownPicture(ctx, `${kind}:${id}`, { reason, by }).catch((error: unknown) => {
      // Its person has deleted it meanwhile.
      if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error
    })
  }
}
