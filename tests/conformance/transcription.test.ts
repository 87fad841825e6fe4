import { once } from 'node:events'
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ProviderError } from '@/server/providers/errors'
import { createTranscription } from '@/server/providers/transcription/index'
import { createNoTranscription } from '@/server/providers/transcription/none'
import { createOpenAiTranscription } from '@/server/providers/transcription/openai'
import { createPocketsphinx, findPocketsphinx } from '@/server/providers/transcription/pocketsphinx'
import type { TranscriptionProvider, TranscriptionRequest } from '@/server/providers/transcription/port'
import { overlap, samplesOf, speak } from '../support/flite'
import { MISSING } from '../support/missing'

const SAID = 'Good morning. I walked along the river today and thought about you.'
/** Of clear machine speech; what it makes of people is another matter. */
const WORDS_HEARD = 0.7

let samples: Int16Array
beforeAll(async () => {
  samples = samplesOf(await speak(SAID))
})
const ask = (changes: Partial<TranscriptionRequest> = {}): TranscriptionRequest => ({
  samples,
  language: 'en-US',
  signal: new AbortController().signal,
  ...changes,
})

async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => null,
    (error: unknown) => error,
  )
}

type Subject = { provider: TranscriptionProvider; close?: () => Promise<void> }

/** What every engine that listens owes the job. */
function describeTranscription(name: string, open: () => Promise<Subject | { skipped: string }>) {
  describe(`transcription provider: ${name}`, () => {
    let subject: Subject | null = null
    let skipped = ''
    beforeAll(async () => {
      const opened = await open()
      if ('skipped' in opened) skipped = opened.skipped
      else subject = opened
    })
    afterAll(async () => subject?.close?.())
    const check = (title: string, run: (provider: TranscriptionProvider) => Promise<void>) =>
      it(
        title,
        async ({ skip }) => {
          if (!subject) return skip(skipped)
          await run(subject.provider)
        },
        60_000,
      )

    check('names itself and listens', async (provider) => {
      expect([provider.name, provider.listens]).toEqual([name, true])
    })
    check('writes down what is said', async (provider) => {
      expect(overlap(SAID, await provider.transcribe(ask()))).toBeGreaterThanOrEqual(WORDS_HEARD)
    })
    check('takes several notes at once', async (provider) => {
      const heard = await Promise.all([ask(), ask({ language: null }), ask({ language: 'de' })].map((each) => provider.transcribe(each)))
      for (const text of heard) expect(overlap(SAID, text)).toBeGreaterThanOrEqual(WORDS_HEARD)
    })
    check('answers a plain line: no marks of time, nothing around it', async (provider) => {
      const text = await provider.transcribe(ask())
      expect(text).toBe(text.trim())
      expect(text).not.toMatch(/[<>\n]|\d:\d\d/)
    })
    check('ends when it is no longer wanted', async (provider) => {
      const stop = new AbortController()
      const failure = failureOf(provider.transcribe(ask({ signal: stop.signal })))
      stop.abort()
      expect(await failure).toBeInstanceOf(ProviderError)
      expect(await failureOf(provider.transcribe(ask({ signal: AbortSignal.abort() })))).toMatchObject({ kind: 'transient' })
    })
    check('quotes nothing in its errors', async (provider) => {
      const failure = (await failureOf(provider.transcribe(ask({ signal: AbortSignal.abort() })))) as Error
      expect(failure.message).not.toMatch(/river|morning/i)
    })
  })
}

const PATH = process.env.PATH ?? ''

describeTranscription('openai', async () => {
  const server = new LLMock({ port: 0 })
  server.onTranscription({ transcription: { text: ` ${SAID}\n`, language: 'english', duration: 4 } })
  await server.start()
  return {
    provider: createOpenAiTranscription({ base_url: `${server.url}/v1`, model: 'whisper-1', api_key: 'none' }),
    close: async () => server.stop(),
  }
})

describeTranscription('pocketsphinx', async () => {
  const program = findPocketsphinx(PATH)
  return program ? { provider: createPocketsphinx(program) } : { skipped: MISSING.pocketsphinx }
})

describe('transcription provider: none', () => {
  it('listens to nothing and says so', async () => {
    const none = createNoTranscription()
    expect([none.name, none.listens]).toEqual(['none', false])
    expect(await failureOf(none.transcribe(ask()))).toMatchObject({ kind: 'misconfigured' })
  })
})

