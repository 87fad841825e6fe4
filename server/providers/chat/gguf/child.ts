// A process of its own, run as it is: Node takes the types off. So imports name files or types only, and nothing here leads to aliases.
import { openModel, UnusableModel } from '../../llama/open-model.ts'
import type { FromChild, Generate, HistoryItem, ToChild } from './protocol.ts'

/** The part of node-llama-cpp 3.22 used here; the package is fetched by the operator, so its own types may be absent. */
type Tokens = readonly unknown[]
type Sequence = {
  contextSize: number
  tokenMeter: { usedInputTokens: number }
  compareContextTokens(tokens: Tokens): { firstDifferentIndex: number }
}
type Context = { contextSize: number; getSequence(): Sequence }
type Model = {
  trainContextSize: number
  tokenizer: unknown
  createContext(options: { contextSize: number; sequences: number }): Promise<Context>
}
type Chat = {
  chatWrapper: { generateContextState(of: { chatHistory: HistoryItem[] }): { contextText: { tokenize(tokenizer: unknown): Tokens } } }
  generateResponse(history: HistoryItem[], options: object): Promise<{ metadata?: { stopReason?: string } }>
}
type LlamaModule = {
  LlamaChat: new (options: { contextSequence: Sequence; chatWrapper: Chat['chatWrapper'] | undefined }) => Chat
}
type Lane = { sequence: Sequence; chat: Chat; conversation: string | null; used: number; busy: boolean }

/** Conversations that are written at once; fewer where the memory does not hold them. */
const SEQUENCES = [4, 2, 1]
/** Tokens a reply needs at least for a prompt to be taken. */
const LEAST_REPLY = 32

const [, , module = '', file = '', wanted = '4096'] = process.argv
const say = (message: FromChild) => process.send?.(message)
const running = new Map<number, AbortController>()
const lanes: Lane[] = []
let model: Model | null = null
let turn = 0

/** Says why, and ends. */
const unusable = (message: Extract<FromChild, { unusable: unknown }>) => process.send?.(message, () => process.exit(1))

async function load(): Promise<void> {
  const opened = await openModel<LlamaModule, Model>(module, file)
  model = opened.model
  const contextSize = Math.min(Number(wanted), model.trainContextSize)
  for (const sequences of SEQUENCES) {
    const context = await model.createContext({ contextSize, sequences }).catch(() => null)
    if (!context) continue
    for (let n = 0; n < sequences; n++) {
      const sequence = context.getSequence()
      // Half a second to find out how the model wants to be talked to, and the same for all.
      const chat = new opened.module.LlamaChat({ contextSequence: sequence, chatWrapper: lanes[0]?.chat.chatWrapper })
      lanes.push({ sequence, chat, conversation: null, used: 0, busy: false })
    }
    say({ ready: { context_tokens: context.contextSize, sequences, gpu: opened.llama.gpu || null } })
    return
  }
  throw new UnusableModel('memory', opened.needs, opened.free)
}

/** The lane that has read this conversation before; else the one that begins most alike among strangers, unless it is another's. */
function laneFor(conversation: string | null, tokensOf: (lane: Lane) => Tokens): Lane | null {
  const free = lanes.filter(({ busy }) => !busy)
  if (conversation !== null) {
    const own = free.find((lane) => lane.conversation === conversation)
    if (own) return own
    return free.sort((a, b) => a.used - b.used)[0] ?? null
  }
  const alike = (lane: Lane) => lane.sequence.compareContextTokens(tokensOf(lane)).firstDifferentIndex
  return free.sort((a, b) => alike(b) - alike(a) || a.used - b.used)[0] ?? null
}

async function generate({ generate: id, conversation, history, sampling, max_tokens }: Generate): Promise<void> {
  const tokenize = (lane: Lane) =>
    lane.chat.chatWrapper.generateContextState({ chatHistory: history }).contextText.tokenize(model!.tokenizer)
  const lane = laneFor(conversation, tokenize)
  if (!lane) return void say({ failed: id, too_long: false })
  lane.busy = true
  lane.conversation = conversation
  lane.used = ++turn
  const stop = new AbortController()
  running.set(id, stop)
  try {
    const prompt = tokenize(lane).length
    const room = lane.sequence.contextSize - prompt
    if (room < LEAST_REPLY) return void say({ failed: id, too_long: true })
    const { temperature, min_p: minP, top_p: topP, frequency_penalty: frequencyPenalty, presence_penalty: presencePenalty } = sampling
    const penalized = frequencyPenalty !== undefined || presencePenalty !== undefined
    const before = lane.sequence.tokenMeter.usedInputTokens
    let read: number | null = null
    let reply = 0
    const readNow = () => (read ??= lane.sequence.tokenMeter.usedInputTokens - before)
    const { metadata } = await lane.chat.generateResponse(history, {
      signal: stop.signal,
      stopOnAbortSignal: true,
      maxTokens: Math.min(max_tokens, room - 1),
      temperature,
      minP,
      topP,
      ...(penalized ? { repeatPenalty: { frequencyPenalty, presencePenalty } } : {}),
      onToken: (tokens: Tokens) => {
        readNow()
        reply += tokens.length
      },
      onTextChunk: (text: string) => text && say({ piece: id, text }),
    })
    say({
      end: id,
      cut: metadata?.stopReason === 'maxTokens',
      usage: { prompt, reply, cached: Math.max(0, prompt - readNow()) },
    })
  } catch {
    say({ failed: id, too_long: false })
  } finally {
    lane.busy = false
    running.delete(id)
  }
}

// Without a server nobody reads.
process.on('disconnect', () => process.exit())
process.on('message', (message: ToChild) => {
  if ('ping' in message) say({ pong: true })
  else if ('cancel' in message) running.get(message.cancel)?.abort()
  else void generate(message)
})
await load().catch((error: unknown) => {
  const { why, needs, free } = error instanceof UnusableModel ? error : new UnusableModel('file')
  unusable({ unusable: why, needs, free })
})
