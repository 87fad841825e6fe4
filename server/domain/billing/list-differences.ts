import type { Context } from '../context'

export type OpenDifference = { subscription_id: number | null; what: string; ours: string; theirs: string; found_at: Date }
export type Unsettled = { id: number; kind: string; state: 'waiting' | 'provisional' | 'quarantined'; order_id: string | null; amount_cents: number | null; received_at: Date }

/** For the operator, oldest first: where the processor's books differ from ours, and what it told that does not count (yet). */
export async function listDifferences(ctx: Context): Promise<{ differences: OpenDifference[]; unsettled: Unsettled[] }> {
  const differences = await ctx.db.query<Omit<OpenDifference, 'found_at'> & { found_at: Date | string }>(
    'select subscription_id, what, ours, theirs, found_at from billing_differences where solved_at is null order by found_at, id', [])
  const unsettled = await ctx.db.query<Omit<Unsettled, 'received_at'> & { received_at: Date | string }>(
    `select id, kind, state, order_id, amount_cents, received_at from payment_facts where state <> 'counted' order by received_at, id limit 200`, [])
  return {
    differences: differences.map((row) => ({ ...row, found_at: new Date(row.found_at) })),
    unsettled: unsettled.map((row) => ({ ...row, received_at: new Date(row.received_at) })),
  }
}
