import type { Unusable } from '../../llama/open-model'
import type { Sampling, Usage } from '../port'

export type HistoryItem = { type: 'system' | 'user'; text: string } | { type: 'model'; response: string[] }

export type Generate = {
  generate: number
  /** Requests of one conversation begin alike; null where that is not known. */
  conversation: string | null
  history: HistoryItem[]
  sampling: Sampling
  max_tokens: number
}
export type ToChild = Generate | { cancel: number } | { ping: true }

export type FromChild =
  | { ready: { context_tokens: number; sequences: number; gpu: string | null } }
  | { unusable: Unusable; needs?: number; free?: number }
  | { piece: number; text: string }
  | { end: number; cut: boolean; usage: Usage }
  | { failed: number; too_long: boolean }
  | { pong: true }
