import type { MessageDelta, ServerEvent } from '@/contracts/events'
import type { Message, ReplyFailure } from '@/contracts/messages'
import type { ChatProvider, ChatRequest, ChatTurn, Usage } from '@/server/providers/chat/port'
import { ProviderError } from '@/server/providers/errors'
import type { Span } from '@/server/providers/tracing/port'
import type { Verdict } from '@/server/providers/moderation/port'
import { isOnAgeHold } from '../account/age-hold'
import { boundaryMatcher } from '../boundaries/themes'
import { loadPersona } from '../characters/load-persona'
import type { Caller, Context } from '../context'
import { publish } from '../events/publish'
import { notice } from '../memories/notice'
import { rememberLater, rememberSoon } from '../memories/remember'
import { lastOfPerson } from '../groups/members'
import { moderate, recordReferral } from '../moderation/moderate'
import { offerPhoto } from '../photos/offer-photo'
import { closeScene, recordTurn, sceneTurn, type SceneTurn } from '../surprises/scene-turn'
import { answerCrisis } from './answer-crisis'
import { chatOf } from './chat-of'
import { clockOf } from './clock-of'
import { discloseIfAsked } from './disclose-if-asked'
import { inNextFrame, notInNextFrame } from './frames'
import type { Thread } from './load-thread'
import { moderationContext, writtenPersona } from './moderation-context'
import { learnRatio, MAX_REPLY_TOKENS, promptOf, promptTokens } from './prompt-of'
import { type NewReaction, reactionsTold } from './react-to-message'
import { cacheThread } from './recent-threads'
import { replyFacts, type ReplyFacts } from './reply-facts'
import { beginningsOf, withoutRepeating } from './repetition'
import type { RunningReply } from './running-replies'
import { storePieces } from './store-pieces'

/** A model that does not stop where it was told to is stopped here; no language needs as many characters for a token on average. */
const MAX_REPLY_CHARS = MAX_REPLY_TOKENS * 8
/** A reply that was cut is continued free until it has as many characters. */
const MAX_MESSAGE_CHARS = 3 * MAX_REPLY_CHARS
/** Output is moderated in windows of a sentence or at most this many characters. */
const WINDOW_CHARS = 120
/** The cheap check reaches back this many moderated characters, for words that cross the border. */
const OVERLAP_CHARS = 40
/** While such words are among those, the next check waits for so many more, and they with it: two or three pieces of a model. */
const STEP_CHARS = 12

/** The rule that a reply is withheld by where it goes against the person's own boundaries. */
const BOUNDARY = 'boundary'

/** Letters at the end that more letters may follow. */
const UNENDED_WORD = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}]+$/u

type Ending = {
  /** `crisis`: the model wrote of acute danger, and a fixed message takes the reply's place. */
  state: 'complete' | 'stopped' | 'interrupted' | 'failed' | 'blocked' | 'crisis'
  rule?: string | null
  /** The model had more to say than a reply has room for. */
  cut?: boolean
  /** Why there is none. */
  failure?: ReplyFailure
  /** Signs of danger that a card with help answers, beside the reply. */
  concern?: Verdict
}
type Job = {
  user_id: number
  conversation_id: number
  generation_id: number
  message_id: number
  thread: Thread
  /** The claim of the session that asked; null where it fixes no mode. */
  app_mode: Caller['app_mode']
  /** What an earlier run of the same message has written. */
  so_far: string
  /** What comes after it in a group, unless it was stopped: the replies of a turn follow each other. */
  then?: () => Promise<void>
  /** Earlier replies to the same message, which another one should differ from. */
  tried?: readonly string[]
  /** What it is written with, where that came with its opening; else it is read when the model is asked. */
  facts?: ReplyFacts
  /** Reactions that the reply is told of, once it has been asked for. */
  reactions?: readonly NewReaction[]
  /** What the model's server has counted, once it has. */
  usage?: Usage
}

/** Runs in the background of the process that took the call; its end is always written to the database. */
export function writeReply(ctx: Context, job: Job): void {
  const reply: RunningReply = {
    user_id: job.user_id,
    conversation_id: job.conversation_id,
    message_id: job.message_id,
    text: job.so_far,
    abort: new AbortController(),
    moderated: job.so_far.length,
    watchers: new Set(),
    stored: job.so_far.length,
    ahead: null,
    pieces: 0,
    done: Promise.resolve(),
  }
  ctx.running.set(job.generation_id, reply)
  storePieces(ctx)
  reply.done = ctx.tracing
    .within('reply', {}, (span) => run(ctx, job, reply, span))
    .catch((error: unknown) => ctx.log.error({ generation_id: job.generation_id, err: error }, 'reply could not be ended'))
    .finally(() => ctx.running.delete(job.generation_id))
}

