import { createMp3Encoder } from 'wasm-media-encoders'

/** Bars of a waveform, as it is shown (ours). */
const PEAKS = 48
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

/** The heights of a waveform's bars, from 0 to 100, the loudest 100. */
export function peaksOf({ samples }: Pick<Pcm, 'samples'>, count = PEAKS): number[] {
  const bars = Array.from({ length: count }, (_, at) => {
    const piece = samples.subarray(Math.floor((at * samples.length) / count), Math.floor(((at + 1) * samples.length) / count))
    let most = 0
    for (const sample of piece) most = Math.max(most, Math.abs(sample))
    return most
  })
  const loudest = Math.max(...bars, 0.01)
  return bars.map((bar) => Math.round((100 * bar) / loudest))
}

export const secondsOf = ({ samples, sample_rate }: Pcm) => samples.length / sample_rate
