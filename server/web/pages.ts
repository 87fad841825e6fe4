import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { MEASURED_PATHS } from '@/contracts/consent'
import type { Sources } from '@/server/config'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

/** Public pages look the same for everyone, so their HTML is kept this long (ours). */
const KEEP_MS = 30_000
const KEEP_PAGES = 400
const CACHEABLE = /^\/(?:$|categories\/[\w-]+$|characters\/[\w-]+$|safety$|legal\/[\w-]+$|connect-a-model$|affiliates$)/
/** Below this a compressed answer is not smaller in packets. */
const COMPRESS_FROM = 1024

type Kept = { until: number; page: Page; parts: Buffer[]; nonce: string }
type Page = { status: number; headers: [string, string | string[]][]; body: Buffer }

const NOTHING: Sources = { script: [], connect: [], img: [] }

/** Everything a page may load comes from here; scripts only with the answer's nonce (research/safety.md S-15). */
export function policyOf(nonce: string, origin: string, also: Sources = NOTHING): string {
  const socket = origin.replace(/^http/, 'ws')
  return [
    "default-src 'self'", ["script-src 'self'", `'nonce-${nonce}' 'strict-dynamic'`, ...also.script].join(' '),
    `style-src 'self' 'nonce-${nonce}'`, "style-src-attr 'unsafe-inline'", ["img-src 'self' data: blob:", ...also.img].join(' '),
    "media-src 'self' blob:", "font-src 'self'", ["connect-src 'self'", socket, ...also.connect].join(' '),
    "object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'",
  ].join('; ')
}

/** Lets Next write into memory instead of the socket. */
function capture(render: Handler, request: IncomingMessage, response: ServerResponse): Promise<Page> {
  return new Promise((resolve, reject) => {
    const { write, end, writeHead, flushHeaders } = response
    const chunks: Buffer[] = []
    const restore = () => Object.assign(response, { write, end, writeHead, flushHeaders })
    const push = (chunk: unknown, encoding: unknown) => {
      if (chunk === undefined || chunk === null || typeof chunk === 'function') return
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8') : Buffer.from(chunk as Uint8Array))
    }
    const done = (...args: unknown[]) => (args.find((arg) => typeof arg === 'function') as (() => void) | undefined)?.()
    const captured = {
      writeHead(status: number, ...rest: unknown[]) {
        response.statusCode = status
        const headers = rest.find((value) => typeof value === 'object' && value !== null) as Record<string, string | string[]> | undefined
        for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
        return response
      },
      write(chunk: unknown, encoding?: unknown, callback?: unknown) {
        push(chunk, encoding)
        done(encoding, callback)
        return true
      },
      end(chunk?: unknown, encoding?: unknown, callback?: unknown) {
        push(chunk, encoding)
        restore()
        const headers = response.getHeaderNames().map((name): [string, string | string[]] => {
          const value = response.getHeader(name)
          return [name, Array.isArray(value) ? value : String(value)]
        })
        done(chunk, encoding, callback)
        resolve({ status: response.statusCode, headers, body: Buffer.concat(chunks) })
        return response
      },
      flushHeaders() {},
    }
    Object.assign(response, captured)
    Promise.resolve(render(request, response)).catch((error: unknown) => {
      restore()
      reject(error as Error)
    })
  })
}

const HASHED_BY_NEXT = new Set(['content-length', 'content-encoding', 'transfer-encoding', 'content-security-policy', 'etag', 'connection'])

function compress(body: Buffer, accepted: string): { body: Buffer; encoding: string | null } {
  if (body.length < COMPRESS_FROM) return { body, encoding: null }
  if (/\bbr\b/.test(accepted)) {
    return { body: brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }), encoding: 'br' }
  }
  return /\bgzip\b/.test(accepted) ? { body: gzipSync(body, { level: 5 }), encoding: 'gzip' } : { body, encoding: null }
}

/**
 * Puts Next behind a strict Content-Security-Policy with a fresh nonce for every answer, brotli, and a short memory for
 * public pages: the kept HTML is cut at its nonce, so that each answer still has one of its own.
 */