async function run(ctx: Context, job: Job, reply: RunningReply, span: Span): Promise<void> {
  const show = createShow(ctx, job, reply)
  let ending: Ending
  let turn: SceneTurn | null = null
  try {
    turn = await turnOf(ctx, job)
    ending = await stream(ctx, job, reply, turn, show.soon)
  } catch (error) {
    ending = endingOf(ctx, job, reply, error)
  }
  // That somebody is in danger is nobody's to know who reads traces.
  span.set({ 'krush.outcome': ending.state === 'crisis' ? 'blocked' : ending.state })
  if (ending.state === 'failed' || ending.state === 'interrupted') span.fail()
  if (ending.state === 'crisis') {
    show.never()
    return answerCrisis(ctx, job.user_id, job.conversation_id, job.generation_id)
  }
  if (ending.state === 'blocked') show.never()
  if (ending.state === 'complete') reply.text += discloseIfAsked(askedIn(job.thread), reply.text)
  try {
    await finish(ctx, job, reply, turn, ending)
  } finally {
    // The final event carries the whole text, so queued frames are dropped.
    show.never()
  }
  if (ending.concern) await pointToHelp(ctx, job, ending.concern)
  if (ending.state === 'complete') await offer(ctx, job, reply)
  if (job.then && !reply.abort.signal.aborted) await job.then()
}

/** A group's lines have names before them, which are no part of what was asked. */
const askedIn = (thread: Thread): ChatTurn[] => (thread.group ? [{ role: 'user', content: lastOfPerson(thread) }] : thread.history)

async function offer(ctx: Context, job: Job, reply: RunningReply): Promise<void> {
  const { user_id, conversation_id, message_id } = job
  rememberLater(ctx, user_id, conversation_id)
  await offerPhoto(ctx, {
    user_id,
    conversation_id,
    message_id,
    speaker: job.thread.group ? job.thread.character_id : null,
    said: askedIn(job.thread).findLast(({ role }) => role === 'user')?.content ?? '',
    answered: reply.text,
  }).catch((error: unknown) => ctx.log.error({ message_id, err: error }, 'photo of a reply not offered'))
}

async function pointToHelp(ctx: Context, { user_id, conversation_id }: Job, verdict: Verdict): Promise<void> {
  await recordReferral(ctx, verdict)
  await answerCrisis(ctx, user_id, conversation_id, null)
}

/** The character's turn of the scene that is on, noted before a word of it is written. */
async function turnOf(ctx: Context, { user_id, thread, message_id, so_far, facts }: Job): Promise<SceneTurn | null> {
  if (!thread.scene) return null
  // Games and talks go on with an account on hold for age; flirting does not.
  if (thread.scene.type === 'Spicy' && (facts ? facts.age_hold : await isOnAgeHold(ctx.db, user_id))) return null
  const persona = await loadPersona(ctx, thread.character_id)
  const turn = sceneTurn(thread.scene, { message_id, persona, user_name: thread.user_name, history: thread.history, so_far })
  // It may have been ended since the thread was read.
  return turn && (await recordTurn(ctx, turn, message_id)) ? turn : null
}

/** What a model was found to take, in tokens, where that is less than was configured. */
const windows = new WeakMap<ChatProvider, number>()
/** A refused prompt is asked again with this much of the room, so many times: from 8,192 tokens down to 1,769. */
const SMALLER = 0.6
const MOST_SMALLER = 3

/**
 * The model's reply. Servers refuse a prompt that is longer than they were started for, and few say so in a way that can be
 * told from other refusals: a shorter one is tried, and what is accepted is remembered for the model.
 */
async function* askModel(ctx: Context, job: Job, turn: SceneTurn | null, on: Asking): AsyncGenerator<string> {
  const chat = chatOf(ctx, job.thread)
  let room = Math.min(chat.context_tokens, windows.get(chat) ?? Infinity)
  let request = await requestOf(ctx, job, turn, on, room)
  // Stopped while the prompt was made: nobody is asked.
  for (let smaller = 0; !on.signal.aborted;) {
    try {
      for await (const piece of chat.stream(request)) {
        if (smaller > 0 && windows.get(chat) !== room) {
          windows.set(chat, room)
          ctx.log.warn({ provider: chat.name, context_tokens: room }, 'model takes shorter prompts than configured (CHAT_CONTEXT_TOKENS)')
        }
        yield piece
      }
      return
    } catch (error) {
      const refused = error instanceof ProviderError && error.kind === 'rejected'
      const before = sizeOf(request)
      for (; refused && smaller < MOST_SMALLER && sizeOf(request) === before && !on.signal.aborted; smaller++) {
        room = Math.floor(room * SMALLER)
        request = await requestOf(ctx, job, turn, on, room)
      }
      // Another refusal, or nothing was left to leave out.
      if (sizeOf(request) === before) throw error
    }
  }
}

