import type { Appearance } from '@/server/db/seed/character-seed'
import type { PhotoLevel } from '@/contracts/photos'

export type VideoRequest = {
  /** The photo that comes alive, in WebP as it is kept. */
  image: Uint8Array
  width: number
  height: number
  /** How the photo was asked for, and which engine made it: its own engine may redraw it in layers. */
  photo: { provider: string; appearance: Appearance; level: PhotoLevel; prompt: string; seed: number }
  seconds: number
  /** Another number makes another clip of the same photo. */
  seed: number
  /** Percent, now and then. */
  progress(percent: number): void
  signal: AbortSignal
}
/** H.264 in MP4 with its index in front, so that every browser plays it from the first bytes. */
export type RenderedVideo = {
  bytes: Uint8Array
  width: number
  height: number
  seconds: number
  /** Frames spread over the clip, as PNG, for the check of what it shows; null where every frame is the photo itself, moved. */
  frames: Uint8Array[] | null
}

/** Turns a photo into a clip. May throw only `ProviderError`. */
export type VideoProvider = {
  name: string
  render(request: VideoRequest): Promise<RenderedVideo>
}
