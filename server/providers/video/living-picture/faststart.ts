type Box = { type: string; start: number; size: number }

function boxesOf(bytes: Uint8Array, from = 0, to = bytes.length): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to;) {
    const size = view.getUint32(at)
    if (size < 8 || at + size > to) throw new Error('not a film of ours')
    boxes.push({ type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)), start: at, size })
    at += size
  }
  return boxes
}

/** Where chunks begin, in every table of the index: those numbers count from the start of the file. */
function moveChunks(index: Uint8Array, by: number): void {
  const view = new DataView(index.buffer, index.byteOffset)
  const inside = (from: number, to: number): void => {
    for (const { type, start, size } of boxesOf(index, from, to)) {
      if (['trak', 'mdia', 'minf', 'stbl'].includes(type)) inside(start + 8, start + size)
      if (type !== 'stco') continue
      const count = view.getUint32(start + 12)
      for (let n = 0; n < count; n++) view.setUint32(start + 16 + n * 4, view.getUint32(start + 16 + n * 4) + by)
    }
  }
  inside(8, index.length)
}

/** Moves the index of an MP4 before its pictures, so that it plays from the first bytes. Throws on anything else. */
export function withIndexInFront(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const boxes = boxesOf(bytes).filter(({ type }) => type !== 'free')
  const order = ['ftyp', 'moov', 'mdat']
  const sorted = order.map((type) => boxes.find((box) => box.type === type))
  const [head, index, media] = sorted
  if (!head || !index || !media || boxes.length !== order.length) throw new Error('not a film of ours')
  const out = new Uint8Array(head.size + index.size + media.size)
  let at = 0
  for (const box of [head, index, media]) {
    out.set(bytes.subarray(box.start, box.start + box.size), at)
    at += box.size
  }
  moveChunks(out.subarray(head.size, head.size + index.size), head.size + index.size - media.start)
  return out
}
