import type { AdminCaseKind, PreservedFile, PreservedLine } from '@/contracts/admin'
import { PRESERVED_REASONS } from '@/contracts/reports'
import { RETENTION } from '@/contracts/retention'
import { typeOf, STORED_TYPES } from '@/server/providers/storage/port'
import { holdForAge } from '../account/age-hold'
import { hideCharacter } from '../characters/takedowns'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { removeMessage } from '../messages/remove-message'
import { readObject, takeDownPicture } from '../moderation/picture-bank'
import { findSubject, saidOf, settleContent } from './cases'

const DAY_MS = 86_400_000
const LISTED = 200
/** A download that broke off may be repeated with its key for so long. */
const REPEAT_MS = 3_600_000

/** What is sealed: the reported piece with what a case shows beside it, whose it was, and why it was kept. */
type Copy = {
  case: string
  preserved_at: string
  reason: string
  reported_as: string[]
  first_reported_at: string
  account: { id: number; uuid: string; email: string; name: string | null; created_at: Date } | null
  pieces: { from: string; text: string; reported: boolean }[]
  file: { name: string; base64: string } | null
}

const KEYS: Record<Exclude<AdminCaseKind, 'message'>, string> = {
  character: `select p.keys->>'768' as key from characters c join portraits p on p.id = c.portrait_id where c.id = $1`,
  photo: 'select storage_key as key from photos where id = $1',
  voice: 'select storage_key as key from voices where id = $1',
  clip: 'select storage_key as key from clips where id = $1',
  creator: `select picture->>'large' as key from users where id = $1`,
}

async function fileOf(ctx: Context, kind: AdminCaseKind, id: number): Promise<Copy['file']> {
  if (kind === 'message') return null
  const [row] = await ctx.db.query<{ key: string | null }>(KEYS[kind], [id])
  const type = row?.key ? typeOf(row.key) : null
  const bytes = row?.key && type ? await readObject(ctx, row.key) : null
  return type && bytes ? { name: `${kind}-${id}.${STORED_TYPES[type]}`, base64: Buffer.from(bytes).toString('base64') } : null
}

const labelOf = (kind: string, id: number) => `preserved:${kind}:${id}`
const ignoreGone = (error: unknown) => {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error
}

type Why = { reason: string; by: number | null }

/** Takes the original away; what its person has deleted meanwhile is gone already. */
async function vanish(ctx: Context, kind: AdminCaseKind, id: number, why: Why): Promise<void> {
  if (kind === 'character') await hideCharacter(ctx, id, why)
  else if (kind === 'photo' || kind === 'clip') {
    await takeDownPicture(ctx, `${kind}:${id}`, why).catch(ignoreGone)
    if (kind === 'photo') await ctx.db.query(`update photos set prompt = '' where id = $1`, [id])
  } else if (kind === 'creator') {
    await ctx.db.query(`update creators set display_name = handle, about = '' where user_id = $1`, [id])
    await takeDownPicture(ctx, `user:${id}`, why).catch(ignoreGone)
  } else {
    const [row] =
      kind === 'voice' ? await ctx.db.query<{ id: number }>('select message_id as id from voices where id = $1', [id]) : [{ id }]
    if (row) await removeMessage(ctx, row.id)
  }
}

const accountOf = (ctx: Context, user_id: number | null) =>
  ctx.db.query<NonNullable<Copy['account']>>('select id, uuid, email, name, created_at from users where id = $1', [user_id])

async function isKept(ctx: Context, kind: AdminCaseKind, id: number): Promise<boolean> {
  const [kept] = await ctx.db.query('select 1 from preserved_cases where kind = $1 and subject_id = $2 limit 1', [kind, id])
  return kept !== undefined
}

type Sealing = Why & { reported_as: string[]; first_reported_at: Date }

/** Answers the account that the piece belongs to. Throws NOT_FOUND where nothing is left of it and nothing was kept. */
async function seal(ctx: Context, kind: AdminCaseKind, id: number, given: Sealing): Promise<number | null> {
  const found = await findSubject(ctx, kind, id)
  const [file, [account]] = await Promise.all([fileOf(ctx, kind, id), accountOf(ctx, found?.owner_id ?? null)])
  const pieces = (found?.pieces ?? []).filter(({ text }) => text !== '')
  if (!file && !pieces.some(({ reported }) => reported)) {
    // A repetition, after the original went: what was beside it is in the copy.
    if (await isKept(ctx, kind, id)) return found?.owner_id ?? null
    if (pieces.length === 0) throw notFound('The reported piece')
  }
  const copy: Copy = {
    case: `${kind}:${id}`,
    preserved_at: ctx.now().toISOString(),
    reason: given.reason,
    reported_as: given.reported_as,
    first_reported_at: given.first_reported_at.toISOString(),
    account: account ?? null,
    pieces,
    file,
  }
  await ctx.db.query(
    `insert into preserved_cases (kind, subject_id, user_id, digest, sealed, preserved_by, created_at) values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (kind, subject_id, digest) do nothing`,
    [
      kind,
      id,
      found?.owner_id ?? null,
      ctx.vault.digest(`preserved: ${JSON.stringify([pieces, file])}`),
      ctx.vault.seal(JSON.stringify(copy), labelOf(kind, id)),
      given.by,
      ctx.now(),
    ],
  )
  return found?.owner_id ?? null
}

