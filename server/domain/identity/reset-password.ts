import type { Ways } from '@/server/providers/identity/port'
import { DEFAULT_LOCALE } from '@/contracts/locales'
import { textsOf } from '@/server/texts/texts-of'
import type { Context } from '../context'
import { AppError } from '../errors'
import { digestOf, hitLimit } from '../rate-limit'
import { localeOfAddress } from '../users/texts-for'
import { offeredWays } from './offered-ways'
import { settleNewPassword } from './settle-new-password'

/** As for sign-in codes. */
const SENDS_PER_ADDRESS = { most: 5, seconds: 15 * 60 }
const SENDS_PER_CLIENT = { most: 20, seconds: 15 * 60 }
/** Tokens are 256 bits of chance; the limit only keeps guessing from costing us. */
const TRIES_PER_CLIENT = { most: 40, seconds: 15 * 60 }
const RESET_MINUTES = 30

async function mailResetLink(ctx: Context, { password }: Ways, email: string): Promise<void> {
  const token = await password.createReset(email)
  if (token === null) return
  const link = `${ctx.settings.origin}/?reset-password=true&oobCode=${token}`
  const t = textsOf(await localeOfAddress(ctx, email, DEFAULT_LOCALE))
  await ctx.mail.send({
    to: email,
    subject: t('emails.reset.subject'),
    text: t('emails.reset.text', { brand: ctx.settings.brand, link, minutes: RESET_MINUTES }),
  })
}

/** Answers alike and as fast for known and unknown addresses: the account is looked up after the answer. */
export async function requestPasswordReset(ctx: Context, input: { email: string; client: string }): Promise<void> {
  const ways = offeredWays(ctx)
  await hitLimit(ctx, { key: `reset-send:client:${input.client}`, ...SENDS_PER_CLIENT })
  await hitLimit(ctx, { key: `reset-send:address:${digestOf(input.email)}`, ...SENDS_PER_ADDRESS })
  mailResetLink(ctx, ways, input.email).catch((error: unknown) =>
    ctx.log.error({ err: error, provider: ctx.mail.name }, 'reset mail not sent'),
  )
}

/** Sets the password and ends every session. Throws INVALID_TOKEN. */
export async function resetPassword(ctx: Context, input: { token: string; password: string; client: string }): Promise<void> {
  const { password } = offeredWays(ctx)
  await hitLimit(ctx, { key: `reset:client:${input.client}`, ...TRIES_PER_CLIENT })
  const uid = await password.reset(input.token, input.password)
  if (uid === null) throw new AppError('INVALID_TOKEN', 'This link has expired or was already used. Ask for a new one.')
  await settleNewPassword(ctx, uid)
}
