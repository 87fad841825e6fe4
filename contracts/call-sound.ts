/**
 * The sound of a reply in a call comes as frames in one answer: a byte that says what it is, four bytes with the length of what follows
 * (big-endian), and that. Each sentence has a beginning, its MP3 frames in any number of pieces, and an end.
 */
export const SOUND_FRAMES = { sentence: 1, mp3: 2, sentence_end: 3, end: 4 } as const
/** Bytes before the content of a frame. */
export const FRAME_HEAD = 5

export type SoundSentence = { sentence: number; text: string }
export type SoundSentenceEnd = { sentence: number; seconds: number }
/** `why`: all of it was said, the reply has no words to say, or whoever writes or speaks it failed. */
export type SoundEnd = { why: 'said' | 'nothing' | 'failed' }
export type SoundFrame =
  | ({ kind: 'sentence' } & SoundSentence)
  | { kind: 'mp3'; mp3: Uint8Array }
  | ({ kind: 'sentence_end' } & SoundSentenceEnd)
  | ({ kind: 'end' } & SoundEnd)

const KINDS = Object.fromEntries(Object.entries(SOUND_FRAMES).map(([kind, number]) => [number, kind])) as Record<number, SoundFrame['kind']>

export function writeFrame({ kind, ...content }: SoundFrame): Uint8Array<ArrayBuffer> {
  const bytes = 'mp3' in content ? content.mp3 : new TextEncoder().encode(JSON.stringify(content))
  const frame = new Uint8Array(FRAME_HEAD + bytes.length)
  frame[0] = SOUND_FRAMES[kind]
  new DataView(frame.buffer).setUint32(1, bytes.length)
  frame.set(bytes, FRAME_HEAD)
  return frame
}

/** Reads frames out of pieces that may begin and end anywhere. Throws where it is none. */
export function createFrameReader(): (bytes: Uint8Array) => SoundFrame[] {
  let rest = new Uint8Array(0)
  return (bytes) => {
    const all = new Uint8Array(rest.length + bytes.length)
    all.set(rest)
    all.set(bytes, rest.length)
    const frames: SoundFrame[] = []
    let at = 0
    while (all.length - at >= FRAME_HEAD) {
      const kind = KINDS[all[at]!]
      if (!kind) throw new Error('This is no sound of a call.')
      const end = at + FRAME_HEAD + new DataView(all.buffer).getUint32(at + 1)
      if (end > all.length) break
      const content = all.slice(at + FRAME_HEAD, end)
      frames.push(
        kind === 'mp3' ? { kind, mp3: content } : ({ kind, ...(JSON.parse(new TextDecoder().decode(content)) as object) } as SoundFrame),
      )
      at = end
    }
    rest = all.slice(at)
    return frames
  }
}
