import { createMp3Encoder } from 'wasm-media-encoders'

/** Kilobits a second: speech in one channel is clear with it. */
const BITRATE = 64

/** Mono samples from -1 to 1. */
export type Pcm = { samples: Float32Array; sample_rate: number }

/** Writes MP3 piece by piece: `add` answers what is complete, `end` the rest. Pieces of one encoder belong together. */
export async function openMp3({ sample_rate }: { sample_rate: number }) {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: sample_rate as 48000, channels: 1, bitrate: BITRATE })
  return {
    // The encoder answers a view of its memory, which the next call overwrites.
    add: (samples: Float32Array) => encoder.encode([samples]).slice(),
    end: () => encoder.finalize().slice(),
  }
}

/** The whole of it in one piece. */
export async function encodeMp3({ samples, sample_rate }: Pcm): Promise<Uint8Array> {
  const mp3 = await openMp3({ sample_rate })
  return Buffer.concat([mp3.add(samples), mp3.end()])
}
