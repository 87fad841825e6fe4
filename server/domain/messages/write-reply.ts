import type { MessageDelta, ServerEvent } from '@/contracts/events'
import type { ChatRequest } from '@/server/providers/chat/port'
import { ProviderError } from '@/server/providers/errors'
import { loadPersona } from '../characters/load-persona'
import type { Context } from '../context'
import { publish } from '../events/publish'
import { moderate } from '../moderation/moderate'
import { buildPrompt } from './build-prompt'
import { discloseIfAsked } from './disclose-if-asked'
import type { Thread } from './load-thread'
import { moderationContext } from './moderation-context'
import type { RunningReply } from './running-replies'

/** Longest reply asked of a model, in tokens (ours). */
const MAX_REPLY_TOKENS = 500
/** After the first piece, pieces that arrive within this time share a frame; below what an eye can tell. */
const FRAME_MS = 12
/** Sign of life while a model is still silent; interrupt-stale.ts waits for several of them. */
const HEARTBEAT_MS = 2000
/** How far the stored text may lag behind the shown text. */
const PERSIST_MS = 150
/** Output is judged in windows of a sentence or at most this many characters (research/safety.md M-07). */
const WINDOW_CHARS = 120

type Ending = { state: 'complete' | 'stopped' | 'interrupted' | 'failed' | 'blocked'; rule?: string | null }
type Job = {
  user_id: number
  conversation_id: number
  generation_id: number
  message_id: number
  thread: Thread
  /** What an earlier run of the same message has written. */
  so_far: string
}

/** Runs in the background of the process that took the call; its end is always written to the database. */
export function writeReply(ctx: Context, job: Job): void {
  const reply: RunningReply = {
    user_id: job.user_id, conversation_id: job.conversation_id, message_id: job.message_id, text: job.so_far,
    abort: new AbortController(), done: Promise.resolve(),
  }
  ctx.running.set(job.generation_id, reply)
  reply.done = run(ctx, job, reply)
    .catch((error: unknown) => ctx.log.error({ generation_id: job.generation_id, err: error }, 'reply could not be ended'))
    .finally(() => ctx.running.delete(job.generation_id))
}

async function run(ctx: Context, job: Job, reply: RunningReply): Promise<void> {
  const log = createLog(ctx, job, reply)
  let ending: Ending
  try {
    ending = await stream(ctx, job, reply, log)
  } catch (error) {
    ending = endingOf(ctx, job, reply, error)
  }
  log.close()
  if (ending.state === 'complete') reply.text += discloseIfAsked(job.thread.history, reply.text)
  await finish(ctx, job, reply, ending)
}

async function requestOf(ctx: Context, job: Job, signal: AbortSignal): Promise<ChatRequest> {
  const persona = await loadPersona(ctx, job.thread.character_id)
  const prompt = buildPrompt({
    persona,
    user_name: job.thread.user_name,
    user_gender: job.thread.user_gender,
    conversation_instructions: job.thread.custom_instructions,
    history: job.thread.history,
    recalled: [],
    context_tokens: ctx.chat.context_tokens,
    max_tokens: MAX_REPLY_TOKENS,
  })
  return {
    ...prompt, persona, user_name: job.thread.user_name, continuation: job.so_far !== '', max_tokens: MAX_REPLY_TOKENS, signal,
  }
}

