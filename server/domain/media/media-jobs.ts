import type { ServerEvent } from '@/contracts/events'
import type { Db } from '@/server/db/client'
import { ProviderError, type ProviderFailure } from '@/server/providers/errors'
import { isOnAgeHold } from '../account/age-hold'
import type { Context, SentJob } from '../context'
import { captureCreditsIn, releaseCreditsIn } from '../credits/credits'
import { publish } from '../events/publish'
import { underLease } from '../leases'
import type { Span } from '@/server/providers/tracing/port'
import { filesOf, forgetFiles, removeFiles } from './media-files'
import { anyDue, claimNext, lostJobs, MEDIA_ATTEMPTS, retryLater, waitForTurn, type MediaTable } from './media-queue'

/** What the runner has to know of a job: the row as one attempt claimed it. */
export type MediaRow = {
  id: number
  user_id: number
  attempts: number
  /** Attempts that failed before this one. */
  failures: number
  /** Null for what is not paid for. */
  hold_key: string | null
}
type HasRow = { row: MediaRow }

/** How a job ends without a result: `reason` is shown to its owner, null for a plain failure. */
export type End<Reason extends string = string> = { state: 'blocked' | 'failed'; reason: Reason | 'provider' | null }
export const FAILED: End<never> = { state: 'failed', reason: null }

/** The outcome of one attempt: a result to deliver, an end, or that something else has to end first. */
export type Outcome<Made, Reason extends string = string> = { made: Made } | { end: End<Reason> } | 'wait'

/** One kind of media job. A new kind is one of these, a table with the columns of `job()` and two lines in jobs/registry.ts. */
export type MediaKind<Work extends HasRow, Made, Reason extends string = string> = {
  /** As the log calls it. */
  name: string
  table: MediaTable
  /** The job that wakes a worker. */
  job: SentJob & `work-${string}`
  /** The longest that one attempt may take. */
  limit_ms: number
  /** Jobs that one process works at once; one without it. */
  at_once?: number
  /** It is nothing for people on hold for age: one who is put on hold meanwhile gets nothing, and the credits back. */
  closed_on_hold?: boolean
  /** Wakes a worker once the pause before the next attempt is over; without it the sweep of the next minute does. */
  wakes?: boolean
  /** Failures of a provider that another attempt cannot mend; without it `rejected` and `misconfigured`. */
  final?: readonly ProviderFailure[]
  /** More fields for the log when an attempt fails. Nothing that a person wrote may be in them. */
  logs?(ctx: Context, work: Work, error: unknown): object
  /** Reads a job with all it is made from; null when that is gone. */
  load(ctx: Context, id: number): Promise<Work | null>
  /** Makes the result, outside of any transaction, and stores its files. What it throws is retried or ends the job. */
  run(ctx: Context, work: Work, signal: AbortSignal): Promise<Outcome<Made, Reason>>
  /** Delivers and pays in one transaction; `paidDelivery` does for most. `again`: what it was made from has changed, run again. */
  deliver(ctx: Context, work: Work, made: Made): Promise<'done' | 'again'>
  /**
   * Ends the job where it is shown, in the transaction that has set its state and returned its credits (`returned`: whether
   * any were). Answers the events.
   */
  end(tx: Db, work: Work, end: End<Reason>, returned: boolean, now: Date): Promise<ServerEvent[]>
}

/** Runs of one attempt whose result is outdated each time, until the job waits for a calmer moment. */
const ROUNDS = 4
/** How long a job that waits for something else is left alone. */
const WAIT_SECONDS = 1

type Delivery<Work, Made> = {
  name: string
  table: MediaTable
  /** Stores the result in the row and where it is shown; the row is locked, still runs this attempt, and is paid. */
  store(tx: Db, work: Work, made: Made, now: Date): Promise<ServerEvent[]>
  /** Removes the files of a result that came too late: its job has ended, or another attempt has it. */
  discard(ctx: Context, work: Work, made: Made): Promise<void>
}

/** A delivery in one transaction: capture, result and events, or nothing of it. */
export const paidDelivery =
  <Work extends HasRow, Made>({ name, table, store, discard }: Delivery<Work, Made>) =>
  async (ctx: Context, work: Work, made: Made): Promise<'done'> => {
    const { id, user_id, attempts, hold_key } = work.row
    const events = await ctx.db.transaction(async (tx) => {
      const [mine] = await tx.query(`select 1 from ${table} where id = $1 and state = 'running' and attempts = $2 for update`, [
        id,
        attempts,
      ])
      if (!mine) return null
      if (hold_key !== null && !(await captureCreditsIn(tx, user_id, hold_key))) {
        ctx.log.warn({ [fieldOf(name)]: id }, `${name} delivered unpaid: its hold had ended`)
      }
      return store(tx, work, made, ctx.now())
    })
    if (events) publish(ctx, user_id, events)
    else await discard(ctx, work, made)
    return 'done'
  }

const fieldOf = (name: string) => name.replaceAll(' ', '_')
const FINAL: readonly ProviderFailure[] = ['rejected', 'misconfigured']

