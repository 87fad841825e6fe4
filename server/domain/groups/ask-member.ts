import { randomUUID } from 'node:crypto'
import type { Message } from '@/contracts/messages'
import { refusePaused } from '../boundaries/pause'
import { characterGone } from '../characters/gone'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { loadThread } from '../messages/load-thread'
import { withinShare } from '../messages/own-share'
import { refuse } from '../messages/send-message'
import { openReply, writeMember } from './speak-next'

type Asked = { conversation_id: number; account_id: number; message_id?: number; idempotency_key: string | null }

/**
 * Lets a member of a group speak, without a message of the person's; with `message_id` its reply that failed is written once more, where it
 * is and from what was said before it. Paid like any reply, when it has arrived. Throws NOT_FOUND, INVALID_INPUT for who is not there,
 * CHARACTER_GONE, CHAT_PAUSED, GENERATION_RUNNING, RATE_LIMITED, NOT_ENOUGH_BALANCE, SPENDING_LIMIT_REACHED. Repeating the key answers the same.
 */
export const askMember = (ctx: Context, caller: Caller, input: Asked): Promise<Message> =>
  withinShare(ctx, { ...input, user_id: caller.user_id }, () => letSpeak(ctx, caller, input))

async function letSpeak(ctx: Context, caller: Caller, input: Asked): Promise<Message> {
  const { conversation_id, account_id: character_id, message_id = null } = input
  const thread = await loadThread(ctx, caller.user_id, conversation_id)
  if (!thread.group) throw notFound('Group')
  refusePaused(thread)
  const gone = thread.group.members.find((one) => one.character_id === character_id && one.left_after === null && one.gone)
  if (gone) throw characterGone(gone.full_name)
  const opened = await openReply(ctx, caller, thread, {
    conversation_id,
    character_id,
    message_id,
    key: input.idempotency_key ?? randomUUID(),
  })
  if (opened.outcome === 'replay') return opened.message
  if (opened.outcome === 'nothing') throw new AppError('INVALID_INPUT', 'This character can’t answer here.')
  if (opened.outcome !== 'ok') throw refuse(opened.outcome === 'moved' ? 'running' : opened.outcome)
  const { generation_id, reply_id, so_far } = opened
  // What came after a reply that failed was said later than it.
  const history = message_id === null ? thread.history : thread.history.filter(({ id }) => id <= message_id)
  writeMember(ctx, caller, {
    conversation_id,
    character_id,
    generation_id,
    message_id: reply_id,
    so_far,
    thread: { ...thread, history },
  })
  return opened.message
}
