import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LLMock } from '@copilotkit/aimock'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, test } from 'vitest'
import { PHOTO_LEVELS } from '@/contracts/photo-levels'
import { ProviderError, type ProviderFailure } from '@/server/providers/errors'
import { createAutomatic1111Image } from '@/server/providers/image/automatic1111'
import { createComfyuiImage } from '@/server/providers/image/comfyui'
import { randomAppearance } from '@/server/providers/image/illustrator/portrait'
import { createImage } from '@/server/providers/image/index'
import { createOpenAiImage } from '@/server/providers/image/openai'
import type { ImageProvider, ImageRequest } from '@/server/providers/image/port'
import { readLevels } from '@/server/providers/image/prompt'
import { startAutomatic1111, type Automatic1111 } from '../support/engines/automatic1111'
import { startBareServer, type BareServer } from '../support/engines/bare-server'
import { startComfyui, type Comfyui } from '../support/engines/comfyui'

const PHOTO = 'examples/comfyui/photo.json'
const WITH_REFERENCE = 'examples/comfyui/photo-with-reference.json'
const SECRET = 'sesame-key'
const WISH = 'on a quiet terrace'
const levels = readLevels(null)
const folder = mkdtempSync(join(tmpdir(), 'krush-engines-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const written = (name: string, text: string) => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

let picture: Uint8Array, truncated: Uint8Array, black: Uint8Array, dot: Uint8Array
beforeAll(async () => {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 40 }
  picture = await sharp({ create: { width: 96, height: 128, channels: 3, background: '#a46', noise } })
    .png()
    .toBuffer()
  truncated = picture.slice(0, picture.length >> 1)
  black = await sharp({ create: { width: 96, height: 128, channels: 3, background: '#010101' } })
    .jpeg()
    .toBuffer()
  dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#a46' } })
    .png()
    .toBuffer()
})

const ask = (changes: Partial<ImageRequest> = {}): ImageRequest => ({
  appearance: { ...randomAppearance(7), gender: 'Female', hair_style: 'Pigtails', hair_color: 'Red' },
  age: 27,
  level: 'safe',
  prompt: WISH,
  seed: 4711,
  signal: new AbortController().signal,
  ...changes,
})

async function failureOf(run: Promise<unknown>): Promise<ProviderError> {
  try {
    await run
  } catch (error) {
    if (error instanceof ProviderError) return error
    throw error
  }
  throw new Error('nothing was refused')
}
const kindOf = async (run: Promise<unknown>): Promise<ProviderFailure> => (await failureOf(run)).kind

/** Errors go to logs: neither words of people nor keys nor addresses may be in them. */
function expectDiscreet(error: ProviderError): void {
  const text = JSON.stringify([error.message, String(error), String(error.cause ?? '')])
  for (const private_word of [WISH, SECRET, '127.0.0.1', 'secret words', 'years old']) expect(text).not.toContain(private_word)
}

type Asked = { words: string; negative: string | null; seed: number | null }
type Hears = (path: string, response: ServerResponse) => boolean
/** An engine and the stand-in behind it, as the suite handles them. */
type Subject = {
  open(limits?: { timeout_ms?: number }): ImageProvider
  asked(): Asked[]
  /** What the stand-in answers instead of itself, where it says true. */
  hears(answer: Hears | null): void
  draws(bytes: Uint8Array): void
  /** Work begins and does not end. */
  hangs(): void
  begun(): boolean
  /** What the stand-in saw of an abort. */
  ended(): boolean
  close(): Promise<void>
}

const until = async (holds: () => boolean) => expect.poll(holds, { timeout: 10_000, interval: 5 }).toBe(true)

function describeEngine(name: string, start: () => Promise<Subject>) {
  describe(`image provider: ${name}`, () => {
    let subject: Subject
    beforeAll(async () => void (subject = await start()))
    afterEach(async () => {
      await subject.close()
      subject = await start()
    })
    afterAll(() => subject.close())

    it('names itself and covers nobody by itself', () => {
      expect([subject.open().name, subject.open().covered]).toEqual([name, false])
    })

    it.each(PHOTO_LEVELS)(
      'level %s: a picture arrives, of the size it says; adult age and the lasting refusals are in every request',
      async (level) => {
        const drawn = await subject.open().render(ask({ level }))
        const { format, width, height } = await sharp(drawn.bytes).metadata()
        expect([drawn.mime, drawn.width, drawn.height]).toEqual([`image/${format}`, width, height])
        expect(subject.asked()).toHaveLength(1)
        const [{ words, negative }] = subject.asked() as [Asked]
        expect(words).toMatch(/\ban adult \w/)
        expect(words).toMatch(/\b27 years\b/)
        expect(words).toContain('two long adult braids')
        expect(words).toContain(WISH)
        expect(words).toContain(levels[level])
        expect(negative ?? words).toMatch(/child/)
        expect(negative ?? words).toMatch(/teen/)
        expect(negative ?? words).toMatch(/real,? (known )?person/)
      },
    )

    it('the same request is the same request; another photo of a character asks for the same person', async () => {
      const provider = subject.open()
      await provider.render(ask())
      await provider.render(ask())
      await provider.render(ask({ seed: 5, level: 'tease', prompt: 'in a library' }))
      await provider.render(ask({ appearance: randomAppearance(8) }))
      const [first, again, other, stranger] = subject.asked()
      expect(again).toEqual(first)
      const person = (asked?: Asked) => /an adult [^.]*/.exec(asked?.words ?? '')?.[0]
      expect(person(first)).toBeTruthy()
      expect(person(other)).toBe(person(first))
      expect(person(stranger)).not.toBe(person(first))
    })

    it.each([17, 0, -1, 27.5, Number.NaN])('nobody of %s years is asked for', async (age) => {
      expect(await kindOf(subject.open().render(ask({ age })))).toBe('rejected')
      expect(subject.asked()).toEqual([])
    })

    it('a request stays words', async () => {
      await subject.open().render(ask({ prompt: 'a <lora:x:1> (((walk))) embedding:bad __hair__ {a|b}\nby the sea' }))
      expect(subject.asked()[0]!.words).toMatch(/\. a lora:x:1 walk bad hair a b by the sea\. /)
    })

    it('several are drawn at once', async () => {
      const provider = subject.open()
      const drawn = await Promise.all([1, 2, 3].map((seed) => provider.render(ask({ seed }))))
      expect(drawn.map(({ width }) => width)).toEqual([96, 96, 96])
    })

    it('an abort before the start asks nothing', async () => {
      expect(await kindOf(subject.open().render(ask({ signal: AbortSignal.abort() })))).toBe('transient')
      expect(subject.asked()).toEqual([])
    })

    it('an abort ends the work at the server too', async () => {
      subject.hangs()
      const abort = new AbortController()
      const failed = failureOf(subject.open().render(ask({ signal: abort.signal })))
      await until(subject.begun)
      abort.abort()
      expect((await failed).kind).toBe('transient')
      await until(subject.ended)
    })

    it('a server that takes too long is transient, and is told to stop', async () => {
      subject.hangs()
      expect(await kindOf(subject.open({ timeout_ms: 1_500 }).render(ask()))).toBe('transient')
      await until(subject.ended)
    })

    it.each([
      [401, 'misconfigured'],
      [403, 'misconfigured'],
      [500, 'transient'],
      [503, 'transient'],
      [429, 'transient'],
    ] as const)('status %i is %s and says nothing private', async (status, kind) => {
      subject.hears((_, response) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"secret words"}}')
        return true
      })
      const error = await failureOf(subject.open().render(ask()))
      expect(error.kind).toBe(kind)
      expectDiscreet(error)
    })

    it.each([301, 302, 303, 307, 308])('a redirect (%i) leads nowhere, least of all inside', async (status) => {
      const inside = await startBareServer()
      inside.json({
        data: [{ b64_json: Buffer.from(picture).toString('base64') }],
        images: [Buffer.from(picture).toString('base64')],
        prompt_id: 'x',
      })
      subject.hears((_, response) => Boolean(response.writeHead(status, { location: `${inside.origin}/` }).end()))
      expect(await kindOf(subject.open().render(ask()))).toBe('misconfigured')
      expect(inside.calls).toEqual([])
      await inside.close()
    })

    it('a server that is gone, or breaks off, is transient', async () => {
      subject.hears((_, response) => Boolean(response.destroy()))
      const provider = subject.open()
      const broken = await failureOf(provider.render(ask()))
      await subject.close()
      const gone = await failureOf(provider.render(ask()))
      expect([broken.kind, gone.kind]).toEqual(['transient', 'transient'])
      for (const error of [broken, gone]) expectDiscreet(error)
    })

    it('an answer that is no JSON is rejected', async () => {
      subject.hears((_, response) =>
        Boolean(response.writeHead(200, { 'content-type': 'application/json' }).end('<html>secret words</html>')),
      )
      const error = await failureOf(subject.open().render(ask()))
      expect(error.kind).toBe('rejected')
      expectDiscreet(error)
    })

    it('what is no whole picture is rejected; the black one of a safety checker is blocked', async () => {
      const kinds: ProviderFailure[] = []
      for (const bytes of [
        Buffer.from('no picture at all'),
        truncated,
        dot,
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
        black,
      ]) {
        subject.draws(bytes)
        kinds.push(await kindOf(subject.open().render(ask())))
      }
      expect(kinds).toEqual(['rejected', 'rejected', 'rejected', 'rejected', 'blocked'])
    })

    it('an endless answer is left', async () => {
      subject.hears((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const piece = Buffer.alloc(1 << 20, 32)
        const more = () => void (response.destroyed || response.write(piece, more))
        more()
        return true
      })
      expect(await kindOf(subject.open().render(ask()))).toBe('rejected')
    })

    it('whatever JSON a server answers, only ProviderErrors come out', async () => {
      let answer = ''
      subject.hears((_, response) => Boolean(response.writeHead(200, { 'content-type': 'application/json' }).end(answer)))
      const provider = subject.open({ timeout_ms: 5_000 })
      const keys = ['data', 'b64_json', 'url', 'images', 'prompt_id', 'outputs', 'status', 'queue_running', 'queue_pending', 'name', '7']
      const value = fc.letrec((tie) => ({
        any: fc.oneof(
          { depthSize: 'small' },
          fc.string(),
          fc.double(),
          fc.boolean(),
          fc.constant(null),
          fc.webUrl(),
          fc.array(tie('any'), { maxLength: 3 }),
          fc.dictionary(fc.constantFrom(...keys), tie('any'), { maxKeys: 4 }),
        ),
      })).any
      await fc.assert(
        fc.asyncProperty(value, async (json) => {
          answer = JSON.stringify(json)
          await failureOf(provider.render(ask()))
        }),
        { numRuns: 60 },
      )
    }, 60_000)
  })
}

