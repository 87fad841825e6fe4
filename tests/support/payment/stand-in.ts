import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { method: string; url: URL; headers: IncomingMessage['headers'] }
export type Answer = { status?: number; type?: string; body: string }

/** A processor's management side on loopback. While it is down, connections are cut without a word. */
export async function startStandIn(answer: (asked: Asked) => Answer) {
  let down = false
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    if (down) return void request.socket.destroy()
    const one: Asked = { method: request.method ?? '', url: new URL(request.url ?? '/', 'http://stand-in'), headers: request.headers }
    asked.push(one)
    const { status = 200, type = 'text/plain', body } = answer(one)
    response.writeHead(status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    setDown: (is: boolean) => void (down = is),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What a management API knows of a sale. */
export type Truth = {
  months: 1 | 12 | null
  state: 'active' | 'cancelled' | 'ended'
  paid_until: Date
  payments: { transaction: string; amount_cents: number }[]
  rebills: number
  refunds: number
  chargebacks: number
}

export const DAY_MS = 86_400_000
export const digits = (count: number, first = '1') =>
  first + Array.from({ length: count - 1 }, () => Math.floor(Math.random() * 10)).join('')
