import { randomBytes } from 'node:crypto'
import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { LOCALE_HEADER, PUBLIC_PATH, type Locale } from '@/contracts/locales'
import { capture, type Handler, type Page } from './capture'
import { compress, encodingFor } from './compress'
import { createInlineStyles } from './inline-styles'
import { HSTS } from './front'
import { findLanguage, type Address } from './language'
import type { OutsideOf } from './outside'
import { policyWithNonce, seal } from './policy'
import { sharePage, type SharedPage } from './shared-page'

/** Public pages look the same for everyone, so their HTML is kept this long. */
const KEEP_MS = 30_000
const KEEP_PAGES = 400
/** The service worker keeps it under one address, in the language of the browser. */
const OFFLINE = '/offline'
const isShared = (url: string) => url === OFFLINE || PUBLIC_PATH.test(url)
/** Proxies take 4 KB of headers (nginx as it comes); the others need less than 2. */
const POLICY_BYTES = 2048

type Options = {
  origin: string
  secure: boolean
  /** What a page may use of others, by its path. */
  outside: OutsideOf
}
type CachedPage = { until: number; page: SharedPage }

/** Said by us for every page, or true of what Next made before it was cut and compressed. */
const NOT_FROM_NEXT = new Set([
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'content-security-policy',
  'etag',
  'connection',
  'keep-alive',
  'date',
  'vary',
])

/**
 * A provider's popup must find the page that opened it, through the provider's own pages: so our pages let popups go, and those
 * inside the popup (app/auth) have no group of their own.
 */
const openerPolicyOf = (path: string) => (path.startsWith('/auth/') ? 'unsafe-none' : 'same-origin-allow-popups')

function headersOf(page: Page, policy: string, path: string, secure: boolean): OutgoingHttpHeaders {
  return {
    ...Object.fromEntries(page.headers.filter(([name]) => !NOT_FROM_NEXT.has(name))),
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=()',
    'cross-origin-opener-policy': openerPolicyOf(path),
    // RTA is the label that parental filters look for.
    rating: 'RTA-5042-1996-1400-1577-RTA',
    ...(secure ? { 'strict-transport-security': HSTS } : {}),
    vary: 'accept-encoding, rsc, next-router-state-tree, next-router-prefetch',
  }
}

const inlineStyles = createInlineStyles(join(process.cwd(), '.next', 'static'))

const pathOf = ({ url = '/' }: { url?: string }) => url.split('?')[0] ?? '/'
/** Next answers 500 where a parameter cannot be decoded. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return path.startsWith('/')
  } catch {
    return false
  }
}
/** What no page has: another method than reading, except below /api/, and an address that cannot be read. Null for the rest. */
function refusalOf({ method }: IncomingMessage, path: string): { status: 400 | 405; text: string } | null {
  if (method !== 'GET' && method !== 'HEAD' && !path.startsWith('/api/')) return { status: 405, text: 'Pages are read-only.\n' }
  return isReadable(path) ? null : { status: 400, text: 'This URL isn’t valid.\n' }
}
const newNonce = () => randomBytes(16).toString('base64')
/** What Next reads the nonce from. */
const renderHeaders = (nonce: string, locale: Locale) => ({
  'content-security-policy': `script-src 'nonce-${nonce}'`,
  'x-nonce': nonce,
  [LOCALE_HEADER]: locale,
})

/** A request of nobody: what everybody gets depends neither on who came first nor on whether they stay. */
async function renderForAll(render: Handler, { url, locale }: Address, nonce: string, origin: string): Promise<Page> {
  const request = new IncomingMessage(new Socket())
  Object.assign(request, { method: 'GET', url, headers: { host: new URL(origin).host, ...renderHeaders(nonce, locale) } })
  request.push(null)
  const response = new ServerResponse(request)
  try {
    return await capture(render, request, response)
  } finally {
    // Next waits for these before it lets go of what it holds for a request.
    response.emit('finish')
    response.emit('close')
  }
}

async function renderForOne(render: Handler, [request, response]: Parameters<Handler>, nonce: string, address: Address): Promise<Page> {
  const { method, headers, url } = request
  const { 'accept-encoding': _, ...others } = headers
  // Next would compress by itself, and then once more here.
  request.headers = { ...others, ...renderHeaders(nonce, address.locale) }
  request.url = address.url
  // A HEAD must tell the length of what a GET would bring.
  if (method === 'HEAD') request.method = 'GET'
  const page = await capture(render, request, response)
  Object.assign(request, { method, headers, url })
  return inlineStyles(page, nonce)
}

