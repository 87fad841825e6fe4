import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { queryObjects } from 'node:v8'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createChats } from '@/server/providers/chat'
import { detectLocalModels, listChatModels } from '@/server/providers/chat/detect-local'
import { createOpenAiChat } from '@/server/providers/chat/openai'
import type { ChatRequest, Persona } from '@/server/providers/chat/port'

type Body = { model: string; stream: boolean; max_tokens?: number; messages: { role: string; content: string }[] }
type Answer = (response: http.ServerResponse, attempt: number) => void

const persona: Persona = {
  full_name: 'Test Person',
  age: 30,
  occupation: 'gardener',
  biography: '',
  hobbies: [],
  personality: [],
  extroversion: 50,
  connection: 50,
  greeting: 'Hello.',
  gender: 'Female',
  voice: null,
  custom_instructions: '',
}
const ask = (changes: Partial<ChatRequest> = {}): ChatRequest => ({
  system: 'You are a gardener.',
  messages: [{ role: 'user', content: 'hello' }],
  continuation: false,
  persona,
  user_name: null,
  max_tokens: 77,
  signal: new AbortController().signal,
  ...changes,
})
const collect = async (replies: AsyncIterable<string>) => (await Array.fromAsync(replies)).join('')

const event = (delta: object, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ id: '1', choices: [{ index: 0, delta, finish_reason }] })}\n\n`
const DONE = 'data: [DONE]\n\n'
const stream =
  (...parts: string[]): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) response.write(part)
    response.end()
  }
const fail =
  (status: number, body: object = {}, headers = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify({ error: body }))
  }

describe('createOpenAiChat on the wire', () => {
  let server: http.Server
  let answer: Answer
  let bodies: Body[] = []
  let headers: http.IncomingHttpHeaders = {}
  let connections = 0
  let closed_early = 0
  let base_url = ''

  beforeAll(async () => {
    server = http.createServer(async (request, response) => {
      const chunks: Buffer[] = await Array.fromAsync(request)
      bodies.push(JSON.parse(Buffer.concat(chunks).toString()) as Body)
      headers = request.headers
      response.on('close', () => (closed_early += response.writableFinished ? 0 : 1))
      answer(response, bodies.length)
    })
    server.on('connection', () => connections++)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    bodies = []
    connections = 0
    closed_early = 0
    answer = stream(
      event({ role: 'assistant', content: '' }),
      event({ content: 'Hi' }),
      event({ content: ' there' }),
      event({}, 'stop'),
      DONE,
    )
  })

  const open = (changes = {}) => createOpenAiChat({ base_url, model: 'some-model', api_key: 'the-key', ...changes })

  it('sends the prompt once, as a stream, with its limits', async () => {
    expect(await collect(open().stream(ask()))).toBe('Hi there')
    expect(bodies).toEqual([
      {
        model: 'some-model',
        stream: true,
        stream_options: { include_usage: true },
        temperature: 0.8,
        min_p: 0.05,
        max_tokens: 77,
        messages: [
          { role: 'system', content: 'You are a gardener.' },
          { role: 'user', content: 'hello' },
        ],
      },
    ])
    expect(headers.authorization).toBe('Bearer the-key')
  })

  it('keeps nothing of a request that was answered', async () => {
    const chat = open()
    const signal = AbortSignal.any([new AbortController().signal])
    const replies = async (count: number) => {
      for (let one = 0; one < count; one++) await collect(chat.stream(ask({ signal })))
      // The last of them may still be held by what awaited it.
      return queryObjects(http.ClientRequest, { format: 'count' })
    }
    const before = await replies(1)
    expect(await replies(20)).toBeLessThan(before + 5)
  })

  it('asks to continue from unfinished text', async () => {
    const messages = [...ask().messages, { role: 'assistant' as const, content: 'I was about' }]
    await collect(open().stream(ask({ messages, continuation: true })))
    const sent = bodies[0]?.messages ?? []
    expect(sent.at(-2)).toEqual({ role: 'assistant', content: 'I was about' })
    expect(sent.at(-1)?.role).toBe('user')
    expect(sent.at(-1)?.content.length).toBeLessThan(200)
  })

  it.each([
    ['a greeting first', 'auau', 'uauau'],
    ['a reply that failed', 'uauu', 'uau'],
    ['the person asks for more', 'ua', 'uau'],
    ['a greeting alone', 'a', 'uau'],
  ])('turns alternate, the person has the first and the last: %s', async (_what, given, sent) => {
    const messages = [...given].map((sign, at) => ({
      role: sign === 'u' ? ('user' as const) : ('assistant' as const),
      content: `turn ${at}`,
    }))
    await collect(open().stream(ask({ messages })))
    const [system, ...turns] = bodies[0]!.messages
    expect(system!.role).toBe('system')
    expect(turns.map(({ role }) => role[0]).join('')).toBe(sent)
    const whole = turns.map(({ content }) => content).join('\n')
    for (const { content } of messages) expect(whole).toContain(content)
  })

  it('keeps one connection over many replies', async () => {
    const provider = open()
    for (let reply = 0; reply < 5; reply++) {
      await collect(provider.stream(ask()))
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    expect(connections).toBe(1)
    await provider.close?.()
  })

  it('closes the connection upstream when the reader leaves or aborts', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(event({ content: 'one' }))
    }
    for await (const piece of open().stream(ask())) if (piece) break
    const abort = new AbortController()
    for await (const piece of open().stream(ask({ signal: abort.signal }))) if (piece) abort.abort()
    await expect.poll(() => closed_early).toBe(2)
  })

  it('survives pings, usage-only events, unknown fields and thoughts', async () => {
    answer = stream(
      ': ping\n\n',
      'data: {}\n\n',
      event({ reasoning_content: 'hm' }),
      event({ content: 'ok' }),
      `data: ${JSON.stringify({ choices: [], usage: {} })}\n\n`,
      event({}, 'length'),
      DONE,
    )
    expect(await collect(open().stream(ask()))).toBe('ok')
  })

  it('tells a reply that the endpoint has ended from one whose connection closed politely', async () => {
    answer = stream(event({ content: 'Half a' }), event({ content: ' sentence' }))
    const pieces: string[] = []
    const read = async () => {
      for await (const piece of open().stream(ask())) pieces.push(piece)
    }
    await expect(read()).rejects.toMatchObject({ kind: 'transient' })
    expect([pieces.join(''), bodies.length]).toEqual(['Half a sentence', 1])
    answer = stream(event({ content: 'Whole.' }, 'stop'))
    expect(await collect(open().stream(ask()))).toBe('Whole.')
    answer = stream(event({ content: 'Whole.' }), DONE)
    expect(await collect(open().stream(ask()))).toBe('Whole.')
  })

  it('asks again where a reply was nothing but space, and keeps the space before a first word', async () => {
    answer = (response, attempt) =>
      attempt === 1
        ? stream(event({ content: '\n' }), event({ content: '  ' }), DONE)(response, attempt)
        : stream(event({ content: ' ' }), event({ content: 'and' }), event({ content: ' then' }), DONE)(response, attempt)
    expect(await collect(open().stream(ask({ continuation: true })))).toBe(' and then')
    expect(bodies).toHaveLength(2)
  })

  it('hands on what the server has counted, and does without where it refuses to count', async () => {
    const counted: unknown[] = []
    const usage = { prompt_tokens: 40, completion_tokens: 2, total_tokens: 42, prompt_tokens_details: { cached_tokens: 30 } }
    const told = stream(event({ content: 'Hi' }), event({}, 'stop'), `data: ${JSON.stringify({ choices: [], usage })}\n\n`, DONE)
    answer = (response, attempt) =>
      'stream_options' in bodies.at(-1)! && attempt > 1
        ? fail(400, { message: 'unknown field: stream_options' })(response, attempt)
        : told(response, attempt)
    const chat = createOpenAiChat({ base_url, model: 'm' })
    const onUsage = (one: unknown) => void counted.push(one)
    expect(await collect(chat.stream(ask({ onUsage })))).toBe('Hi')
    expect(counted).toEqual([{ prompt: 40, reply: 2, cached: 30 }])
    expect(await collect(chat.stream(ask()))).toBe('Hi')
    expect(bodies.map((body) => 'stream_options' in body)).toEqual([true, true, false])
  })

  it('sends turns that alternate, the person’s first and last, whatever failed, stopped or went on before', async () => {
    const chat = createOpenAiChat({ base_url, model: 'm' })
    let seed = 7
    const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
    // A greeting begins; a reply that failed leaves two turns of the person's, one that was asked to say more two of the character's.
    const messages = [{ role: 'assistant' as 'user' | 'assistant', content: 'Hello.' }]
    for (let turn = 0; turn < 300; turn++) {
      messages.push({ role: random() < 0.5 ? 'user' : 'assistant', content: `turn ${turn}` })
      if (turn % 3 === 0) await collect(chat.stream(ask({ messages: messages.slice(-40), continuation: random() < 0.2, notes: '[notes]' })))
    }
    expect(bodies).toHaveLength(100)
    for (const { messages: sent } of bodies) {
      const roles = sent.slice(1).map(({ role }) => role)
      expect(roles).toEqual(roles.map((_, at) => (at % 2 ? 'assistant' : 'user')))
      expect(roles.at(-1)).toBe('user')
      expect(sent.at(-1)!.content).toMatch(/^\[notes\]/)
    }
  })

  it('puts our notes before the last turn', async () => {
    const messages = [{ role: 'assistant', content: 'Well?' }] as const
    await collect(createOpenAiChat({ base_url, model: 'm' }).stream(ask({ notes: '[notes]\nIt rains.\n[/notes]' })))
    expect(bodies[0]!.messages.at(-1)).toEqual({ role: 'user', content: '[notes]\nIt rains.\n[/notes]\n\nhello' })
    await collect(createOpenAiChat({ base_url, model: 'm' }).stream(ask({ notes: '[notes]', continuation: true, messages: [...messages] })))
    expect(bodies[1]!.messages.at(-1)!.content).toMatch(/^\[notes\]\n\nYour last message broke off/)
  })

  it('says that a reply was cut where its room ended and not the model', async () => {
    let cut = 0
    const onCut = () => void (cut += 1)
    const chat = createOpenAiChat({ base_url, model: 'm' })
    expect(await collect(chat.stream(ask({ onCut })))).toBe('Hi there')
    answer = stream(event({ content: 'It was a' }), event({}, 'length'), DONE)
    expect(await collect(chat.stream(ask({ onCut })))).toBe('It was a')
    expect(cut).toBe(1)
  })

  it('gives a model that thinks first room for it, and does not repeat what thoughts have used up', async () => {
    const limits = () => bodies.map((body) => body.max_tokens)
    const thinks = stream(event({ reasoning_content: 'Hm, ' }), event({}, 'length'), DONE)
    const chat = createOpenAiChat({ base_url, model: 'm', thinking_tokens: 300 })
    answer = (response, attempt) =>
      (attempt === 1 ? thinks : stream(event({ content: 'Well.' }), event({}, 'stop'), DONE))(response, attempt)
    expect(await collect(chat.stream(ask()))).toBe('Well.')
    expect(limits()).toEqual([77, 377])
    bodies = []
    answer = thinks
    await expect(collect(chat.stream(ask()))).rejects.toMatchObject({ kind: 'misconfigured' })
    expect(limits()).toEqual([377])
  })

  it('sends how words are picked, and leaves out what a server refuses by name', async () => {
    const chat = createOpenAiChat({ base_url, model: 'm', sampling: { top_p: 0.9 } })
    const fine = answer
    answer = (response, attempt) => {
      const body = bodies.at(-1) as Body & { min_p?: number; temperature?: number }
      if (body.min_p !== undefined) return fail(400, { message: 'Unrecognized request argument', param: 'min_p' })(response, attempt)
      if (body.temperature !== undefined) return fail(422, { message: "unsupported: 'temperature'" })(response, attempt)
      fine(response, attempt)
    }
    expect(await collect(chat.stream(ask()))).toBe('Hi there')
    expect(bodies.map((body) => Object.keys(body).filter((key) => /^(temperature|top_p|min_p)$/.test(key)))).toEqual([
      ['temperature', 'min_p', 'top_p'],
      ['temperature', 'top_p'],
      ['top_p'],
    ])
    expect(await collect(chat.stream(ask()))).toBe('Hi there')
    expect(bodies).toHaveLength(4)
    answer = fail(400, { message: 'top_p and the prompt are too long' })
    await expect(collect(chat.stream(ask()))).rejects.toMatchObject({ kind: 'rejected' })
  })

  it('lets a thinking model think as long as it shows signs of it', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      let thoughts = 0
      const timer = setInterval(() => {
        if (++thoughts < 6) return void response.write(event({ reasoning_content: 'hm' }))
        clearInterval(timer)
        response.end(event({ content: 'done' }) + DONE)
      }, 40)
    }
    expect(await collect(open({ first_token_timeout_ms: 120, idle_timeout_ms: 120 }).stream(ask()))).toBe('done')
  })

  it('waits as long as Retry-After says, within reason', async () => {
    answer = (response, attempt) =>
      attempt === 1 ? fail(429, {}, { 'retry-after': '1' })(response, 1) : stream(event({ content: 'ok' }), DONE)(response, 2)
    const begun = performance.now()
    expect(await collect(open().stream(ask()))).toBe('ok')
    expect(performance.now() - begun).toBeGreaterThan(950)
  })

  it('does not try again once the person has left', async () => {
    const abort = new AbortController()
    answer = (response, attempt) => {
      // In the pause before the second attempt, whenever the first one came.
      response.once('finish', () => setTimeout(() => abort.abort(), 20))
      fail(503)(response, attempt)
    }
    expect(await collect(open().stream(ask({ signal: abort.signal })))).toBe('')
    expect(bodies).toHaveLength(1)
  })

  it.each([
    ['402 payment', fail(402), 'misconfigured'],
    ['a redirect', fail(302, {}, { location: 'http://127.0.0.1:9/' }), 'misconfigured'],
    ['a policy violation', fail(400, { code: 'content_policy_violation' }), 'blocked'],
    ['an error inside the stream', stream(event({ content: 'x' }), `data: {"error":{"code":502,"message":"secret"}}\n\n`), 'transient'],
    ['a refused request inside the stream', stream(`data: {"error":{"code":400,"message":"secret"}}\n\n`), 'rejected'],
    ['broken JSON', stream(event({ content: 'x' }), 'data: {"oops\n\n'), 'transient'],
    ['a filter in mid-reply', stream(event({ content: 'x' }), event({}, 'content_filter'), DONE), 'blocked'],
  ] as const)('%s', async (_name, given, kind) => {
    answer = given
    const error: unknown = await collect(open().stream(ask())).catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'ProviderError', kind })
    expect(String(error)).not.toContain('secret')
  })

  it('speaks max_completion_tokens to OpenAI itself only', async () => {
    const provider = createOpenAiChat({ base_url: 'https://api.openai.com/v1', model: 'm', first_token_timeout_ms: 1 })
    expect(provider.context_tokens).toBe(8192)
    await collect(open().stream(ask()))
    expect(bodies[0]).not.toHaveProperty('max_completion_tokens')
  })
})

describe('detectLocalModels', () => {
  const listing = (...ids: string[]) => Response.json({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) })
  const fetchWith = (answers: Record<number, () => Response | Promise<Response>>) => {
    const fake = async (input: string | URL | Request) => {
      const port = Number(new URL(String(input)).port)
      const given = answers[port]
      if (!given) throw new TypeError('fetch failed')
      return given()
    }
    return fake as typeof fetch
  }

  it('finds the first server that lists a chat model', async () => {
    const found = await detectLocalModels(
      fetchWith({
        1234: () => listing('text-embedding-nomic-embed-text-v1.5', 'qwen2.5-7b-instruct'),
        8000: () => listing('mistral'),
      }),
    )
    expect(found).toEqual({ name: 'LM Studio', base_url: 'http://127.0.0.1:1234/v1', model: 'qwen2.5-7b-instruct' })
  })

  it('passes over servers with embedding models only, other services and errors', async () => {
    const found = await detectLocalModels(
      fetchWith({
        11434: () => listing('nomic-embed-text:latest', 'bge-m3:latest', 'whisper-large'),
        1234: () => new Response('<html>'),
        8080: () => new Response('no', { status: 500 }),
        8000: () => Response.json({ data: 'x' }),
        5001: () => listing('koboldcpp/llama-3'),
      }),
    )
    expect(found).toMatchObject({ name: 'KoboldCpp', model: 'koboldcpp/llama-3' })
  })

  it('answers null when nothing is there', async () => {
    expect(await detectLocalModels(fetchWith({}))).toBeNull()
  })

  it('does not wait for a server that hangs', async () => {
    const server = http.createServer(() => undefined)
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const begun = performance.now()
    expect(await listChatModels(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, { timeout_ms: 80 })).toEqual([])
    expect(performance.now() - begun).toBeLessThan(1_000)
    server.closeAllConnections()
    server.close()
  })
})

describe('createChats', () => {
  it('opens what is configured', async () => {
    expect(
      await createChats({ provider: 'auto', base_url: 'http://127.0.0.1:9/v1', models: ['m', 'n'], context_tokens: 4096 }),
    ).toMatchObject([
      { name: 'openai', model: 'm', context_tokens: 4096 },
      { name: 'openai', model: 'n', context_tokens: 4096 },
    ])
    expect(await createChats({ provider: 'auto', model_file: import.meta.filename })).toMatchObject([{ name: 'gguf' }])
    await expect(createChats({ provider: 'auto', model_file: '/models/absent.gguf' })).rejects.toMatchObject({ kind: 'misconfigured' })
  })

  it.each([{ provider: 'openai' }, { provider: 'gguf' }, { provider: 'openai', base_url: 'http://127.0.0.1:9/v1' }] as const)(
    'says what is missing: %o',
    async (config) => {
      await expect(createChats(config)).rejects.toMatchObject({ name: 'ProviderError', kind: 'misconfigured' })
    },
  )
})
