import type { Locale } from '@/contracts/locales'
import { textsOf } from '@/server/texts/texts-of'
import type { Context } from '../context'
import { AppError } from '../errors'
import { digestOf, hitLimit } from '../rate-limit'
import { localeOfAddress } from '../users/texts-for'
import { offeredWays } from './offered-ways'

/** As for sign-in codes. */
const SENDS_PER_ADDRESS = { most: 5, seconds: 15 * 60 }
const SENDS_PER_CLIENT = { most: 20, seconds: 15 * 60 }
/** Tokens are 256 bits of chance; the limit only keeps guessing from costing us. */
const TRIES_PER_CLIENT = { most: 40, seconds: 15 * 60 }
const LINK_MINUTES = 15

/** Mails a link that signs in once, to known and unknown addresses alike; the mail is not waited for (timing). */
export async function requestEmailLink(ctx: Context, input: { email: string; client: string; locale: Locale }): Promise<void> {
  const { email_link } = offeredWays(ctx)
  await hitLimit(ctx, { key: `link-send:client:${input.client}`, ...SENDS_PER_CLIENT })
  await hitLimit(ctx, { key: `link-send:address:${digestOf(input.email)}`, ...SENDS_PER_ADDRESS })
  const token = await email_link.create(input.email)
  const link = `${ctx.settings.origin}/?${new URLSearchParams({ email: input.email, mode: 'signIn', oobCode: token })}`
  const t = textsOf(await localeOfAddress(ctx, input.email, input.locale))
  const sent = ctx.mail.send({
    to: input.email,
    subject: t('emails.link.subject'),
    text: t('emails.link.text', { brand: ctx.settings.brand, link, minutes: LINK_MINUTES }),
  })
  sent.catch((error: unknown) => ctx.log.error({ err: error, provider: ctx.mail.name }, 'sign-in link not sent'))
}

/** Address and the token of the link become a custom token. Throws INVALID_TOKEN for every kind of wrong. */
export async function verifyEmailLink(ctx: Context, input: { email: string; token: string; client: string }): Promise<string> {
  const { email_link } = offeredWays(ctx)
  await hitLimit(ctx, { key: `link:client:${input.client}`, ...TRIES_PER_CLIENT })
  const uid = await email_link.verify(input.email, input.token)
  if (uid === null) throw new AppError('INVALID_TOKEN', 'This link has expired or was already used. Ask for a new one.')
  return ctx.identity.mintCustomToken(uid)
}
