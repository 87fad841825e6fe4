import { randomUUID } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listCharacters } from '@/contracts/characters'
import { createConversation, getConversation, sendMessage } from '@/contracts/conversations'
import { getMe } from '@/contracts/users'
import { createOpenAiChat } from '@/server/providers/chat/openai'
import { testServer } from '@/tests/support/server'

type Answer = (response: http.ServerResponse, call: number) => void
/** What a message sent to such a server ends as; `paid` in credits, `calls` of the server. */
type End = { status: string; paid: 0 | 1; calls: number; content?: string; failure?: string; rule?: string; cut?: true }

/** How long a server that is silent is waited for; the others answer at once, however busy the machine is. */
const SILENT: Record<string, number> = { 'no first word': 400, 'a pause without end': 400 }
const WAIT_MS = 30_000
const piece = (content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason }] })}\n\n`
const thought = (reasoning_content: string, finish_reason: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { reasoning_content }, finish_reason }] })}\n\n`
const STOP = `${piece('', 'stop')}data: [DONE]\n\n`
const says =
  (...parts: string[]): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) response.write(part)
    response.end()
  }
const fails =
  (status: number, body: object | string = { error: { message: 'no' } }, headers = {}): Answer =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
const begins =
  (then: (response: http.ServerResponse) => void): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(piece('It was a dark night. And'), () => then(response))
  }
const failed = (failure: string, calls = 1): End => ({ status: 'failed', content: '', paid: 0, calls, failure })
const interrupted: End = { status: 'interrupted', content: 'It was a dark night. And', paid: 0, calls: 1 }
const complete = (content: string): End => ({ status: 'complete', content, paid: 1, calls: 1 })

const KINDS: Record<string, [Answer, End]> = {
  'too many requests': [fails(429, undefined, { 'retry-after': '0' }), failed('busy', 3)],
  'an error of its own': [fails(500), failed('busy', 3)],
  'not ready': [fails(503), failed('busy', 3)],
  'a wrong key': [fails(401), failed('operator')],
  'no credit there': [fails(402), failed('operator')],
  'not allowed': [fails(403), failed('operator')],
  'no such model': [fails(404), failed('operator')],
  'sent elsewhere': [fails(301, undefined, { location: '/elsewhere' }), failed('operator')],
  'a request that it refuses': [fails(400), failed('too_long')],
  'a prompt too long, whatever is left out': [fails(400, { error: { code: 'context_length_exceeded' } }), failed('too_long')],
  'an empty stream': [says(), failed('busy', 3)],
  'an end without a word': [says(STOP), failed('busy', 3)],
  'nothing but space': [says(piece('  \n '), STOP), failed('busy', 3)],
  'no stream but a page': [
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello</p>'),
    failed('busy', 3),
  ],
  'JSON in place of a stream': [fails(200, { choices: [{ message: { content: 'Hi' } }] }), failed('busy', 3)],
  'a broken stream': [says('data: {"choices":[{"delta"\n\n'), failed('busy', 3)],
  'an error first': [says(`data: ${JSON.stringify({ error: { message: 'overloaded' } })}\n\n`), failed('busy', 3)],
  'no first word': [() => undefined, failed('slow')],
  'a connection cut': [begins((response) => void setImmediate(() => response.destroy())), interrupted],
  'an error amid the reply': [
    begins((response) => void response.end(`data: ${JSON.stringify({ error: { message: 'x' } })}\n\n`)),
    interrupted,
  ],
  'an end that is none': [begins((response) => void response.end()), interrupted],
  'a pause without end': [begins(() => undefined), interrupted],
  'a filter of its own': [says(piece('', 'content_filter')), { status: 'blocked', content: '', paid: 0, calls: 1, rule: 'provider' }],
  'thoughts in their field': [says(thought('Hm.'), piece('Well.'), STOP), complete('Well.')],
  'thoughts alone': [says(thought('Hm.'), thought('', 'length'), 'data: [DONE]\n\n'), failed('operator', 2)],
  'thoughts in the text': [says(piece('<think>They want tea.</think>Tea?'), STOP), complete('Tea?')],
  'template tokens and a line of the person': [says(piece('Tea?<|im_end|><|im_start|>user\nYes.'), STOP), complete('Tea?')],
  'a talk with itself': [says(piece('Tea?\nSam: I love it.\nMore?'), STOP), complete('Tea?')],
  'cut at its length': [
    says(piece('It was a dark night. And th'), piece('', 'length'), 'data: [DONE]\n\n'),
    { ...complete('It was a dark night.'), cut: true },
  ],
}

let server: http.Server
const calls = new Map<string, number>()
beforeAll(async () => {
  server = http.createServer((request, response) => {
    const kind = decodeURIComponent(request.url!.split('/')[1]!)
    const call = (calls.get(kind) ?? 0) + 1
    calls.set(kind, call)
    request.resume().on('end', () => KINDS[kind]![0](response, call))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function endOf(kind: string): Promise<End> {
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${encodeURIComponent(kind)}/v1`
  const wait = SILENT[kind] ?? WAIT_MS
  const chat = createOpenAiChat({
    base_url,
    model: 'm',
    first_token_timeout_ms: kind === 'no first word' ? wait : WAIT_MS,
    idle_timeout_ms: wait,
  })
  const { ctx, signIn, anonymous } = await testServer({ chat })
  const me = await signIn()
  await me.call(getMe)
  const { data } = await anonymous(listCharacters)
  const { id } = await me.call(createConversation, { body: { account_id: data[0]!.id } })
  const before = (await me.call(getMe)).credit_balance
  const params = { id: String(id) }
  await me.call(sendMessage, { params, body: { content: 'Hello' } }, { idempotency_key: randomUUID() })
  await Promise.all([...ctx.running.values()].map((reply) => reply.done))
  const reply = (await me.call(getConversation, { params })).messages.at(-1)!
  await chat.close?.()
  return {
    status: reply.status,
    content: reply.content,
    paid: (before - (await me.call(getMe)).credit_balance) as 0 | 1,
    calls: calls.get(kind)!,
    ...reply.content_attributes,
  } as End
}

test('whatever a model server does wrong, what arrived is paid and nothing else, and the person is told why', async () => {
  const ends = await Promise.all(Object.keys(KINDS).map(async (kind) => [kind, await endOf(kind)] as const))
  expect(Object.fromEntries(ends)).toEqual(Object.fromEntries(Object.entries(KINDS).map(([kind, [, end]]) => [kind, end])))
})
