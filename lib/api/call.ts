import type { Endpoint, RequestOf, ResponseOf } from '@/contracts/endpoint'
import { ERROR_CODES, type ErrorBody, type ErrorCode } from '@/contracts/errors'
import { ApiError } from './errors'

export type Fetch = (request: Request) => Promise<Response>

type Headers = Record<string, string>
type Extra = { idempotency_key?: string; signal?: AbortSignal; authorization?: string }
/** Optional only when the contract asks for nothing. */
type Input<E> = object extends RequestOf<E> ? [input?: RequestOf<E>, extra?: Extra] : [input: RequestOf<E>, extra?: Extra]

const known = (code: string): ErrorCode => (ERROR_CODES.includes(code as ErrorCode) ? (code as ErrorCode) : 'INTERNAL')

/** The body as it goes out; a form's type holds its boundary, which only the sender knows. */
function encode(endpoint: Endpoint, { body, file }: { body?: unknown; file?: Blob }): { body?: BodyInit; headers: Record<string, string> } {
  if (endpoint.upload && file) {
    const form = new FormData()
    form.append(endpoint.upload.field, file)
    for (const [name, text] of Object.entries(body ?? {})) if (text !== undefined) form.append(name, String(text))
    return { body: form, headers: {} }
  }
  if (body === undefined) return { headers: {} }
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

function requestOf(endpoint: Endpoint, origin: string, input: object) {
  const {
    params = {},
    query = {},
    ...content
  } = input as {
    params?: Record<string, unknown>
    query?: Record<string, unknown>
    body?: unknown
    file?: Blob
  }
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const url = new URL(path, origin)
  for (const [key, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(key, String(value))
  return { url, ...encode(endpoint, content) }
}

const isFailure = (json: unknown): json is ErrorBody =>
  typeof json === 'object' && json !== null && 'error' in json && typeof (json.error as { code?: unknown } | null)?.code === 'string'

function failureOf(response: Response, json: unknown): ApiError {
  const retryAfter = Number(response.headers.get('retry-after')) || null
  if (!isFailure(json)) return new ApiError('INTERNAL', `HTTP ${response.status}`, response.status, null, {}, retryAfter)
  const { code, message, request_id, details } = json.error
  return new ApiError(known(code), message, response.status, request_id, details, retryAfter)
}

/**
 * The typed client. `origin` without a trailing slash, `headers` asked before every call.
 * Throws ApiError and nothing else, except the DOMException of an aborted `signal`.
 */
export const createCall = (origin: string, send: Fetch, headers: () => Headers | Promise<Headers>) =>
  async function call<const E extends Endpoint>(endpoint: E, ...[input, extra]: Input<E>): Promise<ResponseOf<E>> {
    const { url, body, headers: type } = requestOf(endpoint, origin, input ?? {})
    // Each attempt of its own, where nobody names the attempts: the browser's hooks do, and load no contracts.
    const key = extra?.idempotency_key ?? (endpoint.spends && endpoint.idempotent ? crypto.randomUUID() : null)
    const own = headers()
    const request = new Request(url, {
      method: endpoint.method,
      headers: {
        ...(own instanceof Promise ? await own : own),
        ...type,
        ...(key ? { 'idempotency-key': key } : {}),
        ...(extra?.authorization ? { authorization: extra.authorization } : {}),
      },
      body,
      signal: extra?.signal,
    })
    const response = await send(request).catch((error: unknown) => {
      if (extra?.signal?.aborted) throw error
      throw new ApiError('OFFLINE', 'No connection')
    })
    const json: unknown = await response.json().catch(() => undefined)
    if (!response.ok) throw failureOf(response, json)
    return endpoint.response.parse(json) as ResponseOf<E>
  }

export type Call = ReturnType<typeof createCall>
