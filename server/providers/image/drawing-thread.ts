import { Worker } from 'node:worker_threads'
import type { Appearance } from '@/server/db/seed/character-seed'
import { ProviderError } from '@/server/providers/errors'
import type { PortraitOptions } from './illustrator/portrait'

export type DrawRequest = { appearance: Appearance; options: PortraitOptions }
export type DrawReply = { svg: string } | { problem: string }
export type DrawingThread = {
  /** The SVG of one picture, before others that wait where `first`. Throws `ProviderError`, at once when `signal` aborts. */
  draw(request: DrawRequest, signal: AbortSignal, first?: boolean): Promise<string>
  /** Whether a thread is running. */
  running(): boolean
}

/** The thread ends after being idle for this long. */
const IDLE_MS = 20_000

type Job = { request: DrawRequest; done: (svg: string) => void; failed: (error: ProviderError) => void }

/** The built server has the worker beside it; from sources (development, tests) it runs through tsx. */
function startWorker(): Worker {
  const limits = { resourceLimits: { maxOldGenerationSizeMb: 96 } }
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./draw-worker.mjs', import.meta.url), { ...limits, execArgv: [] })
  return new Worker(new URL('./draw-worker.ts', import.meta.url), { ...limits, execArgv: ['--import', 'tsx'] })
}

/** Draws in one thread of its own, started with the first picture, so that the event loop stays free. */
export function createDrawingThread(idle_ms = IDLE_MS): DrawingThread {
  let worker: Worker | null = null
  let current: Job | null = null
  let idle: NodeJS.Timeout | undefined
  const waiting: Job[] = []

  function lost(one: Worker, cause: unknown) {
    if (worker !== one) return
    worker = null
    const job = current
    current = null
    job?.failed(new ProviderError('transient', 'The drawing thread ended', { cause }))
    next()
  }

  function start(): Worker {
    const one = startWorker()
    one.on('message', (reply: DrawReply) => {
      const job = current
      current = null
      if ('svg' in reply) job?.done(reply.svg)
      else job?.failed(new ProviderError('rejected', `The image couldn’t be drawn: ${reply.problem}`))
      next()
    })
    one.on('error', (error) => lost(one, error))
    one.on('exit', (code) => lost(one, new Error(`exit code ${code}`)))
    return one
  }

  function next() {
    if (current) return
    const job = waiting.shift()
    clearTimeout(idle)
    if (job) {
      current = job
      worker ??= start()
      worker.ref()
      worker.postMessage(job.request)
    } else if (worker) {
      worker.unref()
      idle = setTimeout(() => {
        const one = worker
        worker = null
        void one?.terminate()
      }, idle_ms).unref()
    }
  }

  return {
    running: () => worker !== null,
    draw: (request, signal, first = false) =>
      new Promise((resolve, reject) => {
        const cancelled = () => new ProviderError('transient', 'The request was canceled while drawing')
        if (signal.aborted) return void reject(cancelled())
        const job: Job = { request, done: resolve, failed: reject }
        const abort = () => {
          const at = waiting.indexOf(job)
          if (at >= 0) waiting.splice(at, 1)
          reject(cancelled())
        }
        signal.addEventListener('abort', abort, { once: true })
        const settle =
          <T>(end: (value: T) => void) =>
          (value: T) => {
            signal.removeEventListener('abort', abort)
            end(value)
          }
        job.done = settle(resolve)
        job.failed = settle(reject)
        if (first) waiting.unshift(job)
        else waiting.push(job)
        next()
      }),
  }
}
