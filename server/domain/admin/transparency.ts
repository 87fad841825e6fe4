import type { Transparency } from '@/contracts/admin'
import type { Context } from '../context'

type Count = { what: string; name: string; count: number }
type Sums = { automated: number; appeals: number; reversed: number; median_hours: number | null }

const inYear = (column: string) => `${column} >= $1 and ${column} < $2`

/** A year in UTC as counts: what a public report and the authorities ask for. */
export async function readTransparency(ctx: Context, year: number): Promise<Transparency> {
  const span = [new Date(Date.UTC(year, 0, 1)), new Date(Date.UTC(year + 1, 0, 1))]
  const counts = await ctx.db.query<Count>(
    `select 'notices' as what, topic as name, count(*)::int as count from contact_messages m join notices n on n.contact_id = m.id
       where ${inYear('n.created_at')} group by topic
     union all select 'reports', 'character', count(*)::int from character_reports where ${inYear('created_at')} having count(*) > 0
     union all select 'reports', kind, count(*)::int from content_reports where ${inYear('created_at')} group by kind
     union all select 'restrictions', kind, count(*)::int from restrictions where ${inYear('created_at')} group by kind`,
    span,
  )
  const [sums] = await ctx.db.query<Sums>(
    `select (select count(*)::int from restrictions where automated and ${inYear('created_at')}) as automated,
        (select count(*)::int from appeals where ${inYear('created_at')}) as appeals,
        (select count(*)::int from appeals where decision = 'reversed' and ${inYear('created_at')}) as reversed,
        (select (percentile_cont(0.5) within group (order by extract(epoch from decided_at - created_at) / 3600))::float8
           from notices where decided_at is not null and ${inYear('created_at')}) as median_hours`,
    span,
  )
  const crisis = await ctx.db.query<Transparency['crisis'][number]>(
    `select day, level, count(*)::int as count from crisis_referrals where left(day, 4) = $1 group by day, level order by day, level`,
    [String(year)],
  )
  const of = (what: string) => Object.fromEntries(counts.filter((row) => row.what === what).map(({ name, count }) => [name, count]))
  return { year, notices: of('notices'), reports: of('reports'), restrictions: of('restrictions'), ...sums!, crisis }
}