describeEngine('comfyui', async () => {
  const stub = await startComfyui({ made: { bytes: picture, filename: 'photo_00001_.png', list: 'images' }, login: `krush:${SECRET}` })
  return {
    open: (limits) =>
      createComfyuiImage({ base_url: stub.origin.replace('//', `//krush:${SECRET}@`), workflow: PHOTO, levels, poll_ms: 10, ...limits }),
    asked: () =>
      stub.prompts().map((nodes) => ({
        words: String(nodes['2']!.inputs.text),
        negative: String(nodes['3']!.inputs.text),
        seed: Number(nodes['5']!.inputs.seed),
      })),
    hears: (answer) => void (stub.server.hears = answer && (({ path }, response) => answer(path, response))),
    draws: (bytes) => void (stub.server.made = { ...stub.server.made, bytes }),
    hangs: () => void (stub.server.holds = true),
    begun: () => stub.isRunning(),
    ended: () =>
      !stub.isRunning() &&
      stub.calls.some(({ path, body }) => path === '/interrupt' && (body as { prompt_id?: string }).prompt_id !== undefined),
    close: stub.close,
  }
})

describeEngine('automatic1111', async () => {
  const stub = await startAutomatic1111({ picture, login: `krush:${SECRET}` })
  return {
    open: (limits) =>
      createAutomatic1111Image({ base_url: stub.origin, model: null, api_key: `krush:${SECRET}`, levels, poll_ms: 10, ...limits }),
    asked: () =>
      stub
        .asked()
        .map(({ prompt, negative_prompt, seed, subseed }) => ({ words: prompt, negative: negative_prompt, seed: seed + subseed })),
    hears: (answer) => void (stub.server.hears = answer && (({ path }, response) => answer(path, response))),
    draws: (bytes) => void (stub.server.picture = bytes),
    hangs: () => void (stub.server.holds = true),
    begun: () => stub.asked().length > 0,
    ended: () => stub.wasInterrupted(),
    close: stub.close,
  }
})

