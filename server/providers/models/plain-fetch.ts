import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'

const MOST_REDIRECTS = 5

function send(url: URL, method: string, headers: Record<string, string>, signal: AbortSignal | undefined): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, { method, headers, signal, agent: false }, (answer) => {
      const status = answer.statusCode ?? 0
      const kept = new Headers()
      for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) kept.set(name, String(value))
      const bare = method === 'HEAD' || [204, 304].includes(status) || (status >= 300 && status < 400)
      if (bare) answer.resume()
      resolve(new Response(bare ? null : (Readable.toWeb(answer) as ReadableStream), { status, headers: kept }))
    })
    request.on('error', reject)
    request.end()
  })
}

/**
 * The part of `fetch` that downloads need, over Node's own client: a server that ends its connection early ends a request here, while in
 * `fetch` an assertion of the HTTP parser may end the process.
 */
export const plainFetch: typeof globalThis.fetch = async (input, { method = 'GET', headers = {}, signal, redirect } = {}) => {
  let url = new URL(String(input))
  for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
    const sent = { 'user-agent': 'krush', ...(headers as Record<string, string>) }
    const answer = await send(url, method, sent, signal ?? undefined)
    const location = answer.status >= 300 && answer.status < 400 ? answer.headers.get('location') : null
    if (location === null || redirect === 'manual') return answer
    const next = new URL(location, url)
    if (next.protocol !== 'https:' && next.protocol !== url.protocol) break
    url = next
  }
  throw new TypeError('too many redirects')
}
