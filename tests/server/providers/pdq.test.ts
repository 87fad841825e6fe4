import sharp from 'sharp'
import { expect, test } from 'vitest'
import { hashPicture, LEAST_QUALITY, pdqOf } from '@/server/providers/picture/pdq'
import { PDQ_DISTANCE } from '@/server/providers/picture/port'

const PIXELS = 5_000_000
const distance = (a: string, b: string) => [...a].filter((bit, at) => bit !== b[at]).length
const scene = (shift: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="#246"/>` +
        Array.from({ length: 25 }, (_, n) => {
          const [x, y] = [(n * 97 + shift * 61) % 480, (n * 151 + shift * 113) % 640]
          return `<rect x="${x}" y="${y}" width="${40 + ((n * 37) % 90)}" height="${30 + ((n * 53) % 120)}" fill="hsl(${(n * 47) % 360} 70% ${20 + ((n * 13) % 60)}%)"/>`
        }).join('') +
        '</svg>',
    ),
  )
    .png()
    .toBuffer()

test('copies that were scaled, compressed or made lighter stay within the distance, other pictures do not', async () => {
  const one = await scene(1)
  const hash = await hashPicture(one, PIXELS)
  expect(hash.bits).toMatch(/^[01]{256}$/)
  expect(hash.quality).toBeGreaterThanOrEqual(LEAST_QUALITY)
  // Half of the bits lie above the median.
  expect([...hash.bits].filter((bit) => bit === '1')).toHaveLength(128)
  for (const copy of [
    sharp(one).resize(200),
    sharp(one).jpeg({ quality: 40 }),
    sharp(one).webp({ quality: 30 }),
    sharp(one).modulate({ brightness: 1.1 }),
    sharp(one).grayscale(),
  ])
    expect(distance((await hashPicture(await copy.toBuffer(), PIXELS)).bits, hash.bits)).toBeLessThanOrEqual(PDQ_DISTANCE)
  for (const shift of [2, 3, 5])
    expect(distance((await hashPicture(await scene(shift), PIXELS)).bits, hash.bits)).toBeGreaterThan(2 * PDQ_DISTANCE)
})

test('one color says nothing, and what is no picture throws', async () => {
  expect(pdqOf(new Float32Array(100 * 100).fill(90), 100, 100).quality).toBe(0)
  await expect(hashPicture(Buffer.from('text'), PIXELS)).rejects.toThrow()
})
