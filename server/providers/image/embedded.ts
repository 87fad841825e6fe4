import sharp from 'sharp'
import { ProviderError } from '@/server/providers/errors'
import { createDrawingThread, type DrawingThread } from './drawing-thread'
import { HEIGHT, WIDTH } from './illustrator/portrait'
import type { ImageProvider, ImageRequest, RenderedImage } from './port'
import { shotOf } from './shots'

export { shotOf }

/** Finished pictures kept in memory: about 150 of them (ours). */
const CACHE_BYTES = 10_000_000

const cancelled = () => new ProviderError('transient', 'The request was cancelled')

/** Least recently used bytes go first. */
function byteCache(limit: number) {
  const kept = new Map<string, Uint8Array>()
  let size = 0
  return {
    get(key: string): Uint8Array | undefined {
      const bytes = kept.get(key)
      if (bytes) {
        kept.delete(key)
        kept.set(key, bytes)
      }
      return bytes
    },
    set(key: string, bytes: Uint8Array) {
      if (kept.has(key)) return
      kept.set(key, bytes)
      size += bytes.length
      for (const [oldest, old] of kept) {
        if (size <= limit) break
        kept.delete(oldest)
        size -= old.length
      }
    },
  }
}

type Drawing = { bytes: Promise<Uint8Array>; waiting: number; stop: AbortController }

async function rasterise(svg: string): Promise<Uint8Array> {
  try {
    return await sharp(Buffer.from(svg)).webp({ quality: 84, effort: 3 }).toBuffer()
  } catch (error) {
    throw new ProviderError('transient', 'The picture could not be drawn', { cause: error })
  }
}

/** Draws every photo itself: no network, no keys, always clothed. The same shot is drawn once and then remembered. */
export function createEmbeddedImage(thread: DrawingThread = createDrawingThread(), cache_bytes = CACHE_BYTES): ImageProvider {
  const cache = byteCache(cache_bytes)
  const drawings = new Map<string, Drawing>()

  function begin(key: string, shot: ReturnType<typeof shotOf>): Drawing {
    const stop = new AbortController()
    const bytes = thread.draw(shot, stop.signal).then(async (svg) => {
      const made = await rasterise(svg)
      cache.set(key, made)
      return made
    })
    const drawing: Drawing = { bytes, waiting: 0, stop }
    drawings.set(key, drawing)
    const forget = () => {
      if (drawings.get(key) === drawing) drawings.delete(key)
    }
    bytes.then(forget, forget)
    return drawing
  }

  /** Waits for a drawing that others may wait for too; the last who leaves stops it. */
  function join(drawing: Drawing, key: string, signal: AbortSignal): Promise<Uint8Array> {
    drawing.waiting += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        drawing.waiting -= 1
        if (drawing.waiting === 0) {
          drawings.delete(key)
          drawing.stop.abort()
        }
        reject(cancelled())
      }
      signal.addEventListener('abort', leave, { once: true })
      const settled = () => signal.removeEventListener('abort', leave)
      drawing.bytes.then((bytes) => (settled(), resolve(bytes)), (error: unknown) => (settled(), reject(error)))
    })
  }

  async function render(request: ImageRequest): Promise<RenderedImage> {
    const { signal } = request
    if (signal.aborted) throw cancelled()
    const shot = shotOf(request)
    const key = JSON.stringify(shot)
    const bytes = cache.get(key) ?? (await join(drawings.get(key) ?? begin(key, shot), key, signal))
    return { bytes, mime: 'image/webp', width: WIDTH, height: HEIGHT }
  }

  return { name: 'embedded', covered: true, render }
}
