import { createHash } from 'node:crypto'
import type { SessionEntry } from '@/contracts/sessions'
import type { Caller, Context } from '../context'
import { deviceOf } from './device'
import { IDLE_DAYS } from './sessions-life'

/** Names a session without opening it: neither its id nor the stored hash can be found from this. */
export const publicName = (id_hash: Uint8Array) => createHash('sha256').update(id_hash).digest('base64url')

type Row = { id_hash: Uint8Array; user_agent: string | null; created_at: Date; seen_at: Date }

export async function listSessions(
  ctx: Context,
  caller: Pick<Caller, 'user_id' | 'session_hash'>,
): Promise<{ data: SessionEntry[]; count: number }> {
  const rows = await ctx.db.query<Row>(
    `select id_hash, user_agent, created_at, seen_at from sessions
      where user_id = $1 and expires_at > $2 and seen_at > $2::timestamptz - make_interval(days => $3)
      order by seen_at desc, created_at desc`,
    [caller.user_id, ctx.now(), IDLE_DAYS],
  )
  const data = rows.map((row) => ({
    id: publicName(row.id_hash),
    device: deviceOf(row.user_agent, ctx.settings.brand),
    created_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
    current: caller.session_hash !== null && Buffer.compare(row.id_hash, caller.session_hash) === 0,
  }))
  return { data, count: data.length }
}
