import { PHOTO_LEVELS } from '@/contracts/photo-levels'
import { CONVERSATION_INSTRUCTIONS_MAX } from '@/contracts/conversations'
import type { InboxMail, Installation } from '@/contracts/meta'
import { levelsOf } from '@/contracts/photo-levels'
import { operatorFacts, readLiveSettings } from '../admin/live-settings'
import { hasCalls } from '../calls/start-call'
import type { Context } from '../context'
import { notFound } from '../errors'

export const describeInstallation = async (ctx: Context): Promise<Installation> => ({
  brand: ctx.settings.brand,
  chat: { provider: ctx.chat.name, model: ctx.chat.model, models: ctx.chats.map(({ model }) => model), demo: ctx.chat.demo },
  embeddings: { host: ctx.settings.embeddings_host },
  moderation: { hosts: ctx.settings.moderation_hosts },
  image: {
    provider: ctx.image.name,
    covered: ctx.image.covered,
    levels: PHOTO_LEVELS.filter((level) => [ctx.image, ...ctx.images].some((engine) => levelsOf(engine).includes(level))),
    backends: ctx.images.map((engine) => ({ name: engine.name, covered: engine.covered, levels: [...levelsOf(engine)] })),
  },
  conversation_instructions_max: CONVERSATION_INSTRUCTIONS_MAX,
  transcription: { provider: ctx.transcription.name, listens: ctx.transcription.listens },
  calls: hasCalls(ctx),
  inbox: ctx.settings.inbox,
  identity: ctx.settings.identity,
  third_parties: ctx.settings.third_parties,
  operator: await operatorFacts(ctx),
  announcement: (await readLiveSettings(ctx)).announcement || null,
  new_origin: ctx.settings.new_origin,
  billing: ctx.payment && { provider: ctx.payment.name, test: ctx.payment.test, period_days: ctx.payment.period_days },
  affiliate_commission: ctx.settings.affiliates.commission,
})

/** Mails the inbox page shows at most; older ones are removed by the embedded mailer. */
const INBOX_SIZE = 50

/** Exists only on localhost without SMTP: anyone who can open the page may read every code. */
export async function readInbox(ctx: Context): Promise<{ data: InboxMail[]; count: number }> {
  if (!ctx.settings.inbox) throw notFound('Inbox')
  const rows = await ctx.db.query<{ id: number; recipient: string; subject: string; text: string; created_at: Date }>(
    `select id, recipient, subject, text, created_at from outbox order by id desc limit ${INBOX_SIZE}`,
    [],
  )
  const data = rows.map((row) => ({
    id: Number(row.id),
    to: row.recipient,
    subject: row.subject,
    text: row.text,
    sent_at: row.created_at.toISOString(),
  }))
  return { data, count: data.length }
}
