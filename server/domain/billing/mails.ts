import { PLANS } from '@/contracts/prices'
import { periodName } from '@/contracts/renewal-terms'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { nameOf } from './catalogue'

export const MAIL_KINDS = ['receipt', 'cancelled', 'resumed', 'reminder', 'not_resumed', 'renewal_declined', 'refund', 'chargeback'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** What a mail says: amounts and dates, nothing about the person. */
type Values = {
  price_id: number
  test: boolean
  amount_cents: number
  at: string
  paid_until?: string | null
  renews_at?: string | null
  /** The words about renewal that were agreed to with the order. */
  terms?: string | null
  /** A plan that does not go on after a refund. */
  over?: boolean
}
export type BillingMail = Omit<Values, 'at' | 'paid_until' | 'renews_at'> & {
  user_id: number
  /** Names what it is about; the same is never mailed twice. */
  key: string
  kind: MailKind
  at: Date
  paid_until?: Date | null
  /** When it is charged next, at `renewal_cents`. */
  renews_at?: Date | null
  renewal_cents?: number
}

/** Stores a mail in the transaction of what it tells of; a job sends it. */
export async function queueBillingMail(tx: Db, now: Date, { user_id, key, kind, ...values }: BillingMail): Promise<void> {
  await tx.query(
    `insert into billing_mails (user_id, key, kind, "values", next_try_at, created_at) values ($1, $2, $3, $4::jsonb, $5, $5) on conflict do nothing`,
    [user_id, key, kind, JSON.stringify(values), now],
  )
}

/** Ours: doubling from a minute to six hours; a receipt is worth two days of trying. */
const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 6 * 3600
const MOST_ATTEMPTS = 16
/** Ours: a week; of a year's plan a month, since California wants 15 to 45 days (Bus. & Prof. Code 17602). */
const REMIND_DAYS = { 1: 7, 12: 30 } as const

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const price = (cents: number) => dollars.format(cents / 100)
const day = (date: string | null | undefined) => (date ? days.format(new Date(date)) : '')

type Stored = Values & { renewal_cents?: number }
type Text = { subject: string; lines: string[] }

const howToCancel = ({ settings }: Context) => `You can cancel at any time with one press in your profile: ${settings.origin}/settings`
const everyOf = ({ payment }: Context, price_id: number) =>
  `every ${periodName(PLANS.find(({ id }) => id === price_id)?.months ?? 1, payment?.period_days ?? null)}`
const goesOn = (ctx: Context, { renews_at, renewal_cents, amount_cents, price_id }: Stored) =>
  renews_at ? [`Next renewal: ${day(renews_at)}, ${price(renewal_cents ?? amount_cents)}, and so on ${everyOf(ctx, price_id)} until you cancel.`, howToCancel(ctx)] : []

/** What was paid for had ended already when it happened. */
const over = ({ paid_until, at }: Stored) => paid_until != null && new Date(paid_until) <= new Date(at)

/** Subjects are neutral: they are seen on lock screens (research/safety.md A-06). */
const TEXTS: Record<MailKind, (ctx: Context, mail: Stored) => Text> = {
  receipt: (ctx, mail) => ({
    subject: 'Your receipt',
    lines: [
      `Thank you. This is your receipt from ${ctx.settings.brand}.`,
      `What: ${nameOf(mail.price_id)}\nTotal, tax included: ${price(mail.amount_cents)}\nDate: ${day(mail.at)}`,
      ...(mail.paid_until ? [`Paid until ${day(mail.paid_until)}.`] : []),
      ...goesOn(ctx, mail),
      ...(mail.terms ? [`What you have agreed to: “${mail.terms}”`] : []),
    ],
  }),
  cancelled: (ctx, mail) => ({
    subject: 'Your renewal is cancelled',
    lines: [
      `${nameOf(mail.price_id)} at ${ctx.settings.brand} does not renew any more, and nothing further is charged.`,
      `${over(mail) ? 'It ended on' : 'You keep it until'} ${day(mail.paid_until)}. Cancelled on ${day(mail.at)}.`,
    ],
  }),
  resumed: (ctx, mail) => ({
    subject: 'Your renewal goes on',
    lines: [`${nameOf(mail.price_id)} at ${ctx.settings.brand} renews again, as you asked on ${day(mail.at)}.`, ...goesOn(ctx, mail)],
  }),
  reminder: (ctx, mail) => ({
    subject: 'Your renewal is coming up',
    lines: [`${nameOf(mail.price_id)} at ${ctx.settings.brand} renews on ${day(mail.renews_at)}: ${price(mail.amount_cents)} will be charged, as ${everyOf(ctx, mail.price_id)}.`, howToCancel(ctx)],
  }),
  not_resumed: (ctx, mail) => ({
    subject: 'Your renewal stays cancelled',
    lines: [
      `You asked for ${nameOf(mail.price_id)} at ${ctx.settings.brand} to renew again. The payment company could not do that, so it stays cancelled and nothing further is charged.`,
      `You keep it until ${day(mail.paid_until)}, and can join again when it ends.`,
    ],
  }),
  renewal_declined: (ctx, mail) => ({
    subject: 'Your renewal did not go through',
    lines: [
      `The card for ${nameOf(mail.price_id)} at ${ctx.settings.brand} was declined on ${day(mail.at)}, and it was not charged.`,
      'Banks decline payments they think risky; using a VPN can be a reason. The payment company may try again by itself.',
      over(mail)
        ? `What was paid for ended on ${day(mail.paid_until)}. Premium comes back when a payment succeeds; to pay with another card, cancel and join again.`
        : `You keep what is paid for, until ${day(mail.paid_until)}.`,
      howToCancel(ctx),
    ],
  }),
  refund: (ctx, mail) => ({
    subject: 'Your refund',
    lines: [
      `${price(mail.amount_cents)} for ${nameOf(mail.price_id)} at ${ctx.settings.brand} goes back to you (${day(mail.at)}). Banks may take some days to show it.`,
      'Credits of that payment which were not used are taken back with it.',
      ...(mail.over ? ['Your plan does not renew, and nothing further is charged for it.'] : []),
    ],
  }),
  chargeback: (ctx, mail) => ({
    subject: 'A payment was disputed',
    lines: [
      `Your bank took back ${price(mail.amount_cents)} for ${nameOf(mail.price_id)} at ${ctx.settings.brand} (${day(mail.at)}).`,
      'What was paid with it has ended: unused credits are taken back and a subscription does not renew.',
      'Purchases are paused for your account until somebody has looked at it. If this was a mistake, please write to support.',
    ],
  }),
}

function textOf(ctx: Context, kind: MailKind, mail: Stored): { subject: string; text: string } {
  const { subject, lines } = TEXTS[kind](ctx, mail)
  const { operator_mail } = ctx.settings.affiliates
  const support = operator_mail ? `Questions? Write to ${operator_mail}.` : `Questions? Answers and ways to reach us: ${ctx.settings.origin}/settings`
  const test = mail.test ? ['This was a test: no real money moved.'] : []
  return { subject, text: `${[...lines, ...test, support].join('\n\n')}\n` }
}

type Due = { id: number; kind: MailKind; values: Stored; attempts: number; email: string }

/** Sends what is due; run each minute. A mail is tried again until the server takes it, with growing pauses. */
export async function sendBillingMails(ctx: Context): Promise<void> {
  const due = await ctx.db.query<Due>(
    `update billing_mails m set attempts = attempts + 1,
        next_try_at = $1::timestamptz + make_interval(secs => least($2::int * power(2, attempts), $3::int))
       from users u
      where u.id = m.user_id and m.id in (select id from billing_mails where sent_at is null and attempts < $4 and next_try_at <= $1
                      and not exists (select 1 from erasures e where e.user_id = billing_mails.user_id)
                    order by id limit 50 for update skip locked)
     returning m.id, m.kind, m.values, m.attempts, u.email`,
    [ctx.now(), FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS, MOST_ATTEMPTS],
  )
  for (const { id, kind, values, attempts, email } of due.toSorted((a, b) => a.id - b.id)) {
    try {
      await ctx.mail.send({ to: email, ...textOf(ctx, kind, values) })
      await ctx.db.query('update billing_mails set sent_at = $2 where id = $1', [id, ctx.now()])
    } catch (error) {
      ctx.log[attempts >= MOST_ATTEMPTS ? 'error' : 'warn']({ err: error, mail: id, kind, attempts }, 'mail about a payment not sent')
    }
  }
}

type Renewal = { id: number; user_id: number; price_id: number; test: boolean; amount_cents: number; renews_at: Date | string }

/** Tells people before each renewal (research/safety.md L-31); once for each date. */
export async function remindRenewals(ctx: Context): Promise<void> {
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    const due = await tx.query<Renewal>(
      `update subscriptions s set reminded_for = renews_at
        where state = 'active' and renews_at > $1 and reminded_for is distinct from renews_at
          and renews_at <= $1::timestamptz + make_interval(days => case when months = 12 then $3::int else $2::int end)
          and exists (select 1 from users u where u.id = s.user_id)
       returning id, user_id, price_id, test, amount_cents, renews_at`,
      [now, REMIND_DAYS[1], REMIND_DAYS[12]],
    )
    for (const { id, user_id, price_id, test, amount_cents, renews_at } of due) {
      const date = new Date(renews_at)
      await queueBillingMail(tx, now, {
        user_id, key: `reminder:${id}:${date.toISOString()}`, kind: 'reminder', price_id, test, amount_cents, at: now, renews_at: date,
      })
    }
  })
}
