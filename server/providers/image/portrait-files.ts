import sharp, { type Sharp } from 'sharp'
import { HEIGHT, WIDTH } from './illustrator/portrait'

export const PORTRAIT_WIDTHS = [160, 320, 480, 768] as const
export type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

const PLACEHOLDER_WIDTH = 12
const PLACEHOLDER_LIMIT = 500

export const fromRaw = ({ data, info }: Raw): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

async function toRaw(image: Sharp): Promise<Raw> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: info.channels } }
}
const heightOf = (width: number) => Math.round((width * HEIGHT) / WIDTH)
const resize = (raw: Raw, width: number): Promise<Raw> => toRaw(fromRaw(raw).resize(width, heightOf(width)))

/** The pixels of a portrait's SVG, from which all its files are made. */
export const rasterOf = (svg: string): Promise<Raw> => toRaw(sharp(Buffer.from(svg)).removeAlpha())
export const inWidth = (raw: Raw, width: number): Promise<Raw> => (width === raw.info.width ? Promise.resolve(raw) : resize(raw, width))
export const webpOf = (raw: Raw): Sharp => fromRaw(raw).webp({ quality: 82, effort: 3 })

/** A tiny blurred copy as a data URI. */
export async function placeholderOf(raw: Raw): Promise<string> {
  const small = await resize(raw, PLACEHOLDER_WIDTH)
  for (const quality of [50, 30, 10]) {
    const bytes = await fromRaw(small).blur(0.8).webp({ quality, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length <= PLACEHOLDER_LIMIT || quality === 10) return uri
  }
  return ''
}

export async function colorOf(raw: Raw): Promise<string> {
  // stats() reads the input, not the pipeline; the full picture costs little and is the honest answer.
  const { dominant } = await fromRaw(raw).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
