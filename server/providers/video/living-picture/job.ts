/** Straight RGBA, as canvases take it. */
export type Raster = { width: number; height: number; data: ArrayBuffer }
/** A figure in parts, from back to front, and the whole of it in its light; all of one size. */
export const PARTS = [
  'background',
  'hair_back',
  'body',
  'face',
  'eyes_open',
  'eyes_closed',
  'hair_front',
  'foreground',
  'effects',
  'lit',
  'lit_asleep',
] as const
export type Part = (typeof PARTS)[number]

export type Encoder = { kind: 'ffmpeg'; path: string; file: string } | { kind: 'wasm' }

/** What the worker thread is given. */
export type Job = {
  width: number
  height: number
  seconds: number
  seed: number
  picture: Raster
  /** Null for pictures that nobody can take apart. */
  parts: Record<Part, Raster> | null
  encoder: Encoder
}

/** What it tells: the process that it started, how far it is, and at last the film. */
export type JobReport = { pid: number } | { percent: number } | { bytes: Uint8Array<ArrayBuffer> }

/** Smooth for slow motion, and half the work of 48. */
export const FRAMES_PER_SECOND = 24
