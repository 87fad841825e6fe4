import type { Context } from '../context'
import { lookBack, type Thread } from './load-thread'

/** Threads of conversations that are going on in this process, so that a send need not read what it has just written. */
const MOST_THREADS = 500
const caches = new WeakMap<Context['db'], Map<string, Thread>>()
const cacheOf = (ctx: Context) => {
  let cache = caches.get(ctx.db)
  if (!cache) caches.set(ctx.db, (cache = new Map()))
  return cache
}
const keyOf = (user_id: number, conversation_id: number) => `${user_id}:${conversation_id}`

/** What is answered may be old: `send_message` compares its `rev` under the conversation's lock. */
export function takeThread(ctx: Context, user_id: number, conversation_id: number): Thread | undefined {
  const cache = cacheOf(ctx)
  const key = keyOf(user_id, conversation_id)
  const thread = cache.get(key)
  cache.delete(key)
  return thread
}

export function cacheThread(ctx: Context, user_id: number, conversation_id: number, thread: Thread): void {
  const cache = cacheOf(ctx)
  cache.set(keyOf(user_id, conversation_id), { ...thread, history: thread.history.slice(-lookBack(ctx)) })
  if (cache.size > MOST_THREADS) cache.delete(cache.keys().next().value ?? '')
}
