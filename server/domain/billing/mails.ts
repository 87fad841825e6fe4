import { localeTag, type Locale } from '@/contracts/locales'
import { PLANS } from '@/contracts/prices'
import type { Db } from '@/server/db/client'
import { operatorFacts } from '../admin/live-settings'
import { storedLocale, textsOf, type Translate } from '@/server/texts/texts-of'
import type { Context } from '../context'
import { findOffer } from './catalogue'

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

type Stored = Values & { renewal_cents?: number }
type Text = { subject: string; lines: string[] }

/** How the texts write what a mail says. */
type Words = {
  t: Translate
  brand: string
  what: string
  price(cents: number): string
  day(date: string | null | undefined): string
  /** `every month`, in the middle of a sentence. */
  every: string
  cancel: string
}

function productName(t: Translate, price_id: number): string {
  const offer = findOffer(price_id, new Date(0))
  if (!offer) return t('emails.billing.unknown')
  if (offer.kind === 'pack') return t('emails.billing.pack', { credits: offer.credits })
  return t(offer.months === 12 ? 'emails.billing.annual' : 'emails.billing.monthly')
}

function everyOf(t: Translate, { payment }: Context, price_id: number): string {
  const months = PLANS.find(({ id }) => id === price_id)?.months ?? 1
  const days = payment?.period_days?.[months]
  if (days) return t('emails.billing.every_days', { days })
  return t(months === 12 ? 'emails.billing.every_year' : 'emails.billing.every_month')
}

function wordsFor(ctx: Context, locale: Locale, price_id: number): Words {
  const t = textsOf(locale)
  const money = new Intl.NumberFormat(localeTag(locale), { style: 'currency', currency: 'USD' })
  const days = new Intl.DateTimeFormat(localeTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  return {
    t,
    brand: ctx.settings.brand,
    what: productName(t, price_id),
    price: (cents) => money.format(cents / 100),
    day: (date) => (date ? days.format(new Date(date)) : ''),
    every: everyOf(t, ctx, price_id),
    cancel: t('emails.billing.cancel', { link: `${ctx.settings.origin}/settings` }),
  }
}

const renewalLines = ({ t, day, price, every, cancel }: Words, { renews_at, renewal_cents, amount_cents }: Stored) =>
  renews_at ? [t('emails.billing.next', { day: day(renews_at), price: price(renewal_cents ?? amount_cents), every }), cancel] : []

/** What was paid for had ended already when it happened. */
const over = ({ paid_until, at }: Stored) => paid_until != null && new Date(paid_until) <= new Date(at)

/** Subjects are neutral: they are seen on lock screens. */
const TEXTS: Record<MailKind, (words: Words, mail: Stored) => Text> = {
  receipt: (words, mail) => {
    const { t, brand, what, price, day } = words
    return {
      subject: t('emails.billing.receipt.subject'),
      lines: [
        t('emails.billing.receipt.thanks', { brand }),
        t('emails.billing.receipt.lines', { what, price: price(mail.amount_cents), day: day(mail.at) }),
        ...(mail.paid_until ? [t('emails.billing.receipt.paid', { day: day(mail.paid_until) })] : []),
        ...renewalLines(words, mail),
        ...(mail.terms ? [t('emails.billing.receipt.terms', { terms: mail.terms })] : []),
      ],
    }
  },
  cancelled: ({ t, brand, what, day }, mail) => ({
    subject: t('emails.billing.cancelled.subject'),
    lines: [
      t('emails.billing.cancelled.text', { what, brand }),
      t(over(mail) ? 'emails.billing.over' : 'emails.billing.until', { day: day(mail.paid_until), at: day(mail.at) }),
    ],
  }),
  resumed: (words, mail) => ({
    subject: words.t('emails.billing.resumed.subject'),
    lines: [
      words.t('emails.billing.resumed.text', { what: words.what, brand: words.brand, day: words.day(mail.at) }),
      ...renewalLines(words, mail),
    ],
  }),
  reminder: ({ t, brand, what, price, day, every, cancel }, mail) => ({
    subject: t('emails.billing.reminder.subject'),
    lines: [t('emails.billing.reminder.text', { what, brand, day: day(mail.renews_at), price: price(mail.amount_cents), every }), cancel],
  }),
  not_resumed: ({ t, brand, what, day }, mail) => ({
    subject: t('emails.billing.not_resumed.subject'),
    lines: [t('emails.billing.not_resumed.text', { what, brand }), t('emails.billing.not_resumed.keep', { day: day(mail.paid_until) })],
  }),
  renewal_declined: ({ t, brand, what, day, cancel }, mail) => ({
    subject: t('emails.billing.declined.subject'),
    lines: [
      t('emails.billing.declined.text', { what, brand, day: day(mail.at) }),
      t('emails.billing.declined.why'),
      t(over(mail) ? 'emails.billing.declined.over' : 'emails.billing.declined.keep', { day: day(mail.paid_until) }),
      cancel,
    ],
  }),
  refund: ({ t, brand, what, price, day }, mail) => ({
    subject: t('emails.billing.refund.subject'),
    lines: [
      t('emails.billing.refund.text', { price: price(mail.amount_cents), what, brand, day: day(mail.at) }),
      t('emails.billing.refund.credits'),
      ...(mail.over ? [t('emails.billing.refund.over')] : []),
    ],
  }),
  chargeback: ({ t, brand, what, price, day }, mail) => ({
    subject: t('emails.billing.chargeback.subject'),
    lines: [
      t('emails.billing.chargeback.text', { price: price(mail.amount_cents), what, brand, day: day(mail.at) }),
      t('emails.billing.chargeback.ended'),
      t('emails.billing.chargeback.paused'),
    ],
  }),
}

async function textOf(ctx: Context, kind: MailKind, mail: Stored, locale: Locale): Promise<{ subject: string; text: string }> {
  const words = wordsFor(ctx, locale, mail.price_id)
  const { t } = words
  const { subject, lines } = TEXTS[kind](words, mail)
  const { support_email } = await operatorFacts(ctx)
  const support = support_email
    ? t('emails.billing.support_email', { email: support_email })
    : t('emails.billing.support_page', { link: `${ctx.settings.origin}/contact` })
  const test = mail.test ? [t('emails.billing.test')] : []
  return { subject, text: `${[...lines, ...test, support].join('\n\n')}\n` }
}

type Due = { id: number; kind: MailKind; values: Stored; attempts: number; email: string; locale: string | null }

/** Sends what is due; run each minute. A mail is tried again until the server takes it, with growing pauses. */
export async function sendBillingMails(ctx: Context): Promise<void> {
  const due = await ctx.db.query<Due>(
    `update billing_mails m set attempts = attempts + 1,
        next_try_at = $1::timestamptz + make_interval(secs => least($2::int * power(2, attempts), $3::int))
       from users u
      where u.id = m.user_id and m.id in (select id from billing_mails where sent_at is null and attempts < $4 and next_try_at <= $1
                      and not exists (select 1 from erasures e where e.user_id = billing_mails.user_id)
                    order by id limit 50 for update skip locked)
     returning m.id, m.kind, m.values, m.attempts, u.email, u.custom_attributes->>'locale' as locale`,
    [ctx.now(), FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS, MOST_ATTEMPTS],
  )
  for (const { id, kind, values, attempts, email, locale } of due.toSorted((a, b) => a.id - b.id)) {
    try {
      await ctx.mail.send({ to: email, ...(await textOf(ctx, kind, values, storedLocale(locale))) })
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
