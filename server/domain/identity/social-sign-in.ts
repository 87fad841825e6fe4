import type { SocialProvider } from '@/contracts/identity'
import { ProviderError } from '@/server/providers/errors'
import type { SocialOutcome } from '@/server/providers/identity/port'
import type { Context } from '../context'
import { AppError } from '../errors'
import { hitLimit } from '../rate-limit'
import { offeredWays } from './offered-ways'

/** Every try may cost a request to the provider. */
const TRIES_PER_CLIENT = { most: 40, seconds: 15 * 60 }

/** contracts/identity.ts takes no longer code. */
const LONGEST_FIELD = 4000

type Answer = { state: string; code: string; verifier: string; client: string }

/** A provider that fails is not our failure, and another way in is open. */
async function reached<T>(ctx: Context, provider: SocialProvider, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    ctx.log.error({ err: error, provider }, 'social sign-in failed')
    throw new AppError('PROVIDER_UNAVAILABLE', 'This sign-in provider isn’t answering. Try again, or sign in with an emailed code.')
  }
}

/** Where the provider asks the person. `challenge` ties the answer to the browser that began. */
export async function startSocialSignIn(
  ctx: Context,
  provider: SocialProvider,
  input: { challenge: string; client: string },
): Promise<{ url: string; state: string }> {
  const { social } = offeredWays(ctx)
  await hitLimit(ctx, { key: `social-start:client:${input.client}`, ...TRIES_PER_CLIENT })
  const started = await reached(ctx, provider, () => social.start(provider, input.challenge))
  if (!started) throw new AppError('NOT_FOUND', 'This sign-in provider isn’t set up here.')
  return started
}

/** What the provider sent back becomes a custom token. Throws INVALID_TOKEN, and FORBIDDEN for an unverified address. */
export async function finishSocialSignIn(ctx: Context, provider: SocialProvider, { client, ...answer }: Answer): Promise<string> {
  const { social } = offeredWays(ctx)
  await hitLimit(ctx, { key: `social-finish:client:${client}`, ...TRIES_PER_CLIENT })
  const outcome = await reached(ctx, provider, () => social.finish(provider, answer))
  return tokenFor(ctx, outcome, 'This sign-in took too long or started in another browser. Start again.')
}

/** The same for a token that the provider gave a native app. */
export async function signInWithProviderToken(
  ctx: Context,
  provider: SocialProvider,
  { client, ...given }: { id_token: string; nonce: string; client: string },
): Promise<string> {
  const { social } = offeredWays(ctx)
  await hitLimit(ctx, { key: `social-finish:client:${client}`, ...TRIES_PER_CLIENT })
  const outcome = await reached(ctx, provider, () => social.enter(provider, given))
  return tokenFor(ctx, outcome, 'This sign-in isn’t valid, or took too long. Start again.')
}

function tokenFor(ctx: Context, outcome: SocialOutcome, invalid: string): Promise<string> {
  if ('uid' in outcome) return ctx.identity.mintCustomToken(outcome.uid)
  throw outcome.refused === 'invalid'
    ? new AppError('INVALID_TOKEN', invalid)
    : new AppError('FORBIDDEN', 'The provider hasn’t confirmed your email address. Confirm it there, or use an emailed code.')
}

/** Where to redirect after Apple's form has arrived at the API. Null when Apple is not set up or the form is not Apple's. */
export function socialReturnAddress(ctx: Context, provider: SocialProvider, form: Record<string, unknown>): string | null {
  if (!ctx.settings.identity.social.includes(provider)) return null
  const query = new URLSearchParams({ provider })
  for (const name of ['state', 'code', 'error']) {
    const value = form[name]
    if (typeof value === 'string' && value.length <= LONGEST_FIELD) query.set(name, value)
  }
  return query.has('state') ? `${ctx.settings.origin}/auth/return?${query}` : null
}
