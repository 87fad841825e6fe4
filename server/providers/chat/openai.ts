import http from 'node:http'
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

import { createParser } from 'eventsource-parser'
import OpenAI, { APIConnectionError, APIError } from 'openai'

import { ProviderError, type ProviderFailure } from '@/server/providers/errors'

import { cleanStream, namesOf } from './clean-stream'
import { withDefaults, withNotes, type ChatProvider, type ChatRequest, type ChatTurn, type Sampling, type Usage } from './port'

export type OpenAiOptions = {
  /** Up to and with the version part, e.g. `http://127.0.0.1:11434/v1`. */
  base_url: string
  model: string
  /** Local servers need none. */
  api_key?: string
  /** Prompt and reply together; the endpoint does not tell, so the operator may. */
  context_tokens?: number
  sampling?: Sampling
  /** Tokens that a model which thinks first may use for its thoughts, beside those of the reply. */
  thinking_tokens?: number
  /** 30 s; 180 s on this machine, where a model may have to be loaded first. */
  first_token_timeout_ms?: number
  idle_timeout_ms?: number
  /** 180 s; `Infinity`, the default on this machine, waits as long as words keep coming. */
  total_timeout_ms?: number
}

const DEFAULT_CONTEXT_TOKENS = 8192
const DEFAULT_THINKING_TOKENS = 2_000
/** The SDK's timer holds no more milliseconds than this. */
const LONGEST_TIMER_MS = 2 ** 31 - 1
const RETRIES = 2
const BACK_OFF_MS = 250
const LONGEST_BACK_OFF_MS = 5_000
const IDLE_SOCKET_MS = 60_000
const FREE_SOCKETS = 64

const CUT_SHORT = 'The model endpoint closed the connection before the reply was over.'

const ONLY_THOUGHTS = 'The model used all its room for thoughts: raise CHAT_THINKING_TOKENS, or switch its thinking off.'
/** How models begin that think aloud, in the text itself. */
const THOUGHT = /^\s*(<think|\[THINK\]|<\|channel\|>(analysis|commentary))/

const GO_ON =
  'Your last message broke off. Go on from its very last character: write only what follows, ' +
  'repeat nothing and do not comment on this.'
const BEGIN = '(The conversation begins. You speak first.)'
const SAY_MORE = '(I am listening. Say more: write your next message.)'

/**
 * Any endpoint that speaks OpenAI's chat completions: hosted ones, Ollama, LM Studio, llama.cpp, vLLM, KoboldCpp.
 * Throws ProviderError('misconfigured') when `base_url` is not an http(s) address.
 */
