import type { IdentityTokens } from '@/contracts/users'
import type { Tokens } from '@/server/providers/identity/port'
import type { Context } from '../context'
import { AppError } from '../errors'
import { hitLimit } from '../rate-limit'
import { nativeMode } from './device'
import { endIdentitySession } from './end-sessions'

/** Tokens are 256 bits of chance; the limit only keeps guessing from costing us. */
const TRIES = { most: 120, seconds: 15 * 60 }

const present = (tokens: Tokens | null): IdentityTokens => {
  if (!tokens) throw new AppError('INVALID_TOKEN', 'This token isn’t valid, was already used, or has expired.')
  return { id_token: tokens.id_token, refresh_token: tokens.refresh_token, expires_at: tokens.expires_at.toISOString() }
}

export async function exchangeToken(
  ctx: Context,
  input: { token: string; client: string; user_agent: string | null },
): Promise<IdentityTokens> {
  await hitLimit(ctx, { key: `exchange:client:${input.client}`, ...TRIES })
  return present(await ctx.identity.exchange(input.token, nativeMode(input.user_agent)))
}

export async function refreshToken(ctx: Context, input: { refresh_token: string; client: string }): Promise<IdentityTokens> {
  await hitLimit(ctx, { key: `refresh:client:${input.client}`, ...TRIES })
  return present(await ctx.identity.refresh(input.refresh_token, (session) => endIdentitySession(ctx, session)))
}
