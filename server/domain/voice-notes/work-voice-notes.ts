import { eq } from 'drizzle-orm'
import type { ServerEvent } from '@/contracts/events'
import { MESSAGE_MAX_LENGTH } from '@/contracts/messages'
import { VOICE_NOTE_RATE, type TRANSCRIPT_STATES } from '@/contracts/voice-notes'
import { voiceNotes } from '@/server/db/schema'
import { ProviderError } from '@/server/providers/errors'
import { newKey, newPrefix } from '@/server/providers/storage/port'
import type { Context } from '../context'
import { publish } from '../events/publish'
import { anyDue, claimNext, lostJobs, MEDIA_ATTEMPTS, putBack, releaseIn, underMediaLease } from '../media/media-jobs'
import { answerCrisis } from '../messages/answer-crisis'
import { loadThread, type Thread } from '../messages/load-thread'
import { moderationContext } from '../messages/moderation-context'
import { writeReply } from '../messages/write-reply'
import { moderate } from '../moderation/moderate'
import { tellNote } from './tell-note'

/** Ours: longest one note may take, most of it for writing it down. */
const LIMIT_MS = 5 * 60_000
/** Notes that one process works at once (ours): most of the time an engine is waited for. */
const AT_ONCE = 2
/** How often a note that waits for the end of a reply looks again (ours). */
const LOOK_AGAIN_SECONDS = 1
/** A thread that others keep moving is left alone for a moment after so many looks (ours). */
const LOOKS = 4

type Row = typeof voiceNotes.$inferSelect
type Transcript = { transcript: Exclude<(typeof TRANSCRIPT_STATES)[number], 'pending'>; said: string }
type End = { state: 'blocked' | 'failed'; rule: string | null }

/**
 * What a companion answers who could not hear the note. Fixed, so that nothing is made up about what was said; free, like
 * every reply to a note.
 */
const UNHEARD: Record<'off' | 'failed', string> = {
  off: 'Your voice note is here, and I like that you sent one. I cannot listen to notes on this server, though, so I do not know what you said. Would you write it to me?',
  failed: 'Your voice note is here, but I could not make out the words. Would you say it once more, or write it to me?',
}

async function load(ctx: Context, id: number): Promise<Row | null> {
  const [row] = await ctx.db.orm.select().from(voiceNotes).where(eq(voiceNotes.id, id))
  return row ?? null
}

const samplesOf = ({ samples }: Row): Int16Array | null => samples && new Int16Array(new Uint8Array(samples).buffer)

/** Sends for a worker once a note may be tried again; lost with the process, for which the sweep stands in. */
const wakeIn = (ctx: Context, id: number, seconds: number) => {
  setTimeout(() => ctx.jobs.send('work-voice-notes', { id }), seconds * 1000 + 50).unref()
}

/** Notes the key before anything is written, so that what an ended try left behind is found. Null when the account is closed. */
async function newPlace(ctx: Context, row: Row): Promise<string | null> {
  const [owner] = await ctx.db.query<{ storage_prefix: string }>(
    'update users set storage_prefix = coalesce(storage_prefix, $2) where id = $1 and disabled_at is null returning storage_prefix', [row.user_id, newPrefix()])
  if (!owner) return null
  const key = newKey(owner.storage_prefix, 'audio/mpeg')
  const [still] = await ctx.db.query<{ before: string | null }>(
    `with old as (select storage_key from voice_notes where id = $1 for update)
     update voice_notes set storage_key = $2 where id = $1 and state = 'running' returning (select storage_key from old) as before`, [row.id, key])
  if (still?.before) await ctx.storage.remove(still.before)
  return still ? key : null
}

/** Ends a note that will not come; what was set aside goes back in the same transaction, and its sound goes. */
async function giveUp(ctx: Context, row: Row, { state, rule }: End): Promise<void> {
  const ended = await ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const [still] = await tx.query<{ storage_key: string | null }>(
      `update voice_notes set state = $2, rule = $3, samples = null, said = null, updated_at = $4 where id = $1 and state in ('queued', 'running')
        returning storage_key`, [row.id, state, rule, now])
    if (!still) return null
    await releaseIn(tx, row.user_id, row.hold_key, now)
    return { key: still.storage_key, events: await tellNote(tx, row.user_id, row.id) }
  })
  if (!ended) return
  publish(ctx, row.user_id, ended.events)
  await forget(ctx, row.id, ended.key)
}