/**
 * Keeps a sealed copy of what was reported as endangering a child, takes the original away, puts the account on hold and settles the
 * reports. The copy outlives the piece and the account for RETENTION.preserved. The reports are settled last, so that whatever broke off is
 * done by repeating it; repeating it afterwards changes nothing. Throws NOT_FOUND, CONFLICT for reports of another kind.
 */
export async function preserveCase(ctx: Context, kind: AdminCaseKind, id: number, why: Why): Promise<void> {
  const said = await saidOf(ctx, kind, id)
  if (said.length === 0) {
    if (!(await isKept(ctx, kind, id))) throw notFound('Open case')
    return
  }
  const reported_as = [...new Set(said.map(({ reason }) => reason))]
  if (!reported_as.some((reason) => PRESERVED_REASONS.includes(reason)))
    throw new AppError('CONFLICT', 'Only what is reported as underage or illegal can be preserved.')
  const owner_id = await seal(ctx, kind, id, { ...why, reported_as, first_reported_at: said[0]!.created_at })
  await vanish(ctx, kind, id, why)
  const [present] = await accountOf(ctx, owner_id)
  if (present) await holdForAge(ctx, present.id, why)
  if (kind !== 'character') await settleContent(ctx, kind, id)
  ctx.log.warn({ kind, subject_id: id }, 'case preserved: report it to the authorities')
}

type Row = { id: number; kind: AdminCaseKind; subject_id: number; created_at: Date; exported_at: Date | null }
const untilOf = ({ created_at, exported_at }: Row) => new Date((exported_at ?? created_at).getTime() + RETENTION.preserved * DAY_MS)

/** Which copies there are and until when: numbers and times, and nothing of what is in them. */
export async function listPreserved(ctx: Context): Promise<PreservedLine[]> {
  const rows = await ctx.db.query<Row>(
    'select id, kind, subject_id, created_at, exported_at from preserved_cases order by exported_at is not null, id desc limit $1',
    [LISTED],
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    subject_id: row.subject_id,
    created_at: row.created_at.toISOString(),
    exported_at: row.exported_at?.toISOString() ?? null,
    until: untilOf(row).toISOString(),
  }))
}

async function* once(bytes: Uint8Array) {
  yield bytes
}

/**
 * A copy as a ZIP, once, for a report to the authorities; its time begins again with it. The same key may ask again within the hour.
 * Throws NOT_FOUND, CONFLICT.
 */
export async function exportPreserved(ctx: Context, id: number, { key, by }: { key: string; by: number | null }): Promise<PreservedFile> {
  const export_key = ctx.vault.digest(`preserved export: ${by} ${key}`)
  const [row] = await ctx.db.query<{ kind: string; subject_id: number; sealed: Uint8Array }>(
    `update preserved_cases set exported_at = coalesce(exported_at, $2), exported_by = $3, export_key = $4
      where id = $1 and (exported_at is null or (export_key = $4 and exported_at > $5)) returning kind, subject_id, sealed`,
    [id, ctx.now(), by, export_key, new Date(ctx.now().getTime() - REPEAT_MS)],
  )
  if (!row) {
    const [known] = await ctx.db.query('select 1 from preserved_cases where id = $1', [id])
    if (!known) throw notFound('Preserved case')
    throw new AppError('CONFLICT', 'This copy was exported before. Each one is exported once.')
  }
  const { file, ...copy } = JSON.parse(ctx.vault.open(row.sealed, labelOf(row.kind, row.subject_id))) as Copy
  const entries = [{ name: 'case.json', content: () => once(Buffer.from(JSON.stringify({ ...copy, file: file?.name ?? null }, null, 2))) }]
  if (file) entries.push({ name: file.name, content: () => once(Buffer.from(file.base64, 'base64')) })
  const parts = await Array.fromAsync(ctx.archive.pack(entries))
  return { name: `preserved-${id}.zip`, base64: Buffer.concat(parts).toString('base64') }
}

/** Whether anything of a person's is kept. */
export async function hasPreserved(ctx: Context, user_id: number): Promise<boolean> {
  const [row] = await ctx.db.query('select 1 from preserved_cases where user_id = $1 limit 1', [user_id])
  return row !== undefined
}

/** Erases the copies whose time is over. */
export const removeOldPreserved = (ctx: Context, before: Date) =>
  ctx.db.query('delete from preserved_cases where coalesce(exported_at, created_at) < $1', [before])
