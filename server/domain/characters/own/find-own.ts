import { and, count, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { OwnCharacter, OwnCharacterSummary } from '@/contracts/own-characters'
import type { Db } from '@/server/db/client'
import { characters } from '@/server/db/schema'
import type { Caller, Context } from '../../context'
import { AppError, notFound } from '../../errors'
import type { CharacterRow } from '../present'
import { ownCharacterOf, ownSummariesOf } from './present-own'

/** Characters of one page. */
const PAGE_SIZE = 48

const own = (user_id: number, id: number) => and(eq(characters.id, id), eq(characters.owner_id, user_id), isNull(characters.purged_at))

/** Throws NOT_FOUND alike for what is absent, someone else's, or removed for good. */
export async function findOwn(ctx: Context, { user_id }: Caller, id: number): Promise<CharacterRow> {
  const [row] = await ctx.db.orm.select().from(characters).where(own(user_id, id))
  if (!row) throw notFound('Character')
  return row
}

/** The same inside a transaction, with its row held. */
export async function lockOwn(tx: Db, { user_id }: Caller, id: number): Promise<CharacterRow> {
  const [row] = await tx.orm.select().from(characters).where(own(user_id, id)).for('update')
  if (!row) throw notFound('Character')
  return row
}

export const inTrash = () => new AppError('CONFLICT', 'This character is in the trash. Restore it first.')

export const getOwnCharacter = async (ctx: Context, caller: Caller, id: number): Promise<OwnCharacter> =>
  ownCharacterOf(ctx, await findOwn(ctx, caller, id))

const encode = (row: CharacterRow) => Buffer.from(`${row.updated_at.getTime()}.${row.id}`).toString('base64url')

function decode(cursor: string): { at: Date; id: number } {
  const match = /^(\d{1,15})\.(\d{1,10})$/.exec(Buffer.from(cursor, 'base64url').toString())
  if (!match || Number(match[2]) > 2_147_483_647) throw new AppError('INVALID_INPUT', 'This cursor isn’t valid.')
  return { at: new Date(Number(match[1])), id: Number(match[2]) }
}

/** The database keeps microseconds, a cursor milliseconds. */
const changed = sql`date_trunc('milliseconds', ${characters.updated_at})`

/** One's characters, or those of them in the trash, the latest changed first. */
export async function listOwnCharacters(
  ctx: Context,
  { user_id }: Caller,
  { trash, cursor }: { trash: boolean; cursor?: string },
): Promise<{ data: OwnCharacterSummary[]; count: number; next_cursor: string | null }> {
  const mine = and(
    eq(characters.owner_id, user_id),
    isNull(characters.purged_at),
    trash ? isNotNull(characters.deleted_at) : isNull(characters.deleted_at),
  )
  const position = cursor === undefined ? undefined : decode(cursor)
  const after = position && sql`(${changed}, ${characters.id}) < (${position.at.toISOString()}::timestamptz, ${position.id})`
  const [rows, [total]] = await Promise.all([
    ctx.db.orm
      .select()
      .from(characters)
      .where(and(mine, after))
      .orderBy(desc(changed), desc(characters.id))
      .limit(PAGE_SIZE + 1),
    ctx.db.orm.select({ n: count() }).from(characters).where(mine),
  ])
  const page = rows.slice(0, PAGE_SIZE)
  const last = rows.length > PAGE_SIZE ? page.at(-1) : undefined
  return { data: await ownSummariesOf(ctx, page), count: total?.n ?? 0, next_cursor: last ? encode(last) : null }
}
