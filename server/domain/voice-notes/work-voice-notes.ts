import { eq } from 'drizzle-orm'
import type { ServerEvent } from '@/contracts/events'
import { MESSAGE_MAX_LENGTH } from '@/contracts/messages'
import { VOICE_NOTE_RATE, type TRANSCRIPT_STATES } from '@/contracts/voice-notes'
import { voiceNotes } from '@/server/db/schema'
import { ProviderError } from '@/server/providers/errors'
import { answerPaused, pauseChat } from '../boundaries/pause'
import { saysSafeWord } from '../boundaries/themes'
import type { Context } from '../context'
import { publish } from '../events/publish'
import { asHeardBy } from '../groups/as-heard-by'
import { namedIn, nextInTurn } from '../groups/next-speakers'
import { claimKeys, forgetFiles, removeFiles } from '../media/media-files'
import { MEDIA_ATTEMPTS } from '../media/media-queue'
import { FAILED, mediaRunner, type End, type MediaKind, type Outcome } from '../media/media-jobs'
import { answerCrisis } from '../messages/answer-crisis'
import { chatOf } from '../messages/chat-of'
import { loadThread, type Thread } from '../messages/load-thread'
import { moderationContext, recentTurns, writtenPersona } from '../messages/moderation-context'
import { writeReply } from '../messages/write-reply'
import { lookByMeaning } from '../moderation/look-by-meaning'
import { moderate } from '../moderation/moderate'
import { emitVoiceNoteUpdate } from './emit-voice-note-update'

/** Most of it for transcribing the longest note on a busy machine. */
const LIMIT_MS = 5 * 60_000
/** Notes that one process works at once: most of the time an engine is waited for. */
const AT_ONCE = 2

type Row = typeof voiceNotes.$inferSelect
type Transcript = { transcript: Exclude<(typeof TRANSCRIPT_STATES)[number], 'pending'>; said: string }
/** What an attempt has done already is not done again when the thread has moved. */
type Work = { row: Row; heard: Transcript | null; key: string | null }
type Made = { heard: Transcript; key: string; thread: Thread; acute: boolean }

/**
 * What a companion answers who could not hear the note. Fixed, so that nothing is made up about what was said; free, like
 * every reply to a note.
 */
const UNHEARD: Record<'off' | 'failed', string> = {
  off: 'I got your voice note, and I like that you sent one. I can’t hear notes here, though. Tell me what you said?',
  failed: 'I got your voice note, but I couldn’t make out the words. Say it again, or write it to me?',
}

async function load(ctx: Context, id: number): Promise<Work | null> {
  const [row] = await ctx.db.orm.select().from(voiceNotes).where(eq(voiceNotes.id, id))
  return row ? { row, heard: null, key: null } : null
}

const samplesOf = ({ samples }: Row): Int16Array | null => samples && new Int16Array(new Uint8Array(samples).buffer)

/** What was said, kept with the note at once, so that a further try does not ask the engine again. */
async function writeDown(ctx: Context, row: Row, samples: Int16Array, signal: AbortSignal): Promise<Transcript> {
  if (row.transcript !== 'pending') return { transcript: row.transcript, said: row.said ?? '' }
  const { transcript, said } = await listen(ctx, row, samples, signal)
  await ctx.db.query(`update voice_notes set transcript = $2, said = $3, provider = $4 where id = $1 and state = 'running'`, [
    row.id,
    transcript,
    said,
    ctx.transcription.name,
  ])
  return { transcript, said }
}

async function listen(ctx: Context, row: Row, samples: Int16Array, signal: AbortSignal): Promise<Transcript> {
  if (!ctx.transcription.listens) return { transcript: 'off', said: '' }
  const [person] = await ctx.db.query<{ language: string | null }>(
    `select custom_attributes->>'default_language' as language from users where id = $1`,
    [row.user_id],
  )
  try {
    const heard = await ctx.transcription.transcribe({ samples, language: person?.language ?? null, signal })
    const said = heard.replaceAll('\0', '').toWellFormed().trim().slice(0, MESSAGE_MAX_LENGTH).toWellFormed()
    return said ? { transcript: 'done', said } : { transcript: 'failed', said: '' }
  } catch (error) {
    const kind = error instanceof ProviderError ? error.kind : 'unknown'
    ctx.log.warn({ voice_note: row.id, provider: ctx.transcription.name, kind, attempt: row.attempts }, 'note not written down')
    if (kind === 'transient' && row.failures + 1 < MEDIA_ATTEMPTS) throw error
    if (kind === 'blocked') throw error
    // The note is kept as sound rather than lost; our fault, so it is free.
    return { transcript: 'failed', said: '' }
  }
}

/** Moderates the transcript like sendMessage does text: answers whether the person is in acute danger, or how the note ends. */
async function moderateTranscript(ctx: Context, row: Row, said: string, thread: Thread): Promise<'fine' | 'acute' | End> {
  if (!said) return 'fine'
  const context = await moderationContext(ctx, thread, { user_id: row.user_id, conversation_id: row.conversation_id ?? 0, text: said })
  const verdict = await moderate(
    ctx,
    { stage: 'user_input', text: said, context, persona: await writtenPersona(ctx, thread), turns: recentTurns(thread) },
    { user_id: row.user_id, subject: `conversation:${row.conversation_id}` },
  )
  const helped = verdict.crisis === 'concern' || (verdict.action === 'block' && verdict.crisis === 'acute')
  if (helped && row.conversation_id !== null) await answerCrisis(ctx, row.user_id, row.conversation_id, null)
  if (verdict.action === 'block') return { state: 'blocked', reason: verdict.rule }
  if (verdict.crisis === 'none' && row.conversation_id !== null) void lookByMeaning(ctx, row.user_id, row.conversation_id, said)
  return verdict.crisis === 'acute' ? 'acute' : 'fine'
}

