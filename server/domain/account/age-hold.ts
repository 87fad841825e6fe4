import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { publish } from '../events/publish'
import { forgetCallers, publishRightsChanged } from '../sessions/known-callers'
import { liftRestrictions, stateReasons, type Restriction } from '../restrictions/restrictions'
import { sendNotice } from '../sessions/notices'
import { textsFor } from '../users/texts-for'

/** What closed calls answer while an account is on hold for age. */
export const ageHold = () =>
  new AppError('AGE_HOLD', 'Your account is on hold because you told us you may be under 18. You weren’t charged.')

export async function isOnAgeHold(db: Db, user_id: number): Promise<boolean> {
  const [row] = await db.query('select 1 from users where id = $1 and age_hold_at is not null', [user_id])
  return row !== undefined
}

/** Asks the database, not the caller, who may be some seconds old. Throws AGE_HOLD. */
export async function refuseOnAgeHold(db: Db, user_id: number): Promise<void> {
  if (await isOnAgeHold(db, user_id)) throw ageHold()
}

/** Sets or lifts the hold, once. Every process forgets what the person may do, and their open pages are told. */
async function change(ctx: Context, user_id: number, held: boolean, also: (tx: Db) => Promise<unknown>): Promise<boolean> {
  const events = await ctx.db.transaction(async (tx) => {
    const [changed] = await tx.query(
      `update users set age_hold_at = $2 where id = $1 and (age_hold_at is null) = ($2::timestamptz is not null) returning 1`,
      [user_id, held ? ctx.now() : null],
    )
    if (!changed) return null
    await also(tx)
    await publishRightsChanged(tx, user_id)
    const [row] = await tx.query<{ events: ServerEvent[] }>(`select emit_events($1, array['account.updated'], array[$2::json]) as events`, [
      user_id,
      JSON.stringify({ age_hold: held }),
    ])
    return row!.events
  })
  if (!events) return false
  forgetCallers(ctx, user_id)
  publish(ctx, user_id, events)
  return true
}

/**
 * Puts an account on hold in the turn in which the person said that they are under 18, or for the operator. Repeating it changes
 * nothing. Answers whether it is new.
 */
export async function holdForAge(ctx: Context, user_id: number, decided?: { reason: string; by: number | null }): Promise<boolean> {
  const statement: Restriction = {
    user_id,
    kind: 'age_hold',
    subject: `user:${user_id}`,
    reason: decided?.reason ?? 'Something you wrote suggests that you may be under 18.',
    automated: decided === undefined,
    decided_by: decided?.by ?? null,
  }
  let link: string | null = null
  const state = async (tx: Db) => void (link = await stateReasons(ctx, tx, statement))
  if (!(await change(ctx, user_id, true, state))) return false
  ctx.log.warn({ user_id }, 'account on hold for age')
  const { brand, origin } = ctx.settings
  await sendNotice(ctx, user_id, (t) => ({
    subject: t('emails.account.subject'),
    text: t('emails.account.hold_text', {
      brand,
      link: `${origin}/contact?about=age`,
      appeal: t('emails.account.appeal', { link: link! }),
    }),
  }))
  return true
}

/** For the operator: lifts the hold after an age check or an appeal. Answers whether there was one. Throws NOT_FOUND. */
export async function releaseAgeHold(ctx: Context, user_id: number): Promise<boolean> {
  const [known] = await ctx.db.query('select 1 from users where id = $1', [user_id])
  if (!known) throw notFound('User')
  const lift = (tx: Db) => liftRestrictions(ctx, tx, { subject: `user:${user_id}`, kinds: ['age_hold'] })
  if (!(await change(ctx, user_id, false, lift))) return false
  ctx.log.info({ user_id }, 'age hold released')
  const { brand, origin } = ctx.settings
  const [user] = await ctx.db.query<{ email: string }>('select email from users where id = $1', [user_id])
  const t = await textsFor(ctx, user_id)
  const text = t('emails.account.released_text', { brand, link: origin })
  const mail = { to: user!.email, subject: t('emails.account.subject'), text }
  // Waited for: the command that releases ends right after.
  await ctx.mail.send(mail).catch((error: unknown) => ctx.log.error({ err: error, provider: ctx.mail.name }, 'notice not sent'))
  return true
}
