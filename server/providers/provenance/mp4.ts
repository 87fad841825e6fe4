import { createHash } from 'node:crypto'
import { boxesOf, rebuild, type Box } from '../mp4'
import { assemble, damaged, type Container } from './container'

const C2PA = Buffer.from('d8fec3d61b0e483c92975828877ec481', 'hex')
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
/** After its uuid: version and flags, what the box is for, and where a Merkle tree would begin. */
const PURPOSE = Buffer.concat([Buffer.alloc(4), Buffer.from('manifest\0'), Buffer.alloc(8)])

/** What is no intact MP4 is said in this port's words. */
function intact<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof RangeError ? damaged('MP4') : error
  }
}

const isUuid = (bytes: Uint8Array, { type, start, head }: Box, uuid: Buffer) =>
  type === 'uuid' && uuid.equals(bytes.subarray(start + head, start + head + 16))

function uuidBox(uuid: Buffer, data: Uint8Array): Uint8Array {
  const box = Buffer.concat([Buffer.from('\0\0\0\0uuid', 'latin1'), uuid, data])
  box.writeUInt32BE(box.length)
  return box
}

/** MP4: both in boxes behind the first one (C2PA 2.1, A.5: BMFF; XMP specification, part 3). Fragmented films are refused. */
export const mp4: Container = {
  write: (bytes, { xmp, room }) =>
    intact(() => {
      const boxes = boxesOf(bytes)
      if (boxes[0]?.type !== 'ftyp' || !boxes.some(({ type }) => type === 'moov') || boxes.some(({ type }) => type === 'moof'))
        throw damaged('MP4')
      const kept = boxes.filter((box) => !isUuid(bytes, box, C2PA) && !isUuid(bytes, box, XMP))
      const held = room === null ? null : uuidBox(C2PA, Buffer.concat([PURPOSE, new Uint8Array(room)]))
      return assemble(rebuild(bytes, kept, [...(held ? [held] : []), uuidBox(XMP, xmp)]), held, 8 + 16 + PURPOSE.length)
    }),
  xmp: (bytes) =>
    intact(() => {
      const box = boxesOf(bytes).find((one) => isUuid(bytes, one, XMP))
      return box ? bytes.subarray(box.start + box.head + 16, box.start + box.length) : null
    }),
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
