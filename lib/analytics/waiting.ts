import { isEvent, type Detail } from './port'

const KEY = 'events_waiting'
/** A person makes a handful in a visit; more would be a loop. */
const MOST = 20
/** What happened longer ago says nothing about the visit it would be counted in. */
const KEEP_MS = 24 * 3_600_000

type Waiting = { name: string; detail: Detail; at: number }

function read(): Waiting[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as Waiting[]).filter((one) => isEvent(one.name) && Date.now() - one.at < KEEP_MS) : []
  } catch {
    return []
  }
}

/**
 * Keeps an event of a private page, such as a payment, until a measured page is open: nobody else's script ever runs on the
 * private one. For people who allowed measuring only.
 */
export function keepWaiting(name: string, detail: Detail) {
  if (!isEvent(name) || name === 'page_view') return
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...read(), { name, detail, at: Date.now() }].slice(-MOST)))
  } catch {
    // Refused storage: the event is not counted.
  }
}

/** Takes what waits, oldest first; it waits no longer. */
export function takeWaiting(): { name: string; detail: Detail }[] {
  const waiting = read()
  forgetWaiting()
  return waiting.map(({ name, detail }) => ({ name, detail }))
}

export function forgetWaiting() {
  try {
    window.localStorage.removeItem(KEY)
  } catch {
    // Nothing was stored then.
  }
}
