import type { AdminToday, TodaySeries, TodaySpan } from '@/contracts/admin'
import type { Context } from '../context'
import { OPEN_FACTS } from '../billing/open-matters'

/** Steps of a span and how long each is, in seconds. */
const STEPS: Record<TodaySpan, { count: number; seconds: number }> = {
  day: { count: 24, seconds: 3600 },
  week: { count: 7, seconds: 86_400 },
  month: { count: 30, seconds: 86_400 },
}

/** What is counted: of which rows, at which time, and how. Constant text, never a value. */
const COUNTS: Record<TodaySeries, { from: string; at: string; value: string }> = {
  people: { from: `messages where sender_type = 'User'`, at: 'created_at', value: 'count(distinct user_id)' },
  sign_ups: { from: 'users where true', at: 'created_at', value: 'count(*)' },
  conversations: { from: 'conversations where true', at: 'created_at', value: 'count(*)' },
  messages: { from: `messages where sender_type = 'User'`, at: 'created_at', value: 'count(*)' },
  money_in: {
    from: `payment_facts where state = 'counted' and kind in ('initial', 'rebill') and test = $4::boolean`,
    at: 'occurred_at',
    value: 'coalesce(sum(amount_cents), 0)',
  },
  refunds: {
    from: `payment_facts where state = 'counted' and kind in ('refund', 'chargeback') and test = $4::boolean`,
    at: 'occurred_at',
    value: 'coalesce(sum(amount_cents), 0)',
  },
  credits_out: { from: `ledger_entries where credit = 'earned'`, at: 'created_at', value: 'coalesce(sum(credits), 0)' },
  failures: { from: `generations where state in ('failed', 'interrupted')`, at: 'created_at', value: 'count(*)' },
  blocked: { from: `moderation_verdicts where action = 'block'`, at: 'created_at', value: 'count(*)' },
}
const NAMES = Object.keys(COUNTS) as TodaySeries[]

const SERIES = NAMES.map(
  (name) => `select '${name}' as name, floor(extract(epoch from ${COUNTS[name].at} - $1::timestamptz) / $3::int)::int as step,
      ${COUNTS[name].value}::float8 as value
    from ${COUNTS[name].from} and ${COUNTS[name].at} >= $1 and ${COUNTS[name].at} < $2 group by 2`,
).join(' union all ')

const QUEUES = ['photos', 'clips', 'voices', 'voice_notes']
  .map(
    (table) =>
      `select '${table}' as name, count(*)::int as waiting, min(created_at) as oldest from ${table} where state in ('queued', 'running')`,
  )
  .concat(
    `select 'exports', count(*)::int, min(created_at) from data_exports where state in ('queued', 'running')`,
    `select 'receipts', count(*)::int, min(created_at) from billing_mails where sent_at is null`,
  )
  .join(' union all ')

const NEEDS = [
  `select 'reviews' as what, count(*)::int as count, min(created_at) as since from character_reviews where state = 'waiting'`,
  `select 'cases', count(*)::int, min(created_at) from (select created_at from character_reports where settled_at is null
     union all select created_at from content_reports where settled_at is null) open`,
  `select 'notices', count(*)::int, min(due_at) from notices where decided_at is null`,
  `select 'appeals', count(*)::int, min(created_at) from appeals where decided_at is null`,
  `select 'contact', count(*)::int, min(created_at) from contact_messages where settled_at is null`,
  `select 'payments', count(*)::int, min(received_at) from payment_facts where ${OPEN_FACTS}`,
].join(' union all ')

/** How long an answer serves everyone who looks, in milliseconds: the page asks again on its own. */
const KEEP_MS = 30_000
const kept = new WeakMap<Context, Map<TodaySpan, { until: number; answer: Promise<AdminToday> }>>()

async function count(ctx: Context, span: TodaySpan): Promise<AdminToday> {
  const { count: steps, seconds } = STEPS[span]
  const now = ctx.now()
  const width = seconds * 1000
  // Whole hours or days in UTC, the running one last.
  const end = (Math.floor(now.getTime() / width) + 1) * width
  const start = end - steps * width
  const before = start - steps * width
  const test_money = ctx.payment?.test ?? false
  const rows = await ctx.db.query<{ name: TodaySeries; step: number; value: number }>(SERIES, [
    new Date(before),
    new Date(end),
    seconds,
    test_money,
  ])
  const empty = () => Object.fromEntries(NAMES.map((name) => [name, new Array<number>(steps).fill(0)])) as Record<TodaySeries, number[]>
  const [series, earlier] = [empty(), empty()]
  for (const { name, step, value } of rows) {
    if (step < steps) earlier[name][step] = value
    else series[name][step - steps] = value
  }
  const queues = await ctx.db.query<{ name: string; waiting: number; oldest: Date | null }>(QUEUES, [])
  const needs = await ctx.db.query<{ what: string; count: number; since: Date | null }>(NEEDS, [now])
  const [size] = await ctx.db.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes', [])
  return {
    at: Array.from({ length: steps }, (_, step) => new Date(start + step * width).toISOString()),
    step_seconds: seconds,
    series,
    before: { people: earlier.people, messages: earlier.messages, money_in: earlier.money_in, credits_out: earlier.credits_out },
    test_money,
    queues: queues.map(({ name, waiting, oldest }) => ({
      name,
      waiting,
      oldest_seconds: oldest && Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000)),
    })),
    needs: needs.map((need) => ({ ...need, since: need.since?.toISOString() ?? null })),
    database_bytes: Number(size!.bytes),
  }
}

/** Counts of a span and the one before it, in UTC; nobody's name, nobody's words. */
export function readToday(ctx: Context, span: TodaySpan): Promise<AdminToday> {
  const spans = kept.get(ctx) ?? new Map<TodaySpan, { until: number; answer: Promise<AdminToday> }>()
  kept.set(ctx, spans)
  const known = spans.get(span)
  if (known && known.until > ctx.now().getTime()) return known.answer
  const answer = count(ctx, span)
  spans.set(span, { until: ctx.now().getTime() + KEEP_MS, answer })
  answer.catch(() => spans.delete(span))
  return answer
}
