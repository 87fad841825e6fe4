import { randomUUID } from 'node:crypto'
import type { Message } from '@/contracts/messages'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { refusePaused } from '../boundaries/pause'
import { characterGone } from '../characters/gone'
import type { Verdict } from '@/server/providers/moderation/port'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { publish } from '../events/publish'
import { presentOf } from '../groups/members'
import { nextInTurn, speakersFor } from '../groups/next-speakers'
import { writeMember } from '../groups/speak-next'
import { lookByMeaning } from '../moderation/look-by-meaning'
import { answerCrisis } from './answer-crisis'
import { rewriteReply } from './change-branch'
import { chatOf } from './chat-of'
import { findMessage } from './find-message'
import { loadThread, type Thread } from './load-thread'
import { withinShare } from './own-share'
import { moderateText, MOST_ATTEMPTS, refuse, type StartOutcome } from './send-message'
import { writeReply } from './write-reply'

type Anew = { message_id: number; content: string | null; idempotency_key: string | null }
type Outcome = StartOutcome<{ message: Message; said_id: number | null }> | { outcome: 'moved' }

/** Replies to the same message, the newest, that another one should differ from. */
const MOST_TRIED = 8

const triedBefore = async (ctx: Context, conversation_id: number, reply_id: number): Promise<string[]> => {
  const rows = await ctx.db.query<{ content: string }>(
    `select o.content from messages m join messages o on o.conversation_id = m.conversation_id and o.parent_id = m.parent_id and not o.shown
      where m.id = $2 and m.conversation_id = $1 and o.sender_type = 'Contact' and o.character_id is not distinct from m.character_id
        and o.content <> '' order by o.id desc limit $3`,
    [conversation_id, reply_id, MOST_TRIED],
  )
  return rows.map(({ content }) => content)
}

/**
 * Who of a group speaks: the same one again, or who is meant by the person's other words; one always does. Null in a chat of two. Throws
 * INVALID_INPUT where it is not there anymore.
 */
function speakersAnew({ group, history }: Thread, content: string | null, speaker: number | null): number[] | null {
  if (!group) return null
  if (content !== null) {
    const meant = speakersFor(group, history, content)
    const next = nextInTurn(group, history)
    return meant.length > 0 || next === null ? meant : [next]
  }
  if (!presentOf(group).some(({ character_id }) => character_id === speaker))
    throw new AppError('INVALID_INPUT', 'This character isn’t in the group anymore.')
  return [speaker!]
}

async function answerAnew(ctx: Context, caller: Caller, { message_id, content, idempotency_key }: Anew): Promise<Message> {
  const { user_id } = caller
  const found = await findMessage(ctx.db, user_id, message_id)
  const { conversation_id } = found
  const key = idempotency_key ?? randomUUID()
  for (let attempt = 1; ; attempt++) {
    const thread = await loadThread(ctx, user_id, conversation_id)
    if (thread.gone !== null) throw characterGone(thread.gone)
    refusePaused(thread)
    const before: Thread = { ...thread, history: thread.history.filter(({ id }) => id < message_id) }
    const crisis = content === null ? 'none' : await moderateText(ctx, user_id, { conversation_id, content }, before)
    const open = () =>
      branchAndAnswer(ctx, caller, { message_id, content, key }, { ...found, thread, before, crisis, last: attempt === MOST_ATTEMPTS })
    const message = await (crisis === 'acute' ? open() : withinShare(ctx, { user_id, conversation_id }, open))
    if (message) return message
  }
}

type Asked = { message_id: number; content: string | null; key: string }
type Read = {
  conversation_id: number
  speaker: number | null
  thread: Thread
  /** What was said before the message. */
  before: Thread
  crisis: Verdict['crisis']
  last: boolean
}

/** Null where the thread has changed since it was read, unless that was the `last` attempt. */
async function branchAndAnswer(
  ctx: Context,
  caller: Caller,
  { message_id, content, key }: Asked,
  { conversation_id, speaker, thread, before, crisis, last }: Read,
): Promise<Message | null> {
  const { user_id } = caller
  const acute = crisis === 'acute'
  const speakers = speakersAnew(before, content, speaker)
  const [row] = await ctx.db.query<{ result: Outcome }>('select start_branch($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) as result', [
    user_id,
    conversation_id,
    message_id,
    thread.rev,
    key,
    content,
    caller.premium || acute ? 0 : MESSAGE_CREDITS,
    ctx.chat.name,
    chatOf(ctx, thread).model,
    ctx.now(),
    speakers?.[0] ?? null,
  ])
  const result = row!.result
  if (result.outcome === 'moved' && !last) return null
  if (result.outcome === 'replay') return result.message
  if (result.outcome !== 'ok') {
    if (acute) await answerCrisis(ctx, user_id, conversation_id, null)
    if (result.outcome === 'nothing') throw new AppError('INVALID_INPUT', 'This message can’t be answered again.')
    throw refuse(result.outcome === 'moved' ? 'running' : result.outcome)
  }
  publish(ctx, user_id, result.events)
  if (acute) {
    await answerCrisis(ctx, user_id, conversation_id, result.generation_id)
    return result.message
  }
  // Only now is the branch the one that is shown: what the reply may know is read again.
  const after = await loadThread(ctx, user_id, conversation_id)
  const tried = await triedBefore(ctx, conversation_id, result.reply_id)
  const { generation_id, reply_id } = result
  if (speakers) {
    const [character_id, ...rest] = speakers
    const turn = { conversation_id, said_id: result.said_id ?? 0, rest }
    writeMember(ctx, caller, {
      conversation_id,
      character_id: character_id!,
      generation_id,
      message_id: reply_id,
      thread: after,
      tried,
      turn,
    })
  } else {
    writeReply(ctx, {
      user_id,
      conversation_id,
      generation_id,
      message_id: reply_id,
      so_far: '',
      app_mode: caller.app_mode,
      thread: after,
      tried,
    })
  }
  if (content !== null && crisis === 'none') void lookByMeaning(ctx, user_id, conversation_id, content)
  return result.message
}

/**
 * Has a character's reply written once more. Throws NOT_FOUND, INVALID_INPUT for what is no plain reply, CHARACTER_GONE,
 * GENERATION_RUNNING, RATE_LIMITED, NOT_ENOUGH_BALANCE, SPENDING_LIMIT_REACHED, IDEMPOTENCY_KEY_REUSED. Repeating the key answers the same.
 */
export const regenerateMessage = (ctx: Context, caller: Caller, input: Omit<Anew, 'content'>): Promise<Message> =>
  answerAnew(ctx, caller, { ...input, content: null })

/** One's own message in other words and a reply to it; a character's in the person's. Throws as regenerateMessage, and CONTENT_BLOCKED. */
export async function editMessage(
  ctx: Context,
  caller: Caller,
  input: { message_id: number; content: string; idempotency_key: string | null },
): Promise<Message> {
  const found = await findMessage(ctx.db, caller.user_id, input.message_id)
  return found.sender_type === 'User'
    ? answerAnew(ctx, caller, input)
    : rewriteReply(ctx, caller, { ...input, conversation_id: found.conversation_id })
}
