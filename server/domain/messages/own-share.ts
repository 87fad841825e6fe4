import type { Context } from '../context'
import { AppError } from '../errors'
import { repliesOf, type RunningReplies } from './running-replies'

/** Chats in which one process writes for a person at once: more than anybody follows, and too few to take a model from others. */
export const MOST_AT_ONCE = 8
/** Clients that wait ask again after this. */
const RETRY_SECONDS = 5

/** Chats in which a reply was asked for and is not running yet, by person; one as often as it was asked for. */
const asked = new WeakMap<RunningReplies, Map<number, number[]>>()

type Chat = { user_id: number; conversation_id: number }

/**
 * Runs `open`, which has a reply written in the chat, where the person has room for one more. Throws RATE_LIMITED, before anything is
 * stored or set aside.
 */
export async function withinShare<T>(ctx: Context, { user_id, conversation_id }: Chat, open: () => Promise<T>): Promise<T> {
  const people = asked.get(ctx.running) ?? new Map<number, number[]>()
  asked.set(ctx.running, people)
  const opening = people.get(user_id) ?? []
  const running = repliesOf(ctx.running, user_id).map((reply) => reply.conversation_id)
  const others = new Set([...opening, ...running].filter((id) => id !== conversation_id))
  if (others.size >= MOST_AT_ONCE) {
    throw new AppError('RATE_LIMITED', `Up to ${MOST_AT_ONCE} replies are written at once. Wait for one of them. You weren’t charged.`, {
      retry_after: RETRY_SECONDS,
    })
  }
  opening.push(conversation_id)
  people.set(user_id, opening)
  try {
    return await open()
  } finally {
    opening.splice(opening.indexOf(conversation_id), 1)
    if (opening.length === 0) people.delete(user_id)
  }
}
