import { create } from 'zustand'
import { audiblePart } from '@/contracts/audible'
import { MIN_VOICE_SECONDS, VOICE_NOTE_RATE } from '@/contracts/voice-notes'
import { waveformOf } from '@/contracts/waveform'
import { encodeWav } from '@/lib/audio/encode-wav'
import { type Microphone, MicrophoneError, type MicrophoneProblem, openMicrophone } from '@/lib/audio/microphone'
import { resample } from '@/lib/audio/resample'

/** A finished recording. `url` plays it; the owner of the take revokes it. */
export type Take = { blob: Blob; url: string; seconds: number; peaks: number[] }

/** Why a recording ended by itself, shown to the person. limit: longest duration reached. interrupted: the microphone was lost. short: too short to send. empty: nothing was heard. */
export type RecorderNotice = MicrophoneProblem | 'limit' | 'interrupted' | 'short' | 'empty'

type RecorderState = {
  /** The conversation that is spoken into; null while nothing is. */
  id: number | null
  phase: 'idle' | 'asking' | 'recording' | 'preview'
  seconds: number
  /** Longest it may be, in seconds. */
  limit: number
  /** The newest last, from 0 to 1. */
  levels: number[]
  take: Take | null
  notice: { id: number; what: RecorderNotice } | null
  /** Must run inside a tap or a key: the browser asks for the microphone. */
  start: (id: number, limit: number) => Promise<void>
  /** Ends it and keeps it: heard first, sent when the person says so. */
  stop: (why?: 'limit' | 'interrupted') => void
  /** Ends it and answers it, to be sent at once; null where it was hardly begun, or nothing can be heard. */
  finish: () => Take | null
  /** Hands the reviewed take to the caller, who sends it. */
  release: () => Take | null
  /** Throws it away. */
  cancel: () => void
  clearNotice: () => void
}

/** Bars that are seen while it records; one is a piece of some 40 ms, every second one is kept. */
const BARS = 40
const EMPTY = { id: null, phase: 'idle' as const, seconds: 0, levels: [], take: null }

let microphone: Microphone | null = null
let pieces: Float32Array[] = []
let frames = 0
/** Number of the latest request for a microphone: one that opens after it was canceled is closed again. */
let asked = 0

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

/** The one microphone of the page. What is recorded stays here until the person sends it or throws it away. */
export const useRecorderStore = create<RecorderState>((set, get) => {
  function hear(samples: Float32Array) {
    const { limit, levels, phase } = get()
    if (phase !== 'recording') return
    pieces.push(samples)
    frames += samples.length
    const seconds = frames / (microphone?.rate ?? VOICE_NOTE_RATE)
    if (seconds >= limit) return get().stop('limit')
    if (pieces.length % 2 === 0) set({ seconds, levels: [...levels, loudest(samples)].slice(-BARS) })
  }
  return {
    ...EMPTY,
    limit: 0,
    notice: null,
    start: async (id, limit) => {
      if (get().phase !== 'idle') return
      const mine = ++asked
      pieces = []
      frames = 0
      set({ ...EMPTY, id, phase: 'asking', limit, notice: null })
      try {
        const opened = await openMicrophone({ onSamples: hear, onLost: () => get().stop('interrupted') })
        if (mine !== asked) return opened.close()
        microphone = opened
        set({ phase: 'recording' })
      } catch (error) {
        if (mine === asked) set({ ...EMPTY, notice: { id, what: error instanceof MicrophoneError ? error.problem : 'busy' } })
      }
    },
    stop: (why) => {
      const { id, phase, limit } = get()
      if (phase === 'asking') return get().cancel()
      if (phase !== 'recording' || id === null) return
      const take = takeOf(limit)
      if (typeof take === 'object')
        set({ phase: 'preview', take, seconds: take.seconds, levels: [], notice: why ? { id, what: why } : null })
      else set({ ...EMPTY, notice: { id, what: why === 'interrupted' ? why : take } })
    },
    finish: () => {
      const { id, phase, limit } = get()
      if (phase !== 'recording' || id === null) return null
      const take = takeOf(limit)
      const whole = typeof take === 'object'
      set({ ...EMPTY, notice: whole ? null : { id, what: take } })
      return whole ? take : null
    },
    release: () => {
      const { take } = get()
      set({ ...EMPTY, notice: null })
      return take
    },
    cancel: () => {
      asked += 1
      microphone?.close()
      microphone = null
      pieces = []
      frames = 0
      const { take } = get()
      if (take) URL.revokeObjectURL(take.url)
      set({ ...EMPTY, notice: null })
    },
    clearNotice: () => set({ notice: null }),
  }
})
