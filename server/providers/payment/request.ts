import { ProviderError, type ProviderFailure } from '@/server/providers/errors'

/** Management calls answer within a second or two. */
const TIMEOUT_MS = 10_000
/** Their answers hold a few lines. */
const MAX_ANSWER = 65_536

function kindOf(status: number): ProviderFailure {
  if (status === 408 || status === 425 || status === 429 || status >= 500) return 'transient'
  return status === 401 || status === 403 || status < 400 ? 'misconfigured' : 'rejected'
}

/**
 * One call to a processor. Errors name `who` alone: its addresses hold passwords and signatures, its answers may hold
 * names. Statuses in `understood` are answers; all others throw ProviderError, as silence, a redirect and too much do.
 */
export async function ask(
  who: string,
  url: URL,
  init: RequestInit = {},
  understood: readonly number[] = [200],
): Promise<{ status: number; text: string }> {
  let status: number, text: string
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) })
    status = response.status
    text = understood.includes(status) ? await readAll(response) : (await response.body?.cancel(), '')
  } catch {
    throw new ProviderError('transient', `${who} didn’t respond.`)
  }
  if (understood.includes(status)) return { status, text }
  throw new ProviderError(kindOf(status), `${who} answered ${status}.`)
}

async function readAll(response: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of response.body ?? []) {
    if ((size += piece.length) > MAX_ANSWER) throw new Error('too much')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}
