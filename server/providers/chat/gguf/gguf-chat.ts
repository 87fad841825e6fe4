import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { childScript, superviseChild } from '@/server/providers/child'
import { ProviderError } from '@/server/providers/errors'
import type { Unusable } from '@/server/providers/llama/open-model'
import { cleanStream, namesOf } from '../clean-stream'
import { withDefaults, withNotes, type ChatProvider, type ChatRequest, type Sampling } from '../port'
import { createLine, type Waiting } from './line'
import type { FromChild, HistoryItem, ToChild } from './protocol'

export type GgufOptions = {
  /** Path of the model file. */
  file: string
  context_tokens?: number
  sampling?: Sampling
  /** The file of node-llama-cpp to import. */
  module: string
  /** First wait before the process is started again, in milliseconds. */
  backoff_ms?: number
}

const DEFAULT_CONTEXT_TOKENS = 4096
/** A process that ended before the first word of a reply: so many times it is asked again. */
const MOST_TRIES = 3
/** Milliseconds without a word, a prompt's reading included, after which a request is given up. */
const STALL_MS = 5 * 60_000

type Job = Waiting & {
  id: number
  request: ChatRequest
  tries: number
  wrote: boolean
  pipe: ReturnType<typeof createPipe>
}

const gigabytes = (bytes = 0) => `${(bytes / 1e9).toFixed(1)} GB`

function explain(file: string, message: Extract<FromChild, { unusable: Unusable }>): ProviderError {
  const name = basename(file)
  const why: Record<Unusable, string> = {
    package: 'The runtime of model files isn’t installed. Run: npm run models chat',
    platform: 'The runtime of model files has no program for this machine. Run: npm run models chat',
    missing: `The model file doesn’t exist: '${name}'.`,
    memory: `The model file '${name}' needs ${gigabytes(message.needs)} of memory, and ${gigabytes(message.free)} are free. Close something, or choose a smaller model.`,
    file: `The model file '${name}' can’t be loaded: it isn’t a GGUF chat model, or it’s damaged. Run: npm run models check`,
  }
  return new ProviderError('misconfigured', why[message.unusable])
}

/**
 * A model file run by llama.cpp in a process of its own, which is started with the first request and again when it ends. Several
 * conversations are written at once; whoever waits is told how many are before them.
 */
