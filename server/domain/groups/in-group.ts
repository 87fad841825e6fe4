import type { Context } from '../context'
import { chatOf } from '../messages/chat-of'
import type { Thread } from '../messages/load-thread'
import { asHeardBy } from './as-heard-by'
import { presentOf, speakerOf } from './members'

/** A group's thread as one member knows it: the given one, else who spoke last, else the first. A chat of two as it is. */
export function inGroup(ctx: Pick<Context, 'chat' | 'chats'>, thread: Thread, character_id?: number): Thread {
  if (!thread.group) return thread
  const present = presentOf(thread.group).map((one) => one.character_id)
  const last = thread.history.findLast((turn) => present.includes(speakerOf(turn) ?? 0))
  const of = character_id ?? (last ? speakerOf(last) : null) ?? present[0] ?? thread.character_id
  return asHeardBy(thread, of, { plain: chatOf(ctx, thread).demo })
}