const SENTENCE_END = /[.!?…\n]["'”’)*]*\s*$/

async function stream(ctx: Context, job: Job, reply: RunningReply, log: ReplyLog): Promise<Ending> {
  const { signal } = reply.abort
  const context = await moderationContext(ctx, job.thread)
  let judged = reply.text.length
  const judge = async (): Promise<Ending | null> => {
    if (judged === reply.text.length) return null
    judged = reply.text.length
    const verdict = await moderate(
      ctx, { stage: 'model_output', text: reply.text, context },
      { user_id: job.user_id, subject: `message:${job.message_id}` },
    )
    return verdict.action === 'block' ? { state: 'blocked', rule: verdict.rule } : null
  }
  for await (const piece of ctx.chat.stream(await requestOf(ctx, job, signal))) {
    if (signal.aborted) break
    if (!piece) continue
    reply.text += piece
    const due = reply.text.length - judged >= WINDOW_CHARS || SENTENCE_END.test(piece)
    const blocked = due || ctx.moderation.quick?.(reply.text.slice(-200)) ? await judge() : null
    if (blocked) return blocked
    log.wrote()
  }
  if (signal.aborted) return { state: signal.reason === 'stop' ? 'stopped' : 'interrupted' }
  if (reply.text.length === job.so_far.length) throw new ProviderError('transient', 'empty reply')
  return (await judge()) ?? { state: 'complete' }
}

function endingOf(ctx: Context, job: Job, reply: RunningReply, error: unknown): Ending {
  if (reply.abort.signal.aborted) return { state: reply.abort.signal.reason === 'stop' ? 'stopped' : 'interrupted' }
  const kind = error instanceof ProviderError ? error.kind : 'unknown'
  ctx.log.error(
    { generation_id: job.generation_id, provider: ctx.chat.name, kind, err: error instanceof ProviderError ? error.message : error },
    'model failed',
  )
  if (kind === 'blocked') return { state: 'blocked', rule: 'provider' }
  return { state: reply.text.length > job.so_far.length ? 'interrupted' : 'failed' }
}

async function finish(ctx: Context, job: Job, reply: RunningReply, ending: Ending): Promise<void> {
  const blocked = ending.state === 'blocked'
  const wrote = reply.text.length > job.so_far.length
  // Interrupted is our fault, so it is never paid; a reply the person stopped is paid for the text they have.
  const paid = wrote && (ending.state === 'complete' || ending.state === 'stopped')
  const [row] = await ctx.db.query<{ done: { events: ServerEvent[] } | null }>(
    'select finish_generation($1, $2, $3, $4, $5, $6) as done',
    [
      job.generation_id, ending.state, blocked ? '' : reply.text.trimEnd(),
      JSON.stringify(ending.rule ? { rule: ending.rule } : {}), paid, ctx.now(),
    ],
  )
  publish(ctx, job.user_id, row?.done?.events ?? null)
}

type ReplyLog = { wrote(): void; close(): void }

/** Shows and stores what was written: the first piece at once, later ones gathered; storing gathers more. */
function createLog(ctx: Context, job: Job, reply: RunningReply): ReplyLog {
  let shown = reply.text.length
  let stored = reply.text.length
  let seq = 0
  let frame: NodeJS.Timeout | null = null
  let lastFrame = 0
  let persist: NodeJS.Timeout | null = null
  let closed = false
  const heartbeat = setInterval(() => {
    ctx.db.query('update generations set heartbeat_at = $2 where id = $1', [job.generation_id, ctx.now()]).catch(() => {})
  }, HEARTBEAT_MS)

  const show = () => {
    frame = null
    if (closed || shown === reply.text.length) return
    lastFrame = performance.now()
    const delta: MessageDelta = {
      message_id: job.message_id, conversation_id: job.conversation_id, offset: shown, text: reply.text.slice(shown),
    }
    shown = reply.text.length
    ctx.bus.delta(job.user_id, delta)
  }
  const store = async () => {
    persist = null
    const from = stored
    const text = reply.text.slice(from)
    if (closed || !text) return
    stored = reply.text.length
    try {
      const rows = await ctx.db.query<{ stop_requested: boolean }>(STORE[ctx.db.kind], [
        job.generation_id, seq++, from, text, ctx.now(),
        ...(ctx.db.kind === 'postgres'
          ? [JSON.stringify([ctx.settings.process_id, job.user_id, job.message_id, job.conversation_id, from, text])]
          : []),
      ])
      if (rows[0]?.stop_requested) reply.abort.abort('stop')
    } catch (error) {
      // The end of the reply is still stored whole; only a crash before it could lose this piece.
      ctx.log.warn({ generation_id: job.generation_id, err: error }, 'piece not stored')
    }
  }
  return {
    wrote() {
      if (frame === null) {
        const wait = FRAME_MS - (performance.now() - lastFrame)
        if (wait <= 0) show()
        else frame = setTimeout(show, wait)
      }
      persist ??= setTimeout(() => void store(), PERSIST_MS)
    },
    close() {
      show()
      closed = true
      clearInterval(heartbeat)
      if (frame) clearTimeout(frame)
      if (persist) clearTimeout(persist)
    },
  }
}

const STORE_CHUNK = `with alive as (
    update generations set heartbeat_at = $5 where id = $1 and state = 'running' returning stop_requested
  ), stored as (
    insert into generation_chunks (generation_id, seq, at_offset, text) select $1, $2, $3, $4 from alive
  ) select stop_requested`
const STORE = {
  pglite: `${STORE_CHUNK} from alive`,
  // Other processes' sockets hear the piece with the same statement; NOTIFY carries at most 8,000 bytes.
  postgres: `${STORE_CHUNK}, case when octet_length($6::text) < 7900 then pg_notify('deltas', $6::text) end from alive`,
}
