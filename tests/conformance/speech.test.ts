import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { encodeMp3, readMp3 } from '../support/mp3'
import { ProviderError } from '@/server/providers/errors'
import { createEmbeddedSpeech } from '@/server/providers/speech/embedded'
import { createOpenAiSpeech } from '@/server/providers/speech/openai'
import type { SpeechPiece, SpeechProvider, SpeechRequest } from '@/server/providers/speech/port'

const SENTENCES = [
  'There you are.',
  'I kept the kettle on, and I want to hear all of it, slowly, from the start.',
  'Do you still have that blue coat, or did you leave it on the train again?',
]
const mira = { seed: 'mira', gender: 'Female' as const, extroversion: 50, age: 30 }
const lena = { seed: 'lena', gender: 'Female' as const, extroversion: 50, age: 30 }
const ask = (changes: Partial<SpeechRequest> = {}): SpeechRequest => ({
  sentences: SENTENCES.map((text) => ({ text, pause_ms: 250 })),
  speaker: mira,
  signal: new AbortController().signal,
  ...changes,
})

async function collect(pieces: AsyncIterable<SpeechPiece>): Promise<SpeechPiece[]> {
  const all: SpeechPiece[] = []
  for await (const piece of pieces) all.push(piece)
  return all
}
const bytesOf = (pieces: SpeechPiece[]) => Buffer.concat(pieces.map(({ mp3 }) => mp3))
async function failureOf(pieces: AsyncIterable<SpeechPiece>): Promise<unknown> {
  try {
    await collect(pieces)
  } catch (error) {
    return error
  }
  return null
}

type Subject = {
  provider: SpeechProvider
  /** What a whole request lasts, in seconds. */
  lasts: [number, number]
  /** What sets two voices apart: for one's own engine the sound, elsewhere the name that was asked for. */
  voiceOf(pieces: SpeechPiece[]): unknown
  close(): Promise<void>
}

/** What every engine owes the job that speaks. */
function describeSpeech(name: string, open: () => Promise<Subject>) {
  describe(`speech provider: ${name}`, () => {
    let subject: Subject
    beforeAll(async () => {
      subject = await open()
    })
    afterAll(() => subject.close())

    it('answers MP3 frames that join to a file of the right length, piece by piece', async () => {
      const pieces = await collect(subject.provider.speak(ask()))
      const bytes = bytesOf(pieces)
      expect([bytes[0], bytes[1]! & 0xe0]).toEqual([0xff, 0xe0])
      expect(pieces.length).toBeGreaterThan(1)
      const whole = readMp3(bytes)
      const seconds = pieces.reduce((sum, piece) => sum + piece.seconds, 0)
      expect(whole.seconds).toBeCloseTo(seconds, 3)
      expect(whole.bytes.length).toBe(bytes.length)
      expect(seconds).toBeGreaterThan(subject.lasts[0])
      expect(seconds).toBeLessThan(subject.lasts[1])
      const levels = pieces.flatMap((piece) => piece.levels)
      expect(levels.length).toBeGreaterThan(48)
      expect(Math.max(...levels)).toBeGreaterThan(0)
    })
    it('gives a character the same voice again, and another one another', async () => {
      const hear = async (speaker: SpeechRequest['speaker']) => {
        const pieces = await collect(subject.provider.speak(ask({ speaker })))
        return { bytes: bytesOf(pieces), voice: subject.voiceOf(pieces) }
      }
      const [one, again, other] = [await hear(mira), await hear(mira), await hear(lena)]
      expect(again.bytes.equals(one.bytes)).toBe(true)
      expect(again.voice).toEqual(one.voice)
      expect(other.voice).not.toEqual(one.voice)
    })
    it('offers voices by ids of their own, says a text in the chosen one whoever speaks, and passes over one that it lacks', async () => {
      const { voices } = subject.provider
      expect(voices.length).toBeGreaterThan(1)
      expect(new Set(voices.map(({ id }) => id)).size).toBe(voices.length)
      for (const { id } of voices) expect(id.length).toBeLessThanOrEqual(100)
      const sentences = [{ text: 'There you are.', pause_ms: 0 }]
      const hear = async (voice: string | null, speaker = mira) =>
        subject.voiceOf(await collect(subject.provider.speak(ask({ sentences, speaker: { ...speaker, voice } }))))
      const [one, two] = [voices[0]!.id, voices[1]!.id]
      expect(await hear(one)).toEqual(await hear(one, { ...lena, seed: lena.seed }))
      expect(await hear(two)).not.toEqual(await hear(one))
      expect(await hear('no such voice')).toEqual(await hear(null))
    })
    it('ends when it is told to, at once or in the middle', async () => {
      expect(await failureOf(subject.provider.speak(ask({ signal: AbortSignal.abort() })))).toMatchObject({ kind: 'transient' })
      const stop = new AbortController()
      let heard = 0
      const failure = await failureOf(
        (async function* () {
          for await (const piece of subject.provider.speak(
            ask({ signal: stop.signal, sentences: Array.from({ length: 30 }, () => ask().sentences).flat() }),
          )) {
            heard += 1
            stop.abort()
            yield piece
          }
        })(),
      )
      expect(failure).toMatchObject({ kind: 'transient' })
      expect(heard).toBeLessThan(60)
    })
    it('keeps its engine free when a listener leaves', async () => {
      for await (const piece of subject.provider.speak(ask())) {
        expect(piece.mp3.length).toBeGreaterThan(0)
        break
      }
      expect((await collect(subject.provider.speak(ask())))[0]!.seconds).toBeGreaterThan(0.5)
    })
    it('speaks for many at once, each its own words', async () => {
      const all = await Promise.all(
        Array.from({ length: 6 }, (_, at) => collect(subject.provider.speak(ask({ speaker: at % 2 ? lena : mira })))),
      )
      for (const [at, pieces] of all.entries()) expect(bytesOf(pieces).equals(bytesOf(all[at % 2]!))).toBe(true)
    })
  })
}

