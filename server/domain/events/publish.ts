import type { ServerEvent } from '@/contracts/events'
import type { Context } from '../context'
import { signEvents } from '../media/sign-messages'

/** Hands events that a transaction has stored to this process's sockets and wakes the feeds of the others. Call it after the commit. */
export function publish(ctx: Context, user_id: number, events: ServerEvent[] | null) {
  const last = events?.at(-1)
  if (!events || !last) return
  ctx.bus.events(user_id, signEvents(ctx, events))
  ctx.db.notify('events', `${user_id}:${last.seq}`)
}
