import type { PhotoLevel } from '@/contracts/photos'
import type { PreviewFrame } from '@/contracts/portrait-preview'
import type { Appearance } from '@/server/db/seed/character-seed'

export type { PhotoLevel }
export type ImageRequest = {
  appearance: Appearance
  /** Whole years; engines refuse everything under 18. */
  age: number
  level: PhotoLevel
  prompt: string
  seed: number
  /** Percent, now and then, where the engine tells. */
  progress?(percent: number): void
  signal: AbortSignal
}
/** What of a request says which picture it is. */
export type Shot = Pick<ImageRequest, 'appearance' | 'level' | 'prompt' | 'seed'>
export type RenderedImage = {
  bytes: Uint8Array
  mime: string
  width: number
  height: number
  /** Words of the request that are not in the picture; engines that cannot tell leave it away. */
  left_out?: string[]
}

/** A face in every width that pages ask for, in WebP, unlabelled as yet. */
export type DrawnPortrait = { files: { width: number; bytes: Uint8Array }[]; placeholder: string; color: string }
export type PortraitProvider = {
  name: string
  /** What may be worn, and where: names of these lists are drawn as such. */
  wardrobe: readonly string[]
  scenes: readonly string[]
  /** The same appearance is always the same picture. Throws `ProviderError`, at once when `signal` aborts. */
  draw(appearance: Appearance, signal: AbortSignal): Promise<DrawnPortrait>
}

/** Draws a photo of a character. May throw only `ProviderError`. */
export type ImageProvider = {
  name: string
  /** It draws nobody undressed, whatever the level. */
  covered: boolean
  render(request: ImageRequest): Promise<RenderedImage>
}

export type PreviewRequest = { appearance: Appearance; width: number; frame?: PreviewFrame }

/** Draws what somebody is about to choose, small and quickly, by the built-in illustrator whatever engine makes photos. */
export type PreviewProvider = {
  /** What it can put on and where it can sit somebody. */
  wardrobe: readonly string[]
  scenes: readonly string[]
  /** WebP, 3:4 (2:1 for eyes); null while too many others wait. Throws `ProviderError`, at once when `signal` aborts. */
  draw(request: PreviewRequest, signal: AbortSignal): Promise<Uint8Array | null>
}
