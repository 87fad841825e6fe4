import { randomUUID } from 'node:crypto'
import { PHOTO_CREDITS } from '@/contracts/prices'
import { PHOTOS_AT_ONCE, PREMIUM_LEVELS, type Photo, type PhotoWish } from '@/contracts/photos'
import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import { refuseGone } from '../characters/gone'
import type { Caller, Context } from '../context'
import { holdCreditsIn } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { loadThread } from '../messages/load-thread'
import { moderationContext } from '../messages/moderation-context'
import { moderate, refuseBlocked } from '../moderation/moderate'
import { getPhoto } from './find-photo'
import { GIVES_UP_SECONDS, placeCarrier, placePhoto, tellPlaced } from './place-photo'

/** The hold outlives the job, whose end releases it. */
const HOLD_SECONDS = GIVES_UP_SECONDS + 15 * 60

export type PhotoInput = {
  conversation_id: number
  wish: PhotoWish
  origin: 'composer' | 'text' | 'studio'
  /** The person's own sentence, stored as their message (origin `text`). */
  said?: string
  idempotency_key: string | null
}

const running = () => new AppError('PHOTO_RUNNING', 'A photo is already on its way. Ask again when it has arrived.')

function requireLevel(caller: Caller, { level }: PhotoWish): void {
  if (!PREMIUM_LEVELS.includes(level)) return
  if (caller.app_mode === 'crush:sfw') throw new AppError('LEVEL_NOT_AVAILABLE', 'Photos of this level are not available here. Nothing was charged.')
  if (!caller.premium) throw new AppError('PREMIUM_ONLY', 'Photos of this level need Premium. Nothing was charged.')
}

/** Throws CONTENT_BLOCKED for what no engine may be asked; the talk before it counts too (research/safety.md M-08). */
async function judge(ctx: Context, user_id: number, { conversation_id, wish }: PhotoInput): Promise<void> {
  const thread = await loadThread(ctx, user_id, conversation_id)
  const context = await moderationContext(ctx, thread)
  refuseBlocked(await moderate(ctx, { stage: 'image_prompt', text: wish.prompt, context }, { user_id, subject: `conversation:${conversation_id}` }))
}

/** What the person said, if they said it in words, and the message that will carry the photo. */
async function placeMessages(tx: Db, user_id: number, { conversation_id, wish, said, origin }: PhotoInput, key: string, now: Date): Promise<number[]> {
  if (origin === 'studio') return []
  const own = said === undefined ? [] : await tx.query<{ id: number }>(
    `insert into messages (conversation_id, user_id, sender_type, content, message_type, status, client_key, image_request, created_at)
     values ($1, $2, 'User', $3, 1, 'sent', $4, $5::jsonb, $6) returning id`, [conversation_id, user_id, said, key, JSON.stringify(wish), now])
  return [...own.map(({ id }) => id), await placeCarrier(tx, { user_id, conversation_id, wish, unread: false }, now)]
}

type Made = { id: number; events: ServerEvent[] }

async function make(ctx: Context, user_id: number, input: PhotoInput, key: string): Promise<Made> {
  const { conversation_id, wish, origin } = input
  return ctx.db.transaction(async (tx) => {
    const [thread] = await tx.query<{ character_id: number }>(
      'select character_id from conversations where id = $1 and user_id = $2 for update', [conversation_id, user_id])
    if (!thread) throw notFound('Conversation')
    const [known] = await tx.query<{ id: number; conversation_id: number | null }>(
      'select id, conversation_id from photos where user_id = $1 and client_key = $2', [user_id, key])
    if (known && known.conversation_id !== conversation_id) throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another photo.')
    if (known) return { id: known.id, events: [] }
    await refuseGone(tx, thread.character_id)
    const under_way = await tx.query<{ conversation_id: number | null }>(
      `select conversation_id from photos where user_id = $1 and state in ('queued', 'running')`, [user_id])
    if (under_way.length >= PHOTOS_AT_ONCE || under_way.some((one) => one.conversation_id === conversation_id)) throw running()
    const hold_key = `photo:${key}`
    const now = ctx.now()
    await holdCreditsIn(tx, { user_id, key: hold_key, credits: PHOTO_CREDITS, reason: 'photo', lease_seconds: HOLD_SECONDS }, now)
    const { character_id } = thread
    const ids = await placeMessages(tx, user_id, input, key, now)
    const id = await placePhoto(tx, { user_id, character_id, conversation_id, message_id: ids.at(-1) ?? null, client_key: key, origin, wish, hold_key }, now)
    return { id, events: await tellPlaced(tx, user_id, character_id, ids, true) }
  })
}

/**
 * Asks for a photo: sets its price aside, puts the message that will carry it into the chat, and hands it to the workers.
 * Repeating the key answers the same photo. Throws PREMIUM_ONLY, LEVEL_NOT_AVAILABLE, CONTENT_BLOCKED, NOT_FOUND,
 * CHARACTER_GONE, PHOTO_RUNNING, NOT_ENOUGH_BALANCE, SPENDING_LIMIT_REACHED, IDEMPOTENCY_KEY_REUSED.
 */
export async function requestPhoto(ctx: Context, caller: Caller, input: PhotoInput): Promise<Photo> {
  const { user_id } = caller
  const key = input.idempotency_key ?? randomUUID()
  requireLevel(caller, input.wish)
  await judge(ctx, user_id, input)
  const { id, events } = await make(ctx, user_id, input, key)
  publish(ctx, user_id, events)
  ctx.jobs.send('work-photos', { id })
  return getPhoto(ctx, caller, id)
}
