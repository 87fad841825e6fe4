import { randomUUID } from 'node:crypto'
import type { ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import { RETENTION } from '@/contracts/retention'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { signMessage } from '../media/sign-messages'
import { moderate, refuseBlocked } from '../moderation/moderate'
import { findMessage } from './find-message'
import { loadThread } from './load-thread'
import { moderationContext, writtenPersona } from './moderation-context'

const DAY_MS = 86_400_000

type Outcome =
  | { outcome: 'ok'; message: Message; events?: ServerEvent[] }
  | { outcome: 'not_found' }
  | { outcome: 'running' }
  | { outcome: 'nothing' }
type Change = { message_id: number; action: 'select' | 'delete' | 'recover' | 'rewrite'; content?: string; key?: string }

async function change(ctx: Context, { user_id }: Pick<Caller, 'user_id'>, { message_id, action, content, key }: Change): Promise<Message> {
  const [row] = await ctx.db.query<{ result: Outcome }>('select change_branch($1, $2, $3, $4, $5, $6, $7) as result', [
    user_id,
    message_id,
    action,
    content ?? null,
    key ?? null,
    new Date(ctx.now().getTime() - RETENTION.trash * DAY_MS),
    ctx.now(),
  ])
  const result = row!.result
  if (result.outcome === 'not_found') throw notFound('Message')
  if (result.outcome === 'running')
    throw new AppError('GENERATION_RUNNING', 'A reply is still being written. Stop it or wait until it’s done.')
  if (result.outcome === 'nothing') throw new AppError('INVALID_INPUT', 'This message can’t be edited.')
  publish(ctx, user_id, result.events ?? null)
  return signMessage(ctx, result.message)
}

/** Shows an alternative. Throws NOT_FOUND, GENERATION_RUNNING. Repeating changes nothing. */
export const selectMessage = (ctx: Context, caller: Caller, message_id: number) => change(ctx, caller, { message_id, action: 'select' })

/** Takes a message away for RETENTION.trash. What follows stays; the last one gives way to its alternative. Throws as selectMessage. */
export const deleteMessage = (ctx: Context, caller: Caller, message_id: number) => change(ctx, caller, { message_id, action: 'delete' })

/** The same for staff, in the chat of that person. */
export const deleteMessageOf = (ctx: Context, user_id: number, message_id: number) =>
  change(ctx, { user_id }, { message_id, action: 'delete' })

/** Brings a deleted message back to its place. Throws as selectMessage. */
export const recoverMessage = (ctx: Context, caller: Caller, message_id: number) => change(ctx, caller, { message_id, action: 'recover' })

/**
 * A character's message in the person's words, as an alternative, free; moderated like what a model writes, since later replies go on from it.
 * Throws CONTENT_BLOCKED, NOT_FOUND, INVALID_INPUT, GENERATION_RUNNING. Repeating the key answers the same.
 */
export async function rewriteReply(
  ctx: Context,
  caller: Caller,
  input: { message_id: number; conversation_id: number; content: string; idempotency_key: string | null },
): Promise<Message> {
  const { user_id } = caller
  const { message_id, content, conversation_id } = input
  const thread = await loadThread(ctx, user_id, conversation_id)
  const before = { ...thread, history: thread.history.filter(({ id }) => id < message_id) }
  const context = await moderationContext(ctx, before, { user_id, conversation_id, text: content })
  const persona = await writtenPersona(ctx, thread)
  const subject = { user_id, subject: `conversation:${conversation_id}` }
  for (const stage of ['user_input', 'model_output'] as const) {
    refuseBlocked(await moderate(ctx, { stage, text: content, context, persona }, subject))
  }
  return change(ctx, caller, { message_id, action: 'rewrite', content, key: input.idempotency_key ?? randomUUID() })
}

/** Pins a message, or no longer. Throws NOT_FOUND. */
export async function pinMessage(ctx: Context, { user_id }: Caller, message_id: number, on: boolean): Promise<Message> {
  const { character_id } = await findMessage(ctx.db, user_id, message_id)
  const { message, events } = await ctx.db.transaction(async (tx) => {
    const [row] = await tx.query<{ message: Message }>(
      `update messages m set pinned_at = case when $2 then coalesce(pinned_at, $3) end, rev = rev + 1 where id = $1
        returning message_json(m, $4) as message`,
      [message_id, on, ctx.now(), character_id],
    )
    const [emitted] = await tx.query<{ events: ServerEvent[] }>(
      `select emit_events($1, array['message.updated'], array[message_json(m, $3)]) as events from messages m where m.id = $2`,
      [user_id, message_id, character_id],
    )
    return { message: row!.message, events: emitted!.events }
  })
  publish(ctx, user_id, events)
  return signMessage(ctx, message)
}
