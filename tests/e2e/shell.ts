import type { Browser, BrowserContext, Page } from '@playwright/test'
import {
  BRIDGE_NAME,
  CAPABILITIES,
  EVENT_QUEUE,
  LAST_EVENT_COUNTS,
  PROTOCOL,
  RECEIVER_NAME,
  REQUESTS,
  type BridgeErrorCode,
  type EventPayload,
  type EventType,
  type ReplyPayload,
  type RequestPayload,
  type RequestType,
} from '@/contracts/bridge'
import { watch } from './support'

export type Kind = 'ios' | 'android'
type Given<Type extends RequestType> = ReplyPayload<Type> | { error: BridgeErrorCode }
type Table = { [Type in RequestType]?: Given<Type> | ((payload: RequestPayload<Type>) => Given<Type> | Promise<Given<Type>>) }
/** `at`: milliseconds by the page's own clock. */
export type Asked = { type: string; payload: Record<string, unknown>; at: number }

const AGENTS: Record<Kind, string> = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KrushiOS/1.4.0 Shell/1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 KrushAndroid/1.4.0 Shell/1',
}
const PHONE = { width: 390, height: 844 }
/** The binding under the transport. */
const BINDING = 'shellStandIn'

/**
 * In each frame, before anything of it runs: the transport, as the platform puts it there. WebKit shows its handlers to every frame;
 * Android's listener is in the frames of its origins alone. What may be said is decided outside, as the apps do.
 */
function transport({ kind, name, binding, origin }: { kind: Kind; name: string; binding: string; origin: string }) {
  const host = window as unknown as Record<string, unknown>
  const native = host[binding] as (text: string, at: number) => Promise<string>
  if (kind === 'ios') {
    host.webkit = { messageHandlers: { [name]: { postMessage: (text: string) => native(text, Date.now()) } } }
  } else if (location.origin === origin) {
    const port: { onmessage: ((event: { data: string }) => void) | null; postMessage(text: string): void } = {
      onmessage: null,
      postMessage: (text) => void native(text, Date.now()).then((reply) => port.onmessage?.({ data: reply })),
    }
    host[name] = port
  }
}

/** Answers to a page by the rules of contracts/bridge.ts, from a table that may be changed later. `say` brings the page a text. */
export function createDesk(kind: Kind, own: Table, say: (text: string) => Promise<unknown>) {
  const answers: Table = {
    'shell.hello': { protocol: PROTOCOL, platform: kind, app: '1.4.0', os: '18.5', capabilities: [...CAPABILITIES] },
    'auth.getToken': { error: 'pending' },
    'auth.signIn': {},
    'auth.signOut': {},
    'auth.reportError': {},
    'push.status': { permission: 'prompt' },
    'media.microphone': { permission: 'denied' },
    'age.signal': { band: 'unknown', source: 'none' },
    'ui.ready': {},
    'ui.theme': {},
    'ui.refreshable': {},
    'ui.backable': {},
    'ui.haptic': {},
    ...own,
  }
  const asked: Asked[] = []
  const refused: string[] = []
  let greeted = false
  let queue: { type: EventType; text: string }[] = []
  return {
    answers,
    asked,
    /** What a frame or a foreign page asked for in vain. */
    refused,
    of: (type: RequestType) => asked.filter((one) => one.type === type),
    /** `own`: the main frame of the app's origin sent it. */
    async hear(text: string, { at, own: heard }: { at: number; own: boolean }): Promise<string> {
      const { v, id, type, payload } = JSON.parse(text) as { v: number; id: string; type: string; payload: Record<string, unknown> }
      const reply = (error: BridgeErrorCode) => JSON.stringify({ v: PROTOCOL, re: id, ok: false, error: { code: error, message: '' } })
      if (!heard) {
        refused.push(type)
        return reply('forbidden')
      }
      asked.push({ type, payload, at })
      if (v !== PROTOCOL) return reply('malformed')
      if (!Object.hasOwn(REQUESTS, type)) return reply('unsupported')
      const given = answers[type as RequestType] ?? { error: 'unsupported' as const }
      const answer: object = typeof given === 'function' ? await (given as (payload: object) => object)(payload) : given
      if (type === 'shell.hello' && !greeted) {
        greeted = true
        for (const { text: event } of queue.splice(0)) void say(event)
      }
      if ('error' in answer) return reply(answer.error as BridgeErrorCode)
      return JSON.stringify({ v: PROTOCOL, re: id, ok: true, payload: answer })
    },
    /** An event, as the app sends it: at once, or after `shell.hello`. */
    async tell<Type extends EventType>(type: Type, payload: EventPayload<Type>): Promise<void> {
      const text = JSON.stringify({ v: PROTOCOL, type, payload })
      if (greeted) return void (await say(text))
      const last = (LAST_EVENT_COUNTS as readonly EventType[]).includes(type)
      queue = [...(last ? queue.filter((one) => one.type !== type) : queue), { type, text }].slice(-EVENT_QUEUE)
    },
  }
}

/** A native app round a page of Chromium: its user agent, and its transport. Only the main frame of `origin` is heard. */
export async function openShell(browser: Browser, kind: Kind, origin: string, own: Table = {}, viewport = PHONE) {
  const context: BrowserContext = await browser.newContext({ userAgent: AGENTS[kind], viewport, isMobile: true, hasTouch: true })
  const page: Page = await context.newPage()
  const problems = watch(page)
  const desk = createDesk(kind, own, (message) =>
    page.evaluate(
      ({ platform, name, receiver, text }) => {
        const host = window as unknown as Record<string, ((text: string) => void) & { onmessage?: (event: { data: string }) => void }>
        if (platform === 'ios') host[receiver]?.(text)
        else host[name]?.onmessage?.({ data: text })
      },
      { platform: kind, name: BRIDGE_NAME, receiver: RECEIVER_NAME, text: message },
    ),
  )
  await context.exposeBinding(BINDING, ({ frame }, text: string, at: number) =>
    desk.hear(text, { at, own: frame === page.mainFrame() && new URL(frame.url()).origin === origin }),
  )
  await context.addInitScript(transport, { kind, name: BRIDGE_NAME, binding: BINDING, origin })
  await context.addInitScript(() => localStorage.setItem('adult', 'yes'))
  return { context, page, problems, ...desk }
}
export type ShellStandIn = Awaited<ReturnType<typeof openShell>>
