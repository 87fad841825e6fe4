import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import HME from 'h264-mp4-encoder'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ProviderError } from '@/server/providers/errors'
import { randomAppearance } from '@/server/providers/image/illustrator/portrait'
import { createComfyuiVideo } from '@/server/providers/video/comfyui'
import type { VideoRequest } from '@/server/providers/video/port'
import { startComfyui, type Comfyui } from '../support/engines/comfyui'

const CLIP = 'examples/comfyui/clip.json'
const folder = mkdtempSync(join(tmpdir(), 'krush-clips-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Where each box begins, by its name. */
function placesOf(file: Uint8Array): Record<string, number> {
  const bytes = Buffer.from(file)
  const places: Record<string, number> = {}
  for (let at = 0; at < bytes.length; at += bytes.readUInt32BE(at) || bytes.length) places[bytes.toString('latin1', at + 4, at + 8)] = at
  return places
}
/** The bytes that the index says the first piece of film is at. */
function firstPiece(file: Uint8Array): string {
  const bytes = Buffer.from(file)
  const index = bytes.indexOf('stco')
  return bytes
    .subarray(bytes.readUInt32BE(index + 12))
    .subarray(0, 24)
    .toString('hex')
}

/** In place of ffmpeg: three frames, whatever it is asked. */
const ffmpeg = join(folder, 'ffmpeg')
let still: Uint8Array, film: Uint8Array, late: Uint8Array
beforeAll(async () => {
  const frame = join(folder, 'frame.png')
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a46' } })
    .png()
    .toFile(frame)
  writeFileSync(ffmpeg, `#!/bin/sh\ncat "${frame}" "${frame}" "${frame}"\n`, { mode: 0o755 })
  still = await sharp({ create: { width: 96, height: 128, channels: 3, background: '#a46' } })
    .webp()
    .toBuffer()
  const encoder = await HME.createH264MP4Encoder()
  Object.assign(encoder, { width: 96, height: 128, frameRate: 8, quantizationParameter: 33 })
  encoder.initialize()
  for (let frame = 0; frame < 24; frame++) encoder.addFrameRgba(new Uint8Array(96 * 128 * 4).fill(frame * 8))
  encoder.finalize()
  const made = Buffer.from(encoder.FS.readFile(encoder.outputFilename))
  encoder.delete()
  const { moov = 0, mdat = 0 } = placesOf(made)
  // Both orders are made from the one that the encoder writes.
  expect(mdat).toBeLessThan(moov)
  film = late = made
})

const ask = (changes: Partial<VideoRequest> = {}): VideoRequest => ({
  image: still,
  width: 768,
  height: 1024,
  seconds: 4,
  seed: 12,
  progress: () => undefined,
  signal: new AbortController().signal,
  photo: { provider: 'comfyui', appearance: randomAppearance(3), level: 'tease', prompt: 'by the sea', seed: 1 },
  ...changes,
})
async function failureOf(run: Promise<unknown>): Promise<ProviderError> {
  const error: unknown = await run.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ProviderError)
  return error as ProviderError
}
const kindOf = async (run: Promise<unknown>) => (await failureOf(run)).kind

describe('video provider: comfyui', () => {
  let stub: Comfyui
  const start = async (changes: Partial<Comfyui['server']['made']> = {}) =>
    void (stub = await startComfyui({ made: { bytes: film, filename: 'clip_00001_.mp4', list: 'images', ...changes } }))
  afterEach(() => stub?.close())
  const open = (limits = {}, workflow = CLIP) => createComfyuiVideo({ base_url: stub.origin, workflow, ffmpeg, poll_ms: 10, ...limits })
  const workflow = (title: string, inputs: object, class_type = 'SaveVideo') => {
    const path = join(folder, `${title.replace(/\W+/g, '-')}.json`)
    writeFileSync(
      path,
      JSON.stringify({
        1: { class_type: 'LoadImage', inputs: { image: 'x' }, _meta: { title: 'krush:image' } },
        2: { class_type: 'PrimitiveInt', inputs, _meta: { title } },
        3: { class_type, inputs: { video: ['1', 0] }, _meta: { title: 'krush:output' } },
      }),
    )
    return path
  }

  // SaveVideo lists clips as images, VHS as gifs, others as videos.
  it.each(['images', 'gifs', 'videos'] as const)('a clip that is listed under %s arrives, H.264 with its index in front', async (list) => {
    await start({ list })
    const clip = await open().render(ask())
    expect([clip.width, clip.height]).toEqual([96, 128])
    expect(clip.seconds).toBeCloseTo(3, 1)
    const { moov = 0, mdat = 0, ftyp } = placesOf(clip.bytes)
    expect([ftyp, moov < mdat, clip.bytes.length]).toEqual([0, true, late.length])
    expect(firstPiece(clip.bytes)).toBe(firstPiece(late))
  })

  it('frames of the clip come with it, for the check of what it shows; without ffmpeg there is no clip', async () => {
    await start()
    const { frames } = await open().render(ask())
    expect(await Promise.all(frames!.map(async (frame) => (await sharp(frame).metadata()).format))).toEqual(['png', 'png', 'png'])
    expect(await kindOf(open({ ffmpeg: join(folder, 'absent') }).render(ask()))).toBe('misconfigured')
    const broken = join(folder, 'broken')
    writeFileSync(broken, '#!/bin/sh\nexit 1\n', { mode: 0o755 })
    expect(await kindOf(open({ ffmpeg: broken }).render(ask()))).toBe('rejected')
  })

  it('what is in order already stays as it is', async () => {
    await start()
    const { bytes } = await open().render(ask())
    stub.server.made = { ...stub.server.made, bytes }
    expect(Buffer.from((await open().render(ask())).bytes).equals(Buffer.from(bytes))).toBe(true)
  })

  it('asks for the photo, its size, its length and its seed, for an adult, and reports its progress', async () => {
    await start()
    const told: number[] = []
    await open().render(ask({ progress: (percent) => void told.push(percent) }))
    const [nodes] = stub.prompts()
    const [[key, bytes]] = [...stub.uploads] as [[string, Uint8Array]]
    expect(Buffer.from(bytes).equals(Buffer.from(still))).toBe(true)
    expect(nodes!['4']!.inputs.image).toBe(`${key.slice(5)} [temp]`)
    expect(nodes!['5']!.inputs.text).toMatch(/same adult person/)
    expect(nodes!['6']!.inputs.text).toMatch(/^child, /)
    // 24 frames a second stand in the workflow: 4 s are 96 and one.
    expect(nodes!['7']!.inputs).toMatchObject({ width: 640, height: 832, length: 97 })
    expect(nodes!['9']!.inputs.seed).toBe(12)
    expect(nodes!['11']!.inputs.fps).toBe(24)
    expect(told.length).toBeGreaterThan(2)
  })

  it('another length and seed are asked for as such; seconds where the workflow takes them', async () => {
    await start()
    await open({}, workflow('krush:seconds', { seconds: 1 })).render(ask({ seconds: 5 }))
    await open({}, workflow('krush:frames', { length: 1 })).render(ask({ seconds: 5 }))
    expect(stub.prompts().map((nodes) => nodes['2']!.inputs)).toEqual([{ seconds: 5 }, { length: 81 }])
  })

  it('an abort interrupts the work; a limit does too', async () => {
    await start()
    stub.server.holds = true
    const abort = new AbortController()
    const failed = kindOf(open().render(ask({ signal: abort.signal })))
    await expect.poll(stub.isRunning, { timeout: 10_000, interval: 5 }).toBe(true)
    abort.abort()
    expect(await failed).toBe('transient')
    await expect.poll(stub.isRunning, { timeout: 10_000, interval: 5 }).toBe(false)
    expect(await kindOf(open({ timeout_ms: 1_500 }).render(ask()))).toBe('transient')
    expect(stub.calls.filter(({ path }) => path === '/interrupt')).toHaveLength(2)
    expect(await kindOf(open().render(ask({ signal: AbortSignal.abort() })))).toBe('transient')
  })

  it('other containers, broken films and stills are rejected, with what the workflow must save', async () => {
    await start()
    const hevc = Buffer.from(late)
    hevc.write('hvc1', hevc.lastIndexOf('avc1'), 'latin1')
    const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, ...Array(40).fill(0)])
    for (const bytes of [webm, still, late.slice(0, late.length >> 1), Buffer.from('\0\0\0\x08ftyp'), hevc, Buffer.alloc(0)]) {
      stub.server.made = { ...stub.server.made, bytes }
      const failure = await failureOf(open().render(ask()))
      expect(failure.kind).toBe('rejected')
      expect(failure.message).toContain('MP4 with H.264')
    }
  })

  it('bytes that lie about themselves never do more than be rejected', async () => {
    const { readMovie } = await import('@/server/providers/comfyui/mp4')
    await start()
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(late.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 }), (changes) => {
        const bytes = Buffer.from(late)
        for (const [at, value] of changes) bytes[at] = value
        try {
          readMovie(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(ProviderError)
        }
      }),
      { numRuns: 500 },
    )
  })

  it('a workflow without a place for the photo stops the start', async () => {
    await start()
    expect(() => open({}, 'examples/comfyui/photo.json')).toThrow(/^VIDEO_WORKFLOW .*krush:/)
  })
})
