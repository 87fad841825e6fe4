import type { RestrictionKind } from '@/contracts/cases'
import { cancelAllOf } from '../billing/subscriptions'
import type { Context } from '../context'
import { AppError, notFound } from '../errors'
import { endUserSessions } from '../sessions/end-sessions'
import { reopenUser } from '../users/ban-user'
import { activeStrikes, sendStatement, stateReasons, type Restriction } from './restrictions'

const HOUR_MS = 3_600_000
/** What the next strike does, by how many there are already; further ones ban. */
const STEPS = [
  { kind: 'warning', hours: null },
  { kind: 'suspension', hours: 24 },
  { kind: 'suspension', hours: 7 * 24 },
] as const

type Closing = { user_id: number; reason: string; /** Null: the operator command. */ by: number | null }

/**
 * Counts a strike: a warning, a day, a week, then a ban; strikes decay. Repeating the key changes nothing. Answers what it did.
 * Throws NOT_FOUND, CONFLICT where the account is closed already.
 */
export async function strikeUser(ctx: Context, { user_id, reason, by, key }: Closing & { key: string }): Promise<RestrictionKind> {
  const { given, link } = await ctx.db.transaction(async (tx) => {
    const [user] = await tx.query<{ closed: boolean }>('select disabled_at is not null as closed from users where id = $1 for update', [
      user_id,
    ])
    if (!user) throw notFound('User')
    const step = STEPS[await activeStrikes(ctx, tx, user_id)]
    const given: Restriction = {
      user_id,
      kind: step?.kind ?? 'ban',
      subject: `user:${user_id}`,
      reason,
      automated: false,
      decided_by: by,
      strikes: 1,
      ends_at: step?.hours ? new Date(ctx.now().getTime() + step.hours * HOUR_MS) : null,
      key,
    }
    const link = await stateReasons(ctx, tx, given)
    if (link && user.closed) throw new AppError('CONFLICT', 'This account is closed already.')
    if (link && given.kind !== 'warning') await tx.query('update users set disabled_at = $2 where id = $1', [user_id, ctx.now()])
    if (link && given.kind === 'ban') await cancelAllOf(ctx, tx, user_id)
    return { given, link }
  })
  if (link && given.kind !== 'warning') await endUserSessions(ctx, user_id)
  if (link) await sendStatement(ctx, given, link)
  return given.kind
}

/** Opens accounts whose suspension is over; by the clock. */
export async function endSuspensions(ctx: Context): Promise<void> {
  const due = await ctx.db.query<{ user_id: number }>(
    `select distinct user_id from restrictions where kind = 'suspension' and lifted_at is null and ends_at <= $1 limit 500`,
    [ctx.now()],
  )
  for (const { user_id } of due) {
    await ctx.db.transaction(async (tx) => {
      await tx.query('select 1 from users where id = $1 for update', [user_id])
      // It is over, and still counts as a strike.
      await tx.query(
        `update restrictions set ends_at = null where user_id = $1 and kind = 'suspension' and lifted_at is null and ends_at <= $2`,
        [user_id, ctx.now()],
      )
      await reopenUser(ctx, tx, user_id)
    })
  }
}
