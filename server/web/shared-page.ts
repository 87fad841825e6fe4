import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { isHtml, type Page } from './capture'
import { compress, compressWell, encodingFor, type Encoding } from './compress'

type Copy = { body: Buffer; headers: OutgoingHttpHeaders }
/** A page that is the same for everybody: rendered once, compressed once, answered many times. */
export type SharedPage = { tag: string; kept: boolean; answer(request: IncomingMessage, response: ServerResponse): void }

/** What Next puts where a part of a page failed or was not found after its status had gone out. */
const BROKEN = /data-dgst=|\$RX\("|name="next-error"/

/** Only what is whole is worth keeping: no error, nothing missing. */
const isWhole = (page: Page, html: string) => page.status === 200 && isHtml(page) && !BROKEN.test(html)

function names(tag: string, header: string | undefined): boolean {
  return header !== undefined && header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag)
}

/** `headers` go out with every answer, the Content-Security-Policy among them. */
export function sharePage(page: Page, html: string, headers: OutgoingHttpHeaders): SharedPage {
  const body = Buffer.from(html)
  const kept = isWhole(page, html)
  const tag = `"${createHash('sha256').update(JSON.stringify(headers)).update(body).digest('base64url').slice(0, 22)}"`
  // Weak: the same page in different encodings. A browser asks each time and mostly hears that nothing changed.
  const common = { ...headers, ...(kept ? { 'cache-control': 'no-cache', etag: `W/${tag}` } : {}) }
  const copies = new Map<Encoding, Copy>()

  const keep = (encoding: Encoding, packed: Buffer): Copy => {
    const copy = {
      body: packed,
      headers: { ...common, ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }), 'content-length': packed.length },
    }
    copies.set(encoding, copy)
    return copy
  }
  const make = (encoding: Encoding): Copy => {
    // The well compressed copy takes this one's place as soon as it is done.
    if (encoding !== 'identity' && kept)
      void compressWell(body, encoding).then(
        (packed) => keep(encoding, packed),
        () => {},
      )
    return keep(encoding, compress(body, encoding))
  }
  return {
    tag,
    kept,
    answer(request, response) {
      if (kept && names(tag, request.headers['if-none-match'])) return void response.writeHead(304, common).end()
      const encoding = encodingFor(request, body.length)
      const copy = copies.get(encoding) ?? make(encoding)
      response.writeHead(page.status, copy.headers)
      response.end(request.method === 'HEAD' ? undefined : copy.body)
    },
  }
}
