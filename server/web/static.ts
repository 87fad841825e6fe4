import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { accepts } from './compress'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json', '.map': 'application/json',
  '.woff2': 'font/woff2', '.avif': 'image/avif', '.webp': 'image/webp', '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
}

type Copy = { path: string; size: number }
type Entry = { type: string; plain: Copy; brotli: Copy | null }

/** All files of a folder by their name in an address. What is not in this list cannot be asked for, whatever the address says. */
function listFiles(folder: string): Map<string, Entry> {
  // A process without pages may run where none were built.
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const all = new Set(paths)
  const copy = (path: string): Copy => ({ path, size: statSync(path).size })
  const served = paths.flatMap((path): [string, Entry][] => {
    const type = TYPES[extname(path)]
    if (!type) return []
    const name = relative(folder, path).split(sep).join('/')
    return [[name, { type, plain: copy(path), brotli: all.has(`${path}.br`) ? copy(`${path}.br`) : null }]]
  })
  return new Map(served)
}

function decode(name: string): string | null {
  try {
    return decodeURIComponent(name)
  } catch {
    return null
  }
}

/**
 * Serves hashed build output and portraits, whose names change with their content: cached for ever, with the brotli copy
 * that the build made beside each text file. Answers false when there is no such file.
 */
export function createStatic(prefix: string, folder: string) {
  const files = listFiles(folder)
  return (request: IncomingMessage, response: ServerResponse, pathname: string): boolean => {
    if (!pathname.startsWith(prefix) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const entry = files.get(decode(pathname.slice(prefix.length)) ?? '')
    if (!entry) return false
    const packed = entry.brotli && accepts(request, 'br') ? entry.brotli : null
    const { path, size } = packed ?? entry.plain
    response.writeHead(200, {
      'content-type': entry.type, 'content-length': size, 'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff', vary: 'accept-encoding', ...(packed ? { 'content-encoding': 'br' } : {}),
    })
    if (request.method === 'HEAD') response.end()
    else createReadStream(path).on('error', () => response.destroy()).pipe(response)
    return true
  }
}
