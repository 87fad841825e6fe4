import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Photo, PhotoLevel } from '@/contracts/photos'
import { characters, photos } from '@/server/db/schema'
import { clipsOf } from '../clips/find-clips'
import type { Caller, Context } from '../context'
import { notFound } from '../errors'
import { present } from './present'

/** The caller's own photo. Throws NOT_FOUND alike for what is absent, deleted or someone else's. */
export async function getPhoto(ctx: Context, { user_id }: Caller, id: number): Promise<Photo> {
  const [found] = await ctx.db.orm
    .select()
    .from(photos)
    .innerJoin(characters, eq(characters.id, photos.character_id))
    .where(and(eq(photos.id, id), eq(photos.user_id, user_id), isNull(photos.deleted_at)))
  if (!found) throw notFound('Photo')
  return present(ctx, found.photos, found.characters, (await clipsOf(ctx, [id])).get(id))
}

type Filter = { conversation_id?: number; favorites?: 'true' | 'false'; level?: PhotoLevel; page: number; size: number }

/** A page of the caller's photos, the newest first; pages count from 0. Throws NOT_FOUND for somebody else's conversation. */
export async function listPhotos(ctx: Context, { user_id }: Caller, { conversation_id, favorites, level, page, size }: Filter) {
  const where = and(
    eq(photos.user_id, user_id),
    isNull(photos.deleted_at),
    conversation_id === undefined ? undefined : eq(photos.conversation_id, conversation_id),
    favorites === 'true' ? isNotNull(photos.favorited_at) : undefined,
    level === undefined ? undefined : eq(photos.level, level),
  )
  const rows = await ctx.db.orm
    .select()
    .from(photos)
    .innerJoin(characters, eq(characters.id, photos.character_id))
    .where(where)
    .orderBy(desc(photos.id))
    .limit(size)
    .offset(page * size)
  if (rows.length === 0 && conversation_id !== undefined) {
    const [own] = await ctx.db.query('select 1 from conversations where id = $1 and user_id = $2 and deleted_at is null', [
      conversation_id,
      user_id,
    ])
    if (!own) throw notFound('Conversation')
  }
  const count = await ctx.db.orm.$count(photos, where)
  const clips = await clipsOf(
    ctx,
    rows.map((row) => row.photos.id),
  )
  return { data: rows.map((row) => present(ctx, row.photos, row.characters, clips.get(row.photos.id))), count }
}
