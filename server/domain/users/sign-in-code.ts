import type { Context } from '../context'
import { AppError } from '../errors'
import { mayEnterCode, noteRequester } from './code-browser'
import { digestOf, forgetLimit, hitLimit } from './rate-limit'

/** Ours, after research/safety.md A-02: sends and guesses are counted for the address and the client, across re-sends. */
const SENDS_PER_ADDRESS = { most: 5, seconds: 15 * 60 }
const SENDS_PER_CLIENT = { most: 20, seconds: 15 * 60 }
const GUESSES_PER_ADDRESS = { most: 8, seconds: 15 * 60 }
const GUESSES_PER_CLIENT = { most: 40, seconds: 15 * 60 }
export const CODE_MINUTES = 5

/** `browser` is the secret of our cookie, or null for clients that have none. */
type Asker = { email: string; client: string; browser: string | null }

/** Makes and mails a code. Known and unknown addresses are answered alike, and the mail is not waited for (timing). */
export async function requestCode(ctx: Context, input: Asker): Promise<void> {
  await hitLimit(ctx, { key: `otp-send:client:${input.client}`, ...SENDS_PER_CLIENT })
  await hitLimit(ctx, { key: `otp-send:address:${digestOf(input.email)}`, ...SENDS_PER_ADDRESS })
  const code = await ctx.identity.createCode(input.email)
  await noteRequester(ctx, { ...input, expires_at: new Date(ctx.now().getTime() + CODE_MINUTES * 60_000) })
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

/** The uid of whoever reads the mails of the address. Throws INVALID_CODE for every kind of wrong. */
export async function proveAddress(ctx: Context, input: Asker & { code: string }): Promise<string> {
  await hitLimit(ctx, { key: `otp-guess:client:${input.client}`, ...GUESSES_PER_CLIENT })
  const guesses = `otp-guess:address:${digestOf(input.email)}`
  await hitLimit(ctx, { key: guesses, ...GUESSES_PER_ADDRESS })
  const uid = (await mayEnterCode(ctx, input)) ? await ctx.identity.verifyCode(input.email, input.code) : null
  if (uid === null) throw new AppError('INVALID_CODE', 'This code is wrong or no longer valid. Check the newest mail, or ask for another code.')
  await forgetLimit(ctx, guesses)
  return uid
}

/** Exchanges address and code for a single-use custom token. */
export const verifyCode = async (ctx: Context, input: Asker & { code: string }): Promise<string> =>
  ctx.identity.mintCustomToken(await proveAddress(ctx, input))
