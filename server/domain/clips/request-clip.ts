import { randomInt, randomUUID } from 'node:crypto'
import { CLIPS_AT_ONCE, type ClipLength } from '@/contracts/clips'
import type { ServerEvent } from '@/contracts/events'
import type { Photo } from '@/contracts/photos'
import { CLIP_CREDITS } from '@/contracts/prices'
import type { Db } from '@/server/db/client'
import { refuseGone } from '../characters/gone'
import type { Caller, Context } from '../context'
import { holdCreditsIn } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { getPhoto } from '../photos/find-photo'
import type { PhotoRow } from '../photos/present'
import { requireLevel } from '../photos/require-level'
import type { ClipRow } from './present'
import { emitClipUpdate } from './emit-clip-update'

/** A video model on a busy machine may take long, three tries included; past it a clip is given up, unpaid. */
const GIVES_UP_SECONDS = 45 * 60
/** The hold outlives the job, whose end releases it. */
const HOLD_SECONDS = GIVES_UP_SECONDS + 15 * 60

export type ClipInput = { photo_id: number; retry: boolean; length: ClipLength; idempotency_key: string | null }
type Asked = { events: ServerEvent[]; made: boolean }

const running = () => new AppError('CLIP_RUNNING', 'A clip is already on its way. Ask again when it arrives.')

async function lockPhoto(tx: Db, caller: Caller, id: number): Promise<PhotoRow> {
  const [photo] = await tx.query<PhotoRow>(
    `select * from photos where id = $1 and user_id = $2 and state = 'ready' and deleted_at is null for update`,
    [id, caller.user_id],
  )
  if (!photo) throw notFound('Photo')
  if (photo.unlocked_at === null) throw new AppError('CONFLICT', 'Unlock this photo first. You weren’t charged.')
  await requireLevel(tx, caller, photo.level)
  return photo
}

/** True for a repeated key. */
async function isKnown(tx: Db, user_id: number, { photo_id, length }: ClipInput, key: string): Promise<boolean> {
  const [known] = await tx.query<ClipRow>('select * from clips where user_id = $1 and client_key = $2', [user_id, key])
  if (known && (known.photo_id !== photo_id || known.length !== length))
    throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another clip.')
  return known !== undefined
}

/** The clip of that length that is there already, shown again. */
async function showReady(ctx: Context, tx: Db, photo: PhotoRow, length: ClipLength): Promise<ServerEvent[] | null> {
  const [clip] = await tx.query<ClipRow>(
    `update clips set shown_at = $3 where id = (
       select id from clips where photo_id = $1 and length = $2 and state = 'ready' and deleted_at is null order by shown_at desc, id desc limit 1) returning *`,
    [photo.id, length, ctx.now()],
  )
  return clip ? emitClipUpdate(tx, photo, clip, false) : null
}

async function ask(ctx: Context, caller: Caller, input: ClipInput, key: string): Promise<Asked> {
  const { user_id } = caller
  const { length, retry } = input
  return ctx.db.transaction(async (tx) => {
    const photo = await lockPhoto(tx, caller, input.photo_id)
    if (await isKnown(tx, user_id, input, key)) return { events: [], made: false }
    await refuseGone(tx, photo.character_id)
    const under_way = `select 1 from clips where user_id = $1 and state in ('queued', 'running')`
    if ((await tx.query(`${under_way} and photo_id = $2`, [user_id, photo.id])).length > 0) throw running()
    const shown = retry ? null : await showReady(ctx, tx, photo, length)
    if (shown) return { events: shown, made: false }
    const credits = CLIP_CREDITS[length]
    const hold_key = `clip:${key}`
    // It locks the person's account, so that nobody else counts at the same time.
    await holdCreditsIn(tx, { user_id, key: hold_key, credits, reason: 'clip', lease_seconds: HOLD_SECONDS }, ctx.now())
    if ((await tx.query(under_way, [user_id])).length >= CLIPS_AT_ONCE) throw running()
    const [clip] = await tx.query<ClipRow>(
      `insert into clips (user_id, photo_id, client_key, length, seed, credits, hold_key, next_try_at, gives_up_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8::timestamptz + make_interval(secs => $9), $8, $8)
       on conflict (user_id, client_key) do nothing returning *`,
      [user_id, photo.id, key, length, randomInt(2 ** 31), credits, hold_key, ctx.now(), GIVES_UP_SECONDS],
    )
    if (!clip) throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another clip.')
    return { events: await emitClipUpdate(tx, photo, clip, true), made: true }
  })
}

/**
 * Makes a photo move: sets the price aside and hands it to the workers. Without `retry` a clip of that length that is
 * ready is shown again, unpaid; a repeated key answers the same. Throws PREMIUM_ONLY, LEVEL_NOT_AVAILABLE, NOT_FOUND, CHARACTER_GONE,
 * CONFLICT (still locked), CLIP_RUNNING, NOT_ENOUGH_BALANCE, SPENDING_LIMIT_REACHED, IDEMPOTENCY_KEY_REUSED.
 */
export async function animatePhoto(ctx: Context, caller: Caller, input: ClipInput): Promise<Photo> {
  if (!caller.premium) throw new AppError('PREMIUM_ONLY', 'Clips need Premium. You weren’t charged.')
  const { events, made } = await ask(ctx, caller, input, input.idempotency_key ?? randomUUID())
  publish(ctx, caller.user_id, events)
  if (made) ctx.jobs.send('work-clips', { id: 0 })
  return getPhoto(ctx, caller, input.photo_id)
}
