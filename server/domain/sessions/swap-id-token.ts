import type { Context } from '../context'
import { AppError } from '../errors'
import { hitLimit } from '../rate-limit'

/** As for the other tokens: 256 bits of chance, the limit only keeps guessing from costing us. */
const TRIES = { most: 120, seconds: 15 * 60 }

/** The person signs in at another address of the same installation; second factor and age of the proof go with them. */
export async function swapIdToken(ctx: Context, input: { id_token: string; client: string }): Promise<{ token: string }> {
  await hitLimit(ctx, { key: `swap:client:${input.client}`, ...TRIES })
  const claims = await ctx.identity.verifyIdToken(input.id_token)
  if (!claims) throw new AppError('INVALID_TOKEN', 'This token isn’t valid or has expired.')
  const [closed] = await ctx.db.query('select 1 from users where identity_uid = $1 and disabled_at is not null', [claims.uid])
  if (closed) throw new AppError('FORBIDDEN', 'This account is closed.')
  return { token: await ctx.identity.mintCustomToken(claims.uid, claims.signed_in_at) }
}
