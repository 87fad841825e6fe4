import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { ProviderError } from '@/server/providers/errors'
import { drawLabel, labelText } from './label'
import { hashPicture, LEAST_QUALITY } from './pdq'
import type { PictureProvider } from './port'
import { drawShareCard, PORTRAIT } from './share-card'

const LARGE = 512
const SMALL = 96
const QUALITY = 82
const TIMEOUT_SECONDS = 20
/** Engines draw at most so much; larger ones are made smaller. */
const PHOTO_EDGE = 1536
const PHOTO_QUALITY = 86
/** A copy of a copy: a little better, so that it loses nothing more that can be seen. */
const LABELLED_QUALITY = 90
const PREVIEW_WIDTH = 48
const SHARE_QUALITY = 84

type Format = 'jpeg' | 'png' | 'webp' | 'avif'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const ascii = (bytes: Uint8Array, from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')

/** A still AVIF names itself, or is a "mif1" that lists avif; the brands of HEIC and of films are others. */
function isAvif(bytes: Uint8Array): boolean {
  if (ascii(bytes, 4, 8) !== 'ftyp') return false
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const brand = ascii(bytes, 8, 12)
  const others: string[] = ascii(bytes, 16, Math.min(length, 64)).match(/.{4}/g) ?? []
  return brand === 'avif' || (brand === 'mif1' && others.includes('avif'))
}

/** What the first bytes say, whatever the name or the type of the upload claims. */
function formatOf(bytes: Uint8Array): Format | null {
  if (bytes.length < 16) return null
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (PNG.every((byte, at) => bytes[at] === byte)) return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  return isAvif(bytes) ? 'avif' : null
}

const rejected = (problem: string) => new ProviderError('rejected', `The picture was not taken: ${problem}.`)

/** Reads the header only; nothing is decoded before this has passed. */
async function inspect(bytes: Uint8Array, max_pixels: number): Promise<void> {
  const format = formatOf(bytes)
  if (!format) throw rejected('not a format we take')
  const { format: found, compression, width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata()
  const same = format === 'avif' ? found === 'heif' && compression === 'av1' : found === format
  if (!same) throw rejected('not what its first bytes say')
  if (width * height > max_pixels) throw rejected('too many pixels')
}

const square = (bytes: Uint8Array, max_pixels: number, size: number) =>
  sharp(bytes, { limitInputPixels: max_pixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(size, size, { fit: 'cover' })
    .webp({ quality: QUALITY })
    .toBuffer()

/** Metadata is dropped because nothing asks for it to be kept. */
export function createLibvipsPicture({ max_pixels }: { max_pixels: number }): PictureProvider {
  return {
    name: 'libvips',
    async drawAvatar(bytes) {
      try {
        await inspect(bytes, max_pixels)
        const large = await square(bytes, max_pixels, LARGE)
        return { large, small: await square(large, max_pixels, SMALL) }
      } catch (error) {
        // Whatever libvips says about it, the file is not one we can show.
        throw error instanceof ProviderError ? error : rejected('damaged')
      }
    },
    async fingerprint(bytes) {
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const hash = await hashPicture(bytes, max_pixels).catch(() => null)
      return { sha256, pdq: hash && hash.quality >= LEAST_QUALITY ? hash.bits : null }
    },
    async drawPhoto(bytes) {
      try {
        await inspect(bytes, max_pixels)
        const { data, info } = await sharp(bytes, { limitInputPixels: max_pixels, failOn: 'error', pages: 1 })
          .timeout({ seconds: TIMEOUT_SECONDS })
          .autoOrient()
          .resize(PHOTO_EDGE, PHOTO_EDGE, { fit: 'inside', withoutEnlargement: true })
          .webp({ quality: PHOTO_QUALITY })
          .toBuffer({ resolveWithObject: true })
        const preview = await sharp(data).resize(PREVIEW_WIDTH).blur(3).webp({ quality: 40 }).toBuffer()
        return { large: data, preview, width: info.width, height: info.height }
      } catch (error) {
        throw error instanceof ProviderError ? error : rejected('damaged')
      }
    },
    async drawCard(bytes) {
      try {
        await inspect(bytes, max_pixels)
        return await sharp(bytes, { limitInputPixels: max_pixels, failOn: 'error', pages: 1 })
          .timeout({ seconds: TIMEOUT_SECONDS })
          .png()
          .toBuffer()
      } catch (error) {
        throw error instanceof ProviderError ? error : rejected('damaged')
      }
    },
    async labelPhoto(bytes, { brand }) {
      try {
        await inspect(bytes, max_pixels)
        const picture = sharp(bytes, { limitInputPixels: max_pixels, failOn: 'error', pages: 1 }).timeout({ seconds: TIMEOUT_SECONDS })
        const { png, left, top } = await drawLabel(labelText(brand), await picture.metadata())
        return await picture
          .composite([{ input: Buffer.from(png), left, top }])
          .webp({ quality: LABELLED_QUALITY })
          .toBuffer()
      } catch (error) {
        throw error instanceof ProviderError ? error : rejected('damaged')
      }
    },
    async drawShareImage(card) {
      try {
        if (card.portrait) await inspect(card.portrait, max_pixels)
        // libvips reads the portrait, so that the canvas gets nothing but plain pixels.
        const portrait =
          card.portrait &&
          (await sharp(card.portrait, { limitInputPixels: max_pixels, failOn: 'error', pages: 1 })
            .timeout({ seconds: TIMEOUT_SECONDS })
            .resize(PORTRAIT.width, PORTRAIT.height, { fit: 'cover', position: 'top' })
            .png()
            .toBuffer())
        return await sharp(await drawShareCard({ ...card, portrait }))
          .jpeg({ quality: SHARE_QUALITY, mozjpeg: true, chromaSubsampling: '4:4:4' })
          .toBuffer()
      } catch (error) {
        throw error instanceof ProviderError ? error : rejected('damaged')
      }
    },
  }
}
