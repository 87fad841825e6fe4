import { randomInt } from 'node:crypto'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { isTest } from './commissions'

/** Fits `?fpr=` (contracts/refer.ts) and can be said aloud. */
const CODE = /^[a-z0-9][a-z0-9-]{2,29}$/

export type Affiliate = { code: string; name: string; email: string; percent: number | null; link: string }

/** A code from a name, with digits against those that are taken. */
const codeFrom = (name: string) => {
  const base =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 20) || 'partner'
  return `${base}-${randomInt(1000, 10_000)}`
}

const linkOf = (ctx: Context, code: string) => `${ctx.settings.origin}/?fpr=${code}`

/**
 * Makes an affiliate of an application. `percent` null takes the installation's percentage, which must be set then. Throws
 * NOT_FOUND for the application, INVALID_INPUT, or CONFLICT for a code or application that is taken.
 */
export async function acceptAffiliate(
  ctx: Context,
  input: { application_id: number; code: string | null; percent: number | null },
): Promise<Affiliate> {
  const [application] = await ctx.db.query<{ email: string; first_name: string; last_name: string }>(
    'select email, first_name, last_name from affiliate_applications where id = $1',
    [input.application_id],
  )
  if (!application) throw notFound(`Application ${input.application_id}`)
  const code = (input.code ?? codeFrom(application.first_name)).toLowerCase()
  if (!CODE.test(code))
    throw new AppError('INVALID_INPUT', 'A code has 3 to 30 letters, digits or hyphens, and starts with a letter or digit.')
  if (input.percent !== null && !(Number.isInteger(input.percent) && input.percent >= 1 && input.percent <= 100)) {
    throw new AppError('INVALID_INPUT', 'The percentage must be a whole number from 1 to 100.')
  }
  if (input.percent === null && ctx.settings.affiliates.commission === null) {
    throw new AppError('INVALID_INPUT', 'No commission is set: set AFFILIATE_COMMISSION, or give a percentage after the code.')
  }
  const name = `${application.first_name} ${application.last_name}`
  const made = await ctx.db.query(
    `insert into affiliates (code, email, name, percent, application_id, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing returning id`,
    [code, application.email, name, input.percent, input.application_id, ctx.now()],
  )
  if (made.length === 0)
    throw new AppError('CONFLICT', `The code ${code} is taken, or application ${input.application_id} was already accepted.`)
  return { code, name, email: application.email, percent: input.percent, link: linkOf(ctx, code) }
}

export type AffiliateList = {
  waiting: { id: number; name: string; email: string; created_at: Date }[]
  affiliates: (Affiliate & { people: number; commission_cents: number; open_cents: number })[]
}

/** For the operator: applications nobody has accepted, and affiliates with what they have earned and what is in no statement yet. */
export async function listAffiliates(ctx: Context): Promise<AffiliateList> {
  const waiting = await ctx.db.query<AffiliateList['waiting'][number]>(
    `select id, first_name || ' ' || last_name as name, email, created_at from affiliate_applications p
      where not exists (select 1 from affiliates a where a.application_id = p.id) order by id`,
    [],
  )
  const affiliates = await ctx.db.query<Omit<AffiliateList['affiliates'][number], 'link'>>(
    `select a.code, a.name, a.email, a.percent,
        (select count(*)::int from users u
          where u.custom_attributes ->> 'refer_source' = 'affiliate' and lower(u.custom_attributes ->> 'refer_id') = a.code) as people,
        coalesce(sum(l.commission_cents), 0)::int as commission_cents,
        coalesce(sum(l.commission_cents) filter (where l.statement_id is null), 0)::int as open_cents
       from affiliates a left join affiliate_commissions l on l.affiliate_id = a.id and l.test = $1 group by a.id order by a.code`,
    [isTest(ctx)],
  )
  return {
    waiting,
    affiliates: affiliates.map((row) => ({ ...row, link: linkOf(ctx, row.code) })),
  }
}
