import type { Review } from '@/contracts/own-characters'
import type { Db } from '@/server/db/client'
import { characters } from '@/server/db/schema'
import { eq } from 'drizzle-orm'
import type { Context } from '../../context'
import { AppError, notFound } from '../../errors'
import type { CharacterRow } from '../present'
import { portraitBase } from '../../media/portrait-address'
import { stateReasons } from '../../restrictions/restrictions'
import { textsFor } from '../../users/texts-for'
import type { Translate } from '@/server/texts/texts-of'
import { definitionOf } from './definition'
import { textsOf } from './moderate-character'

export type ReviewCause = 'first' | 'no_model' | 'unsure'

/** Decisions whose time is told to authors: the last ones, within this long, and no fewer than say something. */
const DECISIONS = { most: 20, least: 3, days: 90 }
/** The portrait that staff see. */
const PORTRAIT_WIDTH = 480
/** Characters that the list names. */
const LISTED = 200
/** Characters of what an author is told. */
export const NOTE_MAX_LENGTH = 500

/**
 * Why a person has to read this version before everybody can find it; null where nobody has to, or where somebody has.
 * `unsure` is what the layers said of it.
 */
export async function causeOfReview(
  ctx: Context,
  { id, owner_id, version }: Pick<CharacterRow, 'id' | 'owner_id' | 'version'>,
  unsure: boolean,
): Promise<ReviewCause | null> {
  const [row] = await ctx.db.query<{ same: boolean; any: boolean }>(
    `select coalesce(bool_or(r.character_id = $1 and r.version = $3), false) as same, count(*) > 0 as any
       from character_reviews r join characters c on c.id = r.character_id where c.owner_id = $2 and r.state = 'approved'`,
    [id, owner_id, version],
  )
  if (row!.same) return null
  if (unsure) return 'unsure'
  if (!ctx.moderation.has_model) return 'no_model'
  return row!.any ? null : 'first'
}

type Latest = { character_id: number; state: string; version: number; note: string; since: Date }

const latestOf = (db: Db, ids: readonly number[]) =>
  db.query<Latest>(
    `select distinct on (character_id) character_id, state, version, note, coalesce(decided_at, created_at) as since
       from character_reviews where character_id = any($1::int[]) order by character_id, id desc`,
    [ids],
  )

/** Hours, rounded up, at the median. */
async function usualHours(ctx: Context): Promise<number | null> {
  const [row] = await ctx.db.query<{ hours: number | null }>(
    `select case when count(*) >= $3 then
         greatest(1, ceil(percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at)) / 3600))::int end as hours
       from (select decided_at, created_at from character_reviews where state in ('approved', 'refused')
              and decided_at > $1::timestamptz - make_interval(days => $4) order by decided_at desc limit $2) last`,
    [ctx.now(), DECISIONS.most, DECISIONS.least, DECISIONS.days],
  )
  return row!.hours
}

/** What authors see of the reviews of these characters; those without one are not in it. */
export async function reviewsOf(ctx: Context, rows: readonly Pick<CharacterRow, 'id' | 'visibility'>[]): Promise<Map<number, Review>> {
  const found = new Map<number, Review>()
  // Whatever everybody can find waits for nobody.
  const ids = rows.filter(({ visibility }) => visibility !== 'public').map(({ id }) => id)
  if (ids.length === 0) return found
  const latest = (await latestOf(ctx.db, ids)).filter(({ state }) => state === 'waiting' || state === 'refused')
  const usual_hours = latest.some(({ state }) => state === 'waiting') ? await usualHours(ctx) : null
  for (const { character_id, state, note, since } of latest)
    found.set(character_id, { state: state as Review['state'], since: since.toISOString(), note, usual_hours })
  return found
}

export async function isWaiting(db: Db, character_id: number): Promise<boolean> {
  return (await db.query(`select 1 from character_reviews where character_id = $1 and state = 'waiting'`, [character_id])).length > 0
}

/**
 * Unlisted until a person has read it. The caller holds the character's lock. What waits already waits on, for its first cause, in
 * its newest version.
 * Throws CONFLICT for a version that was refused.
 */
export async function sendToReview(ctx: Context, tx: Db, row: CharacterRow, cause: ReviewCause): Promise<CharacterRow> {
  const [latest] = await latestOf(tx, [row.id])
  if (latest?.state === 'refused' && latest.version === row.version)
    throw new AppError('CONFLICT', 'We read this version and didn’t publish it. Change it, then publish it again.')
  await tx.query(
    `insert into character_reviews (character_id, cause, version, created_at) values ($1, $2, $3, $4)
       on conflict (character_id) where state = 'waiting' do update set version = excluded.version`,
    [row.id, cause, row.version, ctx.now()],
  )
  const [stored] = await tx.orm
    .update(characters)
    .set({ visibility: 'unlisted', updated_at: ctx.now() })
    .where(eq(characters.id, row.id))
    .returning()
  return stored!
}

/** For the log and the operator's mail; call it once the transaction is over. */
export function announceReview(ctx: Context, character_id: number, cause: ReviewCause): void {
  ctx.log.warn({ character_id, cause }, 'character waits for review: npm run -s operator -- reviews list')
}

/** Its author does not want it published any more, or it is gone. The caller holds the character's lock. */
export async function withdrawReview(ctx: Context, tx: Db, character_id: number): Promise<void> {
  await tx.query(`update character_reviews set state = 'withdrawn', decided_at = $2 where character_id = $1 and state = 'waiting'`, [
    character_id,
    ctx.now(),
  ])
}

export type WaitingCharacter = {
  character_id: number
  version: number
  slug: string
  name: string
  owner_id: number
  cause: ReviewCause
  since: Date
}

