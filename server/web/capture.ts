import type { IncomingMessage, ServerResponse } from 'node:http'

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void
export type Page = { status: number; headers: [string, string | string[]][]; body: Buffer }

export const isHtml = (page: Page) => page.headers.some(([name, value]) => name === 'content-type' && String(value).startsWith('text/html'))

/** Lets Next write into memory instead of the socket. */
export function capture(render: Handler, request: IncomingMessage, response: ServerResponse): Promise<Page> {
  return new Promise((resolve, reject) => {
    const { write, end, writeHead, flushHeaders } = response
    const chunks: Buffer[] = []
    const restore = () => Object.assign(response, { write, end, writeHead, flushHeaders })
    const push = (chunk: unknown, encoding: unknown) => {
      if (chunk === undefined || chunk === null || typeof chunk === 'function') return
      const text_encoding = typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'
      chunks.push(typeof chunk === 'string' ? Buffer.from(chunk, text_encoding) : Buffer.from(chunk as Uint8Array))
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