describeSpeech('embedded', async () => ({
  provider: createEmbeddedSpeech(),
  lasts: [7, 13],
  voiceOf: (pieces) => bytesOf(pieces).toString('base64'),
  close: async () => {},
}))

/** Before the stand-in: writes down what was asked for, and may hold an answer back. */
async function openWatched(target: string) {
  const asked: { voice: string; input: string; response_format: string; authorization: string | undefined }[] = []
  const read = async (request: IncomingMessage) => Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>))
  const watched = { asked, ended: 0, hold: null as Promise<void> | null, origin: '', server: null as Server | null }
  watched.server = createServer((request, response) => {
    void (async () => {
      const body = await read(request)
      asked.push({
        ...(JSON.parse(body.toString()) as { voice: string; input: string; response_format: string }),
        authorization: request.headers.authorization,
      })
      response.on('close', () => response.writableFinished || (watched.ended += 1))
      if (asked.length > 2) await watched.hold
      const answer = await fetch(target + request.url, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', authorization: request.headers.authorization ?? '' },
      })
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
      response.end(Buffer.from(await answer.arrayBuffer()))
    })().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => watched.server!.listen(0, '127.0.0.1', resolve))
  watched.origin = `http://127.0.0.1:${(watched.server.address() as AddressInfo).port}`
  return watched
}

let model: LLMock
let watched: Awaited<ReturnType<typeof openWatched>>
const spoken = async () => {
  const samples = Float32Array.from({ length: 24_000 * 2 }, (_, at) => 0.5 * Math.sin((2 * Math.PI * 220 * at) / 24_000))
  // With what servers put before their sound: a tag, and a frame that only tells the length of this part.
  const tag = Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\0\u000b', 'latin1'), Buffer.alloc(11)])
  return Buffer.concat([tag, await encodeMp3({ samples, sample_rate: 24_000 })])
}

const toOpenAi = (changes: object = {}) =>
  createOpenAiSpeech({ base_url: `${watched.origin}/v1`, model: 'tts-1', api_key: 'key', voices: [], ...changes })
beforeAll(async () => {
  model = new LLMock({ port: 0 })
  model.onSpeech(/.*/, { audio: (await spoken()).toString('base64'), format: 'mp3' })
  await model.start()
  watched = await openWatched(model.url)
})
afterAll(async () => {
  watched.server!.closeAllConnections()
  watched.server!.close()
  await model.stop()
})

