import { create } from 'zustand'
import type { MicrophoneProblem } from '@/lib/audio/microphone'

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
  /** Lets go of the microphone, or of the request for one; set by hooks/record-voice.ts. */
  letGo: (() => void) | null
  /** Hands the reviewed take to the caller, who sends it. */
  release: () => Take | null
  /** Throws it away. */
  cancel: () => void
  clearNotice: () => void
}

/** Nothing is being recorded. */
export const IDLE = { id: null, phase: 'idle' as const, seconds: 0, levels: [], take: null, letGo: null }

/** What is recorded stays here until the person sends it or throws it away. The microphone itself comes with hooks/record-voice.ts. */
export const useRecorderStore = create<RecorderState>((set, get) => ({
  ...IDLE,
  limit: 0,
  notice: null,
  release: () => {
    const { take } = get()
    set({ ...IDLE, notice: null })
    return take
  },
  cancel: () => {
    const { take, letGo } = get()
    letGo?.()
    if (take) URL.revokeObjectURL(take.url)
    set({ ...IDLE, notice: null })
  },
  clearNotice: () => set({ notice: null }),
}))
