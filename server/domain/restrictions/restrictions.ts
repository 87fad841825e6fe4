import { randomBytes } from 'node:crypto'
import type { RestrictionKind } from '@/contracts/cases'
import type { AdminPerson } from '@/contracts/admin'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { formatMinute, sendNotice } from '../sessions/notices'

/** A strike is forgotten after this long. */
const STRIKE_DAYS = 90

export type Restriction = {
  user_id: number
  kind: RestrictionKind
  /** `user:12`, `character:3` */
  subject: string
  reason: string
  automated: boolean
  /** Null: a rule in code, or the operator command. */
  decided_by: number | null
  strikes?: number
  ends_at?: Date | null
  /** Makes the statement of a repeated act the same one. */
  key?: string
}

/** Keyed digest of the secret in the link of a statement. */
export const hashOfAppeal = (ctx: Context, token: string) => ctx.vault.digest(`appeal: ${token}`)

/** In the fragment, which no server and no log sees. */
const linkOf = (ctx: Context, token: string) => `${ctx.settings.origin}/appeal#${token}`

/** Stores the statement of reasons in the transaction that restricts. Answers the link to appeal; null for a repeated key. */
export async function stateReasons(ctx: Context, tx: Db, given: Restriction): Promise<string | null> {
  const token =
    given.key === undefined
      ? randomBytes(32).toString('base64url')
      : Buffer.from(ctx.vault.digest(`appeal link: ${given.user_id} ${given.key}`)).toString('base64url')
  const made = await tx.query(
    `insert into restrictions (user_id, kind, subject, reason, automated, decided_by, strikes, ends_at, token_hash, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (token_hash) do nothing returning id`,
    [
      given.user_id,
      given.kind,
      given.subject,
      given.reason,
      given.automated,
      given.decided_by,
      given.strikes ?? 0,
      given.ends_at ?? null,
      hashOfAppeal(ctx, token),
      ctx.now(),
    ],
  )
  return made.length > 0 ? linkOf(ctx, token) : null
}

/** Emails the statement: what, why, who decided, and how to appeal. Call it after the commit. */
export async function sendStatement(ctx: Context, given: Restriction, link: string): Promise<void> {
  const { brand, origin } = ctx.settings
  const { ends_at } = given
  await sendNotice(ctx, given.user_id, (t, locale) => ({
    subject: t('emails.account.subject'),
    text: t('emails.account.statement_text', {
      what: t(`emails.account.what.${given.kind}`, { brand }),
      until: ends_at ? t('emails.account.until', { time: formatMinute(ends_at, locale) }) : '',
      reason: given.reason,
      who: given.automated ? t('emails.account.by_rule') : t('emails.account.by_person'),
      link: `${origin}/legal/terms`,
      appeal: t('emails.account.appeal', { link }),
    }),
  }))
}

/** Ends the open statements about a subject: what they restricted is given back. */
export const liftRestrictions = (ctx: Context, tx: Db, { subject, kinds }: { subject: string; kinds: readonly RestrictionKind[] }) =>
  tx.query('update restrictions set lifted_at = $3 where subject = $1 and kind = any($2::text[]) and lifted_at is null', [
    subject,
    kinds,
    ctx.now(),
  ])

export async function activeStrikes(ctx: Context, db: Db, user_id: number): Promise<number> {
  const [row] = await db.query<{ strikes: number }>(
    `select coalesce(sum(strikes), 0)::int as strikes from restrictions
      where user_id = $1 and lifted_at is null and created_at > $2::timestamptz - make_interval(days => $3)`,
    [user_id, ctx.now(), STRIKE_DAYS],
  )
  return row!.strikes
}

type Stored = Omit<AdminPerson['restrictions'][number], 'created_at' | 'lifted_at' | 'ends_at'> & {
  created_at: Date
  lifted_at: Date | null
  ends_at: Date | null
}
export const RESTRICTION_COLUMNS = 'r.id, r.kind, r.subject, r.reason, r.automated, r.strikes, r.created_at, r.lifted_at, r.ends_at'
export const presentRestriction = ({ id, kind, subject, reason, automated, strikes, created_at, lifted_at, ends_at }: Stored) => ({
  id,
  kind,
  subject,
  reason,
  automated,
  strikes,
  created_at: created_at.toISOString(),
  lifted_at: lifted_at?.toISOString() ?? null,
  ends_at: ends_at?.toISOString() ?? null,
})

/** A person's statements, newest first. */
export async function restrictionsOf(ctx: Context, user_id: number): Promise<AdminPerson['restrictions']> {
  const rows = await ctx.db.query<Stored>(
    `select ${RESTRICTION_COLUMNS} from restrictions r where r.user_id = $1 order by r.id desc limit 100`,
    [user_id],
  )
  return rows.map(presentRestriction)
}
