import { randomInt, randomUUID } from 'node:crypto'
import { DAILY_CREDITS, PHOTO_CREDITS } from '@/contracts/prices'
import { PHOTOS_AT_ONCE, PREMIUM_LEVELS, type Photo, type PhotoWish } from '@/contracts/photos'
import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import type { Caller, Context } from '../context'
import { notEnoughBalance, overSpendingLimit } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { loadThread } from '../messages/load-thread'
import { moderationContext } from '../messages/moderation-context'
import { moderate, refuseBlocked } from '../moderation/moderate'
import { getPhoto } from './find-photo'

/** Ours: a photo that has not arrived by then is given up, unpaid. */
const GIVES_UP_SECONDS = 15 * 60
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

async function hold(ctx: Context, tx: Db, user_id: number, key: string): Promise<void> {
  const [row] = await tx.query<{ outcome: 'held' | 'exists' | 'insufficient' | 'limit' }>(
    'select credits_hold($1, $2, $3, $4, make_interval(secs => $5), $6, $7) as outcome',
    [user_id, key, PHOTO_CREDITS, 'photo', HOLD_SECONDS, ctx.now(), DAILY_CREDITS])
  if (row?.outcome === 'insufficient') throw notEnoughBalance(PHOTO_CREDITS)
  if (row?.outcome === 'limit') throw overSpendingLimit()
}

/** The message that will carry the photo, and before it what the person said, if they said it in words. */
async function insertMessages(ctx: Context, tx: Db, user_id: number, { conversation_id, wish, said, origin }: PhotoInput, key: string) {
  if (origin === 'studio') return { carrier: null, ids: [] as number[] }
  const ids: number[] = []
  const now = ctx.now()
  if (said !== undefined) {
    const [own] = await tx.query<{ id: number }>(
      `insert into messages (conversation_id, user_id, sender_type, content, message_type, status, client_key, image_request, created_at)
       values ($1, $2, 'User', $3, 1, 'sent', $4, $5::jsonb, $6) returning id`, [conversation_id, user_id, said, key, JSON.stringify(wish), now])
    ids.push(own!.id)
  }
  const [carrier] = await tx.query<{ id: number }>(
    `insert into messages (conversation_id, user_id, sender_type, content, content_attributes, message_type, status, image_request, created_at)
     values ($1, $2, 'Contact', '', '{"photo_generating":true}', 1, 'complete', $3::jsonb, $4) returning id`,
    [conversation_id, user_id, JSON.stringify(wish), now])
  ids.push(carrier!.id)
  await tx.query('update conversations set last_message_id = $2, updated_at = $3, unread = false, rev = rev + 1 where id = $1', [conversation_id, carrier!.id, now])
  return { carrier: carrier!.id, ids }
}

async function emit(tx: Db, user_id: number, character_id: number, message_ids: number[]): Promise<ServerEvent[]> {
  const [row] = await tx.query<{ events: ServerEvent[] }>(
    `select emit_events($1, array_cat(array_fill('message.created'::text, array[cardinality($3::bigint[])]), array['balance.updated']),
       array_append((select coalesce(array_agg(message_json(m, $2) order by m.id), '{}') from messages m where m.id = any($3::bigint[])), balance_json($1))) as events`,
    [user_id, character_id, message_ids])
  return row?.events ?? []
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
    const under_way = await tx.query<{ conversation_id: number | null }>(
      `select conversation_id from photos where user_id = $1 and state in ('queued', 'running')`, [user_id])
    if (under_way.length >= PHOTOS_AT_ONCE || under_way.some((one) => one.conversation_id === conversation_id)) throw running()
    const hold_key = `photo:${key}`
    await hold(ctx, tx, user_id, hold_key)
    const { carrier, ids } = await insertMessages(ctx, tx, user_id, input, key)
    const now = ctx.now()
    const [photo] = await tx.query<{ id: number }>(
      `insert into photos (user_id, character_id, conversation_id, message_id, client_key, origin, level, prompt, seed, credits, hold_key, next_try_at, gives_up_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12::timestamptz + make_interval(secs => $13), $12, $12) returning id`,
      [user_id, thread.character_id, conversation_id, carrier, key, origin, wish.level, wish.prompt, randomInt(2 ** 31), PHOTO_CREDITS, hold_key, now, GIVES_UP_SECONDS])
    return { id: photo!.id, events: await emit(tx, user_id, thread.character_id, ids) }
  })
}

/**
 * Asks for a photo: sets its price aside, puts the message that will carry it into the chat, and hands it to the workers.
 * Repeating the key answers the same photo. Throws PREMIUM_ONLY, LEVEL_NOT_AVAILABLE, CONTENT_BLOCKED, NOT_FOUND,
 * PHOTO_RUNNING, NOT_ENOUGH_BALANCE, SPENDING_LIMIT_REACHED, IDEMPOTENCY_KEY_REUSED.
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
