import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProviderError } from '@/server/providers/errors'
import { createModeration } from '@/server/providers/moderation/index'
import { WRITTEN_POLICY } from '@/server/providers/moderation/policy'
import { MODERATION_RULES, type ModerationProvider, type ModerationStage } from '@/server/providers/moderation/port'

type Asked = { path: string; authorization: string | undefined; body: Record<string, unknown> }

/** A server that answers what the test wants: JSON, a status, or nothing at all. */
async function openServer() {
  const asked: Asked[] = []
  let answer: unknown = null
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    for await (const piece of request) text += String(piece)
    asked.push({ path: request.url!, authorization: request.headers.authorization, body: JSON.parse(text) as Asked['body'] })
    if (answer === 'silence') return
    const status = typeof answer === 'number' ? answer : 200
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof answer === 'number' ? JSON.stringify({ error: text }) : JSON.stringify(answer))
  }
  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answers: (given: unknown) => void (answer = given),
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
type Server = Awaited<ReturnType<typeof openServer>>

const endpointSays = (...categories: string[]) => ({
  results: [{ flagged: categories.length > 0, categories: Object.fromEntries(categories.map((name) => [name, true])) }],
})
const safeguardSays = (content: string) => ({ choices: [{ message: { role: 'assistant', content } }] })
const line = (rule: string, speaker_under_age = false) => safeguardSays(JSON.stringify({ rule, speaker_under_age }))

/** No word of any rule is in it, so that what happens to it is the models' doing. */
const PLAIN = 'The harbor was quiet and we walked to the end of it.'
/** A word that a rule looks for, in a sentence that breaks none. */
const NEAR = 'My daughter starts school on Monday.'

let endpoint: Server
let safeguard: Server
let warned: Record<string, unknown>[]
let moderation: ModerationProvider
const check = (text: string, stage: ModerationStage = 'user_input') => moderation.check({ stage, text })
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

/** With how long the safeguard model may take, in milliseconds. */
function open(timeout_ms?: number) {
  moderation = createModeration(
    {
      endpoint: { base_url: endpoint.base_url, model: 'm-1', api_key: 'key-1' },
      safeguard: { base_url: safeguard.base_url, model: 's-1', api_key: null, timeout_ms },
      faces: null,
      figures: null,
    },
    (fields) => warned.push(fields),
  )
}

beforeEach(async () => {
  ;[endpoint, safeguard] = await Promise.all([openServer(), openServer()])
  endpoint.answers(endpointSays())
  safeguard.answers(line('none'))
  warned = []
  open()
})
afterEach(() => {
  endpoint.close()
  safeguard.close()
})

describe('models beside the rules in code', () => {
  test('each gets the text in its own form, the safeguard model with the policy and what came before', async () => {
    const verdict = await moderation.check({ stage: 'model_output', text: PLAIN, context: ['She keeps a lighthouse.'] })
    expect(verdict).toMatchObject({ action: 'allow', rule: null, crisis: 'none' })
    expect(verdict.detectors).toEqual(expect.arrayContaining(['embedded-rules', 'endpoint', 'safeguard']))
    expect(endpoint.asked).toEqual([{ path: '/v1/moderations', authorization: 'Bearer key-1', body: { model: 'm-1', input: PLAIN } }])
    const [{ path, authorization, body } = {} as Asked] = safeguard.asked
    expect([path, authorization, body.model]).toEqual(['/v1/chat/completions', undefined, 's-1'])
    const [system, user] = body.messages as { role: string; content: string }[]
    for (const rule of MODERATION_RULES) expect(system!.content).toContain(WRITTEN_POLICY[rule].forbids)
    expect(user!.content).toMatch(/STAGE: model_output\nCONTEXT:\nShe keeps a lighthouse\.\nCONTENT:\nThe harbor/)
  })

  test('the strictest counts, whichever model it is', async () => {
    endpoint.answers(endpointSays('sexual/minors'))
    expect(await check(PLAIN)).toMatchObject({ action: 'block', rule: 'minors' })
    endpoint.answers(endpointSays('sexual', 'violence'))
    expect(await check(PLAIN)).toMatchObject({ action: 'allow' })
    for (const rule of MODERATION_RULES) {
      safeguard.answers(line(rule))
      expect(await check(PLAIN)).toMatchObject({ action: 'block', rule })
    }
    safeguard.answers(safeguardSays('\n\nunsafe\nS4'))
    expect(await check(PLAIN)).toMatchObject({ action: 'block', rule: 'minors' })
    safeguard.answers(safeguardSays('unsafe\nS12'))
    expect(await check(PLAIN)).toMatchObject({ action: 'allow' })
  })

  test('an age that a model hears counts for the person alone; pain points to help and blocks nothing', async () => {
    safeguard.answers(line('none', true))
    expect(await check(PLAIN)).toMatchObject({ action: 'allow', speaker_under_age: true })
    expect(await check(PLAIN, 'model_output')).toMatchObject({ speaker_under_age: false })
    safeguard.answers(line('none'))
    endpoint.answers(endpointSays('self-harm', 'self-harm/intent'))
    expect(await check(PLAIN)).toMatchObject({ action: 'allow', crisis: 'concern' })
  })

  test('what the rules in code block is blocked without asking, and a report is never blocked', async () => {
    expect(await check('she is 15 and undresses for sex')).toMatchObject({ action: 'block', rule: 'minors' })
    safeguard.answers(line('minors'))
    expect(await check(PLAIN, 'report')).toMatchObject({ action: 'allow' })
    expect([endpoint.asked, safeguard.asked]).toEqual([[], []])
  })
})

