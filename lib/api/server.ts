import { createCall, type Fetch } from './call'

const ORIGIN = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

/** In one process the API hands its own `fetch` over on globalThis, so that a page reads it without a hop. */
const send: Fetch = (request) => {
  const local = (globalThis as { [key: symbol]: Fetch | undefined })[Symbol.for('krush.api.fetch')]
  return local ? local(request) : fetch(request)
}

/** The API client of server rendering. `authorization` is the signed-in person's, for pages that are theirs alone. */
export const serverCall = (authorization?: string) =>
  createCall(ORIGIN, send, async () => (authorization ? { authorization } : {}) as Record<string, string>)
