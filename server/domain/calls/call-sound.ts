import { createHmac, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SoundFrame } from '@/contracts/call-sound'
import { sayableSentences } from '@/contracts/heard-text'
import { sentencesToSay } from '@/contracts/spoken-text'
import type { Speaker } from '@/server/providers/speech/port'
import type { Context } from '../context'
import { MEDIA_PATH } from '../media/media-address'
import type { RunningReply } from '../messages/running-replies'
import { hitLimit } from '../rate-limit'
import { markFailed, markServed, type CallRow } from './clock'

/** Where a reply of a call is heard: its message, an end and a signature. The sound is made for whoever opens it, and stored nowhere. */
export const SOUND_PATH = `${MEDIA_PATH}calls/`
const OPEN_SECONDS = 10 * 60
/** A reply is opened once; a page that has lost its connection opens it again. */
const OPENED = { most: 60, seconds: 60 }
/** Written by another process: how often it is looked at, and for how long. */
const LOOK_MS = 100
const WAIT_MS = 2 * 60_000

const signatureOf = (ctx: Context, message_id: number, expires: number) =>
  createHmac('sha256', ctx.settings.media_secret).update(`call ${message_id} ${expires}`).digest()

export function soundAddress(ctx: Context, message_id: number): string {
  const expires = Math.floor(ctx.now().getTime() / 1000) + OPEN_SECONDS
  return `${SOUND_PATH}${message_id}?e=${expires}&s=${signatureOf(ctx, message_id, expires).toString('base64url')}`
}

type Found = Pick<CallRow, 'id' | 'user_id'> & {
  conversation_id: number
  speaker: Omit<Speaker, 'seed'> & { slug: string }
}

/** The reply that a live call waits for. Null for everything else, and for what is not signed or not signed anymore. */
async function find(
  ctx: Context,
  asked: { what: string; expires: string; signature: string },
): Promise<{ message_id: number; found: Found } | null> {
  const message_id = /^[1-9]\d{0,14}$/.test(asked.what) ? Number(asked.what) : 0
  const expires = /^\d{10}$/.test(asked.expires) ? Number(asked.expires) : 0
  const signature = Buffer.from(asked.signature, 'base64url')
  const right = signatureOf(ctx, message_id, expires)
  if (expires * 1000 <= ctx.now().getTime() || signature.length !== right.length || !timingSafeEqual(signature, right)) return null
  const [found] = await ctx.db.query<Found>(
    `select l.id, l.user_id, l.conversation_id, json_build_object('slug', a.slug, 'gender', a.gender, 'extroversion', a.extroversion, 'age', a.age,
          'voice', (select p.voice from voice_choices p where p.user_id = l.user_id and p.character_id = a.id)) as speaker
       from calls l join characters a on a.id = l.character_id where l.reply_id = $1 and l.ended_at is null`,
    [message_id],
  )
  return found ? { message_id, found } : null
}

type Stored = { content: string; state: 'running' | 'arrived' | 'cut' | 'failed' }

async function readStored(ctx: Context, message_id: number): Promise<Stored | null> {
  const [row] = await ctx.db.query<Stored>(
    `select content, case when status = 'streaming' then 'running' when content_attributes ? 'cut_in' then 'cut'
        when status in ('complete', 'stopped') and not content_attributes ? 'notice' then 'arrived' else 'failed' end as state
       from messages where id = $1`,
    [message_id],
  )
  return row ?? null
}

/** Resolves when more of the reply was written, or it has ended. */
function nextChange(reply: RunningReply): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => resolve()
  reply.watchers.add(look)
  void reply.done.then(look)
  return promise.finally(() => reply.watchers.delete(look))
}

type Text = { sentences: ReturnType<typeof sentencesToSay>; last: boolean; failed: boolean }