export function createOpenAiChat(options: OpenAiOptions): ChatProvider {
  const { base_url, model, api_key, context_tokens = DEFAULT_CONTEXT_TOKENS } = options
  const { thinking_tokens = DEFAULT_THINKING_TOKENS } = options
  const sampling = withDefaults(options.sampling)
  const address = parseAddress(base_url)
  const here = isLoopback(address)
  const { first_token_timeout_ms = here ? 180_000 : 30_000, idle_timeout_ms = here ? 60_000 : 30_000 } = options
  const { total_timeout_ms = here ? Infinity : 180_000 } = options
  const agent = createAgent(address)
  const client = new OpenAI({
    baseURL: base_url,
    // The SDK insists on a key; keyless local servers ignore it.
    apiKey: api_key || 'none',
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: Math.min(total_timeout_ms, LONGEST_TIMER_MS),
    logLevel: 'off',
    fetch: createKeepAliveFetch(agent),
  })

  /** What the server refused by name is left out from then on. */
  const refused = new Set<string>()
  /** Seen to think before it speaks, and so given room for it. */
  let thinker = false

  async function* stream(request: ChatRequest): AsyncGenerator<string> {
    const ends_at = performance.now() + total_timeout_ms
    for (let attempt = 0; !request.signal.aborted; attempt++) {
      const watch = startWatch(request.signal, first_token_timeout_ms, idle_timeout_ms, ends_at - performance.now())
      const room = thinker ? thinking_tokens : 0
      const body = buildBody(model, request, address, pick(sampling, refused), refused, room)
      let began = false
      let ended = false
      let cut = false
      // Space before the first word, which alone is no reply.
      let space = ''
      let failure: ProviderError
      let wait_ms = BACK_OFF_MS * 2 ** attempt
      try {
        const answer = await client.chat.completions.create(body, { signal: watch.signal }).asResponse()
        for await (const { text, thinks, filtered, over, full, usage } of readPieces(answer)) {
          if (usage) request.onUsage?.(usage)
          ended ||= over
          cut ||= full
          thinker ||= thinks || (!began && THOUGHT.test(space + text))
          if (!began && text.trim() === '') {
            space += text
            if (text || thinks) watch.alive()
          } else if (text) {
            began = true
            watch.alive()
            yield space + text
            space = ''
          }
          if (filtered) throw blockedByFilter()
        }
        if (request.signal.aborted) return
        if (began && ended && !watch.late()) {
          if (cut) request.onCut?.()
          return
        }
        // Thoughts have taken all the room: the same again would end the same.
        if (cut && thinker && room > 0 && !watch.late()) throw new ProviderError('misconfigured', ONLY_THOUGHTS)
        if (cut && thinker) wait_ms = 0
        failure = watch.late() ?? new ProviderError('transient', began ? CUT_SHORT : 'The model endpoint sent an empty reply.')
      } catch (error) {
        if (request.signal.aborted) return
        failure = watch.late() ?? toProviderError(error)
        const name = refusedName(error, body)
        if (name && !watch.late()) {
          refused.add(name)
          attempt--
          continue
        }
        wait_ms = Math.max(wait_ms, retryAfterMs(error))
      } finally {
        watch.stop()
      }
      // Who has waited out a whole timeout will not wait for it again.
      if (began || watch.late() || failure.kind !== 'transient' || attempt === RETRIES) throw failure
      if (performance.now() + wait_ms > ends_at) throw failure
      await sleep(wait_ms, undefined, { signal: request.signal }).catch(() => undefined)
    }
  }

  return {
    name: 'openai',
    model,
    demo: false,
    context_tokens,
    stream: (request) => cleanStream(stream(request), namesOf(request)),
    async close() {
      agent.destroy()
    },
  }
}

function parseAddress(base_url: string): URL {
  const address = URL.parse(base_url)
  if (address?.protocol === 'http:' || address?.protocol === 'https:') return address
  throw new ProviderError('misconfigured', 'The base URL of the chat model must start with http:// or https://.')
}

const isLoopback = ({ hostname }: URL) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)

const pick = (sampling: Sampling, refused: ReadonlySet<string>): Sampling =>
  Object.fromEntries(Object.entries(sampling).filter(([name]) => !refused.has(name)))

/** The setting that a refusal is about, as far as it is one that we can do without. */
function refusedName(error: unknown, body: object): string | undefined {
  if (!(error instanceof APIError) || (error.status !== 400 && error.status !== 422)) return undefined
  const names = Object.keys(DISPENSABLE).filter((name) => name in body)
  return names.find((name) => error.param === name) ?? names.find((name) => new RegExp(`\\b${name}\\b`).test(error.message))
}

/** The switch for what a server has counted (`usage` in the last event). */
const COUNTS = 'stream_options'

const DISPENSABLE: Record<keyof Sampling | typeof COUNTS, true> = {
  [COUNTS]: true,
  temperature: true,
  top_p: true,
  min_p: true,
  frequency_penalty: true,
  presence_penalty: true,
}

function buildBody(
  model: string,
  request: ChatRequest,
  address: URL,
  sampling: Sampling,
  refused: ReadonlySet<string>,
  thinking_tokens: number,
) {
  const counts = refused.has(COUNTS) ? {} : { [COUNTS]: { include_usage: true } }
  const messages: OpenAI.ChatCompletionMessageParam[] = [{ role: 'system', content: request.system }, ...alternating(request)]
  // OpenAI's own newer models refuse `max_tokens`; most compatible servers know nothing else.
  const most = request.max_tokens + thinking_tokens
  const limit = isOpenAiItself(address) ? { max_completion_tokens: most } : { max_tokens: most }
  return { model, messages, stream: true as const, ...counts, ...sampling, ...limit }
}

