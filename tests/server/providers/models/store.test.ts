import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CATALOGUE, chosenOf, entryOf, PERMISSIVE } from '@/server/providers/models/catalogue'
import { ModelProblem } from '@/server/providers/models/fetch-file'
import { packagesOf, runtimeFolder } from '@/server/providers/models/runtime'
import { stateFile } from '@/server/providers/models/state-file'
import { arrivedOf, bestInstalled, installed, installModel, problemOf, removeModel } from '@/server/providers/models/store'
import { count, random, seed } from '../../../support/counts'
import { openMirror, type Mirror } from '../../../support/model-mirror'

const NAME = 'chat-small'
const FILE = entryOf(NAME)!.source.file
/** A file that begins as a model does; what is in it matters to the runtime only. */
const MODEL = Buffer.concat([Buffer.from('GGUF'), randomBytes(300_000)])

let data_dir: string
let mirror: Mirror
beforeEach(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'krush-models-'))
  // As if npm had brought it: what is fetched here is never loaded.
  const runtime = runtimeFolder(data_dir, 'llama')
  mkdirSync(runtime, { recursive: true })
  writeFileSync(join(runtime, 'complete'), '')
  mirror = await openMirror({ [FILE]: MODEL })
})
afterEach(async () => {
  await mirror.close()
  rmSync(data_dir, { recursive: true, force: true })
})

const fetchIt = (options: Partial<Parameters<typeof installModel>[2]> = {}) =>
  installModel(data_dir, NAME, { mirror: mirror.url, signal: new AbortController().signal, wait_ms: 1, ...options })
const modelFile = () => readFileSync(join(data_dir, 'models', NAME, FILE))
const problem = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing',
    (error: unknown) => (error instanceof ModelProblem ? error.message : `not a sentence: ${String(error)}`),
  )

describe('the list of models', () => {
  it('holds permissive licenses only, unique names and what a person has to know', () => {
    expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length)
    for (const entry of CATALOGUE) {
      expect(PERMISSIVE).toContain(entry.license)
      expect(entry.memory_bytes).toBeGreaterThan(entry.bytes)
      expect(entry.sha256 ?? '0'.repeat(64)).toMatch(/^[0-9a-f]{64}$/)
      expect(entry.source.file).toMatch(entry.kind === 'chat' || entry.kind === 'embeddings' ? /\.gguf$/ : /\.tar\.bz2$/)
      if (entry.kind === 'voice') expect(entry.speakers?.length).toBeGreaterThan(0)
      if (entry.license === 'CC-BY-4.0') expect(entry.credit).not.toBeNull()
    }
  })

  it('takes the largest chat model that fits the machine', () => {
    expect(chosenOf('chat', 4e9)?.name).toBe('chat-small')
    expect(chosenOf('chat', 8e9)?.name).toBe('chat-medium')
    expect(chosenOf('chat', 64e9)?.name).toBe('chat-large')
    expect(chosenOf('chat', 1e9)?.name).toBe('chat-small')
    expect(chosenOf('poetry', 8e9)).toBeNull()
  })
})

