import { randomUUID } from 'node:crypto'
import type { ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import type { PhotoRequest } from '@/contracts/photos'
import { readPhotoRequest } from '@/contracts/read-photo-request'
import { answerPaused, pauseChat } from '../boundaries/pause'
import { saysSafeWord } from '../boundaries/themes'
import { refuseOnAgeHold } from '../account/age-hold'
import { characterGone } from '../characters/gone'
import type { Verdict } from '@/server/providers/moderation/port'
import type { Caller, Context } from '../context'
import { notEnoughBalance, overSpendingLimit } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { presentOf } from '../groups/members'
import { nextInTurn, speakersFor } from '../groups/next-speakers'
import { writeMember } from '../groups/speak-next'
import { askAhead } from '../memories/recall'
import { lookByMeaning } from '../moderation/look-by-meaning'
import { moderate, refuseBlocked } from '../moderation/moderate'
import { requestPhoto } from '../photos/request-photo'
import { closeScene } from '../surprises/scene-turn'
import { keepTimeZone } from '../users/time-zone'
import { answerCrisis } from './answer-crisis'
import { chatOf } from './chat-of'
import { loadThread, type Thread } from './load-thread'
import { moderationContext, recentTurns, writtenPersona } from './moderation-context'
import { withinShare } from './own-share'
import { takeThread } from './recent-threads'
import type { ReplyFacts } from './reply-facts'
import { writeReply } from './write-reply'

export type SendInput = {
  conversation_id: number
  content: string
  image_request?: PhotoRequest
  time_zone?: string
  /** It was said in this call: the call's minutes pay for it, and it asks for no photo. */
  call_id?: number
  idempotency_key: string | null
}

type Started = { outcome: 'ok'; reply_id: number; generation_id: number; events: ServerEvent[] }
type Refused = 'key_reused' | 'not_found' | 'running' | 'insufficient' | 'limit' | 'nothing'
export type StartOutcome<T> = (Started & T) | { outcome: 'replay'; message: Message } | { outcome: Refused }
type SendOutcome =
  | StartOutcome<{ name: string | null; gender: string | null; language: string | null; facts: ReplyFacts | null }>
  | { outcome: 'moved' }

/** Attempts while other calls change the same thread; then the call fails. */
export const MOST_ATTEMPTS = 4

/** Turns the refusals of send_message and continue_reply into the errors that people read. */
export function refuse(outcome: Refused): AppError {
  switch (outcome) {
    case 'not_found':
      return notFound('Conversation')
    case 'insufficient':
      return notEnoughBalance(MESSAGE_CREDITS)
    case 'limit':
      return overSpendingLimit()
    case 'running':
      return new AppError('GENERATION_RUNNING', 'A reply is still being written. Stop it or wait until it’s done.')
    case 'key_reused':
      return new AppError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another message.')
    case 'nothing':
      return new AppError('NOTHING_TO_CONTINUE', 'There’s nothing to continue yet.')
  }
}

/**
 * Stores the person's message, sets its price aside (1 credit, premium none) and starts the reply. Throws RATE_LIMITED while as many
 * replies as one person has a share of are being written. The answer is the stored message; the reply comes over the socket. Repeating the key answers the same message.
 */
export async function sendMessage(ctx: Context, caller: Caller, input: SendInput): Promise<Message> {
  const { user_id } = caller
  const { conversation_id } = input
  const idempotency_key = input.idempotency_key ?? randomUUID()
  let thread = takeThread(ctx, user_id, conversation_id) ?? (await loadThread(ctx, user_id, conversation_id))
  if (saysSafeWord(input.content, thread.safe_word)) {
    // Before anything else: whatever becomes of the message, the scene is over.
    await pauseChat(ctx, caller, conversation_id)
    thread = await loadThread(ctx, user_id, conversation_id)
  }
  for (let attempt = 1; ; attempt++) {
    const pair = { user_id, conversation_id, character_id: thread.character_id }
    if (thread.gone === null && !thread.paused) askAhead(ctx, pair, input.content, false)
    const crisis = await moderateText(ctx, user_id, input, thread)
    const acute = crisis === 'acute'
    if (thread.gone !== null) return refuseGoneOne(ctx, user_id, { ...input, idempotency_key }, { gone: thread.gone, acute })
    const request = acute || thread.paused || input.call_id ? null : (input.image_request ?? readPhotoRequest(input.content))
    if (!acute && !thread.paused && !request) askAhead(ctx, pair, input.content, true)
    if (request) return askForPhoto(ctx, caller, { ...input, idempotency_key }, request)
    const open = () => storeAndAnswer(ctx, caller, { ...input, idempotency_key }, { thread, crisis, last: attempt === MOST_ATTEMPTS })
    // Words of help and of a pause need no model.
    const message = await (acute || thread.paused ? open() : withinShare(ctx, { user_id, conversation_id }, open))
    if (message) return message
    thread = await loadThread(ctx, user_id, conversation_id)
  }
}

/** Null where the thread has changed since it was read, unless that was the `last` attempt. */
async function storeAndAnswer(
  ctx: Context,
  caller: Caller,
  input: SendInput & { idempotency_key: string },
  { thread, crisis, last }: { thread: Thread; crisis: Verdict['crisis']; last: boolean },
): Promise<Message | null> {
  const { user_id } = caller
  const { conversation_id } = input
  const acute = crisis === 'acute'
  const credits = caller.premium || acute || thread.paused || input.call_id ? 0 : MESSAGE_CREDITS
  const speakers = speakersOf(thread, input.content, acute)
  const result = speakers
    ? await storeToGroup(ctx, input, user_id, thread, { credits, speakers })
    : await store(ctx, input, user_id, thread, credits)
  if (result.outcome === 'moved' && !last) return null
  if (result.outcome === 'replay') return result.message
  if (result.outcome !== 'ok') {
    // While another reply is written the message is refused; the help is not.
    if (acute) await answerCrisis(ctx, user_id, conversation_id, null)
    throw refuse(result.outcome === 'moved' ? 'running' : result.outcome)
  }
  publish(ctx, user_id, result.events)
  // In a group nobody may have been asked.
  if (!result.generation_id) return result.events[0]!.data as Message
  if (acute) await answerCrisis(ctx, user_id, conversation_id, result.generation_id)
  else if (thread.paused) await answerPaused(ctx, user_id, result.generation_id)
  else {
    const time_zone = await keepTimeZone(ctx, user_id, thread.time_zone, input.time_zone)
    const history: Thread['history'] = [
      ...thread.history,
      { role: 'user', content: input.content, id: (result.events[0]!.data as Message).id },
    ]
    if (speakers) {
      const [character_id, ...rest] = speakers
      const { generation_id, reply_id: message_id } = result
      const turn = { conversation_id, said_id: history.at(-1)!.id, rest }
      const whole = { ...thread, time_zone, history }
      writeMember(ctx, caller, { conversation_id, character_id: character_id!, generation_id, message_id, thread: whole, turn })
    } else
      writeReply(ctx, {
        user_id,
        conversation_id,
        generation_id: result.generation_id,
        message_id: result.reply_id,
        so_far: '',
        app_mode: caller.app_mode,
        facts: result.facts ?? undefined,
        thread: { ...thread, user_name: result.name, user_gender: result.gender, user_language: result.language, time_zone, history },
      })
  }
  if (crisis === 'none') void lookByMeaning(ctx, user_id, conversation_id, input.content)
  return result.events[0]!.data as Message
}

/** What was sent before the character went is answered again; help is pointed to whether or not anybody is there to reply. */
async function refuseGoneOne(
  ctx: Context,
  user_id: number,
  input: SendInput,
  { gone, acute }: { gone: string; acute: boolean },
): Promise<Message> {
  const [sent] = await ctx.db.query<{ message: Message }>(
    `select message_json(m, c.character_id) as message from messages m join conversations c on c.id = m.conversation_id
      where m.user_id = $1 and m.client_key = $2 and c.id = $3`,
    [user_id, input.idempotency_key, input.conversation_id],
  )
  if (sent) return sent.message
  if (acute) await answerCrisis(ctx, user_id, input.conversation_id, null)
  throw characterGone(gone)
}

/** A sentence that asks for a photo costs the photo alone, and its answer is the photo. */
async function askForPhoto(
  ctx: Context,
  caller: Caller,
  input: SendInput & { idempotency_key: string },
  request: PhotoRequest,
): Promise<Message> {
  const { conversation_id, content, idempotency_key } = input
  await refuseOnAgeHold(ctx.db, caller.user_id)
  await requestPhoto(ctx, caller, { conversation_id, request, origin: 'text', said: content, idempotency_key })
  const [row] = await ctx.db.query<{ message: Message }>(
    `select message_json(m, c.character_id) as message from messages m join conversations c on c.id = m.conversation_id
      where m.user_id = $1 and m.client_key = $2`,
    [caller.user_id, idempotency_key],
  )
  if (!row) throw new AppError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another message.')
  return row.message
}

/** Throws CONTENT_BLOCKED. Answers how much danger the words show; where it is acute a fixed message takes the reply's place, unpaid. */
export async function moderateText(
  ctx: Context,
  user_id: number,
  { conversation_id, content }: Pick<SendInput, 'conversation_id' | 'content'>,
  thread: Thread,
): Promise<Verdict['crisis']> {
  // Whoever hears it may answer it: in a group what is written about each of them counts.
  const heard = thread.group ? presentOf(thread.group).map(({ character_id }) => ({ ...thread, character_id })) : [thread]
  const of = { user_id, conversation_id, text: content }
  const contexts = await Promise.all(heard.map((one) => moderationContext(ctx, one, of)))
  const context = contexts.length > 1 ? [...new Set(contexts.flat())] : contexts.flat()
  const persona = (await Promise.all(heard.map((one) => writtenPersona(ctx, one)))).flat()
  const verdict = await moderate(
    ctx,
    { stage: 'user_input', text: content, context, persona, turns: recentTurns(thread) },
    { user_id, subject: `conversation:${conversation_id}` },
  )
  // Help is pointed to whatever becomes of the message: without credits, and when it is refused.
  const helped = verdict.crisis === 'concern' || (verdict.action === 'block' && verdict.crisis === 'acute')
  if (helped) await answerCrisis(ctx, user_id, conversation_id, null)
  if (helped && verdict.crisis === 'acute') await closeScene(ctx, { user_id, conversation_id })
  refuseBlocked(verdict)
  return verdict.crisis
}

/** Who of a group replies; null in a chat of two. A fixed message takes one reply's place, whoever is named. */
function speakersOf({ group, history, paused }: Thread, content: string, acute: boolean): number[] | null {
  if (!group) return null
  const first = acute || paused ? nextInTurn(group, history) : null
  return first === null ? speakersFor(group, history, content) : [first]
}

async function storeToGroup(
  ctx: Context,
  input: SendInput,
  user_id: number,
  thread: Thread,
  { credits, speakers }: { credits: number; speakers: readonly number[] },
): Promise<SendOutcome> {
  const [row] = await ctx.db.query<{ result: SendOutcome }>(
    'select send_to_group($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as result',
    [
      user_id,
      input.conversation_id,
      thread.rev,
      input.idempotency_key,
      input.content,
      speakers[0] ?? null,
      speakers.length,
      credits,
      ctx.chat.name,
      chatOf(ctx, thread).model,
      ctx.now(),
    ],
  )
  return row!.result
}

async function store(ctx: Context, input: SendInput, user_id: number, thread: Thread, credits: number): Promise<SendOutcome> {
  const [row] = await ctx.db.query<{ result: SendOutcome }>('select send_message($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as result', [
    user_id,
    input.conversation_id,
    thread.rev,
    input.idempotency_key,
    input.content,
    input.image_request ? JSON.stringify(input.image_request) : null,
    credits,
    ctx.chat.name,
    chatOf(ctx, thread).model,
    ctx.now(),
    input.call_id ?? null,
  ])
  return row!.result
}
