import { ProviderError } from '@/server/providers/errors'

const cancelled = () => new ProviderError('transient', 'The request was canceled')

/** Least recently used bytes go first. */
function byteCache(limit: number) {
  const kept = new Map<string, Uint8Array>()
  let size = 0
  return {
    get(key: string): Uint8Array | undefined {
      const bytes = kept.get(key)
      if (bytes) {
        kept.delete(key)
        kept.set(key, bytes)
      }
      return bytes
    },
    set(key: string, bytes: Uint8Array) {
      if (kept.has(key)) return
      kept.set(key, bytes)
      size += bytes.length
      for (const [oldest, old] of kept) {
        if (size <= limit) break
        kept.delete(oldest)
        size -= old.length
      }
    },
  }
}

type Drawing = { bytes: Promise<Uint8Array>; waiting: number; stop: AbortController }

export type SharedDrawings = {
  /**
   * The picture of `key`, remembered or drawn by `make`: once for all who wait for it, and stopped when the last of them leaves.
   * Throws ProviderError, at once when `signal` aborts.
   */
  get(key: string, signal: AbortSignal, make: (signal: AbortSignal) => Promise<Uint8Array>): Promise<Uint8Array>
  /** Remembered, or being drawn already. */
  has(key: string): boolean
  /** Being drawn, or waiting to be. */
  open(): number
}

/** Finished pictures in memory, the latest used up to `cache_bytes`, and one drawing for all who ask for the same. */
export function createSharedDrawings(cache_bytes: number): SharedDrawings {
  const cache = byteCache(cache_bytes)
  const drawings = new Map<string, Drawing>()

  function begin(key: string, make: (signal: AbortSignal) => Promise<Uint8Array>): Drawing {
    const stop = new AbortController()
    const bytes = make(stop.signal).then((made) => {
      cache.set(key, made)
      return made
    })
    const drawing: Drawing = { bytes, waiting: 0, stop }
    drawings.set(key, drawing)
    const forget = () => {
      if (drawings.get(key) === drawing) drawings.delete(key)
    }
    bytes.then(forget, forget)
    return drawing
  }

  /** Waits for a drawing that others may wait for too; the last who leaves stops it. */
  function join(drawing: Drawing, key: string, signal: AbortSignal): Promise<Uint8Array> {
    drawing.waiting += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        drawing.waiting -= 1
        if (drawing.waiting === 0) {
          drawings.delete(key)
          drawing.stop.abort()
        }
        reject(cancelled())
      }
      signal.addEventListener('abort', leave, { once: true })
      const settled = () => signal.removeEventListener('abort', leave)
      drawing.bytes.then(
        (bytes) => (settled(), resolve(bytes)),
        (error: unknown) => (settled(), reject(error)),
      )
    })
  }

  return {
    has: (key) => drawings.has(key) || cache.get(key) !== undefined,
    open: () => drawings.size,
    async get(key, signal, make) {
      if (signal.aborted) throw cancelled()
      return cache.get(key) ?? (await join(drawings.get(key) ?? begin(key, make), key, signal))
    },
  }
}
