/** Speech of one person: 16-bit samples in one channel, 16,000 a second. */
export type TranscriptionRequest = {
  samples: Int16Array
  /** BCP 47, as a hint; null where it is not known. */
  language: string | null
  signal: AbortSignal
}

/** Writes down what is said. Every call may throw only `ProviderError`. */
export type TranscriptionProvider = {
  name: string
  /** False where nothing listens here; `transcribe` then refuses. */
  listens: boolean
  /** What was said, in plain text; empty where no word was made out. */
  transcribe(request: TranscriptionRequest): Promise<string>
}

/** Samples a second of what is given to every engine. */
export const TRANSCRIPTION_RATE = 16_000
