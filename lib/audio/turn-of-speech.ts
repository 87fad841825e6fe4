import { audiblePart } from '@/contracts/audible'
import { MIN_VOICE_SECONDS, VOICE_NOTE_RATE } from '@/contracts/voice-notes'
import { encodeWav } from './encode-wav'
import { resample } from './resample'

/** What was said as a WAV file without the silence around it; null where nothing can be heard. */
export function turnOfSpeech(samples: Float32Array, rate: number, most_seconds: number): Blob | null {
  const whole = resample(samples, rate, VOICE_NOTE_RATE).subarray(0, most_seconds * VOICE_NOTE_RATE)
  if (whole.length < MIN_VOICE_SECONDS * VOICE_NOTE_RATE) return null
  const part = audiblePart(whole, VOICE_NOTE_RATE, { least_seconds: MIN_VOICE_SECONDS })
  return part && encodeWav(whole.subarray(part.from, part.to), VOICE_NOTE_RATE)
}
