/** One picture in the sizes in which it is shown. */
export type Drawn = { large: Uint8Array; small: Uint8Array }

/** `portrait` is 3:4; without one only its color is shown. */
export type ShareCard = { portrait: Uint8Array | null; color: string; name: string; hook: string; brand: string }

/** `sha256` in hex; `pdq` as 256 characters 0 and 1, null where the picture has too little in it to be told from others, or is none. */
export type Fingerprint = { sha256: string; pdq: string | null }

/** Bits in which the PDQ hashes of two copies may differ, by its specification. */
export const PDQ_DISTANCE = 31

export type PictureProvider = {
  name: string
  /**
   * Re-encodes an uploaded picture as squares in WebP, upright and without metadata. Throws ProviderError('rejected')
   * for everything that is not an intact JPEG, PNG, WebP or AVIF within the pixel limit.
   */
  drawAvatar(bytes: Uint8Array): Promise<Drawn>
  /**
   * Re-encodes a photo of an image engine, in WebP without metadata, and a small copy that is blurred beyond recognition.
   * Throws ProviderError('rejected') like `drawAvatar`.
   */
  drawPhoto(bytes: Uint8Array): Promise<{ large: Uint8Array; preview: Uint8Array; width: number; height: number }>
  /** By which copies of a picture are found. Never throws for what is no picture. */
  fingerprint(bytes: Uint8Array): Promise<Fingerprint>
  /** A stored picture as PNG, which carries a character card. Throws ProviderError('rejected') like `drawAvatar`. */
  drawCard(bytes: Uint8Array): Promise<Uint8Array>
  /** A generated photo with a visible "AI-generated" and the brand in its corner. Throws ProviderError('rejected') like `drawAvatar`. */
  labelPhoto(bytes: Uint8Array, label: { brand: string }): Promise<Uint8Array>
  /** What other sites show next to a link to a character, 1200 × 630 in JPEG. Throws ProviderError('rejected') for a portrait that is damaged. */
  drawShareImage(card: ShareCard): Promise<Uint8Array>
}
