import { randomUUID } from 'node:crypto'
import { PHOTO_CREDITS } from '@/contracts/prices'
import { levelsOf } from '@/contracts/photo-levels'
import { PHOTOS_AT_ONCE, PREMIUM_LEVELS, type Photo, type PhotoRequest } from '@/contracts/photos'
import { writePhotoRequest } from '@/contracts/read-photo-request'
import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import { refuseGone } from '../characters/gone'
import type { Caller, Context } from '../context'
import { holdCreditsIn } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { asHeardBy } from '../groups/as-heard-by'
import { presentOf, speakerOf } from '../groups/members'
import { namedIn } from '../groups/next-speakers'
import { refusePaused } from '../boundaries/pause'
import { loadThread, type Thread } from '../messages/load-thread'
import { moderationContext, writtenPersona } from '../messages/moderation-context'
import { moderate, refuseBlocked } from '../moderation/moderate'
import { getPhoto } from './find-photo'
import { imageFor } from './image-for'
import { photoLine } from './photo-lines'
import { GIVES_UP_SECONDS, placeCarrier, enqueuePhoto, emitCreated } from './enqueue-photo'
import { requireLevel } from './require-level'

/** The hold outlives the job, whose end releases it. */
const HOLD_SECONDS = GIVES_UP_SECONDS + 15 * 60

export type PhotoInput = {
  conversation_id: number
  request: PhotoRequest
  origin: 'composer' | 'text' | 'studio'
  /** The person's own sentence (origin `text`); without it their message is written for them. */
  said?: string
  idempotency_key: string | null
}

const running = () => new AppError('PHOTO_RUNNING', 'A photo is already on its way. Ask again when it arrives.')

/** What no engine here draws is not sold to anybody. Throws NOT_FOUND and LEVEL_NOT_AVAILABLE. */
async function requireDrawable(ctx: Context, { user_id }: Caller, { conversation_id, request: { level } }: PhotoInput): Promise<void> {
  if (!PREMIUM_LEVELS.includes(level)) return
  const [row] = await ctx.db.query<{ image_backend: string | null }>(
    'select image_backend from conversations where id = $1 and user_id = $2 and deleted_at is null',
    [conversation_id, user_id],
  )
  if (!row) throw notFound('Conversation')
  if (!levelsOf(imageFor(ctx, row.image_backend)).includes(level))
    throw new AppError('LEVEL_NOT_AVAILABLE', 'Photos at this level aren’t available here. You weren’t charged.')
}

/** Who of a group is asked: who is named, else who spoke last, else the first one. Null in a chat of two. */
function askedOf({ group, history }: Thread, { said = '', request: { prompt } }: PhotoInput): number | null {
  if (!group) return null
  const present = presentOf(group)
  const [named] = namedIn(group, `${said} ${prompt}`)
  const last = history.findLast((turn) => present.some(({ character_id }) => character_id === speakerOf(turn)))
  return named ?? (last && speakerOf(last)) ?? present[0]?.character_id ?? null
}

/** Throws CONTENT_BLOCKED for what no engine may be asked; the talk before it counts too. Answers who of a group is asked. */
async function moderateRequest(ctx: Context, user_id: number, input: PhotoInput): Promise<number | null> {
  const { conversation_id, request } = input
  const whole = await loadThread(ctx, user_id, conversation_id)
  refusePaused(whole)
  const speaker = askedOf(whole, input)
  const thread = speaker === null ? whole : asHeardBy(whole, speaker, { plain: false })
  const context = await moderationContext(ctx, thread, { user_id, conversation_id })
  refuseBlocked(
    await moderate(
      ctx,
      { stage: 'image_prompt', text: request.prompt, context, persona: await writtenPersona(ctx, thread) },
      { user_id, subject: `conversation:${conversation_id}` },
    ),
  )
  return speaker
}

