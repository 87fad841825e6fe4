import { eq } from 'drizzle-orm'
import { characters, conversations, photos } from '@/server/db/schema'
import { ProviderError } from '@/server/providers/errors'
import type { ImageProvider } from '@/server/providers/image/port'
import { newKey, newPrefix } from '@/server/providers/storage/port'
import type { Context } from '../context'
import { publish } from '../events/publish'
import { describeGenerated, madeBy, markGenerated } from '../media/mark-generated'
import { anyDue, captureIn, claimNext, lostJobs, MEDIA_ATTEMPTS, putBack, releaseIn, underMediaLease } from '../media/media-jobs'
import { progressOf } from '../media/progress'
import { moderate } from '../moderation/moderate'
import { imageFor } from './image-for'
import type { PhotoRow } from './present'
import { tellPhoto } from './tell-photo'

/** Ours: longest one picture may take. */
const LIMIT_MS = 5 * 60_000

type Work = { row: PhotoRow; character: typeof characters.$inferSelect; engine: ImageProvider }
type Keys = { storage_key: string; preview_key: string }
type End = { state: 'blocked' | 'failed'; rule: string | null }

async function load(ctx: Context, id: number): Promise<Work | null> {
  const [found] = await ctx.db.orm.select().from(photos).innerJoin(characters, eq(characters.id, photos.character_id))
    .leftJoin(conversations, eq(conversations.id, photos.conversation_id)).where(eq(photos.id, id))
  return found ? { row: found.photos, character: found.characters, engine: imageFor(ctx, found.conversations?.image_backend ?? null) } : null
}

/** Notes the keys before anything is written, so that what an ended try left behind is found. Null when the account is closed. */
async function newPlace(ctx: Context, { row }: Work): Promise<Keys | null> {
  await removeFiles(ctx, row)
  const [owner] = await ctx.db.query<{ storage_prefix: string }>(
    'update users set storage_prefix = coalesce(storage_prefix, $2) where id = $1 and disabled_at is null returning storage_prefix', [row.user_id, newPrefix()])
  if (!owner) return null
  const keys = { storage_key: newKey(owner.storage_prefix, 'image/webp'), preview_key: newKey(owner.storage_prefix, 'image/webp') }
  const [still] = await ctx.db.query(
    `update photos set storage_key = $2, preview_key = $3 where id = $1 and state = 'running' returning 1`, [row.id, keys.storage_key, keys.preview_key])
  return still ? keys : null
}

async function removeFiles(ctx: Context, keys: { storage_key: string | null; preview_key: string | null }): Promise<void> {
  for (const key of [keys.storage_key, keys.preview_key]) if (key) await ctx.storage.remove(key)
}

/** Delivered and paid in one transaction; a photo whose row has ended meanwhile is thrown away. */
async function deliver(ctx: Context, work: Work, keys: Keys, size: { width: number; height: number }): Promise<void> {
  const { row, engine } = work
  const events = await ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const [still] = await tx.query(
      `update photos set state = 'ready', progress = 100, provider = $2, width = $3, height = $4, unlocked_at = case when origin = 'implicit' then null else $5::timestamptz end,
          updated_at = $5 where id = $1 and state = 'running' and storage_key = $6 returning 1`,
      [row.id, engine.name, size.width, size.height, now, keys.storage_key])
    if (!still) return null
    if (row.hold_key !== null && !(await captureIn(tx, row.user_id, row.hold_key))) ctx.log.warn({ photo: row.id }, 'photo delivered unpaid: its hold had ended')
    await tx.query(
      `update messages set content_attributes = content_attributes - 'photo_generating' || jsonb_build_object('user_media_id', $2::int), rev = rev + 1
        where id = $1`, [row.message_id, row.id])
    return tellPhoto(tx, row, { state: 'ready', balance: false })
  })
  if (!events) return removeFiles(ctx, keys)
  publish(ctx, row.user_id, events)
}

