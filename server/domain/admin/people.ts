import type { AdminPerson, AdminPersonLine, PERSON_STATES } from '@/contracts/admin'
import type { Context } from '../context'
import { notFound } from '../errors'
import { activeStrikes, restrictionsOf } from '../restrictions/restrictions'
import { listSessions } from '../sessions/list-sessions'

const LISTED = 100
const LINES = 50

type Row = Omit<AdminPersonLine, 'created_at' | 'banned_at' | 'held_at' | 'frozen_at' | 'premium'> & {
  created_at: Date
  premium_until: Date | null
  disabled_at: Date | null
  age_hold_at: Date | null
  purchases_frozen_at: Date | null
}
const COLUMNS = 'u.id, u.email, u.name, u.created_at, u.premium_until, u.disabled_at, u.age_hold_at, u.purchases_frozen_at'
/** An account that is being erased is nobody any more. */
const PRESENT = 'not exists (select 1 from erasures e where e.user_id = u.id)'
const iso = (time: Date | null) => time?.toISOString() ?? null

const lineOf = (ctx: Context, row: Row): AdminPersonLine => ({
  id: row.id,
  email: row.email,
  name: row.name,
  created_at: row.created_at.toISOString(),
  premium: row.premium_until !== null && row.premium_until > ctx.now(),
  banned_at: iso(row.disabled_at),
  held_at: iso(row.age_hold_at),
  frozen_at: iso(row.purchases_frozen_at),
})

/** By number, UUID or the beginning of an address; newest first. */
export async function listPeople(
  ctx: Context,
  { q, state }: { q: string; state: (typeof PERSON_STATES)[number] },
): Promise<AdminPersonLine[]> {
  const rows = await ctx.db.query<Row>(
    `select ${COLUMNS} from users u
      where ${PRESENT} and ($1 = '' or u.id::text = $1 or u.uuid::text = lower($1) or starts_with(u.email, lower($1)))
        and case $2 when 'banned' then u.disabled_at is not null when 'held' then u.age_hold_at is not null
              when 'frozen' then u.purchases_frozen_at is not null else true end
      order by u.id desc limit $3`,
    [q, state, LISTED],
  )
  return rows.map((row) => lineOf(ctx, row))
}

/** One account without anything it wrote. Throws NOT_FOUND. */
export async function readPerson(ctx: Context, user_id: number): Promise<AdminPerson> {
  const [row] = await ctx.db.query<
    Row & { uuid: string; balance: number; held_credits: number; conversations: number; characters: number; identity_uid: string }
  >(
    `select ${COLUMNS}, u.uuid, u.identity_uid, coalesce(a.balance, 0) as balance, coalesce(a.held, 0) as held_credits,
        (select count(*)::int from conversations c where c.user_id = u.id) as conversations,
        (select count(*)::int from characters c where c.owner_id = u.id and c.deleted_at is null) as characters
       from users u left join credit_accounts a on a.user_id = u.id where u.id = $1 and ${PRESENT}`,
    [user_id],
  )
  if (!row) throw notFound('User')
  const ledger = await ctx.db.query<Omit<AdminPerson['ledger'][number], 'created_at'> & { created_at: Date }>(
    `select id, kind, reason, case when credit = 'wallet' then credits else -credits end as credits, created_at from ledger_entries
      where user_id = $1 and (debit = 'wallet' or credit = 'wallet') order by id desc limit $2`,
    [user_id, LINES],
  )
  const orders = await ctx.db.query<Omit<AdminPerson['orders'][number], 'created_at'> & { created_at: Date }>(
    `select id, amount_cents, currency, state, test, created_at from billing_orders where user_id = $1 order by created_at desc limit $2`,
    [user_id, LINES],
  )
  const sessions = await listSessions(ctx, { user_id, session_hash: null })
  const dated = <T extends { created_at: Date }>(rows: T[]) => rows.map((one) => ({ ...one, created_at: one.created_at.toISOString() }))
  return {
    ...lineOf(ctx, row),
    uuid: row.uuid,
    balance: row.balance,
    held_credits: row.held_credits,
    strikes: await activeStrikes(ctx, ctx.db, user_id),
    conversations: row.conversations,
    characters: row.characters,
    sessions: sessions.data.map(({ device, seen_at }) => ({ device, seen_at })),
    orders: dated(orders),
    ledger: dated(ledger),
    restrictions: await restrictionsOf(ctx, user_id),
  }
}
