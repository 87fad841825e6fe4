import sharp from 'sharp'
import { ProviderError } from '@/server/providers/errors'
import { createDrawingThread, type DrawingThread } from './drawing-thread'
import { SCENES, WARDROBE } from './illustrator/portrait'
import type { PortraitProvider } from './port'
import { colorOf, inWidth, PORTRAIT_WIDTHS, placeholderOf, rasterOf, webpOf } from './portrait-files'

// Every picture is another one: what libvips would remember of the last hundred is never used again and never given back.
sharp.cache(false)

async function filesOf(svg: string) {
  const raw = await rasterOf(svg)
  const files: { width: number; bytes: Uint8Array }[] = []
  for (const width of PORTRAIT_WIDTHS) files.push({ width, bytes: await webpOf(await inWidth(raw, width)).toBuffer() })
  return { files, placeholder: await placeholderOf(raw), color: await colorOf(raw) }
}

/** The illustrator's faces, drawn in a thread of their own. */
export function createPortraits(thread: DrawingThread = createDrawingThread()): PortraitProvider {
  return {
    name: 'embedded',
    wardrobe: WARDROBE,
    scenes: SCENES,
    async draw(appearance, signal) {
      const svg = await thread.draw({ appearance, options: {} }, signal)
      try {
        return await filesOf(svg)
      } catch (error) {
        throw new ProviderError('transient', 'The portrait couldn’t be drawn', { cause: error })
      }
    },
  }
}
