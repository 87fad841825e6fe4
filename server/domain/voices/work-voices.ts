import { secondsToSay, sentencesToSay } from '@/contracts/spoken-text'
import type { VoiceReason } from '@/contracts/voices'
import { waveformOf } from '@/contracts/waveform'
import { ProviderError } from '@/server/providers/errors'
import type { Speaker } from '@/server/providers/speech/port'
import type { Context } from '../context'
import { markGenerated } from '../media/mark-generated'
import { mediaRunner, paidDelivery, type MediaKind, type MediaRow, type Outcome } from '../media/media-jobs'
import type { LiveVoice } from './live-voices'
import { emitVoiceUpdate } from './emit-voice-update'

/** A reply of the greatest length takes about a minute on a busy machine. */
const LIMIT_MS = 3 * 60_000
/** Voices that one process makes at once; the engine takes turns among them. */
const AT_ONCE = 4
/** A guess this far below the limit cannot be wrong, so that it may be heard before it is measured. */
const SURELY_SHORT = 0.7

type Work = {
  row: MediaRow & { hold_key: string }
  message_id: number
  conversation_id: number
  character_id: number
  max_seconds: number | null
  storage_key: string
  content: string
  speaker: Speaker
}

type Found = MediaRow &
  Omit<Work, 'row' | 'speaker'> & { hold_key: string; slug: string } & Pick<Speaker, 'gender' | 'extroversion' | 'age' | 'voice'>

async function load(ctx: Context, id: number): Promise<Work | null> {
  const [found] = await ctx.db.query<Found>(
    `select v.id, v.user_id, v.message_id, v.attempts, v.failures, v.hold_key, v.max_seconds, v.storage_key, m.content, m.conversation_id::int,
        a.id as character_id, a.gender, a.extroversion, a.age, a.slug,
        (select p.voice from voice_choices p where p.user_id = v.user_id and p.character_id = a.id) as voice
       from voices v join messages m on m.id = v.message_id join conversations c on c.id = m.conversation_id join characters a on a.id = coalesce(m.character_id, c.character_id)
      where v.id = $1 and v.storage_key is not null`,
    [id],
  )
  if (!found) return null
  const { user_id, attempts, failures, hold_key, slug, gender, extroversion, age, voice, message_id, ...rest } = found
  return {
    ...rest,
    message_id: Number(message_id),
    row: { id, user_id, attempts, failures, hold_key },
    speaker: { seed: slug, gender, extroversion, age, voice },
  }
}

type Spoken = { mp3: Uint8Array; seconds: number; peaks: number[] }
type Made = Spoken & { provider: string }

/** Says all of it, heard by who listens meanwhile. Null when it became longer than it may be. */
async function say(ctx: Context, work: Work, live: LiveVoice, signal: AbortSignal): Promise<Spoken | null> {
  const { speaker, max_seconds } = work
  const mp3: Uint8Array[] = []
  const levels: number[] = []
  let seconds = 0
  for await (const piece of ctx.speech.speak({ sentences: sentencesToSay(work.content), speaker, signal })) {
    seconds += piece.seconds
    if (max_seconds !== null && seconds > max_seconds) return null
    mp3.push(piece.mp3)
    levels.push(...piece.levels)
    live.add(piece.mp3)
  }
  if (seconds === 0) throw new ProviderError('rejected', 'The voice said nothing.')
  return { mp3: Buffer.concat(mp3), seconds, peaks: waveformOf(levels) }
}

async function run(ctx: Context, work: Work, signal: AbortSignal): Promise<Outcome<Made, VoiceReason>> {
  const { max_seconds, storage_key } = work
  const held_back = max_seconds !== null && secondsToSay(sentencesToSay(work.content)) > max_seconds * SURELY_SHORT
  const live = ctx.voices.begin(storage_key, held_back)
  try {
    const spoken = await say(ctx, work, live, signal)
    if (!spoken) return { end: { state: 'failed', reason: 'premium_only' } }
    live.spoken()
    await ctx.storage.put(storage_key, await markGenerated(ctx, spoken.mp3, 'audio/mpeg', 'model'), 'audio/mpeg')
    return { made: { ...spoken, provider: ctx.speech.name } }
  } finally {
    live.end()
  }
}

/** A later attempt may have stored it under the same key: that one stays. */
async function discard(ctx: Context, { row, storage_key }: Work): Promise<void> {
  const [wanted] = await ctx.db.query(`select 1 from voices where id = $1 and state in ('queued', 'running', 'ready')`, [row.id])
  if (!wanted) await ctx.storage.remove(storage_key)
}

const voice: MediaKind<Work, Made, VoiceReason> = {
  name: 'voice',
  table: 'voices',
  job: 'work-voices',
  closed_on_hold: true,
  limit_ms: LIMIT_MS,
  logs: (ctx) => ({ provider: ctx.speech.name }),
  load,
  run,
  deliver: paidDelivery({
    name: 'voice',
    table: 'voices',
    async store(tx, work: Work, { provider, seconds, peaks }: Made, now) {
      await tx.query(
        `update voices set state = 'ready', progress = 100, provider = $2, seconds = $3, peaks = $4, updated_at = $5 where id = $1`,
        [work.row.id, provider, seconds, peaks, now],
      )
      await tx.query('update messages set rev = rev + 1 where id = $1', [work.message_id])
      return emitVoiceUpdate(tx, { ...work, user_id: work.row.user_id, state: 'ready', reason: null, balance: false })
    },
    discard,
  }),
  async end(tx, work, end, returned) {
    const reason = end.reason ?? 'provider'
    await tx.query('update voices set reason = $2 where id = $1', [work.row.id, reason])
    // Without its mark in the message the voice may be requested again.
    await tx.query(`update messages set content_attributes = content_attributes - 'voice', rev = rev + 1 where id = $1`, [work.message_id])
    return emitVoiceUpdate(tx, { ...work, user_id: work.row.user_id, state: end.state, reason, balance: returned })
  },
}

const runner = mediaRunner(voice)

/** One worker of this process: until nothing is due and nobody asked meanwhile. */
async function loop(ctx: Context): Promise<void> {
  for (;;) {
    const { asked } = ctx.voices
    if (!(await runner.workNext(ctx)) && asked === ctx.voices.asked) return
  }
}

/**
 * Starts waiting jobs in this process: the first sentence is heard sooner than a queue would notify a worker.
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
export const { sweep: sweepVoices } = runner
