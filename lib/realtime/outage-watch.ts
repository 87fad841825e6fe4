/** How often a server that is away is asked; with the answer's own time it is noticed within 5 s. In milliseconds. */
export const PROBE_MS = 3_500
/** A probe without an answer has failed. */
const ANSWER_MS = 3_000

export type Outage = {
  /** Asks whether the server is ready; what it throws or false means no. */
  probe: (signal: AbortSignal) => Promise<boolean>
  /** The server was away and is back. Once an outage: where it was never away, waiting for the usual attempts is right. */
  onBack: () => void
}

/** Notices the end of an outage sooner than attempts that come ever more slowly. It asks between `start` and `stop` only. */
export function createOutageWatch({ probe, onBack }: Outage) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking: AbortController | null = null
  let away = false

  const isReady = async () => {
    const controller = (asking = new AbortController())
    const late = setTimeout(() => controller.abort(), ANSWER_MS)
    try {
      return await probe(controller.signal)
    } catch {
      return false
    } finally {
      clearTimeout(late)
    }
  }
  const look = async () => {
    const own = timer
    const ready = await isReady()
    // Stopped, or started anew, meanwhile.
    if (own !== timer) return
    if (ready && away) onBack()
    if (own !== timer) return
    away = !ready
    timer = setTimeout(() => void look(), PROBE_MS)
  }
  return {
    start() {
      if (timer !== undefined) return
      away = false
      timer = setTimeout(() => void look(), 0)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      asking?.abort()
    },
  }
}