export function createPages(render: Handler, options: { origin: string; secure: boolean; third_parties: Sources }): Handler {
  const kept = new Map<string, Kept>()
  /** Only measured pages may load anything from elsewhere. */
  const policyFor = (url: string | undefined, nonce: string) =>
    policyOf(nonce, options.origin, MEASURED_PATHS.includes(url?.split('?')[0] ?? '') ? options.third_parties : NOTHING)
  const making = new Map<string, Promise<Kept | Page>>()

  const cut = (body: Buffer, nonce: string): Buffer[] => {
    const parts: Buffer[] = []
    let from = 0
    for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, from)) {
      parts.push(body.subarray(from, at))
      from = at + nonce.length
    }
    return [...parts, body.subarray(from)]
  }
  const join = (parts: Buffer[], nonce: string): Buffer => {
    const mark = Buffer.from(nonce)
    return Buffer.concat(parts.flatMap((part, index) => (index === 0 ? [part] : [mark, part])))
  }
  const renderWith = async (request: IncomingMessage, response: ServerResponse, nonce: string) => {
    request.headers['content-security-policy'] = policyFor(request.url, nonce)
    request.headers['x-nonce'] = nonce
    // Next would compress by itself, and then once more here.
    const accepted = request.headers['accept-encoding']
    delete request.headers['accept-encoding']
    // A HEAD must tell the length of what a GET would bring.
    const { method } = request
    if (method === 'HEAD') request.method = 'GET'
    const page = await capture(render, request, response)
    request.method = method
    request.headers['accept-encoding'] = accepted
    return page
  }
  /** Renders, and keeps what may be kept. */
  const make = async (request: IncomingMessage, response: ServerResponse, url: string, nonce: string): Promise<Kept | Page> => {
    const page = await renderWith(request, response, nonce)
    const isHtml = page.headers.some(([name, value]) => name === 'content-type' && String(value).startsWith('text/html'))
    if (!isHtml || page.status !== 200) return page
    if (kept.size >= KEEP_PAGES) kept.clear()
    const made = { until: performance.now() + KEEP_MS, page, parts: cut(page.body, nonce), nonce }
    kept.set(url, made)
    return made
  }
  const answer = (request: IncomingMessage, response: ServerResponse, page: Page, body: Buffer, nonce: string, made_with = nonce) => {
    // Next names the nonce in its preload headers too.
    const fresh = (value: string | string[]) => (typeof value === 'string' ? value.replaceAll(made_with, nonce) : value)
    const packed = compress(body, String(request.headers['accept-encoding'] ?? ''))
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    for (const [name, value] of page.headers) if (!HASHED_BY_NEXT.has(name)) response.setHeader(name, fresh(value))
    response.setHeader('content-security-policy', policyFor(request.url, nonce))
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    response.setHeader('permissions-policy', 'camera=(), geolocation=(), microphone=(self), payment=()')
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    // RTA is the label that parental filters look for.
    response.setHeader('rating', 'RTA-5042-1996-1400-1577-RTA')
    if (options.secure) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (packed.encoding) response.setHeader('content-encoding', packed.encoding)
    response.setHeader('vary', 'accept-encoding, rsc, next-router-state-tree, next-router-prefetch')
    response.writeHead(page.status, { 'content-length': packed.body.length })
    response.end(request.method === 'HEAD' ? undefined : packed.body)
  }
  return async (request, response) => {
    // Only we may say what the nonce and the visitor's address are.
    delete request.headers['x-nonce']
    delete request.headers['content-security-policy']
    const nonce = randomBytes(16).toString('base64')
    const url = request.url ?? '/'
    const plain = request.method === 'GET' && request.headers.rsc === undefined && CACHEABLE.test(url)
    const known = plain ? kept.get(url) : undefined
    const give = ({ page, parts, nonce: made_with }: Kept) => answer(request, response, page, join(parts, nonce), nonce, made_with)
    if (known && known.until > performance.now()) return give(known)
    if (!plain) {
      const page = await renderWith(request, response, nonce)
      return answer(request, response, page, page.body, nonce)
    }
    // A crowd at a cold page is one rendering.
    const underway = making.get(url)
    if (underway) {
      const made = await underway
      if ('parts' in made) return give(made)
    }
    const work = make(request, response, url, nonce)
    making.set(url, work)
    const made = await work.finally(() => making.delete(url))
    if ('parts' in made) give(made)
    else answer(request, response, made, made.body, nonce)
  }
}
