import type { Context } from '../context'
import { AppError } from '../errors'
import { repliesOf, type RunningReplies } from './running-replies'

/** Replies that one process writes for a person at once: more chats than anybody follows, and too few to take a model from others. */
export const MOST_AT_ONCE = 8
/** Clients that wait ask again after this. */
const RETRY_SECONDS = 5

/** Replies that were asked for and are not running yet, by person. */
const asked = new WeakMap<RunningReplies, Map<number, number>>()

/** Runs `open`, which has a reply written, where the person has room for one more. Throws RATE_LIMITED, before anything is stored or set aside. */
export async function withinShare<T>(ctx: Context, user_id: number, open: () => Promise<T>): Promise<T> {
  const opening = asked.get(ctx.running) ?? new Map<number, number>()
  asked.set(ctx.running, opening)
  const waiting = opening.get(user_id) ?? 0
  if (waiting + repliesOf(ctx.running, user_id).length >= MOST_AT_ONCE) {
    throw new AppError('RATE_LIMITED', `Up to ${MOST_AT_ONCE} replies are written at once. Wait for one of them. You weren’t charged.`, {
      retry_after: RETRY_SECONDS,
    })
  }
  opening.set(user_id, waiting + 1)
  try {
    return await open()
  } finally {
    const left = (opening.get(user_id) ?? 1) - 1
    if (left > 0) opening.set(user_id, left)
    else opening.delete(user_id)
  }
}
