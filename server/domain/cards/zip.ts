import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { CARD_LIMITS } from '@/contracts/cards'
import { cardTooLarge, invalidCard } from './errors'

const END = 0x06054b50
const DIRECTORY = 0x02014b50
const LOCAL = 0x04034b50
const END_BYTES = 22
const MOST_COMMENT = 65_535
const ENCRYPTED = 1
const UTF_8_NAMES = 1 << 11

export type ZipEntry = { name: string; size: number; packed: number; method: number; encrypted: boolean; crc: number; at: number }

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Offset of the end record, whose comment must end with the file; -1 without one. */
export function endOfZip(bytes: Uint8Array): number {
  const view = viewOf(bytes)
  const lowest = Math.max(0, bytes.length - END_BYTES - MOST_COMMENT)
  for (let at = bytes.length - END_BYTES; at >= lowest; at--) {
    if (view.getUint32(at, true) === END && view.getUint16(at + 20, true) === bytes.length - at - END_BYTES) return at
  }
  return -1
}

/**
 * The list of files of an archive that nobody vouches for; nothing is unpacked. Archives in several parts or beyond 4 GB are
 * refused. Throws INVALID_CARD, CARD_TOO_LARGE.
 */
export function listZip(bytes: Uint8Array): ZipEntry[] {
  const end = endOfZip(bytes)
  if (end < 0) throw invalidCard('damaged')
  const view = viewOf(bytes)
  const [disk, first, here, count] = [4, 6, 8, 10].map((offset) => view.getUint16(end + offset, true))
  const [size, offset] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)]
  if (disk !== 0 || first !== 0 || here !== count) throw invalidCard('damaged')
  if (count! > CARD_LIMITS.zip_entries) throw cardTooLarge('zip_entries')
  // Some tools put a picture before the archive: offsets then count from its own beginning.
  const shift = end - size - offset
  if (shift < 0) throw invalidCard('damaged')
  const entries: ZipEntry[] = []
  let at = shift + offset
  for (let n = 0; n < count!; n++) {
    if (at + 46 > end || view.getUint32(at, true) !== DIRECTORY) throw invalidCard('damaged')
    const [name_length, extra, comment] = [28, 30, 32].map((part) => view.getUint16(at + part, true)) as [number, number, number]
    const next = at + 46 + name_length + extra + comment
    if (next > end) throw invalidCard('damaged')
    entries.push({
      name: Buffer.from(bytes.subarray(at + 46, at + 46 + name_length)).toString('utf8'),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      encrypted: (view.getUint16(at + 8, true) & ENCRYPTED) !== 0,
      at: shift + view.getUint32(at + 42, true),
    })
    at = next
  }
  return entries
}

/** One file of it, at most `most` bytes whatever its header says. Throws INVALID_CARD, CARD_TOO_LARGE. */
export function unzip(bytes: Uint8Array, entry: ZipEntry, most: number): Uint8Array {
  if (entry.encrypted) throw invalidCard('encrypted')
  if (entry.size > most) throw cardTooLarge('json_bytes')
  const view = viewOf(bytes)
  if (entry.at + 30 > bytes.length || view.getUint32(entry.at, true) !== LOCAL) throw invalidCard('damaged')
  const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
  if (start + entry.packed > bytes.length || (entry.method !== 0 && entry.method !== 8)) throw invalidCard('damaged')
  const packed = bytes.subarray(start, start + entry.packed)
  let data: Uint8Array
  try {
    data = entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) })
  } catch {
    throw invalidCard('damaged')
  }
  if (data.length !== entry.size || crc32(data) !== entry.crc) throw invalidCard('damaged')
  return data
}

/** Names and contents are trusted. Every entry has the same date, so that the same card gives the same file. */
export function writeZip(files: { name: string; data: Uint8Array; compress: boolean }[]): Uint8Array {
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const { name, data, compress } of files) {
    const [packed, title] = [compress ? deflateRawSync(data) : data, Buffer.from(name, 'utf8')]
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(UTF_8_NAMES, 2)
    head.writeUInt16LE(compress ? 8 : 0, 4)
    // 1 January 1980, the first day that a ZIP can name.
    head.writeUInt16LE(0x21, 8)
    head.writeUInt32LE(crc32(data), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt16LE(title.length, 22)
    const mark = (value: number) => {
      const out = Buffer.alloc(4)
      out.writeUInt32LE(value)
      return out
    }
    const local = Buffer.concat([mark(LOCAL), head, title, packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([mark(DIRECTORY), Buffer.from([20, 0]), head, tail, title]))
    parts.push(local)
    at += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END, 0)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...parts, listed, end])
}