describeSpeech('openai', async () => ({
  provider: toOpenAi(),
  lasts: [3.9, 8],
  voiceOf: () => watched.asked.at(-1)!.voice,
  close: async () => {},
}))

describe('the OpenAI-compatible voice', () => {
  it('is heard before the last sentence was asked for', async () => {
    watched.asked.length = 0
    let go = () => {}
    watched.hold = new Promise((resolve) => (go = resolve))
    const long = Array.from({ length: 12 }, (_, at) => ({ text: `${SENTENCES[1]} And that was number ${at}.`, pause_ms: 0 }))
    const pieces = toOpenAi()
      .speak(ask({ sentences: long }))
      [Symbol.asyncIterator]()
    expect((await pieces.next()).done).toBe(false)
    expect(watched.asked.length).toBeLessThanOrEqual(2)
    expect(watched.asked[0]).toMatchObject({ input: long[0]!.text, response_format: 'mp3', authorization: 'Bearer key' })
    go()
    watched.hold = null
    const rest = await collect({ [Symbol.asyncIterator]: () => pieces })
    expect(rest.length).toBeGreaterThan(3)
    expect(watched.asked.map(({ input }) => input).join(' ')).toBe(long.map(({ text }) => text).join(' '))
  })
  it('keeps to the voices of the operator, by gender', async () => {
    const voices = ['female:af_heart', 'female:af_bella', 'male:am_adam']
    const nameFor = async (speaker: SpeechRequest['speaker']) => {
      await collect(toOpenAi({ voices }).speak(ask({ speaker })))
      return watched.asked.at(-1)!.voice
    }
    expect(await nameFor({ ...mira, gender: 'Male' })).toBe('am_adam')
    const names = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => nameFor({ ...mira, seed })))
    expect(names.every((name) => name.startsWith('af_'))).toBe(true)
    expect(await nameFor({ ...mira, gender: 'Non-binary' })).toMatch(/^a[fm]_/)
  })
  it('tells by the status what failed, and quotes nothing', async () => {
    const secret = 'The secret word is marzipan.'
    for (const [status, kind] of [
      [401, 'misconfigured'],
      [404, 'misconfigured'],
      [400, 'rejected'],
      [500, 'transient'],
      [429, 'transient'],
    ] as const) {
      const failing = createServer((_, response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message: secret } })),
      )
      await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve))
      const failure = (await failureOf(
        toOpenAi({ base_url: `http://127.0.0.1:${(failing.address() as AddressInfo).port}/v1` }).speak(
          ask({ sentences: [{ text: secret, pause_ms: 0 }] }),
        ),
      )) as ProviderError
      failing.close()
      expect(failure).toBeInstanceOf(ProviderError)
      expect(failure.kind).toBe(kind)
      expect(JSON.stringify([failure.message, failure.cause])).not.toContain('marzipan')
    }
  })
  it('a redirect leads nowhere: the words go to the address that is configured', async () => {
    const listen = async (listener: RequestListener) => {
      const server = createServer(listener)
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return { close: () => server.close(), base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` }
    }
    let asked = 0
    const other = await listen((_, response) => response.end(String(++asked)))
    const here = await listen((_, response) => response.writeHead(307, { location: `${other.base_url}/audio/speech` }).end())
    expect(await failureOf(toOpenAi({ base_url: here.base_url }).speak(ask()))).toMatchObject({ kind: 'misconfigured' })
    expect(asked).toBe(0)
    here.close()
    other.close()
  })
  it('takes nothing for sound that is none, and no address that is none', async () => {
    const page = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hello</p>'.repeat(50)))
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
    const failure = await failureOf(toOpenAi({ base_url: `http://127.0.0.1:${(page.address() as AddressInfo).port}` }).speak(ask()))
    page.close()
    expect(failure).toMatchObject({ kind: 'rejected' })
    expect(() => toOpenAi({ base_url: 'ftp://example.test' })).toThrow(ProviderError)
    expect(await failureOf(toOpenAi({ base_url: 'http://127.0.0.1:9/v1' }).speak(ask()))).toMatchObject({ kind: 'transient' })
  })
})
