import { ProviderError } from '@/server/providers/errors'

/** A part of a file: where it begins, and how long it is with its head. */
export type Span = { start: number; length: number }
/** `held`: the part that the hash leaves out; `manifest_at`: where the manifest's own bytes begin. */
export type Written = { bytes: Uint8Array; held: Span; manifest_at: number }

/** One kind of file. Both throw ProviderError('rejected') for what is not an intact one. */
export type Container = {
  /** The file rewritten, with the packet and, if asked, room for a manifest of so many bytes. Metadata it had before is gone. */
  write(bytes: Uint8Array, given: { xmp: Uint8Array; room: number | null }): Written
  /** The packet of XMP, or null. */
  xmp(bytes: Uint8Array): Uint8Array | null
}

export const damaged = (type: string) => new ProviderError('rejected', `This is not an intact ${type} file.`)

export const ascii = (bytes: Uint8Array, start: number, length: number) =>
  Buffer.from(bytes.subarray(start, start + length)).toString('latin1')
export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Joins the pieces. `held` is one of them, whole, and `head` its bytes before the manifest. */
export function assemble(pieces: Uint8Array[], held: Uint8Array | null, head: number): Written {
  const at = held === null ? -1 : pieces.indexOf(held)
  const start = at < 0 ? 0 : pieces.slice(0, at).reduce((sum, { length }) => sum + length, 0)
  return { bytes: new Uint8Array(Buffer.concat(pieces)), held: { start, length: held?.length ?? 0 }, manifest_at: start + head }
}