/** The independent stand-in answers; what it cannot be made to do (hang, break off, lie) a bare server does. */
describeEngine('openai', async () => {
  const mock = new LLMock({ port: 0, logLevel: 'silent' })
  const item = { b64Json: '' }
  const draws = (bytes: Uint8Array) => void (item.b64Json = Buffer.from(bytes).toString('base64'))
  draws(picture)
  mock.onImage(/./, { image: item })
  await mock.start()
  const bare = await startBareServer()
  let address = `${mock.url}/v1`
  const to_bare = () => void (address = `${bare.origin}/v1`)
  let left = false
  return {
    open: (limits) => createOpenAiImage({ base_url: address, model: 'soft-light', api_key: SECRET, levels, ...limits }),
    asked: () =>
      mock.getRequests().map(({ body }) => ({
        words: String((body as { messages: { content: string }[] }).messages[0]?.content),
        negative: null,
        seed: null,
      })),
    hears(answer) {
      to_bare()
      bare.server.answer = (call, response) => void answer?.(call.path, response)
    },
    draws,
    hangs() {
      to_bare()
      bare.server.answer = (call) => void call.closed.then(() => (left = true))
    },
    begun: () => bare.calls.length > 0,
    ended: () => left,
    async close() {
      await mock.stop().catch(() => undefined)
      await bare.close()
    },
  }
})

