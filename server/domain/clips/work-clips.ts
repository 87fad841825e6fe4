import { eq } from 'drizzle-orm'
import { CLIP_SECONDS } from '@/contracts/clips'
import { characters, clips, photos } from '@/server/db/schema'
import type { RenderedVideo } from '@/server/providers/video/port'
import type { Context } from '../context'
import { madeBy, markGenerated } from '../media/mark-generated'
import { claimKeys, removeFiles, type FileKeys } from '../media/media-files'
import { progressOf } from '../media/progress'
import { FAILED, mediaRunner, paidDelivery, type MediaKind, type Outcome } from '../media/media-jobs'
import { moderate } from '../moderation/moderate'
import type { PhotoRow } from '../photos/present'
import type { ClipRow } from './present'
import { emitClipUpdate, emitClipProgress } from './emit-clip-update'

/** Video models are slow: minutes a clip on a small machine. */
const LIMIT_MS = 15 * 60_000

type Work = { row: ClipRow; photo: PhotoRow; character: typeof characters.$inferSelect }
type Made = { keys: FileKeys<'clips'>; provider: string; video: RenderedVideo }

async function load(ctx: Context, id: number): Promise<Work | null> {
  const [found] = await ctx.db.orm
    .select()
    .from(clips)
    .innerJoin(photos, eq(photos.id, clips.photo_id))
    .innerJoin(characters, eq(characters.id, photos.character_id))
    .where(eq(clips.id, id))
  return found ? { row: found.clips, photo: found.photos, character: found.characters } : null
}

/** The stored image of the photo, or null when it is gone. */
async function readImage(ctx: Context, photo: PhotoRow): Promise<Uint8Array | null> {
  const object = photo.storage_key === null || photo.deleted_at !== null ? null : await ctx.storage.open(photo.storage_key)
  if (!object) return null
  try {
    return new Uint8Array(Buffer.concat(await Array.fromAsync(object.read())))
  } finally {
    await object.close()
  }
}

async function run(ctx: Context, { row, photo, character }: Work, signal: AbortSignal): Promise<Outcome<Made>> {
  const image = await readImage(ctx, photo)
  if (!image) return { end: FAILED }
  const check = (images: Uint8Array[]) =>
    moderate(
      ctx,
      { stage: 'image_output', text: photo.prompt, images, level: photo.level },
      { user_id: row.user_id, subject: `clip:${row.id}` },
    )
  const before = await check([image])
  if (before.action === 'block') return { end: { state: 'blocked', reason: before.rule } }
  const progress = progressOf(ctx, 'clips', row, (tx, percent) => emitClipProgress(tx, photo, { id: row.id, progress: percent }))
  const video = await ctx.video
    .render({
      image,
      width: photo.width ?? 768,
      height: photo.height ?? 1024,
      seconds: CLIP_SECONDS[row.length],
      seed: row.seed,
      progress: progress.note,
      signal,
      photo: {
        provider: photo.provider ?? '',
        appearance: character.appearance,
        level: photo.level,
        prompt: photo.prompt,
        seed: photo.seed,
      },
    })
    .finally(progress.settled)
  if (video.frames) {
    const after = await check(video.frames)
    if (after.action === 'block') return { end: { state: 'blocked', reason: after.rule } }
  }
  const keys = await claimKeys(ctx, 'clips', row, 'video/mp4')
  if (!keys) return { end: FAILED }
  const made_by = madeBy(photo.provider ?? '', ctx.video.name)
  await ctx.storage.put(keys.storage_key, await markGenerated(ctx, video.bytes, 'video/mp4', made_by), 'video/mp4')
  return { made: { keys, provider: ctx.video.name, video } }
}

const clip: MediaKind<Work, Made> = {
  name: 'clip',
  table: 'clips',
  job: 'work-clips',
  closed_on_hold: true,
  limit_ms: LIMIT_MS,
  logs: (ctx) => ({ provider: ctx.video.name }),
  load,
  run,
  deliver: paidDelivery({
    name: 'clip',
    table: 'clips',
    async store(tx, { row, photo }: Work, { provider, video: { width, height, seconds } }: Made, now) {
      const [done] = await tx.query<ClipRow>(
        `update clips set state = 'ready', progress = 100, provider = $2, width = $3, height = $4, seconds = $5, shown_at = $6, updated_at = $6
          where id = $1 returning *`,
        [row.id, provider, width, height, seconds, now],
      )
      return emitClipUpdate(tx, photo, done!, false)
    },
    discard: (ctx, _work, { keys }) => removeFiles(ctx, Object.values(keys)),
  }),
  async end(tx, { row, photo }, { state, reason }, returned) {
    const [ended] = await tx.query<ClipRow>('update clips set rule = $2 where id = $1 returning *', [row.id, reason])
    return emitClipUpdate(tx, photo, { ...ended!, state }, returned)
  },
}

/** One clip at a time: it keeps a core busy. */
export const { work: workClips, sweep: sweepClips } = mediaRunner(clip)
