import type * as z from 'zod/mini'
import type { AffiliateApplication } from '@/contracts/affiliates'
import type { Context } from '../context'
import { notFound } from '../errors'
import { hitLimit } from '../rate-limit'
import { spendFormToken } from './form-token'

type Application = z.output<typeof AffiliateApplication>

/** Forms a client may send. What one address sends is kept once a day, so it needs no limit that could be felt. */
const FORMS_PER_CLIENT = { most: 5, seconds: 60 * 60 }
const ONCE_IN_HOURS = 24
/** The mail is tried again after 5 minutes, then later and later, for about a day. */
const MAIL_PAUSE_SECONDS = 300
const MAIL_ATTEMPTS = 9
/** Applications that led nowhere are not kept for ever. */
const KEEP_MONTHS = 24

const FIELDS = [
  'first_name',
  'last_name',
  'social_url',
  'telegram_id',
  'website',
  'join_reason',
  'promote_explanation',
  'tell_us_more',
] as const

/**
 * Keeps an application and mails it. Every answer is the same: for a robot that filled in what nobody sees, for an address
 * that applied today, for a new one.
 */
export async function applyAsAffiliate(ctx: Context, application: Application, client: string): Promise<void> {
  await hitLimit(ctx, { key: `affiliate:client:${client}`, ...FORMS_PER_CLIENT })
  await spendFormToken(ctx, application.form_token)
  if (application.company_fax) return
  const id = await store(ctx, application)
  if (id === null) return
  ctx.log.info({ application: id }, 'affiliate application stored')
  // Not waited for: how long the mail server takes would tell a new address from a known one.
  mailApplications(ctx).catch((error: unknown) => ctx.log.error({ err: error }, 'affiliate applications not mailed'))
}

async function store(ctx: Context, application: Application): Promise<number | null> {
  const now = ctx.now()
  const since = new Date(now.getTime() - ONCE_IN_HOURS * 3_600_000)
  return ctx.db.transaction(async (tx) => {
    // Two at once from one address take turns, so that one of them finds the other.
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`affiliate:${application.email}`])
    const [row] = await tx.query<{ id: number }>(
      `insert into affiliate_applications (email, ${FIELDS.join(', ')}, next_try_at, created_at)
       select $1::text, $2::text, $3::text, $4::text, $5::text, $6::text, $7::text, $8::text, $9::text, $10::timestamptz, $10::timestamptz
        where not exists (select 1 from affiliate_applications where email = $1 and created_at > $11)
       returning id`,
      [application.email, ...FIELDS.map((field) => application[field] || null), now, since],
    )
    return row?.id ?? null
  })
}

type Row = { id: number; email: string; attempts: number } & Record<(typeof FIELDS)[number], string | null>

const textOf = (row: Row) => ['email', ...FIELDS].map((field) => `${field}: ${row[field as keyof Row] ?? ''}`).join('\n\n')

/** For the operator: everything someone wrote. Throws NOT_FOUND. */
export async function readApplication(ctx: Context, id: number): Promise<string> {
  const [row] = await ctx.db.query<Row>(`select id, email, attempts, ${FIELDS.join(', ')} from affiliate_applications where id = $1`, [id])
  if (!row) throw notFound(`Application ${id}`)
  return `${textOf(row)}\n`
}

/** Claims applications to be mailed, and postpones them so that another process skips them. */
const claim = (ctx: Context) =>
  ctx.db.query<Row>(
    `update affiliate_applications set attempts = attempts + 1,
        next_try_at = $1::timestamptz + make_interval(secs => $2::int * power(2, attempts))
      where id in (select id from affiliate_applications where mailed_at is null and attempts < $3 and next_try_at <= $1
                    order by id limit 20 for update skip locked)
     returning id, email, attempts, ${FIELDS.join(', ')}`,
    [ctx.now(), MAIL_PAUSE_SECONDS, MAIL_ATTEMPTS],
  )

/** Mails what the operator has not got yet; run each minute too. Without an address of the operator it only stays stored. */
export async function mailApplications(ctx: Context): Promise<void> {
  const { operator_mail } = ctx.settings.affiliates
  if (!operator_mail) return
  for (const row of await claim(ctx)) {
    try {
      await ctx.mail.send({ to: operator_mail, subject: `Affiliate application ${row.id}`, text: `${textOf(row)}\n` })
      await ctx.db.query('update affiliate_applications set mailed_at = $2 where id = $1', [row.id, ctx.now()])
    } catch (error) {
      ctx.log.error({ err: error, application: row.id, attempts: row.attempts }, 'affiliate application not mailed')
    }
  }
}

export async function removeOldApplications(ctx: Context): Promise<void> {
  await ctx.db.query('delete from affiliate_applications where created_at < $1::timestamptz - make_interval(months => $2)', [
    ctx.now(),
    KEEP_MONTHS,
  ])
}
