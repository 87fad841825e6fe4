import type { Locale } from '@/contracts/locales'
import { textsOf } from '@/server/texts/texts-of'
import type { Context } from '../context'
import { AppError } from '../errors'
import { mayEnterCode, recordRequester } from './code-browser'
import { knownDevice } from './known-device'
import { digestOf, forgetLimit, hitLimit } from '../rate-limit'
import { localeOfAddress } from './texts-for'

/**
 * Sends and guesses are counted for the client and, across re-sends, for who asks: a browser that signed in here before and a
 * browser that asked for the code have a count of their own, so that strangers use up only what all others share.
 */
const SENDS_PER_ASKER = { most: 5, seconds: 15 * 60 }
const SENDS_PER_CLIENT = { most: 20, seconds: 15 * 60 }
const GUESSES_PER_ASKER = { most: 8, seconds: 15 * 60 }
const GUESSES_PER_CLIENT = { most: 40, seconds: 15 * 60 }
export const CODE_MINUTES = 5

/** `browser` and `device` are the secrets of two cookies, or null for clients that have none. */
export type Asker = { email: string; client: string; browser: string | null; device: string | null }

/** Makes and mails a code. Known and unknown addresses are answered alike, and the mail is not waited for (timing). */
export async function requestCode(ctx: Context, input: Asker & { locale: Locale }): Promise<void> {
  await hitLimit(ctx, { key: `otp-send:client:${input.client}`, ...SENDS_PER_CLIENT })
  const device = knownDevice(ctx, input.email, input.device)
  const asker = device === null ? 'address' : `device:${device}`
  await hitLimit(ctx, { key: `otp-send:${asker}:${digestOf(input.email)}`, ...SENDS_PER_ASKER })
  const code = await ctx.identity.createCode(input.email)
  await recordRequester(ctx, { ...input, expires_at: new Date(ctx.now().getTime() + CODE_MINUTES * 60_000) })
  const { brand } = ctx.settings
  const t = textsOf(await localeOfAddress(ctx, input.email, input.locale))
  // Neutral subject and sender: a mail is seen on lock screens.
  const sent = ctx.mail.send({
    to: input.email,
    subject: t('emails.code.subject', { code }),
    text: t('emails.code.text', { brand, code, minutes: CODE_MINUTES }),
  })
  sent.catch((error: unknown) => ctx.log.error({ err: error, provider: ctx.mail.name }, 'sign-in mail not sent'))
}

const invalidCode = () =>
  new AppError('INVALID_CODE', 'This code is wrong or has expired. Check the newest email, or ask for another code.')

/** The uid of whoever reads the mails of the address. Throws INVALID_CODE for every kind of wrong. */
export async function proveAddress(ctx: Context, input: Asker & { code: string }): Promise<string> {
  await hitLimit(ctx, { key: `otp-guess:client:${input.client}`, ...GUESSES_PER_CLIENT })
  const entry = await mayEnterCode(ctx, input)
  // Only the browser that asked can be right; counting others would let them lock it out.
  if (entry === 'elsewhere') throw invalidCode()
  const asker = entry === 'asker' ? `browser:${digestOf(input.browser!)}` : 'address'
  const guesses = `otp-guess:${asker}:${digestOf(input.email)}`
  await hitLimit(ctx, { key: guesses, ...GUESSES_PER_ASKER })
  const uid = await ctx.identity.verifyCode(input.email, input.code)
  if (uid === null) throw invalidCode()
  await forgetLimit(ctx, guesses)
  return uid
}

/** Exchanges address and code for a single-use custom token. */
export const verifyCode = async (ctx: Context, input: Asker & { code: string }): Promise<string> =>
  ctx.identity.mintCustomToken(await proveAddress(ctx, input))
