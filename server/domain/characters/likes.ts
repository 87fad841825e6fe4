import { and, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { MOST_LIKES, type LikeState } from '@/contracts/likes'
import type { CharacterSummary } from '@/contracts/characters'
import { characterLikes, characters } from '@/server/db/schema'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { decodeCursor, pageOf } from '../cursor'
import { requireOpenAccount } from '../users/require-open-account'
import { summaryOf } from './present'
import { reachable, THERE } from './reachable'

/** Open to everybody who has its address. */
export const OPEN = `visibility <> 'private' and ${THERE}`

/**
 * Keeps a character among one's favorites; a trigger moves its count in the same transaction. Throws NOT_FOUND for what one
 * does not see, TOO_MANY_FAVORITES.
 */
export function likeCharacter(ctx: Context, user_id: number, character_id: number, slug?: string): Promise<LikeState> {
  return ctx.db.transaction(async (tx) => {
    await requireOpenAccount(tx, user_id)
    const seen = await tx.query(
      `select 1 from characters where id = $1 and (${reachable('$3')} or ${THERE} and (owner_id = $2 or ${OPEN} and
          (exists (select 1 from conversations c where c.character_id = $1 and c.user_id = $2)
            or exists (select 1 from character_likes l where l.character_id = $1 and l.user_id = $2)))) for no key update`,
      [character_id, user_id, slug ?? null],
    )
    if (seen.length === 0) throw notFound('Character')
    const fresh = await tx.query(
      'insert into character_likes (user_id, character_id, created_at) values ($1, $2, $3) on conflict do nothing returning 1',
      [user_id, character_id, ctx.now()],
    )
    if (fresh.length > 0) {
      const [all] = await tx.query<{ n: number }>('select count(*)::int as n from character_likes where user_id = $1', [user_id])
      if (all!.n > MOST_LIKES) throw new AppError('TOO_MANY_FAVORITES', `You can have up to ${MOST_LIKES} favorites.`)
    }
    const [row] = await tx.query<{ likes_count: number }>('select likes_count from characters where id = $1', [character_id])
    return { liked: true, likes_count: row!.likes_count }
  })
}

/** Takes it out again, also where one no longer sees it. Throws NOT_FOUND for what one neither likes nor sees. */
export function unlikeCharacter(ctx: Context, user_id: number, character_id: number): Promise<LikeState> {
  return ctx.db.transaction(async (tx) => {
    // The character first, as liking does: else the two could wait for each other.
    await tx.query('select 1 from characters where id = $1 for no key update', [character_id])
    const gone = await tx.query('delete from character_likes where user_id = $1 and character_id = $2 returning 1', [user_id, character_id])
    const [row] = await tx.query<{ likes_count: number }>(
      `select likes_count from characters where id = $1 and ($3 or owner_id = $2 or ${reachable('null')})`,
      [character_id, user_id, gone.length > 0],
    )
    if (!row) throw notFound('Character')
    return { liked: false, likes_count: row.likes_count }
  })
}

export type LikesPage = { data: CharacterSummary[]; count: number; next_cursor: string | null; ids?: number[] }

/** One's favorites that one still sees, the latest first; on the first page also the ids of all. */
export async function listLikes(ctx: Context, user_id: number, { cursor, size }: { cursor?: string; size: number }): Promise<LikesPage> {
  const position = decodeCursor(cursor)
  const liked_at = sql<string>`(extract(epoch from ${characterLikes.created_at}) * 1000000)::bigint`
  const seen = and(
    eq(characterLikes.user_id, user_id),
    isNull(characters.deleted_at),
    isNull(characters.hidden_at),
    sql`(${ne(characters.visibility, 'private')} or ${eq(characters.owner_id, user_id)})`,
  )
  const rows = await ctx.db.orm
    .select({ character: characters, at: sql<string>`${liked_at}::text` })
    .from(characterLikes)
    .innerJoin(characters, eq(characters.id, characterLikes.character_id))
    .where(and(seen, sql`(${liked_at}, ${characters.id}) < (${position.at}::bigint, ${position.id}::int)`))
    .orderBy(desc(liked_at), desc(characters.id))
    .limit(size + 1)
  const [total] = await ctx.db.orm
    .select({ n: count() })
    .from(characterLikes)
    .innerJoin(characters, eq(characters.id, characterLikes.character_id))
    .where(seen)
  const { page, next_cursor } = pageOf(rows, size, ({ at, character }) => ({ at, id: character.id }))
  const all =
    cursor === undefined
      ? await ctx.db.query<{ character_id: number }>(
          'select character_id from character_likes where user_id = $1 order by created_at desc, character_id desc',
          [user_id],
        )
      : null
  return {
    data: page.map(({ character }) => summaryOf(ctx, character)),
    count: total?.n ?? 0,
    next_cursor,
    ...(all ? { ids: all.map(({ character_id }) => character_id) } : {}),
  }
}
