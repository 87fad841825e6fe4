import { vi } from 'vitest'
import {
  BRIDGE_NAME,
  EVENT_QUEUE,
  LAST_EVENT_COUNTS,
  RECEIVER_NAME,
  REQUESTS,
  type BridgeErrorCode,
  type EventPayload,
  type EventType,
  type ReplyPayload,
  type RequestPayload,
  type RequestType,
} from '@/contracts/bridge'

type Given<Type extends RequestType> = ReplyPayload<Type> | { error: BridgeErrorCode } | 'silent'
export type Answers = { [Type in RequestType]?: Given<Type> | ((payload: RequestPayload<Type>, nth: number) => Given<Type>) }
export type Asked = { type: string; payload: Record<string, unknown>; at: number; id: string }

const AGENTS = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KrushiOS/1.4.0 Shell/1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 KrushAndroid/1.4.0 Shell/1',
}
type Fields = Record<string, unknown>
type Reply = Fields | 'silent'

const CAN = ['auth', 'store', 'push', 'microphone', 'share', 'file', 'haptic', 'age', 'settings']

/**
 * A native shell round this window, by the rules of contracts/bridge.ts: its port and its user agent, answers from a table (which may
 * be changed later), `unsupported` for what it does not know, and events that wait for `shell.hello`.
 */
export function fakeShell(kind: 'ios' | 'android', own: Answers = {}) {
  const answers: Answers = {
    'shell.hello': { protocol: 1, platform: kind, app: '1.4.0', os: '18.5', capabilities: CAN },
    'auth.getToken': { error: 'signed_out' },
    'auth.signIn': {},
    ...own,
  }
  const asked: Asked[] = []
  const began = Date.now()
  const counts = new Map<string, number>()
  let greeted = false
  let queue: { type: EventType; text: string }[] = []
  const page = window as unknown as Record<string, (text: string) => void>
  const port: { postMessage: (text: string) => unknown; onmessage?: (event: { data: string }) => void } = {
    postMessage: (text: string) => (kind === 'ios' ? heard(text) : void heard(text).then((reply) => port.onmessage?.({ data: reply }))),
  }
  const deliver = (text: string) => (kind === 'ios' ? page[RECEIVER_NAME]?.(text) : port.onmessage?.({ data: text }))

  function answerTo(type: string, payload: Fields): Reply {
    const nth = (counts.get(type) ?? 0) + 1
    counts.set(type, nth)
    if (!Object.hasOwn(REQUESTS, type)) return { error: 'unsupported' }
    const given = (answers[type as RequestType] ?? { error: 'unsupported' }) as Reply | ((payload: Fields, nth: number) => Reply)
    return typeof given === 'function' ? given(payload, nth) : given
  }

  async function heard(text: string): Promise<string> {
    const { v, id, type, payload } = JSON.parse(text) as { v: number; id: string; type: string; payload: Fields }
    asked.push({ type, payload, at: Date.now() - began, id })
    const given = v === 1 ? answerTo(type, payload) : { error: 'malformed' }
    if (type === 'shell.hello') {
      greeted = true
      queueMicrotask(() => {
        for (const { text: event } of queue) deliver(event)
        queue = []
      })
    }
    if (given === 'silent') return new Promise(() => undefined)
    const bad = 'error' in given
    return JSON.stringify({ v: 1, re: id, ok: !bad, ...(bad ? { error: { code: given.error, message: '' } } : { payload: given }) })
  }

  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(AGENTS[kind])
  vi.stubGlobal(kind === 'ios' ? 'webkit' : BRIDGE_NAME, kind === 'ios' ? { messageHandlers: { [BRIDGE_NAME]: port } } : port)
  document.documentElement.dataset.shell = kind
  // jsdom has none.
  window.matchMedia ??= () => ({ matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never
  return {
    answers,
    asked,
    /** What was asked of one type. */
    of: (type: RequestType) => asked.filter((one) => one.type === type),
    /** An event, as the shell sends it: at once, or after `shell.hello`. */
    tell<Type extends EventType>(type: Type, payload: EventPayload<Type>) {
      const text = JSON.stringify({ v: 1, type, payload })
      if (greeted) return deliver(text)
      const last = (LAST_EVENT_COUNTS as readonly EventType[]).includes(type)
      queue = [...(last ? queue.filter((one) => one.type !== type) : queue), { type, text }].slice(-EVENT_QUEUE)
    },
    /** Any text at all, as a broken or hostile sender would. */
    say: deliver,
  }
}
