import { createH264MP4Encoder } from 'h264-mp4-encoder'

/** A film of one second and one grey; another tone makes another file. */
export async function film(tone = 0): Promise<Uint8Array> {
  const encoder = await createH264MP4Encoder()
  Object.assign(encoder, { width: 64, height: 64, frameRate: 10 })
  encoder.initialize()
  for (let n = 0; n < 10; n++) encoder.addFrameRgba(new Uint8Array(64 * 64 * 4).fill((20 * n + tone) % 256))
  encoder.finalize()
  const bytes = encoder.FS.readFile(encoder.outputFilename)
  encoder.delete()
  return new Uint8Array(bytes)
}

type Box = { type: string; start: number; size: number }

export function boxesOf(bytes: Uint8Array, from = 0, to = bytes.length): Box[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; at += view.getUint32(at)) {
    boxes.push({ type: String.fromCharCode(...bytes.subarray(at + 4, at + 8)), start: at, size: view.getUint32(at) })
  }
  return boxes
}

/** What an MP4 says of its one film. */
export function filmOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const inside = (path: string[], from = 0, to = bytes.length): Box => {
    const box = boxesOf(bytes, from, to).find(({ type }) => type === path[0])
    if (!box) throw new Error(`no ${path[0]}`)
    return path.length === 1 ? box : inside(path.slice(1), box.start + 8, box.start + box.size)
  }
  const media_header = inside(['moov', 'trak', 'mdia', 'mdhd']).start
  const table = ['moov', 'trak', 'mdia', 'minf', 'stbl']
  const entry = inside([...table, 'stsd']).start + 16
  const config = boxesOf(bytes, entry + 86, entry + view.getUint32(entry)).find(({ type }) => type === 'avcC')!
  const chunks = inside([...table, 'stco']).start
  return {
    codec: String.fromCharCode(...bytes.subarray(entry + 4, entry + 8)),
    width: view.getUint16(entry + 32),
    height: view.getUint16(entry + 34),
    profile: bytes[config.start + 9]!,
    seconds: view.getUint32(media_header + 24) / view.getUint32(media_header + 20),
    frames: view.getUint32(inside([...table, 'stsz']).start + 16),
    chunks: Array.from({ length: view.getUint32(chunks + 12) }, (_, n) => view.getUint32(chunks + 16 + n * 4)),
    media: inside(['mdat']),
  }
}
