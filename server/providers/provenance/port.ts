/** A model that learnt from samples, or a program that draws by rules alone: IPTC has a term for each. */
export type MadeBy = 'model' | 'algorithm'
export type MarkedType = 'image/webp' | 'image/jpeg' | 'video/mp4' | 'audio/mpeg'

/** Nothing about a person, an account or what was asked for: only that it is generated, by what kind of engine, and the day. */
export type GeneratedFile = { bytes: Uint8Array; type: MarkedType; made_by: MadeBy; day: Date }

/** Writes into generated files that they are generated. Throws only ProviderError; metadata that a file had is gone. */
export type ProvenanceProvider = {
  name: string
  /** IPTC's digital source type in XMP, without a signature. Throws `rejected` for a file that is not of this type. */
  describe(file: GeneratedFile): Uint8Array
  /** The same, and a signed C2PA manifest that is bound to every other byte of the file. */
  sign(file: GeneratedFile): Promise<Uint8Array>
  /** The same property alone, for a file whose format we write ourselves. */
  packet(made: Pick<GeneratedFile, 'made_by' | 'day'>): Uint8Array
  /** What a file says of itself, signed or not; null when it says nothing. */
  read(file: { bytes: Uint8Array; type: MarkedType }): MadeBy | null
  /**
   * What a file's manifest says, where this installation has signed it and no byte has changed since; null for every other file.
   * Only WebP is read. Never throws.
   */
  verify(bytes: Uint8Array): Promise<MadeBy | null>
  /** Throws `misconfigured` when the operator's certificate or key cannot sign; asked once at the start. */
  check(): void
}
