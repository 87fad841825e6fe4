import { basename } from 'node:path'
import { childScript, superviseChild } from '../child'
import { ProviderError } from '../errors'
import type { Unusable } from '../llama/open-model'
import type { FromChild, ToChild } from './own/protocol'
import { EMBED_CHARACTERS, EMBED_TEXTS, type EmbeddingsProvider } from './port'

export type OwnEmbeddingsOptions = {
  /** Path of the GGUF file. */
  file: string
  /** The file of node-llama-cpp to import. */
  module: string
  /** Milliseconds of one call, the loading of the model included. */
  limit_ms?: number
  /** Its memory goes back when nobody has asked for this long, in milliseconds. */
  idle_ms?: number
  /** First wait before the process is started again, in milliseconds. */
  backoff_ms?: number
  /** Calls that may wait. */
  queue?: number
}

const LIMIT_MS = 60_000
const IDLE_MS = 10 * 60_000
const QUEUE = 200
/** A process that ended in the middle of a call: so many times it is asked. */
const MOST_TRIES = 3

type Call = {
  texts: readonly string[]
  sent: boolean
  tries: number
  done: (rows: Float32Array[]) => void
  failed: (error: ProviderError) => void
}

const gigabytes = (bytes = 0) => `${(bytes / 1e9).toFixed(1)} GB`

function explain(file: string, { unusable, needs, free }: Extract<FromChild, { unusable: Unusable }>): ProviderError {
  const name = basename(file)
  const why: Record<Unusable, string> = {
    package: 'The runtime of model files isn’t installed. Run: npm run models embeddings',
    platform: 'The runtime of model files has no program for this machine. Run: npm run models embeddings',
    missing: `The embeddings model doesn’t exist: '${name}'. Run: npm run models check`,
    memory: `The embeddings model '${name}' needs ${gigabytes(needs)} of memory, and ${gigabytes(free)} are free.`,
    file: `The embeddings model '${name}' can’t be loaded: it isn’t one, or it’s damaged. Run: npm run models check`,
  }
  return new ProviderError('misconfigured', why[unusable])
}

/** An embeddings model of any language from this machine's disk, in a process of its own: started with the first text, ended when idle. */
export function createOwnEmbeddings(options: OwnEmbeddingsOptions): EmbeddingsProvider & {
  /** Of the process that has the model; null while there is none. */
  readonly pid: number | null
} {
  const { file, module, limit_ms = LIMIT_MS, idle_ms = IDLE_MS, queue = QUEUE } = options
  const calls = new Map<number, Call>()
  let dimensions = 0
  let last = 0
  let closed = false
  let idle: NodeJS.Timeout | undefined
  let retry: NodeJS.Timeout | undefined

  const child = superviseChild<ToChild, FromChild>({
    script: childScript('embeddings-child.mjs', 'server/providers/embeddings/own/child.ts'),
    argv: [module, file],
    backoff_ms: options.backoff_ms,
    onMessage(message) {
      if ('ready' in message) dimensions = message.ready.dimensions
      else if ('unusable' in message) for (const call of [...calls.values()]) call.failed(explain(file, message))
      else if ('rows' in message) {
        child.well()
        calls.get(message.of)?.done(message.rows)
      } else if ('failed' in message)
        calls.get(message.failed)?.failed(new ProviderError('transient', 'The embeddings model failed on a text.'))
    },
    onGone() {
      for (const call of [...calls.values()]) {
        if (!call.sent) continue
        if (call.tries < MOST_TRIES) call.sent = false
        else call.failed(new ProviderError('transient', 'The process of the embeddings model ended.'))
      }
      pump()
    },
  })

  /** Sends what waits, and starts the process where it must be. */
  function pump(): void {
    const waiting = [...calls].filter(([, { sent }]) => !sent)
    if (closed || waiting.length === 0) return
    clearTimeout(retry)
    if (!child.runs && child.wait_ms > 0) {
      retry = setTimeout(pump, child.wait_ms).unref()
      return
    }
    child.start()
    for (const [id, call] of waiting) {
      call.sent = true
      call.tries += 1
      child.send({ embed: id, texts: call.texts })
    }
  }

  const ask = (texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]> =>
    new Promise((resolve, reject) => {
      if (calls.size >= queue) return reject(new ProviderError('transient', 'Too many texts wait for the embeddings model.'))
      clearTimeout(idle)
      const id = ++last
      const settle = (act: () => void) => {
        calls.delete(id)
        clearTimeout(limit)
        signal?.removeEventListener('abort', abort)
        if (calls.size === 0) idle = setTimeout(() => void child.end(), idle_ms).unref()
        act()
      }
      const failed = (error: ProviderError) => settle(() => reject(error))
      const abort = () => failed(new ProviderError('transient', 'The request was cancelled.'))
      // What hangs would hang for everybody after, too.
      const limit = setTimeout(() => {
        failed(new ProviderError('transient', 'The embeddings model took too long.'))
        for (const call of [...calls.values()])
          if (call.sent) call.failed(new ProviderError('transient', 'The embeddings model took too long.'))
        void child.end().then(pump)
      }, limit_ms)
      signal?.addEventListener('abort', abort, { once: true })
      calls.set(id, {
        texts: texts.map((text) => text.slice(0, EMBED_CHARACTERS)),
        sent: false,
        tries: 0,
        done: (rows) => settle(() => resolve(rows)),
        failed,
      })
      pump()
    })

  return {
    name: 'own',
    model: basename(file, '.gguf'),
    get dimensions() {
      return dimensions
    },
    languages: ['*'],
    embeds: true,
    get pid() {
      return child.pid
    },
    async embed(texts, signal) {
      if (texts.length === 0 || texts.length > EMBED_TEXTS)
        throw new ProviderError('rejected', `The embeddings model takes 1 to ${EMBED_TEXTS} texts at once.`)
      if (signal?.aborted) throw new ProviderError('transient', 'The request was cancelled.')
      return ask(texts, signal)
    },
    warm() {
      if (!child.runs) ask(['Hello.']).catch(() => {})
    },
    async close() {
      closed = true
      clearTimeout(idle)
      clearTimeout(retry)
      for (const call of [...calls.values()]) call.failed(new ProviderError('transient', 'The request was cancelled.'))
      await child.end()
    },
  }
}
