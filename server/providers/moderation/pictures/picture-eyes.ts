import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { ProviderError } from '@/server/providers/errors'
import type { Look, LookReport } from './look-worker'

export type { Look }

/** Looks at pictures. Throws ProviderError where it cannot: `rejected` for what is no picture, `transient` for everything else. */
export type PictureEyes = {
  look(picture: Uint8Array): Promise<Look>
  /** Whether a thread is running. */
  running(): boolean
  close(): Promise<void>
}

/** Beside the built server; the source, which Node runs as it is, while it is developed and tested. */
const BUILT = fileURLToPath(new URL('./look-worker.mjs', import.meta.url))
const WORKER = existsSync(BUILT) ? BUILT : join(process.cwd(), 'server', 'providers', 'moderation', 'pictures', 'look-worker.ts')
/** The thread's 110 MB, up to 380 MB while it looks, go back when nobody has asked for this long. */
const IDLE_MS = 5 * 60_000
/** Pictures that may wait; one takes about 0.7 s on two idle cores. */
const QUEUE = 64
/** Of one picture, with loading the models. */
const LIMIT_MS = 120_000

type Job = { picture: Uint8Array; done(look: Look): void; failed(error: ProviderError): void }

/**
 * nsfwjs for explicitness and face-api for faces and their apparent age, in one thread that starts with the first picture and takes
 * one at a time. `faces`: the operator's folder of faces that may not appear. `worker` and the numbers are for tests.
 */
export function createPictureEyes(
  options: { faces?: string | null; worker?: string; idle_ms?: number; limit_ms?: number; queue?: number } = {},
): PictureEyes {
  const { faces = null, worker = WORKER, idle_ms = IDLE_MS, limit_ms = LIMIT_MS, queue = QUEUE } = options
  const waiting: Job[] = []
  let thread: Worker | null = null
  let current: Job | null = null
  let timer: NodeJS.Timeout | undefined

  function drop(gone: Worker, why: string) {
    if (thread !== gone) return
    thread = null
    const job = current
    current = null
    clearTimeout(timer)
    job?.failed(new ProviderError('transient', `The picture check ended (${why}).`))
    next()
  }

  function stop(why: string): Promise<unknown> {
    const gone = thread
    if (gone) drop(gone, why)
    return gone?.terminate() ?? Promise.resolve()
  }

  function settle(report: LookReport) {
    const job = current
    current = null
    clearTimeout(timer)
    if (!('failed' in report)) job?.done(report)
    else job?.failed(new ProviderError('transient', `The picture check failed (${report.failed}).`))
    next()
  }

  function start(): Worker {
    // Flags of the process are not the thread's: it runs the file as it is.
    const made = new Worker(worker, { execArgv: [], stdout: true, stderr: true, name: 'pictures', workerData: { faces } })
    made.on('message', settle)
    made.on('error', (error: Error) => drop(made, error.name))
    made.on('exit', () => drop(made, 'exit'))
    // The server's end does not wait for it.
    made.unref()
    return made
  }

  function next() {
    if (current) return
    const job = waiting.shift()
    clearTimeout(timer)
    if (!job) {
      if (thread) timer = setTimeout(() => void stop('idle'), idle_ms).unref()
      return
    }
    current = job
    // A thread that hangs would hang for everybody after, too.
    timer = setTimeout(() => void stop('it took too long'), limit_ms)
    ;(thread ??= start()).postMessage(job.picture)
  }

  return {
    look: (picture) =>
      new Promise((done, failed) => {
        if (waiting.length >= queue) return failed(new ProviderError('transient', 'Too many pictures wait for their check.'))
        waiting.push({ picture, done, failed })
        next()
      }),
    running: () => thread !== null,
    async close() {
      for (const { failed } of waiting.splice(0)) failed(new ProviderError('transient', 'The picture check ended (closed).'))
      await stop('closed')
    },
  }
}
