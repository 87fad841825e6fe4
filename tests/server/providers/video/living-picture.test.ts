import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { SEEDS } from '@/server/db/seed/characters'
import { shotOf } from '@/server/providers/image/embedded'
import { portrait } from '@/server/providers/image/illustrator/portrait'
import { livingParts } from '@/server/providers/image/living-parts'
import { framesOf } from '@/server/providers/video/living-picture/draw'
import { PARTS, type Job, type Raster } from '@/server/providers/video/living-picture/job'

const WIDTH = 144
const HEIGHT = 192
const { appearance } = SEEDS.find(({ slug }) => slug === 'mira')!
const photo = { appearance, level: 'safe' as const, prompt: 'at the beach', seed: 5 }

async function raster(bytes: Uint8Array): Promise<Raster> {
  const { data } = await sharp(bytes).resize(WIDTH, HEIGHT, { fit: 'fill' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: WIDTH, height: HEIGHT, data: new Uint8Array(data).buffer }
}

/** As the engine draws it, without the photo in between. */
function drawn(shot: typeof photo): Promise<Raster> {
  const { appearance, options } = shotOf(shot)
  return raster(Buffer.from(portrait(appearance, options)))
}

let picture: Raster
let parts: NonNullable<Job['parts']>
let other: Raster
beforeAll(async () => {
  picture = await drawn(photo)
  other = await drawn({ ...photo, prompt: 'in a library', seed: 9 })
  const documents = livingParts(photo)
  parts = Object.fromEntries(
    await Promise.all(PARTS.map(async (part) => [part, await raster(Buffer.from(documents[part]))])),
  ) as typeof parts
})

/** Copies, since all are drawn into the same memory. */
function frames(more: Partial<Job> = {}): Buffer[] {
  const all: Buffer[] = []
  for (const frame of framesOf({ width: WIDTH, height: HEIGHT, seconds: 3, seed: 7, picture, parts, encoder: { kind: 'wasm' }, ...more }))
    all.push(Buffer.from(frame))
  return all
}
/** Mean difference of a channel, of 255, within rows `from` to `to`. */
function difference(one: Uint8Array, two: Uint8Array, from = 0, to = HEIGHT): number {
  let sum = 0
  for (let n = from * WIDTH * 4; n < to * WIDTH * 4; n++) sum += Math.abs(one[n]! - two[n]!)
  return sum / ((to - from) * WIDTH * 4)
}

for (const [name, job] of [
  ['in parts', () => ({})],
  ['as it is', () => ({ parts: null })],
] as const) {
  test(`a picture that moves ${name} begins as the photo, moves in every frame, and ends where it began`, () => {
    const all = frames(job())
    expect(all).toHaveLength(72)
    expect(difference(all[0]!, new Uint8Array(picture.data))).toBeLessThan(3)
    const steps = all.map((frame, n) => difference(frame, all[(n + 1) % all.length]!))
    const seam = steps.pop()!
    expect(Math.min(...steps)).toBeGreaterThan(0)
    expect(seam).toBeLessThanOrEqual(Math.max(...steps))
    expect(difference(all[0]!, all[36]!)).toBeGreaterThan(3 * seam)
  })
}

test('the same seed makes the same clip, another one another clip', () => {
  const [one, same, another] = [frames(), frames(), frames({ seed: 8 })]
  expect(one.every((frame, n) => frame.equals(same[n]!))).toBe(true)
  expect(difference(one[20]!, another[20]!)).toBeGreaterThan(0.5)
})

test('a figure blinks, once in a short clip', () => {
  const open = frames({ parts: { ...parts, eyes_closed: parts.eyes_open } })
  const blinking = frames()
  const differs = blinking.flatMap((frame, n) => (frame.equals(open[n]!) ? [] : [n]))
  expect(differs).toHaveLength(4)
  expect(differs.at(-1)! - differs[0]!).toBe(differs.length - 1)
})

test('a photo that its engine would draw otherwise today moves as it is', () => {
  const all = frames({ picture: other })
  expect(difference(all[0]!, new Uint8Array(other.data))).toBeLessThan(3)
  expect(all[20]!.equals(frames({ picture: other, parts: null })[20]!)).toBe(true)
})
