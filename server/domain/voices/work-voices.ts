import type { VoiceReason } from '@/contracts/voices'
import { waveformOf } from '@/contracts/waveform'
import { ProviderError } from '@/server/providers/errors'
import type { Speaker } from '@/server/providers/speech/port'
import type { Context } from '../context'
import { publish } from '../events/publish'
import { markGenerated } from '../media/mark-generated'
import { anyDue, captureIn, claimNext, lostJobs, MEDIA_ATTEMPTS, putBack, releaseIn, underMediaLease } from '../media/media-jobs'
import type { LiveVoice } from './live-voices'
import { secondsToSay, sentencesToSay } from './sentences'
import { tellVoice } from './tell-voice'

/** Ours: longest one voice may take, and how many one process makes at once; the engine takes turns among them. */
const LIMIT_MS = 3 * 60_000
const AT_ONCE = 4
/** Ours: a guess this far below the limit cannot be wrong, so that it may be heard before it is measured. */
const SURELY_SHORT = 0.7

type Work = {
  id: number; user_id: number; message_id: number; conversation_id: number; character_id: number; attempts: number
  hold_key: string; max_seconds: number | null; storage_key: string; content: string
} & Pick<Speaker, 'gender' | 'extroversion'> & { slug: string }
type End = { state: 'blocked' | 'failed'; reason: VoiceReason }

async function load(ctx: Context, id: number): Promise<Work | null> {
  const [found] = await ctx.db.query<Work>(
    `select v.id, v.user_id, v.message_id, v.attempts, v.hold_key, v.max_seconds, v.storage_key, m.content, m.conversation_id::int,
        a.id as character_id, a.gender, a.extroversion, a.slug
       from voices v join messages m on m.id = v.message_id join conversations c on c.id = m.conversation_id join characters a on a.id = c.character_id
      where v.id = $1 and v.storage_key is not null`, [id])
  return found ? { ...found, message_id: Number(found.message_id) } : null
}

type Spoken = { mp3: Uint8Array; seconds: number; peaks: number[] }

/** Delivered and paid in one transaction; what its row does not wait for any more is thrown away. */
async function deliver(ctx: Context, work: Work, { seconds, peaks }: Spoken): Promise<void> {
  const { id, user_id, message_id, hold_key } = work
  const events = await ctx.db.transaction(async (tx) => {
    const [still] = await tx.query(
      `update voices set state = 'ready', progress = 100, provider = $3, seconds = $4, peaks = $5, updated_at = $6
        where id = $1 and state = 'running' and attempts = $2 returning 1`, [id, work.attempts, ctx.speech.name, seconds, peaks, ctx.now()])
    if (!still) return null
    if (!(await captureIn(tx, user_id, hold_key))) ctx.log.warn({ voice: id }, 'voice delivered unpaid: its hold had ended')
    await tx.query('update messages set rev = rev + 1 where id = $1', [message_id])
    return tellVoice(tx, { ...work, state: 'ready', reason: null, balance: false })
  })
  if (events) return publish(ctx, user_id, events)
  // A later try may have stored it under the same key: that one stays.
  const [kept] = await ctx.db.query('select 1 from voices where id = $1 and storage_key is not null', [id])
  if (!kept) await ctx.storage.remove(work.storage_key)
}

/** Ends a voice that will not come; what was set aside goes back in the same transaction, and it may be asked for anew. */
async function giveUp(ctx: Context, work: Work, { state, reason }: End): Promise<void> {
  const { id, user_id, message_id, hold_key } = work
  const events = await ctx.db.transaction(async (tx) => {
    const now = ctx.now()
    const [still] = await tx.query(
      `update voices set state = $2, reason = $3, updated_at = $4, storage_key = null where id = $1 and state in ('queued', 'running') and attempts = $5 returning 1`,
      [id, state, reason, now, work.attempts])
    if (!still) return null
    const balance = await releaseIn(tx, user_id, hold_key, now)
    await tx.query(`update messages set content_attributes = content_attributes - 'voice', rev = rev + 1 where id = $1`, [message_id])
    return tellVoice(tx, { ...work, state, reason, balance })
  })
  if (!events) return
  publish(ctx, user_id, events)
  await ctx.storage.remove(work.storage_key)
}