export function createGgufChat({
  file,
  context_tokens = DEFAULT_CONTEXT_TOKENS,
  module,
  backoff_ms,
  ...given
}: GgufOptions): ChatProvider & {
  /** Of the process that has the model; null while there is none. */
  readonly pid: number | null
} {
  const sampling = withDefaults(given.sampling)
  const line = createLine<Job>()
  let context = context_tokens
  let room = 0
  let last = 0
  let retry: NodeJS.Timeout | undefined
  let closed = false

  const child = superviseChild<ToChild, FromChild>({
    script: childScript('gguf-child.mjs', 'server/providers/chat/gguf/child.ts'),
    argv: [module, file, String(context_tokens)],
    backoff_ms,
    onMessage: hear,
    onGone() {
      room = 0
      for (const job of [...line.active.keys()].reverse()) {
        // Nothing of it was shown, so it can begin again.
        if (!job.wrote && job.tries < MOST_TRIES) line.back(job)
        else fail(job, new ProviderError('transient', 'The model’s process ended in the middle of a reply.'))
      }
      pump()
    },
  })

  function jobOf(id: number): Job | undefined {
    for (const job of line.active.keys()) if (job.id === id) return job
  }

  function fail(job: Job, error: ProviderError): void {
    line.drop(job)
    job.pipe.fail(error)
  }

  function hear(message: FromChild): void {
    if ('ready' in message) {
      context = message.ready.context_tokens
      room = message.ready.sequences
      return pump()
    }
    if ('unusable' in message) {
      const error = explain(file, message)
      for (const job of [...line.clear(), ...line.active.keys()]) fail(job, error)
      return
    }
    if ('piece' in message) {
      const job = jobOf(message.piece)
      if (job) job.wrote = true
      return job?.pipe.push(message.text)
    }
    if ('pong' in message) return
    const job = jobOf('end' in message ? message.end : message.failed)
    if (!job) return
    if ('end' in message) {
      child.well()
      if (message.cut) job.request.onCut?.()
      job.request.onUsage?.(message.usage)
      line.drop(job)
      job.pipe.end()
    } else if (message.too_long) fail(job, new ProviderError('rejected', 'The prompt is longer than the model’s context.'))
    else fail(job, new ProviderError('transient', 'The model stopped in the middle of a reply.'))
    pump()
  }

  /** Gives the model what it has room for, and starts it where it must be. */
  function pump(): void {
    if (closed) return
    if (!child.runs && line.waits > 0) {
      clearTimeout(retry)
      if (child.wait_ms > 0) retry = setTimeout(pump, child.wait_ms).unref()
      else child.start()
    }
    while (line.active.size < room) {
      const job = line.take()
      if (!job) break
      job.tries += 1
      const { request } = job
      child.send({
        generate: job.id,
        conversation: request.from ? String(request.from.conversation) : null,
        history: toHistory(request),
        sampling,
        max_tokens: request.max_tokens,
      })
    }
    line.tell()
  }

  async function* stream(request: ChatRequest): AsyncGenerator<string> {
    if (request.signal.aborted) return
    if (!existsSync(file)) throw explain(file, { unusable: 'missing' })
    const id = ++last
    const pipe = createPipe(STALL_MS)
    const job: Job = {
      id,
      request,
      tries: 0,
      wrote: false,
      pipe,
      person: String(request.from?.person ?? `alone ${id}`),
      onPlace: request.onPlace,
    }
    const leave = () => pipe.end()
    request.signal.addEventListener('abort', leave, { once: true })
    line.add(job)
    pump()
    try {
      for await (const piece of pipe.read(() => line.active.has(job))) {
        if (request.signal.aborted) return
        yield piece
      }
    } finally {
      request.signal.removeEventListener('abort', leave)
      // Its place in the model is free only when the process says so.
      if (line.active.has(job)) child.send({ cancel: id })
      else line.drop(job)
      line.tell()
    }
  }

  return {
    name: 'gguf',
    model: basename(file, '.gguf'),
    demo: false,
    /** As configured until the file is loaded, then no more than the model was trained for. */
    get context_tokens() {
      return context
    },
    get pid() {
      return child.pid
    },
    stream: (request) => cleanStream(stream(request), namesOf(request)),
    warm() {
      if (!closed && child.wait_ms === 0) child.start()
    },
    async close() {
      closed = true
      clearTimeout(retry)
      await child.end()
    },
  }
}

function toHistory({ system, messages, notes, continuation }: ChatRequest): HistoryItem[] {
  const last = messages.findLastIndex(({ role }) => role === 'user')
  const noted = messages.map((turn, at) => (at === last ? withNotes(turn, notes) : turn))
  const turns = noted.map(({ role, content }): HistoryItem =>
    role === 'user' ? { type: 'user', text: content } : { type: 'model', response: [content] },
  )
  // An unfinished reply stays the last item: the engine continues from its last token.
  const reply: HistoryItem[] = continuation ? [] : [{ type: 'model', response: [] }]
  return [{ type: 'system', text: system }, ...turns, ...reply]
}

/** Turns messages of the process into an async iterable. */
function createPipe(stall_ms: number) {
  const waiting: string[] = []
  let over = false
  let failure: ProviderError | null = null
  let wake = Promise.withResolvers<void>()
  return {
    push(piece: string) {
      waiting.push(piece)
      wake.resolve()
    },
    end() {
      over = true
      wake.resolve()
    },
    fail(error: ProviderError) {
      failure = error
      over = true
      wake.resolve()
    },
    /** `counts`: whether the model is at it, so that silence is a fault. */
    async *read(counts: () => boolean): AsyncGenerator<string> {
      for (;;) {
        while (waiting.length) yield waiting.splice(0).join('')
        if (failure) throw failure
        if (over) return
        const timer = setTimeout(() => wake.resolve(), stall_ms).unref()
        const began = performance.now()
        await wake.promise
        clearTimeout(timer)
        wake = Promise.withResolvers<void>()
        const late = performance.now() - began >= stall_ms && counts()
        if (late && !waiting.length && !over) throw new ProviderError('late', 'The model has written nothing for five minutes.')
      }
    },
  }
}
