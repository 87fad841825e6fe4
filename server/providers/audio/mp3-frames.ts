/** ISO 11172-3 and 13818-3, layer III: kilobits a second by index, sample rates by index. */
const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const RATES = [44_100, 48_000, 32_000]

type Frame = { length: number; seconds: number; is_1: boolean; mono: boolean; side_at: number }

/** The frame whose header is at `at`, or null when none does. */
function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4)
  const version = (b >> 3) & 3
  const kbits = (version === 3 ? KBITS_1 : KBITS_2)[c >> 4]
  const rate = RATES[(c >> 2) & 3]
  if (a !== 0xff || (b & 0xe0) !== 0xe0 || version === 1 || ((b >> 1) & 3) !== 1 || !kbits || !rate) return null
  const is_1 = version === 3
  const hertz = rate / (is_1 ? 1 : version === 2 ? 2 : 4)
  const samples = is_1 ? 1152 : 576
  const length = Math.floor(((samples / 8) * kbits * 1000) / hertz) + ((c >> 1) & 1)
  return { length, seconds: samples / hertz, is_1, mono: d >> 6 === 3, side_at: at + 4 + (b & 1 ? 0 : 2) }
}

/** A frame that only describes the file it began: joined to others it would lie about their length. */
function describesItself(bytes: Uint8Array, at: number, { side_at, is_1, mono }: Frame): boolean {
  const tag = side_at + (is_1 ? (mono ? 17 : 32) : mono ? 9 : 17)
  const word = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  return ['Xing', 'Info'].includes(word(tag)) || word(at + 36) === 'VBRI'
}

function bitsAt(bytes: Uint8Array, from: number, count: number): number {
  let value = 0
  for (let bit = from; bit < from + count; bit++) value = value * 2 + (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
  return value
}

/** About how loud a frame is: the step its coarsest channel was quantised with, nothing where nothing was stored. */
function levelOf(bytes: Uint8Array, { side_at, is_1, mono }: Frame): number {
  const channels = mono ? 1 : 2
  const head = is_1 ? (mono ? 18 : 20) : mono ? 9 : 10
  const size = is_1 ? 59 : 63
  let level = 0
  for (let part = 0; part < (is_1 ? 2 : 1) * channels; part++) {
    const at = side_at * 8 + head + part * size
    if (bitsAt(bytes, at + 12, 9) > 0) level = Math.max(level, 2 ** ((bitsAt(bytes, at + 21, 8) - 210) / 4))
  }
  return level
}

/** What a tag (ID3v2) takes, whole; 0 when none is there. */
function tagLength(bytes: Uint8Array, at: number): number {
  if (bytes[at] !== 0x49 || bytes[at + 1] !== 0x44 || bytes[at + 2] !== 0x33) return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 6, at + 10)
  return 10 + (((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (d & 127))
}

export type Mp3Part = {
  /** Whole frames of sound, without tags: such parts can be joined. */
  bytes: Uint8Array
  seconds: number
  /** About how loud each frame is, in no unit. */
  levels: number[]
}

/** Reads MP3 as it arrives: each call answers the frames that are complete by then. */
export function createFrameReader(): (piece: Uint8Array) => Mp3Part {
  let rest: Uint8Array = new Uint8Array()
  let skip = 0
  return (piece) => {
    const bytes = rest.length ? Buffer.concat([rest, piece]) : piece
    const frames: Uint8Array[] = []
    const part: Omit<Mp3Part, 'bytes'> = { seconds: 0, levels: [] }
    let at = Math.min(skip, bytes.length)
    skip -= at
    while (skip === 0 && at + 10 <= bytes.length) {
      const tag = tagLength(bytes, at)
      if (tag) {
        skip = Math.max(0, at + tag - bytes.length)
        at = Math.min(at + tag, bytes.length)
        continue
      }
      const frame = frameAt(bytes, at)
      if (!frame) at += 1
      else if (at + frame.length > bytes.length) break
      else {
        if (!describesItself(bytes, at, frame)) {
          frames.push(bytes.subarray(at, at + frame.length))
          part.seconds += frame.seconds
          part.levels.push(levelOf(bytes, frame))
        }
        at += frame.length
      }
    }
    rest = bytes.slice(at)
    return { bytes: Buffer.concat(frames), ...part }
  }
}
