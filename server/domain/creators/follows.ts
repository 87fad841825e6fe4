import { MOST_FOLLOWS, type Creator, type FollowState } from '@/contracts/creators'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { decodeCursor, pageOf } from '../cursor'
import { requireOpenAccount } from '../users/require-open-account'
import { creatorFrom, type CreatorRow, SELECT_CREATOR } from './creators'

/**
 * Follows a creator; a trigger moves the count in the same transaction. Throws NOT_FOUND, FORBIDDEN for oneself,
 * TOO_MANY_FAVORITES.
 */
export function followCreator(ctx: Context, user_id: number, handle: string): Promise<FollowState> {
  return ctx.db.transaction(async (tx) => {
    await requireOpenAccount(tx, user_id)
    const [creator] = await tx.query<{ user_id: number }>(
      `select c.user_id from creators c join users u on u.id = c.user_id and u.disabled_at is null where c.handle = $1 for no key update of c`,
      [handle],
    )
    if (!creator) throw notFound('Creator')
    if (creator.user_id === user_id) throw new AppError('FORBIDDEN', 'You can’t follow yourself.')
    const fresh = await tx.query(
      'insert into creator_follows (user_id, creator_id, created_at) values ($1, $2, $3) on conflict do nothing returning 1',
      [user_id, creator.user_id, ctx.now()],
    )
    if (fresh.length > 0) {
      const [all] = await tx.query<{ n: number }>('select count(*)::int as n from creator_follows where user_id = $1', [user_id])
      if (all!.n > MOST_FOLLOWS) throw new AppError('TOO_MANY_FAVORITES', `You can follow up to ${MOST_FOLLOWS} creators.`)
    }
    const [row] = await tx.query<{ followers_count: number }>('select followers_count from creators where user_id = $1', [creator.user_id])
    return { following: true, followers_count: row!.followers_count }
  })
}

/** Throws NOT_FOUND for a handle that is nobody's. */
export function unfollowCreator(ctx: Context, user_id: number, handle: string): Promise<FollowState> {
  return ctx.db.transaction(async (tx) => {
    const [creator] = await tx.query<{ user_id: number }>('select user_id from creators where handle = $1 for no key update', [handle])
    if (!creator) throw notFound('Creator')
    await tx.query('delete from creator_follows where user_id = $1 and creator_id = $2', [user_id, creator.user_id])
    const [row] = await tx.query<{ followers_count: number }>('select followers_count from creators where user_id = $1', [creator.user_id])
    if (!row) throw notFound('Creator')
    return { following: false, followers_count: row.followers_count }
  })
}

export type FollowingPage = { data: Creator[]; count: number; next_cursor: string | null; handles?: string[] }

/** Followed creators, the latest first; the first page also has all their handles. */
export async function listFollowing(
  ctx: Context,
  user_id: number,
  { cursor, size }: { cursor?: string; size: number },
): Promise<FollowingPage> {
  const position = decodeCursor(cursor)
  const MINE = 'join creator_follows f on f.creator_id = c.user_id and f.user_id = $1'
  const SINCE = '(extract(epoch from f.created_at) * 1000000)::bigint'
  const rows = await ctx.db.query<CreatorRow & { at: string }>(
    `${SELECT_CREATOR.replace('select ', `select ${SINCE}::text as at, `)} ${MINE}
      where (${SINCE}, c.user_id) < ($2::bigint, $3::int) order by ${SINCE} desc, c.user_id desc limit $4`,
    [user_id, position.at, position.id, size + 1],
  )
  const all = await ctx.db.query<{ handle: string }>(
    `select c.handle from creators c join users u on u.id = c.user_id and u.disabled_at is null ${MINE} order by f.created_at desc, c.user_id desc`,
    [user_id],
  )
  const { page, next_cursor } = pageOf(rows, size, (row) => ({ at: row.at, id: row.user_id }))
  return {
    data: page.map((row) => creatorFrom(ctx, row)),
    count: all.length,
    next_cursor,
    ...(cursor === undefined ? { handles: all.map(({ handle }) => handle) } : {}),
  }
}
