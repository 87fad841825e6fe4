import type * as z from 'zod/mini'
import { ProviderError, type ProviderFailure } from './errors'

export type Ask = {
  method?: 'GET' | 'POST'
  query?: Record<string, string>
  /** Sent as JSON, or as a form where it is one. */
  body?: object
  /** Longest answer; more is a refusal. */
  limit_bytes?: number
  timeout_ms: number
  signal?: AbortSignal
  /** Where a status means something else here than it usually does. */
  kinds?: Partial<Record<number, ProviderFailure>>
}

/** Answers in JSON, pictures in them included. */
const LIMIT_BYTES = 64 * 1024 * 1024

/** What a status of an engine's server means. Only the operator can mend wrong keys, missing models and redirects. */
export function kindOfStatus(status: number | undefined): ProviderFailure {
  if (status === undefined || status >= 500) return 'transient'
  if (status === 408 || status === 409 || status === 425 || status === 429) return 'transient'
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'rejected'
  return 'misconfigured'
}

export const cancelled = () => new ProviderError('transient', 'The request was canceled or timed out.')
export const rejected = (who: string, problem: string) => new ProviderError('rejected', `${who} ${problem}.`)

/** Reads at most this many bytes; null for more. */
export async function readBounded(pieces: AsyncIterable<Uint8Array>, limit_bytes: number): Promise<Uint8Array | null> {
  const kept: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    if ((size += piece.length) > limit_bytes) return null
    kept.push(piece)
  }
  return Buffer.concat(kept)
}

/**
 * One server of the operator, spoken to over HTTP; a login comes from the address or from `login` (`user:password`, or a bearer key).
 * Calls throw ProviderError: transient for silence, 5xx and 429, else by status; an answer that is whole but not what was
 * agreed is 'rejected'. Errors name `who` and a status, never an address, a key or a word of what was sent or answered.
 */
export function openServer(who: string, base_url: string, login?: string | { bearer: string } | null) {
  const base = URL.parse(base_url)
  if (base?.protocol !== 'http:' && base?.protocol !== 'https:') {
    throw new ProviderError('misconfigured', `The URL of ${who} must start with http:// or https://.`)
  }
  const given = base.username ? `${decodeURIComponent(base.username)}:${decodeURIComponent(base.password)}` : login
  const authorization = given && (typeof given === 'string' ? `Basic ${Buffer.from(given).toString('base64')}` : `Bearer ${given.bearer}`)
  const headers: Record<string, string> = authorization ? { authorization } : {}
  base.username = base.password = base.search = base.hash = ''
  const root = base.href.replace(/\/+$/, '')

  const at = (path: string, query: Record<string, string> = {}): URL => {
    const url = new URL(root + path)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return url
  }

  async function bytes(
    path: string,
    { method = 'GET', query, body, limit_bytes = LIMIT_BYTES, timeout_ms, signal, kinds }: Ask,
  ): Promise<Uint8Array> {
    const limits = [AbortSignal.timeout(timeout_ms), ...(signal ? [signal] : [])]
    const form = body instanceof FormData
    let response: Response, whole: Uint8Array | null
    try {
      response = await fetch(at(path, query), {
        method,
        redirect: 'manual',
        signal: AbortSignal.any(limits),
        headers: { ...headers, ...(body && !form ? { 'content-type': 'application/json' } : {}) },
        body: form ? body : body && JSON.stringify(body),
      })
      if (!response.ok) await response.body?.cancel()
      whole = response.ok ? await readBounded(response.body ?? (async function* () {})(), limit_bytes) : null
    } catch {
      throw signal?.aborted ? cancelled() : new ProviderError('transient', `${who} didn’t respond.`)
    }
    if (!response.ok)
      throw new ProviderError(kinds?.[response.status] ?? kindOfStatus(response.status), `${who} answered ${response.status}.`)
    if (!whole) throw rejected(who, 'sent a response that is too large')
    return whole
  }

  /** The answer as JSON of this shape. */
  async function json<Shape extends z.ZodMiniType>(path: string, shape: Shape, ask: Ask): Promise<z.output<Shape>> {
    const answer = await bytes(path, ask)
    let value: unknown
    try {
      value = JSON.parse(Buffer.from(answer).toString('utf8'))
    } catch {
      throw rejected(who, 'sent a response that isn’t JSON')
    }
    const read = shape.safeParse(value)
    if (!read.success) throw rejected(who, 'sent an unexpected response')
    return read.data
  }

  return { at, headers, bytes, json }
}
export type Server = ReturnType<typeof openServer>
