import type { Hono } from 'hono'
import { readMetrics } from '@/server/domain/admin/metrics'
import type { Env } from './env'

export const METRICS_PATH = '/v1/metrics'

/** Text, not JSON, for a program that has no session; so it is no contract. */
export function mountMetrics(app: Hono<Env>) {
  app.get(METRICS_PATH, async (c) => c.text(await readMetrics(c.var.ctx, c.req.header('authorization'))))
}
