import type { Endpoint } from '@/contracts/endpoint'
import { createCall, type Fetch } from './call'

const ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

/** In one process the API hands its own `fetch` over on globalThis, so that a page reads it without a hop. */
const send: Fetch = (request) => {
  const local = (globalThis as { [key: symbol]: Fetch | undefined })[Symbol.for('krush.api.fetch')]
  return local ? local(request) : fetch(request)
}

/** Where the visitor is, as server/main.ts names it. */
const PLACE = 'x-krush-place'

/**
 * The API client of server rendering. `authorization` is the signed-in person's, for pages that are theirs alone; these are drawn for the
 * place that the request comes from. Pages for everyone are the same everywhere, and hold nothing for adults.
 */
export const serverCall = (authorization?: string) =>
  createCall(ORIGIN, send, async () => {
    if (!authorization) return {} as Record<string, string>
    const { headers } = await import('next/headers')
    return { authorization, [PLACE]: (await headers()).get(PLACE) ?? '' }
  })

/** The visitor's address as server/main.ts names it: in this process by its header, over a hop as proxies do. */
const VISITOR = 'x-krush-visitor'

/** Hands a request of the pages' own site on to the API as it came; the API checks it and answers. */
export function forward(endpoint: Endpoint, request: Request): Promise<Response> {
  const headers = new Headers({ 'content-type': request.headers.get('content-type') ?? '' })
  const visitor = request.headers.get(VISITOR)
  if (visitor) for (const name of [VISITOR, 'x-forwarded-for']) headers.set(name, visitor)
  const streamed = { method: endpoint.method, headers, body: request.body, duplex: 'half' }
  return send(new Request(new URL(endpoint.path, ORIGIN), streamed))
}
