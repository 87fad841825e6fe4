import { randomUUID } from 'node:crypto'
import type { Message } from '@/contracts/messages'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import { refusePaused } from '../boundaries/pause'
import { characterGone } from '../characters/gone'
import type { Caller, Context } from '../context'
import { publish } from '../events/publish'
import { chatOf } from './chat-of'
import { loadThread } from './load-thread'
import { refuse, type StartOutcome } from './send-message'
import { writeReply } from './write-reply'

/** Continues where the last reply ended; costs a message like any reply, paid when it arrived. */
export async function continueReply(
  ctx: Context,
  caller: Caller,
  input: { conversation_id: number; idempotency_key: string | null },
): Promise<Message> {
  const thread = await loadThread(ctx, caller.user_id, input.conversation_id)
  if (thread.gone !== null) throw characterGone(thread.gone)
  refusePaused(thread)
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