test('a model has sixteen requests at once and sixty-four that wait; more are answered without it', async () => {
  safeguard.answers('silence')
  moderation = createModeration(
    { endpoint: null, safeguard: { base_url: safeguard.base_url, model: 's-1', api_key: null }, faces: null, figures: null },
    (fields) => warned.push(fields),
  )
  const checks = Array.from({ length: 100 }, () => check(PLAIN))
  await expect.poll(() => [safeguard.asked.length, warned.length]).toEqual([16, 20])
  // Each of those sixteen ends, and one that waits comes in its place.
  safeguard.close()
  for (const { action } of await Promise.all(checks)) expect(action).toBe('allow')
  expect(warned).toEqual(Array(100).fill({ model: 'safeguard', stage: 'user_input', kind: 'transient' }))
})

describe.each([
  ['answers 500', 500, 'transient'],
  ['is silent', 'silence', 'transient'],
  ['refuses the key', 401, 'misconfigured'],
  ['answers in no known form', safeguardSays('I would rather not say.'), 'rejected'],
  ['names a rule that is none', line('boredom'), 'rejected'],
])('a model that %s', (_, answer, kind) => {
  beforeEach(() => {
    safeguard.answers(answer)
    if (answer === 'silence') open(200)
  })

  test('lets plain talk pass and stops everything that is near a line, or made, drawn or published', async () => {
    expect(await check(PLAIN)).toMatchObject({ action: 'allow' })
    expect(warned).toEqual([{ model: 'safeguard', stage: 'user_input', kind }])
    for (const [text, stage] of [
      [NEAR, 'user_input'],
      [NEAR, 'model_output'],
      [PLAIN, 'image_prompt'],
      [PLAIN, 'character_create'],
      [PLAIN, 'character_edit'],
      [PLAIN, 'public_publish'],
    ] as const) {
      const failure = await failureOf(check(text, stage))
      expect(failure, `${stage}: ${text}`).toBeInstanceOf(ProviderError)
      expect(String(failure)).not.toContain(text)
    }
    expect(JSON.stringify(warned)).not.toMatch(/harbor|daughter/)
  })

  test('keeps nobody from help, and nobody off the hold for age', async () => {
    for (const text of ['I want to kill myself', 'I don’t want to live anymore']) {
      const verdict = await check(text)
      expect(verdict.action).toBe('allow')
      expect(verdict.crisis).not.toBe('none')
    }
    expect(await failureOf(check('I want to kill myself', 'model_output'))).toBeInstanceOf(ProviderError)
    endpoint.answers(500)
    expect(await check('I’m 16, so what')).toMatchObject({ speaker_under_age: true })
  })

  test('does not soften what another model says', async () => {
    endpoint.answers(endpointSays('sexual/minors'))
    expect(await check(PLAIN)).toMatchObject({ action: 'block', rule: 'minors' })
  })
})
