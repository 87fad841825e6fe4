import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import sirv from 'sirv'
import { accepts } from './compress'

/** What is served; anything else in a folder, the packed copies by their own names too, is not there. */
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * Serves hashed build output and portraits, whose names change with their content: cached for a year, with the brotli copy
 * that the build made next to each text file. Answers false when there is no such file.
 */
export function createStatic(prefix: string, folder: string) {
  // A process without pages may run where none were built.
  if (!existsSync(folder)) return () => false
  const files = sirv(folder, {
    brotli: true,
    extensions: [],
    setHeaders(response, pathname) {
      response.setHeader('content-type', TYPES[extname(pathname)]!)
      response.setHeader('cache-control', 'public, max-age=31536000, immutable')
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('vary', 'accept-encoding')
    },
  })
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (!pathname.startsWith(prefix) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const url = pathname.slice(prefix.length - 1)
    if (url.endsWith('/') || !(extname(url) in TYPES)) return false
    // sirv ignores a refusal (`br;q=0`) and would answer a range with a piece of the packed file, so it sees neither header.
    const asked = { url, headers: accepts(request, 'br') ? { 'accept-encoding': 'br' } : {} } as IncomingMessage
    // sirv has no handler for a file that vanished since the start, which would end the process: break the answer off.
    const guard = (source: NodeJS.EventEmitter) => void source.once('error', () => response.destroy())
    response.once('pipe', guard)
    let served = true
    files(asked, response, () => void (served = false))
    if (!served) response.off('pipe', guard)
    return served
  }
}