/** How a failure ends a job, or null when it may be tried again. */
function endOf(error: unknown, failures: number, final = FINAL): End<never> | null {
  if (error instanceof ProviderError && error.kind === 'blocked') return { state: 'blocked', reason: 'provider' }
  const again = failures + 1 < MEDIA_ATTEMPTS && !(error instanceof ProviderError && final.includes(error.kind))
  return again ? null : FAILED
}

export type MediaRunner = {
  /** Works the next job that is due. Answers whether there was one. */
  workNext(ctx: Context): Promise<boolean>
  /** Works until nothing is due. */
  work(ctx: Context): Promise<void>
  /** Ends jobs that lost their last process or ran out of time, and wakes a worker for what waits. Run each minute. */
  sweep(ctx: Context): Promise<void>
}

/**
 * The life of every media job: claimed under a lease, run within a time limit, delivered and paid in one transaction, or
 * tried three times and then given up, its credits returned in the same transaction.
 */
export function mediaRunner<Work extends HasRow, Made, Reason extends string>(kind: MediaKind<Work, Made, Reason>): MediaRunner {
  const { table, job } = kind

  /** Gives a job up, unless it has ended or another attempt has it. Its files are forgotten once they are gone. */
  async function giveUp(ctx: Context, work: Work, end: End<Reason>): Promise<void> {
    const { id, user_id, attempts, hold_key } = work.row
    const ended = await ctx.db.transaction(async (tx) => {
      const now = ctx.now()
      const [row] = await tx.query<{ files: string[] }>(
        `update ${table} set state = $3, updated_at = $4 where id = $1 and state in ('queued', 'running') and attempts = $2
          returning ${filesOf(table)} as files`,
        [id, attempts, end.state, now],
      )
      if (!row) return null
      const returned = hold_key !== null && (await releaseCreditsIn(tx, user_id, hold_key, now))
      return { files: row.files, events: await kind.end(tx, work, end, returned, now) }
    })
    if (!ended) return
    publish(ctx, user_id, ended.events)
    await removeFiles(ctx, ended.files)
    if (ended.files.length) await forgetFiles(ctx, table, id, ended.files)
  }

  const wakeIn = (ctx: Context, id: number, seconds: number) => {
    if (kind.wakes) setTimeout(() => ctx.jobs.send(job, { id }), seconds * 1000 + 50).unref()
  }

  /** Answers how it went, in a word. */
  async function attempt(ctx: Context, work: Work, signal: AbortSignal): Promise<string> {
    const given = async (end: End<Reason>) => {
      await giveUp(ctx, work, end)
      return end.state
    }
    const held = () => Boolean(kind.closed_on_hold) && isOnAgeHold(ctx.db, work.row.user_id)
    for (let round = 1; round <= ROUNDS; round++) {
      if (await held()) return given(FAILED)
      const outcome = await kind.run(ctx, work, signal)
      if (outcome === 'wait') break
      if ('end' in outcome) return given(outcome.end)
      // Its files are in the row, so that giving up removes them.
      if (await held()) return given(FAILED)
      if ((await kind.deliver(ctx, work, outcome.made)) === 'done') return 'made'
    }
    await waitForTurn(ctx, table, work.row, WAIT_SECONDS)
    wakeIn(ctx, work.row.id, WAIT_SECONDS)
    return 'waits'
  }

  const workOne = (ctx: Context, id: number): Promise<void> =>
    ctx.tracing.within('media job', { fields: { 'krush.kind': kind.name } }, (span) => workTraced(ctx, id, span))

  async function workTraced(ctx: Context, id: number, span: Span): Promise<void> {
    const work = await kind.load(ctx, id)
    if (!work) return
    const { attempts, failures } = work.row
    try {
      const outcome = await underLease(ctx, table, id, () => attempt(ctx, work, AbortSignal.timeout(kind.limit_ms)))
      span.set({ 'krush.outcome': outcome })
    } catch (error) {
      const end = endOf(error, failures, kind.final)
      // Only the name of a foreign error: a driver's message may quote what a person wrote.
      const why = error instanceof ProviderError ? error.kind : (error as Error).name
      span.set({ 'krush.outcome': end?.state ?? 'again' })
      span.fail()
      const fields = { [fieldOf(kind.name)]: id, attempt: attempts, error: why, ...kind.logs?.(ctx, work, error) }
      ctx.log[end ? 'error' : 'warn'](fields, `${kind.name} not made`)
      if (end) return giveUp(ctx, work, end)
      wakeIn(ctx, id, await retryLater(ctx, table, work.row))
    }
  }

  async function workNext(ctx: Context): Promise<boolean> {
    const id = await claimNext(ctx, table)
    if (id !== null) await workOne(ctx, id)
    return id !== null
  }

  async function workAll(ctx: Context): Promise<void> {
    while (!ctx.stopping && (await workNext(ctx)));
  }

  return {
    workNext,
    async work(ctx) {
      await Promise.all(Array.from({ length: kind.at_once ?? 1 }, () => workAll(ctx)))
    },
    async sweep(ctx) {
      for (const id of await lostJobs(ctx, table)) {
        const work = await kind.load(ctx, id)
        if (work) await giveUp(ctx, work, FAILED)
      }
      if (await anyDue(ctx, table)) ctx.jobs.send(job, { id: 0 })
    },
  }
}
