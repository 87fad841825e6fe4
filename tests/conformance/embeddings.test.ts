import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmbeddedEmbeddings } from '@/server/providers/embeddings/embedded'
import { createEmbeddings } from '@/server/providers/embeddings/index'
import { createNoEmbeddings } from '@/server/providers/embeddings/none'
import { createOpenAiEmbeddings } from '@/server/providers/embeddings/openai'
import { EMBED_TEXTS, type EmbeddingsProvider } from '@/server/providers/embeddings/port'
import { ProviderError } from '@/server/providers/errors'

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

describe('the embedded encoder', () => {
  it('finds the same meaning in other words', async () => {
    const provider = createEmbeddedEmbeddings()
    const [one, two, three] = await provider.embed(['What do you do for a living?', 'Tell me about your job', 'What time do you get up?'])
    expect(dot(one!, two!)).toBeGreaterThan(0.6)
    expect(dot(one!, three!)).toBeLessThan(0.5)
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

    it('has a bounded queue and a time limit', async () => {
      const worker = thread(`parentPort.on('message', ({ id, texts }) => { if (texts[0] !== 'hang') ${ANSWER} })`)
      const provider = createEmbeddedEmbeddings({ worker, queue: 2, limit_ms: 1_000 })
      const waiting = [provider.embed(['hang']), provider.embed(['hang'])].map(failureOf)
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
