import type { Passkey } from '@/contracts/identity'
import type { WebAuthnJson } from '@/server/providers/identity/port'
import type { Caller, Context } from '../context'
import { AppError, notFound } from '../errors'
import { passkeyAdded, passkeyRemoved, sendNotice } from '../sessions/notices'
import { requireProof } from '../sessions/proof'
import { hitLimit } from '../rate-limit'
import { offeredWays } from './offered-ways'

/** Against guessing; a person needs one or two tries. */
const TRIES_PER_CLIENT = { most: 40, seconds: 15 * 60 }
const MOST_PASSKEYS = 20

type Begun = { flow: string; options: WebAuthnJson }

export async function startPasskeySignIn(ctx: Context, { client }: { client: string }): Promise<Begun> {
  const { passkeys } = offeredWays(ctx)
  await hitLimit(ctx, { key: `passkey-start:client:${client}`, ...TRIES_PER_CLIENT })
  return passkeys.startSignIn()
}

/** Throws INVALID_CREDENTIALS for every kind of wrong. */
export async function finishPasskeySignIn(
  ctx: Context,
  input: { flow: string; credential: WebAuthnJson; client: string },
): Promise<string> {
  const { passkeys } = offeredWays(ctx)
  await hitLimit(ctx, { key: `passkey:client:${input.client}`, ...TRIES_PER_CLIENT })
  const uid = await passkeys.finishSignIn(input.flow, input.credential)
  if (uid === null) throw new AppError('INVALID_CREDENTIALS', 'This passkey wasn’t accepted. Try again, or sign in another way.')
  return ctx.identity.mintCustomToken(uid)
}

/** Throws PROOF_REQUIRED. */
export async function startPasskeyEnrolment(ctx: Context, caller: Caller): Promise<Begun> {
  const { passkeys } = offeredWays(ctx)
  await requireProof(ctx, caller)
  if ((await passkeys.list(caller.identity_uid)).length >= MOST_PASSKEYS) {
    throw new AppError('CONFLICT', `You can have up to ${MOST_PASSKEYS} passkeys. Remove one first.`)
  }
  return passkeys.startEnrolment(caller.identity_uid)
}

/** The proof was given minutes ago, at the start: the flow is worth nothing without it. */
export async function finishPasskeyEnrolment(
  ctx: Context,
  caller: Caller,
  answer: { flow: string; credential: WebAuthnJson; name: string },
): Promise<Passkey> {
  const made = await offeredWays(ctx).passkeys.finishEnrolment(caller.identity_uid, answer)
  if (made === 'invalid') throw new AppError('INVALID_INPUT', 'This passkey wasn’t accepted. Start again.')
  if (made === 'taken') throw new AppError('CONFLICT', 'You already added this passkey.')
  await sendNotice(ctx, caller.user_id, passkeyAdded(ctx))
  return made
}

/** Throws PROOF_REQUIRED and NOT_FOUND. */
export async function removePasskey(ctx: Context, caller: Caller, id: number): Promise<void> {
  const { passkeys } = offeredWays(ctx)
  await requireProof(ctx, caller)
  if (!(await passkeys.remove(caller.identity_uid, id))) throw notFound('Passkey')
  await sendNotice(ctx, caller.user_id, passkeyRemoved(ctx))
}
