import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { CharacterSummary } from '@/contracts/characters'
import { HANDLE_CHANGE_DAYS, type Creator, type CreatorInput, type OwnCreator } from '@/contracts/creators'
import type { Db } from '@/server/db/client'
import { characters } from '@/server/db/schema'
import { summaryOf, type CharacterRow } from '../characters/present'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { portraitOf } from '../media/portrait-address'
import { moderate, refuseBlocked } from '../moderation/moderate'
import { decodeCursor, pageOf } from '../cursor'
import { hitLimit, limitedUntil } from '../rate-limit'
import { requireOpenAccount } from '../users/require-open-account'
import { imitatesBrand, isReserved } from './handles'

/** Changes of one's page, so that nobody walks through the handles that are taken. */
const SAVES = { most: 20, seconds: 60 * 60 }
/** Pages one may remove and create again, so that nobody collects handles by giving them up. */
const REMOVALS = { most: 2, seconds: HANDLE_CHANGE_DAYS * 86_400 }
const removalsKey = (user_id: number) => `creator-removed:user:${user_id}`

type Face = Pick<CharacterRow, 'portrait' | 'portrait_id' | 'visibility'>
export type CreatorRow = {
  user_id: number
  handle: string
  display_name: string
  about: string
  followers_count: number
  handle_changed_at: Date | null
  characters_count: number
  face: Face | null
}

/** Pages of closed accounts are not there. `c` is the creator; nothing else of the person is read. */
export const SELECT_CREATOR = `select c.user_id, c.handle, c.display_name, c.about, c.followers_count, c.handle_changed_at,
    (select count(*)::int from characters f where f.owner_id = c.user_id and f.visibility = 'public') as characters_count,
    (select json_build_object('portrait', f.portrait, 'portrait_id', f.portrait_id, 'visibility', f.visibility) from characters f
      where f.owner_id = c.user_id and f.visibility = 'public' order by f.conversations_count desc, f.id limit 1) as face
  from creators c join users u on u.id = c.user_id and u.disabled_at is null`

export const creatorFrom = (ctx: Context, row: CreatorRow): Creator => ({
  handle: row.handle,
  display_name: row.display_name,
  about: row.about,
  followers_count: row.followers_count,
  characters_count: row.characters_count,
  portrait: row.face && portraitOf(ctx, row.face),
})

const changeableAt = (row: Pick<CreatorRow, 'handle_changed_at'>): Date | null =>
  row.handle_changed_at === null ? null : new Date(row.handle_changed_at.getTime() + HANDLE_CHANGE_DAYS * 86_400_000)

function ownFrom(ctx: Context, row: CreatorRow): OwnCreator {
  const at = changeableAt(row)
  return { ...creatorFrom(ctx, row), handle_changeable_at: at !== null && at > ctx.now() ? at.toISOString() : null }
}

/** A page by its handle. Throws NOT_FOUND. */
export async function findCreator(ctx: Context, handle: string): Promise<CreatorRow> {
  const [row] = await ctx.db.query<CreatorRow>(`${SELECT_CREATOR} where c.handle = $1`, [handle])
  if (!row) throw notFound('Creator')
  return row
}

export const getCreator = async (ctx: Context, handle: string): Promise<Creator> => creatorFrom(ctx, await findCreator(ctx, handle))

/** Their public characters, the latest published first. Throws NOT_FOUND. */
export async function listCreatorCharacters(
  ctx: Context,
  handle: string,
  { cursor, size }: { cursor?: string; size: number },
): Promise<{ data: CharacterSummary[]; count: number; next_cursor: string | null }> {
  const position = decodeCursor(cursor)
  const { user_id } = await findCreator(ctx, handle)
  const since = sql<string>`(extract(epoch from coalesce(${characters.published_at}, ${characters.created_at})) * 1000000)::bigint`
  const theirs = and(eq(characters.owner_id, user_id), eq(characters.visibility, 'public'))
  const rows = await ctx.db.orm
    .select({ character: characters, at: sql<string>`${since}::text` })
    .from(characters)
    .where(and(theirs, sql`(${since}, ${characters.id}) < (${position.at}::bigint, ${position.id}::int)`))
    .orderBy(desc(since), desc(characters.id))
    .limit(size + 1)
  const [total] = await ctx.db.orm.select({ n: count() }).from(characters).where(theirs)
  const { page, next_cursor } = pageOf(rows, size, ({ at, character }) => ({ at, id: character.id }))
  return { data: page.map(({ character }) => summaryOf(ctx, character)), count: total?.n ?? 0, next_cursor }
}

