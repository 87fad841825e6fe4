import { PLANS } from '@/contracts/prices'
import { periodName } from '@/contracts/renewal-terms'
import type { Db } from '@/server/db/client'
import { operatorFacts } from '../admin/live-settings'
import type { Context } from '../context'
import { nameOf } from './catalogue'

export const MAIL_KINDS = [
  'receipt',
  'cancelled',
  'resumed',
  'reminder',
  'not_resumed',
  'renewal_declined',
  'refund',
  'chargeback',
] as const
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
  /** A plan that ends with a refund. */
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

/** Stores a mail in the transaction of its subject; a job sends it. */
export async function queueBillingMail(tx: Db, now: Date, { user_id, key, kind, ...values }: BillingMail): Promise<void> {
  await tx.query(
    `insert into billing_mails (user_id, key, kind, "values", next_try_at, created_at) values ($1, $2, $3, $4::jsonb, $5, $5) on conflict do nothing`,
    [user_id, key, kind, JSON.stringify(values), now],
  )
}

/** Doubling from a minute to six hours; a receipt is worth two days of trying. */
const FIRST_PAUSE_SECONDS = 60
const LONGEST_PAUSE_SECONDS = 6 * 3600
const MOST_ATTEMPTS = 16
/** A week; of a year's plan a month, since California wants 15 to 45 days (Bus. & Prof. Code 17602). */
const REMIND_DAYS = { 1: 7, 12: 30 } as const

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const price = (cents: number) => dollars.format(cents / 100)
const day = (date: string | null | undefined) => (date ? days.format(new Date(date)) : '')

type Stored = Values & { renewal_cents?: number }
type Text = { subject: string; lines: string[] }

const howToCancel = ({ settings }: Context) => `You can cancel anytime in your profile: ${settings.origin}/settings`
const everyOf = ({ payment }: Context, price_id: number) =>
  `every ${periodName(PLANS.find(({ id }) => id === price_id)?.months ?? 1, payment?.period_days ?? null)}`
const renewalLines = (ctx: Context, { renews_at, renewal_cents, amount_cents, price_id }: Stored) =>
  renews_at
    ? [
        `Next renewal: ${day(renews_at)}, ${price(renewal_cents ?? amount_cents)}, then ${everyOf(ctx, price_id)} until you cancel.`,
        howToCancel(ctx),
      ]
    : []

/** What was paid for had ended already when it happened. */
const over = ({ paid_until, at }: Stored) => paid_until != null && new Date(paid_until) <= new Date(at)

/** Subjects are neutral: they are seen on lock screens. */
const TEXTS: Record<MailKind, (ctx: Context, mail: Stored) => Text> = {
  receipt: (ctx, mail) => ({
    subject: 'Your receipt',
    lines: [
      `Thank you. This is your receipt from ${ctx.settings.brand}.`,
      `What: ${nameOf(mail.price_id)}\nTotal, tax included: ${price(mail.amount_cents)}\nDate: ${day(mail.at)}`,
      ...(mail.paid_until ? [`Paid until ${day(mail.paid_until)}.`] : []),
      ...renewalLines(ctx, mail),
      ...(mail.terms ? [`What you agreed to: “${mail.terms}”`] : []),
    ],
  }),
  cancelled: (ctx, mail) => ({
    subject: 'Your renewal is canceled',
    lines: [
      `${nameOf(mail.price_id)} at ${ctx.settings.brand} no longer renews, and you won't be charged again.`,
      `${over(mail) ? 'It ended on' : 'You keep it until'} ${day(mail.paid_until)}. Canceled on ${day(mail.at)}.`,
    ],
  }),
  resumed: (ctx, mail) => ({
    subject: 'Your plan renews again',
    lines: [`${nameOf(mail.price_id)} at ${ctx.settings.brand} renews again, as you asked on ${day(mail.at)}.`, ...renewalLines(ctx, mail)],
  }),
  reminder: (ctx, mail) => ({
    subject: 'Your renewal is coming up',
    lines: [
      `${nameOf(mail.price_id)} at ${ctx.settings.brand} renews on ${day(mail.renews_at)}: ${price(mail.amount_cents)} will be charged, as it is ${everyOf(ctx, mail.price_id)}.`,
      howToCancel(ctx),
    ],
  }),
  not_resumed: (ctx, mail) => ({
    subject: 'Your renewal is still canceled',
    lines: [
      `You asked for ${nameOf(mail.price_id)} at ${ctx.settings.brand} to renew again. The payment provider couldn't do that, so it's still canceled and you won't be charged again.`,
      `You keep it until ${day(mail.paid_until)} and can join again when it ends.`,
    ],
  }),
  renewal_declined: (ctx, mail) => ({
    subject: `Your renewal didn't go through`,
    lines: [
      `The card for ${nameOf(mail.price_id)} at ${ctx.settings.brand} was declined on ${day(mail.at)} and wasn't charged.`,
      'Banks may decline payments that look risky, for example over a VPN. The payment provider may try again.',
      over(mail)
        ? `The time you paid for ended on ${day(mail.paid_until)}. Premium is back as soon as a payment succeeds. To pay with another card, cancel and join again.`
        : `You keep Premium until ${day(mail.paid_until)}.`,
      howToCancel(ctx),
    ],
  }),
  refund: (ctx, mail) => ({
    subject: 'Your refund',
    lines: [
      `${price(mail.amount_cents)} for ${nameOf(mail.price_id)} at ${ctx.settings.brand} is on its way back to you (${day(mail.at)}). It can take your bank a few days to show it.`,
      'We removed any unused credits from that payment.',
      ...(mail.over ? [`Your plan doesn't renew, and you won't be charged for it again.`] : []),
    ],
  }),
  chargeback: (ctx, mail) => ({
    subject: 'A payment was disputed',
    lines: [
      `Your bank took back ${price(mail.amount_cents)} for ${nameOf(mail.price_id)} at ${ctx.settings.brand} (${day(mail.at)}).`,
      'What you bought with it has ended: unused credits are removed, and a subscription stops renewing.',
      `Purchases are paused for your account until we've reviewed it. If this was a mistake, write to us.`,
    ],
  }),
}

async function textOf(ctx: Context, kind: MailKind, mail: Stored): Promise<{ subject: string; text: string }> {
  const { subject, lines } = TEXTS[kind](ctx, mail)
  const { support_email } = await operatorFacts(ctx)
  const support = support_email ? `Questions? Write to ${support_email}.` : `Questions? Write to us: ${ctx.settings.origin}/contact`
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
      await ctx.mail.send({ to: email, ...(await textOf(ctx, kind, values)) })
      await ctx.db.query('update billing_mails set sent_at = $2 where id = $1', [id, ctx.now()])
    } catch (error) {
      ctx.log[attempts >= MOST_ATTEMPTS ? 'error' : 'warn']({ err: error, mail: id, kind, attempts }, 'mail about a payment not sent')
    }
  }
}

type Renewal = { id: number; user_id: number; price_id: number; test: boolean; amount_cents: number; renews_at: Date }

/** Notifies people before each renewal; once for each date. */
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
      await queueBillingMail(tx, now, {
        user_id,
        key: `reminder:${id}:${renews_at.toISOString()}`,
        kind: 'reminder',
        price_id,
        test,
        amount_cents,
        at: now,
        renews_at,
      })
    }
  })
}
