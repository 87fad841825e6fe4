import type { Caller, Context } from '../context'
import { requireProof } from '../sessions/proof'
import { offeredWays } from './offered-ways'
import { settleNewPassword } from './settle-new-password'

/** Sets or changes the own password and ends every other session. Throws PROOF_REQUIRED. */
export async function changePassword(ctx: Context, caller: Caller, input: { password: string }): Promise<void> {
  const { password } = offeredWays(ctx)
  await requireProof(ctx, caller)
  await password.set(caller.identity_uid, input.password)
  await settleNewPassword(ctx, caller.identity_uid, caller)
}
