import type { ServerEvent } from '@/contracts/events'
import type { Context } from '../context'

/** Hands events that a transaction has stored to this process's sockets; other processes hear of them by NOTIFY. */
export function publish(ctx: Context, user_id: number, events: ServerEvent[] | null) {
  if (events?.length) ctx.bus.events(user_id, events)
}
