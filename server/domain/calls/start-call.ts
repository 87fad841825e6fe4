import { randomUUID } from 'node:crypto'
import type { Call } from '@/contracts/calls'
import { CALL_MINUTE_CREDITS } from '@/contracts/prices'
import { refuseOnAgeHold } from '../account/age-hold'
import { refusePaused } from '../boundaries/pause'
import { refuseGone } from '../characters/gone'
import type { Caller, Context } from '../context'
import { emitBalance, holdCreditsIn } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { hitLimit } from '../rate-limit'
import { findCall, holdKey, presentCall, type CallRow } from './clock'
import { closeCall } from './end-call'

/** Nobody calls this often. */
const CALLS = { most: 30, seconds: 10 * 60 }
const HOLD_SECONDS = 2 * 3600

/** Whether this installation hears and speaks; without both there are no calls. */
export const hasCalls = ({ transcription }: Pick<Context, 'transcription'>): boolean => transcription.listens

export function refuseWithoutCalls(ctx: Context): void {
  if (!hasCalls(ctx)) throw new AppError('CALLS_NOT_POSSIBLE', 'This server can’t take calls. You weren’t charged.')
}

type Thread = { character_id: number; paused: boolean; is_group: boolean; last_said: string | null }

async function findThread(ctx: Context, user_id: number, conversation_id: number): Promise<Thread> {
  const [thread] = await ctx.db.query<Thread>(
    `select c.character_id, c.paused_at is not null as paused, c.turns is not null as is_group,
        (select m.content from messages m where m.conversation_id = c.id and m.shown and m.sender_type = 'Contact' and m.content <> ''
            and not m.content_attributes ? 'notice' order by m.id desc limit 1) as last_said
       from conversations c where c.id = $1 and c.user_id = $2 and c.deleted_at is null`,
    [conversation_id, user_id],
  )
  if (!thread) throw notFound('Conversation')
  return thread
}

async function findStarted(ctx: Context, user_id: number, key: string, conversation_id: number): Promise<Call | null> {
  const [known] = await ctx.db.query<CallRow>('select * from calls where user_id = $1 and client_key = $2', [user_id, key])
  if (known && known.conversation_id !== conversation_id)
    throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another call.')
  return known ? presentCall(known) : null
}

/** A person has one call: where another page still has one, that one ends. A start that comes twice at once is the same call. */
async function endOthers(ctx: Context, user_id: number, key: string): Promise<void> {
  const live = await ctx.db.query<CallRow>('select * from calls where user_id = $1 and ended_at is null and client_key <> $2', [
    user_id,
    key,
  ])
  for (const call of live) await closeCall(ctx, call, 'elsewhere', false)
}

/**
 * Begins a call and sets its first minute aside; nothing of it is charged before the character was heard. Repeating the key answers the same
 * call. Throws CALLS_NOT_POSSIBLE, NOT_FOUND, AGE_HOLD, CHAT_PAUSED, CHARACTER_GONE, VOICE_NOT_POSSIBLE, NOT_ENOUGH_BALANCE,
 * SPENDING_LIMIT_REACHED, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED.
 */
export async function startCall(ctx: Context, caller: Caller, conversation_id: number, idempotency_key: string | null): Promise<Call> {
  const { user_id } = caller
  const key = idempotency_key ?? randomUUID()
  refuseWithoutCalls(ctx)
  const thread = await findThread(ctx, user_id, conversation_id)
  const known = await findStarted(ctx, user_id, key, conversation_id)
  if (known) return known
  await refuseOnAgeHold(ctx.db, user_id)
  refusePaused(thread)
  if (thread.is_group) throw new AppError('CALLS_NOT_POSSIBLE', 'A group can’t be called. Call one of its characters in a chat of two.')
  await refuseGone(ctx.db, thread.character_id)
  if (thread.last_said && !ctx.speech.canSay(thread.last_said))
    throw new AppError('VOICE_NOT_POSSIBLE', 'Failed to generate voice message', { why: 'language' })
  await hitLimit(ctx, { key: `call:user:${user_id}`, ...CALLS })
  await endOthers(ctx, user_id, key)
  // Its start goes on beside the statements below.
  ctx.speech.warm?.()
  const now = ctx.now()
  const started = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query<{ id: number }>(
      `insert into calls (user_id, conversation_id, character_id, client_key, price, started_at, heard_at, spoke_at, held)
         values ($1, $2, $3, $4, $5, $6, $6, $6, 1) on conflict do nothing returning id`,
      [user_id, conversation_id, thread.character_id, key, CALL_MINUTE_CREDITS, now],
    )
    if (!row) return null
    const hold = { user_id, key: holdKey(row.id, 1), credits: CALL_MINUTE_CREDITS, reason: 'call', lease_seconds: HOLD_SECONDS }
    await holdCreditsIn(tx, hold, now)
    return { id: row.id, events: await emitBalance(tx, user_id) }
  })
  if (started) {
    publish(ctx, user_id, started.events)
    return presentCall(await findCall(ctx.db, user_id, started.id))
  }
  // The same key at the same time, or another call that began in between.
  const same = await findStarted(ctx, user_id, key, conversation_id)
  if (!same) throw new AppError('CONFLICT', 'Another call has just begun. You weren’t charged.')
  return same
}
