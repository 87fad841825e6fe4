import type { Movement } from '@/contracts/billing'
import type { Context } from '../context'
import { AppError } from '../errors'

type Row = {
  id: number
  kind: 'grant' | 'hold' | 'capture' | 'release' | 'expire' | 'reverse'
  key: string
  reason: string
  credits: number
  created_at: Date
  conversation_id: number | null
  message_id: number | null
  photo_id: number | null
  character_name: string | null
  payment_id: string | null
}

const GRANTS: Record<string, Movement['kind']> = {
  signup: 'welcome',
  daily: 'daily',
  monthly: 'monthly',
  purchase: 'purchase',
  reward: 'reward',
  adjustment: 'adjustment',
}
const SPENT: Record<string, Movement['kind']> = {
  message: 'message',
  photo: 'photo',
  voice: 'voice',
  call: 'call',
  clip: 'clip',
  scenario: 'scenario',
}

function kindOf({ kind, key, reason }: Row): Movement['kind'] {
  switch (kind) {
    case 'grant':
      return GRANTS[key.slice(0, key.indexOf(':'))] ?? 'other'
    case 'release':
      return 'returned'
    case 'expire':
      return 'expired'
    case 'reverse':
      return key.startsWith('staff:') ? 'adjustment' : 'refunded'
    case 'hold':
    case 'capture':
      return SPENT[reason] ?? 'other'
  }
}

/**
 * Every line that moved the person's wallet, newest first, with the message it paid for while that exists. All of them
 * together are the balance and what running replies have set aside. `cursor` is the last id seen.
 */
export async function listMovements(
  ctx: Context,
  user_id: number,
  { cursor, limit }: { cursor?: string; limit: number },
): Promise<{ data: Movement[]; count: number; next_cursor: string | null }> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor)) throw new AppError('INVALID_INPUT', 'This cursor isn’t valid.')
  const rows = await ctx.db.query<Row>(
    `with lines as (
       select id, kind, key, reason, case when credit = 'wallet' then credits else -credits end as credits, created_at
         from ledger_entries
        where user_id = $1 and (debit = 'wallet' or credit = 'wallet') and ($2::bigint is null or id < $2)
        order by id desc limit $3
     )
     select l.id, l.kind, l.key, l.reason, l.credits, l.created_at, c.id as conversation_id,
            coalesce(m.id, p.message_id) as message_id, p.id as photo_id, ch.full_name as character_name, o.id as payment_id
       from lines l
       left join photos p on p.user_id = $1 and p.id = case
         when l.key ~ '^unlock:[0-9]{1,9}$' then substr(l.key, 8)::int
         when l.reason = 'photo' then (select s.id from photos s where s.user_id = $1 and s.hold_key = l.key limit 1)
         when l.reason = 'clip' then (select s.photo_id from clips s where s.user_id = $1 and s.hold_key = l.key limit 1)
       end
       left join voice_notes n on n.user_id = $1 and l.key like 'voice-note:%' and n.hold_key = l.key
       left join calls k on k.user_id = $1 and k.id = case when l.key ~ '^call:[0-9]{1,9}:' then split_part(l.key, ':', 2)::int end
       left join messages m on m.user_id = $1 and m.id = case
         when l.key ~ '^reply:[0-9]{1,15}$' then (select g.message_id from generations g where g.id = substr(l.key, 7)::bigint)
         when l.key like 'message:%' then (select s.id from messages s where s.user_id = $1 and s.client_key = substr(l.key, 9))
         when l.key like 'surprise:%' then (select s.message_id from surprises s where s.user_id = $1 and s.client_key = substr(l.key, 10))
         when l.key like 'continue:%' then (select g.message_id from generations g where g.user_id = $1 and g.client_key = substr(l.key, 10))
         when l.key like 'voice:%' then (select v.message_id from voices v where v.user_id = $1 and v.hold_key = l.key limit 1)
         when n.id is not null then n.message_id
         when k.id is not null then k.message_id
       end
       left join conversations c on c.id = coalesce(m.conversation_id, p.conversation_id, n.conversation_id, k.conversation_id) and c.user_id = $1
       left join characters ch on ch.id = coalesce(m.character_id, p.character_id, c.character_id)
       left join payment_facts f on l.kind in ('grant', 'reverse') and l.key like 'purchase:%' and f.state = 'counted'
         and f.kind in ('initial', 'refund') and f.event_key = substr(l.key, 10)
       left join billing_orders o on o.id = f.order_id and o.user_id = $1
      order by l.id desc`,
    [user_id, cursor ?? null, limit + 1],
  )
  const data = rows.slice(0, limit).map((row): Movement => ({
    id: String(row.id),
    at: row.created_at.toISOString(),
    kind: kindOf(row),
    credits: row.credits,
    subject:
      row.conversation_id === null || row.character_name === null
        ? null
        : {
            conversation_id: row.conversation_id,
            message_id: row.message_id,
            user_media_id: row.photo_id,
            character_name: row.character_name,
          },
    payment_id: row.payment_id,
  }))
  return { data, count: data.length, next_cursor: rows.length > limit ? data.at(-1)!.id : null }
}
