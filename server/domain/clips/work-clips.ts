import { eq } from 'drizzle-orm'
import { CLIP_SECONDS } from '@/contracts/clips'
import { characters, clips, photos } from '@/server/db/schema'
import { ProviderError } from '@/server/providers/errors'
import { newKey, newPrefix } from '@/server/providers/storage/port'
import type { RenderedVideo } from '@/server/providers/video/port'
import type { Context } from '../context'
import { publish } from '../events/publish'
import { madeBy, markGenerated } from '../media/mark-generated'
import { anyDue, captureIn, claimNext, lostJobs, MEDIA_ATTEMPTS, putBack, releaseIn, underMediaLease } from '../media/media-jobs'
import { progressOf } from '../media/progress'
import { moderate } from '../moderation/moderate'
import type { PhotoRow } from '../photos/present'
import type { ClipRow } from './present'
import { tellClip, tellProgress } from './tell-clip'

/** Ours: longest one clip may take; video models are slow. */
const LIMIT_MS = 15 * 60_000

type Work = { row: ClipRow; photo: PhotoRow; character: typeof characters.$inferSelect }
type End = { state: 'blocked' | 'failed'; rule: string | null }
const FAILED: End = { state: 'failed', rule: null }

async function load(ctx: Context, id: number): Promise<Work | null> {
  const [found] = await ctx.db.orm.select().from(clips).innerJoin(photos, eq(photos.id, clips.photo_id)).innerJoin(characters, eq(characters.id, photos.character_id))
    .where(eq(clips.id, id))
  return found ? { row: found.clips, photo: found.photos, character: found.characters } : null
}

/** The photo as it is kept, or null when it is gone. */
async function readPhoto(ctx: Context, { photo }: Work): Promise<Uint8Array | null> {
  const object = photo.storage_key === null || photo.deleted_at !== null ? null : await ctx.storage.open(photo.storage_key)
  if (!object) return null
  try {
    return new Uint8Array(Buffer.concat(await Array.fromAsync(object.read())))
  } finally {
    await object.close()
  }
}

/** Notes the key before anything is written, so that what an ended try left behind is found. Null when nobody wants it any more. */
async function newPlace(ctx: Context, { row }: Work): Promise<string | null> {
  if (row.storage_key) await ctx.storage.remove(row.storage_key)
  const [owner] = await ctx.db.query<{ storage_prefix: string }>(
    'update users set storage_prefix = coalesce(storage_prefix, $2) where id = $1 and disabled_at is null returning storage_prefix', [row.user_id, newPrefix()])
  if (!owner) return null
  const key = newKey(owner.storage_prefix, 'video/mp4')
  const [still] = await ctx.db.query(`update clips set storage_key = $2 where id = $1 and state = 'running' returning 1`, [row.id, key])
  return still ? key : null
}

/** Delivered and paid in one transaction; a clip whose row has ended meanwhile is thrown away. */
async function deliver(ctx: Context, { row, photo }: Work, key: string, { width, height, seconds }: RenderedVideo): Promise<void> {
  const events = await ctx.db.transaction(async (tx) => {
    const [done] = await tx.query<ClipRow>(
      `update clips set state = 'ready', progress = 100, provider = $2, width = $3, height = $4, seconds = $5, shown_at = $6, updated_at = $6
        where id = $1 and state = 'running' and storage_key = $7 returning *`, [row.id, ctx.video.name, width, height, seconds, ctx.now(), key])
    if (!done) return null
    if (!(await captureIn(tx, row.user_id, row.hold_key))) ctx.log.warn({ clip: row.id }, 'clip delivered unpaid: its hold had ended')
    return tellClip(tx, photo, done, false)
  })
  if (!events) return ctx.storage.remove(key)
  publish(ctx, row.user_id, events)
}