/**
 * The turns as strict chat templates want them (Gemma, Mistral): the person's first, then one of each in turn, the person's
 * last. A conversation begins with the character's greeting, and a reply that failed leaves two turns of the person's.
 */
function alternating({ messages, continuation, notes }: ChatRequest): ChatTurn[] {
  const turns: ChatTurn[] = messages[0]?.role === 'assistant' ? [{ role: 'user', content: BEGIN }] : []
  for (const { role, content } of messages) {
    const last = turns.at(-1)
    if (last?.role === role) turns[turns.length - 1] = { role, content: `${last.content}\n\n${content}` }
    else turns.push({ role, content })
  }
  if (turns.at(-1)?.role === 'assistant') turns.push({ role: 'user', content: continuation ? GO_ON : SAY_MORE })
  return turns.map((turn, at) => (at === turns.length - 1 ? withNotes(turn, notes) : turn))
}

const isOpenAiItself = (address: URL) => /(^|\.)openai\.(com|azure\.com)$/.test(address.hostname)

/** Reasoning models say nothing for long; their thoughts, which we never show, prove that they are alive. */
function isThinking(delta: object | undefined): boolean {
  if (!delta) return false
  return ('reasoning_content' in delta && !!delta.reasoning_content) || ('reasoning' in delta && !!delta.reasoning)
}

function startWatch(outer: AbortSignal, first_ms: number, idle_ms: number, total_ms: number) {
  const controller = new AbortController()
  let late: ProviderError | undefined
  let waiting_first = true
  const abort = () => controller.abort()
  const expire = (what: string) => {
    late = new ProviderError('late', `The model endpoint took too long: ${what}.`)
    controller.abort()
  }
  const total = total_ms === Infinity ? undefined : setTimeout(expire, Math.max(0, total_ms), 'the whole reply')
  let pause = setTimeout(expire, first_ms, 'first token')
  outer.addEventListener('abort', abort, { once: true })
  if (outer.aborted) abort()
  return {
    signal: controller.signal,
    late: () => late,
    alive() {
      if (!waiting_first) return void pause.refresh()
      waiting_first = false
      clearTimeout(pause)
      pause = setTimeout(expire, idle_ms, 'a pause within the reply')
    },
    stop() {
      clearTimeout(total)
      clearTimeout(pause)
      outer.removeEventListener('abort', abort)
    },
  }
}

const blockedByFilter = () => new ProviderError('blocked', 'The model endpoint filtered this reply.')

const FILTER_CODES: unknown[] = ['content_filter', 'content_policy_violation']

/** No cause is handed on for answered requests: the endpoint's error body may quote the conversation. */
function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof APIError && !(error instanceof APIConnectionError)) {
    // OpenRouter and others report failures inside a stream as a numeric `code`.
    const code: unknown = error.code
    const status = error.status ?? (typeof code === 'number' ? code : undefined)
    if (FILTER_CODES.includes(code) || FILTER_CODES.includes(error.type)) return blockedByFilter()
    return new ProviderError(kindOfStatus(status), `The model endpoint answered ${status ?? 'with an error'}.`)
  }
  return new ProviderError('transient', 'The model endpoint can’t be reached or dropped the connection.', { cause: error })
}

function kindOfStatus(status: number | undefined): ProviderFailure {
  if (status === undefined || status >= 500) return 'transient'
  if (status === 408 || status === 409 || status === 425 || status === 429) return 'transient'
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'rejected'
  // 401, 403, 404, redirects, "payment required": only the operator can mend these.
  return 'misconfigured'
}

function retryAfterMs(error: unknown): number {
  if (!(error instanceof APIError)) return 0
  const seconds = Number(error.headers?.get('retry-after') ?? 0)
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, LONGEST_BACK_OFF_MS) : 0
}

function createAgent(address: URL): http.Agent {
  const { Agent } = address.protocol === 'https:' ? https : http
  return new Agent({ keepAlive: true, maxFreeSockets: FREE_SOCKETS, timeout: IDLE_SOCKET_MS, scheduling: 'lifo' })
}

/**
 * What the SDK needs of `fetch`, over node:http. The built-in fetch closes idle connections after 4 s and its web
 * streams cost a third more CPU per token; redirects are not followed on purpose.
 */
