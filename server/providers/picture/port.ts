/** One picture in the sizes in which it is shown. */
export type Drawn = { large: Uint8Array; small: Uint8Array }

export type PictureProvider = {
  name: string
  /**
   * Draws an uploaded picture anew as squares in WebP, upright and without metadata. Throws ProviderError('rejected')
   * for everything that is not an intact JPEG, PNG, WebP or AVIF within the pixel limit.
   */
  drawAvatar(bytes: Uint8Array): Promise<Drawn>
}
