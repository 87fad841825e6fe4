import type { ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import { MESSAGE_CREDITS } from '@/contracts/prices'
import type { Caller, Context } from '../context'
import { publish } from '../events/publish'
import { chatOf } from '../messages/chat-of'
import { loadThread, type Thread } from '../messages/load-thread'
import { writeReply } from '../messages/write-reply'
import { asHeardBy } from './as-heard-by'

type Speaker = Pick<Caller, 'user_id' | 'premium' | 'app_mode'>

/** The rest of a turn: who still replies to the message `said_id`, one after the other. */
export type Turn = { conversation_id: number; said_id: number; rest: readonly number[] }

type Opening = {
  conversation_id: number
  character_id: number
  /** Its reply that failed, to be written once more. */
  message_id?: number | null
  /** Only while nothing of the person's has come after this message. */
  after_id?: number | null
  key: string
}
type Opened = { outcome: 'ok'; message: Message; reply_id: number; generation_id: number; so_far: string; events: ServerEvent[] }
type Outcome =
  | Opened
  | { outcome: 'replay'; message: Message }
  | { outcome: 'not_found' | 'running' | 'moved' | 'insufficient' | 'limit' | 'nothing' }

/** Sets the price of one reply aside and opens it. */
export async function openReply(ctx: Context, caller: Speaker, thread: Thread, of: Opening): Promise<Outcome> {
  const [row] = await ctx.db.query<{ result: Outcome }>('select start_group_reply($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as result', [
    caller.user_id,
    of.conversation_id,
    of.character_id,
    of.message_id ?? null,
    of.after_id ?? null,
    of.key,
    caller.premium ? 0 : MESSAGE_CREDITS,
    ctx.chat.name,
    chatOf(ctx, thread).model,
    ctx.now(),
  ])
  const result = row!.result
  if (result.outcome === 'ok') publish(ctx, caller.user_id, result.events)
  return result
}

type Reply = {
  conversation_id: number
  character_id: number
  generation_id: number
  message_id: number
  so_far?: string
  tried?: readonly string[]
  /** The whole thread, with what was said last. */
  thread: Thread
  turn?: Turn
}

/** Has a member's reply written from what it has heard, and then those of the others who are to follow. */
export function writeMember(ctx: Context, caller: Speaker, { thread, character_id, turn, so_far = '', ...reply }: Reply): void {
  writeReply(ctx, {
    user_id: caller.user_id,
    app_mode: caller.app_mode,
    so_far,
    thread: asHeardBy(thread, character_id, { plain: chatOf(ctx, thread).demo }),
    ...reply,
    ...(turn?.rest.length ? { then: () => speakNext(ctx, caller, turn, reply.message_id) } : {}),
  })
}

/**
 * The next of a turn, once the one before has ended however it did: it hears what that has said. Nothing more comes where the person has
 * written, stopped the chat or cannot pay. Who has left meanwhile is passed over.
 */
async function speakNext(ctx: Context, caller: Speaker, { conversation_id, said_id, rest }: Turn, after_id: number): Promise<void> {
  for (const [at, character_id] of rest.entries()) {
    if (ctx.stopping) return
    const before = await loadThread(ctx, caller.user_id, conversation_id)
    if (before.paused) return
    const key = `turn:${said_id}:${character_id}`
    const opened = await openReply(ctx, caller, before, { conversation_id, character_id, after_id, key })
    if (opened.outcome === 'nothing') continue
    if (opened.outcome !== 'ok') return
    const turn = { conversation_id, said_id, rest: rest.slice(at + 1) }
    const { generation_id, reply_id: message_id } = opened
    writeMember(ctx, caller, { conversation_id, character_id, generation_id, message_id, thread: before, turn })
    return
  }
}
