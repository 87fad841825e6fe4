import { forgetTagCookies, loadScript } from './load-script'
import type { Analytics, EventFor } from './port'

const SCRIPT = 'https://analytics.tiktok.com/i18n/pixel/events.js'

/** The names that the pixel knows; a page view is a call of its own. */
const NAMES: Record<Exclude<EventFor<'pixel'>, 'page_view'>, string> = {
  sign_up: 'CompleteRegistration',
  checkout_started: 'InitiateCheckout',
  purchase: 'CompletePayment',
}

/** The queue that the script finds and takes over: calls are lists, first the method, then its arguments. */
type Queue = unknown[][] & { _i?: Record<string, unknown[]>; _t?: Record<string, number>; _o?: Record<string, object> }
type Live = { page(): void; track(name: string): void }

/** The short-video pixel. Nothing about the person or the page goes with an event. */
export function createPixel(id: string): Analytics<'pixel'> {
  const holder = window as { TiktokAnalyticsObject?: string; ttq?: Queue }
  holder.TiktokAnalyticsObject = 'ttq'
  const queue = (holder.ttq ??= [] as unknown[][] as Queue)
  queue._i = { ...queue._i, [id]: [] }
  queue._t = { ...queue._t, [id]: Date.now() }
  queue._o = { ...queue._o, [id]: {} }
  const act = (method: keyof Live, ...words: string[]) => {
    const live = holder.ttq as unknown as Partial<Record<keyof Live, (...words: string[]) => void>>
    if (live[method]) live[method](...words)
    else queue.push([method, ...words])
  }
  loadScript(`${SCRIPT}?sdkid=${id}&lib=ttq`)
  return {
    send: (name) => (name === 'page_view' ? act('page') : act('track', NAMES[name])),
    reset: forgetTagCookies,
  }
}