/** What a failure means for the voice, or null when it may be tried again. */
function endOf(error: unknown, attempts: number): End | null {
  if (error instanceof ProviderError && error.kind === 'blocked') return { state: 'blocked', reason: 'provider' }
  const again = attempts < MEDIA_ATTEMPTS && !(error instanceof ProviderError && (error.kind === 'rejected' || error.kind === 'misconfigured'))
  return again ? null : { state: 'failed', reason: 'provider' }
}

/** Says all of it, heard by who listens meanwhile. Null when it became longer than it may be. */
async function say(ctx: Context, work: Work, live: LiveVoice, signal: AbortSignal): Promise<Spoken | null> {
  const { slug, gender, extroversion, max_seconds } = work
  const mp3: Uint8Array[] = []
  const levels: number[] = []
  let seconds = 0
  for await (const piece of ctx.speech.speak({ sentences: sentencesToSay(work.content), speaker: { seed: slug, gender, extroversion }, signal })) {
    seconds += piece.seconds
    if (max_seconds !== null && seconds > max_seconds) return null
    mp3.push(piece.mp3)
    levels.push(...piece.levels)
    live.add(piece.mp3)
  }
  if (seconds === 0) throw new ProviderError('rejected', 'The voice said nothing.')
  return { mp3: Buffer.concat(mp3), seconds, peaks: waveformOf(levels) }
}

async function speak(ctx: Context, work: Work, signal: AbortSignal): Promise<void> {
  const { max_seconds, storage_key } = work
  const held_back = max_seconds !== null && secondsToSay(sentencesToSay(work.content)) > max_seconds * SURELY_SHORT
  const live = ctx.voices.begin(storage_key, held_back)
  try {
    const spoken = await say(ctx, work, live, signal)
    if (!spoken) return await giveUp(ctx, work, { state: 'failed', reason: 'premium_only' })
    live.spoken()
    await ctx.storage.put(storage_key, await markGenerated(ctx, spoken.mp3, 'audio/mpeg', 'model'), 'audio/mpeg')
    await deliver(ctx, work, spoken)
  } finally {
    live.end()
  }
}

async function workOne(ctx: Context, id: number): Promise<void> {
  const work = await load(ctx, id)
  if (!work) return
  try {
    await underMediaLease(ctx, 'voices', { id, limit_ms: LIMIT_MS }, (signal) => speak(ctx, work, signal))
  } catch (error) {
    const end = endOf(error, work.attempts)
    ctx.log[end ? 'error' : 'warn'](
      { voice: id, provider: ctx.speech.name, attempt: work.attempts, error: error instanceof ProviderError ? error.kind : (error as Error).name }, 'voice not made')
    if (end) await giveUp(ctx, work, end)
    else await putBack(ctx, 'voices', id)
  }
}

/** One worker of this process: until nothing is due and nobody asked meanwhile. */
async function loop(ctx: Context): Promise<void> {
  for (;;) {
    const { asked } = ctx.voices
    const id = await claimNext(ctx, 'voices')
    if (id !== null) await workOne(ctx, id)
    else if (asked === ctx.voices.asked) return
  }
}

/**
 * Begins what waits, in this process: who asked hears the first sentence sooner than a queue would have told a worker.
 * Answers when this process has nothing left to do; never throws.
 */
export async function wakeVoices(ctx: Context): Promise<void> {
  const { loops } = ctx.voices
  ctx.voices.asked += 1
  if (loops.size < AT_ONCE) {
    const own = loop(ctx)
      .catch((error: unknown) => ctx.log.error({ error: (error as Error).name }, 'voices not worked; they are found within a minute'))
      .finally(() => loops.delete(own))
    loops.add(own)
  }
  await Promise.all(loops)
}

export const workVoices = (ctx: Context): Promise<void> => wakeVoices(ctx)

/** Ends what lost its last process or ran out of time, and wakes a worker for what waits. Run each minute. */
export async function sweepVoices(ctx: Context): Promise<void> {
  for (const id of await lostJobs(ctx, 'voices')) {
    const work = await load(ctx, id)
    if (work) await giveUp(ctx, work, { state: 'failed', reason: 'provider' })
  }
  if (await anyDue(ctx, 'voices')) ctx.jobs.send('work-voices', { id: 0 })
}
