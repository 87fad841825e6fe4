import { createHash, randomUUID } from 'node:crypto'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { cancelled, openServer, rejected } from '@/server/providers/ask-server'
import { ProviderError } from '@/server/providers/errors'
import type { Nodes } from './workflow'

const WHO = 'ComfyUI'
/** Short calls. */
const TIMEOUT_MS = 30_000
/** A last word to the server, which nobody waits for longer. */
const FAREWELL_MS = 5_000
const POLL_MS = 1_000
/** Questions in a row that may stay unanswered while the server works. */
const PATIENCE = 5
/** Previews come through the socket too and are thrown away. */
const MAX_FRAME = 32 * 1024 * 1024

const Submitted = z.object({ prompt_id: z.string().check(z.minLength(1)) })
const Uploaded = z.object({
  name: z.string().check(z.minLength(1)),
  subfolder: z._default(z.string(), ''),
  type: z._default(z.string(), 'input'),
})
const Produced = z.object({
  filename: z.string().check(z.minLength(1)),
  subfolder: z._default(z.string(), ''),
  type: z._default(z.enum(['output', 'temp', 'input']), 'output'),
})
export type Produced = z.output<typeof Produced>
const Entry = z.object({
  outputs: z.record(z.string(), z.record(z.string(), z.unknown())),
  status: z.optional(z.nullable(z.object({ status_str: z.optional(z.string()), messages: z.optional(z.array(z.unknown())) }))),
})
type Entry = z.output<typeof Entry>
const History = z.record(z.string(), Entry)
const Queue = z.object({ queue_running: z.array(z.array(z.unknown())), queue_pending: z.array(z.array(z.unknown())) })
const Failure = z.tuple([z.literal('execution_error'), z.object({ exception_type: z._default(z.string(), '') })])
const Ended = z.tuple([z.string()], z.unknown())

/** Messages of `/ws`; those of other prompts and kinds are passed over. */
const Notice = z.object({
  type: z.string(),
  data: z.looseObject({
    prompt_id: z.optional(z.nullable(z.string())),
    node: z.optional(z.nullable(z.string())),
    value: z.optional(z.number()),
    max: z.optional(z.number()),
    nodes: z.optional(z.unknown()),
  }),
})

const ENDS = ['execution_success', 'execution_error', 'execution_interrupted']

type Run = { signal: AbortSignal; progress?: (percent: number) => void }

/** Out of memory passes; every other error of a node would come again for the same work. */
function failureOf(entry: Entry): ProviderError {
  const messages = entry.status?.messages ?? []
  if (messages.some((message) => Ended.safeParse(message).data?.[0] === 'execution_interrupted')) {
    return new ProviderError('transient', 'ComfyUI interrupted the job.')
  }
  const type = messages.map((message) => Failure.safeParse(message).data?.[1].exception_type).find((found) => found !== undefined) ?? ''
  if (type.endsWith('OutOfMemoryError')) return new ProviderError('transient', 'ComfyUI ran out of memory.')
  return rejected(WHO, 'couldn’t run the workflow')
}

/** All files of the output node, under whatever name it lists them: images, gifs (VHS, videos included), videos. */
function filesOf(entry: Entry, output: string): Produced[] {
  return Object.values(entry.outputs[output] ?? {}).flatMap((list) =>
    Array.isArray(list) ? list.flatMap((one) => Produced.safeParse(one).data ?? []) : [],
  )
}

/** How far the nodes of one prompt are, in percent; it only grows. */
function countSteps(total: number, progress: (percent: number) => void) {
  const done = new Set<string>()
  let current: string | null = null
  let reported = 0
  const tell = (part: number) => {
    const percent = Math.min(99, Math.floor((100 * (done.size + part)) / total))
    if (percent > reported) progress((reported = percent))
  }
  return ({ type, data }: z.output<typeof Notice>) => {
    if (type === 'execution_cached' && Array.isArray(data.nodes)) for (const node of data.nodes) done.add(String(node))
    if (type === 'executing' && data.node) {
      if (current !== null) done.add(current)
      current = data.node
      tell(0)
    }
    if (type === 'progress' && data.max && data.value !== undefined) tell(Math.min(1, Math.max(0, data.value / data.max)))
  }
}

/**
 * ComfyUI's HTTP API: a workflow is queued, its end is seen in the history (asked each second, and at once when the socket
 * says so), its files are fetched, and nothing of it is left in the history. Calls throw ProviderError only.
 */
