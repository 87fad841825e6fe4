import sharp from 'sharp'
import { isTileFrame, type TileFrame } from '@/contracts/portrait-preview'
import type { Appearance } from '@/server/db/seed/character-seed'
import { ProviderError } from '@/server/providers/errors'
import { createDrawingThread, type DrawingThread, type DrawRequest } from './drawing-thread'
import { HEIGHT, SCENES, WARDROBE, WIDTH } from './illustrator/portrait'
import type { PreviewProvider } from './port'
import { createSharedDrawings } from './shared-drawings'

/** About 3,000 small ones, or 500 large ones. */
const CACHE_BYTES = 16_000_000
/** Pictures that are drawn or wait for it, of everybody together; a page of choices has about twenty. */
const MOST_OPEN = 96
/** The portrait beside the form is what everybody looks at: it goes before the small ones. */
const SMALL = 160
/** Left, top, width and height in the coordinates of the illustrator's `half` frame, where a person is drawn down to the thighs. */
type Box = readonly [number, number, number, number]
type Tile = { box: Box; dressed?: boolean }

/** What each tile cuts out of the figure, measured at the illustrator's own points: eyes near 320, chin 460, shoulders 530, hips 1090. */
const TILES: Record<TileFrame, Tile> = {
  face: { box: [234, 140, 300, 400] },
  hair: { box: [184, 100, 400, 533] },
  eyes: { box: [264, 260, 240, 120] },
  body: { box: [69, 390, 630, 840] },
  chest: { box: [239, 540, 300, 400] },
  hips: { box: [129, 560, 510, 680] },
  outfit: { box: [114, 400, 540, 720], dressed: true },
  place: { box: [0, 0, WIDTH, HEIGHT] },
  figure: { box: [-36, 110, 840, 1120] },
}
/** Plain, close to the body and the same for all, so that bodies and not clothes are compared. */
const PLAIN = { Female: 'slip dress', Male: 'henley', 'Non-binary': 'henley' } as const
const PLAIN_COLOR = '#7a4a68'
/** The wall behind: mid-light, so that white hair and black hair both have an edge. */
const WALL = '#b9adb4'

/** How a tile is drawn: the person without their place, from the front and out of the way of what is compared, or the place alone. */
function tileRequest(appearance: Appearance, frame: TileFrame): DrawRequest {
  if (frame === 'place') return { appearance, options: { layer: 'background', frame: 'half' } }
  const { dressed } = TILES[frame]
  return {
    appearance: { ...appearance, pose: 'frontal', scene: 'studio', mood: appearance.mood ?? 'calm' },
    options: {
      layer: 'figure',
      frame: 'half',
      gesture: frame === 'outfit' ? 'relaxed' : 'hands behind',
      ...(dressed ? {} : { wardrobe: PLAIN[appearance.gender], color: PLAIN_COLOR }),
    },
  }
}

/**
 * The part of a drawing that a tile shows, before a wall. The light of a whole picture ends at its lower edge, above the hips, so a
 * figure is drawn without it.
 */
const cropped = (svg: string, box: Box): string =>
  svg
    .replace(
      /viewBox="[^"]*" width="\d+" height="\d+"/,
      `viewBox="${box.join(' ')}" width="${WIDTH}" height="${(WIDTH * box[3]) / box[2]}"`,
    )
    .replace(/^(<svg[^>]*>)/, `$1<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${WALL}"/>`)
    .replace(/<g filter="url\(#\w+lit\)">/, '<g>')

/** The SVG's own size is reached at 72 dots an inch. */
const DOTS = 72

async function rasterise(svg: string, width: number, ratio = HEIGHT / WIDTH): Promise<Uint8Array> {
  const height = Math.round(width * ratio)
  try {
    return await sharp(Buffer.from(svg), { density: (DOTS * width) / WIDTH })
      .resize(width, height, { fit: 'fill' })
      .removeAlpha()
      .webp({ quality: 80, effort: 2 })
      .toBuffer()
  } catch (error) {
    throw new ProviderError('transient', 'The image couldn’t be drawn', { cause: error })
  }
}

/** Draws small portraits in a thread of its own, so that whoever plays with options delays nobody's photos. */
export function createPreviews(
  thread: DrawingThread = createDrawingThread(),
  { cache_bytes = CACHE_BYTES, most_open = MOST_OPEN } = {},
): PreviewProvider {
  const drawings = createSharedDrawings(cache_bytes)
  return {
    wardrobe: WARDROBE,
    scenes: SCENES,
    async draw({ appearance, width, frame }, signal) {
      const key = JSON.stringify([width, frame, appearance])
      if (!drawings.has(key) && drawings.open() >= most_open) return null
      return drawings.get(key, signal, async (stop) => {
        if (!isTileFrame(frame))
          return rasterise(await thread.draw({ appearance, options: frame ? { frame } : {} }, stop, width > SMALL), width)
        const { box } = TILES[frame]
        return rasterise(cropped(await thread.draw(tileRequest(appearance, frame), stop, width > SMALL), box), width, box[3] / box[2])
      })
    },
  }
}
