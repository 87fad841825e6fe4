import type { ReportReason } from '@/contracts/reports'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { sendStatement, stateReasons, liftRestrictions, type Restriction } from '../restrictions/restrictions'
import { invalidateThreads } from './gone'
import { withdrawReview } from './own/reviews'

type Visibility = 'private' | 'unlisted' | 'public'

/** Tells the author; does nothing for those that come with the installation, and where they know already. */
type Told = () => Promise<void>
const nobody: Told = () => Promise.resolve()

type Why = { reason: string; by: number | null; automated: boolean }

/** Stores the statement for the author, once while it is down. Call the answer after the commit: it emails them. */
async function stateToAuthor(ctx: Context, tx: Db, character_id: number, { reason, by, automated }: Why): Promise<Told> {
  const subject = `character:${character_id}`
  const [row] = await tx.query<{ owner_id: number | null; told: boolean }>(
    `select owner_id, exists (select 1 from restrictions r where r.subject = $2 and r.kind = 'character_hidden' and r.lifted_at is null) as told
       from characters where id = $1`,
    [character_id, subject],
  )
  if (row === undefined || row.owner_id === null || row.told) return nobody
  const given: Restriction = { user_id: row.owner_id, kind: 'character_hidden', subject, reason, automated, decided_by: by }
  const link = await stateReasons(ctx, tx, given)
  return link === null ? nobody : () => sendStatement(ctx, given, link)
}

/**
 * Out of everybody's sight but its author's, until `restoreCharacter`. The caller holds the character's lock, and calls the
 * answer after the commit.
 */
export async function takeDown(
  ctx: Context,
  tx: Db,
  character_id: number,
  cause: 'reports' | 'operator' | 'notice',
  why: Why,
): Promise<Told> {
  await tx.query(
    `insert into character_takedowns (character_id, cause, visibility, version, created_at)
       select id, $2, visibility, version, $3 from characters where id = $1 on conflict (character_id) where lifted_at is null do nothing`,
    [character_id, cause, ctx.now()],
  )
  await tx.query(`update characters set hidden_at = coalesce(hidden_at, $2), visibility = 'private' where id = $1`, [
    character_id,
    ctx.now(),
  ])
  await withdrawReview(ctx, tx, character_id)
  await invalidateThreads(tx, character_id)
  return stateToAuthor(ctx, tx, character_id, why)
}

async function lock(tx: Db, character_id: number): Promise<{ hidden: boolean; version: number; deleted: boolean }> {
  const [row] = await tx.query<{ hidden: boolean; version: number; deleted: boolean }>(
    `select hidden_at is not null as hidden, version, deleted_at is not null or purged_at is not null as deleted from characters
      where id = $1 for no key update`,
    [character_id],
  )
  if (!row) throw notFound(`Character ${character_id}`)
  return row
}

const settle = (ctx: Context, tx: Db, character_id: number) =>
  tx.query<{ id: number }>('update character_reports set settled_at = $2 where character_id = $1 and settled_at is null returning id', [
    character_id,
    ctx.now(),
  ])

/**
 * For the operator: takes a character down, tells its author why, and settles its reports. Answers how many. Throws NOT_FOUND,
 * CONFLICT where it is down for good already.
 */
export async function hideCharacter(
  ctx: Context,
  character_id: number,
  { reason, by }: Omit<Why, 'automated'> = { reason: 'It breaks our rules.', by: null },
): Promise<number> {
  const why = { reason, by, automated: false }
  const { tell, settled } = await ctx.db.transaction(async (tx) => {
    const { hidden } = await lock(tx, character_id)
    if (hidden)
      await tx.query(`update character_takedowns set cause = 'operator' where character_id = $1 and lifted_at is null`, [character_id])
    const tell = hidden ? await stateToAuthor(ctx, tx, character_id, why) : await takeDown(ctx, tx, character_id, 'operator', why)
    return { tell, settled: (await settle(ctx, tx, character_id)).length }
  })
  await tell()
  return settled
}

/**
 * For the operator: restores a character's visibility, and settles its reports. One that was changed meanwhile
 * stays private, since the change is not reviewed; its author can publish it again. Throws NOT_FOUND, CONFLICT.
 */
export async function restoreCharacter(ctx: Context, character_id: number): Promise<Visibility> {
  return ctx.db.transaction(async (tx) => {
    const { hidden, version, deleted } = await lock(tx, character_id)
    if (!hidden) throw new AppError('CONFLICT', `Character ${character_id} is not taken down.`)
    const [down] = await tx.query<{ visibility: Visibility; version: number }>(
      `update character_takedowns set lifted_at = $2 where character_id = $1 and lifted_at is null returning visibility, version`,
      [character_id, ctx.now()],
    )
    const visibility = down && down.version === version && !deleted ? down.visibility : 'private'
    await tx.query('update characters set hidden_at = null, visibility = $2 where id = $1', [character_id, visibility])
    await invalidateThreads(tx, character_id)
    await liftRestrictions(ctx, tx, { subject: `character:${character_id}`, kinds: ['character_hidden'] })
    await settle(ctx, tx, character_id)
    return visibility
  })
}

/** For the operator: closes the reports of a character without action. One that reports took down has to be hidden or restored. Answers how many. */
export async function settleReports(ctx: Context, character_id: number): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const { hidden } = await lock(tx, character_id)
    const [waits] = await tx.query(
      `select 1 from character_takedowns where character_id = $1 and lifted_at is null and cause = 'reports'`,
      [character_id],
    )
    if (hidden && waits)
      throw new AppError(
        'CONFLICT',
        `Character ${character_id} is taken down until you decide: "reports hide ${character_id}" or "reports restore ${character_id}".`,
      )
    return (await settle(ctx, tx, character_id)).length
  })
}

export type ReportedCharacter = {
  character_id: number
  slug: string
  owner_id: number | null
  state: 'seen' | 'down'
  since: Date
  reports: number
  reasons: string
}

/** For the operator: characters with open reports, what is gravest first. */
export async function listReported(ctx: Context): Promise<ReportedCharacter[]> {
  return ctx.db.query<ReportedCharacter>(
    `select c.id as character_id, c.slug, c.owner_id, case when c.hidden_at is null then 'seen' else 'down' end as state, min(r.created_at) as since,
        count(*)::int as reports, string_agg(distinct r.reason, ', ') as reasons
       from character_reports r join characters c on c.id = r.character_id where r.settled_at is null group by c.id
      order by bool_or(r.reason = 'underage') desc, bool_or(r.reason = 'real_person') desc, min(r.created_at) limit 500`,
    [],
  )
}

export type ReadReport = {
  id: number
  user_id: number
  reason: ReportReason
  comment: string
  said: string | null
  version: number
  created_at: Date
}

/** For the operator: the open reports of one character, with what people wrote. Throws NOT_FOUND. */
export async function readReports(ctx: Context, character_id: number): Promise<ReadReport[]> {
  const rows = await ctx.db.query<ReadReport>(
    'select id, user_id, reason, comment, said, version, created_at from character_reports where character_id = $1 and settled_at is null order by id',
    [character_id],
  )
  if (rows.length === 0) throw notFound(`Open report of character ${character_id}`)
  return rows
}
