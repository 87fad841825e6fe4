import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { registerHooks } from 'node:module'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import * as conversations from '@/contracts/conversations'
import { requestVoice } from '@/contracts/voices'
import { createWebhooks } from '@/server/http/webhooks'
import { startJobs } from '@/server/jobs/queue'
import { createOpenAiChat } from '@/server/providers/chat/openai'
import { createTracing } from '@/server/providers/tracing/index'
import { scriptedPayment } from '@/tests/support/scripted-payment'
import { testServer } from '@/tests/support/server'
import { scriptedSpeech, tones } from '@/tests/support/speech'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number | string } }
type Sent = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[]; status: { code?: number } }
type Batch = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Sent[] }[] }[] }

/** A server of the outside: what it was sent, answered as the test says. */
async function outside(answer: (response: ServerResponse) => void) {
  const got: { url: string; headers: IncomingHttpHeaders; body: string }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = await Array.fromAsync(request)
    got.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() })
    answer(response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { got, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function collector() {
  const { got, origin } = await outside((response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  const batches = () => got.map(({ body }) => JSON.parse(body) as Batch)
  return {
    got,
    origin,
    batches,
    spans: () =>
      batches()
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
  }
}

/** A model server that says this, and counts tokens. */
const model = (text: string) =>
  outside((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const chunk = (fields: object) => response.write(`data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', ...fields })}\n\n`)
    chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: text } }] })
    chunk({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })
    chunk({ choices: [], usage: { prompt_tokens: 321, completion_tokens: 7, total_tokens: 328 } })
    response.end('data: [DONE]\n\n')
  })

const said = ({ attributes }: Pick<Sent, 'attributes'>) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

const SETTINGS = { headers: {}, service: 'krush', share: 1, trust_parents: false }
const PARENT = { trace: 'ab'.repeat(16), span: 'cd'.repeat(8) }
const TRACEPARENT = `00-${PARENT.trace}-${PARENT.span}-01`

test('without a collector nothing that sends spans is loaded', async () => {
  const loaded: string[] = []
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context)
      if (/@opentelemetry\/(sdk|exporter|otlp|resources)/.test(found.url)) loaded.push(found.url)
      return found
    },
  })
  onTestFinished(() => hooks.deregister())
  const server = await testServer()
  await server.signIn()
  await server.ctx.tracing.close()
  expect(loaded).toEqual([])
  const { origin } = await collector()
  await (await createTracing({ ...SETTINGS, endpoint: origin }, () => {})).close()
  expect(loaded.length).toBeGreaterThan(2)
  // What is imported above would be loaded with the built server, which is one file.
  expect(readFileSync('server/providers/tracing/otlp.ts', 'utf8')).not.toMatch(/^import (?!type )[^\n]*@opentelemetry/m)
})

