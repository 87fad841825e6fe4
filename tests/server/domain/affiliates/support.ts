import { randomUUID } from 'node:crypto'
import { acceptAffiliate } from '@/server/domain/affiliates/affiliates'
import type { Context } from '@/server/domain/context'
import { ensureUser } from '@/server/domain/users/users'

type Row = { id: number }
const first = <T>(rows: T[]) => rows[0]!

export async function applied(ctx: Context, email = `${randomUUID()}@partner.example`, first_name = 'Ana'): Promise<number> {
  return first(
    await ctx.db.query<Row>(
      `insert into affiliate_applications (email, first_name, last_name, promote_explanation, next_try_at, created_at)
       values ($1, $2, 'Pérez', 'On my blog, to adults.', $3, $3) returning id`,
      [email, first_name, ctx.now()],
    ),
  ).id
}

export async function affiliateOf(
  ctx: Context,
  { email, percent = null as number | null, name = 'Ana' }: { email?: string; percent?: number | null; name?: string } = {},
) {
  return acceptAffiliate(ctx, { application_id: await applied(ctx, email, name), code: `c-${randomUUID().slice(0, 12)}`, percent })
}

/** Someone whom an affiliate's link has brought. */
export async function referredBy(ctx: Context, code: string, email = `${randomUUID()}@example.test`): Promise<number> {
  const { id } = await ensureUser(ctx, { uid: randomUUID(), email })
  await ctx.db.query('update users set custom_attributes = $2::jsonb where id = $1', [
    id,
    JSON.stringify({ refer_source: 'affiliate', refer_id: code }),
  ])
  return id
}

export async function orderOf(ctx: Context, user_id: number, amount_cents = 4999, test = false): Promise<string> {
  return first(
    await ctx.db.query<{ id: string }>(
      `insert into billing_orders (user_id, client_key, price_id, kind, amount_cents, currency, credits, provider, test, state, created_at)
       values ($1, $2, 25, 'pack', $3, 'USD', 500, 'ccbill', $4, 'paid', $5) returning id`,
      [user_id, randomUUID(), amount_cents, test, ctx.now()],
    ),
  ).id
}

type Fact = {
  kind: 'initial' | 'rebill' | 'refund' | 'chargeback' | 'declined'
  amount_cents?: number | null
  parent_id?: string | null
  at?: Date
  state?: string
  test?: boolean
}

/** A fact as it is stored once it counts. Answers its transaction. */
export async function fact(
  ctx: Context,
  order_id: string,
  { kind, amount_cents = null, parent_id = null, at = ctx.now(), state = 'counted', test = false }: Fact,
): Promise<string> {
  const transaction = randomUUID()
  await ctx.db.query(
    `insert into payment_facts (provider, event_key, digest, kind, order_id, sale_id, transaction_id, parent_id, amount_cents, currency, occurred_at, test, state)
       values ('ccbill', $1, 'x', $2, $3::uuid, $3::uuid::text, $1, $4, $5, 'USD', $6, $7, $8)`,
    [transaction, kind, order_id, parent_id, amount_cents, at, test, state],
  )
  return transaction
}

export type Line = {
  id: number
  line: number
  percent: number
  money_cents: number
  commission_cents: number
  month: string
  statement_id: number | null
}
export const linesOf = (ctx: Context, code: string) =>
  ctx.db.query<Line>(
    `select l.id, l.line, l.percent, l.money_cents, l.commission_cents, l.month, l.statement_id from affiliate_commissions l
       join affiliates a on a.id = l.affiliate_id where a.code = $1 order by l.id`,
    [code],
  )
