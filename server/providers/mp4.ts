/** One box of an MP4 (ISO/IEC 14496-12, 4.2): where it begins, how long its head and the whole of it are. */
export type Box = { type: string; start: number; head: number; length: number }

/** Boxes that lead to the tables of chunk offsets. */
const HOLDERS = ['moov', 'trak', 'mdia', 'minf', 'stbl']

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Parses sibling MP4 boxes. Throws RangeError on malformed input. */
export function boxesOf(bytes: Uint8Array, from = 0, to = bytes.length): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  for (let start = from; start < to;) {
    const short = view.getUint32(start)
    const head = short === 1 ? 16 : 8
    const length = short === 1 ? Number(view.getBigUint64(start + 8)) : short === 0 ? to - start : short
    if (length < head || start + length > to) throw new RangeError('not a box')
    boxes.push({ type: Buffer.from(bytes.subarray(start + 4, start + 8)).toString('latin1'), start, head, length })
    start += length
  }
  return boxes
}

/** The boxes inside of one. */
export const boxesIn = (bytes: Uint8Array, { start, head, length }: Box): Box[] => boxesOf(bytes, start + head, start + length)

/** Chunk offsets count from the begin of the file, so they move with the boxes they point into. */
function moveOffsets(bytes: Uint8Array, within: Box, moved: (offset: number) => number): void {
  const view = viewOf(bytes)
  for (const box of boxesIn(bytes, within)) {
    if (HOLDERS.includes(box.type)) moveOffsets(bytes, box, moved)
    if (box.type !== 'stco' && box.type !== 'co64') continue
    const wide = box.type === 'co64'
    const first = box.start + box.head + 8
    const count = view.getUint32(first - 4)
    if (first + count * (wide ? 8 : 4) > box.start + box.length) throw new RangeError('a table that ends too early')
    for (let n = 0; n < count; n++) {
      if (wide) view.setBigUint64(first + n * 8, BigInt(moved(Number(view.getBigUint64(first + n * 8)))))
      else view.setUint32(first + n * 4, moved(view.getUint32(first + n * 4)))
    }
  }
}

/**
 * The file rewritten, in pieces: `kept` in that order, with `added` behind the first of them; what the index names moves along.
 * Throws RangeError for an index that points into nothing that is kept.
 */
export function rebuild(bytes: Uint8Array, kept: readonly Box[], added: readonly Uint8Array[] = []): Uint8Array[] {
  const [first, ...others] = kept
  if (!first) throw new RangeError('no boxes')
  const places = new Map([[first, 0]])
  let at = first.length + added.reduce((sum, { length }) => sum + length, 0)
  for (const box of others) {
    places.set(box, at)
    at += box.length
  }
  const moved = (offset: number) => {
    const box = kept.find(({ start, length }) => offset >= start && offset < start + length)
    if (!box) throw new RangeError('an index that points nowhere')
    return offset - box.start + places.get(box)!
  }
  const copies = kept.map(({ start, length }) => bytes.slice(start, start + length))
  kept.forEach((box, n) => box.type === 'moov' && moveOffsets(copies[n]!, { ...box, start: 0 }, moved))
  return [copies[0]!, ...added, ...copies.slice(1)]
}

/** Moves the index before the pictures, so that a film plays from its first bytes. Throws RangeError for what is no film. */
export function withIndexInFront(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const boxes = boxesOf(bytes)
  const index = boxes.findIndex(({ type }) => type === 'moov')
  const pictures = boxes.findIndex(({ type }) => type === 'mdat')
  if (boxes[0]?.type !== 'ftyp' || index < 0 || pictures < 0) throw new RangeError('not a film')
  if (index < pictures) return new Uint8Array(bytes)
  return new Uint8Array(Buffer.concat(rebuild(bytes, [boxes[0], boxes[index]!, ...boxes.filter((_, n) => n !== 0 && n !== index)])))
}
