import { childScript, superviseChild } from '../child'
import { ProviderError } from '../errors'
import type { Echo, FromChild, Hear, Setup, Speak, ToChild } from './protocol'

/** Milliseconds without an answer after which the process is ended: a fault inside the native code never answers. */
const STALL_MS = 90_000
/** Its memory goes back when nobody has spoken or listened for this long, in milliseconds. */
const IDLE_MS = 10 * 60_000

type Answer = Exclude<FromChild, { pong: true }>
type Order = Omit<Speak, 'speak'> | Omit<Hear, 'hear'> | Omit<Echo, 'echo'>
const numbered = (order: Order, id: number): ToChild =>
  'samples' in order ? { ...order, hear: id } : 'text' in order ? { ...order, echo: id } : { ...order, speak: id }

/** The ears and the voice of this machine, in one process. */
export type Sherpa = {
  /** Answers as they come until the last one. Throws ProviderError. */
  ask(order: Order, signal: AbortSignal): AsyncGenerator<Exclude<Answer, { end: true }>>
  /** Starts the process and loads the voice, where nothing has yet; never throws. */
  warm(): void
  readonly pid: number | null
  close(): Promise<void>
}

const BROKEN: Record<'package' | 'voice' | 'ears', string> = {
  package: 'The runtime of voices and ears can’t be loaded. Run: npm run models voice ears',
  voice: 'The files of the voice can’t be loaded. Run: npm run models check',
  ears: 'The files of the ears can’t be loaded. Run: npm run models check',
}

export function openSherpa(setup: Setup, limits: { stall_ms?: number; backoff_ms?: number } = {}): Sherpa {
  const listeners = new Map<number, (answer: Answer | null) => void>()
  let last = 0
  let idle: NodeJS.Timeout | undefined
  const child = superviseChild<ToChild, FromChild>({
    script: childScript('sherpa-child.mjs', 'server/providers/sherpa/child.ts'),
    argv: [JSON.stringify(setup)],
    backoff_ms: limits.backoff_ms,
    onMessage(message) {
      if ('pong' in message) return
      if (!('failed' in message) && !('broken' in message)) child.well()
      listeners.get(message.id)?.(message)
    },
    onGone() {
      for (const listener of listeners.values()) listener(null)
    },
  })

  function rest(): void {
    clearTimeout(idle)
    idle = setTimeout(() => void child.end(), IDLE_MS).unref()
  }

  async function* ask(order: Order, signal: AbortSignal): AsyncGenerator<Exclude<Answer, { end: true }>> {
    const stopped = () => new ProviderError('transient', 'It was stopped.')
    if (signal.aborted) throw stopped()
    const id = ++last
    const answers: (Answer | null)[] = []
    let wake = Promise.withResolvers<void>()
    const stop = () => wake.resolve()
    signal.addEventListener('abort', stop, { once: true })
    clearTimeout(idle)
    listeners.set(id, (answer) => {
      answers.push(answer)
      wake.resolve()
    })
    let over = false
    try {
      while (!child.runs && child.wait_ms > 0 && !signal.aborted) {
        const timer = setTimeout(stop, child.wait_ms).unref()
        await wake.promise
        clearTimeout(timer)
        wake = Promise.withResolvers<void>()
      }
      if (signal.aborted) throw stopped()
      child.start()
      child.send(numbered(order, id))
      for (;;) {
        const timer = setTimeout(stop, limits.stall_ms ?? STALL_MS).unref()
        const began = performance.now()
        if (answers.length === 0) await wake.promise
        clearTimeout(timer)
        wake = Promise.withResolvers<void>()
        if (signal.aborted) throw stopped()
        const answer = answers.shift()
        if (answer === undefined) {
          if (performance.now() - began < (limits.stall_ms ?? STALL_MS)) continue
          over = true
          await child.end()
          for (const [other, listener] of listeners) if (other !== id) listener(null)
          throw new ProviderError('transient', 'The engine of voices and ears stopped answering.')
        }
        if (answer === null) {
          over = true
          throw new ProviderError('transient', 'The process of voices and ears ended.')
        }
        if ('broken' in answer || 'failed' in answer || 'end' in answer || 'heard' in answer) over = true
        if ('broken' in answer) throw new ProviderError('misconfigured', BROKEN[answer.broken])
        if ('failed' in answer) throw new ProviderError('transient', 'The engine of voices and ears failed.')
        if ('end' in answer) return
        yield answer
        if ('heard' in answer) return
      }
    } finally {
      signal.removeEventListener('abort', stop)
      listeners.delete(id)
      if (!over) child.send({ cancel: id })
      if (listeners.size === 0) rest()
    }
  }

  return {
    ask,
    warm() {
      if (child.runs || child.wait_ms > 0) return
      child.start()
      child.send({ warm: true })
      rest()
    },
    get pid() {
      return child.pid
    },
    async close() {
      clearTimeout(idle)
      await child.end()
    },
  }
}
