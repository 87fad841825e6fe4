import { localeTag, type Locale } from '@/contracts/locales'
import { storedLocale, textsOf, type Translate } from '@/server/texts/texts-of'
import type { Context } from '../context'
import { deviceOf } from './device'

/** A new kind of device is forgotten after this long. */
const FORGET_DEVICE_DAYS = 90

/** What an email says, in the person's language. */
export type Notice = (t: Translate, locale: Locale) => { subject: string; text: string }

/** Notifies the person by mail, without waiting. Subjects are neutral: they are seen on lock screens. */
export async function sendNotice(ctx: Context, user_id: number, notice: Notice): Promise<void> {
  const [user] = await ctx.db.query<{ email: string; locale: string | null }>(
    "select email, custom_attributes->>'locale' as locale from users where id = $1",
    [user_id],
  )
  if (!user) return
  const locale = storedLocale(user.locale)
  ctx.mail.send({ to: user.email, ...notice(textsOf(locale), locale) }).catch((error: unknown) => {
    ctx.log.error({ err: error, provider: ctx.mail.name }, 'notice not sent')
  })
}

/** `Nov 22, 2026, 4:56 PM UTC` */
export const formatMinute = (time: Date, locale: Locale) =>
  `${new Intl.DateTimeFormat(localeTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' }).format(time)} UTC`

type Change = 'factor_on' | 'factor_off' | 'recovery_new' | 'password' | 'passkey_on' | 'passkey_off'

const changed =
  (ctx: Context, what: (t: Translate, brand: string) => string): Notice =>
  (t, locale) => {
    const { brand } = ctx.settings
    return {
      subject: t('emails.sign_in.changed_subject'),
      text: t('emails.sign_in.changed_text', {
        what: what(t, brand),
        time: formatMinute(ctx.now(), locale),
        not_you: t('emails.sign_in.not_you', { brand }),
      }),
    }
  }
const about = (change: Change) => (ctx: Context) => changed(ctx, (t, brand) => t(`emails.sign_in.${change}`, { brand }))

export const factorEnabled = about('factor_on')
export const factorRemoved = about('factor_off')
export const recoveryCodesRenewed = about('recovery_new')
export const passwordChanged = about('password')
export const passkeyAdded = about('passkey_on')
export const passkeyRemoved = about('passkey_off')
export const recoveryCodeUsed = (ctx: Context, left: number) =>
  changed(ctx, (t, brand) => t('emails.sign_in.recovery_used', { brand, left: String(left) }))

const signedInOn =
  (ctx: Context, device: string): Notice =>
  (t, locale) => {
    const { brand } = ctx.settings
    const time = formatMinute(ctx.now(), locale)
    return {
      subject: t('emails.sign_in.device_subject'),
      text: t('emails.sign_in.device_text', { brand, device, time, not_you: t('emails.sign_in.not_you', { brand }) }),
    }
  }

/** Records the device of a sign-in, and mails about one not seen for 90 days, unless it is the person's first. */
export async function recordDevice(ctx: Context, user_id: number, user_agent: string | null): Promise<void> {
  const device = deviceOf(user_agent, ctx.settings.brand)
  const [before] = await ctx.db.query<{ any: boolean; same: boolean }>(
    `with earlier as (select device, seen_at from known_devices where user_id = $1),
     noted as (insert into known_devices (user_id, device, seen_at) values ($1, $2, $3)
       on conflict (user_id, device) do update set seen_at = excluded.seen_at)
     select exists (select 1 from earlier) as any,
       exists (select 1 from earlier where device = $2 and seen_at > $3::timestamptz - make_interval(days => $4)) as same`,
    [user_id, device, ctx.now(), FORGET_DEVICE_DAYS],
  )
  if (before?.any && !before.same) await sendNotice(ctx, user_id, signedInOn(ctx, device))
}

/** The newest device stays, so that a person who comes back later is not taken for one who comes for the first time. */
export async function removeOldDevices(ctx: Context): Promise<void> {
  await ctx.db.query(
    `delete from known_devices as d where seen_at <= $1::timestamptz - make_interval(days => $2)
       and exists (select 1 from known_devices as newer where newer.user_id = d.user_id and newer.seen_at > d.seen_at)`,
    [ctx.now(), FORGET_DEVICE_DAYS],
  )
}
