import type { Context } from '../context'
import { deviceOf } from './device'

/** A new kind of device is forgotten after this long. */
const FORGET_DEVICE_DAYS = 90

type Notice = { subject: string; text: string }

/** Notifies the person by mail, without waiting. Subjects are neutral: they are seen on lock screens. */
export async function sendNotice(ctx: Context, user_id: number, { subject, text }: Notice): Promise<void> {
  const [user] = await ctx.db.query<{ email: string }>('select email from users where id = $1', [user_id])
  if (!user) return
  ctx.mail.send({ to: user.email, subject, text }).catch((error: unknown) => {
    ctx.log.error({ err: error, provider: ctx.mail.name }, 'notice not sent')
  })
}

const clock = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
/** `Nov 22, 2026, 4:56 PM UTC` */
const minute = (time: Date) => `${clock.format(time)} UTC`
const notYou = (brand: string) =>
  `If this wasn't you, sign in to ${brand}, open Profile, sign out all other devices and set a new password.\n`

const changed = (ctx: Context, what: string): Notice => ({
  subject: 'Your sign-in settings were changed',
  text: `${what} (${minute(ctx.now())}).\n\n${notYou(ctx.settings.brand)}`,
})

export const factorEnabled = (ctx: Context) =>
  changed(ctx, `Two-step sign-in was turned on for your ${ctx.settings.brand} account, and your other devices were signed out`)
export const factorRemoved = (ctx: Context) =>
  changed(ctx, `Two-step sign-in was turned off for your ${ctx.settings.brand} account, and your other devices were signed out`)
export const recoveryCodesRenewed = (ctx: Context) =>
  changed(ctx, `New recovery codes were made for your ${ctx.settings.brand} account; the old ones no longer work`)
export const passwordChanged = (ctx: Context) =>
  changed(ctx, `A new password was set for your ${ctx.settings.brand} account; your other devices are signed out`)
export const passkeyAdded = (ctx: Context) => changed(ctx, `A passkey was added to your ${ctx.settings.brand} account`)
export const passkeyRemoved = (ctx: Context) => changed(ctx, `A passkey was removed from your ${ctx.settings.brand} account`)
export const recoveryCodeUsed = (ctx: Context, left: number) =>
  changed(ctx, `A recovery code for your ${ctx.settings.brand} account was used; ${left} left`)

const signedInOn = (ctx: Context, device: string): Notice => ({
  subject: 'New sign-in to your account',
  text:
    `Someone signed in to your ${ctx.settings.brand} account on a new device: ${device} (${minute(ctx.now())}).\n\n` +
    `If this was you, you don't need to do anything. ${notYou(ctx.settings.brand)}`,
})

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
