import { setTimeout as wait } from 'node:timers/promises'
import { syncCommissions } from '../affiliates/commissions'
import { forgetBuyer } from '../billing/subscriptions'
import { removeMedia } from '../characters/own/remove-media'
import type { Context } from '../context'
import { closeCredits } from '../credits/credits'
import { repliesOf } from '../messages/running-replies'
import { endUserSessions } from '../sessions/end-sessions'
import { LEASE_SECONDS, underLease } from '../leases'
import { personOf, type Account } from './load-person'
import { bindPerson, ERASED } from './personal-data'
import { textsOf } from '@/server/texts/texts-of'
import type { Locale } from '@/contracts/locales'
import { localeOfUser } from '../users/texts-for'

/** Processes remember callers for 4 s (sessions.ts); what these still write has to be there before erasing begins. */
const SETTLE_MS = 5000
/** Other processes hear of a stop within 2 s, and a reply whose process is gone is ended after 10 s. */
const STOP_MS = 15_000
/** Tries to hand the confirmation to the mail server; then the address goes without it. */
const MAIL_ATTEMPTS = 5

type Claimed = Omit<Account, 'email_digest' | 'asked_at'> & { attempts: number; created_at: Date }

async function claim(ctx: Context, id: number): Promise<Claimed | null> {
  const [row] = await ctx.db.query<Claimed>(
    `update erasures set attempts = attempts + 1, heartbeat_at = $2
      where id = $1 and (attempts = 0 or heartbeat_at < $2::timestamptz - make_interval(secs => $3))
      returning user_id, identity_uid, email, storage_prefix, attempts, created_at`,
    [id, ctx.now(), LEASE_SECONDS],
  )
  return row ?? null
}

async function stopReplies(ctx: Context, user_id: number): Promise<void> {
  for (let waited = 0; waited < STOP_MS; waited += 250) {
    const running = await ctx.db.query<{ id: number }>(
      `with asked as (update generations set stop_requested = true where user_id = $1 and state = 'running' returning id)
       select id, pg_notify('stops', id::text) from asked`,
      [user_id],
    )
    if (running.length === 0) return
    for (const reply of repliesOf(ctx.running, user_id)) reply.abort.abort('stop')
    await wait(250)
  }
  throw new Error('a reply is still being written')
}

/** A copy that is being packed would put a file back; its own process removes it. */
async function refuseWhilePacking(ctx: Context, user_id: number): Promise<void> {
  const packing = await ctx.db.query(
    `select 1 from data_exports where user_id = $1 and state = 'running' and heartbeat_at >= $2::timestamptz - make_interval(secs => $3)`,
    [user_id, ctx.now(), LEASE_SECONDS],
  )
  if (packing.length) throw new Error('a copy is still being packed')
}

async function eraseRows(ctx: Context, person: Account): Promise<void> {
  // An affiliate's commission is found by the person's referral, so it is recorded before that is erased.
  await syncCommissions(ctx)
  await closeCredits(ctx, person.user_id)
  await forgetBuyer(ctx, person.user_id)
  // Photos and voices that others had of this person's characters lie in other folders, and their rows go with the characters.
  const made = await ctx.db.query<{ id: number }>('select id from characters where owner_id = $1', [person.user_id])
  for (const { id } of made) await removeMedia(ctx, id)
  for (const { table, where, first } of ERASED) {
    // Holds the address until the confirmation has gone out.
    if (table === 'erasures') continue
    for (const statement of [first, `delete from ${table} where ${where}`]) {
      if (!statement) continue
      const { text, params } = bindPerson(statement, person)
      await ctx.db.query(text, params)
    }
  }
}

/** True when the address is no longer needed. */
async function confirm(ctx: Context, { email, attempts }: Claimed, locale: Locale): Promise<boolean> {
  const { brand, origin } = ctx.settings
  const t = textsOf(locale)
  try {
    await ctx.mail.send({
      to: email,
      subject: t('emails.deleted.subject'),
      text: t('emails.deleted.text', { brand, link: `${origin}/legal/privacy` }),
    })
    return true
  } catch (error) {
    ctx.log.error({ err: error, provider: ctx.mail.name, attempt: attempts }, 'mail about an erased account not sent')
    return attempts >= MAIL_ATTEMPTS
  }
}

async function erase(ctx: Context, id: number, claimed: Claimed): Promise<void> {
  const person = personOf(claimed, claimed.created_at)
  const settled = claimed.created_at.getTime() + SETTLE_MS
  await wait(Math.min(SETTLE_MS, Math.max(0, settled - ctx.now().getTime())))
  await endUserSessions(ctx, person.user_id)
  await stopReplies(ctx, person.user_id)
  await refuseWhilePacking(ctx, person.user_id)
  // Read before the account goes. A process that takes over from a dead one finds none, and writes in the default language.
  const locale = await localeOfUser(ctx, person.user_id)
  await ctx.identity.remove?.(person.identity_uid)
  await eraseRows(ctx, person)
  if (person.storage_prefix) await ctx.storage.removePrefix(person.storage_prefix)
  if (await confirm(ctx, claimed, locale)) await ctx.db.query('delete from erasures where id = $1', [id])
}

/**
 * Erases everything that personal-data.ts lists, the files and the identity. Every step may be repeated, so a killed
 * process costs time only: the row of the erasure goes last, and while it is there the job is sent again.
 */
export async function eraseUser(ctx: Context, { id }: { id: number }): Promise<void> {
  const claimed = await claim(ctx, id)
  if (!claimed) return
  try {
    await underLease(ctx, 'erasures', id, () => erase(ctx, id, claimed))
  } catch (error) {
    await ctx.db.query(`update erasures set heartbeat_at = 'epoch' where id = $1`, [id])
    ctx.log.error({ erasure_id: id, error: (error as Error).name, attempt: claimed.attempts }, 'account not erased yet')
    throw error
  }
}

/** Erasures that wait although nobody works them. */
export async function waitingErasures(ctx: Context): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>(
    'select id from erasures where heartbeat_at < $1::timestamptz - make_interval(secs => $2) order by id limit 100',
    [ctx.now(), LEASE_SECONDS],
  )
  return rows.map(({ id }) => id)
}
