import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createGgufChat } from '@/server/providers/chat/gguf/gguf-chat'
import { entryFile } from '@/server/providers/models/runtime'
import { createOpenAiChat } from '@/server/providers/chat/openai'
import type { ChatProvider, ChatRequest, Persona } from '@/server/providers/chat/port'
import { ProviderError } from '@/server/providers/errors'

import { RECITED, writeReciter } from '../support/mkgguf'
import { bringRuntime } from '../support/runtimes'

const ROOT = join(import.meta.dirname, '../..')
const LONG_REPLY = 'The rain had stopped by the time she came back to the window, and nobody said anything. '.repeat(8)
/** An abort must be felt within this time. */
const SOON_MS = 400

const persona: Persona = {
  full_name: 'Test Person',
  age: 30,
  occupation: 'gardener',
  biography: 'Grows roses.',
  hobbies: ['chess'],
  personality: ['calm'],
  extroversion: 50,
  connection: 50,
  greeting: 'Hello there.',
  gender: 'Female',
  voice: null,
  custom_instructions: '',
}

const ask = (changes: Partial<ChatRequest> = {}): ChatRequest => ({
  system: 'You are a gardener.',
  messages: [{ role: 'user', content: 'hello, how was your day?' }],
  continuation: false,
  persona,
  user_name: 'Sam',
  max_tokens: 200,
  signal: new AbortController().signal,
  ...changes,
})

async function collect(replies: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of replies) pieces.push(piece)
  return pieces
}

async function failureOf(replies: AsyncIterable<string>): Promise<unknown> {
  try {
    await collect(replies)
  } catch (error) {
    return error
  }
  return null
}

type Subject = { provider: ChatProvider; expected?: string; close?: () => Promise<void> }

/** What every engine owes the reply job, whatever is behind it. */
function describeChat(name: string, open: () => Promise<Subject | { skipped: string }>) {
  describe(`chat provider: ${name}`, () => {
    let subject: Subject | null = null
    let skipped = ''

    beforeAll(async () => {
      const opened = await open()
      if ('skipped' in opened) skipped = opened.skipped
      else subject = opened
    }, 150_000)
    afterAll(async () => {
      await subject?.provider.close?.()
      await subject?.close?.()
    })

    const check = (title: string, run: (subject: Subject) => Promise<void>) =>
      it(title, async ({ skip }) => {
        if (!subject) return skip(skipped)
        await run(subject)
      })

    check('names itself', async ({ provider }) => {
      expect(provider.name).toBe(name)
      expect(provider.model).not.toBe('')
      expect(provider.demo).toBe(name === 'embedded')
      expect(provider.context_tokens).toBeGreaterThan(500)
    })

    check('streams pieces, never the text so far', async ({ provider, expected }) => {
      const pieces = await collect(provider.stream(ask()))
      const whole = pieces.join('')
      expect(pieces.length).toBeGreaterThan(1)
      expect(pieces.every((piece) => piece.length > 0)).toBe(true)
      expect(pieces[1]?.startsWith(pieces[0] ?? '')).toBe(false)
      expect(whole.isWellFormed()).toBe(true)
      if (expected) expect(whole.trim()).toBe(expected.trim())
    })

    check('goes on from unfinished text', async ({ provider }) => {
      const messages = [...ask().messages, { role: 'assistant' as const, content: 'I was about to' }]
      const whole = (await collect(provider.stream(ask({ messages, continuation: true })))).join('')
      expect(whole.trim().length).toBeGreaterThan(0)
      expect(whole).not.toContain('I was about to')
    })

    check('an abort after the first piece stops quickly and silently', async ({ provider }) => {
      const abort = new AbortController()
      const pieces: string[] = []
      let aborted_at = 0
      for await (const piece of provider.stream(ask({ signal: abort.signal }))) {
        pieces.push(piece)
        if (!aborted_at) aborted_at = performance.now()
        abort.abort()
      }
      expect(performance.now() - aborted_at).toBeLessThan(SOON_MS)
      expect(pieces.length).toBeLessThanOrEqual(2)
    })

    check('an abort before the start yields nothing', async ({ provider }) => {
      expect(await collect(provider.stream(ask({ signal: AbortSignal.abort() })))).toEqual([])
    })

    check('a reader who leaves early leaves the engine usable', async ({ provider }) => {
      for await (const piece of provider.stream(ask())) if (piece) break
      expect((await collect(provider.stream(ask()))).length).toBeGreaterThan(0)
    })

    check('serves several people at once', async ({ provider }) => {
      const replies = await Promise.all([1, 2, 3].map(() => collect(provider.stream(ask()))))
      expect(replies.every((pieces) => pieces.join('').trim().length > 0)).toBe(true)
    })
  })
}