export function createComfyui(base_url: string, { poll_ms = POLL_MS }: { poll_ms?: number } = {}) {
  const server = openServer(WHO, base_url)

  /** Progress and the end, as far as the socket opens; without it the history is enough. */
  function listen(client_id: string, take: (notice: z.output<typeof Notice>) => void) {
    const address = server.at('/ws', { clientId: client_id })
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
    const socket = new WebSocket(address, { headers: server.headers, handshakeTimeout: FAREWELL_MS, maxPayload: MAX_FRAME })
    const opened = new Promise<void>((resolve) => {
      for (const event of ['open', 'error', 'close', 'unexpected-response'] as const) socket.once(event, () => resolve())
    })
    socket.on('error', () => undefined)
    socket.on('message', (data, binary) => {
      if (binary) return
      try {
        const notice = Notice.safeParse(JSON.parse(String(data)))
        if (notice.success) take(notice.data)
      } catch {
        // Not JSON: not a message for this client.
      }
    })
    return { opened, close: () => socket.terminate() }
  }

  async function entryOf(prompt_id: string, signal: AbortSignal): Promise<Entry | null> {
    const history = await server.json(`/history/${encodeURIComponent(prompt_id)}`, History, { timeout_ms: TIMEOUT_MS, signal })
    return history[prompt_id] ?? null
  }

  async function queueOf(signal?: AbortSignal, timeout_ms = TIMEOUT_MS) {
    const { queue_running, queue_pending } = await server.json('/queue', Queue, { timeout_ms, signal })
    const ids = (items: unknown[][]) => items.map((item) => item[1])
    return { running: ids(queue_running), pending: ids(queue_pending) }
  }

  /** Only our own prompt is interrupted: older servers would end whatever runs, so the queue is asked first. */
  async function cancel(prompt_id: string): Promise<void> {
    try {
      const { running } = await queueOf(undefined, FAREWELL_MS)
      if (running.includes(prompt_id)) await server.bytes('/interrupt', { method: 'POST', body: { prompt_id }, timeout_ms: FAREWELL_MS })
      else await server.bytes('/queue', { method: 'POST', body: { delete: [prompt_id] }, timeout_ms: FAREWELL_MS })
    } catch {
      // The server is gone or busy; the job has ended here all the same.
    }
  }

  /** What was asked for and by which words is no business of the server's history. */
  const forget = (prompt_id: string) =>
    server.bytes('/history', { method: 'POST', body: { delete: [prompt_id] }, timeout_ms: FAREWELL_MS }).catch(() => undefined)

  /** 'forgotten': neither done nor in the queue. It may have ended between both answers, so the history has the last word. */
  async function fetchHistory(prompt_id: string, with_queue: boolean, signal: AbortSignal): Promise<Entry | 'forgotten' | null> {
    const entry = await entryOf(prompt_id, signal)
    if (entry || !with_queue) return entry
    const { running, pending } = await queueOf(signal)
    if (running.includes(prompt_id) || pending.includes(prompt_id)) return null
    return (await entryOf(prompt_id, signal)) ?? 'forgotten'
  }

  async function waitFor(prompt_id: string, signal: AbortSignal, pause: () => Promise<void>): Promise<Entry> {
    for (let round = 1, misses = 0; ; round++) {
      let found: Awaited<ReturnType<typeof fetchHistory>> = null
      try {
        found = await fetchHistory(prompt_id, round % PATIENCE === 0, signal)
        misses = 0
      } catch (error) {
        const silent = error instanceof ProviderError && error.kind === 'transient'
        if (signal.aborted || !silent || ++misses >= PATIENCE) throw error
      }
      if (found === 'forgotten') throw new ProviderError('transient', 'ComfyUI no longer knows the job.')
      if (found) return found
      await pause()
    }
  }

  return {
    /** Lays a picture where LoadImage finds it and a restart of the server removes it. Answers what LoadImage is given. */
    async upload(bytes: Uint8Array, extension: 'png' | 'webp', signal: AbortSignal): Promise<string> {
      const form = new FormData()
      const name = `krush-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`
      form.set('image', new Blob([new Uint8Array(bytes)], { type: `image/${extension}` }), name)
      form.set('type', 'temp')
      form.set('overwrite', 'true')
      const kept = await server.json('/upload/image', Uploaded, { method: 'POST', body: form, timeout_ms: TIMEOUT_MS, signal })
      const path = kept.subfolder ? `${kept.subfolder}/${kept.name}` : kept.name
      return kept.type === 'input' ? path : `${path} [${kept.type}]`
    },

    /** Runs a filled workflow and answers the files of its output node. An abort ends the work at the server too. */
    async run(nodes: Nodes, output: string, { signal, progress }: Run): Promise<Produced[]> {
      if (signal.aborted) throw cancelled()
      const client_id = randomUUID()
      const asked_id: string = randomUUID()
      let prompt_id = asked_id
      let wake = () => {}
      const count = progress && countSteps(Object.keys(nodes).length, progress)
      const feed = listen(client_id, (notice) => {
        if (notice.data.prompt_id !== prompt_id) return
        count?.(notice)
        if (ENDS.includes(notice.type) || (notice.type === 'executing' && notice.data.node === null)) wake()
      })
      const pause = () =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(end, poll_ms)
          function end() {
            clearTimeout(timer)
            signal.removeEventListener('abort', end)
            resolve()
          }
          wake = end
          signal.addEventListener('abort', end, { once: true })
        })
      let under_way = false
      try {
        await feed.opened
        if (signal.aborted) throw cancelled()
        // Not ended by the signal: a prompt whose answer nobody read could not be taken back on servers that name it themselves.
        const answer = await server.json('/prompt', Submitted, {
          method: 'POST',
          body: { prompt: nodes, client_id, prompt_id: asked_id },
          timeout_ms: TIMEOUT_MS,
          // A workflow the server does not take: a node or a model that it lacks.
          kinds: { 400: 'misconfigured' },
        })
        prompt_id = answer.prompt_id
        under_way = true
        const entry = await waitFor(prompt_id, signal, pause)
        under_way = false
        if (entry.status?.status_str === 'error') throw failureOf(entry)
        return filesOf(entry, output)
      } catch (error) {
        if (under_way) await cancel(prompt_id)
        throw signal.aborted ? cancelled() : error
      } finally {
        feed.close()
        await forget(prompt_id)
      }
    },

    view: ({ filename, subfolder, type }: Produced, limit_bytes: number, signal: AbortSignal): Promise<Uint8Array> =>
      server.bytes('/view', {
        query: { filename, subfolder, type },
        limit_bytes,
        timeout_ms: 2 * TIMEOUT_MS,
        signal,
        kinds: { 404: 'transient' },
      }),
  }
}
