import { assemble, damaged, viewOf, type Container } from './container'

type Segment = { marker: number; whole: Uint8Array }

const [SOI, SOS, APP0, APP1, APP11, APP13, COMMENT] = [0xd8, 0xda, 0xe0, 0xe1, 0xeb, 0xed, 0xfe]
const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0'
/** Marker, length, `JP`, number of the box, number of the piece (ISO 19566-5, annex D). */
const JUMBF_HEAD = 12

/** Segments before the picture data, and that data to the end. */
function partsOf(bytes: Uint8Array): { segments: Segment[]; rest: Uint8Array } {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== SOI || bytes.at(-2) !== 0xff || bytes.at(-1) !== 0xd9) throw damaged('JPEG')
  const view = viewOf(bytes)
  const segments: Segment[] = []
  for (let at = 2; at + 4 <= bytes.length;) {
    const marker = bytes[at + 1]!
    if (bytes[at] !== 0xff || marker < 0xc0) throw damaged('JPEG')
    if (marker === SOS) return { segments, rest: bytes.subarray(at) }
    const end = at + 2 + view.getUint16(at + 2)
    if (end > bytes.length) throw damaged('JPEG')
    segments.push({ marker, whole: bytes.subarray(at, end) })
    at = end
  }
  throw damaged('JPEG')
}

function segment(marker: number, data: Uint8Array): Uint8Array {
  const whole = new Uint8Array(4 + data.length)
  whole.set([0xff, marker])
  viewOf(whole).setUint16(2, data.length + 2)
  whole.set(data, 4)
  return whole
}

/** JPEG: XMP in APP1, the manifest in one APP11 segment (C2PA 2.1, appendix A.3.1), which holds far more than a manifest needs. */
export const jpeg: Container = {
  write(bytes, { xmp, room }) {
    const { segments, rest } = partsOf(bytes)
    const kept = segments.filter(({ marker }) => ![APP1, APP11, APP13, COMMENT].includes(marker))
    // JFIF's own segment is first.
    const [head, others] = [kept.filter(({ marker }) => marker === APP0), kept.filter(({ marker }) => marker !== APP0)]
    const held = room === null ? null : segment(APP11, new Uint8Array(JUMBF_HEAD - 4 + room))
    held?.set(Buffer.from([0x4a, 0x50, 0, 1, 0, 0, 0, 1]), 4)
    const packet = segment(APP1, Buffer.concat([Buffer.from(XMP_NAME, 'latin1'), xmp]))
    return assemble(
      [
        new Uint8Array([0xff, SOI]),
        ...head.map(({ whole }) => whole),
        packet,
        ...(held ? [held] : []),
        ...others.map(({ whole }) => whole),
        rest,
      ],
      held,
      JUMBF_HEAD,
    )
  },
  xmp(bytes) {
    const name = Buffer.from(XMP_NAME, 'latin1')
    const found = partsOf(bytes).segments.find(
      ({ marker, whole }) => marker === APP1 && Buffer.from(whole.subarray(4, 4 + name.length)).equals(name),
    )
    return found?.whole.subarray(4 + name.length) ?? null
  },
}
