import type { ChatProvider } from '@/server/providers/chat/port'
import type { Context } from '../context'
import type { Thread } from './load-thread'

/** The model that a conversation has chosen; the default one where it has not, or where the operator took its choice away. */
export const chatOf = (ctx: Pick<Context, 'chat' | 'chats'>, { chat_model }: Pick<Thread, 'chat_model'>): ChatProvider =>
  ctx.chats.find(({ model }) => model === chat_model) ?? ctx.chat
