import { create } from 'zustand'
import type { Call } from '@/contracts/calls'
import type { ErrorCode } from '@/contracts/errors'
import type { MicrophoneProblem } from '@/lib/audio/microphone'

/** idle: no call. connecting: the microphone and the server are asked. ended: what it was is shown until it is closed. */
export type CallPhase = 'idle' | 'connecting' | 'listening' | 'thinking' | 'speaking' | 'ended'
/** What the person is told of a turn that came to nothing, or of a call that did not begin. */
export type CallProblem = MicrophoneProblem | 'unheard' | 'unanswered' | 'blocked' | 'lost_microphone'
export type Caption = { key: number; mine: boolean; text: string }

type CallState = {
  conversation_id: number | null
  phase: CallPhase
  /** The server was not reached lately; what goes on does so until it is. */
  away: boolean
  call: Call | null
  /** When `call` was answered, by this page's clock. */
  answered_at: number
  captions: Caption[]
  muted: boolean
  /** The person speaks, or holds the button to. */
  hearing: boolean
  holding: boolean
  /** Nobody spoke for a while: are they there? */
  asking: boolean
  problem: CallProblem | null
  /** Why a call did not begin; the caller offers what helps. */
  refused: ErrorCode | 'OFFLINE' | null
}

export const NO_CALL: CallState = {
  conversation_id: null,
  phase: 'idle',
  away: false,
  call: null,
  answered_at: 0,
  captions: [],
  muted: false,
  hearing: false,
  holding: false,
  asking: false,
  problem: null,
  refused: null,
}
/** The one call of the page, as it is drawn; hooks/api/live-call.ts is what happens in it. */
export const useCallStore = create<CallState>(() => NO_CALL)
