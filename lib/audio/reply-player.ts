import { createFrameReader } from '@/contracts/call-sound'

/** The last moments of a piece change once what follows it is known. */
const TAIL_SECONDS = 0.06
const SOON_SECONDS = 0.02
/** Characters a voice says in a second, for a sentence whose length is not known yet. */
const CHARACTERS_A_SECOND = 15

type ReplyEnd = 'said' | 'nothing' | 'failed' | 'broken'

type Events = {
  /** A sentence begins to sound. */
  onSentence: (text: string) => void
  signal: AbortSignal
}

/** A stretch of a sentence that is on its way to the loudspeaker: `from` by the clock of the sound, `at` within the sentence. */
type Stretch = { sentence: number; from: number; at: number; seconds: number }
type Part = { text: string; mp3: Uint8Array<ArrayBuffer>[]; planned: number; seconds: number | null }

const joined = (pieces: readonly Uint8Array<ArrayBuffer>[]): ArrayBuffer => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole.buffer
}

/**
 * Plays the reply of a call while it comes, and knows how far it was heard. A sentence is decoded again with each piece that arrives, and only
 * what is new of it is played, so that pieces join without a gap.
 */
export function createReplyPlayer(context: AudioContext) {
  let sources: AudioBufferSourceNode[] = []
  let stretches: Stretch[] = []
  let parts: Part[] = []
  let free_at = 0
  const timers = new Set<ReturnType<typeof setTimeout>>()

  function silence() {
    for (const source of sources) source.stop()
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    sources = []
    stretches = []
    parts = []
    free_at = 0
  }

  const until = (time: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        timers.delete(timer)
        resolve()
      }
      const timer = setTimeout(done, Math.max(0, (time - context.currentTime) * 1000))
      timers.add(timer)
      signal.addEventListener('abort', done, { once: true })
    })

  async function plan(sentence: number, whole: boolean, { onSentence, signal }: Events) {
    const part = parts[sentence]
    if (!part || part.mp3.length === 0) return
    const buffer = await context.decodeAudioData(joined(part.mp3)).catch(() => null)
    if (!buffer || signal.aborted) return
    const to = whole ? buffer.duration : buffer.duration - TAIL_SECONDS
    const seconds = to - part.planned
    if (seconds <= 0) return
    const from = Math.max(context.currentTime + SOON_SECONDS, free_at)
    const source = context.createBufferSource()
    source.buffer = buffer
    source.connect(context.destination)
    source.start(from, part.planned, seconds)
    sources.push(source)
    stretches.push({ sentence, from, at: part.planned, seconds })
    if (part.planned === 0) void until(from, signal).then(() => signal.aborted || onSentence(part.text))
    part.planned = to
    free_at = from + seconds
  }

  return {
    /** Resolves once all of it was heard, or there is no more; at once where `signal` ends it. */
    async play(address: string, events: Events): Promise<ReplyEnd> {
      silence()
      const { signal } = events
      let why: ReplyEnd = 'broken'
      try {
        const answer = await fetch(address, { signal })
        const reader = answer.ok ? answer.body?.getReader() : undefined
        if (!reader) return 'failed'
        const read = createFrameReader()
        for (;;) {
          const { done, value } = await reader.read()
          if (done) break
          let fresh: number | null = null
          for (const frame of read(value)) {
            if (frame.kind === 'sentence') parts[frame.sentence] = { text: frame.text, mp3: [], planned: 0, seconds: null }
            else if (frame.kind === 'mp3') {
              parts.at(-1)?.mp3.push(frame.mp3 as Uint8Array<ArrayBuffer>)
              fresh = parts.length - 1
            } else if (frame.kind === 'sentence_end') {
              const part = parts[frame.sentence]
              if (part) part.seconds = frame.seconds
              await plan(frame.sentence, true, events)
              fresh = null
            } else why = frame.why
          }
          if (fresh !== null) await plan(fresh, false, events)
        }
      } catch {
        why = 'broken'
      }
      await until(free_at, signal)
      return why
    },
    /** How far it was heard; null before its first sound. */
    heard(): { sentence: number; fraction: number } | null {
      const now = context.currentTime
      const last = stretches.filter(({ from }) => from <= now).at(-1)
      const part = last && parts[last.sentence]
      if (!last || !part) return null
      const position = last.at + Math.min(last.seconds, now - last.from)
      const length = part.seconds ?? Math.max(part.planned, part.text.length / CHARACTERS_A_SECOND)
      return { sentence: last.sentence, fraction: Math.min(1, Math.max(0, position / Math.max(length, 0.001))) }
    },
    silence,
  }
}

export type ReplyPlayer = ReturnType<typeof createReplyPlayer>
