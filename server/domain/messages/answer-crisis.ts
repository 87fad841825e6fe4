import { crisisLineOf } from '@/contracts/crisis-lines'
import type { ServerEvent } from '@/contracts/events'
import type { Context } from '../context'
import { publish } from '../events/publish'
import { closeScene } from '../surprises/scene-turn'

/** Fixed, not the persona's, never written by a model. Where nobody knows the place: 988 is the United States' lifeline. */
export const CRISIS_MESSAGE =
  'This is not your companion speaking. It sounds as if you may be in danger or thinking about ending your life. ' +
  'You deserve a person right now. In the United States call or text 988, at any hour. Elsewhere, call your local ' +
  'emergency number, or find a crisis line at findahelpline.com. The conversation will wait for you; nothing was charged.'

/** The same with the line of where the person says that they live. */
export function crisisMessage(place: string | null): string {
  const line = crisisLineOf(place)
  if (!line || line.call === '988') return CRISIS_MESSAGE
  return (
    'This is not your companion speaking. It sounds as if you may be in danger or thinking about ending your life. ' +
    `You deserve a person right now. Call ${line.name} at ${line.call}, or your local emergency number. ` +
    'More lines are at findahelpline.com. The conversation will wait for you; nothing was charged.'
  )
}

/**
 * Emits to every device of the person that help was pointed to; with a generation it also puts the fixed message in the
 * reply's place, unpaid. Works without credits and without a model.
 */
export async function answerCrisis(ctx: Context, user_id: number, conversation_id: number, generation_id: number | null) {
  const level = generation_id === null ? 'concern' : 'acute'
  if (generation_id !== null) {
    const [person] = await ctx.db.query<{ place: string | null }>(`select preferences->>'place' as place from users where id = $1`, [
      user_id,
    ])
    const [row] = await ctx.db.query<{ done: { events: ServerEvent[] } | null }>(
      `select finish_generation($1, 'complete', $2, '{"notice":"crisis"}', false, $3) as done`,
      [generation_id, crisisMessage(person?.place ?? null), ctx.now()],
    )
    publish(ctx, user_id, row?.done?.events ?? null)
    // A game must not continue as if nothing had been said.
    await closeScene(ctx, { user_id, conversation_id })
  }
  const [row] = await ctx.db.query<{ events: ServerEvent[] }>(`select emit_events($1, array['safety.notice'], array[$2::json]) as events`, [
    user_id,
    JSON.stringify({ conversation_id, level }),
  ])
  publish(ctx, user_id, row?.events ?? null)
}
