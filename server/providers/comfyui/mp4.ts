import { rejected } from '@/server/providers/ask-server'
import { boxesIn, boxesOf, withIndexInFront, type Box } from '@/server/providers/mp4'

const WHO = 'ComfyUI'
const bodyOf = ({ start, head }: Box) => start + head
const endOf = ({ start, length }: Box) => start + length

function find(bytes: Buffer, within: Box, ...path: string[]): Box | undefined {
  const [type, ...rest] = path
  for (const box of boxesIn(bytes, within)) {
    if (box.type !== type) continue
    const found = rest.length ? find(bytes, box, ...rest) : box
    if (found) return found
  }
  return undefined
}

export type Movie = { bytes: Uint8Array; width: number; height: number; seconds: number }

/**
 * Takes H.264 in MP4 and nothing else, and answers it with its index in front, so that it plays from its first bytes. Throws
 * ProviderError('rejected').
 */
export function readMovie(file: Uint8Array): Movie {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') throw rejected(WHO, 'made a clip that isn’t an MP4; its workflow must save MP4 with H.264')
  let movie: Movie
  try {
    const moov = boxesOf(bytes).find(({ type }) => type === 'moov')!
    const video = boxesIn(bytes, moov)
      .filter(({ type }) => type === 'trak')
      .map((track) => ({ track, entry: find(bytes, track, 'mdia', 'minf', 'stbl', 'stsd') }))
      // The first sample entry is 8 bytes into stsd and is named 4 bytes later.
      .find(({ entry }) => entry && /^avc[1-4]$/.test(bytes.toString('latin1', bodyOf(entry) + 12, bodyOf(entry) + 16)))
    const head = find(bytes, moov, 'mvhd')!
    const picture = find(bytes, video!.track, 'tkhd')!
    const at = bodyOf(head)
    const wide = bytes[at] === 1
    const scale = bytes.readUInt32BE(at + (wide ? 20 : 12))
    const length = wide ? Number(bytes.readBigUInt64BE(at + 24)) : bytes.readUInt32BE(at + 16)
    // Width and height are the last 8 bytes of tkhd, as 16.16 numbers.
    const [width, height] = [bytes.readUInt32BE(endOf(picture) - 8) >>> 16, bytes.readUInt32BE(endOf(picture) - 4) >>> 16]
    movie = { bytes: withIndexInFront(bytes), width, height, seconds: length / scale }
  } catch {
    throw rejected(WHO, 'made a clip that can’t be read; its workflow must save MP4 with H.264')
  }
  const { width, height, seconds } = movie
  if (!width || !height || !(seconds > 0 && seconds < 60)) throw rejected(WHO, 'made a clip with no video or no length')
  return movie
}
