import { ProviderError, type ProviderFailure } from '@/server/providers/errors'

const TIMEOUT_MS = 5000
/** One more try where the far side may only have stumbled. */
const PAUSE_MS = 200

function kindOf(status: number): ProviderFailure {
  if (status === 408 || status === 429 || status >= 500) return 'transient'
  return status === 401 || status === 403 || status === 404 ? 'misconfigured' : 'rejected'
}

/** Google's own word for it (`EMAIL_EXISTS`, `invalid_grant`); what may follow the word can name people. */
function wordIn(text: string): string {
  const word = /"(?:message|error)":\s*"([A-Za-z_]{3,60})\b/.exec(text)?.[1]
  return word ? `, ${word}` : ''
}

async function attempt(url: URL, init: RequestInit): Promise<unknown> {
  const place = url.host + url.pathname
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
    const text = await response.text()
    if (response.ok) return JSON.parse(text) as unknown
    throw new ProviderError(kindOf(response.status), `Firebase answered ${response.status}${wordIn(text)} (${place}).`)
  } catch (error) {
    if (error instanceof ProviderError) throw error
    // Without the cause: errors of JSON quote what they could not read.
    throw new ProviderError('transient', `Firebase didn’t respond (${place}).`)
  }
}

/** Asks Google for JSON. Throws ProviderError, by status. */
export async function request(address: string, init: RequestInit = {}): Promise<unknown> {
  const url = new URL(address)
  try {
    return await attempt(url, init)
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'transient') throw error
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    return attempt(url, init)
  }
}

export const requestJson = (address: string, body: object, headers: Record<string, string> = {}) =>
  request(address, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })
