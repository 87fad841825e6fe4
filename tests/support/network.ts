import { createServer, type ServerResponse } from 'node:http'

/** An ad network on a port of its own, which answers as the test wants and writes down what it is told. */
export async function startNetwork() {
  const heard: URL[] = []
  const network = { answer: (response: ServerResponse) => void response.writeHead(200).end('ok') }
  const server = createServer((request, response) => {
    heard.push(new URL(request.url ?? '/', 'http://network'))
    network.answer(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return {
    heard,
    close,
    origin: `http://127.0.0.1:${port}`,
    port,
    answers: (answer: typeof network.answer) => void (network.answer = answer),
  }
}

export type Network = Awaited<ReturnType<typeof startNetwork>>
