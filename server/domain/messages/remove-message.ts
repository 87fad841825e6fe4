import type { Context } from '../context'
import { AppError } from '../errors'
import { emptyMessages } from '../conversations/purge-trash'
import { deleteMessageOf } from './change-branch'

/**
 * For staff: takes a message away for good, with its words and what was spoken of it. An empty place stays, and nobody can bring it back.
 * Harmless when it is gone. Throws GENERATION_RUNNING while a reply is written, CONFLICT while a voice is made of it.
 */
export async function removeMessage(ctx: Context, message_id: number): Promise<void> {
  const [row] = await ctx.db.query<{ user_id: number; spoken: boolean }>(
    `select user_id, exists (select 1 from voices v where v.message_id = m.id and v.state in ('queued', 'running')) as spoken
       from messages m where id = $1`,
    [message_id],
  )
  if (!row) return
  if (row.spoken) throw new AppError('CONFLICT', 'A voice is being made of this message. Try again in a minute.')
  await deleteMessageOf(ctx, row.user_id, message_id).catch((error: unknown) => {
    // Removed before, or in a chat that is deleted itself.
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error
  })
  // Earlier than any time from which a deleted message can be recovered.
  await ctx.db.query(`update messages set shown = false, deleted_at = 'epoch' where id = $1`, [message_id])
  await emptyMessages(ctx, [message_id])
}
