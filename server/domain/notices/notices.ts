import { REPORT_TOPICS, type ContactTopic } from '@/contracts/contact'
import type { Db } from '@/server/db/client'
import { hideCharacter, restoreCharacter, takeDown } from '../characters/takedowns'
import { DEFAULT_LOCALE } from '@/contracts/locales'
import { textsOf, type Translate } from '@/server/texts/texts-of'
import { localeOfAddress } from '../users/texts-for'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'

/** US law (TAKE IT DOWN Act): removed within 48 hours. The alarms come before. */
const DUE_HOURS = 48
const ALARM_HOURS = [24, 40, 48]
const HOUR_MS = 3_600_000

/** The address of a character within what somebody wrote. */
const CHARACTER = /\/characters\/([a-z0-9-]{1,80})/i

const referenceOf = (id: number) => `C-${id}`

export type Notice = { id: number; topic: ContactTopic; place: string | null }

/** Where the sender of a notice is answered, without waiting; a failing mail server is logged. */
async function answer(ctx: Context, to: string, id: number, say: (t: Translate, facts: { reference: string; link: string }) => string) {
  const t = textsOf(await localeOfAddress(ctx, to, DEFAULT_LOCALE))
  const reference = referenceOf(id)
  const text = say(t, { reference, link: `${ctx.settings.origin}/contact` })
  ctx.mail
    .send({ to, subject: t('emails.notice.subject', { reference }), text })
    .catch((error: unknown) => ctx.log.error({ err: error, contact_message: id }, 'notice not answered'))
}

async function locate(tx: Db, place: string | null): Promise<{ id: number; owner_id: number | null; hidden: boolean } | null> {
  const slug = CHARACTER.exec(place ?? '')?.[1]?.toLowerCase()
  if (!slug) return null
  const [row] = await tx.query<{ id: number; owner_id: number | null; hidden: boolean }>(
    'select id, owner_id, hidden_at is not null as hidden from characters where slug = $1 for no key update',
    [slug],
  )
  return row ?? null
}

/**
 * Starts the clock of a notice. A signed one about a likeness hides the character that it names at once, reversibly; those that come
 * with the installation show nobody real and wait for a person. The sender gets a receipt with the case number.
 */
export async function openNotice(ctx: Context, { id, topic, place }: Notice, email: string): Promise<void> {
  if (!REPORT_TOPICS.includes(topic)) return
  const now = ctx.now()
  const { tell, hidden } = await ctx.db.transaction(async (tx) => {
    const found = await locate(tx, place)
    const hides = topic === 'likeness' && found !== null && found.owner_id !== null && !found.hidden
    const why = { reason: `A notice says that it shows a real person without consent (${referenceOf(id)}).`, by: null, automated: true }
    const tell = hides ? await takeDown(ctx, tx, found.id, 'notice', why) : null
    await tx.query(
      'insert into notices (contact_id, character_id, hidden_at, due_at, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing',
      [id, found?.id ?? null, hides ? now : null, new Date(now.getTime() + DUE_HOURS * HOUR_MS), now],
    )
    return { tell, hidden: hides }
  })
  await tell?.()
  ctx.log.error({ contact_message: id, topic, hidden }, 'NOTICE RECEIVED: decide within 48 hours, in /admin/contact')
  await answer(ctx, email, id, (t, facts) =>
    t(hidden ? 'emails.notice.hidden_text' : 'emails.notice.open_text', { ...facts, hours: DUE_HOURS }),
  )
}

/** Alarms at 24, 40 and 48 hours, once each; by the clock. */
export async function alarmNotices(ctx: Context): Promise<void> {
  for (const hours of ALARM_HOURS) {
    const late = await ctx.db.query<{ contact_id: number }>(
      `update notices set alarmed = $2::int where decided_at is null and alarmed < $2::int
         and created_at <= $1::timestamptz - make_interval(hours => $2::int) returning contact_id`,
      [ctx.now(), hours],
    )
    for (const { contact_id } of late)
      ctx.log.error({ contact_message: contact_id, hours }, hours >= DUE_HOURS ? 'NOTICE IS OVERDUE' : 'notice waits for a decision')
  }
}

type Decision = { remove: boolean; reason: string; by: number | null }

/** Decides a notice: what it names stays down, or is restored, and the sender is told. Throws NOT_FOUND. */
export async function decideNotice(ctx: Context, id: number, { remove, reason, by }: Decision): Promise<void> {
  const row = await ctx.db.transaction(async (tx) => {
    const [notice] = await tx.query<{ character_id: number | null; hidden_at: Date | null; email: string }>(
      `update notices n set decision = $2, decided_at = $3 from contact_messages m
        where n.contact_id = $1 and m.id = $1 and n.decided_at is null returning n.character_id, n.hidden_at, m.email`,
      [id, remove ? 'removed' : 'kept', ctx.now()],
    )
    if (!notice) throw notFound(`Open notice ${referenceOf(id)}`)
    await tx.query('update contact_messages set settled_at = coalesce(settled_at, $2) where id = $1', [id, ctx.now()])
    return notice
  })
  if (row.character_id !== null) {
    const act = remove
      ? hideCharacter(ctx, row.character_id, { reason, by })
      : row.hidden_at !== null && restoreCharacter(ctx, row.character_id)
    // Gone, or decided otherwise meanwhile: the notice is decided all the same.
    await Promise.resolve(act).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error
    })
  }
  await answer(ctx, row.email, id, (t, facts) => t(remove ? 'emails.notice.removed_text' : 'emails.notice.kept_text', { ...facts, reason }))
}
