import type { FliteVoice } from './voice-of.ts'

/** How loud speech is in the end (about -20 dB below full), and what counts as silence at its ends. */
const LEVEL = 0.1
const SILENCE = 0.01
const FADE_SECONDS = 0.008

/** Read at another speed: pitch and the size of the mouth change together. Cubic between the samples. */
function resample(sound: Float32Array, ratio: number): Float32Array {
  const out = new Float32Array(Math.floor((sound.length - 1) / ratio))
  for (let n = 0; n < out.length; n++) {
    const at = n * ratio
    const i = Math.floor(at)
    const t = at - i
    const [a, b, c, d] = [sound[i - 1] ?? 0, sound[i] ?? 0, sound[i + 1] ?? 0, sound[i + 2] ?? 0]
    out[n] = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  }
  return out
}

type Filter = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** Raises or lowers all below (or above) a frequency. After R. Bristow-Johnson's cookbook, slope 1. */
function shelf(kind: 'low' | 'high', hertz: number, decibels: number, rate: number): Filter {
  const gain = 10 ** (decibels / 40)
  const w = (2 * Math.PI * hertz) / rate
  const side = (kind === 'low' ? -1 : 1) * Math.cos(w)
  const slope = Math.sin(w) * Math.SQRT1_2 * 2 * Math.sqrt(gain)
  const sign = kind === 'low' ? 1 : -1
  const a0 = gain + 1 - (gain - 1) * side + slope
  return {
    b0: (gain * (gain + 1 + (gain - 1) * side + slope)) / a0,
    b1: (sign * 2 * gain * (gain - 1 - (gain + 1) * Math.cos(w) * sign)) / a0,
    b2: (gain * (gain + 1 + (gain - 1) * side - slope)) / a0,
    a1: (-sign * 2 * (gain - 1 + sign * (gain + 1) * Math.cos(w))) / a0,
    a2: (gain + 1 - (gain - 1) * side - slope) / a0,
  }
}

function run(sound: Float32Array, { b0, b1, b2, a1, a2 }: Filter): void {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let n = 0; n < sound.length; n++) {
    const x = sound[n]!
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    sound[n] = y
  }
}

/** Without the silence that the engine puts around a sentence: pauses are added by the caller. */
function trim(sound: Float32Array): Float32Array {
  let from = 0
  let to = sound.length
  while (from < to && Math.abs(sound[from]!) < SILENCE) from += 1
  while (to > from && Math.abs(sound[to - 1]!) < SILENCE) to -= 1
  return sound.subarray(from, to)
}

/** Brings speech to the common level; what would be too loud is bent, not clipped. */
function level(sound: Float32Array): void {
  let energy = 0
  let count = 0
  for (const sample of sound) {
    if (Math.abs(sample) < SILENCE) continue
    energy += sample * sample
    count += 1
  }
  const gain = count === 0 ? 0 : LEVEL / Math.sqrt(energy / count)
  for (let n = 0; n < sound.length; n++) sound[n] = Math.tanh(sound[n]! * gain * 1.4) / 1.4
}

function fade(sound: Float32Array, rate: number): void {
  const length = Math.min(Math.floor(FADE_SECONDS * rate), sound.length >> 1)
  for (let n = 0; n < length; n++) {
    const part = n / length
    sound[n]! *= part
    sound[sound.length - 1 - n]! *= part
  }
}

/** Turns what the engine said into this character's voice. The same in, the same out. */
export function shapeSound(raw: Int16Array, rate: number, voice: FliteVoice): Float32Array {
  const plain = Float32Array.from(raw, (sample) => sample / 32_768)
  const sound = resample(trim(plain), voice.size_ratio)
  run(sound, shelf('low', 220, voice.warmth_db, rate))
  run(sound, shelf('high', 4500, voice.air_db, rate))
  level(sound)
  fade(sound, rate)
  return sound
}
