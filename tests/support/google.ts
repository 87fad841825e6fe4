import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { path: string; authorization: string | null; body: string }
type Answer = { status?: number; body: unknown } | 'silence'

/** Stands in for Google on loopback: answers by path from a table that may be changed, and writes down what was asked. */
export async function startGoogle(routes: Record<string, (asked: Asked) => Answer>) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const one: Asked = { path: request.url ?? '', authorization: request.headers.authorization ?? null, body }
      asked.push(one)
      const answer = routes[one.path]?.(one) ?? { status: 404, body: { error: { message: 'NOT_FOUND' } } }
      if (answer === 'silence') return void response.destroy()
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    address,
    asked,
    routes,
    calls: (path: string) => asked.filter((one) => one.path === path),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
