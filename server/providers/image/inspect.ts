import sharp from 'sharp'
import { rejected } from '@/server/providers/ask-server'
import { ProviderError } from '@/server/providers/errors'
import type { RenderedImage } from './port'

/** Largest picture that is taken from an engine. */
export const PICTURE_LIMIT_BYTES = 32 * 1024 * 1024
/** As for uploads (contracts/account.ts). */
const MAX_PIXELS = 50_000_000
/** Smaller ones are a sign for something else than a picture. */
const SMALLEST_EDGE = 64
const TIMEOUT_SECONDS = 30
/** Safety checkers of diffusion servers answer a picture that is black all over (noise of its compression allowed for). */
const BLACK = 4

const MIMES: Record<string, string> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp', heif: 'image/avif' }

/**
 * What an engine answered as a picture: whole, in a format we take, within limits. Throws ProviderError: 'rejected' for
 * everything else, 'blocked' for the black picture of a safety checker.
 */
export async function inspectPicture(who: string, bytes: Uint8Array): Promise<RenderedImage> {
  if (bytes.length > PICTURE_LIMIT_BYTES) throw rejected(who, 'sent an image that is too large')
  try {
    const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const mime = MIMES[format]
    if (!mime) throw rejected(who, 'sent an image in an unsupported format')
    if (width * height > MAX_PIXELS) throw rejected(who, 'sent an image with too many pixels')
    if (Math.min(width, height) < SMALLEST_EDGE) throw rejected(who, 'sent an image that is too small')
    // Decoding it is what finds a file that breaks off.
    const pixels = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .flatten()
      .resize(32, 32, { fit: 'fill' })
      .raw()
      .toBuffer()
    if (pixels.every((value) => value < BLACK)) throw new ProviderError('blocked', `${who} sent a black image.`)
    return { bytes, mime, width, height }
  } catch (error) {
    throw error instanceof ProviderError ? error : rejected(who, 'sent something that isn’t an image')
  }
}
