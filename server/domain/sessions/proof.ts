import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { provenUntil } from './proof-age'

/** For verbs that change who can get in. Throws PROOF_REQUIRED. */
export async function requireProof(ctx: Context, caller: Caller): Promise<void> {
  if (!(await provenUntil(ctx, caller))) throw new AppError('PROOF_REQUIRED', 'Please confirm first that it is you.')
}
