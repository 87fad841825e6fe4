import type { Caller, Context } from '../context'
import { AppError } from '../errors'

const PROOF_MINUTES = 15

/** Throws PROOF_REQUIRED unless this session began within the last 15 minutes. */
export async function requireProof(ctx: Context, caller: Caller): Promise<void> {
  const [row] = caller.session_hash
    ? await ctx.db.query<{ created_at: Date | string }>('select created_at from sessions where id_hash = $1', [caller.session_hash])
    : []
  const age = row ? ctx.now().getTime() - new Date(row.created_at).getTime() : Infinity
  if (age > PROOF_MINUTES * 60_000) throw new AppError('PROOF_REQUIRED', 'Please confirm that it is you first.')
}