/** Takes a file away, and then the note of it: whoever dies in between leaves it to the sweep. */
async function forget(ctx: Context, id: number, key: string | null): Promise<void> {
  if (!key) return
  await ctx.storage.remove(key)
  await ctx.db.query('update voice_notes set storage_key = null where id = $1 and storage_key = $2', [id, key])
}

/** What was said, kept with the note at once, so that a further try does not ask the engine again. */
async function writeDown(ctx: Context, row: Row, samples: Int16Array, signal: AbortSignal): Promise<Transcript> {
  if (row.transcript !== 'pending') return { transcript: row.transcript, said: row.said ?? '' }
  const { transcript, said } = await listen(ctx, row, samples, signal)
  await ctx.db.query(
    `update voice_notes set transcript = $2, said = $3, provider = $4 where id = $1 and state = 'running'`, [row.id, transcript, said, ctx.transcription.name])
  return { transcript, said }
}

async function listen(ctx: Context, row: Row, samples: Int16Array, signal: AbortSignal): Promise<Transcript> {
  if (!ctx.transcription.listens) return { transcript: 'off', said: '' }
  const [person] = await ctx.db.query<{ language: string | null }>(
    `select custom_attributes->>'default_language' as language from users where id = $1`, [row.user_id])
  try {
    const heard = await ctx.transcription.transcribe({ samples, language: person?.language ?? null, signal })
    const said = heard.replaceAll('\0', '').toWellFormed().trim().slice(0, MESSAGE_MAX_LENGTH).toWellFormed()
    return said ? { transcript: 'done', said } : { transcript: 'failed', said: '' }
  } catch (error) {
    const kind = error instanceof ProviderError ? error.kind : 'unknown'
    ctx.log.warn({ voice_note: row.id, provider: ctx.transcription.name, kind, attempt: row.attempts }, 'note not written down')
    if (kind === 'transient' && row.attempts < MEDIA_ATTEMPTS) throw error
    if (kind === 'blocked') throw error
    // The note is kept as sound rather than lost; our fault, so it is free.
    return { transcript: 'failed', said: '' }
  }
}

/** Whether the person is in acute danger, as sendMessage judges what is written; or how the note ends. */
async function judge(ctx: Context, row: Row, said: string, thread: Thread): Promise<'fine' | 'acute' | End> {
  if (!said) return 'fine'
  const context = await moderationContext(ctx, thread)
  const verdict = await moderate(ctx, { stage: 'user_input', text: said, context }, { user_id: row.user_id, subject: `conversation:${row.conversation_id}` })
  const helped = verdict.crisis === 'concern' || (verdict.action === 'block' && verdict.crisis === 'acute')
  if (helped && row.conversation_id !== null) await answerCrisis(ctx, row.user_id, row.conversation_id, null)
  if (verdict.action === 'block') return { state: 'blocked', rule: verdict.rule }
  return verdict.crisis === 'acute' ? 'acute' : 'fine'
}

/** Whether a note that was sent before it is still on its way into the same conversation. */
async function isSecond(ctx: Context, row: Row): Promise<boolean> {
  const [earlier] = await ctx.db.query(
    `select 1 from voice_notes where conversation_id = $1 and id < $2 and state in ('queued', 'running') limit 1`, [row.conversation_id, row.id])
  return earlier !== undefined
}

async function keepSound(ctx: Context, row: Row, samples: Int16Array): Promise<string | null> {
  const mp3 = await ctx.audio.encode({ samples, sample_rate: VOICE_NOTE_RATE })
  const key = await newPlace(ctx, row)
  if (key) await ctx.storage.put(key, mp3, 'audio/mpeg')
  return key
}

type Delivered =
  | { outcome: 'ok'; reply_id: number; generation_id: number | null; events: ServerEvent[] }
  | { outcome: 'gone' | 'running' | 'moved' }

/** Puts the note back until what comes first has ended; that is no failed try. */
async function waitForReply(ctx: Context, id: number): Promise<void> {
  await ctx.db.query(
    `update voice_notes set state = 'queued', attempts = attempts - 1, next_try_at = $2::timestamptz + make_interval(secs => $3)
      where id = $1 and state = 'running'`, [id, ctx.now(), LOOK_AGAIN_SECONDS])
  wakeIn(ctx, id, LOOK_AGAIN_SECONDS)
}

type Ready = { row: Row; key: string; heard: Transcript }

