import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context'
import { notFound } from '../errors'
import { listProviders } from './providers'
import { readToday } from './today'

const digest = (text: string) => createHash('sha256').update(text).digest()

type Sample = { labels?: Record<string, string>; value: number }

/** Label values come from our own code, but an engine's name may hold anything. */
const quoted = (text: string) => `"${text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))}"`

function gauge(name: string, help: string, samples: Sample[]): string {
  const lines = samples.map(({ labels = {}, value }) => {
    const named = Object.entries(labels).map(([label, text]) => `${label}=${quoted(text)}`)
    return `krush_${name}${named.length ? `{${named.join(',')}}` : ''} ${value}\n`
  })
  return `# HELP krush_${name} ${help}\n# TYPE krush_${name} gauge\n${lines.join('')}`
}

/**
 * Counts for Prometheus, in its text format: nobody's number, nobody's words. Throws NOT_FOUND without METRICS_TOKEN, or with
 * another bearer than it.
 */
export async function readMetrics(ctx: Context, authorization: string | undefined): Promise<string> {
  const { metrics_token } = ctx.settings
  const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? ''
  if (metrics_token === null || !timingSafeEqual(digest(given), digest(metrics_token))) throw notFound('This endpoint')
  const { series, queues, needs, database_bytes } = await readToday(ctx, 'day')
  const providers = (await listProviders(ctx)).filter(({ calls }) => calls !== null)
  const of = (pick: 'calls' | 'failed' | 'typical_ms' | 'slow_ms', scale = 1) =>
    providers.flatMap(({ kind, name, [pick]: value }) => (value === null ? [] : [{ labels: { kind, engine: name }, value: value / scale }]))
  return [
    gauge(
      'hour',
      'What was counted in the running hour; money in cents.',
      Object.entries(series).map(([what, values]) => ({ labels: { what }, value: values.at(-1) ?? 0 })),
    ),
    gauge(
      'queue_waiting',
      'Jobs that wait or run.',
      queues.map(({ name, waiting }) => ({ labels: { queue: name }, value: waiting })),
    ),
    gauge(
      'queue_oldest_seconds',
      'Age of the oldest job.',
      queues.map(({ name, oldest_seconds }) => ({ labels: { queue: name }, value: oldest_seconds ?? 0 })),
    ),
    gauge(
      'waits_for_staff',
      'What waits for a person.',
      needs.map(({ what, count }) => ({ labels: { what }, value: count })),
    ),
    gauge('provider_calls', 'Calls of the last 24 hours.', of('calls')),
    gauge('provider_failed', 'Failed calls of the last 24 hours.', of('failed')),
    gauge('provider_typical_seconds', 'Median duration in the last 24 hours.', of('typical_ms', 1000)),
    gauge('provider_slow_seconds', '95th percentile of the duration in the last 24 hours.', of('slow_ms', 1000)),
    gauge('database_bytes', 'Size of the database.', [{ value: database_bytes }]),
    gauge('process_resident_bytes', 'Memory of this process.', [{ value: process.memoryUsage.rss() }]),
    gauge('process_uptime_seconds', 'Time since this process started.', [{ value: Math.round(process.uptime()) }]),
  ].join('')
}
