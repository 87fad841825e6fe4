type Logged = Record<string, string>

/** The first events of a document, for a listener that is fetched later; a page makes few before it is there. */
const EARLY_MOST = 10
let early: Logged[] | null = []

/** Notifies listeners (analytics, native shells) that something happened. Carries no personal data. */
export function logEvent(name: string, detail: Record<string, string> = {}) {
  const logged = { name, ...detail }
  if (early && early.length < EARLY_MOST) early.push(logged)
  window.dispatchEvent(new CustomEvent('app-event', { detail: logged }))
}

/** What was logged before anybody listened; once a document. */
export function takeEarlyEvents(): Logged[] {
  const taken = early ?? []
  early = null
  return taken
}
