import type { CharacterReport, ReportReason } from '@/contracts/reports'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { moderate } from '../moderation/moderate'
import { hitLimit } from '../rate-limit'
import { requireOpenAccount } from '../users/require-open-account'
import { reachable } from './reachable'
import { takeDown } from './takedowns'

/** More than anybody comes across, fewer than a campaign needs. */
const REPORTS = { most: 20, seconds: 24 * 60 * 60 }
/** What must not wait for anybody to look, and how many different people it takes. */
const URGENT: readonly ReportReason[] = ['underage', 'real_person']
const PEOPLE_TO_TAKE_DOWN = 3
/** A voice of those counts that are no throw-away accounts: older than this, or with a purchase. */
const OLD_ENOUGH_DAYS = 1

type Seen = { owner_id: number | null; version: number; public: boolean; hidden: boolean }
type Given = { reason: ReportReason; comment: string; slug?: string }

/** How many different people say so in open reports, and whether an operator has cleared this version. */
async function isUrgent(ctx: Context, tx: Db, character_id: number, version: number): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - OLD_ENOUGH_DAYS * 86_400_000)
  const [row] = await tx.query<{ people: number; looked_at: boolean }>(
    `select count(distinct r.user_id)::int as people,
        exists (select 1 from character_takedowns t where t.character_id = $1 and t.version = $4 and t.lifted_at is not null) as looked_at
       from character_reports r join users u on u.id = r.user_id
      where r.character_id = $1 and r.settled_at is null and r.reason = any($2::text[]) and u.disabled_at is null
        and (u.created_at < $3 or exists (select 1 from billing_orders o where o.user_id = u.id and o.state = 'paid' and not o.test))`,
    [character_id, URGENT, since, version],
  )
  return row!.people >= PEOPLE_TO_TAKE_DOWN && !row!.looked_at
}

async function store(ctx: Context, tx: Db, user_id: number, character_id: number, { reason, comment, slug }: Given) {
  await requireOpenAccount(tx, user_id)
  // The lock makes reports of one character take turns, so that the last one needed finds the others.
  const [seen] = await tx.query<Seen>(
    `select owner_id, version, visibility = 'public' as public, hidden_at is not null as hidden from characters
      where id = $1 and (${reachable('$3')} or exists (select 1 from conversations c where c.character_id = $1 and c.user_id = $2)
        or exists (select 1 from conversations c join conversation_members g on g.conversation_id = c.id where g.character_id = $1 and c.user_id = $2)) for no key update`,
    [character_id, user_id, slug ?? null],
  )
  if (!seen) throw notFound('Character')
  if (seen.owner_id === user_id) throw new AppError('FORBIDDEN', 'You can’t report your own character.')
  const [made] = await tx.query<{ id: number; created_at: Date }>(
    `insert into character_reports (user_id, character_id, reason, comment, version, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (user_id, character_id) where settled_at is null do nothing returning id, created_at`,
    [user_id, character_id, reason, comment, seen.version, ctx.now()],
  )
  const [open] = made
    ? [made]
    : await tx.query<{ id: number; created_at: Date }>(
        'select id, created_at from character_reports where user_id = $1 and character_id = $2 and settled_at is null',
        [user_id, character_id],
      )
  // Those that come with the installation are the operator's own; reports of them are an alarm only.
  const down = made !== undefined && seen.owner_id !== null && !seen.hidden && (await isUrgent(ctx, tx, character_id, seen.version))
  const why = { reason: 'Several people reported it; a person reads their reports now.', by: null, automated: true }
  const tell = down ? await takeDown(ctx, tx, character_id, 'reports', why) : null
  return { report: { id: open!.id, created_at: open!.created_at.toISOString(), already: !made }, tell }
}

/**
 * Stores that something is wrong with a character and alarms the operator, with numbers only. Several people who say that it
 * looks under age or like someone real hide it until an operator has reviewed it. Throws NOT_FOUND, FORBIDDEN, RATE_LIMITED.
 */
export async function reportCharacter(ctx: Context, user_id: number, character_id: number, given: Given): Promise<CharacterReport> {
  await hitLimit(ctx, { key: `report:user:${user_id}`, ...REPORTS })
  if (given.comment) {
    // Noted, and never a reason to refuse: who reports abuse has to quote it, and a check that is down must not keep it.
    await moderate(ctx, { stage: 'report', text: given.comment }, { user_id, subject: `character:${character_id}` }).catch(
      (error: unknown) => {
        if (!(error instanceof AppError)) throw error
      },
    )
  }
  const { report, tell } = await ctx.db.transaction((tx) => store(ctx, tx, user_id, character_id, given))
  await tell?.()
  if (!report.already) {
    const urgent = URGENT.includes(given.reason)
    const text = tell
      ? 'CHARACTER TAKEN DOWN AFTER REPORTS: npm run -s operator -- reports list'
      : 'character reported: npm run -s operator -- reports list'
    ctx.log[urgent ? 'error' : 'warn']({ report_id: report.id, character_id, reason: given.reason }, text)
  }
  return report
}
