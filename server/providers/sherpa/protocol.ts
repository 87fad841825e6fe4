/** Where a model lies, and its files by their paths inside the folder. */
export type Files = { folder: string; files: readonly string[] }
/** Given to the process as one argument. `package`: the file of sherpa-onnx-node to load. */
export type Setup = { package: string; voice: Files | null; ears: Files | null }

export type Speak = { speak: number; sentences: { text: string; pause_ms: number }[]; sid: number; speed: number }
/** `language`: two letters; null where it is not known. Samples in one channel, 16,000 a second. */
export type Hear = { hear: number; samples: Int16Array; language: string | null }
/** Says a text and hears it again, for the report card. */
export type Echo = { echo: number; text: string; sid: number; speed: number }
export type ToChild = Speak | Hear | Echo | { warm: true } | { cancel: number } | { ping: true }

/** Whose files cannot be used, by what is wrong. */
export type Broken = { broken: 'package' | 'voice' | 'ears' }
export type FromChild =
  | { id: number; mp3: Uint8Array; levels: number[] }
  | { id: number; heard: string; seconds: number; speak_ms: number; hear_ms: number }
  | { id: number; end: true }
  | ({ id: number } & Broken)
  | { id: number; failed: true }
  | { pong: true }
