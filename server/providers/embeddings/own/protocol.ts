import type { Unusable } from '../../llama/open-model'

export type ToChild = { embed: number; texts: readonly string[] } | { ping: true }
export type FromChild =
  | { ready: { dimensions: number } }
  | { unusable: Unusable; needs?: number | undefined; free?: number | undefined }
  | { rows: Float32Array[]; of: number }
  | { failed: number }
  | { pong: true }
