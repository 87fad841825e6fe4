import type { Context } from '../context'
import { AppError } from '../errors'
import { digestOf, forgetLimit, hitLimit } from '../rate-limit'
import { offeredWays } from './offered-ways'

/** The address's limit is shared by all who try, so that guesses cannot be spread over clients. */
const TRIES_PER_ADDRESS = { most: 10, seconds: 15 * 60 }
const TRIES_PER_CLIENT = { most: 40, seconds: 15 * 60 }

/** Throws INVALID_CREDENTIALS alike for an unknown address, no password and a wrong one, after the same work. */
export async function signInWithPassword(ctx: Context, input: { email: string; password: string; client: string }): Promise<string> {
  const { password } = offeredWays(ctx)
  await hitLimit(ctx, { key: `password:client:${input.client}`, ...TRIES_PER_CLIENT })
  const tries = `password:address:${digestOf(input.email)}`
  await hitLimit(ctx, { key: tries, ...TRIES_PER_ADDRESS })
  const uid = await password.verify(input.email, input.password)
  if (uid === null) throw new AppError('INVALID_CREDENTIALS', 'Wrong email or password. You can also sign in with an emailed code.')
  await forgetLimit(ctx, tries)
  return ctx.identity.mintCustomToken(uid)
}