/** Ends a photo that will not come; what was set aside goes back in the same transaction. */
async function giveUp(ctx: Context, work: Work, { state, rule }: End): Promise<void> {
  const { row } = work
  const events = await ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const [still] = await tx.query(
      `update photos set state = $2, rule = $3, updated_at = $4, storage_key = null, preview_key = null where id = $1 and state in ('queued', 'running') returning 1`,
      [row.id, state, rule, now])
    if (!still) return null
    const returned = row.hold_key !== null && (await releaseIn(tx, row.user_id, row.hold_key, now))
    await tx.query(
      `update messages set status = $2, rev = rev + 1, content_attributes = jsonb_strip_nulls(content_attributes - 'photo_generating' || jsonb_build_object('user_media_id', $3::int, 'rule', $4::text))
        where id = $1`, [row.message_id, state, row.id, rule])
    return tellPhoto(tx, row, { state, balance: returned })
  })
  if (!events) return
  publish(ctx, row.user_id, events)
  await removeFiles(ctx, row)
}

/** What an engine's failure means for the photo, or null when it may be tried again. */
function endOf(error: unknown, attempts: number): End | null {
  if (error instanceof ProviderError && error.kind === 'blocked') return { state: 'blocked', rule: 'provider' }
  const again = attempts < MEDIA_ATTEMPTS && !(error instanceof ProviderError && (error.kind === 'rejected' || error.kind === 'misconfigured'))
  return again ? null : { state: 'failed', rule: null }
}

async function draw(ctx: Context, work: Work, signal: AbortSignal): Promise<void> {
  const { row, character, engine } = work
  const progress = progressOf(ctx, 'photos', row, (tx, percent) => tellPhoto(tx, { ...row, message_id: null, progress: percent }, { state: 'running', balance: false }))
  const picture = await engine.render({
    appearance: character.appearance, age: character.age, level: row.level, prompt: row.prompt, seed: row.seed, progress: progress.note, signal,
  }).finally(progress.settled)
  const { large, preview, width, height } = await ctx.picture.drawPhoto(picture.bytes)
  const verdict = await moderate(ctx, { stage: 'image_output', text: row.prompt, image: large }, { user_id: row.user_id, subject: `photo:${row.id}` })
  if (verdict.action === 'block') return giveUp(ctx, work, { state: 'blocked', rule: verdict.rule })
  const keys = await newPlace(ctx, work)
  if (!keys) return giveUp(ctx, work, { state: 'failed', rule: null })
  const made_by = madeBy(engine.name)
  await ctx.storage.put(keys.storage_key, await markGenerated(ctx, large, 'image/webp', made_by), 'image/webp')
  await ctx.storage.put(keys.preview_key, describeGenerated(ctx, preview, 'image/webp', made_by), 'image/webp')
  await deliver(ctx, work, keys, { width, height })
}

async function workOne(ctx: Context, id: number): Promise<void> {
  const work = await load(ctx, id)
  if (!work) return
  try {
    await underMediaLease(ctx, 'photos', { id, limit_ms: LIMIT_MS }, (signal) => draw(ctx, work, signal))
  } catch (error) {
    const end = endOf(error, work.row.attempts)
    ctx.log[end ? 'error' : 'warn'](
      { photo: id, provider: work.engine.name, attempt: work.row.attempts, ...(error instanceof ProviderError ? { error: error.kind, problem: error.message } : { error: (error as Error).name }) }, 'photo not made')
    if (end) await giveUp(ctx, work, end)
    else await putBack(ctx, 'photos', id)
  }
}

/** Draws what waits, one at a time, until nothing is due: a picture keeps a core busy. */
export async function workPhotos(ctx: Context): Promise<void> {
  for (let id = await claimNext(ctx, 'photos'); id !== null; id = await claimNext(ctx, 'photos')) await workOne(ctx, id)
}

/** Ends what lost its last process or ran out of time, and wakes a worker for what waits. Run each minute. */
export async function sweepPhotos(ctx: Context): Promise<void> {
  for (const id of await lostJobs(ctx, 'photos')) {
    const work = await load(ctx, id)
    if (work) await giveUp(ctx, work, { state: 'failed', rule: null })
  }
  if (await anyDue(ctx, 'photos')) ctx.jobs.send('work-photos', { id: 0 })
}
