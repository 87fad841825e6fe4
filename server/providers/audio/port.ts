/** Writes sound into files that every browser plays. May throw only `ProviderError`. */
export type AudioProvider = {
  name: string
  /** 16-bit samples in one channel as MP3. Leaves room for other work in between. */
  encode(sound: { samples: Int16Array; sample_rate: number }): Promise<Uint8Array>
}
