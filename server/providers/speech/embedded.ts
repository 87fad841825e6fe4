import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { createFrameReader } from '../audio/mp3-frames'
import { ProviderError } from '../errors'
import { FLITE_VOICES, voiceOf } from './embedded/voice-of'
import type { Order, Report } from './embedded/worker'
import { looksEnglish } from './looks-english'
import type { SpeechPiece, SpeechProvider, SpeechRequest } from './port'

/** Next to the built server; the sources, which Node runs as they are, while it is developed and tested. */
const BUILT = fileURLToPath(new URL('./speech-worker.mjs', import.meta.url))
const WORKER = existsSync(BUILT) ? BUILT : join(process.cwd(), 'server', 'providers', 'speech', 'embedded', 'worker.ts')
/** The engine's 100 MB go back when nobody has spoken for this long. */
const IDLE_MS = 60_000

/** What the engine reads: ASCII, without what would be read as marks. */
const plain = (text: string) =>
  text
    .replace(/[’‘]/g, "'")
    .replace(/[“”«»]/g, '"')
    .replace(/\s*[—–]\s*/g, ', ')
    .replace(/…/g, '...')
    .replace(/€\s?(\d[\d.,]*)/g, '$1 euros')
    .replace(/£\s?(\d[\d.,]*)/g, '$1 pounds')
    .replace(/°\s?([CF])?\b/g, ' degrees ')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/^[\s,.-]+/, '')
    .trim()

type Listener = (report: Report | { failed: string }) => void

/** One thread for the whole process: started with the first words, ended when it has been idle. */
function openThread() {
  const listeners = new Map<number, Listener>()
  let thread: Worker | null = null
  let rest: NodeJS.Timeout | undefined
  let last = 0

  const drop = (gone: Worker, why: string) => {
    if (thread !== gone) return
    thread = null
    const told = [...listeners.values()]
    listeners.clear()
    for (const listener of told) listener({ failed: why })
  }
  const start = (): Worker => {
    // Flags of the process are not the thread's: it runs the file as it is.
    const made = new Worker(WORKER, { execArgv: [], stdout: true, stderr: true, name: 'speech' })
    made.unref()
    made.on('message', (report: Report) => listeners.get(report.id)?.(report))
    made.on('error', (error: Error) => drop(made, error.name))
    made.on('exit', () => drop(made, 'exit'))
    return made
  }
  const tell = (order: Order) => (thread ??= start()).postMessage(order)
  return {
    ask(order: Omit<Extract<Order, { voice: unknown }>, 'id'>, listener: Listener): { close(): void } {
      clearTimeout(rest)
      const id = ++last
      listeners.set(id, listener)
      tell({ ...order, id })
      return {
        close() {
          if (listeners.delete(id)) tell({ id, cancel: true })
          if (listeners.size > 0) return
          clearTimeout(rest)
          rest = setTimeout(() => {
            const idle = thread
            thread = null
            void idle?.terminate()
          }, IDLE_MS).unref()
        },
      }
    },
  }
}

type Thread = ReturnType<typeof openThread>
type Answer = Exclude<Report, { failed: string }> | { failed: string }

async function* listen(thread: Thread, { sentences, speaker, signal }: SpeechRequest): AsyncIterable<SpeechPiece> {
  const said = sentences.map(({ text, pause_ms }) => ({ text: plain(text), pause_ms })).filter(({ text }) => /[a-z0-9]/i.test(text))
  const read = createFrameReader()
  const answers: Answer[] = []
  let wake = () => {}
  const job = thread.ask({ voice: voiceOf(speaker), sentences: said }, (answer) => {
    answers.push(answer)
    wake()
  })
  const stop = () => wake()
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      if (signal.aborted) throw new ProviderError('transient', 'The voice was stopped.')
      const answer = answers.shift()
      if (!answer) {
        await new Promise<void>((resolve) => (wake = resolve))
        continue
      }
      if ('failed' in answer) throw new ProviderError('transient', `The voice engine failed (${answer.failed}).`)
      if ('end' in answer) return
      const { bytes, seconds } = read(answer.mp3)
      if (bytes.length || answer.levels.length) yield { mp3: bytes, seconds, levels: answer.levels }
    }
  } finally {
    signal.removeEventListener('abort', stop)
    job.close()
  }
}

/** Flite in WebAssembly, English only: nothing to install, nothing to ask, and plainly a machine. */
export function createEmbeddedSpeech(): SpeechProvider {
  const thread = openThread()
  return { name: 'embedded', voices: FLITE_VOICES, canSay: looksEnglish, speak: (request) => listen(thread, request) }
}
