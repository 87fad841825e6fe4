import sharp from 'sharp'
import { ProviderError } from '@/server/providers/errors'
import { createDrawingThread, type DrawingThread } from './drawing-thread'
import { HEIGHT, WIDTH } from './illustrator/portrait'
import type { ImageProvider, ImageRequest, RenderedImage } from './port'
import { createSharedDrawings } from './shared-drawings'
import { shotOf } from './shots'

export { shotOf }

/** Finished pictures kept in memory: about 150 of them. */
const CACHE_BYTES = 10_000_000

async function rasterise(svg: string): Promise<Uint8Array> {
  try {
    return await sharp(Buffer.from(svg)).webp({ quality: 84, effort: 3 }).toBuffer()
  } catch (error) {
    throw new ProviderError('transient', 'The image couldn’t be drawn', { cause: error })
  }
}

/** Draws every photo itself: no network, no keys, always clothed. The same shot is drawn once and then remembered. */
export function createEmbeddedImage(thread: DrawingThread = createDrawingThread(), cache_bytes = CACHE_BYTES): ImageProvider {
  const drawings = createSharedDrawings(cache_bytes)

  async function render(request: ImageRequest): Promise<RenderedImage> {
    const { left_out, ...shot } = shotOf(request)
    const bytes = await drawings.get(JSON.stringify(shot), request.signal, async (signal) => rasterise(await thread.draw(shot, signal)))
    return { bytes, mime: 'image/webp', width: WIDTH, height: HEIGHT, ...(left_out.length > 0 && { left_out }) }
  }

  return { name: 'embedded', covered: true, render }
}
