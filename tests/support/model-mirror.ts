import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Mirror = {
  url: string
  /** What the next answers do, one each; then whole ones. A number cuts the connection after so many bytes of the body; `half` sends half and then nothing. */
  next: (number | 'half' | 'ignore range' | 'wrong' | 503)[]
  /** Ranges that were asked for, "" for none. */
  ranges: string[]
  close(): Promise<void>
}

/** A server with files of their own names and `.sha256` beside them, which misbehaves as it is told. */
export async function openMirror(files: Record<string, Buffer>): Promise<Mirror> {
  const mirror: Mirror = { url: '', next: [], ranges: [], close: async () => {} }
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url!.slice(1))
    const digestOf = name.endsWith('.sha256') ? name.slice(0, -'.sha256'.length) : null
    const body = files[digestOf ?? name]
    if (!body) return void response.writeHead(404).end()
    if (digestOf) return void response.end(`${createHash('sha256').update(body).digest('hex')}  ${digestOf}\n`)
    const does = mirror.next.shift()
    if (does === 503) return void response.writeHead(503).end()
    mirror.ranges.push(request.headers.range ?? '')
    const asked = does === 'ignore range' ? undefined : /^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1]
    const from = Number(asked ?? 0)
    const sent = does === 'wrong' ? Buffer.alloc(body.length - from, 1) : body.subarray(from)
    response.writeHead(asked ? 206 : 200, {
      etag: '"one"',
      'content-length': sent.length,
      ...(asked ? { 'content-range': `bytes ${from}-${body.length - 1}/${body.length}` } : {}),
    })
    if (does === 'half') return void response.write(sent.subarray(0, sent.length / 2))
    if (typeof does !== 'number') return void response.end(sent)
    // What was written arrives, and nothing after it.
    response.write(sent.subarray(0, does), () => response.socket?.end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  mirror.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  mirror.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    })
  return mirror
}
