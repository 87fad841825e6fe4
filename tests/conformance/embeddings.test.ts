import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { createEmbeddings, createFetchedEmbeddings } from '@/server/providers/embeddings/index'
import { createNoEmbeddings } from '@/server/providers/embeddings/none'
import { createOwnEmbeddings } from '@/server/providers/embeddings/own'
import { createOpenAiEmbeddings } from '@/server/providers/embeddings/openai'
import { EMBED_TEXTS, type EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { ProviderError } from '@/server/providers/errors'
import { entryFile } from '@/server/providers/models/runtime'
import { count } from '../support/counts'
import { writeReciter } from '../support/mkgguf'
import { bringRuntime } from '../support/runtimes'

const dot = (one: Float32Array, two: Float32Array) => one.reduce((sum, entry, at) => sum + entry * two[at]!, 0)

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

/** An endpoint of the shape; a text becomes the counts of its letters. It answers in the opposite order, as it may. */
async function openEndpoint() {
  const asked: { authorization: string | undefined; body: { model: string; input: string[] } }[] = []
  let refusal: number | null = null
  const counts = (text: string) => Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => text.toLowerCase().split(letter).length - 0.5)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let text = ''
    for await (const piece of request) text += String(piece)
    const body = JSON.parse(text) as { model: string; input: string[] }
    asked.push({ authorization: request.headers.authorization, body })
    response.writeHead(refusal ?? 200, { 'content-type': 'application/json' })
    const data = body.input.map((input, index) => ({ object: 'embedding', index, embedding: counts(input) }))
    response.end(JSON.stringify(refusal ? { error: { message: body.input.join(' ') } } : { object: 'list', data: data.reverse() }))
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    refuse: (status: number | null) => (refusal = status),
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

type Subject = { provider: EmbeddingsProvider; close?: () => Promise<unknown> }

const own_folder = mkdtempSync(join(tmpdir(), 'krush-own-embeddings-'))
const own_file = join(own_folder, 'letters.gguf')
writeReciter(own_file, { embeds: true })
const brought = await bringRuntime('llama')
const runtime = 'folder' in brought ? entryFile(brought.folder, 'llama') : null
afterAll(() => rmSync(own_folder, { recursive: true }))

/** What every encoder owes whoever compares texts. */
function describeEmbeddings(name: string, open: () => Promise<Subject>) {
  describe(`embeddings provider: ${name}`, () => {
    let subject: Subject
    beforeAll(async () => {
      subject = await open()
    })
    afterAll(async () => {
      await subject.provider.close()
      await subject.close?.()
    })

    it('names itself, its model and its languages', () => {
      const { provider } = subject
      expect(provider.name).toBe(name)
      expect(provider.model).not.toBe('')
      expect(provider.embeds).toBe(true)
      expect(provider.languages.length).toBeGreaterThan(0)
    })
    it('gives one vector of unit length for each text, in their order', async () => {
      const texts = ['My sister paints boats.', 'What time is it?', 'My sister paints boats.']
      const vectors = await subject.provider.embed(texts)
      expect(vectors).toHaveLength(3)
      for (const vector of vectors) {
        expect(vector).toHaveLength(subject.provider.dimensions)
        expect(dot(vector, vector)).toBeCloseTo(1, 4)
      }
      expect(dot(vectors[0]!, vectors[2]!)).toBeCloseTo(1, 3)
      expect(dot(vectors[0]!, vectors[1]!)).toBeLessThan(0.999)
      const [alone] = await subject.provider.embed([texts[1]!])
      expect(dot(alone!, vectors[1]!)).toBeGreaterThan(0.99)
    })
    it('takes odd texts: empty, emoji, another script, very long', async () => {
      const vectors = await subject.provider.embed(['', '🎉🎉', 'привет', 'word '.repeat(5_000)])
      for (const vector of vectors) expect(vector.every(Number.isFinite)).toBe(true)
    })
    it('refuses none and too many', async () => {
      for (const texts of [[], Array.from({ length: EMBED_TEXTS + 1 }, () => 'a')]) {
        const failure = await failureOf(subject.provider.embed(texts))
        expect(failure).toBeInstanceOf(ProviderError)
        expect((failure as ProviderError).kind).toBe('rejected')
      }
    })
    it('takes several calls at once', async () => {
      const texts = ['The kettle is on.', 'I hate my boss.', 'Where do you live?']
      const [together, ...alone] = await Promise.all([
        subject.provider.embed(texts),
        ...texts.map((text) => subject.provider.embed([text])),
      ])
      texts.forEach((_, at) => expect(dot(together![at]!, alone[at]![0]!)).toBeGreaterThan(0.99))
    })
    it('ends when it is no longer wanted', async () => {
      const stop = new AbortController()
      stop.abort()
      expect(await failureOf(subject.provider.embed(['late'], stop.signal))).toBeInstanceOf(ProviderError)
      expect(await subject.provider.embed(['next'])).toHaveLength(1)
    })
  })
}

describeEmbeddings('embedded', async () => ({ provider: createEmbeddedEmbeddings() }))
describeEmbeddings('openai', async () => {
  const endpoint = await openEndpoint()
  return {
    provider: createOpenAiEmbeddings({ base_url: endpoint.base_url, model: 'letters', api_key: null }),
    close: endpoint.close,
  }
})

if (runtime) describeEmbeddings('own', async () => ({ provider: createOwnEmbeddings({ file: own_file, module: runtime, backoff_ms: 1 }) }))

describe('a model of this machine’s disk', () => {
  const check = (title: string, run: (module: string) => Promise<void>) =>
    it(title, ({ skip }) => (runtime ? run(runtime) : skip('skipped' in brought ? brought.skipped : '')), 60_000)

  check('is nearest to what says the same, in any script', async (module) => {
    const provider = createOwnEmbeddings({ file: own_file, module })
    const [one, same, other, kyrillic, kyrillic_too] = await provider.embed(['aabb', 'abab', 'zzyy', 'привет', 'привет'])
    expect(dot(one!, same!)).toBeGreaterThan(0.99)
    expect(dot(one!, other!)).toBeLessThan(dot(one!, same!) - 0.2)
    expect(dot(kyrillic!, kyrillic_too!)).toBeCloseTo(1, 4)
    expect([provider.model, provider.languages]).toEqual(['letters', ['*']])
    await provider.close()
  })

  check('answers although its process is killed in the middle, gives up on what kills it each time, and ends when idle', async (module) => {
    const provider = createOwnEmbeddings({ file: own_file, module, backoff_ms: 1, idle_ms: 50 })
    const times = count({ usual: 1, thorough: 50 })
    for (let n = 0; n < times; n++) {
      await provider.embed(['here'])
      const long = provider.embed(Array.from({ length: 30 }, () => 'many words '.repeat(8)))
      process.kill(provider.pid!, 'SIGKILL')
      expect(await long).toHaveLength(30)
    }
    let hopeless = true
    const killed = failureOf(provider.embed(Array.from({ length: EMBED_TEXTS }, () => 'many words '.repeat(8)))).finally(
      () => (hopeless = false),
    )
    for (let last: number | null = null; hopeless; await new Promise((resolve) => setTimeout(resolve, 1))) {
      if (provider.pid && provider.pid !== last) process.kill((last = provider.pid), 'SIGKILL')
    }
    expect(await killed).toMatchObject({ name: 'ProviderError', kind: 'transient' })
    expect(await provider.embed(['again'])).toHaveLength(1)
    await expect.poll(() => provider.pid).toBe(null)
    await provider.close()
  })

  check('says what is wrong with its file, each in its own sentence, and works once it is right', async (module) => {
    const file = join(own_folder, 'spoiled.gguf')
    const good = readFileSync(own_file)
    const provider = createOwnEmbeddings({ file, module, backoff_ms: 1 })
    for (const [change, says] of [
      [() => rmSync(file, { force: true }), /doesn’t exist/],
      [() => writeFileSync(file, '<html>not found</html>'), /can’t be loaded/],
      [() => writeFileSync(file, good.subarray(0, good.length / 2)), /can’t be loaded/],
    ] as const) {
      change()
      expect(await failureOf(provider.embed(['hello']))).toMatchObject({ kind: 'misconfigured', message: says })
    }
    writeFileSync(file, good)
    expect(await provider.embed(['hello'])).toHaveLength(1)
    await provider.close()
  })

  it('has a bounded queue, and says that its runtime is missing', async () => {
    const provider = createOwnEmbeddings({ file: own_file, module: join(own_folder, 'nothing.mjs'), queue: 2, backoff_ms: 1 })
    const waiting = [provider.embed(['one']), provider.embed(['two'])].map(failureOf)
    expect(await failureOf(provider.embed(['three']))).toMatchObject({ kind: 'transient' })
    for (const failure of await Promise.all(waiting))
      expect(failure).toMatchObject({ kind: 'misconfigured', message: /npm run models embeddings/ })
    await provider.close()
  })

  it('answers where nothing else is configured', async () => {
    const own = { file: own_file, module: '' }
    expect((await createFetchedEmbeddings({ provider: 'auto' }, own))?.name).toBe('own')
    for (const provider of ['embedded', 'none'] as const) expect(await createFetchedEmbeddings({ provider }, own)).toBeNull()
    expect(await createFetchedEmbeddings({ provider: 'auto' }, null)).toBeNull()
  })
})

describe('the embedded encoder', () => {
  it('finds the same meaning in other words', async () => {
    const provider = createEmbeddedEmbeddings()
    const [one, two, three] = await provider.embed(['What do you do for a living?', 'Tell me about your job', 'What time do you get up?'])
    expect(dot(one!, two!)).toBeGreaterThan(dot(one!, three!) + 0.3)
    await provider.close()
  })

  it('ends when idle and starts again', async () => {
    const provider = createEmbeddedEmbeddings({ idle_ms: 10 })
    await provider.embed(['one'])
    await expect.poll(() => provider.running()).toBe(false)
    expect(await provider.embed(['two'])).toHaveLength(1)
    await provider.close()
  })

  describe('with a thread of its own making', () => {
    const folder = mkdtempSync(join(tmpdir(), 'krush-embed-'))
    afterAll(() => rmSync(folder, { recursive: true }))
    const thread = (body: string) => {
      const path = join(folder, `${Math.random().toString(36).slice(2)}.mjs`)
      writeFileSync(path, `import { parentPort } from 'node:worker_threads'\n${body}`)
      return path
    }
    const ANSWER = 'parentPort.postMessage({ id, rows: texts.map(() => Float32Array.of(1, 0)) })'

    it('starts again after a crash', async () => {
      const worker = thread(`parentPort.on('message', ({ id, texts }) => { if (texts[0] === 'crash') throw new Error('x'); ${ANSWER} })`)
      const provider = createEmbeddedEmbeddings({ worker })
      const [lost] = await Promise.all([failureOf(provider.embed(['crash'])), failureOf(provider.embed(['beside it']))])
      expect(lost).toMatchObject({ name: 'ProviderError', kind: 'transient' })
      expect(await provider.embed(['next'])).toHaveLength(1)
      await provider.close()
    })

    it('reads a text that is asked for twice at once a single time, and again later', async () => {
      const worker = thread(
        `let n = 0; parentPort.on('message', ({ id, texts }) => parentPort.postMessage({ id, rows: texts.map(() => Float32Array.of(++n, 0)) }))`,
      )
      const provider = createEmbeddedEmbeddings({ worker })
      const rows = await Promise.all(['one', 'one', 'two'].map((text) => provider.embed([text])))
      expect(rows.map(([row]) => row![0])).toEqual([1, 1, 2])
      expect((await provider.embed(['one']))[0]![0]).toBe(3)
      await provider.close()
    })

    it('has a bounded queue and a time limit', async () => {
      const worker = thread(`parentPort.on('message', ({ id, texts }) => { if (!texts[0].startsWith('hang')) ${ANSWER} })`)
      const provider = createEmbeddedEmbeddings({ worker, queue: 2, limit_ms: 1_000 })
      const waiting = [provider.embed(['hang']), provider.embed(['hang on'])].map(failureOf)
      expect(await failureOf(provider.embed(['third']))).toMatchObject({
        kind: 'transient',
        message: expect.stringMatching(/too many/i) as string,
      })
      for (const failure of await Promise.all(waiting)) expect(failure).toMatchObject({ kind: 'transient' })
      expect(await provider.embed(['next'])).toHaveLength(1)
      await provider.close()
    })
  })
})

describe('the openai encoder', () => {
  it('sends the model and the key, and tells what a status means without a word of what was sent', async () => {
    const endpoint = await openEndpoint()
    const provider = createOpenAiEmbeddings({ base_url: endpoint.base_url, model: 'letters', api_key: 'k-1' })
    await provider.embed(['hello'])
    expect(endpoint.asked[0]).toMatchObject({ authorization: 'Bearer k-1', body: { model: 'letters', input: ['hello'] } })
    for (const [status, kind] of [
      [401, 'misconfigured'],
      [404, 'misconfigured'],
      [400, 'rejected'],
    ] as const) {
      endpoint.refuse(status)
      const failure = await failureOf(provider.embed(['my secret words']))
      expect(failure).toMatchObject({ name: 'ProviderError', kind })
      expect(String(failure)).not.toContain('secret')
    }
    await endpoint.close()
    expect(await failureOf(provider.embed(['hello']))).toMatchObject({ kind: 'transient' })
  })
})

describe('no encoder', () => {
  it('says so and refuses', async () => {
    const provider = createNoEmbeddings()
    expect([provider.embeds, provider.dimensions]).toEqual([false, 0])
    expect(await failureOf(provider.embed(['hello']))).toMatchObject({ kind: 'misconfigured' })
    expect((await createEmbeddings({ provider: 'none' }, () => {})).name).toBe('none')
  })
})
