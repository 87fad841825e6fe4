import type { SignInWays } from '@/contracts/identity'
import type { Caller, Context } from '../context'
import { AppError } from '../errors'
import { provenUntil } from '../sessions/proof-age'
import { readSecondFactor } from '../sessions/second-factor'

/** The person's ways to sign in; null or empty where this server does not offer one. */
export async function readSignInWays(ctx: Context, caller: Caller): Promise<SignInWays> {
  const { ways } = ctx.identity
  const uid = caller.identity_uid
  const [user] = await ctx.db.query<{ email: string }>('select email from users where id = $1', [caller.user_id])
  if (!user) throw new AppError('UNAUTHENTICATED', 'This account no longer exists.')
  const proven_until = await provenUntil(ctx, caller)
  return {
    email: user.email,
    password: ways ? await ways.password.has(uid) : null,
    social: ways ? await ways.social.linked(uid) : [],
    passkeys: ways ? await ways.passkeys.list(uid) : [],
    second_factor: await readSecondFactor(ctx, caller.user_id),
    proven_until: proven_until && proven_until.toISOString(),
  }
}