type Asking = Pick<ChatRequest, 'signal' | 'onCut'> & {
  /** Words that the reply must not begin with, because an earlier one does. */
  avoid?: string | null
}

/** The built-in companion sees to it itself, and what goes on from an earlier part or is a line of a scene begins nothing. */
function ask(ctx: Context, job: Job, turn: SceneTurn | null, on: Asking): AsyncIterable<string> {
  const begun =
    ctx.chat.demo || job.so_far !== ''
      ? []
      : beginningsOf([...job.thread.history, ...(job.tried ?? []).map((content) => ({ role: 'assistant' as const, content }))])
  return withoutRepeating(begun, (avoid) => askModel(ctx, job, turn, { ...on, avoid }))
}

const sizeOf = ({ system, notes = '', messages }: ChatRequest) =>
  system.length + notes.length + messages.reduce((sum, { content }) => sum + content.length, 0)

const YOUR_TURN = '(It is your turn to say something.)'

async function requestOf(ctx: Context, job: Job, turn: SceneTurn | null, on: Asking, context_tokens: number): Promise<ChatRequest> {
  // A model answers a turn of the person's; a scene that the character begins has none.
  const { user_id, conversation_id, thread, app_mode } = job
  const { around } = thread
  const begins = turn?.state.at === 0 && job.so_far === ''
  // A member of a group that is asked to speak may have heard nothing yet.
  const called = around?.asked && job.so_far === '' && !chatOf(ctx, thread).demo
  const asked: Thread['history'] = begins || called ? [{ role: 'user', content: begins ? '(Surprise me.)' : YOUR_TURN, id: 0 }] : []
  // What goes on from an earlier part has begun already, and a line of a scene is said as it is.
  const pair = { user_id, conversation_id, character_id: thread.character_id }
  const facts = (job.facts ??= await replyFacts(ctx, pair, thread.group ? thread.character_id : null))
  job.reactions ??= job.so_far !== '' || turn?.line ? [] : facts.reactions
  const { prompt, persona, age_hold, recalled } = await promptOf(ctx, {
    user_id,
    conversation_id,
    thread,
    app_mode,
    history: [...thread.history, ...asked],
    scene: turn?.description ?? '',
    reactions: job.reactions,
    facts,
    avoid: on.avoid ?? null,
    context_tokens,
  })
  moveWindow(ctx, job, prompt.left_out)
  const { system, notes, messages } = prompt
  return {
    system,
    notes,
    messages,
    persona,
    user_name: thread.user_name,
    recalled: chatOf(ctx, thread).demo && !age_hold ? [...toldIn(thread.user_about), ...recalled] : recalled,
    clock: clockOf(thread.time_zone, ctx.now()),
    reactions: job.reactions.map(({ reaction }) => reaction),
    continuation: job.so_far !== '',
    // The built-in companion begins as its characters do.
    line: turn?.line ?? (around && thread.history.length === 0 && job.so_far === '' ? persona.greeting : null),
    ...(around ? { others: { names: around.other_names, after: around.after } } : {}),
    tried: job.tried,
    romance: !age_hold,
    max_tokens: MAX_REPLY_TOKENS,
    from: { person: user_id, conversation: conversation_id },
    onPlace: (ahead) => {
      const reply = ctx.running.get(job.generation_id)
      if (reply) reply.ahead = ahead
      ctx.bus.place(user_id, job.message_id, ahead)
    },
    onUsage: (usage) => {
      job.usage = usage
      learnRatio(chatOf(ctx, thread), promptTokens(prompt), usage.prompt)
    },
    signal: on.signal,
    onCut: on.onCut,
  }
}

/** The built-in companion reads no prompt: what a persona says in the first person is known to it as memories are. */
const toldIn = (about: string): string[] => (about ? notice([{ role: 'user', content: about }]).map(({ text }) => text) : [])

/** What no longer fits stays out, so that the next prompts begin alike; it is read for memories first where it was not yet. */
function moveWindow(ctx: Context, { user_id, conversation_id, thread }: Job, left_out: number): void {
  const first = thread.history[left_out]?.id
  if (left_out === 0 || !first) return
  thread.history = thread.history.slice(left_out)
  Promise.all([
    ctx.db.query('update conversations set window_from = $2 where id = $1 and window_from < $2', [conversation_id, first]),
    rememberSoon(ctx, user_id, conversation_id),
  ]).catch((error: unknown) => ctx.log.warn({ conversation_id, error: (error as Error).name }, 'window of the prompt not moved'))
}