/** The one transaction that makes it a message and pays for it, then the reply. A crisis and what we failed to hear are free. */
async function deliver(ctx: Context, { row, key, heard }: Ready, thread: Thread, acute: boolean): Promise<Delivered['outcome']> {
  const { transcript, said } = heard
  const reply = transcript === 'done' ? null : UNHEARD[transcript]
  const [answer] = await ctx.db.query<{ result: Delivered }>(
    'select deliver_voice_note($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as result',
    [row.id, key, thread.rev, said, transcript, transcript !== 'failed' && !acute, reply, ctx.chat.name, ctx.chat.model, ctx.now()])
  const result = answer!.result
  if (result.outcome !== 'ok') return result.outcome
  const [user_id, conversation_id] = [row.user_id, row.conversation_id!]
  publish(ctx, user_id, result.events)
  if (result.generation_id === null) return 'ok'
  if (acute) await answerCrisis(ctx, user_id, conversation_id, result.generation_id)
  else {
    const history: Thread['history'] = [...thread.history, { role: 'user', content: said }]
    writeReply(ctx, {
      user_id, conversation_id, generation_id: result.generation_id, message_id: result.reply_id, so_far: '', app_mode: row.app_mode, thread: { ...thread, history },
    })
  }
  return 'ok'
}

async function bring(ctx: Context, row: Row, signal: AbortSignal): Promise<void> {
  const samples = samplesOf(row)
  if (!samples || row.conversation_id === null) return giveUp(ctx, row, { state: 'failed', rule: null })
  const heard = await writeDown(ctx, row, samples, signal)
  let key: string | null = null
  for (let look = 1; look <= LOOKS; look++) {
    const thread = await loadThread(ctx, row.user_id, row.conversation_id)
    if (thread.gone !== null) return giveUp(ctx, row, { state: 'failed', rule: null })
    // A reply is being written, or an earlier note comes first: what was said is judged beside their end.
    if (thread.rev === 0 || (await isSecond(ctx, row))) return waitForReply(ctx, row.id)
    const verdict = await judge(ctx, row, heard.said, thread)
    if (typeof verdict === 'object') return giveUp(ctx, row, verdict)
    key ??= await keepSound(ctx, row, samples)
    if (!key) return giveUp(ctx, row, { state: 'failed', rule: null })
    const outcome = await deliver(ctx, { row, key, heard }, thread, verdict === 'acute')
    if (outcome === 'gone') await ctx.storage.remove(key)
    if (outcome === 'ok' || outcome === 'gone') return
  }
  await waitForReply(ctx, row.id)
}

/** What a failure means for the note, or null when it may be tried again. */
function endOf(error: unknown, attempts: number): End | null {
  if (error instanceof ProviderError && error.kind === 'blocked') return { state: 'blocked', rule: 'provider' }
  return attempts < MEDIA_ATTEMPTS ? null : { state: 'failed', rule: null }
}

async function workOne(ctx: Context, id: number): Promise<void> {
  const row = await load(ctx, id)
  if (!row) return
  try {
    await underMediaLease(ctx, 'voice_notes', { id, limit_ms: LIMIT_MS }, (signal) => bring(ctx, row, signal))
  } catch (error) {
    const end = endOf(error, row.attempts)
    // A driver's message may quote what was said.
    ctx.log[end ? 'error' : 'warn'](
      { voice_note: id, attempt: row.attempts, error: error instanceof ProviderError ? error.kind : (error as Error).name }, 'voice note not delivered')
    if (end) return giveUp(ctx, row, end)
    await putBack(ctx, 'voice_notes', id)
    wakeIn(ctx, id, 2 ** row.attempts)
  }
}

async function workUntilNothingIsDue(ctx: Context): Promise<void> {
  for (let id = await claimNext(ctx, 'voice_notes'); id !== null; id = await claimNext(ctx, 'voice_notes')) await workOne(ctx, id)
}

/** Writes down what waits and puts it into its conversation, a few at a time, until nothing is due. */
export async function workVoiceNotes(ctx: Context): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => workUntilNothingIsDue(ctx)))
}

/**
 * Ends what lost its last process or ran out of time, takes away the sound of notes that ended or whose conversation is
 * gone, and wakes a worker for what waits. Run each minute.
 */
export async function sweepVoiceNotes(ctx: Context): Promise<void> {
  for (const id of await lostJobs(ctx, 'voice_notes')) {
    const row = await load(ctx, id)
    if (row) await giveUp(ctx, row, { state: 'failed', rule: null })
  }
  const left = await ctx.db.query<{ id: number; storage_key: string }>(
    `select id, storage_key from voice_notes where message_id is null and storage_key is not null and state in ('ready', 'blocked', 'failed') limit 500`, [])
  for (const { id, storage_key } of left) await forget(ctx, id, storage_key)
  if (await anyDue(ctx, 'voice_notes')) ctx.jobs.send('work-voice-notes', { id: 0 })
}
