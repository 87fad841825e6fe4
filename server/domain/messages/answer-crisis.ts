import { crisisLineOf } from '@/contracts/crisis-lines'
import type { ServerEvent } from '@/contracts/events'
import type { Context } from '../context'
import { publish } from '../events/publish'
import { closeScene } from '../surprises/scene-turn'
import { textsFor } from '../users/texts-for'

/**
 * Emits to every device of the person that help was pointed to; with a generation it also puts the fixed message of
 * the catalog `crisis` in the reply's place, unpaid: not the persona's and never written by a model. Works without
 * credits and without a model.
 */
export async function answerCrisis(ctx: Context, user_id: number, conversation_id: number, generation_id: number | null) {
  const level = generation_id === null ? 'concern' : 'acute'
  if (generation_id !== null) {
    const [person] = await ctx.db.query<{ place: string | null }>(`select preferences->>'place' as place from users where id = $1`, [
      user_id,
    ])
    const t = await textsFor(ctx, user_id)
    // Where nobody knows the place, the message names lines of the language, in English 988 of the United States.
    const line = crisisLineOf(person?.place ?? null)
    const text = line && line.call !== '988' ? t('crisis.message_line', { line: line.name, number: line.call }) : t('crisis.message')
    const [row] = await ctx.db.query<{ done: { events: ServerEvent[] } | null }>(
      `select finish_generation($1, 'complete', $2, '{"notice":"crisis"}', false, $3) as done`,
      [generation_id, text, ctx.now()],
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
