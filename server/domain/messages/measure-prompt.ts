import type { Caller, Context } from '../context'
import type { Prompt } from './build-prompt'
import { chatOf } from './chat-of'
import { loadThread } from './load-thread'
import { promptOf, ratioOf } from './prompt-of'

/** How full the prompt of the next message is, in the model's tokens, and how many messages of the chat are no longer in it. */
export async function measurePrompt(
  ctx: Context,
  { user_id, app_mode }: Pick<Caller, 'user_id' | 'app_mode'>,
  conversation_id: number,
): Promise<Pick<Prompt, 'tokens' | 'left_out'> & { limit: number }> {
  const thread = await loadThread(ctx, user_id, conversation_id)
  const chat = chatOf(ctx, thread)
  const limit = chat.context_tokens
  const of = { user_id, conversation_id, thread, app_mode, history: thread.history, scene: '', context_tokens: limit }
  const { prompt } = await promptOf(ctx, of)
  const [all] = await ctx.db.query<{ count: number }>(
    `select count(*)::int as count from messages
      where conversation_id = $1 and content <> '' and status <> 'blocked' and not content_attributes ?| array['notice', 'forgotten']`,
    [conversation_id],
  )
  const ratio = ratioOf(chat)
  const tokens = Object.fromEntries(
    Object.entries(prompt.tokens).map(([name, count]) => [name, name === 'reply' ? count : Math.round(count * ratio)]),
  ) as Prompt['tokens']
  return { limit, tokens, left_out: Math.max(0, all!.count - prompt.messages.length) }
}
