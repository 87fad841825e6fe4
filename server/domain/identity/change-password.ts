import type { Caller, Context } from '../context'
import { endUserSessions } from '../sessions/end-sessions'
import { requireProof } from '../sessions/proof'
import { offeredWays } from './offered-ways'

/** Sets or changes the own password and ends every other session. Throws PROOF_REQUIRED. */
export async function changePassword(ctx: Context, caller: Caller, input: { password: string }): Promise<void> {
  const { password } = offeredWays(ctx)
  await requireProof(ctx, caller)
  await password.set(caller.identity_uid, input.password)
  await endUserSessions(ctx, caller.user_id, { except: caller })
}
