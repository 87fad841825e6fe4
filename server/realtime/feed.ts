import type { MessageDelta } from '@/contracts/events'
import type { Context } from '@/server/domain/context'
import { SESSIONS_CHANNEL } from '@/server/domain/sessions/known-callers'
import { dropSeen, PRESENCE_CHANNEL } from '@/server/domain/push/send-pushes'
import type { Gateway } from './gateway'

/** NOTIFY is only a wake-up: a lost one delays by this much and never loses (architecture.md, "Realtime"). */
const CATCH_UP_MS = 30_000

/** Long enough for the direct way to be first. */
const SETTLE_MS = 5

type WireDelta = [process_id: string, user_id: number, message_id: number, conversation_id: number, offset: number, text: string]

/** Joins what other processes store to this process's sockets. Answers how to stop. */
export async function startFeed(ctx: Context, gateway: Gateway): Promise<() => Promise<void>> {
  // Commits of this process reach its sockets directly; by then their NOTIFY finds nothing missing.
  const pending = new Map<number, number>()
  let timer: NodeJS.Timeout | null = null
  const flush = () => {
    timer = null
    for (const [user_id, seq] of pending) void gateway.catchUp(user_id, seq)
    pending.clear()
  }
  const stopEvents = await ctx.db.listen('events', (payload) => {
    if (payload === null) return void gateway.catchUpAll()
    const [user_id = 0, seq = 0] = payload.split(':').map(Number)
    if (!gateway.hasUser(user_id)) return
    pending.set(user_id, seq)
    timer ??= setTimeout(flush, SETTLE_MS)
  })
  const stopDeltas = await ctx.db.listen('deltas', (payload) => {
    if (payload === null) return
    const [process_id, user_id, message_id, conversation_id, offset, text] = JSON.parse(payload) as WireDelta
    if (process_id === ctx.settings.process_id) return
    const delta: MessageDelta = { message_id, conversation_id, offset, text }
    gateway.delta(user_id, delta)
  })
  const stopEndings = await ctx.db.listen(SESSIONS_CHANNEL, (payload) => {
    if (payload !== null) return gateway.endUser(Number(payload))
    gateway.endOutdated().catch((error: unknown) => ctx.log.warn({ err: error }, 'outdated sockets not ended'))
  })
  const stopPresence = await ctx.db.listen(PRESENCE_CHANNEL, (payload) => {
    const seen = payload === null ? [] : (JSON.parse(payload) as number[]).filter((user_id) => gateway.isSeen(user_id))
    dropSeen(ctx, seen).catch((error: unknown) => ctx.log.warn({ err: error }, 'notifications not withdrawn'))
  })
  const catchingUp = setInterval(() => void gateway.catchUpAll(), CATCH_UP_MS)
  return async () => {
    clearInterval(catchingUp)
    if (timer) clearTimeout(timer)
    await Promise.all([stopEvents(), stopDeltas(), stopEndings(), stopPresence()])
  }
}
