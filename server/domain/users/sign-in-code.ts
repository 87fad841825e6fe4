import { createHash } from 'node:crypto'
import type { Context } from '../context'
import { AppError } from '../errors'
import { forgetLimit, hitLimit } from './rate-limit'

export const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 22)

/** Ours, after research/safety.md A-02: sends and guesses are counted for the address and the client, across re-sends. */
const SENDS_PER_ADDRESS = { most: 5, seconds: 15 * 60 }
const SENDS_PER_CLIENT = { most: 20, seconds: 15 * 60 }
const GUESSES_PER_ADDRESS = { most: 8, seconds: 15 * 60 }
const GUESSES_PER_CLIENT = { most: 40, seconds: 15 * 60 }
export const CODE_MINUTES = 5

/** Makes and mails a code. Known and unknown addresses are answered alike, and the mail is not waited for (timing). */
export async function requestCode(ctx: Context, input: { email: string; client: string }): Promise<void> {
  await hitLimit(ctx, { key: `otp-send:client:${input.client}`, ...SENDS_PER_CLIENT })
  await hitLimit(ctx, { key: `otp-send:address:${digest(input.email)}`, ...SENDS_PER_ADDRESS })
  const code = await ctx.identity.createCode(input.email)
  const { brand } = ctx.settings
  // Neutral subject and sender: a mail is seen on lock screens (research/safety.md A-06).
  const sent = ctx.mail.send({
    to: input.email,
    subject: `${code} is your sign-in code`,
    text: `Your ${brand} sign-in code is ${code}.\n\nIt works once, for ${CODE_MINUTES} minutes.\n` +
      'If you did not ask for it, you can ignore this mail: nobody gets in without the code.\n',
  })
  sent.catch((error: unknown) => ctx.log.error({ err: error, provider: ctx.mail.name }, 'sign-in mail not sent'))
}

/** Exchanges address and code for a single-use custom token. Throws INVALID_CODE for every kind of wrong. */
export async function verifyCode(ctx: Context, input: { email: string; code: string; client: string }): Promise<string> {
  await hitLimit(ctx, { key: `otp-guess:client:${input.client}`, ...GUESSES_PER_CLIENT })
  const guesses = `otp-guess:address:${digest(input.email)}`
  await hitLimit(ctx, { key: guesses, ...GUESSES_PER_ADDRESS })
  const uid = await ctx.identity.verifyCode(input.email, input.code)
  if (uid === null) throw new AppError('INVALID_CODE', 'This code is wrong or no longer valid. Check the newest mail, or ask for another code.')
  await forgetLimit(ctx, guesses)
  return ctx.identity.mintCustomToken(uid)
}