describe('fetching', () => {
  it('puts a whole model in place, with what it is and where it came from', async () => {
    const progress: number[] = []
    const made = await fetchIt({ onProgress: ({ done }) => progress.push(done) })
    expect(modelFile().equals(MODEL)).toBe(true)
    expect(made).toMatchObject({ name: NAME, license: 'Apache-2.0', from: `${mirror.url}/${FILE}` })
    expect(made.files).toEqual([{ path: FILE, bytes: MODEL.length, sha256: createHash('sha256').update(MODEL).digest('hex') }])
    expect(progress.at(-1)).toBe(MODEL.length)
    expect(bestInstalled(data_dir, 'chat')).toMatchObject({ entry: { name: NAME }, files: [FILE] })
    expect(await problemOf(data_dir, NAME)).toBeNull()
  })

  it('continues after a cut at every tenth, and what was cut is never taken for a model', async () => {
    const cuts = Array.from({ length: 10 }, (_, tenth) => Math.floor((MODEL.length * tenth) / 10))
    for (const at of cuts) {
      const signal = new AbortController()
      mirror.next = [at]
      mirror.ranges = []
      await fetchIt({ signal: signal.signal, onProgress: ({ done }) => done >= at && expect(installed(data_dir, NAME)).toBeNull() })
      expect(modelFile().equals(MODEL)).toBe(true)
      // What had arrived was not fetched again.
      expect(mirror.ranges[1] === '' ? 0 : Number(/\d+/.exec(mirror.ranges[1]!)![0])).toBeLessThanOrEqual(at)
      await removeModel(data_dir, NAME)
    }
  })

  it(`is whole and right after interruptions at any place`, async () => {
    const { below } = random(seed())
    const times = count({ usual: 20, thorough: 100 })
    for (let n = 0; n < times; n++) {
      mirror.next = Array.from({ length: 1 + below(4) }, () =>
        below(6) === 0 ? 503 : below(5) === 0 ? 'ignore range' : below(MODEL.length),
      )
      await fetchIt()
      expect(modelFile().equals(MODEL)).toBe(true)
      await removeModel(data_dir, NAME)
    }
  })

  it('keeps what has arrived when it is stopped, and a later call goes on from there', async () => {
    const stop = new AbortController()
    mirror.next = ['half']
    const first = fetchIt({ signal: stop.signal, onProgress: () => stop.abort(new ModelProblem('Stopped.')) })
    expect(await problem(first)).toBe('Stopped.')
    expect(installed(data_dir, NAME)).toBeNull()
    expect((await arrivedOf(data_dir, entryOf(NAME)!))!.done).toBeGreaterThan(0)
    mirror.next = []
    mirror.ranges = []
    await fetchIt()
    expect(mirror.ranges[0]).toMatch(/^bytes=[1-9]\d*-$/)
    expect(modelFile().equals(MODEL)).toBe(true)
  })

  it('goes on after a process that ended while it wrote down how far it was', async () => {
    const work = join(data_dir, 'models', '.fetching')
    mkdirSync(work, { recursive: true })
    writeFileSync(join(work, `${FILE}.part`), MODEL.subarray(0, 5_000))
    writeFileSync(join(work, `${FILE}.part.json`), '')
    expect((await arrivedOf(data_dir, entryOf(NAME)!))!.done).toBe(5_000)
    await fetchIt()
    expect(modelFile().equals(MODEL)).toBe(true)
  })

  it('throws away what has another digest, and says so', async () => {
    mirror.next = ['wrong']
    expect(await problem(fetchIt())).toMatch(/isn’t the file that was published: its SHA-256 is/)
    expect(existsSync(join(data_dir, 'models', NAME))).toBe(false)
    expect(await arrivedOf(data_dir, entryOf(NAME)!)).toBeNull()
    await fetchIt()
    expect(modelFile().equals(MODEL)).toBe(true)
  })

  it('gives up with one sentence that says what to do without a network', async () => {
    const { url } = mirror
    await mirror.close()
    expect(await problem(fetchIt())).toMatch(/127\.0\.0\.1:\d+ doesn’t deliver \(it can’t be reached\).*--from \/path/)
    mirror = await openMirror({})
    expect(await problem(fetchIt({ mirror: mirror.url }))).toMatch(/has no qwen\S+\.sha256/)
    expect(url).not.toBe(mirror.url)
  })

  it('takes a file, a folder or an address by hand', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'krush-by-hand-'))
    writeFileSync(join(folder, FILE), MODEL)
    for (const from of [join(folder, FILE), folder, `${mirror.url}/${FILE}`, mirror.url]) {
      await fetchIt({ mirror: null, from })
      expect(modelFile().equals(MODEL)).toBe(true)
      await removeModel(data_dir, NAME)
    }
    expect(await problem(fetchIt({ from: join(folder, 'nothing') }))).toMatch(/there is nothing at/)
    writeFileSync(join(folder, FILE), '<html>not found</html>')
    expect(await problem(fetchIt({ from: folder }))).toMatch(/isn’t a GGUF file/)
    expect(installed(data_dir, NAME)).toBeNull()
    rmSync(folder, { recursive: true })
  })

  it('lets one process at a time fetch a model; the lock of one that died counts for nothing', async () => {
    const both = await Promise.all([problem(fetchIt()), problem(fetchIt())])
    expect(both.filter((said) => said === 'nothing')).toHaveLength(1)
    expect(both.find((said) => said !== 'nothing')).toMatch(/is already being fetched by process \d+/)
    await removeModel(data_dir, NAME)
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => child.on('close', resolve))
    for (const left of [String(child.pid), '']) {
      rmSync(join(data_dir, 'models', NAME), { recursive: true, force: true })
      writeFileSync(join(data_dir, 'models', '.fetching', `${NAME}.lock`), left)
      await fetchIt()
      expect(modelFile().equals(MODEL)).toBe(true)
    }
  })

  it('says that the disk is full, before it fetches where that is known, and goes on once there is room', async ({ skip }) => {
    const work = join(data_dir, 'models', '.fetching')
    mkdirSync(work, { recursive: true })
    const url = `https://huggingface.co/Qwen/Qwen2.5-1.5B-Instruct-GGUF/resolve/main/${FILE}`
    const states = (): Promise<Response> =>
      Promise.resolve(
        new Response(null, {
          status: 302,
          headers: { 'x-linked-size': String(9e15), 'x-linked-etag': `"${'a'.repeat(64)}"`, location: url },
        }),
      )
    expect(await problem(fetchIt({ mirror: null, fetch: states }))).toMatch(/disk is full\. It needs 9000000\.0 GB, and .* are free/)
    if (process.platform !== 'linux') return skip('a file that is always full is known on Linux only')
    // Every byte written there fails as on a full disk.
    symlinkSync('/dev/full', join(work, `${FILE}.part`))
    expect(await problem(fetchIt())).toMatch(/disk is full\. What has arrived is kept\. Free some space and run the same command again/)
    expect(installed(data_dir, NAME)).toBeNull()
    rmSync(join(work, `${FILE}.part`))
    await fetchIt()
    expect(modelFile().equals(MODEL)).toBe(true)
  })

  it('finds a file that is missing, cut or changed, and fetching replaces it', async () => {
    await fetchIt()
    const file = join(data_dir, 'models', NAME, FILE)
    const changed = Buffer.from(MODEL)
    changed[1_000]! ^= 1
    for (const [spoil, says] of [
      [() => rmSync(file), /is missing/],
      [() => writeFileSync(file, MODEL.subarray(0, 1_000)), /has 1000 bytes instead of/],
      [() => writeFileSync(file, changed), /has changed since it was fetched/],
    ] as const) {
      spoil()
      expect(await problemOf(data_dir, NAME)).toMatch(says)
      await fetchIt()
      expect(await problemOf(data_dir, NAME)).toBeNull()
    }
  })

  it('a folder without its manifest is no model, as after a process that was killed while renaming', async () => {
    await fetchIt()
    rmSync(join(data_dir, 'models', NAME, 'model.json'))
    expect(bestInstalled(data_dir, 'chat')).toBeNull()
    await fetchIt()
    expect(bestInstalled(data_dir, 'chat')).not.toBeNull()
  })
})

