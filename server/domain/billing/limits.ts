import { LIMIT_MAX, LIMIT_PAUSE_HOURS, type SpendingLimits } from '@/contracts/billing'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { overSpendingLimit, settleCreditsIn } from '../credits/credits'
import { AppError } from '../errors'

/** An open checkout may be paid within this time, and counts against the limit until then. */
const OPEN_CHECKOUT_MINUTES = 60

type Unit = 'credits' | 'cents'
type StoredLimit = { amount: number | null; next: number | null; from: Date | null }
type Row = {
  spent: number
  spend_limit: number | null
  spend_limit_next: number | null
  spend_limit_from: Date | null
  money_limit: number | null
  money_limit_next: number | null
  money_limit_from: Date | null
}

const COLUMN: Record<Unit, 'spend_limit' | 'money_limit'> = { credits: 'spend_limit', cents: 'money_limit' }

const monthOf = (now: Date, offset = 0) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + offset, 1))

/** The account, locked, its month and daily credits settled. */
async function lock(ctx: Context, tx: Db, user_id: number): Promise<Row> {
  await settleCreditsIn(tx, user_id, ctx.now())
  const [row] = await tx.query<Row>(
    `select spent, spend_limit, spend_limit_next, spend_limit_from, money_limit, money_limit_next, money_limit_from
       from credit_accounts where user_id = $1 for update`,
    [user_id],
  )
  return row!
}

/** The limit in force: a raise once it is due, else the current amount. */
function effective({ amount, next, from }: StoredLimit, now: Date): StoredLimit {
  return from !== null && from <= now ? { amount: next, next: null, from: null } : { amount, next, from }
}

const storedLimit = (row: Row, unit: Unit): StoredLimit => {
  const column = COLUMN[unit]
  return { amount: row[column], next: row[`${column}_next`], from: row[`${column}_from`] }
}

/** Cents paid since the month began, less what came back in it, plus what open checkouts may still take. */
async function moneySpent(tx: Db, user_id: number, now: Date): Promise<number> {
  const [row] = await tx.query<{ cents: number }>(
    `select (coalesce((
         select sum(case when f.kind in ('initial', 'rebill') then f.amount_cents else -f.amount_cents end)
           from payment_facts f join billing_orders o on o.id = f.order_id
          where o.user_id = $1 and f.state = 'counted' and f.kind in ('initial', 'rebill', 'refund', 'chargeback') and f.occurred_at >= $2), 0)
       + coalesce((
         select sum(amount_cents) from billing_orders
          where user_id = $1 and state in ('pending', 'confirming', 'declined') and created_at > $3), 0))::int as cents`,
    [user_id, monthOf(now), new Date(now.getTime() - OPEN_CHECKOUT_MINUTES * 60_000)],
  )
  return Math.max(0, row?.cents ?? 0)
}

/**
 * Refuses a purchase over the person's own limit for the month. Call it in the transaction that stores the order, before
 * it does: the account stays locked to its end, so that of many at once only what fits gets in. Throws SPENDING_LIMIT_REACHED.
 */
export async function requirePurchaseWithinLimit(ctx: Context, tx: Db, user_id: number, amount_cents: number): Promise<void> {
  const { amount } = effective(storedLimit(await lock(ctx, tx, user_id), 'cents'), ctx.now())
  if (amount !== null && (await moneySpent(tx, user_id, ctx.now())) + amount_cents > amount) throw overSpendingLimit('cents')
}

async function present(ctx: Context, tx: Db, user_id: number, row: Row): Promise<SpendingLimits> {
  const now = ctx.now()
  const shown = (unit: Unit, spent: number) => {
    const { amount, next, from } = effective(storedLimit(row, unit), now)
    return { amount, spent, pending: from === null ? null : { amount: next, from: from.toISOString() } }
  }
  return {
    credits: shown('credits', row.spent),
    cents: shown('cents', await moneySpent(tx, user_id, now)),
    resets_at: monthOf(now, 1).toISOString(),
  }
}

export const getSpendingLimits = (ctx: Context, user_id: number): Promise<SpendingLimits> =>
  ctx.db.transaction(async (tx) => present(ctx, tx, user_id, await lock(ctx, tx, user_id)))

const isHigher = (amount: number | null, than: number | null) => than !== null && (amount === null || amount > than)

/** Null is no limit. A lower one counts at once and drops a raise that waits; a higher one counts after LIMIT_PAUSE_HOURS. */
export async function setSpendingLimit(
  ctx: Context,
  user_id: number,
  { unit, amount }: { unit: Unit; amount: number | null },
): Promise<SpendingLimits> {
  if (amount !== null && amount > LIMIT_MAX[unit]) {
    throw new AppError(
      'INVALID_INPUT',
      `A limit may be at most ${unit === 'cents' ? `$${LIMIT_MAX.cents / 100}` : `${LIMIT_MAX.credits} credits`}.`,
    )
  }
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const current = effective(storedLimit(await lock(ctx, tx, user_id), unit), now)
    const waits = isHigher(amount, current.amount)
    // Asking for the same raise again does not restart its waiting time.
    const from = !waits
      ? null
      : current.from !== null && current.next === amount
        ? current.from
        : new Date(now.getTime() + LIMIT_PAUSE_HOURS * 3_600_000)
    const column = COLUMN[unit]
    const [row] = await tx.query<Row>(
      `update credit_accounts set ${column} = $2, ${column}_next = $3, ${column}_from = $4 where user_id = $1 returning *`,
      [user_id, waits ? current.amount : amount, waits ? amount : null, from],
    )
    return present(ctx, tx, user_id, row!)
  })
}
