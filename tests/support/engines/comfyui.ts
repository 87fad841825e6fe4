import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { WebSocketServer, type WebSocket } from 'ws'

/**
 * ComfyUI as it can be seen from outside, after the routes of its server.py and execution.py: a queue that works one prompt at
 * a time, messages on /ws, history, /view of what nodes have made, uploads. Nodes are walked through, not computed.
 */
type Nodes = Record<string, { class_type: string; inputs: Record<string, unknown>; _meta?: { title?: string } }>
type Prompt = { id: string; number: number; nodes: Nodes; client_id: string }
type Made = { bytes: Uint8Array; filename: string; list: 'images' | 'gifs' | 'videos' }
type Call = { method: string; path: string; query: Record<string, string>; body: unknown; authorization?: string }

const KNOWN = new Set([
  'CheckpointLoaderSimple',
  'CLIPTextEncode',
  'EmptyLatentImage',
  'KSampler',
  'VAEDecode',
  'PreviewImage',
  'SaveImage',
  'LoadImage',
  'IPAdapterUnifiedLoader',
  'IPAdapter',
  'PrimitiveInt',
  'PrimitiveString',
  'UNETLoader',
  'CLIPLoader',
  'VAELoader',
  'Wan22ImageToVideoLatent',
  'ModelSamplingSD3',
  'CreateVideo',
  'SaveVideo',
  'VHS_VideoCombine',
])
const OUTPUTS = ['PreviewImage', 'SaveImage', 'SaveVideo', 'VHS_VideoCombine']
const bodyOf = async (request: IncomingMessage) => Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))

