import { audiblePart } from '@/contracts/audible'
import { MIN_VOICE_SECONDS, VOICE_NOTE_RATE } from '@/contracts/voice-notes'
import { waveformOf } from '@/contracts/waveform'
import { encodeWav } from '@/lib/audio/encode-wav'
import { type Microphone, MicrophoneError, openMicrophone } from '@/lib/audio/microphone'
import { resample } from '@/lib/audio/resample'
import { IDLE, type Take, useRecorderStore } from '@/stores/recorder-store'

/** Bars that are seen while it records; one is a piece of some 40 ms, every second one is kept. */
const BARS = 40

let microphone: Microphone | null = null
let pieces: Float32Array[] = []
let frames = 0
/** Number of the latest request for a microphone: one that opens after it was canceled is closed again. */
let asked = 0

const { getState: get, setState: set } = useRecorderStore

function letGo() {
  asked += 1
  microphone?.close()
  microphone = null
  pieces = []
  frames = 0
}

const loudest = (samples: Float32Array) => {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}

/** What was recorded without the silence at both ends, and lets go of the microphone; or why it cannot be sent. */
function takeOf(limit: number): Take | 'short' | 'empty' {
  const rate = microphone?.rate ?? VOICE_NOTE_RATE
  microphone?.close()
  microphone = null
  const whole = new Float32Array(frames)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  pieces = []
  frames = 0
  // Under the limit, not at it.
  const recorded = resample(whole, rate, VOICE_NOTE_RATE).subarray(0, limit * VOICE_NOTE_RATE - 1)
  if (recorded.length / VOICE_NOTE_RATE < MIN_VOICE_SECONDS) return 'short'
  const part = audiblePart(recorded, VOICE_NOTE_RATE, { least_seconds: MIN_VOICE_SECONDS })
  if (!part) return 'empty'
  const samples = recorded.subarray(part.from, part.to)
  const seconds = samples.length / VOICE_NOTE_RATE
  const blob = encodeWav(samples, VOICE_NOTE_RATE)
  return { blob, url: URL.createObjectURL(blob), seconds, peaks: waveformOf(samples) }
}

function hear(samples: Float32Array) {
  const { limit, levels, phase } = get()
  if (phase !== 'recording') return
  pieces.push(samples)
  frames += samples.length
  const seconds = frames / (microphone?.rate ?? VOICE_NOTE_RATE)
  if (seconds >= limit) return stopRecording('limit')
  if (pieces.length % 2 === 0) set({ seconds, levels: [...levels, loudest(samples)].slice(-BARS) })
}

/** Must run inside a tap or a key: the browser asks for the microphone. `limit`: the longest it may be, in seconds. */
export async function startRecording(id: number, limit: number): Promise<void> {
  if (get().phase !== 'idle') return
  letGo()
  const mine = asked
  set({ ...IDLE, id, phase: 'asking', limit, notice: null, letGo })
  try {
    const opened = await openMicrophone({ onSamples: hear, onLost: () => stopRecording('interrupted') })
    if (mine !== asked) return opened.close()
    microphone = opened
    set({ phase: 'recording' })
  } catch (error) {
    if (mine === asked) set({ ...IDLE, notice: { id, what: error instanceof MicrophoneError ? error.problem : 'busy' } })
  }
}

/** Ends it and keeps it: heard first, sent when the person says so. */
export function stopRecording(why?: 'limit' | 'interrupted'): void {
  const { id, phase, limit, cancel } = get()
  if (phase === 'asking') return cancel()
  if (phase !== 'recording' || id === null) return
  const take = takeOf(limit)
  if (typeof take === 'object') set({ phase: 'preview', take, seconds: take.seconds, levels: [], notice: why ? { id, what: why } : null })
  else set({ ...IDLE, notice: { id, what: why === 'interrupted' ? why : take } })
}

/** Ends it and answers it, to be sent at once; null where it was hardly begun, or nothing can be heard. */
export function finishRecording(): Take | null {
  const { id, phase, limit } = get()
  if (phase !== 'recording' || id === null) return null
  const take = takeOf(limit)
  const whole = typeof take === 'object'
  set({ ...IDLE, notice: whole ? null : { id, what: take } })
  return whole ? take : null
}