/** What of a reply can be said so far, again whenever it is more; the last one is the whole, as it is stored. */
async function* follow(ctx: Context, message_id: number, signal: AbortSignal): AsyncGenerator<Text> {
  const reply = [...ctx.running.values()].find((one) => one.message_id === message_id)
  let ended = reply === undefined
  void reply?.done.then(() => (ended = true))
  for (let known = 0; reply && !ended && !signal.aborted;) {
    const changed = nextChange(reply)
    const count = sayableSentences(reply.text, reply.moderated)
    if (count > known) yield { sentences: sentencesToSay(reply.text).slice(0, (known = count)), last: false, failed: false }
    await changed
  }
  let stored = await readStored(ctx, message_id)
  for (let waited = 0; stored?.state === 'running' && waited < WAIT_MS && !signal.aborted; waited += LOOK_MS) {
    await sleep(LOOK_MS, undefined, { signal }).catch(() => undefined)
    stored = await readStored(ctx, message_id)
  }
  if (stored?.state === 'cut') return
  const arrived = stored?.state === 'arrived'
  yield { sentences: arrived ? sentencesToSay(stored!.content) : [], last: true, failed: !arrived }
}

/** Whether the call still waits to hear this reply to its end. */
async function isWanted(ctx: Context, message_id: number): Promise<boolean> {
  const [wanted] = await ctx.db.query(
    `select 1 from calls l join messages m on m.id = l.reply_id where l.reply_id = $1 and l.ended_at is null and not m.content_attributes ? 'cut_in'`,
    [message_id],
  )
  return wanted !== undefined
}

async function* say(ctx: Context, message_id: number, call: Found, signal: AbortSignal): AsyncGenerator<SoundFrame> {
  const { slug, ...about } = call.speaker
  const speaker: Speaker = { seed: slug, ...about }
  let said = 0
  let served: Promise<unknown> | null = null
  for await (const { sentences, last, failed } of follow(ctx, message_id, signal)) {
    if (failed) throw new Error('no reply')
    for (; said < sentences.length && !signal.aborted; said++) {
      const sentence = sentences[said]!
      if (said > 0 && !(await isWanted(ctx, message_id))) return
      // With what came before it: a short sentence alone tells little about its language.
      const so_far = sentences.slice(0, said + 1).map(({ text }) => text)
      if (!ctx.speech.canSay(so_far.join(' '))) throw new Error('language')
      yield { kind: 'sentence', sentence: said, text: sentence.text }
      let seconds = 0
      for await (const piece of ctx.speech.speak({ sentences: [sentence], speaker, signal })) {
        seconds += piece.seconds
        // It is noted while the first piece is on its way.
        served ??= markServed(ctx, call, message_id).catch(() => undefined)
        if (piece.mp3.length > 0) yield { kind: 'mp3', mp3: piece.mp3 }
      }
      await served
      yield { kind: 'sentence_end', sentence: said, seconds }
    }
    if (!last) continue
    // A reply of deeds alone was delivered as it is.
    if (said === 0) await markServed(ctx, call, message_id)
    yield { kind: 'end', why: said === 0 ? 'nothing' : 'said' }
  }
}

/**
 * The sound of the reply to a call's last turn, sentence by sentence, from the first one that is whole and moderated. Null where there is
 * nothing to hear. Where the reply or its voice fails, the last frame says so, and the call’s clock is stopped.
 */
export async function hearReply(
  ctx: Context,
  asked: { what: string; expires: string; signature: string },
  signal: AbortSignal,
): Promise<AsyncIterable<SoundFrame> | null> {
  const opened = await find(ctx, asked)
  if (!opened) return null
  const { message_id, found } = opened
  await hitLimit(ctx, { key: `call-sound:user:${found.user_id}`, ...OPENED })
  return (async function* () {
    try {
      yield* say(ctx, message_id, found, signal)
    } catch (error) {
      if (signal.aborted) return
      ctx.log.warn({ call: found.id, provider: ctx.speech.name, error: (error as Error).name }, 'a reply of a call was not spoken')
      await markFailed(ctx, found, message_id)
      yield { kind: 'end', why: 'failed' }
    }
  })()
}
