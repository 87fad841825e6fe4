import type { Context } from '../context'
import { AppError } from '../errors'

/** Something about money that only a person can settle. `reference` names it on the command line. */
export type OpenMatter = {
  reference: string
  since: Date
  what: string
  ours: string
  theirs: string
  order_id: string | null
  sale_id: string | null
  amount_cents: number | null
}

/** A waiting or unproven fact is reported after this many hours; until then it usually settles by itself. */
const PATIENCE_HOURS = 24
/** Marks a quarantined fact as handled; it stays quarantined. */
const DONE = 'done: '

export const OPEN_FACTS = `state in ('waiting', 'provisional') and received_at < $1::timestamptz - interval '${PATIENCE_HOURS} hours'
  or state = 'quarantined' and problem is not null and problem not like '${DONE}%'`

/** Differences from the processor's books, and facts that could not be placed, proven or matched; the oldest first. */
export async function listOpenMatters(ctx: Context): Promise<OpenMatter[]> {
  return ctx.db.query<OpenMatter>(
    `select 'd' || d.id as reference, d.found_at as since, d.what, d.ours, d.theirs, s.order_id, s.sale_id, null::int as amount_cents
       from billing_differences d left join subscriptions s on s.id = d.subscription_id where d.solved_at is null
     union all
     select 'f' || id, received_at, kind || ': ' || case state when 'waiting' then 'its sale is not known' when 'provisional' then 'the processor does not confirm it'
         else coalesce(problem, '') end, state, coalesce(raw->>'eventType', raw->>'event', kind), order_id, sale_id, amount_cents
       from payment_facts where ${OPEN_FACTS}
     order by 2, 1 limit 500`,
    [ctx.now()],
  )
}

/**
 * Marks a matter as handled. A difference that persists is found again the next night. Throws AppError NOT_FOUND for what is not
 * open or settles by itself.
 */
export async function closeMatter(ctx: Context, reference: string): Promise<void> {
  const [, kind, id] = /^([df])(\d{1,15})$/.exec(reference) ?? []
  const text =
    kind === 'd'
      ? 'update billing_differences set solved_at = $2 where id = $1 and solved_at is null returning 1'
      : `update payment_facts set problem = $2 || problem where id = $1 and state = 'quarantined' and problem not like '${DONE}%' returning 1`
  const done = kind === undefined ? [] : await ctx.db.query(text, [Number(id), kind === 'd' ? ctx.now() : DONE])
  if (done.length === 0)
    throw new AppError('NOT_FOUND', `"${reference}" isn’t something you can close. "payments look" lists what is open.`)
}

export type MonthOfPayments = { provider: string; month: string; payments: number; refunds: number; chargebacks: number; warning: boolean }

/**
 * Chargebacks for each hundred payments of a month from which the log warns, well before card schemes act at about one.
 * A handful of payments is no ratio.
 */
const WARN_PERCENT = 0.65
const FEWEST_CHARGEBACKS = 2

/** Real payments, refunds and chargebacks of the last months, the newest first. */
export async function countMonths(ctx: Context, months = 6): Promise<MonthOfPayments[]> {
  const rows = await ctx.db.query<Omit<MonthOfPayments, 'warning'>>(
    `select provider, to_char(occurred_at at time zone 'UTC', 'YYYY-MM') as month, count(*) filter (where kind in ('initial', 'rebill'))::int as payments,
        count(*) filter (where kind = 'refund')::int as refunds, count(*) filter (where kind = 'chargeback')::int as chargebacks
       from payment_facts
      where state = 'counted' and not test and kind in ('initial', 'rebill', 'refund', 'chargeback')
        and occurred_at >= date_trunc('month', $1::timestamptz at time zone 'UTC') at time zone 'UTC' - make_interval(months => $2::int - 1)
      group by 1, 2 order by 2 desc, 1`,
    [ctx.now(), months],
  )
  return rows.map((row) => ({
    ...row,
    warning: row.chargebacks >= FEWEST_CHARGEBACKS && row.chargebacks * 100 >= WARN_PERCENT * row.payments,
  }))
}
