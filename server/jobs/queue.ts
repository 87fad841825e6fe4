import { PgBoss } from 'pg-boss'
import type { Context } from '@/server/domain/context'
import { JOBS, registry } from './registry'

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
  return () => boss.stop({ graceful: true, timeout: 5000 })
}
