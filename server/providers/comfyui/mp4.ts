import { rejected } from '@/server/providers/ask-server'

const WHO = 'ComfyUI'
type Box = { type: string; start: number; body: number; end: number }

/** The boxes of an MP4 side by side (ISO/IEC 14496-12, 4.2). Throws RangeError for what is none. */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = []
  for (let start = from; start < to; ) {
    const type = bytes.toString('latin1', start + 4, start + 8)
    let size = bytes.readUInt32BE(start)
    let body = start + 8
    if (size === 1) {
      size = Number(bytes.readBigUInt64BE(start + 8))
      body = start + 16
    }
    const end = size === 0 ? to : start + size
    if (end < body || end > to) throw new RangeError('not a box')
    boxes.push({ type, start, body, end })
    start = end
  }
  return boxes
}

function find(bytes: Buffer, { body, end }: { body: number; end: number }, ...path: string[]): Box | undefined {
  const [type, ...rest] = path
  for (const box of boxesIn(bytes, body, end)) {
    if (box.type !== type) continue
    const found = rest.length ? find(bytes, box, ...rest) : box
    if (found) return found
  }
  return undefined
}

/** Moves the index of a movie to its front, and with it every place that it names. */
function indexInFront(bytes: Buffer, boxes: Box[], moov: Box): Buffer {
  const first = boxes.find(({ type }) => type === 'mdat')
  if (!first || first.start > moov.start) return bytes
  const index = Buffer.from(bytes.subarray(moov.start, moov.end))
  const length = index.length
  const moved = (place: number) => (place < moov.start ? place + length : place)
  for (const track of boxesIn(index, moov.body - moov.start, length).filter(({ type }) => type === 'trak')) {
    const short = find(index, track, 'mdia', 'minf', 'stbl', 'stco')
    const long = find(index, track, 'mdia', 'minf', 'stbl', 'co64')
    for (let at = short ? short.body + 8 : 0; short && at + 4 <= short.end; at += 4) index.writeUInt32BE(moved(index.readUInt32BE(at)), at)
    for (let at = long ? long.body + 8 : 0; long && at + 8 <= long.end; at += 8) index.writeBigUInt64BE(BigInt(moved(Number(index.readBigUInt64BE(at)))), at)
  }
  const head = boxes[0]!.end
  return Buffer.concat([bytes.subarray(0, head), index, bytes.subarray(head, moov.start), bytes.subarray(moov.end)])
}

export type Movie = { bytes: Uint8Array; width: number; height: number; seconds: number }

/**
 * Takes H.264 in MP4 and nothing else, and answers it with its index in front, so that it plays from its first bytes. Throws
 * ProviderError('rejected').
 */
export function readMovie(file: Uint8Array): Movie {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') throw rejected(WHO, 'made a clip that is no MP4; its workflow must save MP4 with H.264')
  let movie: Movie
  try {
    const boxes = boxesIn(bytes, 0, bytes.length)
    const moov = boxes.find(({ type }) => type === 'moov')!
    const video = boxesIn(bytes, moov.body, moov.end)
      .filter(({ type }) => type === 'trak')
      .map((track) => ({ track, entry: find(bytes, track, 'mdia', 'minf', 'stbl', 'stsd') }))
      // The first sample entry stands 8 bytes into stsd and is named 4 bytes later.
      .find(({ entry }) => entry && /^avc[1-4]$/.test(bytes.toString('latin1', entry.body + 12, entry.body + 16)))
    const head = find(bytes, moov, 'mvhd')!
    const picture = find(bytes, video!.track, 'tkhd')!
    const wide = bytes[head.body] === 1
    const scale = bytes.readUInt32BE(head.body + (wide ? 20 : 12))
    const length = wide ? Number(bytes.readBigUInt64BE(head.body + 24)) : bytes.readUInt32BE(head.body + 16)
    // Width and height are the last 8 bytes of tkhd, as 16.16 numbers.
    const [width, height] = [bytes.readUInt32BE(picture.end - 8) >>> 16, bytes.readUInt32BE(picture.end - 4) >>> 16]
    movie = { bytes: indexInFront(bytes, boxes, moov), width, height, seconds: length / scale }
  } catch {
    throw rejected(WHO, 'made a clip that cannot be read; its workflow must save MP4 with H.264')
  }
  const { width, height, seconds } = movie
  if (!width || !height || !(seconds > 0 && seconds < 60)) throw rejected(WHO, 'made a clip without a picture or a length')
  return movie
}