test('a collector learns how long things take, and nothing about anybody', async () => {
  const [said_by_person, said_by_model, token] = [randomUUID(), randomUUID(), randomUUID()].map((id) => `canary-${id}`) as [
    string,
    string,
    string,
  ]
  const { got, batches, spans, origin } = await collector()
  const words = await model(`${said_by_model}.`)
  const server = await testServer({
    chat: createOpenAiChat({ base_url: `${words.origin}/v1`, model: 'a-model', api_key: token }),
    speech: scriptedSpeech(tones),
    payment: scriptedPayment(),
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: origin,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-one=a%20key,x-two=b',
      OTEL_SERVICE_NAME: 'chats',
      TRUST_PROXY: '1',
    },
  })
  const { ctx } = server
  const stopJobs = await startJobs(ctx)
  const email = `canary-${randomUUID()}@example.test`
  const me = await server.signIn(email)
  const { data } = await me.call(listCharacters)
  const { id } = await me.call(conversations.createConversation, { body: { account_id: data[0]!.id } })
  const params = { id: String(id) }
  await me.call(conversations.sendMessage, { params, body: { content: said_by_person } }, { idempotency_key: randomUUID() })
  await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  const { messages } = await me.call(conversations.getConversation, { params })
  expect(messages.at(-1)!.content).toContain(said_by_model)

  await me.call(requestVoice, { params: { id: String(messages.at(-1)!.id) } })
  await expect.poll(async () => (await me.call(conversations.getConversation, { params })).messages.at(-1)!.voice?.state).toBe('ready')
  ctx.jobs.send('work-voices', { id: 0 })
  const ended = "select 1 from jobs.job where name = 'work-voices' and state = 'completed'"
  await expect.poll(async () => (await ctx.db.query(ended, [])).length, { timeout: 10_000 }).toBeGreaterThan(0)
  await stopJobs()
  const deliver = createWebhooks(ctx, { tokenOf: () => token })
  await deliver(
    new Request(`http://localhost/webhooks/payments/sandbox/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': 'bad' },
      body: '[]',
    }),
    '203.0.113.9',
  )
  // An address that nobody has mounted, with words in it.
  await server.send(new Request(`http://localhost/v1/${said_by_person}?q=${said_by_person}`, { headers: { traceparent: TRACEPARENT } }))
  await ctx.tracing.close()

  expect(got[0]).toMatchObject({ url: '/v1/traces', headers: { 'x-one': 'a key', 'x-two': 'b', 'content-type': 'application/json' } })
  expect(said(batches()[0]!.resourceSpans[0]!.resource)).toEqual({ 'service.name': 'chats' })
  const all = spans()
  const one = (name: string, fields: object = {}) => {
    const found = all.find((span) => span.name === name && Object.entries(fields).every(([key, value]) => said(span)[key] === value))
    if (!found)
      throw new Error(`no ${name} with ${JSON.stringify(fields)} among ${JSON.stringify(all.map((span) => [span.name, said(span)]))}`)
    return found
  }
  const request = one('request', { 'http.route': '/v1/conversations/:id/messages', 'http.request.method': 'POST' })
  const reply = one('reply', { 'krush.outcome': 'complete' })
  const chat = one('chat', { 'krush.outcome': 'complete' })
  expect([request.parentSpanId ?? '', reply.parentSpanId, chat.parentSpanId]).toEqual(['', request.spanId, reply.spanId])
  expect(said(request)['http.response.status_code']).toBeLessThan(300)
  expect(said(chat)).toEqual({
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': 'a-model',
    'gen_ai.usage.input_tokens': 321,
    'gen_ai.usage.output_tokens': 7,
    'krush.first_token_ms': expect.any(Number) as number,
    'krush.outcome': 'complete',
  })
  expect(one('job', { 'krush.kind': 'work-voices' }).parentSpanId ?? '').toBe('')
  // Whoever asks for a voice hears it while it is made, so it is made in the same call.
  const asked = one('request', { 'http.route': '/v1/conversations/messages/:id/voice' })
  expect(one('media job', { 'krush.kind': 'voice', 'krush.outcome': 'made' }).parentSpanId).toBe(asked.spanId)
  one('webhook', { 'krush.kind': 'sandbox', 'http.response.status_code': 403 })
  expect(one('request', { 'http.response.status_code': 404 })).toMatchObject({ traceId: PARENT.trace, parentSpanId: PARENT.span })

  const bytes = got.map(({ body }) => body).join('\n')
  for (const secret of ['canary', email, me.session_id, me.user.pubsub_token, ctx.settings.process_id, '203.0.113.9', '198.51.100.1'])
    expect(bytes).not.toContain(secret)
  // Numbers of people and of what is theirs are short, so they are looked for in what fields say and not among the digits of times.
  for (const span of all)
    for (const value of Object.values(said(span))) if (typeof value === 'string') expect(value.replace(/^\/v1\//, '')).not.toMatch(/\d/)
  const counts = new Set(
    all.flatMap(({ attributes }) => attributes.filter(({ value }) => value.stringValue === undefined).map(({ key }) => key)),
  )
  expect([...counts].sort()).toEqual([
    'gen_ai.usage.input_tokens',
    'gen_ai.usage.output_tokens',
    'http.response.status_code',
    'krush.first_token_ms',
  ])

  expect(words.got.length).toBeGreaterThan(0)
  for (const { headers } of words.got) expect(headers).not.toHaveProperty('traceparent')
})

test('a trace of somebody else is believed behind a trusted proxy only, and a share of none sends nothing', async () => {
  const { spans, origin } = await collector()
  const ask = async (settings: object) => {
    const tracing = await createTracing({ ...SETTINGS, endpoint: origin, ...settings }, () => {})
    await tracing.within('request', { root: true, parent: TRACEPARENT }, async () => {})
    await tracing
      .within('request', { root: true, parent: `00-${'0'.repeat(32)}-${PARENT.span}-01` }, () => Promise.reject(new Error('canary')))
      .catch(() => {})
    await tracing.close()
  }
  await ask({ trust_parents: true })
  expect(spans().map(({ traceId, status }) => [traceId === PARENT.trace, status.code])).toEqual([
    [true, 0],
    [false, 2],
  ])
  await ask({})
  expect(spans().filter(({ traceId }) => traceId === PARENT.trace)).toHaveLength(1)
  await ask({ share: 0 })
  expect(spans()).toHaveLength(4)
  expect(JSON.stringify(spans())).not.toContain('canary')
})

test.each(['refuses', 'never answers'])('a collector that %s costs a line of the log, and a stop 2 s', async (how) => {
  const { got, origin } = await outside((response) => how === 'refuses' && response.writeHead(403).end('a-secret-of-theirs'))
  const warned: string[] = []
  const server = await testServer({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: origin.replace('http://', 'http://user:a-secret-of-ours@') },
    log: { info() {}, error() {}, warn: (fields, text) => void warned.push(JSON.stringify({ fields, text })) },
  })
  // More than one request to the collector takes.
  const answers = await Promise.all(Array.from({ length: 520 }, () => server.anonymous(listCharacters)))
  expect(answers.every(({ data }) => data.length > 0)).toBe(true)
  const begun = performance.now()
  await server.ctx.tracing.close()
  expect(performance.now() - begun).toBeLessThan(2500)
  expect(got.length).toBeGreaterThan(how === 'refuses' ? 1 : 0)
  const lines = warned.filter((line) => line.includes('collector'))
  expect(lines).toHaveLength(how === 'refuses' ? 1 : 0)
  expect(warned.join()).not.toMatch(/a-secret/)
})
