import { randomUUID } from 'node:crypto'
import type { ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import { DAILY_CREDITS, MESSAGE_CREDITS } from '@/contracts/prices'
import type { Caller, Context } from '../context'
import { notEnoughBalance } from '../credits/credits'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { moderate, refuseBlocked } from '../moderation/moderate'
import { answerCrisis } from './answer-crisis'
import { loadThread } from './load-thread'
import { moderationContext } from './moderation-context'
import { writeReply } from './write-reply'

export type SendInput = {
  conversation_id: number
  content: string
  image_request?: { level: string; prompt: string }
  idempotency_key: string | null
}

export type StartOutcome =
  | { outcome: 'ok'; message: Message; reply_id: number; generation_id: number; so_far?: string; events: ServerEvent[] }
  | { outcome: 'replay'; message: Message }
  | { outcome: 'key_reused' | 'not_found' | 'running' | 'insufficient' | 'nothing' }

/** Turns the refusals of send_message and continue_reply into what people are told. */
export function refuse(outcome: Exclude<StartOutcome['outcome'], 'ok' | 'replay'>): AppError {
  switch (outcome) {
    case 'not_found': return notFound('Conversation')
    case 'insufficient': return notEnoughBalance(MESSAGE_CREDITS)
    case 'running': return new AppError('GENERATION_RUNNING', 'A reply is still being written. Stop it or wait for its end.')
    case 'key_reused': return new AppError('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used for another message.')
    case 'nothing': return new AppError('NOTHING_TO_CONTINUE', 'There is nothing to go on from yet.')
  }
}

/**
 * Stores the person's message, sets its price aside (1 credit, premium none: section 9) and starts the reply.
 * The answer is the stored message; the reply comes over the socket. Repeating the key answers the same message.
 */
export async function sendMessage(ctx: Context, caller: Caller, input: SendInput): Promise<Message> {
  const { user_id } = caller
  const thread = await loadThread(ctx, user_id, input.conversation_id)
  const subject = { user_id, subject: `conversation:${input.conversation_id}` }
  const context = await moderationContext(ctx, thread)
  const verdict = await moderate(ctx, { stage: 'user_input', text: input.content, context }, subject)
  // Help is pointed to whatever becomes of the message: without credits, and when it is refused (research/safety.md L-05).
  const helped = verdict.crisis === 'concern' || (verdict.action === 'block' && verdict.crisis === 'acute')
  if (helped) await answerCrisis(ctx, user_id, input.conversation_id, null)
  refuseBlocked(verdict)

  const free = caller.premium || verdict.crisis === 'acute'
  const [row] = await ctx.db.query<{ result: StartOutcome }>(
    'select send_message($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) as result',
    [
      user_id, input.conversation_id, input.idempotency_key ?? randomUUID(), input.content,
      input.image_request ? JSON.stringify(input.image_request) : null, free ? 0 : MESSAGE_CREDITS,
      ctx.chat.name, ctx.chat.model, ctx.now(), DAILY_CREDITS,
    ],
  )
  const result = row!.result
  if (result.outcome === 'replay') return result.message
  if (result.outcome !== 'ok') throw refuse(result.outcome)
  publish(ctx, user_id, result.events)

  if (verdict.crisis === 'acute') await answerCrisis(ctx, user_id, input.conversation_id, result.generation_id)
  else {
    writeReply(ctx, {
      user_id, conversation_id: input.conversation_id, generation_id: result.generation_id, message_id: result.reply_id,
      thread: { ...thread, history: [...thread.history, { role: 'user', content: input.content }] }, so_far: '',
    })
  }
  return result.message
}
