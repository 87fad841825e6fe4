type Live = { pieces: Uint8Array[]; state: 'running' | 'spoken' | 'failed'; held_back: boolean; wake: () => void; changed: Promise<void> }

/** The end of a running voice, for who makes it. */
export type LiveVoice = {
  add(mp3: Uint8Array): void
  /** All of it is there, and may be heard. */
  spoken(): void
  /** It is in the storage, or it failed: current readers get the rest, or an error. */
  end(): void
}

function renew(live: Live) {
  live.changed = new Promise((resolve) => (live.wake = resolve))
}

function change(live: Live) {
  live.wake()
  renew(live)
}

async function* hear(live: Live): AsyncGenerator<Uint8Array> {
  for (let at = 0; ;) {
    const piece = live.held_back && live.state !== 'spoken' ? undefined : live.pieces[at]
    if (piece) {
      at += 1
      yield piece
    } else if (live.state === 'running') await live.changed
    else if (live.state === 'failed') throw new Error('The voice was given up.')
    else return
  }
}

/**
 * The voices that this process is making, by the key of their file: they are played from memory before they are stored.
 * `asked` counts requests, so that an idle worker knows whether to check again; `loops` are its workers.
 */
export function createLiveVoices() {
  const known = new Map<string, Live>()
  let began = Promise.withResolvers<void>()
  return {
    asked: 0,
    loops: new Set<Promise<void>>(),
    /** `held_back`: nothing is heard before all of it is there. */
    begin(key: string, held_back: boolean): LiveVoice {
      const live: Live = { pieces: [], state: 'running', held_back, wake: () => {}, changed: Promise.resolve() }
      renew(live)
      known.set(key, live)
      began.resolve()
      began = Promise.withResolvers()
      return {
        add(mp3) {
          if (mp3.length === 0) return
          live.pieces.push(mp3)
          change(live)
        },
        spoken() {
          live.state = 'spoken'
          change(live)
        },
        end() {
          if (known.get(key) === live) known.delete(key)
          if (live.state === 'running') live.state = 'failed'
          change(live)
        },
      }
    },
    /** Resolves when this process begins another one. */
    next: (): Promise<void> => began.promise,
    /** Its sound from the beginning, as it is made; null when this process is not making it. */
    hear(key: string): AsyncIterable<Uint8Array> | null {
      const live = known.get(key)
      return live && live.state !== 'failed' ? hear(live) : null
    },
  }
}

export type LiveVoices = ReturnType<typeof createLiveVoices>
