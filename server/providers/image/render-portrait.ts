import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Appearance } from '@/server/db/seed/character-seed'
import { HEIGHT, portrait, WIDTH } from './illustrator/portrait'

export const PORTRAIT_WIDTHS = [160, 320, 480, 768] as const
export const PORTRAIT_FORMATS = ['avif', 'webp'] as const

export type PortraitFile = { width: number; height: number; format: (typeof PORTRAIT_FORMATS)[number]; path: string }
export type RenderedPortrait = { files: PortraitFile[]; placeholder: string; color: string }
type Raw = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } }

const PLACEHOLDER_WIDTH = 12
const PLACEHOLDER_LIMIT = 500

const fromRaw = ({ data, info }: Raw) =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })

async function toRaw(image: Sharp): Promise<Raw> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  return { data, info: { width: info.width, height: info.height, channels: info.channels } }
}
const resize = (raw: Raw, width: number, height: number): Promise<Raw> => toRaw(fromRaw(raw).resize(width, height))

async function writeSize(raw: Raw, width: number, outDir: string, baseName: string): Promise<PortraitFile[]> {
  const height = Math.round((width * HEIGHT) / WIDTH)
  const resized = width === raw.info.width ? raw : await resize(raw, width, height)
  return Promise.all(
    PORTRAIT_FORMATS.map(async (format) => {
      const path = join(outDir, `${baseName}-${width}.${format}`)
      const image = fromRaw(resized)
      await (
        format === 'avif' ? image.avif({ quality: 58, effort: 1 }) : image.webp({ quality: 82, effort: 3 })
      ).toFile(path)
      return { width, height, format, path }
    }),
  )
}

async function placeholderOf(raw: Raw): Promise<string> {
  const height = Math.round((PLACEHOLDER_WIDTH * HEIGHT) / WIDTH)
  const small = await resize(raw, PLACEHOLDER_WIDTH, height)
  for (const quality of [50, 30, 10]) {
    const bytes = await fromRaw(small).blur(0.8).webp({ quality, effort: 6 }).toBuffer()
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`
    if (uri.length <= PLACEHOLDER_LIMIT || quality === 10) return uri
  }
  return ''
}

async function dominantColor(raw: Raw): Promise<string> {
  // stats() reads the input, not the pipeline; the full picture costs little and is the honest answer.
  const { dominant } = await fromRaw(raw).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Draws a portrait once and writes it in every size and format that pages ask for. */
export async function renderPortrait(
  appearance: Appearance,
  outDir: string,
  baseName: string,
): Promise<RenderedPortrait> {
  await mkdir(outDir, { recursive: true })
  const raw = await toRaw(sharp(Buffer.from(portrait(appearance))).removeAlpha())
  const files: PortraitFile[] = []
  for (const width of PORTRAIT_WIDTHS) files.push(...(await writeSize(raw, width, outDir, baseName)))
  return { files, placeholder: await placeholderOf(raw), color: await dominantColor(raw) }
}