/** Whether a note that was sent before it is still on its way into the same conversation. */
async function isSecond(ctx: Context, row: Row): Promise<boolean> {
  const [earlier] = await ctx.db.query(
    `select 1 from voice_notes where conversation_id = $1 and id < $2 and state in ('queued', 'running') limit 1`,
    [row.conversation_id, row.id],
  )
  return earlier !== undefined
}

async function storeSound(ctx: Context, row: Row, samples: Int16Array): Promise<string | null> {
  const mp3 = await ctx.audio.encode({ samples, sample_rate: VOICE_NOTE_RATE })
  const keys = await claimKeys(ctx, 'voice_notes', row, 'audio/mpeg')
  if (keys) await ctx.storage.put(keys.storage_key, mp3, 'audio/mpeg')
  return keys?.storage_key ?? null
}

type Delivered =
  | { outcome: 'ok'; reply_id: number; generation_id: number | null; events: ServerEvent[] }
  | { outcome: 'gone' | 'running' | 'moved' }

/** The one transaction that makes it a message and pays for it, then the reply. A crisis and what nobody heard are free. */
async function deliver(ctx: Context, { row }: Work, { key, heard, thread, acute }: Made): Promise<'done' | 'again'> {
  const { transcript, said } = heard
  const reply = transcript === 'done' || said !== '' ? null : UNHEARD[transcript]
  // A note's price holds one reply: of a group the first who is named, or who is next.
  const speaker = thread.group ? (namedIn(thread.group, said)[0] ?? nextInTurn(thread.group, thread.history)) : null
  const [answer] = await ctx.db.query<{ result: Delivered }>(
    'select deliver_voice_note($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as result',
    [
      row.id,
      key,
      thread.rev,
      said,
      transcript,
      transcript === 'done' && !acute && !thread.paused,
      reply,
      ctx.chat.name,
      chatOf(ctx, thread).model,
      ctx.now(),
      speaker,
    ],
  )
  const result = answer!.result
  if (result.outcome === 'gone') await ctx.storage.remove(key)
  if (result.outcome !== 'ok') return result.outcome === 'gone' ? 'done' : 'again'
  const [user_id, conversation_id] = [row.user_id, row.conversation_id!]
  publish(ctx, user_id, result.events)
  if (result.generation_id === null) return 'done'
  if (acute) await answerCrisis(ctx, user_id, conversation_id, result.generation_id)
  else if (thread.paused) await answerPaused(ctx, user_id, result.generation_id)
  else {
    const history: Thread['history'] = [...thread.history, { role: 'user', content: said, id: 0 }]
    const { generation_id, reply_id: message_id } = result
    const whole = { ...thread, history }
    writeReply(ctx, {
      user_id,
      conversation_id,
      generation_id,
      message_id,
      so_far: '',
      app_mode: row.app_mode,
      thread: speaker === null ? whole : asHeardBy(whole, speaker, { plain: chatOf(ctx, thread).demo }),
    })
  }
  return 'done'
}

async function run(ctx: Context, work: Work, signal: AbortSignal): Promise<Outcome<Made>> {
  const { row } = work
  const samples = samplesOf(row)
  if (!samples || row.conversation_id === null) return { end: FAILED }
  const heard = (work.heard ??= await writeDown(ctx, row, samples, signal))
  let thread = await loadThread(ctx, row.user_id, row.conversation_id)
  if (saysSafeWord(heard.said, thread.safe_word) && !thread.paused) {
    await pauseChat(ctx, row, row.conversation_id)
    thread = await loadThread(ctx, row.user_id, row.conversation_id)
  }
  if (thread.gone !== null) return { end: FAILED }
  // A reply is being written, or an earlier note comes first: the transcript is moderated after they end.
  if (thread.rev === 0 || (await isSecond(ctx, row))) return 'wait'
  const verdict = await moderateTranscript(ctx, row, heard.said, thread)
  if (typeof verdict === 'object') return { end: verdict }
  const key = (work.key ??= await storeSound(ctx, row, samples))
  return key === null ? { end: FAILED } : { made: { heard, key, thread, acute: verdict === 'acute' } }
}

const voiceNote: MediaKind<Work, Made> = {
  name: 'voice note',
  table: 'voice_notes',
  job: 'work-voice-notes',
  limit_ms: LIMIT_MS,
  at_once: AT_ONCE,
  // Someone waits for an answer.
  wakes: true,
  // A note is what a person said: it is tried again whatever failed.
  final: [],
  load,
  run,
  deliver,
  async end(tx, { row }, { reason }) {
    await tx.query('update voice_notes set rule = $2, samples = null, said = null where id = $1', [row.id, reason])
    return emitVoiceNoteUpdate(tx, row.user_id, row.id)
  },
}

const runner = mediaRunner(voiceNote)
/** Writes down what waits and puts it into its conversation, a few at a time, until nothing is due. */
export const { work: workVoiceNotes } = runner

/** As every sweep, and removes the sound of notes that ended or whose conversation is gone. Run each minute. */
export async function sweepVoiceNotes(ctx: Context): Promise<void> {
  await runner.sweep(ctx)
  const left = await ctx.db.query<{ id: number; storage_key: string }>(
    `select id, storage_key from voice_notes where message_id is null and storage_key is not null and state in ('ready', 'blocked', 'failed') limit 500`,
    [],
  )
  for (const { id, storage_key } of left) {
    await removeFiles(ctx, [storage_key])
    await forgetFiles(ctx, 'voice_notes', id, [storage_key])
  }
}
