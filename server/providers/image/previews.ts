import sharp from 'sharp'
import { ProviderError } from '@/server/providers/errors'
import { createDrawingThread, type DrawingThread } from './drawing-thread'
import { HEIGHT, SCENES, WARDROBE, WIDTH } from './illustrator/portrait'
import type { PreviewProvider } from './port'
import { createSharedDrawings } from './shared-drawings'

/** About 3,000 small ones, or 500 large ones (ours). */
const CACHE_BYTES = 16_000_000
/** Pictures that are drawn or wait for it, of everybody together; a page of choices has about twenty (ours). */
const MOST_OPEN = 96
/** The portrait beside the form is what everybody looks at: it goes before the small ones. */
const SMALL = 160
/** The SVG's own size is reached at 72 dots an inch. */
const DOTS = 72

async function rasterise(svg: string, width: number): Promise<Uint8Array> {
  const height = Math.round((width * HEIGHT) / WIDTH)
  try {
    return await sharp(Buffer.from(svg), { density: (DOTS * width) / WIDTH }).resize(width, height, { fit: 'fill' }).removeAlpha()
      .webp({ quality: 80, effort: 2 }).toBuffer()
  } catch (error) {
    throw new ProviderError('transient', 'The picture could not be drawn', { cause: error })
  }
}

/** Draws small portraits in a thread of its own, so that whoever plays with options delays nobody's photos. */
export function createPreviews(thread: DrawingThread = createDrawingThread(), { cache_bytes = CACHE_BYTES, most_open = MOST_OPEN } = {}): PreviewProvider {
  const drawings = createSharedDrawings(cache_bytes)
  return {
    wardrobe: WARDROBE,
    scenes: SCENES,
    async draw({ appearance, width, frame }, signal) {
      const key = JSON.stringify([width, frame, appearance])
      if (!drawings.has(key) && drawings.open() >= most_open) return null
      return drawings.get(key, signal, async (stop) =>
        rasterise(await thread.draw({ appearance, options: frame ? { frame } : {} }, stop, width > SMALL), width))
    },
  }
}
