import { expect, onTestFinished, test } from 'vitest'
import { startJobs } from '@/server/jobs/queue'
import { testServer } from '@/tests/support/server'

test('wake-ups of a media worker do not pile up behind it', async () => {
  const { ctx } = await testServer()
  onTestFinished(await startJobs(ctx))
  const WAKE_UPS = 30
  for (let n = 0; n < WAKE_UPS; n++) ctx.jobs.send('work-photos', { id: 0 })
  const count = async (states: string[]) => {
    const [row] = await ctx.db.query<{ n: number }>(
      "select count(*)::int as n from jobs.job where name = 'work-photos' and state::text = any($1::text[])",
      [states],
    )
    return row!.n
  }
  // Those that come while a run is under way are done with the next one, which their coming wakes.
  await expect.poll(async () => (await count(['created', 'active'])) + (await count(['completed']))).toBe(WAKE_UPS)
  ctx.jobs.send('work-photos', { id: 0 })
  await expect.poll(() => count(['created', 'active']), { timeout: 10_000 }).toBe(0)
})

test('a later start leaves queues as they are, and corrects what another version had set', async () => {
  const { ctx } = await testServer()
  await (
    await startJobs(ctx)
  )()
  await ctx.db.query(`update jobs.queue set retry_limit = 9, updated_on = 'epoch' where name = 'sweep-holds'`, [])
  await ctx.db.query(`update jobs.queue set updated_on = 'epoch' where name = 'export-data'`, [])
  await ctx.db.query(`update jobs.schedule set cron = '0 0 1 1 *' where name = 'sweep-holds'`, [])
  onTestFinished(await startJobs(ctx))
  const queues = await ctx.db.query(
    `select name, retry_limit, updated_on > 'epoch' as changed from jobs.queue where name in ('sweep-holds', 'export-data') order by name`,
    [],
  )
  expect(queues).toEqual([
    { name: 'export-data', retry_limit: 3, changed: false },
    { name: 'sweep-holds', retry_limit: 2, changed: true },
  ])
  expect(await ctx.db.query(`select cron from jobs.schedule where name = 'sweep-holds'`, [])).toEqual([{ cron: '* * * * *' }])
})