/** For the operator: what waits, what a layer was unsure of first, then by age. */
export const listReviews = (ctx: Context) =>
  ctx.db.query<WaitingCharacter>(
    `select r.character_id, r.version, c.slug, c.full_name as name, c.owner_id, r.cause, r.created_at as since
       from character_reviews r join characters c on c.id = r.character_id where r.state = 'waiting'
      order by (r.cause = 'unsure') desc, r.id limit $1`,
    [LISTED],
  )

type Found = { row: CharacterRow; review: { id: number; version: number; cause: ReviewCause } }

async function lockWaiting(tx: Db, character_id: number): Promise<Found> {
  const [row] = await tx.orm.select().from(characters).where(eq(characters.id, character_id)).for('update')
  const [review] = await tx.query<Found['review']>(
    `select id, version, cause from character_reviews where character_id = $1 and state = 'waiting'`,
    [character_id],
  )
  if (!row || !review) throw notFound(`Waiting review of character ${character_id}`)
  return { row, review }
}

type ReadReview = {
  facts: [string, string][]
  texts: string[]
  review: { version: number; cause: ReviewCause }
  slug: string
  owner_id: number
  /** Address of the portrait, for a day at most. */
  portrait: string | null
}

/** For the operator: everything of a character that a person or a model comes to read, and its version. Throws NOT_FOUND. */
export async function readReview(ctx: Context, character_id: number): Promise<ReadReview> {
  const { row, review } = await ctx.db.transaction((tx) => lockWaiting(tx, character_id))
  return {
    facts: [
      ['character', String(row.id)],
      ['version', String(row.version)],
      ['cause', review.cause],
      ['author', String(row.owner_id)],
      ['page', `${ctx.settings.origin}/characters/${row.slug}`],
    ],
    texts: textsOf(definitionOf(row), row.extras),
    review: { version: row.version, cause: review.cause },
    slug: row.slug,
    owner_id: row.owner_id!,
    portrait: row.portrait_id === null ? null : `${portraitBase(ctx, row.portrait_id, false)}-${PORTRAIT_WIDTH}.webp`,
  }
}

type Decision = { state: 'approved' | 'refused'; version: number; note: string }

/** Decides on the version that was read. Throws NOT_FOUND, CONFLICT (another version by now, or it may not be public). */
async function decide(ctx: Context, character_id: number, { state, version, note }: Decision): Promise<CharacterRow> {
  return ctx.db.transaction(async (tx) => {
    const { row, review } = await lockWaiting(tx, character_id)
    if (row.version !== version)
      throw new AppError(
        'CONFLICT',
        `Character ${character_id} is at version ${row.version} now. Read it again: "reviews show ${character_id}".`,
      )
    const [held] = await tx.query('select 1 from users where id = $1 and (age_hold_at is not null or disabled_at is not null)', [
      row.owner_id,
    ])
    if (state === 'approved' && (row.deleted_at || row.hidden_at || held))
      throw new AppError('CONFLICT', `Character ${character_id} can’t be published: it or its author is on hold, taken down or gone.`)
    await tx.query('update character_reviews set state = $2, note = $3, decided_at = $4 where id = $1', [review.id, state, note, ctx.now()])
    const published_at = state === 'approved' ? (row.published_at ?? ctx.now()) : row.published_at
    const [stored] = await tx.orm
      .update(characters)
      .set({ visibility: state === 'approved' ? 'public' : 'private', published_at, updated_at: ctx.now() })
      .where(eq(characters.id, character_id))
      .returning()
    return stored!
  })
}

/** Waited for: the command that decides ends right after. */
async function tellAuthor(ctx: Context, owner_id: number, say: (t: Translate) => string): Promise<void> {
  const [user] = await ctx.db.query<{ email: string }>('select email from users where id = $1', [owner_id])
  const t = await textsFor(ctx, owner_id)
  await ctx.mail
    .send({ to: user!.email, subject: t('emails.review.subject'), text: say(t) })
    .catch((error: unknown) => ctx.log.error({ err: error, provider: ctx.mail.name }, 'notice not sent'))
}

/** For the operator: everybody can find it from now on, and its author is told. Throws NOT_FOUND, CONFLICT. */
export async function approveReview(ctx: Context, character_id: number, version: number): Promise<void> {
  const row = await decide(ctx, character_id, { state: 'approved', version, note: '' })
  const { brand, origin } = ctx.settings
  await tellAuthor(ctx, row.owner_id!, (t) =>
    t('emails.review.approved', { name: row.full_name, brand, link: `${origin}/characters/${row.slug}` }),
  )
}

/** For the operator: it becomes private, and its author is told why. Throws NOT_FOUND, CONFLICT, INVALID_INPUT. */
export async function refuseReview(
  ctx: Context,
  character_id: number,
  version: number,
  note: string,
  by: number | null = null,
): Promise<void> {
  const reason = note.trim()
  if (!reason || reason.length > NOTE_MAX_LENGTH)
    throw new AppError('INVALID_INPUT', `Say why, in 1 to ${NOTE_MAX_LENGTH} characters: the author reads it.`)
  const row = await decide(ctx, character_id, { state: 'refused', version, note: reason })
  const link = await stateReasons(ctx, ctx.db, {
    user_id: row.owner_id!,
    kind: 'character_refused',
    subject: `character:${character_id}`,
    reason,
    automated: false,
    decided_by: by,
  })
  const { brand, origin } = ctx.settings
  await tellAuthor(ctx, row.owner_id!, (t) =>
    t('emails.review.refused', {
      name: row.full_name,
      brand,
      reason,
      link: `${origin}/my-krushes`,
      appeal: t('emails.account.appeal', { link: link! }),
    }),
  )
}
