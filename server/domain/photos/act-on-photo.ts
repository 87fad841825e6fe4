import type { PHOTO_ACTIONS, Photo } from '@/contracts/photos'
import type { ServerEvent } from '@/contracts/events'
import { REPORT_REASONS } from '@/contracts/reports'
import type { Db } from '@/server/db/client'
import { deleteClipsIn } from '../clips/end-clips'
import type { Caller, Context } from '../context'
import { captureCreditsIn, holdCreditsIn } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { openReport } from '../reports/report-content'
import { publish } from '../events/publish'
import { forgetFingerprints } from '../moderation/picture-bank'
import { getPhoto } from './find-photo'
import type { PhotoRow } from './present'
import { requireLevel } from './require-level'
import { emitPhotoUpdate } from './emit-photo-update'

/** An unlock is paid in the transaction that shows the photo. */
const UNLOCK_HOLD_SECONDS = 60

async function lock(tx: Db, user_id: number, id: number): Promise<PhotoRow> {
  const [row] = await tx.query<PhotoRow>('select * from photos where id = $1 and user_id = $2 and deleted_at is null for update', [
    id,
    user_id,
  ])
  if (!row) throw notFound('Photo')
  return row
}

/** Emitted again to every device, in its chat too. */
async function emitUpdate(tx: Db, row: PhotoRow, balance: boolean): Promise<ServerEvent[]> {
  if (row.message_id !== null) await tx.query('update messages set rev = rev + 1 where id = $1', [row.message_id])
  return emitPhotoUpdate(tx, row, { state: row.state, balance })
}

/**
 * Pays for a photo that the character sent by itself, and shows it. Repeating it changes nothing. Throws NOT_FOUND,
 * PREMIUM_ONLY, LEVEL_NOT_AVAILABLE, NOT_ENOUGH_BALANCE, SPENDING_LIMIT_REACHED.
 */
export async function unlockPhoto(ctx: Context, caller: Caller, id: number): Promise<Photo> {
  const { user_id } = caller
  const events = await ctx.db.transaction(async (tx) => {
    const row = await lock(tx, user_id, id)
    if (row.state !== 'ready') throw notFound('Photo')
    if (row.unlocked_at !== null) return null
    await requireLevel(tx, caller, row.level)
    const key = `unlock:${row.id}`
    await holdCreditsIn(tx, { user_id, key, credits: row.credits, reason: 'photo', lease_seconds: UNLOCK_HOLD_SECONDS }, ctx.now())
    await captureCreditsIn(tx, user_id, key)
    await tx.query('update photos set unlocked_at = $2, updated_at = $2 where id = $1', [id, ctx.now()])
    return emitUpdate(tx, row, true)
  })
  publish(ctx, user_id, events)
  return getPhoto(ctx, caller, id)
}

/** A photo has a reason that reports have not. */
const reasonOf = (given: string) => {
  const reason = REPORT_REASONS.find((one) => one === given)
  return reason ? { reason, comment: '' } : { reason: 'other' as const, comment: given }
}

type Act = { id: number; action: (typeof PHOTO_ACTIONS)[number]; reason?: string; delete?: boolean }

/** Favorites, reports or deletes a photo; a deleted one's files go at once, its line in the books stays. Throws NOT_FOUND. */
export async function actOnPhoto(ctx: Context, caller: Caller, act: Act): Promise<Photo> {
  const { user_id } = caller
  const before = await getPhoto(ctx, caller, act.id)
  const removes = act.action === 'delete' || act.delete === true
  const { keys, events } = await ctx.db.transaction(async (tx) => {
    const found = await lock(tx, user_id, act.id)
    if (removes && (found.state === 'queued' || found.state === 'running'))
      throw new AppError('PHOTO_RUNNING', 'This photo is still on its way. Delete it when it arrives.')
    const now = ctx.now()
    if (act.action === 'favorite' || act.action === 'unfavorite') {
      await tx.query('update photos set favorited_at = case when $2 then coalesce(favorited_at, $3) end, updated_at = $3 where id = $1', [
        act.id,
        act.action === 'favorite',
        now,
      ])
    }
    if (act.action === 'report') {
      const reason = act.reason ?? ''
      await tx.query('update photos set reported_at = $2, report_reason = $3, updated_at = $2 where id = $1', [act.id, now, reason])
      await openReport(tx, { user_id, kind: 'photo', subject_id: act.id, now, ...reasonOf(reason) })
    }
    if (removes)
      await tx.query('update photos set deleted_at = $2, updated_at = $2, storage_key = null, preview_key = null where id = $1', [
        act.id,
        now,
      ])
    if (removes) await forgetFingerprints(tx, `photo:${act.id}`)
    const clips = removes ? await deleteClipsIn(tx, act.id, now) : { keys: [], returned: false }
    return { keys: [found.storage_key, found.preview_key, ...clips.keys], events: await emitUpdate(tx, found, clips.returned) }
  })
  publish(ctx, user_id, events)
  if (!removes) return getPhoto(ctx, caller, act.id)
  for (const key of keys) if (key) await ctx.storage.remove(key)
  return { ...before, image_url: null, preview_url: null, clip: null, clip_attempt: null }
}
