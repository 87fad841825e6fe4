import {
  BRIDGE_NAME,
  ERROR_CODES,
  EVENT_QUEUE,
  EVENTS,
  LAST_EVENT_COUNTS,
  MAX_BYTES,
  PROTOCOL,
  RECEIVER_NAME,
  REQUESTS,
  type BridgeErrorCode,
  type Capability,
  type EventPayload,
  type EventType,
  type ReplyPayload,
  type RequestPayload,
  type RequestType,
} from '@/contracts/bridge'
import { fits } from './check'

export type Reply<Type extends RequestType> =
  | { ok: true; payload: ReplyPayload<Type> }
  | { ok: false; error: { code: BridgeErrorCode; message: string } }

export type Bridge = {
  /** Asks the shell. Always answers, with error `timeout` after a while, and never throws. */
  request<Type extends RequestType>(type: Type, payload: RequestPayload<Type>): Promise<Reply<Type>>
  /** Calls `listener` for each event of the type, those included that came before anybody listened. Answers how to stop. */
  on<Type extends EventType>(type: Type, listener: (payload: EventPayload<Type>) => void): () => void
  /** The shell's answer to the first message; null where there was none. */
  hello: Promise<ReplyPayload<'shell.hello'> | null>
  /** Whether the shell said that it can. */
  can(capability: Capability): Promise<boolean>
}

type Port = { postMessage: (text: string) => unknown; onmessage?: ((event: { data: unknown }) => void) | null }
/** What a shell puts into the page's window. */
export type ShellHost = {
  webkit?: { messageHandlers?: { [BRIDGE_NAME]?: Port } }
  [BRIDGE_NAME]?: Port
  [RECEIVER_NAME]?: (text: unknown) => void
}

/** Milliseconds for an answer of the program, and for one that it asks a person for. */
const REPLY_MS = 8000
const PERSON_MS = 10 * 60_000
const ASKS_A_PERSON: readonly RequestType[] = [
  'store.purchase',
  'store.restore',
  'push.request',
  'media.microphone',
  'share.text',
  'file.save',
]

/** Nothing depends on it; it names the page in a shell's log. */
const WEB = 'krush-web'

type Message = { v?: unknown; re?: unknown; type?: unknown; ok?: unknown; payload?: unknown; error?: { code?: unknown; message?: unknown } }
type Answer = { ok: true; payload: unknown } | { ok: false; error: { code: BridgeErrorCode; message: string } }

const bytes = (text: string) => new TextEncoder().encode(text).length
const failed = (code: BridgeErrorCode, message: string): Answer => ({ ok: false, error: { code, message } })

/** Null for what is no message of this protocol. */
function messageOf(text: unknown): Message | null {
  if (typeof text !== 'string' || bytes(text) > MAX_BYTES) return null
  try {
    const message: unknown = JSON.parse(text)
    return typeof message === 'object' && message !== null && 'v' in message && message.v === PROTOCOL ? (message as Message) : null
  } catch {
    return null
  }
}

function answerOf(type: RequestType, { ok, payload, error }: Message): Answer {
  if (ok === true) return fits(REQUESTS[type].out, payload) ? { ok, payload } : failed('malformed', type)
  const code = ERROR_CODES.find((known) => known === error?.code)
  return failed(code ?? 'internal', typeof error?.message === 'string' ? error.message : type)
}

const isEvent = (type: unknown): type is EventType => typeof type === 'string' && Object.hasOwn(EVENTS, type)

/** Events by type for whoever listens; they wait for the first listener of their type. */
function createEvents() {
  const listeners = new Map<EventType, Set<(payload: never) => void>>()
  let waiting: { type: EventType; payload: unknown }[] = []
  return {
    emit(type: EventType, payload: unknown) {
      const heard = listeners.get(type)
      if (heard?.size) for (const listener of heard) listener(payload as never)
      else {
        const lastCounts = (LAST_EVENT_COUNTS as readonly EventType[]).includes(type)
        waiting = [...(lastCounts ? waiting.filter((event) => event.type !== type) : waiting), { type, payload }].slice(-EVENT_QUEUE)
      }
    },
    on<Type extends EventType>(type: Type, listener: (payload: EventPayload<Type>) => void) {
      const heard = listeners.get(type) ?? new Set()
      listeners.set(type, heard.add(listener))
      const waited = waiting.filter((event) => event.type === type)
      waiting = waiting.filter((event) => event.type !== type)
      for (const { payload } of waited) listener(payload as EventPayload<Type>)
      return () => void heard.delete(listener)
    },
  }
}

/** Connects to the shell that put its port into `host`, and says hello. Without a port every request is answered `unsupported`. */
export function connect(host: ShellHost): Bridge {
  const waiting = new Map<string, { type: RequestType; settle: (answer: Answer) => void }>()
  const events = createEvents()
  let sent = 0

  const receive = (text: unknown) => {
    const message = messageOf(text)
    if (!message) return
    if (typeof message.re === 'string') {
      const asked = waiting.get(message.re)
      asked?.settle(answerOf(asked.type, message))
    } else if (isEvent(message.type) && fits(EVENTS[message.type], message.payload)) events.emit(message.type, message.payload)
  }

  const ios = host.webkit?.messageHandlers?.[BRIDGE_NAME]
  const android = host[BRIDGE_NAME]
  if (!ios && android) android.onmessage = ({ data }) => receive(data)
  host[RECEIVER_NAME] = receive

  const send = async (text: string) => {
    if (ios) receive(await ios.postMessage(text))
    else if (android) android.postMessage(text)
    else throw new Error('no port')
  }

  const ask = (type: RequestType, payload: unknown): Promise<Answer> =>
    new Promise((resolve) => {
      const id = `page-${++sent}`
      const timer = setTimeout(() => settle(failed('timeout', type)), ASKS_A_PERSON.includes(type) ? PERSON_MS : REPLY_MS)
      const settle = (answer: Answer) => {
        clearTimeout(timer)
        waiting.delete(id)
        resolve(answer)
      }
      waiting.set(id, { type, settle })
      const text = JSON.stringify({ v: PROTOCOL, id, type, payload })
      if (bytes(text) > MAX_BYTES) settle(failed('malformed', 'too long'))
      else send(text).catch(() => settle(failed('unsupported', type)))
    })

  const request = (type: RequestType, payload: unknown) => ask(type, payload) as Promise<never>
  const hello = ask('shell.hello', { protocols: [PROTOCOL], web: WEB }).then((answer) =>
    answer.ok ? (answer.payload as ReplyPayload<'shell.hello'>) : null,
  )
  return {
    request,
    on: events.on,
    hello,
    can: async (capability) => (await hello)?.capabilities.includes(capability) ?? false,
  }
}
