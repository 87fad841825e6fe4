import type { PromptBlock, PromptRoom } from '@/contracts/memories'
import type { Caller, Context } from '../context'
import { inGroup } from '../groups/in-group'
import { chatOf } from './chat-of'
import { loadThread } from './load-thread'
import { promptOf, ratioOf } from './prompt-of'

/** How full the prompt of the next message is, in the model's tokens, and where it begins. Throws NOT_FOUND. */
export async function measurePrompt(
  ctx: Context,
  { user_id, app_mode }: Pick<Caller, 'user_id' | 'app_mode'>,
  conversation_id: number,
  character_id?: number,
): Promise<PromptRoom> {
  const thread = inGroup(ctx, await loadThread(ctx, user_id, conversation_id), character_id)
  const chat = chatOf(ctx, thread)
  const limit = chat.context_tokens
  const of = { user_id, conversation_id, thread, app_mode, history: thread.history, scene: '', context_tokens: limit }
  const { prompt } = await promptOf(ctx, of)
  const [all] = await ctx.db.query<{ count: number; at: Date | null }>(
    `select count(*)::int as count, min(created_at) filter (where id = $2) as at from messages
      where conversation_id = $1 and shown and content <> '' and status <> 'blocked' and not content_attributes ?| array['notice', 'forgotten']`,
    [conversation_id, thread.history[prompt.left_out]?.id ?? null],
  )
  const ratio = ratioOf(chat)
  return {
    limit,
    blocks: Object.entries(prompt.tokens).map(([name, tokens]) => ({
      name: name as PromptBlock,
      tokens: name === 'reply' ? tokens : Math.round(tokens * ratio),
    })),
    left_out: thread.group ? prompt.left_out : Math.max(0, all!.count - prompt.messages.length),
    from: all!.at && { message_id: thread.history[prompt.left_out]!.id, at: all!.at.toISOString() },
  }
}
