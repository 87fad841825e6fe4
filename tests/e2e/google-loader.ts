import type { BrowserContext } from '@playwright/test'

/** Runs in pages: the few calls of Google's iframe library that Firebase's SDK and the emulator's frame make, over postMessage. */
function standIn() {
  type Handler = (data: unknown) => unknown
  type Wire = { krush: 'call' | 'answer' | 'here'; id: number; name: string; data: unknown }
  const calls = new Map<number, (answers: unknown[]) => void>()
  let last = 0

  function answered({ id, data }: Wire) {
    try {
      calls.get(id)?.([data])
    } catch {
      // Google's loader swallows what its callers throw, and the SDK relies on that.
    }
  }

  function channel(peer: () => Window | null, ready: boolean) {
    const handlers = new Map<string, Handler>()
    /** Sent before the other side was there, and heard before anybody here listened. */
    const waiting: Wire[] = []
    const unheard: Wire[] = []
    const post = (wire: Wire) => (ready ? peer()?.postMessage(wire, '*') : waiting.push(wire))
    const hear = (wire: Wire) => {
      const handler = handlers.get(wire.name)
      if (handler) post({ ...wire, krush: 'answer', data: handler(wire.data) })
      else unheard.push(wire)
    }
    window.addEventListener('message', ({ data, source }: MessageEvent<Wire | null>) => {
      if (!data?.krush || source !== peer()) return
      if (data.krush === 'answer') answered(data)
      if (data.krush === 'call') hear(data)
      if (data.krush === 'here') {
        ready = true
        for (const wire of waiting.splice(0)) post(wire)
      }
    })
    return {
      register(name: string, handler: Handler) {
        handlers.set(name, handler)
        for (const wire of unheard.splice(0)) hear(wire)
        post({ krush: 'here', id: 0, name, data: null })
      },
      send(name: string, data: unknown, done?: (answers: unknown[]) => void) {
        if (done) calls.set(++last, done)
        post({ krush: 'call', id: last, name, data })
      },
      restyle: async () => {},
      ping: async () => {},
    }
  }
  type Channel = ReturnType<typeof channel>

  const context = {
    getParentIframe: () => channel(() => window.parent, true),
    open({ url, where }: { url: string; where: HTMLElement }, opened: (iframe: Channel) => Promise<Channel>) {
      const frame = document.createElement('iframe')
      frame.src = url
      frame.hidden = true
      where.append(frame)
      const iframe = channel(() => frame.contentWindow, false)
      return new Promise((resolve) => frame.addEventListener('load', () => resolve(opened(iframe))))
    },
  }
  const gapi = {
    load: (_: string, { callback }: { callback: () => void }) => callback(),
    iframes: { Iframe: channel, CROSS_ORIGIN_IFRAMES_FILTER: null, getContext: () => context },
  }
  Object.assign(window, { gapi })
  const name = new URL((document.currentScript as HTMLScriptElement).src).searchParams.get('onload') ?? 'gapi_onload'
  ;(window as unknown as Record<string, (() => void) | undefined>)[name]?.()
}

/** Google's loader is out of reach; whatever else a page would fetch from outside fails at once. */
export async function standInForGoogle(context: BrowserContext) {
  await context.route(/^https:\/\//, (route) => route.abort())
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${standIn.toString()})()` }),
  )
}
