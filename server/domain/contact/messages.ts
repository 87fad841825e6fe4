import type * as z from 'zod/mini'
import { REPORT_TOPICS, type ContactMessage, type ContactTopic } from '@/contracts/contact'
import { spendFormToken } from '../affiliates/form-token'
import { operatorFacts } from '../admin/live-settings'
import type { Context } from '../context'
import { openNotice } from '../notices/notices'
import { AppError, notFound } from '../errors'
import { hitLimit } from '../rate-limit'

type Given = z.output<typeof ContactMessage>

/** Messages one client may send. Who reports a page of images sends a handful; a script sends more. */
const MESSAGES_PER_CLIENT = { most: 8, seconds: 60 * 60 }
/** The mail is tried again after 5 minutes, then later and later, for about a day. */
const MAIL_PAUSE_SECONDS = 300
const MAIL_ATTEMPTS = 9
/** Long enough for a dispute about a report; the affiliate applications have the same. */
const KEEP_MONTHS = 24

const FIELDS = ['email', 'name', 'place', 'message'] as const

export const referenceOf = (id: number) => `C-${id}`

/** Stores a message and mails it. A robot that filled in what nobody sees gets the same answer. Throws INVALID_TOKEN, RATE_LIMITED. */
export async function sendContactMessage(ctx: Context, given: Given, client: string): Promise<{ reference: string }> {
  await hitLimit(ctx, { key: `contact:client:${client}`, ...MESSAGES_PER_CLIENT })
  await spendFormToken(ctx, given.form_token)
  if (given.company_fax) return { reference: referenceOf(ctx.now().getTime() % 100_000) }
  const [row] = await ctx.db.query<{ id: number }>(
    `insert into contact_messages (topic, affirmed, ${FIELDS.join(', ')}, next_try_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7) returning id`,
    [given.topic, given.affirms === true, given.email, given.name || null, given.place || null, given.message, ctx.now()],
  )
  const id = Number(row!.id)
  ctx.log.info({ contact_message: id, topic: given.topic }, 'contact message stored')
  await openNotice(ctx, { id, topic: given.topic, place: given.place || null }, given.email)
  mailContactMessages(ctx).catch((error: unknown) => ctx.log.error({ err: error }, 'contact messages not mailed'))
  return { reference: referenceOf(id) }
}

type Row = { id: number; topic: ContactTopic; affirmed: boolean; attempts: number; created_at: Date } & Record<
  (typeof FIELDS)[number],
  string | null
>
const COLUMNS = `id, topic, affirmed, attempts, created_at, ${FIELDS.join(', ')}`

function textOf(row: Row): string {
  const facts = [`topic: ${row.topic}`, ...FIELDS.map((field) => `${field}: ${row[field] ?? ''}`)]
  if (row.topic === 'likeness')
    facts.push(
      `says they are the person shown or are authorized to speak for them, and that there was no consent: ${row.affirmed ? 'yes' : 'no'}`,
    )
  return `${facts.join('\n\n')}\n`
}

/** Who gets it by email; null where nobody is named, and then it is only stored. */
async function recipientOf(ctx: Context, topic: ContactTopic): Promise<string | null> {
  const operator = await operatorFacts(ctx)
  return (REPORT_TOPICS.includes(topic) ? operator.report_email : operator.support_email) ?? ctx.settings.affiliates.operator_mail
}

/** Mails what the operator has not got yet; run each minute too. Another process finds what is being mailed put off. */
export async function mailContactMessages(ctx: Context): Promise<void> {
  if (!(await recipientOf(ctx, 'help')) && !(await recipientOf(ctx, 'likeness'))) return
  const due = await ctx.db.query<Row>(
    `update contact_messages set attempts = attempts + 1,
        next_try_at = $1::timestamptz + make_interval(secs => $2::int * power(2, attempts))
      where id in (select id from contact_messages where mailed_at is null and attempts < $3 and next_try_at <= $1
                    order by id limit 20 for update skip locked)
     returning ${COLUMNS}`,
    [ctx.now(), MAIL_PAUSE_SECONDS, MAIL_ATTEMPTS],
  )
  for (const row of due) {
    const to = await recipientOf(ctx, row.topic)
    if (!to) continue
    try {
      await ctx.mail.send({ to, subject: `Contact ${referenceOf(row.id)}: ${row.topic}`, text: textOf(row) })
      await ctx.db.query('update contact_messages set mailed_at = $2 where id = $1', [row.id, ctx.now()])
    } catch (error) {
      ctx.log.error({ err: error, contact_message: row.id, attempts: row.attempts }, 'contact message not mailed')
    }
  }
}

type OpenMessage = { id: number; topic: ContactTopic; email: string; created_at: Date } & {
  due_at: Date | null
  hidden_at: Date | null
  character_id: number | null
}

/** For the operator: what waits for an answer, reports of likenesses first, then by age. */
export const listContactMessages = (ctx: Context) =>
  ctx.db.query<OpenMessage>(
    `select m.id, m.topic, m.email, m.created_at, n.due_at, n.hidden_at, n.character_id
       from contact_messages m left join notices n on n.contact_id = m.id and n.decided_at is null
      where m.settled_at is null order by (m.topic = 'likeness') desc, m.id limit 200`,
    [],
  )

/** For the operator: everything somebody wrote. Throws NOT_FOUND. */
export async function readContactMessage(ctx: Context, id: number): Promise<string> {
  const [row] = await ctx.db.query<Row>(`select ${COLUMNS} from contact_messages where id = $1`, [id])
  if (!row) throw notFound(`Message ${referenceOf(id)}`)
  return textOf(row)
}

/** Takes it off the list. Throws NOT_FOUND, CONFLICT for a notice that nobody has decided. */
export async function settleContactMessage(ctx: Context, id: number): Promise<void> {
  const [open] = await ctx.db.query('select 1 from notices where contact_id = $1 and decided_at is null', [id])
  if (open) throw new AppError('CONFLICT', `${referenceOf(id)} is a notice: decide it, and its sender is told.`)
  const rows = await ctx.db.query('update contact_messages set settled_at = coalesce(settled_at, $2) where id = $1 returning id', [
    id,
    ctx.now(),
  ])
  if (rows.length === 0) throw notFound(`Message ${referenceOf(id)}`)
}

export async function removeOldContactMessages(ctx: Context): Promise<void> {
  await ctx.db.query('delete from contact_messages where created_at < $1::timestamptz - make_interval(months => $2)', [
    ctx.now(),
    KEEP_MONTHS,
  ])
}
