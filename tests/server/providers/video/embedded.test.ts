import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEEDS } from '@/server/db/seed/characters'
import { ProviderError } from '@/server/providers/errors'
import { createEmbeddedImage } from '@/server/providers/image/embedded'
import { livingParts } from '@/server/providers/image/living-parts'
import { createEmbeddedVideo } from '@/server/providers/video/embedded'
import { findFfmpeg } from '@/server/providers/video/ffmpeg'
import type { VideoRequest } from '@/server/providers/video/port'
import { boxesOf, filmOf } from '@/tests/support/film'
import { MISSING } from '@/tests/support/missing'
import { testUnless } from '@/tests/support/needs'

const { appearance } = SEEDS.find(({ slug }) => slug === 'mira')!
const photo = { appearance, level: 'safe' as const, prompt: 'at the beach', seed: 5 }
const NO_PROGRAM = join(tmpdir(), 'no-such-program')
const ffmpeg = await findFfmpeg(null)

let image: Uint8Array
const folder = mkdtempSync(join(tmpdir(), 'krush-video-test-'))
/** The loader of TypeScript keeps a folder of its own there. */
const left = () => readdirSync(folder).filter((name) => !name.startsWith('tsx-'))
const before = process.env.TMPDIR
beforeAll(async () => {
  process.env.TMPDIR = folder
  image = (await createEmbeddedImage().render({ ...photo, age: 27, signal: new AbortController().signal })).bytes
})
afterAll(() => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  rmSync(folder, { recursive: true })
})

const engine = (program: string | null, warnings: string[] = []) =>
  createEmbeddedVideo({ ffmpeg: program, engines: { embedded: livingParts }, warn: (text) => warnings.push(text) })
const request = (more: Partial<VideoRequest> = {}): VideoRequest => ({
  image,
  width: 768,
  height: 1024,
  photo: { provider: 'embedded', ...photo },
  seconds: 3,
  seed: 7,
  progress() {},
  signal: new AbortController().signal,
  ...more,
})
/** Where a test is not about what is seen. */
const SMALL = { width: 192, height: 256 }

async function comeAlive(program: string | null) {
  const told: number[] = []
  return { ...(await engine(program).render(request({ progress: (percent) => told.push(percent) }))), told }
}
/** Two tests look at it. */
let in_wasm: ReturnType<typeof comeAlive> | undefined
const writtenInWasm = () => (in_wasm ??= comeAlive(NO_PROGRAM))

const variants = [
  ['in WebAssembly', writtenInWasm],
  ['by ffmpeg', ffmpeg === null ? null : () => comeAlive(ffmpeg)],
] as const
for (const [how, write] of variants) {
  testUnless(write ? null : MISSING.ffmpeg)(`a photo of the illustrator comes alive, written ${how}`, async () => {
    const { bytes, told, ...about } = await write!()
    expect(about).toEqual({ width: 576, height: 768, seconds: 3, frames: null })
    // The index comes before the pictures, or a browser would have to load the whole file first.
    expect(
      boxesOf(bytes)
        .map(({ type }) => type)
        .filter((type) => type !== 'free'),
    ).toEqual(['ftyp', 'moov', 'mdat'])
    const film = filmOf(bytes)
    expect(film).toMatchObject({ codec: 'avc1', width: 576, height: 768, frames: 72, seconds: 3 })
    // 66, 77, 100: profiles with 4:2:0 and eight bits, which every device decodes.
    expect([66, 77, 100]).toContain(film.profile)
    // Every chunk that the index names begins within the pictures, with a unit of H.264 of a possible length.
    for (const at of film.chunks) {
      expect(at).toBeGreaterThan(film.media.start)
      const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at)
      expect(length).toBeGreaterThan(0)
      expect(at + 4 + length).toBeLessThanOrEqual(film.media.start + film.media.size)
    }
    expect(told.length).toBeGreaterThan(5)
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(left()).toEqual([])
  })
}

testUnless(ffmpeg === null ? MISSING.ffmpeg : null)(
  'what WebAssembly writes is decoded without a complaint, every frame of it',
  async () => {
    const { bytes } = await writtenInWasm()
    const out = execFileSync(ffmpeg!, ['-v', 'error', '-xerror', '-i', 'pipe:0', '-f', 'rawvideo', '-pix_fmt', 'gray', 'pipe:1'], {
      input: bytes,
      maxBuffer: 1 << 28,
    })
    expect(out.length).toBe(576 * 768 * 72)
  },
)

test('pictures of other engines move as they are, in their own shape', async () => {
  const flat = await sharp({ create: { width: 601, height: 400, channels: 3, background: '#a46' } })
    .webp()
    .toBuffer()
  const { bytes, ...about } = await engine(NO_PROGRAM).render(
    request({ image: flat, width: 601, height: 400, seconds: 5, photo: { provider: 'other', ...photo } }),
  )
  expect(about).toEqual({ width: 602, height: 400, seconds: 5, frames: null })
  expect(filmOf(bytes)).toMatchObject({ width: 602, height: 400, frames: 120, seconds: 5 })
})

test('a clip that is not wanted any more ends, and leaves nothing behind', async () => {
  const gone = new AbortController()
  const work = engine(ffmpeg).render(request({ ...SMALL, signal: gone.signal, progress: () => gone.abort() }))
  await expect(work).rejects.toMatchObject({ name: 'ProviderError', kind: 'transient' })
  expect(left()).toEqual([])
  await expect(engine(ffmpeg).render(request({ signal: gone.signal }))).rejects.toMatchObject({ kind: 'transient' })
})

test('a photo that cannot be read is refused, a program that cannot be used is told of once', async () => {
  const warnings: string[] = []
  const own = engine(NO_PROGRAM, warnings)
  const unreadable = request({ ...SMALL, image: Buffer.from('no picture') })
  for (let n = 0; n < 2; n++) await expect(own.render(unreadable)).rejects.toBeInstanceOf(ProviderError)
  await expect(own.render(unreadable)).rejects.toMatchObject({ kind: 'rejected' })
  for (let n = 0; n < 2; n++) await own.render(request({ width: 96, height: 128, photo: { provider: 'other', ...photo } }))
  expect(warnings).toHaveLength(1)
})
