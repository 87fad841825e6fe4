import { ascii, assemble, damaged, viewOf, type Container } from './container'
import { SOURCE_TYPES, readXmp } from './xmp'

/** Sizes of ID3v2.4 have seven bits a byte. */
const sevens = (size: number) => [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f)
const unsevens = (bytes: Uint8Array, at: number) => [0, 1, 2, 3].reduce((sum, n) => (sum << 7) | (bytes[at + n]! & 0x7f), 0)

function frame(id: string, data: Uint8Array): Uint8Array {
  return Buffer.concat([Buffer.from(id, 'latin1'), Buffer.from([...sevens(data.length), 0, 0]), data])
}

/** Where the sound begins. A file without a tag must begin with it. */
function tagLength(bytes: Uint8Array): number {
  if (bytes.length < 10) throw damaged('MP3')
  if (ascii(bytes, 0, 3) !== 'ID3') return 0
  const length = 10 + unsevens(bytes, 6) + (bytes[5]! & 0x10 ? 10 : 0)
  if (length > bytes.length) throw damaged('MP3')
  return length
}

const OWNER = Buffer.from('XMP\0', 'latin1')
const GEOB = Buffer.from('\0application/x-c2pa-manifest-store\0c2pa\0C2PA manifest store\0', 'latin1')

/** MP3: a text frame for people's players, XMP in PRIV (XMP specification, part 3), the manifest in GEOB (C2PA 2.1, A.3.3: ID3). */
export const mp3: Container = {
  write(bytes, { xmp, room }) {
    const sound = bytes.subarray(tagLength(bytes))
    if (sound.length < 4 || sound[0] !== 0xff || (sound[1]! & 0xe0) !== 0xe0) throw damaged('MP3')
    const made_by = readXmp(xmp)
    const told = made_by ? [frame('TXXX', Buffer.from(`\u0003DigitalSourceType\0${SOURCE_TYPES[made_by]}\0`, 'utf8'))] : []
    const held = room === null ? null : frame('GEOB', Buffer.concat([GEOB, new Uint8Array(room)]))
    const frames = [...told, frame('PRIV', Buffer.concat([OWNER, xmp])), ...(held ? [held] : [])]
    const head = Buffer.from([...Buffer.from('ID3'), 4, 0, 0, ...sevens(frames.reduce((sum, { length }) => sum + length, 0))])
    const written = assemble([head, ...frames, sound], held, 10 + GEOB.length)
    // Readers expect the manifest's own bytes to be left out of the hash, without the head of the frame.
    return { ...written, held: { start: written.manifest_at, length: room ?? 0 } }
  },
  xmp(bytes) {
    const end = tagLength(bytes)
    const view = viewOf(bytes)
    for (let at = 10; at + 10 <= end && bytes[at] !== 0;) {
      const size = bytes[3] === 4 ? unsevens(bytes, at + 4) : view.getUint32(at + 4)
      const data = bytes.subarray(at + 10, Math.min(at + 10 + size, end))
      if (ascii(bytes, at, 4) === 'PRIV' && OWNER.equals(data.subarray(0, OWNER.length))) return data.subarray(OWNER.length)
      at += 10 + size
    }
    return null
  },
}
