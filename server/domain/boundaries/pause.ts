import type { ServerEvent } from '@/contracts/events'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { stopReply } from '../messages/stop-reply'
import { closeScene } from '../surprises/scene-turn'

/** Fixed, not the persona's, never written by a model. */
export const PAUSE_MESSAGE =
  'You used your safe word, so everything has stopped. This is not your companion speaking. Nothing was charged. ' +
  'Take all the time you need. The chat waits until you resume it.'

/** What a chat that is stopped does not do until its person resumes it. */
export function refusePaused({ paused }: { paused: boolean }): void {
  if (paused) throw new AppError('CHAT_PAUSED', 'You stopped this chat with your safe word. Resume it to continue. You weren’t charged.')
}

/** Stops the scene, the reply that is being written and all that would follow, at once. Harmless when it is stopped already. */
export async function pauseChat(ctx: Context, caller: Pick<Caller, 'user_id'>, conversation_id: number): Promise<void> {
  const { user_id } = caller
  await ctx.db.query(
    'update conversations set paused_at = coalesce(paused_at, $3), rev = rev + 1 where id = $1 and user_id = $2 and deleted_at is null',
    [conversation_id, user_id, ctx.now()],
  )
  await stopReply(ctx, caller, conversation_id)
  await closeScene(ctx, { user_id, conversation_id })
}

/** Puts the fixed message in the place of a reply, unpaid. */
export async function answerPaused(ctx: Context, user_id: number, generation_id: number): Promise<void> {
  const [row] = await ctx.db.query<{ done: { events: ServerEvent[] } | null }>(
    `select finish_generation($1, 'complete', $2, '{"notice":"pause"}', false, $3) as done`,
    [generation_id, PAUSE_MESSAGE, ctx.now()],
  )
  publish(ctx, user_id, row?.done?.events ?? null)
}

/** Throws NOT_FOUND. */
export async function resumeChat(ctx: Context, caller: Caller, conversation_id: number): Promise<void> {
  const [row] = await ctx.db.query(
    'update conversations set paused_at = null, rev = rev + 1 where id = $1 and user_id = $2 and deleted_at is null returning id',
    [conversation_id, caller.user_id],
  )
  if (!row) throw notFound('Conversation')
}
