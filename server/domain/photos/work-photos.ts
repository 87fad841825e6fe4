import { eq } from 'drizzle-orm'
import { characters, conversations, photos } from '@/server/db/schema'
import { ProviderError } from '@/server/providers/errors'
import type { ImageProvider } from '@/server/providers/image/port'
import type { Context } from '../context'
import { describeGenerated, madeBy, markGenerated } from '../media/mark-generated'
import { claimKeys, removeFiles, type FileKeys } from '../media/media-files'
import { progressOf } from '../media/progress'
import { FAILED, mediaRunner, paidDelivery, type MediaKind, type Outcome } from '../media/media-jobs'
import { moderate } from '../moderation/moderate'
import { imageFor } from './image-for'
import type { PhotoRow } from './present'
import { emitPhotoUpdate } from './emit-photo-update'

/** The slowest engine that is supported needs about two minutes a photo. */
const LIMIT_MS = 5 * 60_000

type Work = { row: PhotoRow; character: typeof characters.$inferSelect; engine: ImageProvider }
type Made = { keys: FileKeys<'photos'>; width: number; height: number; left_out: string[] | null }

async function load(ctx: Context, id: number): Promise<Work | null> {
  const [found] = await ctx.db.orm
    .select()
    .from(photos)
    .innerJoin(characters, eq(characters.id, photos.character_id))
    .leftJoin(conversations, eq(conversations.id, photos.conversation_id))
    .where(eq(photos.id, id))
  if (!found) return null
  return { row: found.photos, character: found.characters, engine: imageFor(ctx, found.conversations?.image_backend ?? null) }
}

async function run(ctx: Context, { row, character, engine }: Work, signal: AbortSignal): Promise<Outcome<Made>> {
  const progress = progressOf(ctx, 'photos', row, (tx, percent) =>
    emitPhotoUpdate(tx, { ...row, message_id: null, progress: percent }, { state: 'running', balance: false }),
  )
  const image = await engine
    .render({
      appearance: character.appearance,
      age: character.age,
      level: row.level,
      prompt: row.prompt,
      seed: row.seed,
      progress: progress.note,
      signal,
    })
    .finally(progress.settled)
  const { large, preview, width, height } = await ctx.picture.drawPhoto(image.bytes)
  const made_by = madeBy(engine.name)
  const marked = await markGenerated(ctx, large, 'image/webp', made_by)
  const verdict = await moderate(
    ctx,
    { stage: 'image_output', text: row.prompt, images: [marked], level: row.level },
    { user_id: row.user_id, subject: `photo:${row.id}` },
  )
  if (verdict.action === 'block') return { end: { state: 'blocked', reason: verdict.rule } }
  const keys = await claimKeys(ctx, 'photos', row, 'image/webp')
  if (!keys) return { end: FAILED }
  await ctx.storage.put(keys.storage_key, marked, 'image/webp')
  await ctx.storage.put(keys.preview_key, describeGenerated(ctx, preview, 'image/webp', made_by), 'image/webp')
  return { made: { keys, width, height, left_out: image.left_out ?? null } }
}

const photo: MediaKind<Work, Made> = {
  name: 'photo',
  table: 'photos',
  job: 'work-photos',
  closed_on_hold: true,
  limit_ms: LIMIT_MS,
  logs: (_ctx, { engine }, error) => ({ provider: engine.name, ...(error instanceof ProviderError ? { problem: error.message } : {}) }),
  load,
  run,
  deliver: paidDelivery({
    name: 'photo',
    table: 'photos',
    async store(tx, { row, engine }: Work, { width, height, left_out }: Made, now) {
      await tx.query(
        `update photos set state = 'ready', progress = 100, provider = $2, width = $3, height = $4, updated_at = $5, left_out = $6,
            unlocked_at = case when origin = 'implicit' then null else $5::timestamptz end where id = $1`,
        [row.id, engine.name, width, height, now, left_out],
      )
      await tx.query(
        `update messages set rev = rev + 1,
            content_attributes = content_attributes - 'photo_generating' || jsonb_build_object('user_media_id', $2::int)
          where id = $1`,
        [row.message_id, row.id],
      )
      return emitPhotoUpdate(tx, row, { state: 'ready', balance: false })
    },
    discard: (ctx, _work, { keys }) => removeFiles(ctx, Object.values(keys)),
  }),
  async end(tx, { row }, { state, reason }, returned) {
    await tx.query('update photos set rule = $2 where id = $1', [row.id, reason])
    await tx.query(
      `update messages set status = $2, rev = rev + 1, content_attributes = jsonb_strip_nulls(
          content_attributes - 'photo_generating' || jsonb_build_object('user_media_id', $3::int, 'rule', $4::text))
        where id = $1`,
      [row.message_id, state, row.id, reason],
    )
    return emitPhotoUpdate(tx, row, { state, balance: returned })
  },
}

/** One photo at a time: an image keeps a core busy. */
export const { work: workPhotos, sweep: sweepPhotos } = mediaRunner(photo)
