import type { Caller, Context } from '../context'

/** How long a sign-in counts as a proof (research/safety.md A-04). */
const PROOF_MS = 15 * 60_000

/** Until when this session may change how the person signs in; null when it must prove itself again. */
export async function provenUntil(ctx: Context, caller: Caller): Promise<Date | null> {
  if (!caller.session_hash) return null
  const [row] = await ctx.db.query<{ created_at: Date | string }>(
    'select created_at from sessions where id_hash = $1', [caller.session_hash])
  const end = row && new Date(new Date(row.created_at).getTime() + PROOF_MS)
  return end && end > ctx.now() ? end : null
}
