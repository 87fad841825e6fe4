import { createServer, request as send, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** A handler behind a real port, asked without a client that would tidy up addresses or unpack bodies. */
export async function behindPort(listener: RequestListener) {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send({ host: '127.0.0.1', port, path, headers, method })
  const ask = (...args: Parameters<typeof open>) =>
    new Promise<Answer>((resolve, reject) => {
      open(...args)
        .on('response', (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
        })
        .on('error', reject)
        .end()
    })
  return { ask, open }
}
