import { createHash } from 'node:crypto'
import { ascii, assemble, damaged, viewOf, type Container, type Span } from './container'

type Box = Span & { type: string; head: number }

const C2PA = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex')
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
/** After its uuid: version and flags, what the box is for, and where a Merkle tree would begin. */
const PURPOSE = Buffer.concat([Buffer.alloc(4), Buffer.from('manifest\0'), Buffer.alloc(8)])
const HOLDERS = ['moov', 'trak', 'mdia', 'minf', 'stbl']

function boxesOf(bytes: Uint8Array, from = 0, to = bytes.length): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let at = from; at < to;) {
    if (at + 8 > to) throw damaged('MP4')
    const short = view.getUint32(at)
    const head = short === 1 ? 16 : 8
    if (at + head > to) throw damaged('MP4')
    const length = short === 1 ? Number(view.getBigUint64(at + 8)) : short === 0 ? to - at : short
    if (length < head || at + length > to) throw damaged('MP4')
    boxes.push({ type: ascii(bytes, at + 4, 4), start: at, length, head })
    at += length
  }
  return boxes
}

const isUuid = (bytes: Uint8Array, { type, start, head }: Box, uuid: Buffer) => type === 'uuid' && uuid.equals(bytes.subarray(start + head, start + head + 16))

function uuidBox(uuid: Buffer, data: Uint8Array): Uint8Array {
  const box = Buffer.concat([Buffer.from('\0\0\0\0uuid', 'latin1'), uuid, data])
  box.writeUInt32BE(box.length)
  return box
}

/** Chunk offsets count from the begin of the file, so they move with the boxes they point into. */
function moveOffsets(bytes: Uint8Array, within: Box, moved: (offset: number) => number): void {
  const view = viewOf(bytes)
  for (const box of boxesOf(bytes, within.start + within.head, within.start + within.length)) {
    if (HOLDERS.includes(box.type)) moveOffsets(bytes, box, moved)
    if (box.type !== 'stco' && box.type !== 'co64') continue
    const wide = box.type === 'co64'
    const first = box.start + box.head + 8
    const count = view.getUint32(first - 4)
    if (first + count * (wide ? 8 : 4) > box.start + box.length) throw damaged('MP4')
    for (let n = 0; n < count; n++) {
      if (wide) view.setBigUint64(first + n * 8, BigInt(moved(Number(view.getBigUint64(first + n * 8)))))
      else view.setUint32(first + n * 4, moved(view.getUint32(first + n * 4)))
    }
  }
}

/** MP4: both in boxes behind the first one (C2PA 2.1, A.5: BMFF; XMP specification, part 3). Fragmented films are refused. */
export const mp4: Container = {
  write(bytes, { xmp, room }) {
    const boxes = boxesOf(bytes)
    if (boxes[0]?.type !== 'ftyp' || !boxes.some(({ type }) => type === 'moov') || boxes.some(({ type }) => type === 'moof')) throw damaged('MP4')
    const kept = boxes.filter((box) => !isUuid(bytes, box, C2PA) && !isUuid(bytes, box, XMP))
    const held = room === null ? null : uuidBox(C2PA, Buffer.concat([PURPOSE, new Uint8Array(room)]))
    const added = [...(held ? [held] : []), uuidBox(XMP, xmp)]
    const from = new Map<Box, number>()
    let at = kept[0]!.length + added.reduce((sum, { length }) => sum + length, 0)
    for (const box of kept.slice(1)) {
      from.set(box, at)
      at += box.length
    }
    const moved = (offset: number) => {
      const box = kept.find(({ start, length }) => offset >= start && offset < start + length)
      if (!box) throw damaged('MP4')
      return offset - box.start + (from.get(box) ?? 0)
    }
    const copies = kept.map(({ start, length }) => bytes.slice(start, start + length))
    kept.forEach((box, n) => box.type === 'moov' && moveOffsets(copies[n]!, { ...box, start: 0 }, moved))
    return assemble([copies[0]!, ...added, ...copies.slice(1)], held, 8 + 16 + PURPOSE.length)
  },
  xmp(bytes) {
    const box = boxesOf(bytes).find((one) => isUuid(bytes, one, XMP))
    return box ? bytes.subarray(box.start + box.head + 16, box.start + box.length) : null
  },
}

/** The hash of a BMFF hash assertion: each box with its place, without the manifest, `ftyp` and `mfra` (C2PA 2.1, 15.12.2). */
export function hashBoxes(bytes: Uint8Array): Uint8Array {
  const hash = createHash('sha256')
  for (const box of boxesOf(bytes)) {
    if (box.type === 'ftyp' || box.type === 'mfra' || isUuid(bytes, box, C2PA)) continue
    const place = Buffer.alloc(8)
    place.writeBigUInt64BE(BigInt(box.start))
    hash.update(place).update(bytes.subarray(box.start, box.start + box.length))
  }
  return new Uint8Array(hash.digest())
}
