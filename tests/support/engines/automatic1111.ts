import { createServer, type ServerResponse } from 'node:http'

/** AUTOMATIC1111's API as modules/api/api.py has it: one picture at a time, its progress, interrupt, basic auth, pydantic's 422. */
export type Txt2img = {
  prompt: string
  negative_prompt: string
  seed: number
  subseed: number
  subseed_strength: number
  width: number
  height: number
  steps: number
  save_images: boolean
  override_settings?: { sd_model_checkpoint?: string }
}
type Call = { method: string; path: string; body: unknown; authorization?: string }

export async function startAutomatic1111({ picture, login }: { picture: Uint8Array; login?: string }) {
  const calls: Call[] = []
  const server = { picture, holds: false, hears: null as ((call: Call, response: ServerResponse) => boolean) | null }
  let release: () => void = () => {}
  let progress = 0
  let interrupted = false
  const answer = (response: ServerResponse, status: number, value: unknown) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  const valid = (body: Partial<Txt2img>) =>
    typeof body.prompt === 'string' &&
    typeof body.negative_prompt === 'string' &&
    Number.isInteger(body.seed) &&
    Number.isInteger(body.subseed) &&
    typeof body.subseed_strength === 'number' &&
    Number.isInteger(body.width) &&
    Number.isInteger(body.height) &&
    Number.isInteger(body.steps)

  const http = createServer((request, response) => {
    void (async () => {
      const bytes = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
      const { pathname } = new URL(request.url ?? '/', 'http://a1111')
      const call = {
        method: request.method ?? '',
        path: pathname,
        body: bytes.length ? (JSON.parse(bytes.toString('utf8')) as unknown) : null,
        authorization: request.headers.authorization,
      }
      calls.push(call)
      if (server.hears?.(call, response)) return
      if (login && call.authorization !== `Basic ${Buffer.from(login).toString('base64')}`)
        return answer(response, 401, { detail: 'Incorrect username or password' })
      switch (`${call.method} ${pathname}`) {
        case 'POST /sdapi/v1/txt2img': {
          if (!valid(call.body as Partial<Txt2img>))
            return answer(response, 422, { detail: [{ loc: ['body'], msg: 'field required', type: 'value_error.missing' }] })
          progress = 0.4
          interrupted = false
          if (server.holds) await new Promise<void>((resolve) => (release = resolve))
          progress = 0
          return answer(response, 200, { images: [Buffer.from(server.picture).toString('base64')], parameters: call.body, info: '{}' })
        }
        case 'GET /sdapi/v1/progress':
          return answer(response, 200, {
            progress,
            eta_relative: 1,
            state: { job: 'scripts_txt2img', job_count: progress ? 1 : 0 },
            current_image: null,
            textinfo: null,
          })
        case 'POST /sdapi/v1/interrupt':
          interrupted = true
          release()
          return answer(response, 200, {})
        case 'GET /sdapi/v1/sd-models':
          return answer(response, 200, [
            {
              title: 'soft-light.safetensors [31e35c80fc]',
              model_name: 'soft-light',
              hash: '31e35c80fc',
              sha256: null,
              filename: '/m/soft-light.safetensors',
              config: null,
            },
          ])
        default:
          return answer(response, 404, { detail: 'Not Found' })
      }
    })()
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as { port: number }
  return {
    server,
    calls,
    origin: `http://127.0.0.1:${port}`,
    asked: () => calls.filter(({ path }) => path === '/sdapi/v1/txt2img').map(({ body }) => body as Txt2img),
    wasInterrupted: () => interrupted,
    release: () => release(),
    async close() {
      release()
      http.closeAllConnections()
      await new Promise<void>((resolve) => http.close(() => resolve()))
    },
  }
}
export type Automatic1111 = Awaited<ReturnType<typeof startAutomatic1111>>