describe('what a file has to be', () => {
  const hub = (answers: Record<string, Response>): typeof fetch => {
    return async (input) => answers[String(input)] ?? new Response(null, { status: 404 })
  }
  const digest = 'a'.repeat(64)

  it('is stated by Hugging Face for the file, before it leads elsewhere', async () => {
    const url = `https://huggingface.co/Qwen/Qwen2.5-1.5B-Instruct-GGUF/resolve/main/${FILE}`
    const answer = new Response(null, {
      status: 302,
      headers: { 'x-linked-size': '12', 'x-linked-etag': `"${digest}"`, location: 'https://cdn.example' },
    })
    expect(await stateFile(entryOf(NAME)!, { mirror: null, fetch: hub({ [url]: answer }) })).toEqual({ url, bytes: 12, sha256: digest })
  })

  it('is stated by the release that holds it', async () => {
    const entry = entryOf('voice-light')!
    const api = 'https://api.github.com/repos/k2-fsa/sherpa-onnx/releases'
    const fetch = hub({
      [`${api}/tags/tts-models`]: Response.json({ id: 7 }),
      [`${api}/7/assets?per_page=100&page=1`]: Response.json(Array.from({ length: 100 }, (_, n) => ({ name: `other-${n}`, size: 1 }))),
      [`${api}/7/assets?per_page=100&page=2`]: Response.json([{ name: entry.source.file, size: 99, digest: `sha256:${digest}` }]),
    })
    expect(await stateFile(entry, { mirror: null, fetch })).toMatchObject({ bytes: 99, sha256: digest })
  })

  it('is refused where nobody states a digest', async () => {
    const url = `https://huggingface.co/Qwen/Qwen2.5-1.5B-Instruct-GGUF/resolve/main/${FILE}`
    const fetch = hub({ [url]: new Response(null, { status: 302, headers: { 'x-linked-size': '12' } }) })
    expect(await problem(stateFile(entryOf(NAME)!, { mirror: null, fetch }))).toMatch(/doesn’t state the SHA-256/)
  })
})

describe('the runtime of this machine', () => {
  const linux = { platform: 'linux', arch: 'x64', gpu: false, glibc: '2.36' }
  it('is two packages at exact versions, with a graphics one where there is a card', () => {
    expect(packagesOf('llama', linux)).toEqual(['node-llama-cpp@3.22.1', '@node-llama-cpp/linux-x64@3.22.1'])
    expect(packagesOf('llama', { ...linux, gpu: true })).toContain('@node-llama-cpp/linux-x64-vulkan@3.22.1')
    expect(packagesOf('llama', { ...linux, platform: 'darwin', arch: 'arm64', glibc: null })).toContain(
      '@node-llama-cpp/mac-arm64-metal@3.22.1',
    )
    expect(packagesOf('speech', linux)).toContain('sherpa-onnx-linux-x64@1.13.8')
  })

  it.each([
    [{ ...linux, platform: 'freebsd' }, /can’t run on freebsd-x64/],
    [{ ...linux, glibc: null }, /need a Linux with glibc/],
    [{ ...linux, glibc: '2.31' }, /need glibc 2\.32 or newer; this machine has 2\.31/],
  ])('says what machine it is not for', (machine, says) => {
    expect(() => packagesOf('speech', machine)).toThrow(says)
  })
})