describe('openai, besides what all do', () => {
  let mock: LLMock
  let bare: BareServer
  beforeAll(async () => {
    mock = new LLMock({ port: 0, logLevel: 'silent' })
    mock.addFixture({
      match: { userMessage: /where nobody may go/, endpoint: 'image' },
      response: { error: { message: 'secret words', type: 'invalid_request_error', code: 'content_policy_violation' }, status: 400 },
    })
    mock.onImage(/./, { image: { b64Json: Buffer.from(picture).toString('base64') } })
    await mock.start()
    bare = await startBareServer()
  })
  afterEach(() => {
    mock.clearRequests()
    bare.calls.length = 0
  })
  afterAll(async () => {
    await mock.stop()
    await bare.close()
  })
  const open = (base: string, model = 'soft-light', limits = {}) =>
    createOpenAiImage({ base_url: `${base}/v1`, model, api_key: SECRET, levels, ...limits })
  const png = () => Buffer.from(picture).toString('base64')

  it('asks one portrait of the model, with the key', async () => {
    bare.json({ created: 1, data: [{ b64_json: png() }] })
    await open(bare.origin).render(ask())
    const [call] = bare.calls
    expect([call!.path, call!.authorization]).toEqual(['/v1/images/generations', `Bearer ${SECRET}`])
    expect(JSON.parse(call!.body)).toMatchObject({ model: 'soft-light', n: 1, size: '768x1024', response_format: 'b64_json' })
  })

  it.each([
    ['gpt-image-1', '1024x1536'],
    ['gpt-image-2', '1152x1536'],
    ['flux-kontext', '768x1024'],
  ])('%s is shown the portrait and edits it', async (model, size) => {
    expect((await open(mock.url, model).render(ask())).width).toBe(96)
    expect(mock.getRequests().map(({ path }) => path)).toEqual(['/v1/images/edits'])
    expect(JSON.stringify(mock.getRequests()[0]!.body)).toContain('The attached portrait shows this person.')
    bare.json({ created: 1, data: [{ b64_json: png() }] })
    await open(bare.origin, model).render(ask())
    const form = bare.calls[0]!.body
    expect(form).toContain('filename="portrait.png"')
    expect(form).toContain('\x89PNG')
    expect(form).toContain(size)
    expect(form.includes('response_format')).toBe(!model.startsWith('gpt-image'))
  })

  it.each([404, 405, 501])('a server that answers edits with %i is asked to draw, and not to edit again', async (status) => {
    bare.server.answer = ({ path }, response) =>
      void response
        .writeHead(path.endsWith('/edits') ? status : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ created: 1, data: [{ b64_json: png() }] }))
    const provider = open(bare.origin, 'gpt-image-1')
    await provider.render(ask())
    await provider.render(ask())
    expect(bare.calls.map(({ path }) => path)).toEqual(['/v1/images/edits', '/v1/images/generations', '/v1/images/generations'])
  })

  it.each([
    [400, { code: 'content_policy_violation' }, 'blocked'],
    [400, { code: 'moderation_blocked', type: 'image_generation_user_error' }, 'blocked'],
    [400, { code: 'content_filter' }, 'blocked'],
    [400, { code: null, innererror: { code: 'ResponsibleAIPolicyViolation' } }, 'blocked'],
    [400, { code: 'invalid_size' }, 'rejected'],
    [400, { message: 'content policy violation, blocked by moderation' }, 'rejected'],
    [429, { code: 'insufficient_quota' }, 'misconfigured'],
    [400, { code: 'billing_hard_limit_reached' }, 'misconfigured'],
    [404, { code: 'model_not_found' }, 'misconfigured'],
    [422, {}, 'rejected'],
    [413, {}, 'rejected'],
  ] as const)('status %i with %j is %s, whatever the message says', async (status, error, kind) => {
    bare.json({ error: { message: 'secret words', ...error } }, status)
    const failure = await failureOf(open(bare.origin).render(ask()))
    expect(failure.kind).toBe(kind)
    expectDiscreet(failure)
    expect(bare.calls).toHaveLength(1)
  })

  it('the stand-in refuses in the same way', async () => {
    expect(await kindOf(open(mock.url).render(ask({ prompt: 'where nobody may go' })))).toBe('blocked')
  })

  it('waits as long as a busy server asks, within the time of the photo', async () => {
    const busy = (retry_after: string) => {
      bare.server.answer = (_, response) => {
        const waiting = bare.calls.length === 1
        response.writeHead(waiting ? 429 : 200, { 'content-type': 'application/json', ...(waiting ? { 'retry-after': retry_after } : {}) })
        response.end(JSON.stringify({ created: 1, data: [{ b64_json: png() }] }))
      }
    }
    busy('0')
    expect((await open(bare.origin).render(ask())).width).toBe(96)
    expect(bare.calls).toHaveLength(2)
    bare.calls.length = 0
    busy('30')
    expect(await kindOf(open(bare.origin, 'soft-light', { timeout_ms: 300 }).render(ask()))).toBe('transient')
    bare.calls.length = 0
    busy('86400')
    expect(await kindOf(open(bare.origin).render(ask()))).toBe('transient')
    expect(bare.calls).toHaveLength(1)
  })

  it('a picture at the same address is fetched, without the key; so is one that is written out', async () => {
    bare.server.answer = ({ path }, response) =>
      path.startsWith('/out/')
        ? void response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
        : void response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ created: 1, data: [{ url: `${bare.origin}/out/1.png` }] }))
    expect((await open(bare.origin).render(ask())).width).toBe(96)
    expect(bare.calls[1]).toMatchObject({ path: '/out/1.png', authorization: undefined })
    bare.json({ created: 1, data: [{ url: `data:image/png;base64,${png()}` }] })
    expect((await open(bare.origin).render(ask())).width).toBe(96)
  })

  it.each([
    'http://169.254.169.254/latest/meta-data/',
    'https://127.0.0.1/a.png',
    'https://[::1]/a.png',
    'https://[::ffff:10.0.0.1]/a.png',
    'https://10.1.2.3/a.png',
    'https://192.168.1.1/a.png',
    'https://2130706433/a.png',
    'http://example.com/a.png',
    'file:///etc/passwd',
    'gopher://127.0.0.1/',
    'nonsense',
    'data:text/html,hello',
  ])('an answer cannot lead to %s', async (url) => {
    bare.json({ created: 1, data: [{ url }] })
    const failure = await failureOf(open(bare.origin).render(ask()))
    expect(failure.kind).toBe('rejected')
    expectDiscreet(failure)
    expect(bare.calls).toHaveLength(1)
  })

  it('a name that leads inside is not followed, nor another port of this machine', async () => {
    let visits = 0
    const inside = createServer((socket) => void (visits++, socket.destroy())).listen(0)
    await once(inside, 'listening')
    const { port } = inside.address() as { port: number }
    bare.json({ created: 1, data: [{ url: `https://localhost:${port}/a.png` }] })
    expect(await kindOf(open(bare.origin).render(ask()))).toBe('transient')
    bare.json({ created: 1, data: [{ url: `http://127.0.0.1:${port}/a.png` }] })
    expect(await kindOf(open(bare.origin).render(ask()))).toBe('rejected')
    expect(visits).toBe(0)
    inside.close()
  })

  it('a redirect of the picture leads nowhere', async () => {
    const inside = await startBareServer()
    bare.server.answer = ({ path }, response) =>
      path.startsWith('/out/')
        ? void response.writeHead(302, { location: `${inside.origin}/a.png` }).end()
        : void response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ created: 1, data: [{ url: `${bare.origin}/out/1.png` }] }))
    expect(await kindOf(open(bare.origin).render(ask()))).toBe('rejected')
    expect(inside.calls).toEqual([])
    await inside.close()
  })
})

