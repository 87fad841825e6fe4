/** The two edges of a browser that jsdom lacks: a network that answers, and IndexedDB in memory. */

export type Seen = {
  method: string
  path: string
  query: string
  authorization: string | null
  idempotency_key: string | null
  body: unknown
}
type Answer = { status?: number; body?: unknown; headers?: Record<string, string> } | 'offline'
export type Routes = Record<string, Answer | ((seen: Seen) => Answer | Promise<Answer>)>

export const failure = (code: string, status: number, headers?: Record<string, string>): Answer => ({
  status,
  headers,
  body: { error: { code, message: code, request_id: 'r-1' } },
})

/** An installation as it comes; `social` as far as federated providers are set up. */
export const installation = (social: string[] = [], inbox = false) => ({
  brand: 'Krush',
  chat: { provider: 'companion', model: 'x', demo: true },
  embeddings: { host: null },
  moderation: { hosts: [] },
  image: {
    provider: 'embedded',
    covered: true,
    levels: ['safe', 'tease'],
    backends: [{ name: 'embedded', covered: true, levels: ['safe', 'tease'] }],
  },
  conversation_instructions_max: 1000,
  transcription: { provider: 'none', listens: false },
  inbox,
  identity: { provider: 'embedded', social, firebase: null },
  third_parties: { tag_manager_id: null, product_analytics: null, video_pixel_id: null, conversions: false },
  billing: { provider: 'sandbox', test: true, period_days: null } as { provider: string; test: boolean; period_days: null } | null,
  new_origin: null,
  affiliate_commission: null,
  operator: { local: true, name: null, address: null, country: null, support_email: null, report_email: null },
})

/** Answers `METHOD /path` from the table (which may be changed later) and writes down what was asked. */
export function fakeNetwork(own: Routes) {
  const routes: Routes = { 'GET /v1/installation': { body: installation() }, ...own }
  const seen: Seen[] = []
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const text = await request.text()
    const ask: Seen = {
      method: request.method,
      path: new URL(request.url).pathname,
      query: new URL(request.url).search,
      authorization: request.headers.get('authorization'),
      idempotency_key: request.headers.get('idempotency-key'),
      body: text ? JSON.parse(text) : undefined,
    }
    seen.push(ask)
    const route = routes[`${ask.method} ${ask.path}`] ?? failure('NOT_FOUND', 404)
    const answer = await (typeof route === 'function' ? route(ask) : route)
    if (answer === 'offline') throw new TypeError('Failed to fetch')
    return Response.json(answer.body ?? { ok: true }, { status: answer.status ?? 200, headers: answer.headers })
  }
  return { seen, routes, calls: (path: string) => seen.filter((ask) => ask.path === path) }
}

type Request1 = { result?: unknown; error?: unknown; onsuccess?: () => void; onerror?: () => void; onupgradeneeded?: () => void }

const answer = (result: unknown): Request1 => {
  const request: Request1 = { result }
  queueMicrotask(() => request.onsuccess?.())
  return request
}

/** One database with one store, enough for lib/auth/key-value; answers the map behind it. */
export function fakeIndexedDb(): Map<string, unknown> {
  const rows = new Map<string, unknown>()
  const store = {
    get: (key: string) => answer(rows.get(key)),
    put: (value: unknown, key: string) => answer(void rows.set(key, structuredClone(value))),
    delete: (key: string) => answer(void rows.delete(key)),
    clear: () => answer(rows.clear()),
  }
  const database = { createObjectStore: () => store, transaction: () => ({ objectStore: () => store }), close: () => undefined }
  Object.defineProperty(globalThis, 'indexedDB', { configurable: true, value: { open: () => answer(database) } })
  return rows
}

export function clearBrowser() {
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Path=/; Max-Age=0`
  window.history.replaceState(null, '', '/')
}

export const person = (about: Record<string, unknown> = {}, rest: Record<string, unknown> = {}) => ({
  uuid: 'u-1',
  id: 1,
  email: 'ana@example.com',
  name: 'Ana Maria',
  credit_balance: 50,
  is_premium: false,
  pubsub_token: 'p-1',
  next_free_credits_at: '2026-11-22T00:00:00.000Z',
  custom_attributes: { name: 'Ana', gender: 'Female', accept_tos_18: true, default_language: 'en-US', welcome_seen: true, ...about },
  ...rest,
})

export const inFuture = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
export const identity = (id_token = 'id-1', milliseconds = 3_600_000) => ({
  id_token,
  refresh_token: `refresh-${id_token}`,
  expires_at: inFuture(milliseconds),
})
