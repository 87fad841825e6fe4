import { and, desc, inArray, isNull } from 'drizzle-orm'
import type { Clip } from '@/contracts/clips'
import { clips } from '@/server/db/schema'
import type { Context } from '../context'
import { presentClip } from './present'

export type ClipsOfPhoto = { clip: Clip | null; clip_attempt: Clip | null }
export const NO_CLIPS: ClipsOfPhoto = { clip: null, clip_attempt: null }

/**
 * What is shown of each photo's clips: the ready one that was asked for last, and a newer try that is under way or has
 * ended without a clip, so that a failure never hides what was paid for.
 */
export async function clipsOf(ctx: Context, photo_ids: number[]): Promise<Map<number, ClipsOfPhoto>> {
  if (photo_ids.length === 0) return new Map()
  const rows = await ctx.db.orm
    .select()
    .from(clips)
    .where(and(inArray(clips.photo_id, photo_ids), isNull(clips.deleted_at)))
    .orderBy(desc(clips.id))
  const found = new Map<number, ClipsOfPhoto>()
  for (const photo_id of new Set(rows.map((row) => row.photo_id))) {
    const own = rows.filter((row) => row.photo_id === photo_id)
    const shown = own
      .filter(({ state }) => state === 'ready')
      .sort((a, b) => (b.shown_at?.getTime() ?? 0) - (a.shown_at?.getTime() ?? 0))[0]
    const newest = own[0]!
    const newer = newest.state !== 'ready' && newest.created_at.getTime() >= (shown?.shown_at?.getTime() ?? 0)
    found.set(photo_id, { clip: shown ? presentClip(ctx, shown) : null, clip_attempt: newer ? presentClip(ctx, newest) : null })
  }
  return found
}
