/** Turns texts into vectors whose likeness (dot product) tells how near their meanings are. Calls may throw only `ProviderError`. */
export type EmbeddingsProvider = {
  name: 'embedded' | 'own' | 'openai' | 'none'
  /** What made the vectors: those of two models must not be compared. */
  model: string
  /** Numbers in a vector; 0 where it is not known before the first answer, and with `none`. */
  dimensions: number
  /** BCP 47 languages that it understands; `*` for any; empty for none. */
  languages: readonly string[]
  /** False where nothing embeds: words alone serve. */
  embeds: boolean
  /** One vector of unit length for each text, in their order; an encoder may answer zeros for a text without words. 1–256 texts. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>
  /** Has what is slow to start ready; never throws. */
  warm(): void
  close(): Promise<void>
}

/** Texts of one call at most. */
export const EMBED_TEXTS = 256
/** Characters of one text that are read; what follows changes little of its meaning. */
export const EMBED_CHARACTERS = 2_000

export type EmbeddingsSettings =
  | { provider: 'auto' | 'embedded' | 'none' }
  | { provider: 'openai'; base_url: string; model: string; api_key: string | null }