describe('comfyui, besides what all do', () => {
  let stub: Comfyui
  const start = async (options: Partial<Parameters<typeof startComfyui>[0]> = {}) => {
    await stub?.close()
    stub = await startComfyui({ made: { bytes: picture, filename: 'photo_00001_.png', list: 'images' }, ...options })
    return stub
  }
  afterEach(() => stub?.close())
  const open = (workflow = PHOTO, limits = {}) => createComfyuiImage({ base_url: stub.origin, workflow, levels, poll_ms: 10, ...limits })

  it('reports its progress, and leaves nothing in the history', async () => {
    await start()
    const told: number[] = []
    await open().render(ask({ progress: (percent) => void told.push(percent) }))
    expect(told.length).toBeGreaterThan(2)
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.every((percent) => percent > 0 && percent < 100)).toBe(true)
    expect(stub.history.size).toBe(0)
  })

  it('works where the socket does not open', async () => {
    await start({ sockets: false })
    expect((await open().render(ask())).width).toBe(96)
  })

  it('asks for a portrait of 3:4 and leaves the rest of the workflow alone', async () => {
    await start()
    await open().render(ask())
    const [nodes] = stub.prompts()
    expect(nodes!['4']!.inputs).toEqual({ width: 768, height: 1024, batch_size: 1 })
    expect(nodes!['5']!.inputs).toMatchObject({ seed: 4711, steps: 28, model: ['1', 0] })
  })

  it('the portrait of the character goes to krush:reference, to a folder that a restart empties', async () => {
    await start()
    const provider = open(WITH_REFERENCE)
    await provider.render(ask())
    await provider.render(ask({ seed: 2 }))
    expect(stub.uploads.size).toBe(1)
    const [[key, bytes]] = [...stub.uploads] as [[string, Uint8Array]]
    expect(key).toMatch(/^temp\/krush-[0-9a-f]{32}\.png$/)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 768, height: 1024 })
    expect(stub.prompts().map((nodes) => nodes['8']!.inputs.image)).toEqual(Array(2).fill(`${key.slice(5)} [temp]`))
  })

  it('without a place for the negative prompt, the words say it', async () => {
    await start()
    const path = written(
      'short.json',
      JSON.stringify({
        1: { class_type: 'CLIPTextEncode', inputs: { text: '' }, _meta: { title: 'krush:prompt' } },
        2: { class_type: 'PrimitiveInt', inputs: { value: 9 }, _meta: { title: 'krush:level' } },
        3: { class_type: 'PrimitiveString', inputs: { value: '' }, _meta: { title: 'also krush:level' } },
        4: { class_type: 'PrimitiveInt', inputs: { value: 0 }, _meta: { title: 'krush:identity-seed' } },
        5: { class_type: 'SaveImage', inputs: { images: ['1', 0] }, _meta: { title: 'krush:output' } },
      }),
    )
    await open(path).render(ask({ level: 'tease' }))
    await open(path).render(ask({ level: 'tease', seed: 99 }))
    const [first, second] = stub.prompts()
    expect(first!['1']!.inputs.text).toMatch(/27 years.*Nobody in the picture is or looks like a child/)
    expect([first!['2']!.inputs.value, first!['3']!.inputs.value]).toEqual([1, 'tease'])
    expect(first!['4']!.inputs.value).toBeGreaterThan(0)
    expect(second!['4']!.inputs.value).toBe(first!['4']!.inputs.value)
  })

  it('what still waits in the queue is taken out of it, and nobody else is interrupted', async () => {
    await start()
    stub.server.holds = true
    const other = open().render(ask({ seed: 1 }))
    await until(stub.isRunning)
    const abort = new AbortController()
    const failed = failureOf(open().render(ask({ seed: 2, signal: abort.signal })))
    await until(() => stub.pending.length === 1)
    abort.abort()
    expect((await failed).kind).toBe('transient')
    expect(stub.pending).toHaveLength(0)
    expect(stub.calls.some(({ path }) => path === '/interrupt')).toBe(false)
    stub.release()
    expect((await other).width).toBe(96)
  })

  it.each([
    ['torch.OutOfMemoryError', 'transient'],
    ['torch.cuda.OutOfMemoryError', 'transient'],
    ['RuntimeError', 'rejected'],
    ['', 'rejected'],
  ] as const)('a node that fails with "%s" is %s', async (type, kind) => {
    await start()
    stub.server.raises = type || 'x'
    const failure = await failureOf(open().render(ask()))
    expect(failure.kind).toBe(kind)
    expectDiscreet(failure)
  })

  it('work that was interrupted there, or forgotten by a restart, is transient', async () => {
    await start()
    stub.server.holds = true
    const interrupted = failureOf(open().render(ask()))
    await until(stub.isRunning)
    await fetch(`${stub.origin}/interrupt`, { method: 'POST', body: '{}' })
    expect((await interrupted).kind).toBe('transient')
    const lost = failureOf(open().render(ask()))
    await until(stub.isRunning)
    stub.lose()
    expect((await lost).kind).toBe('transient')
  })

  it('a workflow that this server cannot run is the operator’s to mend', async () => {
    await start()
    const nodes = {
      1: { class_type: 'NobodyKnows', inputs: { text: '' }, _meta: { title: 'krush:prompt' } },
      2: { class_type: 'SaveImage', inputs: {}, _meta: { title: 'krush:output' } },
    }
    const failure = await failureOf(open(written('unknown.json', JSON.stringify(nodes))).render(ask()))
    expect(failure.kind).toBe('misconfigured')
    expectDiscreet(failure)
  })

  it('a workflow whose output makes nothing is rejected', async () => {
    await start()
    const nodes = {
      1: { class_type: 'CLIPTextEncode', inputs: { text: '' }, _meta: { title: 'krush:prompt krush:output' } },
      2: { class_type: 'SaveImage', inputs: {} },
    }
    expect(await kindOf(open(written('silent.json', JSON.stringify(nodes))).render(ask()))).toBe('rejected')
  })

  const node = (title: string, inputs: object = { text: '' }) => ({ class_type: 'CLIPTextEncode', inputs, _meta: { title } })
  test.each([
    ['no file', () => join(folder, 'nowhere.json'), /can’t be read/],
    ['no JSON', () => written('a.json', '{'), /isn’t JSON.*Export \(API\)/],
    ['another JSON', () => written('b.json', '[1]'), /isn’t a workflow in the API format/],
    ['the format of "Save"', () => written('c.json', '{"nodes":[],"links":[]}'), /API format/],
    ['no prompt', () => written('d.json', JSON.stringify({ 1: node('krush:output') })), /krush:prompt/],
    ['no output', () => written('e.json', JSON.stringify({ 1: node('krush:prompt') })), /0 nodes titled krush:output/],
    [
      'two outputs',
      () => written('f.json', JSON.stringify({ 1: node('krush:prompt'), 2: node('krush:output'), 3: node('krush:output') })),
      /2 nodes/,
    ],
    [
      'a title with a slip',
      () => written('g.json', JSON.stringify({ 1: node('krush:promt'), 2: node('krush:output') })),
      /krush:promt.*unknown.*krush:prompt/,
    ],
    [
      'a prompt that comes from another node',
      () => written('h.json', JSON.stringify({ 1: node('krush:prompt', { text: ['2', 0] }), 2: node('krush:output') })),
      /no input that can take it/,
    ],
  ])('the start stops for %s, with a sentence that names the variable', async (_, path, sentence) => {
    const failure = await failureOf(createImage({ provider: 'comfyui', base_url: 'http://127.0.0.1:8188', levels: null, workflow: path() }))
    expect(failure.kind).toBe('misconfigured')
    expect(failure.message).toMatch(/^IMAGE_WORKFLOW /)
    expect(failure.message).toMatch(sentence)
  })
})

