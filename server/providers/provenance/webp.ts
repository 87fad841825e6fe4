import { ascii, assemble, damaged, viewOf, type Container, type Span } from './container'

type Chunk = { id: string; data: Uint8Array }

/** Flags of VP8X (WebP container specification). */
const XMP = 0x04
const EXIF = 0x08
const ALPHA = 0x10
const METADATA = ['XMP ', 'EXIF', 'C2PA']

function chunksOf(bytes: Uint8Array): Chunk[] {
  if (bytes.length < 20 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP') throw damaged('WebP')
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  const chunks: Chunk[] = []
  for (let at = 12; at < end;) {
    const size = at + 8 <= bytes.length ? view.getUint32(at + 4, true) : Infinity
    if (at + 8 + size > bytes.length) throw damaged('WebP')
    chunks.push({ id: ascii(bytes, at, 4), data: bytes.subarray(at + 8, at + 8 + size) })
    at += 8 + size + (size % 2)
  }
  return chunks
}

/** Size and transparency stand in the picture itself where the file has no VP8X chunk (RFC 6386 9.1, WebP lossless 3). */
function extended(chunks: Chunk[]): Uint8Array {
  const given = chunks.find(({ id }) => id === 'VP8X')?.data
  if (given && given.length >= 10) return given.slice()
  const picture = chunks.find(({ id }) => id === 'VP8 ' || id === 'VP8L')
  if (!picture || picture.data.length < 10) throw damaged('WebP')
  const view = viewOf(picture.data)
  const lossless = picture.id === 'VP8L' ? view.getUint32(1, true) : null
  const width = lossless === null ? view.getUint16(6, true) & 0x3fff : (lossless & 0x3fff) + 1
  const height = lossless === null ? view.getUint16(8, true) & 0x3fff : ((lossless >> 14) & 0x3fff) + 1
  const data = new Uint8Array(10)
  data[0] = lossless !== null && (lossless >> 28) & 1 ? ALPHA : 0
  for (let n = 0; n < 3; n++) {
    data[4 + n] = ((width - 1) >> (8 * n)) & 0xff
    data[7 + n] = ((height - 1) >> (8 * n)) & 0xff
  }
  return data
}

function chunk(id: string, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(8 + data.length + (data.length % 2))
  whole.set(Buffer.from(id, 'latin1'))
  viewOf(whole).setUint32(4, data.length, true)
  whole.set(data, 8)
  return whole
}

/** The manifest of a WebP and the part of the file that its hash leaves out; null where there is none. */
export function manifestOf(bytes: Uint8Array): { jumbf: Uint8Array; held: Span } | null {
  if (bytes.length < 20 || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WEBP') return null
  const view = viewOf(bytes)
  for (let at = 12; at + 8 <= bytes.length;) {
    const size = view.getUint32(at + 4, true)
    const length = 8 + size + (size % 2)
    if (ascii(bytes, at, 4) === 'C2PA' && at + length <= bytes.length)
      return { jumbf: bytes.slice(at + 8, at + 8 + size), held: { start: at, length } }
    at += length
  }
  return null
}

/** WebP: XMP in its own chunk, the manifest in a chunk `C2PA` at the end (C2PA 2.1, appendix A.3.4: RIFF). */
export const webp: Container = {
  write(bytes, { xmp, room }) {
    const chunks = chunksOf(bytes)
    const head = extended(chunks)
    head[0] = (head[0]! & ~EXIF) | XMP
    const kept = chunks.filter(({ id }) => id !== 'VP8X' && !METADATA.includes(id)).map(({ id, data }) => chunk(id, data))
    const held = room === null ? null : chunk('C2PA', new Uint8Array(room))
    const riff = new Uint8Array(12)
    const pieces = [riff, chunk('VP8X', head), ...kept, chunk('XMP ', xmp), ...(held ? [held] : [])]
    riff.set(Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'))
    viewOf(riff).setUint32(
      4,
      pieces.reduce((sum, { length }) => sum + length, -8),
      true,
    )
    return assemble(pieces, held, 8)
  },
  xmp: (bytes) => chunksOf(bytes).find(({ id }) => id === 'XMP ')?.data ?? null,
}
