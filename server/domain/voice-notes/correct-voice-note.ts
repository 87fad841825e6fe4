import type { ServerEvent } from '@/contracts/events'
import type { Message } from '@/contracts/messages'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { signMessage } from '../media/sign-messages'
import { rememberSoon } from '../memories/remember'
import { answerCrisis } from '../messages/answer-crisis'
import { findMessage } from '../messages/find-message'
import { loadThread } from '../messages/load-thread'
import { moderateText, MOST_ATTEMPTS } from '../messages/send-message'
import { lookByMeaning } from '../moderation/look-by-meaning'

type Outcome =
  | { outcome: 'ok'; message: Message; events?: ServerEvent[] }
  | { outcome: 'not_found' }
  | { outcome: 'running' }
  | { outcome: 'moved' }

/**
 * Corrects what was heard of one's own voice note; the character's next replies go on from the new words. Free, and moderated like a
 * message. Throws NOT_FOUND, CONTENT_BLOCKED, GENERATION_RUNNING. Repeating changes nothing.
 */
export async function correctVoiceNote(ctx: Context, { user_id }: Caller, message_id: number, content: string): Promise<Message> {
  const { conversation_id, sender_type } = await findMessage(ctx.db, user_id, message_id)
  if (sender_type !== 'User') throw notFound('Voice note')
  for (let attempt = 1; ; attempt++) {
    const thread = await loadThread(ctx, user_id, conversation_id)
    const before = { ...thread, history: thread.history.filter(({ id }) => id < message_id) }
    const crisis = await moderateText(ctx, user_id, { conversation_id, content }, before)
    const [row] = await ctx.db.query<{ result: Outcome }>('select correct_voice_note($1, $2, $3, $4, $5) as result', [
      user_id,
      message_id,
      thread.rev,
      content,
      ctx.now(),
    ])
    const result = row!.result
    if (result.outcome === 'moved' && attempt < MOST_ATTEMPTS) continue
    if (result.outcome === 'not_found') throw notFound('Voice note')
    if (crisis === 'acute') await answerCrisis(ctx, user_id, conversation_id, null)
    if (result.outcome !== 'ok')
      throw new AppError('GENERATION_RUNNING', 'A reply is still being written. Stop it or wait until it’s done.')
    if (!result.events) return signMessage(ctx, result.message)
    publish(ctx, user_id, result.events)
    await rememberSoon(ctx, user_id, conversation_id)
    if (crisis === 'none') void lookByMeaning(ctx, user_id, conversation_id, content)
    return signMessage(ctx, result.message)
  }
}