describe('automatic1111, besides what all do', () => {
  let stub: Automatic1111
  beforeAll(async () => void (stub = await startAutomatic1111({ picture })))
  afterEach(() => {
    stub.calls.length = 0
    stub.server.holds = false
  })
  afterAll(() => stub.close())
  const open = (model: string | null = null) =>
    createAutomatic1111Image({ base_url: stub.origin, model, api_key: null, levels, poll_ms: 10 })

  it('each picture varies the one seed of its character, and nothing is kept there', async () => {
    await open().render(ask({ seed: 1 }))
    await open().render(ask({ seed: 2 }))
    const [first, second] = stub.asked()
    expect([first!.seed, first!.subseed, second!.subseed]).toEqual([second!.seed, 1, 2])
    expect(first).toMatchObject({ width: 768, height: 1024, save_images: false })
    expect(first!.override_settings).toBeUndefined()
  })

  it.each(['soft-light', 'soft-light.safetensors', 'soft-light.safetensors [31e35c80fc]', '31e35c80fc'])(
    'the model %s is asked for',
    async (model) => {
      await open(model).render(ask())
      expect(stub.asked()[0]!.override_settings).toEqual({ sd_model_checkpoint: model })
    },
  )

  it('a model that is not there is said, not replaced', async () => {
    expect(await kindOf(open('hard-light').render(ask()))).toBe('misconfigured')
    expect(stub.asked()).toEqual([])
  })

  it('reports its progress', async () => {
    stub.server.holds = true
    const told: number[] = []
    const drawn = open().render(ask({ progress: (percent) => void told.push(percent) }))
    await until(() => told.length > 0)
    stub.release()
    await drawn
    expect(told).toEqual([40])
  })

  it('a key that is no login stops the start', async () => {
    const failure = await failureOf(
      createImage({ provider: 'automatic1111', base_url: stub.origin, levels: null, model: null, api_key: SECRET }),
    )
    expect([failure.kind, /IMAGE_API_KEY.*user:password/.test(failure.message)]).toEqual(['misconfigured', true])
    expectDiscreet(failure)
  })
})