export async function startComfyui({ made, sockets = true, login }: { made: Made; sockets?: boolean; login?: string }) {
  const calls: Call[] = []
  const uploads = new Map<string, Uint8Array>()
  const history = new Map<string, object>()
  const clients = new Map<string, WebSocket>()
  const pending: Prompt[] = []
  let running: (Prompt & { interrupt: () => void }) | null = null
  let number = 0
  const server = {
    made,
    holds: false,
    raises: null as string | null,
    hears: null as ((call: Call, response: ServerResponse) => boolean) | null,
  }
  let release = () => {}

  const send = (prompt: Prompt, type: string, data: object) =>
    clients.get(prompt.client_id)?.send(JSON.stringify({ type, data: { ...data, prompt_id: prompt.id } }))

  async function execute(prompt: Prompt): Promise<void> {
    let interrupted = false
    const stop = new Promise<void>((resolve) => {
      running = { ...prompt, interrupt: () => ((interrupted = true), resolve()) }
    })
    const messages: [string, object][] = [['execution_start', { prompt_id: prompt.id }]]
    const outputs: Record<string, object> = {}
    const end = (name: string, data: object = {}) => {
      messages.push([name, { prompt_id: prompt.id, ...data }])
      send(prompt, name, data)
    }
    send(prompt, 'execution_start', {})
    for (const [node, { class_type }] of Object.entries(prompt.nodes)) {
      send(prompt, 'executing', { node })
      if (class_type === 'KSampler') {
        send(prompt, 'progress', { node, value: 5, max: 10 })
        // A preview: four bytes of its kind, four of its format, then the picture.
        clients.get(prompt.client_id)?.send(Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 0xff, 0xd8]))
        if (server.holds) await Promise.race([stop, new Promise<void>((resolve) => (release = resolve))])
      }
      if (interrupted || server.raises) break
      if (OUTPUTS.includes(class_type)) {
        const type = class_type === 'PreviewImage' ? 'temp' : 'output'
        outputs[node] = { [server.made.list]: [{ filename: server.made.filename, subfolder: 'krush', type }], animated: [true] }
        send(prompt, 'executed', { node, output: outputs[node] })
      }
    }
    if (interrupted) end('execution_interrupted', { node_id: '5', node_type: 'KSampler', executed: [] })
    else if (server.raises)
      end('execution_error', { exception_type: server.raises, exception_message: 'secret words', traceback: [], node_id: '5' })
    else end('execution_success')
    const ok = !interrupted && !server.raises
    history.set(prompt.id, {
      prompt: [prompt.number, prompt.id, prompt.nodes],
      outputs,
      status: { status_str: ok ? 'success' : 'error', completed: ok, messages },
    })
    running = null
    send(prompt, 'executing', { node: null })
  }
  let working = false
  async function work(): Promise<void> {
    if (working) return
    working = true
    for (let next = pending.shift(); next; next = pending.shift()) await execute(next)
    working = false
  }

  const answer = (response: ServerResponse, status: number, value?: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(value === undefined ? '' : JSON.stringify(value))

  function submit(response: ServerResponse, body: { prompt?: Nodes; client_id?: string; prompt_id?: string }): void {
    const nodes = body.prompt
    if (!nodes)
      return answer(response, 400, {
        error: { type: 'no_prompt', message: 'No prompt provided', details: '', extra_info: {} },
        node_errors: {},
      })
    const unknown = Object.values(nodes).find(({ class_type }) => !KNOWN.has(class_type))
    const link = Object.values(nodes)
      .flatMap(({ inputs }) => Object.values(inputs))
      .find((value) => Array.isArray(value) && !nodes[String(value[0])])
    const picture = Object.values(nodes).find(({ class_type, inputs }) => {
      const [, name = '', type] = /^(.*?)(?: \[(\w+)\])?$/.exec(String(inputs.image)) ?? []
      return class_type === 'LoadImage' && !uploads.has(`${type ?? 'input'}/${name}`)
    })
    if (unknown || link || picture || !Object.values(nodes).some(({ class_type }) => OUTPUTS.includes(class_type))) {
      const error = {
        type: unknown ? 'invalid_prompt' : 'prompt_outputs_failed_validation',
        message: 'secret words',
        details: '',
        extra_info: {},
      }
      return answer(response, 400, { error, node_errors: {} })
    }
    const prompt = { id: body.prompt_id ?? randomUUID(), number: number++, nodes, client_id: body.client_id ?? '' }
    pending.push(prompt)
    answer(response, 200, { prompt_id: prompt.id, number: prompt.number, node_errors: {} })
    setImmediate(() => void work())
  }

  async function upload(request: IncomingMessage, response: ServerResponse, bytes: Buffer): Promise<void> {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    }).formData()
    const image = form.get('image')
    const type = String(form.get('type') ?? 'input')
    if (!(image instanceof File) || !['input', 'temp', 'output'].includes(type)) return answer(response, 400)
    uploads.set(`${type}/${image.name}`, new Uint8Array(await image.arrayBuffer()))
    answer(response, 200, { name: image.name, subfolder: '', type })
  }

  const http = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '/', 'http://comfyui')
      const bytes = await bodyOf(request)
      const multipart = request.headers['content-type']?.startsWith('multipart/')
      const body: unknown = bytes.length && !multipart ? JSON.parse(bytes.toString('utf8')) : null
      const call = {
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        body,
        authorization: request.headers.authorization,
      }
      calls.push(call)
      if (server.hears?.(call, response)) return
      if (login && call.authorization !== `Basic ${Buffer.from(login).toString('base64')}`) return answer(response, 401)
      const ids = (list: unknown) => (Array.isArray(list) ? list.map(String) : [])
      const given = (body ?? {}) as Record<string, unknown>
      const item = ({ number, id, nodes, client_id }: Prompt) => [number, id, nodes, { client_id }, []]
      const one = /^\/history\/(.+)$/.exec(url.pathname)?.[1]
      switch (`${call.method} ${one ? '/history/:id' : url.pathname}`) {
        case 'POST /prompt':
          return submit(response, given)
        case 'POST /upload/image':
          return upload(request, response, bytes)
        case 'GET /queue':
          return answer(response, 200, { queue_running: running ? [item(running)] : [], queue_pending: pending.map(item) })
        case 'POST /queue':
          for (const id of ids(given.delete)) pending.splice(0, pending.length, ...pending.filter((prompt) => prompt.id !== id))
          return answer(response, 200)
        case 'POST /interrupt':
          if (!given.prompt_id || given.prompt_id === running?.id) running?.interrupt()
          return answer(response, 200)
        case 'GET /history/:id':
          return answer(response, 200, history.has(one!) ? { [one!]: history.get(one!) } : {})
        case 'POST /history':
          for (const id of ids(given.delete)) history.delete(id)
          return answer(response, 200)
        case 'GET /view': {
          const { filename, subfolder, type } = call.query
          if (filename !== server.made.filename || subfolder !== 'krush' || !['output', 'temp'].includes(type ?? ''))
            return answer(response, 404)
          return void response.writeHead(200, { 'content-type': 'application/octet-stream' }).end(server.made.bytes)
        }
        default:
          return answer(response, 404)
      }
    })()
  })
  const socket = new WebSocketServer({ noServer: true })
  http.on('upgrade', (request, stream, head) => {
    if (!sockets) return void stream.destroy()
    socket.handleUpgrade(request, stream, head, (client) => {
      const id = new URL(request.url ?? '/', 'http://comfyui').searchParams.get('clientId') ?? randomUUID()
      clients.set(id, client)
      client.on('close', () => clients.delete(id))
      client.send(JSON.stringify({ type: 'status', data: { status: { exec_info: { queue_remaining: pending.length } }, sid: id } }))
    })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as { port: number }
  return {
    server,
    calls,
    uploads,
    history,
    pending,
    origin: `http://127.0.0.1:${port}`,
    port,
    prompts: () =>
      calls.filter(({ method, path }) => method === 'POST' && path === '/prompt').map(({ body }) => (body as { prompt: Nodes }).prompt),
    isRunning: () => running !== null,
    release: () => release(),
    /** A restart: what waits, runs and was done is gone. */
    lose() {
      pending.length = 0
      running = null
      history.clear()
    },
    async close() {
      server.holds = false
      release()
      for (const client of clients.values()) client.terminate()
      http.closeAllConnections()
      await new Promise<void>((resolve) => http.close(() => resolve()))
    },
  }
}
export type Comfyui = Awaited<ReturnType<typeof startComfyui>>
