import { existsSync } from 'node:fs'
import { basename } from 'node:path'

import { ProviderError } from '@/server/providers/errors'

import { cleanStream, namesOf } from './clean-stream'
import { withDefaults, withNotes, type ChatProvider, type ChatRequest, type Sampling } from './port'

export type GgufOptions = {
  /** Path of the model file. */
  file: string
  context_tokens?: number
  sampling?: Sampling
  /** Where the optional package lives, when not among our own dependencies. */
  module?: string
}

const VERSION = '3.22.1'
const DEFAULT_CONTEXT_TOKENS = 4096

/** The part of node-llama-cpp 3.22 used here; the package is an optional peer, so its own types may be absent. */
type HistoryItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] }
type Sequence = object
type Context = { contextSize: number; getSequence(): Sequence }
type Model = { trainContextSize: number; createContext(options: { contextSize: number }): Promise<Context> }
type Llama = {
  maxThreads: number
  readonly cpuMathCores: number
  loadModel(options: { modelPath: string }): Promise<Model>
  dispose(): Promise<void>
}
type Generation = {
  signal: AbortSignal
  stopOnAbortSignal: true
  maxTokens: number
  temperature?: number
  minP?: number
  topP?: number
  repeatPenalty?: { frequencyPenalty?: number; presencePenalty?: number }
  onTextChunk(text: string): void
}
type Answer = { metadata?: { stopReason?: string } }
type Chat = { generateResponse(history: HistoryItem[], options: Generation): Promise<Answer> }
type LlamaModule = {
  getLlama(options: { build: 'never'; progressLogs: false; logLevel: 'error' }): Promise<Llama>
  LlamaChat: new (options: { contextSequence: Sequence }) => Chat
}
type Engine = { llama: Llama; chat: Chat; context_tokens: number }

/**
 * A model file run inside this process by llama.cpp. Nothing is loaded before the first request;
 * one context serves everybody, so requests wait for each other in order.
 */
export function createGgufChat(options: GgufOptions): ChatProvider {
  const { file, context_tokens = DEFAULT_CONTEXT_TOKENS, module } = options
  const sampling = withDefaults(options.sampling)
  let loading: Promise<Engine> | null = null
  let context = context_tokens
  let tail: Promise<void> = Promise.resolve()

  function load(): Promise<Engine> {
    loading ??= openEngine(file, context_tokens, module ?? 'node-llama-cpp').then(
      (engine) => {
        context = engine.context_tokens
        return engine
      },
      (error: unknown) => {
        loading = null
        throw error
      },
    )
    return loading
  }

  async function* stream(request: ChatRequest): AsyncGenerator<string> {
    const turn = takeTurn()
    const gone = whenAborted(request.signal)
    const stop = new AbortController()
    const signal = AbortSignal.any([request.signal, stop.signal])
    let running: Promise<unknown> = Promise.resolve()
    try {
      const engine = await Promise.race([turn.ready.then(load), gone.promise])
      if (!engine || request.signal.aborted) return
      const pieces = createPipe()
      running = engine.chat
        .generateResponse(toHistory(request), {
          signal,
          stopOnAbortSignal: true,
          maxTokens: request.max_tokens,
          temperature: sampling.temperature,
          minP: sampling.min_p,
          topP: sampling.top_p,
          ...penaltyOf(sampling),
          onTextChunk: pieces.push,
        })
        .then((answer) => {
          if (answer?.metadata?.stopReason === 'maxTokens') request.onCut?.()
          pieces.end()
        }, pieces.fail)
      // The engine looks at the signal between batches only; who has left need not wait for that.
      void gone.promise.then(pieces.end)
      for await (const piece of pieces.read()) {
        if (request.signal.aborted) return
        yield piece
      }
    } catch (error) {
      if (request.signal.aborted) return
      if (error instanceof ProviderError) throw error
      throw new ProviderError('transient', 'The model file stopped in the middle of a reply.', { cause: error })
    } finally {
      gone.stop()
      stop.abort()
      // The context is free only when the engine has really stopped.
      void Promise.all([turn.ready, running]).finally(turn.done)
    }
  }

  function takeTurn() {
    const ready = tail
    const { promise, resolve } = Promise.withResolvers<void>()
    tail = promise
    return { ready, done: resolve }
  }

  return {
    name: 'gguf',
    model: basename(file, '.gguf'),
    demo: false,
    /** As configured until the file is loaded, then no more than the model was trained for. */
    get context_tokens() {
      return context
    },
    stream: (request) => cleanStream(stream(request), namesOf(request)),
    async close() {
      const engine = await loading?.catch(() => null)
      loading = null
      await engine?.llama.dispose()
    },
  }
}

