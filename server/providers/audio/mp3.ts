import { createMp3Encoder } from 'wasm-media-encoders'

/** Kilobits a second: speech in one channel is clear with it. */
const BITRATE = 64

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
