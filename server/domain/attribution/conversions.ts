import type { ReferSource } from '@/contracts/refer'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'

/** Whose click ids a network knows: of the others we have none, or one of our own. */
const PAID_CLICKS: ReferSource[] = ['affiliate', 'juicy']
/** Prices are in US dollars. */
const CURRENCY = 'USD'
/** Doubling from a minute and capped at 6 hours, the last of them more than a day after the first. */
const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 6 * 3600
const MOST_ATTEMPTS = 12
/** Sent at once; the pause after a claim is longer than the network may take, so that nobody else sends the same. */
const TOGETHER = 10
const MOST_ROUNDS = 20
/** A sign-up before the click is not attributed to it. */
const SIGNUP_HOURS = 24

export type Conversion = { user_id: number; event: 'signup' | 'purchase' | 'renewal'; amount_cents: number; key: string }

/**
 * Stores a conversion to be sent to the network, when there is one, the person came by a paid click, and their newest
 * decision allows marketing. `key` names the fact within its event; repeating it changes
 * nothing. `db` is the transaction it belongs to, if any. Answers whether it was new.
 */
export async function queueConversion(ctx: Context, conversion: Conversion, db: Db = ctx.db): Promise<boolean> {
  if (!ctx.postback) return false
  const { user_id, event, amount_cents, key } = conversion
  const rows = await db.query(
    `insert into conversions (network, event_key, user_id, event, click_id, amount_cents, currency, next_try_at, created_at)
     select $1, $2, u.id, $3, u.custom_attributes ->> 'refer_id', $4, $5, $6, $6
       from users u
      where u.id = $7 and u.custom_attributes ->> 'refer_source' = any($8::text[]) and u.custom_attributes ->> 'refer_id' is not null
        and (select c.marketing from consents c where c.user_id = u.id order by c.decided_at desc, c.id desc limit 1)
     on conflict do nothing returning id`,
    [ctx.postback.name, `${event}:${key}`, event, amount_cents, CURRENCY, ctx.now(), user_id, PAID_CLICKS],
  )
  return rows.length > 0
}

/** An account begins with a proven address, so that its first day is what networks call a verified sign-up. */
export async function queueSignup(ctx: Context, user_id: number, db: Db = ctx.db): Promise<void> {
  const since = new Date(ctx.now().getTime() - SIGNUP_HOURS * 3_600_000)
  const [fresh] = await db.query('select id from users where id = $1 and created_at >= $2', [user_id, since])
  if (fresh) await queueConversion(ctx, { user_id, event: 'signup', amount_cents: 0, key: String(user_id) }, db)
}

/** The person has withdrawn: what has not been sent yet never is. */
export async function dropPendingConversions(ctx: Context, user_id: number): Promise<void> {
  await ctx.db.query(`delete from conversions where user_id = $1 and state = 'pending'`, [user_id])
}

type Due = { id: number; event: string; click_id: string; amount_cents: number; currency: string; attempts: number }

/** Claims what is due and puts its next attempt off, so that two processes never send the same. */
const claim = (ctx: Context, network: string) =>
  ctx.db.query<Due>(
    `update conversions set attempts = attempts + 1,
        next_try_at = $1::timestamptz + make_interval(secs => least($2::int * power(2, attempts), $3::int))
      where id in (select id from conversions where state = 'pending' and network = $4 and next_try_at <= $1
                    order by next_try_at limit ${TOGETHER} for update skip locked)
     returning id, event, click_id, amount_cents, currency, attempts`,
    [ctx.now(), FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS, network],
  )

async function postConversion(ctx: Context, due: Due): Promise<boolean> {
  const { id, attempts, click_id, event, amount_cents, currency } = due
  try {
    await ctx.postback?.send({ click_id, event, amount_cents, currency })
    await ctx.db.query(`update conversions set state = 'sent', sent_at = $2 where id = $1`, [id, ctx.now()])
    return true
  } catch (error) {
    const over = attempts >= MOST_ATTEMPTS
    if (over) await ctx.db.query(`update conversions set state = 'failed' where id = $1`, [id])
    ctx.log[over ? 'error' : 'warn']({ err: error, conversion: id, attempts }, over ? 'conversion given up' : 'conversion not taken yet')
    return false
  }
}

/** Sends what is due; run each minute. Answers how many the network took. */
export async function sendConversions(ctx: Context): Promise<number> {
  let sent = 0
  for (let round = 0; ctx.postback && round < MOST_ROUNDS; round++) {
    const due = await claim(ctx, ctx.postback.name)
    sent += (await Promise.all(due.map((one) => postConversion(ctx, one)))).filter(Boolean).length
    if (due.length < TOGETHER) break
  }
  return sent
}
