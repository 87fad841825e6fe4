import type { AdminProvider } from '@/contracts/admin'
import type { Context } from '../context'

type Counted = { kind: string; calls: number; failed: number; typical_ms: number | null; slow_ms: number | null }

const MS = 'extract(epoch from ended - begun) * 1000'
const timed = (kind: string, rows: string) => `select '${kind}' as kind, count(*)::int as calls, count(*) filter (where bad)::int as failed,
    (percentile_cont(0.5) within group (order by ${MS}) filter (where not bad))::int as typical_ms,
    (percentile_cont(0.95) within group (order by ${MS}) filter (where not bad))::int as slow_ms from (${rows}) calls`
const job = (table: string) =>
  timed(
    table,
    `select created_at as begun, updated_at as ended, state = 'failed' as bad from ${table} where state in ('ready', 'failed') and created_at >= $1`,
  )

const COUNTS = [
  timed(
    'chat',
    `select created_at as begun, ended_at as ended, state in ('failed', 'interrupted') as bad from generations where state <> 'running' and created_at >= $1`,
  ),
  job('photos'),
  job('clips'),
  job('voices'),
  `select 'moderation', count(*)::int, 0, (percentile_cont(0.5) within group (order by latency_ms))::int,
     (percentile_cont(0.95) within group (order by latency_ms))::int from moderation_verdicts where created_at >= $1`,
].join(' union all ')

const DAY_MS = 86_400_000

/** Every engine in use, with how many calls it had in the last 24 hours, how many failed, and how long they took (milliseconds). */
export async function listProviders(ctx: Context): Promise<AdminProvider[]> {
  const rows = await ctx.db.query<Counted>(COUNTS, [new Date(ctx.now().getTime() - DAY_MS)])
  const counted = new Map(rows.map((row) => [row.kind, row]))
  const all: [kind: string, name: string, detail: string][] = [
    ['chat', ctx.chat.name, ctx.chats.map(({ model }) => model).join(', ')],
    ['moderation', ctx.moderation.name, ctx.settings.moderation_hosts.join(', ')],
    ['photos', ctx.image.name, ''],
    ['clips', ctx.video.name, ''],
    ['voices', ctx.speech.name, ''],
    ['transcription', ctx.transcription.name, ''],
    ['payment', ctx.payment?.name ?? '', ctx.payment?.test ? 'test' : ''],
    ['mail', ctx.mail.name, ''],
    ['storage', ctx.storage.name, ''],
    ['database', ctx.db.kind, ''],
  ]
  return all.map(([kind, name, detail]) => {
    const { calls = null, failed = null, typical_ms = null, slow_ms = null } = counted.get(kind) ?? {}
    return { kind, name, detail, calls, failed, typical_ms, slow_ms }
  })
}
