import { createReadStream, existsSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json', '.map': 'application/json',
  '.woff2': 'font/woff2', '.avif': 'image/avif', '.webp': 'image/webp', '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

type Entry = { path: string; size: number; type: string; encoding: string | null }

/**
 * Serves hashed build output and portraits, whose names change with their content: cached for ever, with the brotli copy
 * that the build made beside each text file. Answers false when there is no such file.
 */
export function createStatic(prefix: string, folder: string) {
  const known = new Map<string, Entry | null>()
  const find = (name: string, brotli: boolean): Entry | null => {
    const key = `${brotli ? 'br' : ''}:${name}`
    const cached = known.get(key)
    if (cached !== undefined) return cached
    const path = normalize(join(folder, name))
    const type = TYPES[extname(path)]
    if (!type || !path.startsWith(folder + sep)) return null
    const packed = brotli && existsSync(`${path}.br`) ? `${path}.br` : path
    const stat = statSync(packed, { throwIfNoEntry: false })
    const entry = stat?.isFile() ? { path: packed, size: stat.size, type, encoding: packed === path ? null : 'br' } : null
    if (entry) known.set(key, entry)
    return entry
  }
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (!pathname.startsWith(prefix) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    let name: string
    try {
      name = decodeURIComponent(pathname.slice(prefix.length))
    } catch {
      return false
    }
    const entry = find(name, /\bbr\b/.test(String(request.headers['accept-encoding'] ?? '')))
    if (!entry) return false
    response.writeHead(200, {
      'content-type': entry.type, 'content-length': entry.size, 'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff', vary: 'accept-encoding', ...(entry.encoding ? { 'content-encoding': entry.encoding } : {}),
    })
    if (request.method === 'HEAD') response.end()
    else createReadStream(entry.path).on('error', () => response.destroy()).pipe(response)
    return true
  }
}
