import { mkdtempSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { ProviderError } from '@/server/providers/errors'
import { judgePicture } from '@/server/providers/moderation/pictures/judge-picture'
import { createPictureEyes, type Look, type PictureEyes } from '@/server/providers/moderation/pictures/picture-eyes'

const folder = mkdtempSync(join(tmpdir(), 'krush-pictures-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Group photos of adults, which the face package brings for trying it out. */
const SAMPLES = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo')
const sample = (n: number) => readFileSync(join(SAMPLES, `sample${n}.jpg`))

let eyes: PictureEyes
afterEach(() => eyes?.close())

test('the models see faces with their ages, know those of the operator’s folder, and nothing in a plain picture', async () => {
  copyFileSync(join(SAMPLES, 'sample1.jpg'), join(folder, 'someone.jpg'))
  eyes = createPictureEyes({ faces: folder })
  const plain = await sharp({ create: { width: 80, height: 60, channels: 4, background: '#3a7' } })
    .png()
    .toBuffer()
  expect(eyes.running()).toBe(false)
  const [same, other, nothing] = await Promise.all([eyes.look(sample(1)), eyes.look(sample(2)), eyes.look(plain)])
  expect(same.faces).toHaveLength(3)
  expect(same.faces.every(({ blocked, score }) => blocked && score > 0.9)).toBe(true)
  expect(other.faces.length).toBeGreaterThan(1)
  expect(other.faces.some(({ blocked }) => blocked)).toBe(false)
  for (const { age, width } of [...same.faces, ...other.faces]) {
    expect(age).toBeGreaterThan(16)
    expect(age).toBeLessThan(60)
    expect(width).toBeGreaterThan(30)
  }
  for (const look of [same, other]) expect(look.explicit).toBeLessThan(0.5)
  expect(nothing.faces).toEqual([])
  // A file that is no picture fails, and the next one is looked at all the same.
  await expect(eyes.look(Buffer.from('not a picture'))).rejects.toBeInstanceOf(ProviderError)
  expect((await eyes.look(plain)).explicit).toBeLessThan(0.5)
}, 120_000)

describe('a thread that does not answer', () => {
  const worker = (body: string) => {
    const path = join(folder, `worker-${body.length}.mjs`)
    writeFileSync(path, `import { parentPort } from 'node:worker_threads'\n${body}`)
    return path
  }
  const failure = (look: Promise<Look>) =>
    look.then(
      () => null,
      (error: ProviderError) => error.kind,
    )

  test('is ended after its time, and one that dies is started again; both fail their picture alone', async () => {
    const seen = `{ explicit: 0, suggestive: 0, faces: [] }`
    const path = worker(
      `parentPort.on('message', ([first]) => first === 1 ? process.exit(1) : first === 2 || parentPort.postMessage(${seen}))`,
    )
    eyes = createPictureEyes({ worker: path, limit_ms: 4_000 })
    const looks = [0, 1, 0, 2, 0].map((first) => eyes.look(new Uint8Array([first])))
    expect(await Promise.all(looks.map(failure))).toEqual([null, 'transient', null, 'transient', null])
  })

  test('lets no more than its queue wait, and leaves when it is idle', async () => {
    const path = worker(`parentPort.on('message', () => parentPort.postMessage({ explicit: 0, suggestive: 0, faces: [] }))`)
    eyes = createPictureEyes({ worker: path, queue: 2, idle_ms: 20 })
    const looks = [1, 2, 3, 4].map(() => failure(eyes.look(new Uint8Array([0]))))
    expect(await Promise.all(looks)).toEqual([null, null, null, 'transient'])
    await expect.poll(() => eyes.running()).toBe(false)
  })
})

describe('what a picture may show', () => {
  const face = (age: number, changes: Partial<Look['faces'][number]> = {}) => ({ score: 0.95, age, width: 90, blocked: false, ...changes })
  const look = (explicit: number, suggestive: number, ...faces: Look['faces']): Look => ({ explicit, suggestive, faces })

  test.each([
    ['clothed, 30', look(0.05, 0.1, face(30)), null, null, null, null],
    ['clothed, looks 21', look(0.05, 0.1, face(21)), null, 'looks_young', 'looks_young', 'looks_young'],
    ['clothed, looks 16', look(0.05, 0.1, face(16)), 'looks_young', 'looks_young', 'looks_young', 'looks_young'],
    ['two people, one of them looks 20', look(0.7, 0.1, face(40), face(20)), 'looks_young', 'looks_young', 'looks_young', 'looks_young'],
    ['swimwear, 30', look(0.1, 0.7, face(30)), null, null, null, null],
    ['underwear, 30', look(0.05, 0.93, face(30)), 'too_explicit', null, null, null],
    ['nude, 30', look(0.8, 0.1, face(30)), 'too_explicit', 'too_explicit', null, null],
    ['nude, no face', look(0.8, 0.1), 'too_explicit', 'too_explicit', null, null],
    [
      'nude, a face too small to read',
      look(0.8, 0.1, face(30, { width: 12 })),
      'too_explicit',
      'too_explicit',
      'looks_young',
      'looks_young',
    ],
    ['nude, perhaps a face', look(0.8, 0.1, face(30, { score: 0.4 })), 'too_explicit', 'too_explicit', 'looks_young', 'looks_young'],
    ['a face of the folder', look(0, 0, face(40, { blocked: true })), 'real_people', 'real_people', 'real_people', 'real_people'],
  ] as const)('%s', (_, seen, safe, tease, nude, hardcore) => {
    const verdicts = (['safe', 'tease', 'nude', 'hardcore'] as const).map((level) => judgePicture(seen, { stage: 'image_output', level }))
    expect(verdicts).toEqual([safe, tease, nude, hardcore])
  })

  test('an upload is judged like a clothed picture, swimwear allowed; a level that nobody names is the strictest', () => {
    const upload = (seen: Look) => judgePicture(seen, { stage: 'avatar_upload' })
    expect([look(0.02, 0.96, face(22)), look(0.6, 0, face(40)), look(0, 0, face(15))].map(upload)).toEqual([
      null,
      'too_explicit',
      'looks_young',
    ])
    expect(judgePicture(look(0.6, 0), { stage: 'image_output' })).toBe('too_explicit')
  })
})