export async function getOwnCreator(ctx: Context, user_id: number): Promise<OwnCreator | null> {
  const [row] = await ctx.db.query<CreatorRow>(`${SELECT_CREATOR} where c.user_id = $1`, [user_id])
  return row ? ownFrom(ctx, row) : null
}

/** Nothing that cannot be seen, turns the reading order, or heaps marks over other lines. */
const shown = (text: string) =>
  text
    .normalize('NFC')
    .replace(/(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu, '')
    .replace(/\p{M}{4,}/gu, '')

const notAvailable = (field: 'handle' | 'display_name') =>
  new AppError('HANDLE_NOT_AVAILABLE', 'This name is taken or reserved. Choose another one.', { field })

const handleLocked = (until: Date) =>
  new AppError('HANDLE_LOCKED', `You can change your handle once every ${HANDLE_CHANGE_DAYS} days.`, { until: until.toISOString() })

async function store(ctx: Context, tx: Db, user_id: number, input: CreatorInput): Promise<void> {
  await requireOpenAccount(tx, user_id)
  // Two who want the same handle take turns, so that one of them finds the other.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`handle:${input.handle}`])
  const [before] = await tx.query<Pick<CreatorRow, 'handle' | 'handle_changed_at'>>(
    'select handle, handle_changed_at from creators where user_id = $1 for update',
    [user_id],
  )
  const changes = before?.handle !== input.handle
  if (changes) {
    const until = before ? changeableAt(before) : null
    if (until !== null && until > ctx.now()) throw handleLocked(until)
    const taken = await tx.query('select 1 from creators where handle = $1', [input.handle])
    if (taken.length > 0 || (await isReserved(ctx, tx, input.handle))) throw notAvailable('handle')
  }
  // The first change is free at once: who has just chosen may have mistyped.
  if (!before) {
    await tx.query('insert into creators (user_id, handle, display_name, about, created_at) values ($1, $2, $3, $4, $5)', [
      user_id,
      input.handle,
      input.display_name,
      input.about,
      ctx.now(),
    ])
  } else {
    await tx.query(
      `update creators set handle = $2, display_name = $3, about = $4, handle_changed_at = case when $5 then $6 else handle_changed_at end
        where user_id = $1`,
      [user_id, input.handle, input.display_name, input.about, changes, ctx.now()],
    )
  }
}

/**
 * Makes or changes one's public page. Throws HANDLE_NOT_AVAILABLE (taken, recently given up, or similar to the brand's; `field` says which),
 * HANDLE_LOCKED, CONTENT_BLOCKED, INVALID_INPUT.
 */
export async function saveOwnCreator(ctx: Context, user_id: number, given: CreatorInput): Promise<OwnCreator> {
  await hitLimit(ctx, { key: `creator:user:${user_id}`, ...SAVES })
  const input = {
    handle: given.handle,
    display_name: shown(given.display_name).replace(/\s+/g, ' ').trim(),
    about: shown(given.about)
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
  if (!/[\p{L}\p{N}]/u.test(input.display_name))
    throw new AppError('INVALID_INPUT', 'A name needs a letter or a digit.', { field: 'display_name' })
  const until = await limitedUntil(ctx, { key: removalsKey(user_id), ...REMOVALS })
  if (until && !(await getOwnCreator(ctx, user_id))) throw handleLocked(until)
  if (imitatesBrand(ctx, input.handle)) throw notAvailable('handle')
  if (imitatesBrand(ctx, input.display_name)) throw notAvailable('display_name')
  // A handle's words are read as such: hyphens would hide them.
  const text = `${input.handle.replace(/[-_]+/g, ' ')}\n${input.display_name}\n${input.about}`
  refuseBlocked(await moderate(ctx, { stage: 'character_edit', text }, { user_id, subject: `creator:${user_id}` }))
  await ctx.db.transaction((tx) => store(ctx, tx, user_id, input))
  const own = await getOwnCreator(ctx, user_id)
  if (!own) throw notFound('Creator')
  return own
}

/**
 * Removes one's public page with its followers. A trigger reserves the handle for a while; the visibility of
 * characters does not change. Harmless without a page.
 */
export async function removeOwnCreator(ctx: Context, user_id: number): Promise<void> {
  const gone = await ctx.db.query('delete from creators where user_id = $1 returning 1', [user_id])
  if (gone.length > 0) await hitLimit(ctx, { ...REMOVALS, key: removalsKey(user_id), most: Infinity })
}