/** What the person asked for as their message, and the character's that will carry the photo. */
async function placeMessages(
  tx: Db,
  user_id: number,
  { conversation_id, request, said, origin }: PhotoInput,
  speaker: number | null,
  key: string,
  now: Date,
): Promise<number[]> {
  if (origin === 'studio') return []
  const own = await tx.query<{ id: number }>(
    `with said as (
       insert into messages (conversation_id, user_id, sender_type, content, message_type, status, client_key, image_request, parent_id, created_at)
         select id, $2, 'User', $3, 1, 'sent', $4, $5::jsonb, coalesce(last_message_id, 0), $6 from conversations where id = $1 returning id)
     update conversations c set last_message_id = said.id from said where c.id = $1 returning said.id`,
    [conversation_id, user_id, said ?? writePhotoRequest(request), key, JSON.stringify(request), now],
  )
  const line = photoLine()
  return [...own.map(({ id }) => id), await placeCarrier(tx, { user_id, conversation_id, speaker, request, line, unread: false }, now)]
}

type Made = { id: number; events: ServerEvent[] }

async function make(ctx: Context, user_id: number, input: PhotoInput, speaker: number | null, key: string): Promise<Made> {
  const { conversation_id, request, origin } = input
  return ctx.db.transaction(async (tx) => {
    const [thread] = await tx.query<{ character_id: number }>(
      'select character_id from conversations where id = $1 and user_id = $2 and deleted_at is null for update',
      [conversation_id, user_id],
    )
    if (!thread) throw notFound('Conversation')
    const [known] = await tx.query<{ id: number; conversation_id: number | null }>(
      'select id, conversation_id from photos where user_id = $1 and client_key = $2',
      [user_id, key],
    )
    if (known && known.conversation_id !== conversation_id)
      throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This key was used for another photo.')
    if (known) return { id: known.id, events: [] }
    const character_id = speaker ?? thread.character_id
    await refuseGone(tx, character_id)
    const under_way = await tx.query<{ conversation_id: number | null }>(
      `select conversation_id from photos where user_id = $1 and state in ('queued', 'running')`,
      [user_id],
    )
    if (under_way.length >= PHOTOS_AT_ONCE || under_way.some((one) => one.conversation_id === conversation_id)) throw running()
    const hold_key = `photo:${key}`
    const now = ctx.now()
    await holdCreditsIn(tx, { user_id, key: hold_key, credits: PHOTO_CREDITS, reason: 'photo', lease_seconds: HOLD_SECONDS }, now)
    const ids = await placeMessages(tx, user_id, input, speaker, key, now)
    const id = await enqueuePhoto(
      tx,
      { user_id, character_id, conversation_id, message_id: ids.at(-1) ?? null, client_key: key, origin, request, hold_key },
      now,
    )
    return { id, events: await emitCreated(tx, user_id, character_id, ids, true) }
  })
}

/**
 * Asks for a photo: sets its price aside, puts the request and the message that will carry it into the chat, and hands it to the workers.
 * Repeating the key answers the same photo. Throws PREMIUM_ONLY, LEVEL_NOT_AVAILABLE, CONTENT_BLOCKED, NOT_FOUND,
 * CHARACTER_GONE, PHOTO_RUNNING, NOT_ENOUGH_BALANCE, SPENDING_LIMIT_REACHED, IDEMPOTENCY_KEY_REUSED.
 */
export async function requestPhoto(ctx: Context, caller: Caller, input: PhotoInput): Promise<Photo> {
  const { user_id } = caller
  const key = input.idempotency_key ?? randomUUID()
  await requireDrawable(ctx, caller, input)
  await requireLevel(ctx.db, caller, input.request.level)
  const speaker = await moderateRequest(ctx, user_id, input)
  const { id, events } = await make(ctx, user_id, input, speaker, key)
  publish(ctx, user_id, events)
  ctx.jobs.send('work-photos', { id })
  return getPhoto(ctx, caller, id)
}