async function openEngine(file: string, context_tokens: number, module: string): Promise<Engine> {
  if (!existsSync(file)) throw new ProviderError('misconfigured', `The model file doesn’t exist: '${basename(file)}'.`)
  const { getLlama, LlamaChat } = await importPeer(module)
  try {
    const llama = await getLlama({ build: 'never', progressLogs: false, logLevel: 'error' })
    // More threads than cores make it twenty times slower; one core stays free for the server itself.
    llama.maxThreads = Math.max(1, llama.cpuMathCores - 1)
    const model = await llama.loadModel({ modelPath: file })
    const context = await model.createContext({ contextSize: Math.min(context_tokens, model.trainContextSize) })
    const chat = new LlamaChat({ contextSequence: context.getSequence() })
    return { llama, chat, context_tokens: context.contextSize }
  } catch (error) {
    const hint = 'not a GGUF chat model, too large for this machine, or the binary for this platform is missing'
    const message = `The model file '${basename(file)}' can’t be loaded: ${hint} (${installCommand()}).`
    throw new ProviderError('misconfigured', message, { cause: error })
  }
}

async function importPeer(name: string): Promise<LlamaModule> {
  try {
    // A name held in a variable keeps bundlers and tsc from looking for the optional package.
    return (await import(/* webpackIgnore: true */ /* turbopackIgnore: true */ /* @vite-ignore */ name)) as LlamaModule
  } catch (error) {
    const message = `Model files need an optional package; install it with: ${installCommand()}`
    throw new ProviderError('misconfigured', message, { cause: error })
  }
}

/**
 * Without these flags npm fetches the binaries of every platform, or builds llama.cpp from source; the folder above keeps
 * `--omit=optional` from removing the product's own binaries, and Node looks there too.
 */
export function installCommand(platform: string = process.platform, arch: string = process.arch): string {
  const packages = peerPackages(platform, arch).join(' ')
  return `npm i ${packages} --prefix .. --no-save --omit=optional --ignore-scripts`
}

export function peerPackages(platform: string = process.platform, arch: string = process.arch): string[] {
  const system = platform === 'darwin' ? 'mac' : platform === 'win32' ? 'win' : 'linux'
  const binary = system === 'mac' && arch === 'arm64' ? 'mac-arm64-metal' : `${system}-${arch}`
  return [`node-llama-cpp@${VERSION}`, `@node-llama-cpp/${binary}@${VERSION}`]
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

/** Absent where nothing is set: llama.cpp has penalties of its own. */
function penaltyOf({ frequency_penalty, presence_penalty }: Sampling): Pick<Generation, 'repeatPenalty'> {
  if (frequency_penalty === undefined && presence_penalty === undefined) return {}
  return { repeatPenalty: { frequencyPenalty: frequency_penalty, presencePenalty: presence_penalty } }
}

function whenAborted(signal: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<null>()
  const abort = () => resolve(null)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  return { promise, stop: () => signal.removeEventListener('abort', abort) }
}

/** Turns the engine's callbacks into an async iterable. */
function createPipe() {
  const waiting: string[] = []
  let over = false
  let failure: unknown = null
  let wake = Promise.withResolvers<void>()
  return {
    push(piece: string) {
      if (!piece) return
      waiting.push(piece)
      wake.resolve()
    },
    end() {
      over = true
      wake.resolve()
    },
    fail(error: unknown) {
      failure = error ?? new Error('unknown')
      over = true
      wake.resolve()
    },
    async *read(): AsyncGenerator<string> {
      for (;;) {
        while (waiting.length) yield waiting.splice(0).join('')
        if (failure) throw failure
        if (over) return
        await wake.promise
        wake = Promise.withResolvers<void>()
      }
    },
  }
}
