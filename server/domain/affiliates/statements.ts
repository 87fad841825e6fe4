import { CURRENCY } from '@/contracts/billing'
import type { Context } from '../context'
import { AppError } from '../errors'
import { isTest, lockCommissions, syncCommissions } from './commissions'
import { MONTH, monthAfter, monthOf } from './months'

export type Statement = {
  month: string
  code: string
  name: string
  email: string
  payments: number
  money_cents: number
  commission_cents: number
  carried_cents: number
  payable_cents: number
  left_cents: number
}

/** The mail is tried again after 5 minutes, then later and later, for about a day. */
const MAIL_PAUSE_SECONDS = 300
const MAIL_ATTEMPTS = 9

const read = (ctx: Context, month: string, test: boolean) =>
  ctx.db.query<Statement>(
    `select s.month, a.code, a.name, a.email, s.payments, s.money_cents, s.commission_cents, s.carried_cents, s.payable_cents, s.left_cents
       from affiliate_statements s join affiliates a on a.id = s.affiliate_id where s.month = $1 and s.test = $2 order by a.code`,
    [month, test],
  )

/** Closes the month in one transaction: its lines, older lines without a statement, and a negative balance carried over. */
const close = (ctx: Context, month: string, test: boolean) =>
  ctx.db.transaction(async (tx) => {
    await lockCommissions(tx)
    const [newer] = await tx.query<{ month: string }>(
      'select month from affiliate_months where test = $2 and month >= $1 order by month desc',
      [month, test],
    )
    if (newer && newer.month !== month) {
      throw new AppError(
        'INVALID_INPUT',
        `The statements for ${newer.month} have already been made, and they include what was missing before.`,
      )
    }
    if (newer) return
    const now = ctx.now()
    await tx.query('insert into affiliate_months (month, test, made_at, next_try_at) values ($1, $2, $3, $3)', [month, test, now])
    await tx.query(
      `with open as (
         select affiliate_id, count(*) filter (where line = 1)::int as payments, sum(money_cents)::int as money, sum(commission_cents)::int as commission
           from affiliate_commissions where statement_id is null and test = $2 and month <= $1 group by 1
       ), carried as (
         select distinct on (affiliate_id) affiliate_id, left_cents from affiliate_statements where test = $2 order by affiliate_id, month desc
       ), sums as (
         select a.id, coalesce(o.payments, 0) as payments, coalesce(o.money, 0) as money, coalesce(o.commission, 0) as commission,
             coalesce(c.left_cents, 0) as carried
           from affiliates a left join open o on o.affiliate_id = a.id left join carried c on c.affiliate_id = a.id
          where o.affiliate_id is not null or c.left_cents < 0
       ), made as (
         insert into affiliate_statements
           (affiliate_id, month, test, payments, money_cents, commission_cents, carried_cents, payable_cents, left_cents, made_at)
         select id, $1, $2, payments, money, commission, carried, greatest(0, commission + carried), least(0, commission + carried), $3 from sums
         returning id, affiliate_id
       )
       update affiliate_commissions l set statement_id = made.id from made
        where l.affiliate_id = made.affiliate_id and l.statement_id is null and l.test = $2 and l.month <= $1`,
      [month, test, now],
    )
  })

/**
 * The statements of a UTC month that is over, made on first sight and unchanged ever after. Throws INVALID_INPUT for a month
 * that runs still, is no month, or lies before one that is made.
 */
export async function makeStatements(ctx: Context, month: string): Promise<Statement[]> {
  if (!MONTH.test(month)) throw new AppError('INVALID_INPUT', 'Write the month like 2026-03.')
  if (month >= monthOf(ctx.now()))
    throw new AppError('INVALID_INPUT', `${month} is not over yet (UTC); its statements are made after the last day.`)
  const test = isTest(ctx)
  const [made] = await ctx.db.query('select 1 from affiliate_months where month = $1 and test = $2', [month, test])
  if (!made) {
    await syncCommissions(ctx)
    await close(ctx, month, test)
  }
  return read(ctx, month, test)
}

/** Makes those of last month, for a job of the month's first days. Without affiliates nothing is made. */
export async function makeLastMonth(ctx: Context): Promise<void> {
  const [any] = await ctx.db.query('select 1 from affiliates limit 1', [])
  if (any) await makeStatements(ctx, monthAfter(monthOf(ctx.now()), -1))
}

const money = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

/** A spreadsheet must not take someone's name for a formula. */
const cell = (value: string) => {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** For payment: one line an affiliate, amounts in dollars. */
export function statementsCsv(statements: Statement[]): string {
  const head = [
    'month',
    'code',
    'name',
    'email',
    'payments',
    'money_kept',
    'commission',
    'carried_over',
    'payable',
    'left_over',
    'currency',
  ]
  const lines = statements.map((one) => [
    one.month,
    cell(one.code),
    cell(one.name),
    cell(one.email),
    String(one.payments),
    money(one.money_cents),
    money(one.commission_cents),
    money(one.carried_cents),
    money(one.payable_cents),
    money(one.left_cents),
    CURRENCY,
  ])
  return [head, ...lines].map((line) => `${line.join(',')}\r\n`).join('')
}

function summaryOf(ctx: Context, month: string, test: boolean, statements: Statement[]): string {
  const payable = statements.reduce((sum, { payable_cents }) => sum + payable_cents, 0)
  return [
    `${test ? 'TEST, no real money. ' : ''}Affiliates of ${ctx.settings.brand}, ${month}: ${money(payable)} ${CURRENCY} to pay, within the first week of the month.`,
    '',
    ...statements.map(
      (one) =>
        `${one.code}: ${money(one.payable_cents)} (${one.payments} payments, ${money(one.commission_cents)} commission, ${money(one.carried_cents)} carried over)`,
    ),
    ...(statements.length ? [] : ['No one earned anything.']),
    '',
    'Names, email addresses and all columns:',
    `npm run -s operator -- affiliates statement ${month}`,
    '',
  ].join('\n')
}

/** Notifies the operator when a month's statements are made; what fails is tried again. Without an address of theirs nothing is sent. */
export async function mailStatements(ctx: Context): Promise<void> {
  const { operator_mail } = ctx.settings.affiliates
  if (!operator_mail) return
  const due = await ctx.db.query<{ month: string; test: boolean }>(
    `update affiliate_months set attempts = attempts + 1, next_try_at = $1::timestamptz + make_interval(secs => $2::int * power(2, attempts))
      where (month, test) in (select month, test from affiliate_months where mailed_at is null and attempts < $3 and next_try_at <= $1
                               order by month for update skip locked)
     returning month, test`,
    [ctx.now(), MAIL_PAUSE_SECONDS, MAIL_ATTEMPTS],
  )
  for (const { month, test } of due) {
    try {
      const text = summaryOf(ctx, month, test, await read(ctx, month, test))
      await ctx.mail.send({ to: operator_mail, subject: `Affiliate statement ${month}`, text })
      await ctx.db.query('update affiliate_months set mailed_at = $3 where month = $1 and test = $2', [month, test, ctx.now()])
    } catch (error) {
      ctx.log.error({ err: error, month }, 'affiliate statement not mailed')
    }
  }
}
