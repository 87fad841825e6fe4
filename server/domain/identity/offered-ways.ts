import type { Ways } from '@/server/providers/identity/port'
import type { Context } from '../context'
import { AppError } from '../errors'

/** The ways in that this server runs. Throws NOT_FOUND where the identity provider's own SDK offers them in the browser. */
export function offeredWays(ctx: Context): Ways {
  const { ways } = ctx.identity
  if (!ways) throw new AppError('NOT_FOUND', 'This server doesn’t offer this way to sign in.')
  return ways
}
