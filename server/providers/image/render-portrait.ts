import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Appearance } from '@/server/db/seed/character-seed'
import { portrait } from './illustrator/portrait'
import { colorOf, fromRaw, inWidth, PORTRAIT_WIDTHS, placeholderOf, rasterOf, webpOf, type Raw } from './portrait-files'

export const PORTRAIT_FORMATS = ['avif', 'webp'] as const

export type PortraitFile = { width: number; height: number; format: (typeof PORTRAIT_FORMATS)[number]; path: string }
export type RenderedPortrait = { files: PortraitFile[]; placeholder: string; color: string }

async function writeSize(raw: Raw, width: number, outDir: string, baseName: string): Promise<PortraitFile[]> {
  const resized = await inWidth(raw, width)
  return Promise.all(
    PORTRAIT_FORMATS.map(async (format) => {
      const path = join(outDir, `${baseName}-${width}.${format}`)
      await (format === 'avif' ? fromRaw(resized).avif({ quality: 58, effort: 1 }) : webpOf(resized)).toFile(path)
      return { width, height: resized.info.height, format, path }
    }),
  )
}

/** Draws a portrait once and writes it in every size and format that pages ask for. */
export async function renderPortrait(appearance: Appearance, outDir: string, baseName: string): Promise<RenderedPortrait> {
  await mkdir(outDir, { recursive: true })
  const raw = await rasterOf(portrait(appearance))
  const files: PortraitFile[] = []
  for (const width of PORTRAIT_WIDTHS) files.push(...(await writeSize(raw, width, outDir, baseName)))
  return { files, placeholder: await placeholderOf(raw), color: await colorOf(raw) }
}