function createKeepAliveFetch(agent: http.Agent) {
  return (input: string | URL | Request, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const url = new URL(input instanceof Request ? input.url : input)
      const { request } = url.protocol === 'https:' ? https : http
      const given = init.headers instanceof Headers ? init.headers : new Headers(init.headers)
      const sent = request(url, { agent, method: init.method, headers: Object.fromEntries(given) })
      let incoming: http.IncomingMessage | undefined
      // node:http's own `signal` option destroys the socket with an error nobody listens to, once all bytes are in.
      const abort = () => (incoming?.complete ? incoming.resume() : sent.destroy())
      init.signal?.addEventListener('abort', abort, { once: true })
      // The SDK's signal is one of several joined, which Node keeps for as long as somebody listens, and with it the whole prompt.
      sent.on('close', () => init.signal?.removeEventListener('abort', abort))
      if (init.signal?.aborted) abort()
      sent.on('response', (message) => {
        incoming = message
        resolve(toResponse(url, message))
      })
      sent.on('error', reject)
      // The idle limit of the agent is for free sockets; on busy ones our own timeouts rule.
      sent.setTimeout(0)
      sent.end(typeof init.body === 'string' ? init.body : undefined)
    })
}

function toResponse(url: URL, incoming: http.IncomingMessage): Response {
  const status = incoming.statusCode ?? 0
  const headers = new Headers()
  for (const [name, value] of Object.entries(incoming.headers)) if (value) headers.set(name, String(value))
  // Readers see the error through their iterator; without a listener one that has stopped reading would be fatal.
  incoming.on('error', () => undefined)
  incoming.setEncoding('utf8')
  const text = async () => (await Array.fromAsync(incoming as AsyncIterable<string>)).join('')
  const response = { ok: status >= 200 && status < 300, status, headers, url: url.href, body: incoming, text }
  // The SDK reads the text of errors only; a real Response would wrap the body in a web stream.
  return response as unknown as Response
}

/** `over`: the endpoint has said that the reply ends here. `full`: because its room was used up. */
type Piece = { text: string; thinks: boolean; filtered: boolean; over: boolean; full: boolean; usage: Usage | null }
type StreamEvent = Partial<OpenAI.ChatCompletionChunk> & { error?: object }

const count = (value: unknown) => (Number.isSafeInteger(value) && (value as number) > 0 ? (value as number) : 0)
const usageOf = (usage: OpenAI.CompletionUsage): Usage => ({
  prompt: count(usage.prompt_tokens),
  reply: count(usage.completion_tokens),
  cached: count(usage.prompt_tokens_details?.cached_tokens),
})

/** What each read of the socket returned, as one piece: the SDK's own stream costs 40 µs a token, this one a tenth of it. */
async function* readPieces(answer: Response): AsyncGenerator<Piece> {
  const incoming = answer.body as unknown as http.IncomingMessage
  const fresh = (): Piece => ({ text: '', thinks: false, filtered: false, over: false, full: false, usage: null })
  let piece = fresh()
  let done = false
  let failure: APIError | undefined
  const take = (data: string) => {
    if (done || failure || piece.filtered) return
    if (data.startsWith('[DONE]')) return void (piece.over = done = true)
    const event = JSON.parse(data) as StreamEvent
    if (event.error) return void (failure = new APIError(undefined, event.error, undefined, answer.headers))
    if (event.usage) piece.usage = usageOf(event.usage)
    const choice = event.choices?.[0]
    piece.text += choice?.delta?.content ?? ''
    piece.thinks ||= isThinking(choice?.delta)
    piece.filtered = choice?.finish_reason === 'content_filter'
    piece.over ||= !!choice?.finish_reason
    piece.full ||= choice?.finish_reason === 'length'
  }
  const parser = createParser({ onEvent: ({ data }) => take(data) })
  try {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<string>) {
      parser.feed(chunk)
      yield piece
      piece = fresh()
      if (failure) throw failure
      if (done) return
    }
    // Some servers end without the blank line after their last event.
    parser.feed('\n\n')
    yield piece
  } finally {
    // Just before the body ends: reading the rest keeps the connection for the next reply.
    if (done) incoming.resume()
    else incoming.destroy()
  }
}