const SENTENCE_END = /[.!?…\n]["'”’)*]*\s*$/

/** Whether anything that can be read was written in this run. */
const hasWritten = (job: Job, { text }: Pick<RunningReply, 'text'>) => text.slice(job.so_far.length).trim() !== ''

/** Ends at the last whole sentence, where there is one in what this run wrote. */
function cutAtSentence(job: Job, text: string): string {
  const most = text.slice(0, job.so_far.length + MAX_REPLY_CHARS)
  const end = Math.max(...[...most.matchAll(/[.!?…。！？\n]["'”’)*]*/gu)].map((found) => found.index + found[0].length), 0)
  // Half a pair is no character.
  return (end > job.so_far.length ? most.slice(0, end) : most).toWellFormed().trimEnd()
}

async function stream(ctx: Context, job: Job, reply: RunningReply, turn: SceneTurn | null, wrote: () => void): Promise<Ending> {
  const { signal } = reply.abort
  const persona = await writtenPersona(ctx, job.thread)
  // Read with the first check, so that the first word does not wait for it.
  let context: string[] | null = null
  // All that the model has written; the reply has what may be shown of it.
  let text = reply.text
  let moderated = text.length
  let concern: Verdict | undefined
  const moderatePart = async (): Promise<Ending | null> => {
    if (moderated === text.length) return null
    moderated = text.length
    context ??= await moderationContext(ctx, job.thread, {
      user_id: job.user_id,
      conversation_id: job.conversation_id,
      book: job.facts?.book,
    })
    const verdict = await moderate(
      ctx,
      { stage: 'model_output', text, context, persona },
      { user_id: job.user_id, subject: `message:${job.message_id}` },
    )
    if (verdict.action === 'block') return { state: 'blocked', rule: verdict.rule }
    if (verdict.crisis === 'concern') concern = verdict
    if (verdict.crisis !== 'acute') reply.moderated = moderated
    if (verdict.crisis !== 'acute') return null
    await recordReferral(ctx, verdict)
    return { state: 'crisis' }
  }
  const crosses = boundaryMatcher(job.thread.boundaries)
  let cut = false
  for await (const written of ask(ctx, job, turn, { signal, onCut: () => (cut = true) })) {
    if (signal.aborted) break
    // NUL is the one character that the database does not take.
    const piece = written.replaceAll('\0', '')
    if (!piece) continue
    text += joint(job, text, piece) + piece
    // What the model was told is a wish; this is what keeps it.
    const tail = text.slice(Math.max(job.so_far.length, text.length - piece.length - OVERLAP_CHARS))
    if (crosses?.(tail.replace(UNENDED_WORD, ''))) return { state: 'blocked', rule: BOUNDARY }
    const unread = text.length - moderated
    const due = unread >= WINDOW_CHARS || SENTENCE_END.test(piece)
    const near = !due && (ctx.moderation.quick?.(text.slice(Math.max(0, moderated - OVERLAP_CHARS))) ?? false)
    // The first word waits for nothing.
    const held = near && unread < STEP_CHARS && reply.text.length > job.so_far.length
    const blocked = due || (near && !held) ? await moderatePart() : null
    if (blocked) return blocked
    // Half a word is not shown before the rest of it is known.
    if (!held && (!crosses || !UNENDED_WORD.test(tail))) {
      reply.text = text
      wrote()
    }
    for (const look of reply.watchers) look()
    if (text.length - job.so_far.length < MAX_REPLY_CHARS) continue
    cut = true
    break
  }
  if (signal.aborted) return { state: signal.reason === 'stop' ? 'stopped' : 'interrupted', concern }
  if (!hasWritten(job, { text })) throw new ProviderError('transient', 'empty reply')
  if (crosses?.(text.slice(job.so_far.length).slice(-WINDOW_CHARS))) return { state: 'blocked', rule: BOUNDARY }
  if (cut) text = cutAtSentence(job, text)
  const last = await moderatePart()
  if (last) return last
  reply.text = text
  for (const look of reply.watchers) look()
  return { state: 'complete', cut: cut && text.length < MAX_MESSAGE_CHARS, concern }
}

const WHOLE_SENTENCE = /[.!?…]["'”’)*]*$/
const WORD = /^["'“‘*(¿¡]*[\p{L}\p{N}]/u

/** The space between a reply that was cut after a whole sentence and the word that follows. */
const joint = ({ so_far }: Job, text: string, piece: string) =>
  text === so_far && WHOLE_SENTENCE.test(so_far) && WORD.test(piece) ? ' ' : ''

/** What a person can do about it differs: wait, ask again, say less, or nothing. */
function failureOf(kind: string): ReplyFailure {
  if (kind === 'late') return 'slow'
  if (kind === 'rejected') return 'too_long'
  return kind === 'misconfigured' ? 'operator' : 'busy'
}

function endingOf(ctx: Context, job: Job, reply: RunningReply, error: unknown): Ending {
  if (reply.abort.signal.aborted) return { state: reply.abort.signal.reason === 'stop' ? 'stopped' : 'interrupted' }
  const kind = error instanceof ProviderError ? error.kind : 'unknown'
  ctx.log.error(
    {
      generation_id: job.generation_id,
      provider: ctx.chat.name,
      model: chatOf(ctx, job.thread).model,
      kind,
      err: error instanceof ProviderError ? error.message : error,
    },
    'model failed',
  )
  if (kind === 'blocked') return { state: 'blocked', rule: 'provider' }
  return hasWritten(job, reply) ? { state: 'interrupted' } : { state: 'failed', failure: failureOf(kind) }
}

/** Who wrote is said where there is a choice. */
const attributesOf = (ctx: Context, { thread }: Job, { rule, cut, failure }: Ending): Message['content_attributes'] => ({
  ...(ctx.chats.length > 1 ? { model: chatOf(ctx, thread).model } : {}),
  ...(rule ? { rule } : {}),
  ...(cut ? { cut } : {}),
  ...(failure ? { failure } : {}),
})

async function finish(ctx: Context, job: Job, reply: RunningReply, turn: SceneTurn | null, ending: Ending): Promise<void> {
  const blocked = ending.state === 'blocked'
  const wrote = hasWritten(job, reply)
  // Interrupted is our fault, so it is never paid; a reply the person stopped is paid for the text they have.
  const paid = wrote && (ending.state === 'complete' || ending.state === 'stopped')
  const content = blocked ? '' : reply.text.trimEnd()
  const [row] = await ctx.db.query<{ done: { rev: number; events: ServerEvent[] } | null }>(
    'select finish_generation($1, $2, $3, $4, $5, $6) as done',
    [job.generation_id, ending.state, content, JSON.stringify(attributesOf(ctx, job, ending)), paid, ctx.now()],
  )
  publish(ctx, job.user_id, row?.done?.events ?? null)
  if (job.usage) await keepUsage(ctx, job.generation_id, job.usage)
  const arrived = ending.state === 'complete' || ending.state === 'stopped'
  if (arrived && wrote) await reactionsTold(ctx.db, job.reactions ?? [])
  // What is over is marked in the message that opened it; if this is lost, the row still says so and nothing more is played.
  // A turn that was blocked would be blocked again: its scene is over too.
  const { user_id, conversation_id } = job
  const over = turn !== null && (blocked || (turn.next.over && arrived))
  if (row?.done && over && (await closeScene(ctx, { user_id, conversation_id, scene_id: turn.id }))) return
  // A group is read anew for each of its members.
  if (!row?.done || job.so_far !== '' || job.thread.group) return
  const { scene: before } = job.thread
  const scene = before && turn ? { ...before, state: turn.state, next: turn.next, step_message_id: job.message_id, arrived } : before
  const history: Thread['history'] = content
    ? [...job.thread.history, { role: 'assistant', content, id: job.message_id }]
    : job.thread.history
  cacheThread(ctx, job.user_id, job.conversation_id, { ...job.thread, rev: row.done.rev, history, scene })
}

const keepUsage = (ctx: Context, generation_id: number, { prompt, reply, cached }: Usage) =>
  ctx.db.query('update generations set prompt_tokens = $2, reply_tokens = $3, cached_tokens = $4 where id = $1', [
    generation_id,
    prompt,
    reply,
    cached,
  ])

/** Shows what was written: the first piece at once, later ones gathered by the frame. */
function createShow(ctx: Context, job: Job, reply: RunningReply) {
  let shown = reply.text.length
  let first = true
  const show = () => {
    if (shown === reply.text.length) return
    const delta: MessageDelta = {
      message_id: job.message_id,
      conversation_id: job.conversation_id,
      offset: shown,
      text: reply.text.slice(shown),
    }
    shown = reply.text.length
    ctx.bus.delta(job.user_id, delta)
  }
  return {
    soon() {
      if (!first) return inNextFrame(show)
      first = false
      show()
    },
    never: () => notInNextFrame(show),
  }
}
