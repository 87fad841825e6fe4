import type { Context } from '../context'
import { proveAddress, type Asker } from '../users/sign-in-code'
import { offeredWays } from './offered-ways'
import { settleNewPassword } from './settle-new-password'

type SignUp = Asker & { code: string; password: string }

/**
 * Address, mailed code and a password become a custom token. Before the code is right nothing is kept, so nobody can wait
 * with a password at an address that is not theirs. For an account that had a password it is a reset.
 */
export async function signUpWithPassword(ctx: Context, input: SignUp): Promise<string> {
  const { password } = offeredWays(ctx)
  const uid = await proveAddress(ctx, input)
  const replaces = await password.has(uid)
  await password.set(uid, input.password)
  if (replaces) await settleNewPassword(ctx, uid)
  return ctx.identity.mintCustomToken(uid)
}
