const KEY = 'reloaded_at'
/** A part that is still missing after this many milliseconds is another failure than an update. */
const PAUSE_MS = 60_000

const isMissingPart = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

/**
 * After an update of the server an open page may ask for a script that is no longer there: the page of the new build has its
 * own. Reloads for such an error, once a minute at most; what was typed is kept on the device.
 */
export function reloadOnce(error: unknown): void {
  if (!isMissingPart(error) || navigator.onLine === false) return
  try {
    if (Date.now() - Number(window.sessionStorage.getItem(KEY)) < PAUSE_MS) return
    window.sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Where nothing is remembered it might never end.
    return
  }
  window.location.reload()
}
