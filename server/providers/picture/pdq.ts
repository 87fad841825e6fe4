import sharp from 'sharp'

/**
 * PDQ, the perceptual hash of Meta's ThreatExchange (its specification: "PDQ & TMK + PDQF"): 256 bits that stay nearly the same when a
 * picture is scaled, compressed or recolored a little.
 */

/** Below this quality a hash says nothing (the specification discards 49 and less). */
export const LEAST_QUALITY = 50

const SIDE = 64
const BITS = 16
/** The specification works on pictures of this edge at most. */
const LARGEST = 512

/** The mean of each value of a line and its neighbors, in a window as wide as half of one of the 64 cells. Values lie `step` apart. */
function blurLine(from: Float32Array, to: Float32Array, start: number, count: number, step: number): void {
  const window = Math.floor((count + 2 * SIDE - 1) / (2 * SIDE))
  const half = Math.floor((window + 2) / 2)
  let [left, right, out, width, sum] = [start, start, start, 0, 0]
  const take = () => {
    sum += from[right]!
    right += step
    width++
  }
  const drop = () => {
    sum -= from[left]!
    left += step
    width--
  }
  const write = () => {
    to[out] = sum / width
    out += step
  }
  for (let n = 0; n < half - 1; n++) take()
  for (let n = 0; n < window - half + 1; n++) {
    take()
    write()
  }
  for (let n = 0; n < count - window; n++) {
    take()
    drop()
    write()
  }
  for (let n = 0; n < half - 1; n++) {
    drop()
    write()
  }
}

function blur(pixels: Float32Array, width: number, height: number): void {
  const other = new Float32Array(pixels.length)
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < height; y++) blurLine(pixels, other, y * width, width, 1)
    for (let x = 0; x < width; x++) blurLine(other, pixels, x, height, width)
  }
}

/** Differences between neighbors: 0 for one color, 100 for a picture with enough in it. */
function qualityOf(cells: Float32Array): number {
  let sum = 0
  const step = (a: number, b: number) => Math.abs(Math.trunc(((a - b) * 100) / 255))
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const here = cells[y * SIDE + x]!
      if (y + 1 < SIDE) sum += step(here, cells[(y + 1) * SIDE + x]!)
      if (x + 1 < SIDE) sum += step(here, cells[y * SIDE + x + 1]!)
    }
  return Math.min(100, Math.trunc(sum / 90))
}

/** The frequencies 1 to 16 of the cosine transform. */
const COSINES = Float64Array.from({ length: BITS * SIDE }, (_, n) => {
  const [frequency, at] = [Math.floor(n / SIDE) + 1, n % SIDE]
  return Math.sqrt(2 / SIDE) * Math.cos((Math.PI / 2 / SIDE) * frequency * (2 * at + 1))
})

function transform(cells: Float32Array): Float64Array {
  const rows = new Float64Array(BITS * SIDE)
  for (let i = 0; i < BITS; i++)
    for (let x = 0; x < SIDE; x++) {
      let sum = 0
      for (let y = 0; y < SIDE; y++) sum += COSINES[i * SIDE + y]! * cells[y * SIDE + x]!
      rows[i * SIDE + x] = sum
    }
  const out = new Float64Array(BITS * BITS)
  for (let i = 0; i < BITS; i++)
    for (let j = 0; j < BITS; j++) {
      let sum = 0
      for (let x = 0; x < SIDE; x++) sum += rows[i * SIDE + x]! * COSINES[j * SIDE + x]!
      out[i * BITS + j] = sum
    }
  return out
}

/**
 * `bits`: 256 characters 0 and 1, the first bit of the specification last. `quality` is 0 to 100. `pixels` are gray values, row by row.
 */
export function pdqOf(pixels: Float32Array, width: number, height: number): { bits: string; quality: number } {
  const blurred = pixels.slice()
  blur(blurred, width, height)
  const cells = Float32Array.from({ length: SIDE * SIDE }, (_, n) => {
    const [row, column] = [Math.floor(n / SIDE), n % SIDE]
    return blurred[Math.floor(((row + 0.5) * height) / SIDE) * width + Math.floor(((column + 0.5) * width) / SIDE)]!
  })
  const values = transform(cells)
  const median = values.toSorted()[values.length / 2 - 1]!
  const bits = Array.from(values, (value) => (value > median ? '1' : '0'))
  return { bits: bits.reverse().join(''), quality: qualityOf(cells) }
}

/** The hash of an encoded picture. Throws what sharp throws for what is none. */
export async function hashPicture(bytes: Uint8Array, max_pixels: number): Promise<{ bits: string; quality: number }> {
  const { data, info } = await sharp(bytes, { limitInputPixels: max_pixels, pages: 1 })
    .autoOrient()
    .flatten()
    .resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const gray = new Float32Array(info.width * info.height)
  for (let n = 0; n < gray.length; n++) {
    const at = n * info.channels
    gray[n] = info.channels < 3 ? data[at]! : 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!
  }
  return pdqOf(gray, info.width, info.height)
}