describeChat('embedded', async () => {
  if (!existsSync(join(ROOT, 'server/providers/chat/embedded.ts'))) return { skipped: 'embedded.ts is not there' }
  const { createEmbeddedChat } = await import('@/server/providers/chat/embedded')
  return { provider: createEmbeddedChat({ pace_ms: 5 }) }
})

describeChat('openai', async () => {
  const mock = new LLMock({ port: 0 })
  mock.onMessage(/./, { content: LONG_REPLY }, { chunkSize: 12, latency: 5 })
  await mock.start()
  const provider = createOpenAiChat({ base_url: `${mock.url}/v1`, model: 'test-model', api_key: 'test' })
  return { provider, expected: LONG_REPLY, close: () => mock.stop() }
})

describeChat('gguf', async () => {
  const brought = await bringRuntime('llama')
  if ('skipped' in brought) return brought
  const folder = mkdtempSync(join(tmpdir(), 'krush-reciter-'))
  const file = join(folder, 'reciter.gguf')
  writeReciter(file)
  return {
    provider: createGgufChat({ file, module: entryFile(brought.folder, 'llama') }),
    expected: RECITED,
    close: async () => rmSync(folder, { recursive: true }),
  }
})

describe('failures are ProviderErrors of the right kind', () => {
  let mock: LLMock
  beforeAll(async () => {
    mock = new LLMock({ port: 0, chunkSize: 4 })
    mock.onMessage('hello', { content: LONG_REPLY })
    mock.onMessage('slow start', { content: LONG_REPLY }, { streamingProfile: { ttft: 1_500 } })
    mock.onMessage('slow pace', { content: LONG_REPLY }, { latency: 500 })
    mock.onMessage('cut off', { content: LONG_REPLY }, { truncateAfterChunks: 5, latency: 20 })
    mock.onMessage('filtered', { content: 'Hm', finishReason: 'content_filter' })
    mock.onMessage('nothing', { content: '' })
    await mock.start()
  })
  afterAll(() => mock.stop())

  const open = (limits = {}) => createOpenAiChat({ base_url: `${mock.url}/v1`, model: 'test-model', api_key: 'secret-key', ...limits })
  const say = (content: string) => ask({ messages: [{ role: 'user', content }] })
  const kindOf = (error: unknown) => (error instanceof ProviderError ? error.kind : error)

  it.each([
    [401, 'misconfigured'],
    [403, 'misconfigured'],
    [404, 'misconfigured'],
    [400, 'rejected'],
    [413, 'rejected'],
    [422, 'rejected'],
  ] as const)('status %i is %s and not tried again', async (status, kind) => {
    mock.clearRequests()
    mock.nextRequestError(status, { message: 'secret words of the endpoint' })
    const error = await failureOf(open().stream(say('hello')))
    expect(kindOf(error)).toBe(kind)
    expect(JSON.stringify(error) + String(error)).not.toMatch(/secret/)
    expect(mock.getRequests()).toHaveLength(1)
  })

  it.each([503, 500, 409, 408])('status %i is tried again before the first token', async (status) => {
    mock.clearRequests()
    mock.nextRequestError(status)
    const pieces = await collect(open().stream(say('hello')))
    expect(pieces.join('')).toBe(LONG_REPLY)
    expect(mock.getRequests()).toHaveLength(2)
  })

  it('an endpoint that stays down is transient after three tries', async () => {
    const down = new LLMock({ port: 0 })
    down.onMessage(/./, { error: { message: 'overloaded' }, status: 503 })
    await down.start()
    const provider = createOpenAiChat({ base_url: `${down.url}/v1`, model: 'test-model', api_key: 'x' })
    expect(kindOf(await failureOf(provider.stream(ask())))).toBe('transient')
    expect(down.getRequests()).toHaveLength(3)
    await down.stop()
    expect(kindOf(await failureOf(provider.stream(ask())))).toBe('transient')
  })

  it('a content filter is blocked, as a status and as the end of a stream', async () => {
    mock.nextRequestError(400, { message: 'no', code: 'content_filter' })
    expect(kindOf(await failureOf(open().stream(say('hello'))))).toBe('blocked')
    expect(kindOf(await failureOf(open().stream(say('filtered'))))).toBe('blocked')
  })

  it('an empty reply is transient', async () => {
    expect(kindOf(await failureOf(open().stream(say('nothing'))))).toBe('transient')
  })

  it('a stream that breaks off is transient and not begun again', async () => {
    mock.clearRequests()
    expect(kindOf(await failureOf(open().stream(say('cut off'))))).toBe('transient')
    expect(mock.getRequests()).toHaveLength(1)
  })

  it('slow mode: the first token, a pause and the whole reply have their limits', async () => {
    const slow = [
      open({ first_token_timeout_ms: 100 }).stream(say('slow start')),
      open({ idle_timeout_ms: 100, first_token_timeout_ms: 20_000 }).stream(say('slow pace')),
      open({ total_timeout_ms: 150 }).stream(say('slow start')),
    ]
    const begun = performance.now()
    const kinds = await Promise.all(slow.map(async (stream) => kindOf(await failureOf(stream))))
    expect(kinds).toEqual(['late', 'late', 'late'])
    expect(performance.now() - begun).toBeLessThan(3_000)
  })

  it('slow mode: an abort while waiting ends at once', async () => {
    const abort = new AbortController()
    setTimeout(() => abort.abort(), 50)
    const begun = performance.now()
    expect(await collect(open().stream({ ...say('slow start'), signal: abort.signal }))).toEqual([])
    expect(performance.now() - begun).toBeLessThan(50 + SOON_MS)
  })

  it('a wrong address is misconfigured', () => {
    expect(() => createOpenAiChat({ base_url: 'localhost', model: 'm' })).toThrow(ProviderError)
  })

  it('a missing model file and a missing package say what to do', async () => {
    const none = createGgufChat({ file: join(ROOT, 'no-such-model.gguf'), module: 'no-such-llama-package' })
    expect(await failureOf(none.stream(ask()))).toMatchObject({ kind: 'misconfigured', message: /no-such-model\.gguf/ })
    const bare = createGgufChat({ file: join(ROOT, 'package.json'), module: 'no-such-llama-package' })
    const error = await failureOf(bare.stream(ask()))
    expect(error).toMatchObject({ name: 'ProviderError', kind: 'misconfigured' })
    expect(String(error)).toMatch(/npm run models chat/)
    await bare.close?.()
  })

  it('a file that is no model is misconfigured', async ({ skip }) => {
    const brought = await bringRuntime('llama')
    if ('skipped' in brought) return skip(brought.skipped)
    const provider = createGgufChat({ file: join(ROOT, 'package.json'), module: entryFile(brought.folder, 'llama') })
    expect(kindOf(await failureOf(provider.stream(ask())))).toBe('misconfigured')
    await provider.close?.()
  }, 150_000)
})
