/** A file of an archive; its content is asked for when its turn comes. */
export type Entry = { name: string; content(): AsyncIterable<Uint8Array> }

export type ArchiveProvider = {
  name: string
  /** The archive, piece by piece and never whole in memory. Fails with what an entry's content fails with. */
  pack(entries: Entry[]): AsyncIterable<Uint8Array>
}
