import { randomUUID } from 'node:crypto'
import type { ServerEvent } from '@/contracts/events'
import { FREE_VOICE_SECONDS } from '@/contracts/prices'
import { voiceNoteCredits } from '@/contracts/voice-note-price'
import { VOICE_NOTE_RATE, type VoiceNote } from '@/contracts/voice-notes'
import { refuseGone } from '../characters/gone'
import { waveformOf } from '@/contracts/waveform'
import type { Caller, Context } from '../context'
import { holdCreditsIn } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { hitLimit } from '../rate-limit'
import { findByKey, present, type VoiceNoteRow } from './find-voice-notes'
import { readWav } from './read-wav'
import { emitVoiceNoteUpdate } from './emit-voice-note-update'

/** A note that is not in its conversation by then fails, unpaid. */
const GIVES_UP_SECONDS = 15 * 60
/** The hold outlives the job, whose end releases it. */
const HOLD_SECONDS = GIVES_UP_SECONDS + 15 * 60
/** Nobody speaks this often; it also bounds what waits in the database. */
const NOTES = { most: 30, seconds: 10 * 60 }

export type VoiceNoteInput = {
  conversation_id: number
  file: Uint8Array
  /** What the note says, where nothing writes it down. */
  content?: string
  idempotency_key: string | null
}

const reused = () => new AppError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another message.')

function again(row: VoiceNoteRow, conversation_id: number): VoiceNote {
  if (row.conversation_id !== conversation_id) throw reused()
  return present(row)
}

type Sound = { samples: Int16Array; seconds: number; content: string }

/**
 * The note, its sound and its price in one transaction: what was answered cannot get lost, what was not has cost nothing. Where
 * nobody can hear it, it is free, and its words are those that were written along.
 */
async function store(
  ctx: Context,
  { user_id, app_mode }: Caller,
  conversation_id: number,
  key: string,
  { samples, seconds, content }: Sound,
): Promise<ServerEvent[] | null> {
  return ctx.db.transaction(async (tx) => {
    const [thread] = await tx.query<{ character_id: number }>(
      'select character_id from conversations where id = $1 and user_id = $2 and deleted_at is null for update',
      [conversation_id, user_id],
    )
    if (!thread) throw notFound('Conversation')
    const [known] = await tx.query('select 1 from voice_notes where user_id = $1 and client_key = $2', [user_id, key])
    if (known) return null
    await refuseGone(tx, thread.character_id)
    const [said] = await tx.query('select 1 from messages where user_id = $1 and client_key = $2', [user_id, key])
    if (said) throw reused()
    const hold_key = `voice-note:${key}`
    const { listens } = ctx.transcription
    const credits = voiceNoteCredits(ctx.transcription)
    if (credits > 0) await holdCreditsIn(tx, { user_id, key: hold_key, credits, reason: 'voice', lease_seconds: HOLD_SECONDS }, ctx.now())
    const [note] = await tx.query<{ id: number }>(
      `insert into voice_notes (user_id, conversation_id, client_key, credits, hold_key, samples, seconds, peaks, next_try_at, gives_up_at, app_mode, transcript, said, created_at, updated_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $9::timestamptz + make_interval(secs => $10), $11, $12, $13, $9, $9) returning id`,
      [
        user_id,
        conversation_id,
        key,
        credits,
        hold_key,
        Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
        seconds,
        JSON.stringify(waveformOf(samples)),
        ctx.now(),
        GIVES_UP_SECONDS,
        app_mode,
        listens ? 'pending' : 'off',
        listens ? null : content,
      ],
    )
    return emitVoiceNoteUpdate(tx, user_id, note!.id)
  })
}

/**
 * Takes a voice note: reads it strictly, sets its price aside and hands it to the workers, who put it into the conversation.
 * Repeating the key answers the same note. Throws INVALID_AUDIO, PREMIUM_ONLY, NOT_FOUND, CHARACTER_GONE, NOT_ENOUGH_BALANCE,
 * SPENDING_LIMIT_REACHED, RATE_LIMITED, IDEMPOTENCY_KEY_REUSED.
 */
export async function sendVoiceNote(
  ctx: Context,
  caller: Caller,
  { conversation_id, file, content = '', idempotency_key }: VoiceNoteInput,
): Promise<VoiceNote> {
  const { user_id } = caller
  const key = idempotency_key ?? randomUUID()
  const known = await findByKey(ctx, user_id, key)
  if (known) return again(known, conversation_id)
  await hitLimit(ctx, { key: `voice-note:user:${user_id}`, ...NOTES })
  const samples = readWav(file)
  const seconds = samples.length / VOICE_NOTE_RATE
  // Free voice notes stay under it.
  if (!caller.premium && seconds >= FREE_VOICE_SECONDS) {
    throw new AppError('PREMIUM_ONLY', `Voice notes of ${FREE_VOICE_SECONDS} seconds or more need Premium. You weren’t charged.`)
  }
  publish(ctx, user_id, await store(ctx, caller, conversation_id, key, { samples, seconds, content }))
  const note = await findByKey(ctx, user_id, key)
  if (!note) throw notFound('Voice note')
  ctx.jobs.send('work-voice-notes', { id: note.id })
  return again(note, conversation_id)
}
