import type { Caller, Context } from '../context'
import { AppError } from '../errors'

/** How long a proof holds. */
const PROOF_MINUTES = 15

type Session = Caller & { session_hash: Uint8Array }

/** Proofs belong to a session; a bare identity token has none. */
export function needSession(caller: Caller): asserts caller is Session {
  if (!caller.session_hash) throw new AppError('FORBIDDEN', 'Sign in again to do this.')
}

const until = (proven_at: Date) => new Date(proven_at.getTime() + PROOF_MINUTES * 60_000)

/** Until when this session may change how the person signs in; null when it must prove itself again. */
export async function provenUntil(ctx: Context, caller: Caller): Promise<Date | null> {
  if (!caller.session_hash) return null
  const [row] = await ctx.db.query<{ proven_at: Date | null }>('select proven_at from sessions where id_hash = $1', [caller.session_hash])
  const end = row?.proven_at ? until(row.proven_at) : null
  return end && end > ctx.now() ? end : null
}

/** For verbs that change who can get in, or that cannot be undone. Throws PROOF_REQUIRED. */
export async function requireProof(ctx: Context, caller: Caller): Promise<void> {
  if (!(await provenUntil(ctx, caller))) throw new AppError('PROOF_REQUIRED', 'Confirm it’s you first.')
}

/** The session has just proven itself. Answers until when that holds. */
export async function recordProof(ctx: Context, session_hash: Uint8Array): Promise<Date> {
  const now = ctx.now()
  await ctx.db.query('update sessions set proven_at = $2 where id_hash = $1', [session_hash, now])
  return until(now)
}
