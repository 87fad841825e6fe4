import { randomUUID } from 'node:crypto'
import { CALL_TURN_SECONDS, CALL_TURNS_A_MINUTE, type CallTurn } from '@/contracts/calls'
import { MESSAGE_MAX_LENGTH, type Message } from '@/contracts/messages'
import { VOICE_NOTE_RATE } from '@/contracts/voice-notes'
import { ProviderError } from '@/server/providers/errors'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { sendMessage } from '../messages/send-message'
import { stopReply } from '../messages/stop-reply'
import { readWav } from '../voice-notes/read-wav'
import { soundAddress } from './call-sound'
import { changeCall, countTime, findCall, markFailed, presentCall, settleTurn, type CallRow } from './clock'
import { closeCall } from './end-call'
import { refuseWithoutCalls } from './start-call'

/** Somebody waits in silence; what takes longer is no conversation. */
const HEAR_MS = 20_000

export const callOver = () => new AppError('CALL_OVER', 'This call is over.')
const unheard = () => new AppError('NOT_UNDERSTOOD', 'We couldn’t make that out. You weren’t charged for this part.')

/** What was said. Throws NOT_UNDERSTOOD, PROVIDER_UNAVAILABLE. */
async function hear(ctx: Context, user_id: number, samples: Int16Array): Promise<string> {
  const [person] = await ctx.db.query<{ language: string | null }>(
    `select custom_attributes->>'default_language' as language from users where id = $1`,
    [user_id],
  )
  const heard = await ctx.transcription
    .transcribe({ samples, language: person?.language ?? null, signal: AbortSignal.timeout(HEAR_MS) })
    .catch((error: unknown) => {
      const kind = error instanceof ProviderError ? error.kind : 'unknown'
      ctx.log.warn({ provider: ctx.transcription.name, kind }, 'a turn of a call was not understood')
      throw kind === 'rejected'
        ? unheard()
        : new AppError('PROVIDER_UNAVAILABLE', 'We can’t hear you right now. You weren’t charged for this part.')
    })
  const said = heard.replaceAll('\0', '').toWellFormed().trim().slice(0, MESSAGE_MAX_LENGTH).toWellFormed()
  if (!said) throw unheard()
  return said
}

type Said = { message: Message; reply_id: number | null; spoken: boolean }

/** The message that was made of a turn and its reply; null where the key made none yet. */
async function findSaid(ctx: Context, { user_id, id }: CallRow, key: string): Promise<Said | null> {
  const [row] = await ctx.db.query<{ message: Message; call: number | null; reply_id: string | null; notice: boolean | null }>(
    `select message_json(m, c.character_id) as message, (m.content_attributes->>'call')::int as call, r.id as reply_id,
        r.content_attributes ? 'notice' as notice
       from messages m join conversations c on c.id = m.conversation_id
       left join lateral (select id, content_attributes from messages where conversation_id = m.conversation_id and parent_id = m.id
           and sender_type = 'Contact' order by id desc limit 1) r on true
      where m.user_id = $1 and m.client_key = $2`,
    [user_id, key],
  )
  if (!row) return null
  if (row.call !== id) throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another message.')
  return {
    message: row.message,
    reply_id: row.reply_id === null ? null : Number(row.reply_id),
    spoken: row.reply_id !== null && !row.notice,
  }
}

/** Turns that this process is taking, by person and key: whoever repeats one that is not answered yet waits for the same answer. */
const taking = new WeakMap<Context['db'], Map<string, Promise<CallTurn>>>()

const answer = (ctx: Context, call: CallRow, { message, reply_id, spoken }: Said): CallTurn => ({
  message,
  reply_id,
  sound: spoken && call.ended_at === null ? soundAddress(ctx, reply_id!) : null,
  call: presentCall(call),
})

/** A turn begins: what was before it is decided, and from now on time waits for its answer. */
async function begin(ctx: Context, call: CallRow): Promise<void> {
  const now = ctx.now()
  const begun = await changeCall(ctx, call, async (row, tx) => {
    countTime(row, now)
    await settleTurn(tx, row)
    if (row.turns >= CALL_TURNS_A_MINUTE * (row.minutes + 1))
      throw new AppError('RATE_LIMITED', 'That’s a lot at once. Wait a few seconds.', { retry_after: 5 })
    row.spoke_at = now
    row.turns += 1
    // The time before the first turn is served with its answer.
    if (row.waiting === 'failed') row.pending_ms = 0
    row.waiting = 'turn'
    row.reply_id = null
  })
  if (!begun) throw callOver()
}

/**
 * One turn of a call: understood, sent as a message of the person's like any other, and answered by the reply that is heard at `sound`. The
 * sound that was sent is not stored. Repeating the key answers the same turn. Throws NOT_FOUND, CALL_OVER, INVALID_AUDIO, NOT_UNDERSTOOD,
 * PROVIDER_UNAVAILABLE, RATE_LIMITED and what sendMessage throws; what is not answered is not charged.
 */
export async function takeTurn(
  ctx: Context,
  caller: Caller,
  id: number,
  { file, idempotency_key }: { file: Uint8Array; idempotency_key: string | null },
): Promise<CallTurn> {
  const key = idempotency_key ?? randomUUID()
  const running = taking.get(ctx.db) ?? new Map<string, Promise<CallTurn>>()
  taking.set(ctx.db, running)
  const name = `${caller.user_id}:${id}:${key}`
  const known = running.get(name)
  if (known) return known
  const taken = take(ctx, caller, id, { file, key }).finally(() => running.delete(name))
  running.set(name, taken)
  return taken
}

async function take(ctx: Context, caller: Caller, id: number, { file, key }: { file: Uint8Array; key: string }): Promise<CallTurn> {
  const { user_id } = caller
  refuseWithoutCalls(ctx)
  const call = await findCall(ctx.db, user_id, id)
  const known = await findSaid(ctx, call, key)
  if (known) return answer(ctx, call, known)
  if (call.ended_at !== null) throw callOver()
  const samples = readWav(file)
  if (samples.length > CALL_TURN_SECONDS * VOICE_NOTE_RATE) throw new AppError('INVALID_AUDIO', 'This is too long for one turn.')
  await begin(ctx, call)
  // Its start goes on while the turn is understood.
  ctx.speech.warm?.()
  try {
    const { conversation_id } = call
    // Whoever speaks has interrupted what was being said.
    await stopReply(ctx, caller, conversation_id)
    const content = await hear(ctx, user_id, samples)
    await sendMessage(ctx, caller, { conversation_id, content, call_id: id, idempotency_key: key })
  } catch (error) {
    // Another process has taken the same turn meanwhile.
    const other = await findSaid(ctx, call, key)
    if (other) return answer(ctx, await findCall(ctx.db, user_id, id), other)
    const left = await markFailed(ctx, call, null)
    throw left === null && error instanceof AppError && error.code === 'NOT_FOUND' ? callOver() : error
  }
  const said = await findSaid(ctx, call, key)
  if (!said) throw notFound('Call')
  if (said.spoken) await changeCall(ctx, call, (row) => void (row.reply_id = said.reply_id))
  else await markFailed(ctx, call, null)
  const [paused] = await ctx.db.query('select 1 from conversations where id = $1 and paused_at is not null', [call.conversation_id])
  if (paused) await closeCall(ctx, call, 'safe_word', true)
  return answer(ctx, await findCall(ctx.db, user_id, id), said)
}