describe('the registry', () => {
  it('opens the illustrator, which covers everybody and draws without a server', async () => {
    const provider = await createImage({ provider: 'embedded' })
    expect([provider.name, provider.covered]).toEqual(['embedded', true])
    const { bytes, mime, width, height } = await provider.render(ask())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: mime.slice('image/'.length), width, height })
    expect(await kindOf(provider.render(ask({ signal: AbortSignal.abort() })))).toBe('transient')
  })

  it('opens each of the others, uncovered', async () => {
    const base_url = 'http://127.0.0.1:9'
    const opened = await Promise.all([
      createImage({ provider: 'openai', base_url, levels: null, model: 'm', api_key: null }),
      createImage({ provider: 'comfyui', base_url, levels: null, workflow: WITH_REFERENCE }),
      createImage({ provider: 'automatic1111', base_url, levels: null, model: null, api_key: null }),
    ])
    expect(opened.map(({ name, covered }) => [name, covered])).toEqual([
      ['openai', false],
      ['comfyui', false],
      ['automatic1111', false],
    ])
  })

  it('the operator words the levels; what is fixed stays', async () => {
    const stub = await startAutomatic1111({ picture })
    const file = written('levels.json', '{"tease":"candlelight","nude":"as the operator writes it"}')
    const provider = await createImage({ provider: 'automatic1111', base_url: stub.origin, levels: file, model: null, api_key: null })
    for (const level of PHOTO_LEVELS) await provider.render(ask({ level }))
    await stub.close()
    expect(stub.asked().map(({ prompt }) => prompt.split('. ')[1])).toEqual([
      levels.safe,
      'candlelight',
      'as the operator writes it',
      levels.hardcore,
    ])
    expect(stub.asked().every(({ prompt, negative_prompt }) => prompt.includes('27 years old') && negative_prompt.includes('child'))).toBe(
      true,
    )
  })

  it.each([
    ['nowhere.json', null],
    ['l1.json', '{'],
    ['l2.json', '{"loud":"x"}'],
    ['l3.json', '{"nude":7}'],
    ['l4.json', `{"safe":"${'x'.repeat(501)}"}`],
  ])('words that cannot be used stop the start (%s)', (name, text) => {
    const path = text === null ? join(folder, name) : written(name, text)
    expect(() => readLevels(path)).toThrow(/^IMAGE_LEVELS .* JSON object with words/)
  })
})
