import { PgBoss } from 'pg-boss'
import type { Context } from '@/server/domain/context'
import { interruptStale } from '@/server/domain/messages/interrupt-stale'
import { JOBS, registry } from './registry'

/** How often replies without a living process are looked for (ours). */
const WATCH_MS = 2000

/** Starts pg-boss on the same database and works every job. Answers how to stop. */
export async function startJobs(ctx: Context): Promise<() => Promise<void>> {
  const boss = new PgBoss({
    db: ctx.db.boss, ...(ctx.db.kind === 'pglite' ? { backend: 'pglite' as const } : {}), schema: 'jobs', superviseIntervalSeconds: 300,
  })
  boss.on('error', (error: Error) => ctx.log.error({ error: error.name, message: error.message }, 'queue error'))
  await boss.start()
  for (const name of JOBS) {
    await boss.createQueue(name, { retryLimit: 2, expireInSeconds: 300 })
    await boss.schedule(name, registry[name].cron)
    await boss.work(name, { pollingIntervalSeconds: 20 }, async () => registry[name].run(ctx))
  }
  // Cron knows minutes; a person whose reply lost its process should not wait that long.
  const watch = setInterval(() => {
    interruptStale(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'stale replies not ended'))
  }, WATCH_MS)
  return async () => {
    clearInterval(watch)
    await boss.stop({ graceful: true, timeout: 5000 })
  }
}
