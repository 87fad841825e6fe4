import { randomUUID } from 'node:crypto'
import { FREE_VOICE_SECONDS, VOICE_CREDITS } from '@/contracts/prices'
import type { ServerEvent } from '@/contracts/events'
import type { MediaState } from '@/contracts/photos'
import { needsPremium, secondsToSay, sentencesToSay } from '@/contracts/spoken-text'
import type { VoiceResponse } from '@/contracts/voices'
import { newKey } from '@/server/providers/storage/port'
import { refuseGone } from '../characters/gone'
import type { Caller, Context } from '../context'
import { holdCreditsIn } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { signedAddress } from '../media/media-address'
import { storagePrefix } from '../media/media-files'
import { emitVoiceUpdate } from './emit-voice-update'
import { wakeVoices } from './work-voices'

/** A voice that has not arrived by then is given up, unpaid. */
const GIVES_UP_SECONDS = 10 * 60
/** The hold outlives the job, whose end releases it. */
const HOLD_SECONDS = GIVES_UP_SECONDS + 15 * 60

// Clients compare these texts, so they never change.
const running = () => new AppError('VOICE_RUNNING', 'Voice message is being generated')
const exists = () => new AppError('VOICE_EXISTS', 'Voice message already generated')
const insufficient = () => new AppError('NOT_ENOUGH_BALANCE', 'Insufficient balance', { needed: VOICE_CREDITS })
const notPossible = (why: 'language' | 'nothing_to_say' | 'unfinished') =>
  new AppError('VOICE_NOT_POSSIBLE', 'Failed to generate voice message', { why })

type Found = {
  content: string
  status: string
  notice: string | null
  conversation_id: number
  character_id: number
  state: MediaState | null
  storage_key: string | null
}

async function find(ctx: Context, user_id: number, message_id: number): Promise<Found> {
  const [found] = await ctx.db.query<Found>(
    `select m.content, m.status, m.content_attributes->>'notice' as notice, c.id as conversation_id, coalesce(m.character_id, c.character_id) as character_id, v.state, v.storage_key
       from messages m join conversations c on c.id = m.conversation_id
       left join voices v on v.message_id = m.id and v.state in ('queued', 'running', 'ready')
      where m.id = $1 and c.user_id = $2 and c.deleted_at is null and m.deleted_at is null and m.sender_type = 'Contact'`,
    [message_id, user_id],
  )
  if (!found || found.notice !== null) throw notFound('Message')
  return found
}

type Wanted = { message_id: number; found: Found; seconds: number; max_seconds: number | null }

/** The row, its price and its mark in the message, or nothing of it. Who comes second learns what became of the first. */
async function make(
  ctx: Context,
  user_id: number,
  { message_id, found, seconds, max_seconds }: Wanted,
): Promise<{ key: string; events: ServerEvent[] }> {
  return ctx.db.transaction(async (tx) => {
    const prefix = await storagePrefix(tx, user_id)
    if (prefix === null) throw notFound('Message')
    const now = ctx.now()
    const key = newKey(prefix, 'audio/mpeg')
    const hold_key = `voice:${randomUUID()}`
    const [voice] = await tx.query<{ id: number }>(
      `insert into voices (user_id, message_id, credits, hold_key, max_seconds, storage_key, seconds, next_try_at, gives_up_at, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $8::timestamptz + make_interval(secs => $9), $8, $8)
       on conflict (message_id) where state in ('queued', 'running', 'ready') do nothing returning id`,
      [user_id, message_id, VOICE_CREDITS, hold_key, max_seconds, key, seconds, now, GIVES_UP_SECONDS],
    )
    if (!voice) {
      const [other] = await tx.query(`select 1 from voices where message_id = $1 and state = 'ready'`, [message_id])
      throw other ? exists() : running()
    }
    await holdCreditsIn(tx, { user_id, key: hold_key, credits: VOICE_CREDITS, reason: 'voice', lease_seconds: HOLD_SECONDS }, now).catch(
      (error: unknown) => {
        throw error instanceof AppError && error.code === 'NOT_ENOUGH_BALANCE' ? insufficient() : error
      },
    )
    await tx.query(
      `update messages set content_attributes = content_attributes || jsonb_build_object('voice', $2::int), rev = rev + 1 where id = $1`,
      [message_id, voice.id],
    )
    const { conversation_id, character_id } = found
    return {
      key,
      events: await emitVoiceUpdate(tx, {
        user_id,
        character_id,
        conversation_id,
        message_id,
        state: 'queued',
        reason: null,
        balance: true,
      }),
    }
  })
}

/**
 * Has a character's message spoken: sets the price aside, and begins at once in this process. One's own finished voice is
 * answered again with `new: false`. Throws NOT_FOUND, VOICE_RUNNING, VOICE_EXISTS (another request won a race and is done
 * already), CHARACTER_GONE, VOICE_NOT_POSSIBLE, PREMIUM_ONLY, NOT_ENOUGH_BALANCE, SPENDING_LIMIT_REACHED; nothing is charged then.
 */
export async function requestVoice(ctx: Context, caller: Caller, message_id: number): Promise<VoiceResponse> {
  const { user_id } = caller
  // Its start goes on beside the statements below.
  ctx.speech.warm?.()
  const found = await find(ctx, user_id, message_id)
  if (found.state === 'ready' && found.storage_key !== null) return { url: signedAddress(ctx, found.storage_key), new: false }
  if (found.state !== null) throw running()
  await refuseGone(ctx.db, found.character_id)
  if (found.status !== 'complete') throw notPossible('unfinished')
  const sentences = sentencesToSay(found.content)
  if (sentences.length === 0) throw notPossible('nothing_to_say')
  if (!ctx.speech.canSay(sentences.map(({ text }) => text).join(' '))) throw notPossible('language')
  const seconds = secondsToSay(sentences)
  const max_seconds = caller.premium ? null : FREE_VOICE_SECONDS
  if (max_seconds !== null && needsPremium(seconds))
    throw new AppError('PREMIUM_ONLY', 'Voice messages this long need Premium. You weren’t charged.')
  const { key, events } = await make(ctx, user_id, { message_id, found, seconds, max_seconds })
  publish(ctx, user_id, events)
  void wakeVoices(ctx)
  return { url: signedAddress(ctx, key), new: true }
}
