/** What loudness is measured in, in seconds. */
const FRAME_SECONDS = 0.02
/** Root mean square of full scale below which there is nothing but a quiet room: -54 dB. */
const FLOOR = 0.002
/** A frame this much below the loudest one is the room between words: -34 dB. */
const ROOM = 0.02
/** Frames in a row that are a sound; fewer are a click of the microphone. */
const SOUND_FRAMES = 3
/** What stays before and after, so that no first or last sound is cut, in seconds. */
const AROUND_SECONDS = 0.2

export type AudiblePart = { from: number; to: number }

/**
 * Where sound begins and ends, as indexes of samples with a little of the silence around it; null where nothing can be heard. `full` is the
 * highest value of a sample. At least `least_seconds` long where the samples are.
 */
export function audiblePart(samples: ArrayLike<number>, rate: number, { full = 1, least_seconds = 0 } = {}): AudiblePart | null {
  const frame = Math.round(rate * FRAME_SECONDS)
  const loudness: number[] = []
  for (let at = 0; at + frame <= samples.length; at += frame) {
    let sum = 0
    for (let n = at; n < at + frame; n++) sum += samples[n]! ** 2
    loudness.push(Math.sqrt(sum / frame) / full)
  }
  const limit = Math.max(FLOOR, ROOM * loudness.reduce((most, one) => Math.max(most, one), 0))
  let first = -1
  let last = -1
  for (let at = 0, row = 0; at < loudness.length; at++) {
    row = loudness[at]! >= limit ? row + 1 : 0
    if (row < SOUND_FRAMES) continue
    if (first < 0) first = at - row + 1
    last = at
  }
  if (first < 0) return null
  const around = Math.round(rate * AROUND_SECONDS)
  const from = Math.max(0, first * frame - around)
  const to = Math.min(samples.length, (last + 1) * frame + around)
  const missing = Math.max(0, Math.round(rate * least_seconds) - (to - from))
  const earlier = Math.max(0, from - missing)
  return { from: earlier, to: Math.min(samples.length, to + missing - (from - earlier)) }
}