describe('what an endpoint answers decides what is done about it', () => {
  /** A server of the protocol that answers one thing. */
  async function answering(status: number, body: string, headers: Record<string, string> = {}) {
    const seen: { type: string; body: Buffer }[] = []
    const server = createServer(async (request, response) => {
      const pieces: Buffer[] = []
      for await (const piece of request) pieces.push(piece as Buffer)
      seen.push({ type: request.headers['content-type'] ?? '', body: Buffer.concat(pieces) })
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
    const provider = createOpenAiTranscription({ base_url, model: 'small', api_key: null })
    return {
      provider,
      seen,
      base_url,
      async close() {
        server.closeAllConnections()
        await new Promise((done) => server.close(done))
      },
    }
  }
  const private_words = 'what was said by a person'

  for (const [status, kind] of [
    [500, 'transient'],
    [503, 'transient'],
    [429, 'transient'],
    [408, 'transient'],
    [409, 'transient'],
    [400, 'rejected'],
    [413, 'rejected'],
    [415, 'rejected'],
    [422, 'rejected'],
    [401, 'misconfigured'],
    [403, 'misconfigured'],
    [404, 'misconfigured'],
  ] as const) {
    it(`${status} is ${kind}, and is asked once`, async () => {
      const { provider, seen, close } = await answering(status, JSON.stringify({ error: { message: private_words, type: 'x' } }))
      const failure = (await failureOf(provider.transcribe(ask()))) as ProviderError
      await close()
      expect(failure).toBeInstanceOf(ProviderError)
      expect(failure.kind).toBe(kind)
      expect(`${failure.message} ${String(failure.cause ?? '')}`).not.toContain(private_words)
      expect(seen).toHaveLength(1)
    })
  }
  it('a filter is a block', async () => {
    const { provider, close } = await answering(400, JSON.stringify({ error: { message: private_words, code: 'content_filter' } }))
    expect(await failureOf(provider.transcribe(ask()))).toMatchObject({ kind: 'blocked' })
    await close()
  })
  it('an answer without a text is the operator’s to mend', async () => {
    for (const body of ['{}', '{"text":5}', '[]']) {
      const { provider, close } = await answering(200, body)
      expect(await failureOf(provider.transcribe(ask()))).toMatchObject({ kind: 'misconfigured' })
      await close()
    }
  })
  it('silence is an empty text', async () => {
    const { provider, close } = await answering(200, '{"text":"  "}')
    expect(await provider.transcribe(ask())).toBe('')
    await close()
  })
  it('a redirect leads nowhere: the sound goes to the address that is configured', async () => {
    const other = await answering(200, '{"text":"stolen"}')
    const { provider, close } = await answering(307, '', { location: `${other.base_url}/audio/transcriptions` })
    expect(await failureOf(provider.transcribe(ask()))).toBeInstanceOf(ProviderError)
    expect(other.seen).toHaveLength(0)
    await close()
    await other.close()
  })
  it('nobody there is transient', async () => {
    const { provider, close } = await answering(200, '{}')
    await close()
    expect(await failureOf(provider.transcribe(ask()))).toMatchObject({ kind: 'transient' })
  })
  it('sends a WAV file, the model, and a language of two letters where one is known', async () => {
    const { provider, seen, close } = await answering(200, '{"text":"x"}')
    await provider.transcribe(ask({ language: 'pt-BR' }))
    await provider.transcribe(ask({ language: 'gsw' }))
    await close()
    const forms = await Promise.all(
      seen.map(({ type, body }) => new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()),
    )
    expect(forms.map((form) => [form.get('model'), form.get('language')])).toEqual([
      ['small', 'pt'],
      ['small', null],
    ])
    const file = Buffer.from(await (forms[0]!.get('file') as File).arrayBuffer())
    expect(file.equals(Buffer.concat([file.subarray(0, 44), Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]))).toBe(
      true,
    )
    expect([file.toString('latin1', 0, 4), file.readUInt32LE(24), file.readUInt32LE(40)]).toEqual(['RIFF', 16_000, samples.byteLength])
  })
})

describe('pocketsphinx as a child process', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'krush-sphinx-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const program = (name: string, script: string) => {
    const file = join(folder, name)
    writeFileSync(file, `#!/bin/sh\n${script}\n`)
    chmodSync(file, 0o755)
    return file
  }
  const left = () => readdirSync(tmpdir()).filter((name) => name.startsWith('krush-note-'))

  it('its end decides: 0 is a text, anything else is worth another try; no file stays', async () => {
    const before = left()
    expect(await createPocketsphinx(program('good', 'echo hello; echo; echo there')).transcribe(ask())).toBe('hello there')
    expect(await failureOf(createPocketsphinx(program('bad', 'exit 3')).transcribe(ask()))).toMatchObject({ kind: 'transient' })
    expect(await failureOf(createPocketsphinx(join(folder, 'absent')).transcribe(ask()))).toMatchObject({ kind: 'misconfigured' })
    expect(left().filter((name) => !before.includes(name))).toEqual([])
  })
  it('sees nothing of our environment', async () => {
    process.env.A_SECRET_OF_OURS = 'seen'
    expect(await createPocketsphinx(program('env', 'echo "${A_SECRET_OF_OURS:-nothing}"')).transcribe(ask())).toBe('nothing')
    delete process.env.A_SECRET_OF_OURS
  })
  it('is killed when it is no longer wanted', async () => {
    const stop = new AbortController()
    const pid = join(folder, 'pid')
    const work = failureOf(createPocketsphinx(program('slow', `echo $$ > ${pid}; exec sleep 600`)).transcribe(ask({ signal: stop.signal })))
    while (!readdirSync(folder).includes('pid')) await new Promise((resolve) => setTimeout(resolve, 5))
    stop.abort()
    expect(await work).toMatchObject({ kind: 'transient' })
  })
  it('auto takes it where it is found, and nothing where it is not', async () => {
    program('pocketsphinx_continuous', 'echo hi')
    expect((await createTranscription({ provider: 'auto' }, `/nowhere:${folder}`)).name).toBe('pocketsphinx')
    expect((await createTranscription({ provider: 'auto' }, '/nowhere')).name).toBe('none')
    expect((await createTranscription({ provider: 'none' }, folder)).name).toBe('none')
    await expect(createTranscription({ provider: 'pocketsphinx' }, '/nowhere')).rejects.toThrow(ProviderError)
  })
})
