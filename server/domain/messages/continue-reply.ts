import { randomUUID } from 'node:crypto'
import type { Message } from '@/contracts/messages'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { refusePaused } from '../boundaries/pause'
import { characterGone } from '../characters/gone'
import type { Caller, Context } from '../context'
import { publish } from '../events/publish'
import { askMember } from '../groups/ask-member'
import { presentOf, type GroupOf } from '../groups/members'
import { nextInTurn } from '../groups/next-speakers'
import { writeMember } from '../groups/speak-next'
import { chatOf } from './chat-of'
import { loadThread, type Thread } from './load-thread'
import { withinShare } from './own-share'
import { refuse, type StartOutcome } from './send-message'
import { writeReply } from './write-reply'

type Asked = { conversation_id: number; idempotency_key: string | null }

/** Continues where the last reply ended; costs a message like any reply, paid when it arrived. */
export const continueReply = (ctx: Context, caller: Caller, input: Asked): Promise<Message> =>
  withinShare(ctx, { ...input, user_id: caller.user_id }, () => goOn(ctx, caller, input))

async function goOn(ctx: Context, caller: Caller, input: Asked): Promise<Message> {
  const thread = await loadThread(ctx, caller.user_id, input.conversation_id)
  if (thread.gone !== null) throw characterGone(thread.gone)
  refusePaused(thread)
  const speaker = thread.group ? await lastSpeaker(ctx, input.conversation_id, thread.group) : null
  // In a group nobody goes on from the person's words, or from what one has said who is not there anymore.
  if (thread.group && speaker === null) return nextOfGroup(ctx, caller, thread.group, thread, input)
  const [row] = await ctx.db.query<{ result: StartOutcome<{ message: Message; so_far: string }> }>(
    'select continue_reply($1, $2, $3, $4, $5, $6, $7) as result',
    [
      caller.user_id,
      input.conversation_id,
      input.idempotency_key ?? randomUUID(),
      caller.premium ? 0 : MESSAGE_CREDITS,
      ctx.chat.name,
      chatOf(ctx, thread).model,
      ctx.now(),
    ],
  )
  const result = row!.result
  if (result.outcome === 'replay') return result.message
  if (result.outcome !== 'ok') throw refuse(result.outcome)
  publish(ctx, caller.user_id, result.events)
  if (speaker !== null) {
    const { generation_id, reply_id: message_id, so_far } = result
    writeMember(ctx, caller, { conversation_id: input.conversation_id, character_id: speaker, generation_id, message_id, so_far, thread })
  } else
    writeReply(ctx, {
      user_id: caller.user_id,
      conversation_id: input.conversation_id,
      generation_id: result.generation_id,
      message_id: result.reply_id,
      app_mode: caller.app_mode,
      thread,
      so_far: result.so_far,
    })
  return result.message
}

/** The member whose line is the newest; null where that is the person's, nobody's, or of one who is not there. */
async function lastSpeaker(ctx: Context, conversation_id: number, group: GroupOf): Promise<number | null> {
  const [last] = await ctx.db.query<{ character_id: number | null }>(
    'select character_id from messages where conversation_id = $1 and shown order by id desc limit 1',
    [conversation_id],
  )
  return presentOf(group).find(({ character_id }) => character_id === last?.character_id)?.character_id ?? null
}

async function nextOfGroup(ctx: Context, caller: Caller, group: GroupOf, { history }: Thread, input: Asked): Promise<Message> {
  const account_id = nextInTurn(group, history)
  if (account_id === null) throw refuse('nothing')
  return askMember(ctx, caller, { ...input, account_id })
}
