import { setTimeout as sleep } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import { releaseLeases } from '@/server/domain/leases'
import type { Context, Jobs, SentJob, SentJobs } from '@/server/domain/context'
import { interruptStale } from '@/server/domain/messages/interrupt-stale'
import { sendPushes } from '@/server/domain/push/send-pushes'
import { CRON_JOBS, cronJobs, SENT_JOBS, sentJobs, WAITING_JOBS, WAKING_JOBS, type CronJob } from './registry'

/** How often replies without a living process are looked for. */
const WATCH_MS = 2000
/** How often notifications are looked for that are due. */
const PUSH_MS = 2000
/** A sent job wakes its worker by NOTIFY; polling is for lost notifications. */
const POLL_SECONDS = 20
/** Longest time a job of the clock may take before the queue counts it as lost, unless it says otherwise. */
const CRON_SECONDS = 300
/** Longest time one data export may take before the queue counts it as lost. */
const SENT_SECONDS = 3600

/** Most wake-ups that one run of a media worker does away with. */
const WAKE_UPS = 1000

function openBoss(ctx: Context): PgBoss {
  const boss = new PgBoss({
    db: ctx.db.boss,
    ...(ctx.db.kind === 'pglite' ? { backend: 'pglite' as const } : {}),
    schema: 'jobs',
    superviseIntervalSeconds: 300,
  })
  boss.on('error', (error: Error) => ctx.log.error({ error: error.name, message: error.message }, 'queue error'))
  return boss
}

/** How often a start is tried again, and the pause before it, longer each time. */
const START_TRIES = 5
const START_PAUSE_MS = 300

/** Processes that start on a new database at once all make the queue's tables; those that come too late try again. */
async function startBoss(ctx: Context): Promise<PgBoss> {
  for (let tries = 1; ; tries++) {
    const boss = openBoss(ctx)
    try {
      await boss.start()
      return boss
    } catch (error) {
      if (tries === START_TRIES || ctx.db.kind === 'pglite') throw error
      await sleep(START_PAUSE_MS * tries)
    }
  }
}

/** Runs one job. The queue keeps the message of an error, and errors of drivers quote values. */
async function run<Name extends SentJob>(ctx: Context, name: Name, data: SentJobs[Name]): Promise<void> {
  try {
    await sentJobs[name](ctx, data)
  } catch {
    throw new Error(`${name} failed`)
  }
}

/** A run is a trace of its own, whoever asked for it. */
const traced = (ctx: Context, name: string, run: () => Promise<void>) =>
  ctx.tracing.within('job', { root: true, fields: { 'krush.kind': name } }, run)

/** Hears the jobs that processes without workers ask for. */
const hear = (ctx: Context, jobs: Jobs) =>
  ctx.db.listen('jobs', (payload) => {
    const [name, data] = payload === null ? [] : (JSON.parse(payload) as [SentJob, SentJobs[SentJob]])
    if (name && data && SENT_JOBS.includes(name)) jobs.send(name, data)
  })

/** Cron knows minutes; a notification comes within seconds. Nothing runs where no device can be notified. */
function watchPushes(ctx: Context): () => Promise<void> {
  if (Object.keys(ctx.push.of).length === 0) return async () => {}
  let running: Promise<void> | null = null
  const run = () =>
    sendPushes(ctx)
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'notifications not sent'))
      .finally(() => (running = null))
  const watch = setInterval(() => (running ??= run()), PUSH_MS)
  return async () => {
    clearInterval(watch)
    await running
    await Promise.all(Object.values(ctx.push.of).map((provider) => provider.close?.()))
  }
}

type QueueSettings = { retryLimit: number; expireInSeconds: number; retryDelay?: number; retryBackoff?: boolean }
const QUEUES = new Map<CronJob | SentJob, QueueSettings>([
  ...CRON_JOBS.map((name) => [name, { retryLimit: 2, expireInSeconds: cronJobs[name].seconds ?? CRON_SECONDS }] as const),
  ...SENT_JOBS.map((name) => [name, { retryLimit: 3, retryDelay: 5, retryBackoff: true, expireInSeconds: SENT_SECONDS }] as const),
])

/** Makes the queues and the clock of this version. Most are there since an earlier start, which then costs two statements, not a hundred. */
async function prepareQueues(boss: PgBoss): Promise<void> {
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const [name, wanted] of QUEUES) {
    const queue = queues.get(name)
    if (!queue) await boss.createQueue(name, wanted)
    else if (Object.entries(wanted).some(([key, value]) => queue[key as keyof QueueSettings] !== value))
      await boss.updateQueue(name, wanted)
  }
  const clock = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const name of CRON_JOBS) if (clock.get(name) !== cronJobs[name].cron) await boss.schedule(name, cronJobs[name].cron)
}

/** Starts pg-boss on the same database, works every job, and takes over `ctx.jobs`. Answers how to stop. */
export async function startJobs(ctx: Context): Promise<() => Promise<void>> {
  const boss = await startBoss(ctx)
  await prepareQueues(boss)
  for (const name of CRON_JOBS) {
    await boss.work(name, { pollingIntervalSeconds: POLL_SECONDS }, () => traced(ctx, name, () => cronJobs[name].run(ctx)))
  }
  const workers = new Map<SentJob, string>()
  for (const name of SENT_JOBS) {
    workers.set(
      name,
      await boss.work<SentJobs[typeof name]>(
        name,
        // One run takes everything that waits in the table, so the wake-ups that came meanwhile are done with it.
        { pollingIntervalSeconds: POLL_SECONDS, batchSize: WAKING_JOBS.includes(name) ? WAKE_UPS : 1 },
        async ([job]) => {
          if (job) await traced(ctx, name, () => run(ctx, name, job.data))
        },
      ),
    )
  }
  ctx.jobs = {
    send(name, data) {
      boss.send(name, data).then(
        () => boss.notifyWorker(workers.get(name) ?? ''),
        (error: unknown) => ctx.log.warn({ job: name, error: (error as Error).name }, 'job not sent; its row is found within a minute'),
      )
    },
  }
  const deaf = await hear(ctx, ctx.jobs)
  // The embedded database has one process: what is claimed in it belongs to one that died.
  if (ctx.db.kind === 'pglite') await releaseLeases(ctx)
  // What waits in a row is begun now, not at the next full minute.
  for (const name of WAITING_JOBS) await cronJobs[name].run(ctx)
  // Cron knows minutes; a person whose reply lost its process should not wait that long.
  const watch = setInterval(() => {
    interruptStale(ctx).catch((error: unknown) => ctx.log.warn({ err: error }, 'stale replies not ended'))
  }, WATCH_MS)
  const stopPushes = watchPushes(ctx)
  return async () => {
    clearInterval(watch)
    await stopPushes()
    await deaf()
    await boss.stop({ graceful: true, timeout: 5000 })
  }
}
