import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'

export const SERVICE_WORKER_PATH = '/sw.js'

/** It runs nothing but itself and asks for nothing but our own pages and files. */
const POLICY = "default-src 'none'; connect-src 'self'"

type Sources = {
  /** The built worker (app/service-worker.ts). */
  script: string
  /** The id of the build of the pages. */
  build: string
  /** Settings that kept documents show. */
  settings: string
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/**
 * Serves the service worker. Its version is of the pages' build and of the settings, so that a browser finds a new worker
 * exactly when what it keeps has changed; the browser asks each time. Answers false for everything else, and where no worker
 * was built.
 */
export function createServiceWorker({ script, build, settings }: Sources) {
  const source = read(script)
  const version = createHash('sha256')
    .update(`${source}\0${read(build)}\0${settings}`)
    .digest('hex')
    .slice(0, 16)
  const body = Buffer.from(`const VERSION=${JSON.stringify(version)};\n${source}`)
  const etag = `"${version}"`
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (pathname !== SERVICE_WORKER_PATH || source === '' || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const headers = {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      etag,
    }
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end()
      return true
    }
    response.writeHead(200, { ...headers, 'content-length': body.length }).end(request.method === 'HEAD' ? undefined : body)
    return true
  }
}