/** Null when the page has more inline scripts than a header can name. */
async function renderShared(
  render: Handler,
  address: Address,
  { origin, secure, outside: outsideOf }: Options,
): Promise<SharedPage | null> {
  const { url } = address
  const outside = outsideOf(url)
  const nonce = newNonce()
  const page = inlineStyles(await renderForAll(render, address, nonce, origin), nonce)
  const { html, policy } = seal(page.body.toString(), nonce, origin, outside)
  if (policy.length > POLICY_BYTES) return null
  // Next names the nonce in its preload headers too.
  const bare = (value: string | string[]) => (typeof value === 'string' ? value.replaceAll(`; nonce="${nonce}"`, '') : value)
  const headers = page.headers.map(([name, value]): [string, string | string[]] => [name, bare(value)])
  return sharePage(page, html, headersOf({ ...page, headers }, policy, url, secure))
}

/** Renderings of public pages: kept for a while, and one for a whole crowd. */
function createShelf(render: Handler, options: Options) {
  const kept = new Map<string, CachedPage>()
  const making = new Map<string, Promise<SharedPage | null>>()

  const keep = (key: string, page: SharedPage): SharedPage => {
    const before = kept.get(key)?.page
    kept.delete(key)
    if (!page.kept) return page
    const oldest = kept.size >= KEEP_PAGES ? kept.keys().next() : null
    if (oldest && !oldest.done) kept.delete(oldest.value)
    // What came out the same is compressed already.
    const same = before?.tag === page.tag ? before : page
    kept.set(key, { until: performance.now() + KEEP_MS, page: same })
    return same
  }
  const make = (key: string, address: Address) => {
    const work = renderShared(render, address, options)
      .then((page) => page && keep(key, page))
      .finally(() => making.delete(key))
    making.set(key, work)
    return work
  }
  return (address: Address): SharedPage | Promise<SharedPage | null> => {
    const key = `${address.locale} ${address.url}`
    const known = kept.get(key)
    return known && known.until > performance.now() ? known.page : (making.get(key) ?? make(key, address))
  }
}

/**
 * Puts Next behind a strict Content-Security-Policy and compression. Public pages are the same for everybody: their inline
 * scripts are allowed by hash and the finished answer is kept. All others get a fresh nonce each time.
 */
export function createPages(render: Handler, options: Options): Handler {
  const shelf = createShelf(render, options)

  const answerOne = async (request: IncomingMessage, response: ServerResponse, address: Address) => {
    const nonce = newNonce()
    const page = await renderForOne(render, [request, response], nonce, address)
    const path = pathOf(address)
    const encoding = encodingFor(request, page.body.length)
    const body = compress(page.body, encoding)
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    response.writeHead(page.status, {
      ...headersOf(page, policyWithNonce(nonce, options.origin, options.outside(path)), path, options.secure),
      // The browser's router reads a page's parameters from it.
      ...(address.url === request.url ? {} : { 'x-nextjs-rewritten-path': path }),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': body.length,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  return async (request, response) => {
    const refusal = refusalOf(request, pathOf(request))
    if (refusal) {
      const { status, text } = refusal
      const allow = status === 405 ? { allow: 'GET, HEAD' } : {}
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff', ...allow }).end(text)
      return
    }
    // Only we may say what the nonce is.
    delete request.headers['x-nonce']
    delete request.headers['content-security-policy']
    const language = findLanguage(request, options.secure)
    if ('location' in language) {
      const { status, location, headers } = language
      response.writeHead(status, { location, 'cache-control': 'no-store', ...headers }).end()
      return
    }
    const { url } = language
    const isPlain = (request.method === 'GET' || request.method === 'HEAD') && request.headers.rsc === undefined
    // A tag manager loads more scripts, which only a nonce can pass on.
    const found = isPlain && isShared(url) && !options.outside(url).tags ? shelf(language) : null
    const page = found instanceof Promise ? await found : found
    if (page) page.answer(request, response)
    else await answerOne(request, response, language)
  }
}
