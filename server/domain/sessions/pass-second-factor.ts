import type { Context } from '../context'
import { AppError } from '../errors'
import { findChallenge, spendChallenge } from './challenge'
import { recordDevice, recoveryCodeUsed, sendNotice } from './notices'
import { countRecoveryCodes } from './recovery-codes'
import { countGuess, forgetGuesses, spendCode } from './second-factor'
import { holdAccount, insertSession } from './sessions'

type Answer = { challenge: string; code: string; client: string; user_agent: string | null }

const OVER = () => new AppError('INVALID_TOKEN', 'This sign-in took too long. Sign in again.')

/** The challenge of `openSession` and a code open the session. Throws INVALID_CODE, INVALID_TOKEN or RATE_LIMITED. */
export async function passSecondFactor(ctx: Context, answer: Answer): Promise<{ session_id: string }> {
  const waiting = await findChallenge(ctx, answer.challenge)
  if (!waiting) throw OVER()
  const { user_id } = waiting
  await countGuess(ctx, user_id, answer.client)
  const { session_id, kind } = await ctx.db.transaction(async (tx) => {
    await holdAccount(tx, user_id)
    const kind = await spendCode(ctx, tx, user_id, answer.code)
    if (!kind) throw new AppError('INVALID_CODE', 'This code is wrong or was already used. Wait for the next one, or use a recovery code.')
    if (!(await spendChallenge(ctx, tx, answer.challenge))) throw OVER()
    return { kind, session_id: await insertSession(ctx, tx, { ...waiting, user_agent: answer.user_agent, proven_at: ctx.now() }) }
  })
  await forgetGuesses(ctx, user_id)
  if (kind === 'recovery') await sendNotice(ctx, user_id, recoveryCodeUsed(ctx, await countRecoveryCodes(ctx.db, user_id)))
  await recordDevice(ctx, user_id, answer.user_agent)
  ctx.log.info({ user_id, second_factor: kind }, 'signed in')
  return { session_id }
}