/** Ends a clip that will not come; what was set aside goes back in the same transaction. */
async function giveUp(ctx: Context, { row, photo }: Work, { state, rule }: End): Promise<void> {
  const ended = await ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const [before] = await tx.query<ClipRow>(`select * from clips where id = $1 and state in ('queued', 'running') for update`, [row.id])
    if (!before) return null
    await tx.query('update clips set state = $2, rule = $3, updated_at = $4, storage_key = null where id = $1', [row.id, state, rule, now])
    const returned = await releaseIn(tx, row.user_id, row.hold_key, now)
    return { key: before.storage_key, events: await tellClip(tx, photo, { ...before, state }, returned) }
  })
  if (!ended) return
  publish(ctx, row.user_id, ended.events)
  if (ended.key) await ctx.storage.remove(ended.key)
}

/** What an engine's failure means for the clip, or null when it may be tried again. */
function endOf(error: unknown, attempts: number): End | null {
  if (error instanceof ProviderError && error.kind === 'blocked') return { state: 'blocked', rule: 'provider' }
  const again = attempts < MEDIA_ATTEMPTS && !(error instanceof ProviderError && (error.kind === 'rejected' || error.kind === 'misconfigured'))
  return again ? null : FAILED
}

async function film(ctx: Context, work: Work, signal: AbortSignal): Promise<void> {
  const { row, photo, character } = work
  const image = await readPhoto(ctx, work)
  if (!image) return giveUp(ctx, work, FAILED)
  const verdict = await moderate(ctx, { stage: 'image_output', text: photo.prompt, image }, { user_id: row.user_id, subject: `clip:${row.id}` })
  if (verdict.action === 'block') return giveUp(ctx, work, { state: 'blocked', rule: verdict.rule })
  const progress = progressOf(ctx, 'clips', row, (tx, percent) => tellProgress(tx, photo, { id: row.id, progress: percent }))
  const made = await ctx.video.render({
    image, width: photo.width ?? 768, height: photo.height ?? 1024, seconds: CLIP_SECONDS[row.length], seed: row.seed, progress: progress.note, signal,
    photo: { provider: photo.provider ?? '', appearance: character.appearance, level: photo.level, prompt: photo.prompt, seed: photo.seed },
  }).finally(progress.settled)
  const key = await newPlace(ctx, work)
  if (!key) return giveUp(ctx, work, FAILED)
  const made_by = madeBy(photo.provider ?? '', ctx.video.name)
  await ctx.storage.put(key, await markGenerated(ctx, made.bytes, 'video/mp4', made_by), 'video/mp4')
  await deliver(ctx, work, key, made)
}

async function workOne(ctx: Context, id: number): Promise<void> {
  const work = await load(ctx, id)
  if (!work) return
  try {
    await underMediaLease(ctx, 'clips', { id, limit_ms: LIMIT_MS }, (signal) => film(ctx, work, signal))
  } catch (error) {
    const end = endOf(error, work.row.attempts)
    ctx.log[end ? 'error' : 'warn'](
      { clip: id, provider: ctx.video.name, attempt: work.row.attempts, error: error instanceof ProviderError ? error.kind : (error as Error).name }, 'clip not made')
    if (end) await giveUp(ctx, work, end)
    else await putBack(ctx, 'clips', id)
  }
}

/** Films what waits, one at a time, until nothing is due: a clip keeps a core busy. */
export async function workClips(ctx: Context): Promise<void> {
  for (let id = await claimNext(ctx, 'clips'); id !== null; id = await claimNext(ctx, 'clips')) await workOne(ctx, id)
}

/** Ends what lost its last process or ran out of time, and wakes a worker for what waits. Run each minute. */
export async function sweepClips(ctx: Context): Promise<void> {
  for (const id of await lostJobs(ctx, 'clips')) {
    const work = await load(ctx, id)
    if (work) await giveUp(ctx, work, FAILED)
  }
  if (await anyDue(ctx, 'clips')) ctx.jobs.send('work-clips', { id: 0 })
}
