import { createServer, type ServerResponse } from 'node:http'

/** A bare server for what the stand-in of the OpenAI API cannot be made to do: hang, break off, answer nonsense, redirect. */
type Call = { method: string; path: string; body: string; authorization?: string; closed: Promise<void> }

export async function startBareServer() {
  const calls: Call[] = []
  const server = { answer: (_: Call, response: ServerResponse): void => void response.writeHead(500).end() }
  const http = createServer((request, response) => {
    void (async () => {
      const closed = new Promise<void>((resolve) => response.on('close', () => resolve()))
      const body = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString('latin1')
      const call = { method: request.method ?? '', path: request.url ?? '/', body, authorization: request.headers.authorization, closed }
      calls.push(call)
      server.answer(call, response)
    })()
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as { port: number }
  return {
    server,
    calls,
    origin: `http://127.0.0.1:${port}`,
    json: (value: unknown, status = 200, headers = {}) => {
      server.answer = (_, response) =>
        void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value))
    },
    async close() {
      http.closeAllConnections()
      await new Promise<void>((resolve) => http.close(() => resolve()))
    },
  }
}
export type BareServer = Awaited<ReturnType<typeof startBareServer>>
