import type { Deliver } from './deliveries'

/** Below the claim of an event (deliveries.ts). */
const TIMEOUT_MS = 10_000

/** Tells our webhook as a processor would: over HTTP, by its address. */
export const postDelivery =
  (url: string): Deliver =>
  async (body, headers) => {
    const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.body?.cancel()
    return answer.status
  }
