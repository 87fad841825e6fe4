import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Vectors of unit length in one byte an entry. */
export type PackedVectors = {
  /** `EmbeddingsProvider.model`: vectors of another model mean nothing here. */
  model: string
  dimensions: number
  /** What 127 is: the largest entry of them all. With the embedded model it is about 0.09, and likeness loses at most 0.003. */
  largest: number
  /** One vector after the other. */
  bytes: Int8Array
}

export function packVectors(model: string, vectors: readonly Float32Array[]): PackedVectors {
  const dimensions = vectors[0]?.length ?? 0
  let largest = 0
  for (const vector of vectors) for (const entry of vector) largest = Math.max(largest, Math.abs(entry))
  const bytes = new Int8Array(dimensions * vectors.length)
  vectors.forEach((vector, at) => {
    for (let entry = 0; entry < dimensions; entry++) bytes[at * dimensions + entry] = Math.round((vector[entry]! / (largest || 1)) * 127)
  })
  return { model, dimensions, largest, bytes }
}

/** The vector at `at` as it was before it was packed, but for what rounding has taken. */
export const unpackVector = ({ bytes, dimensions, largest }: PackedVectors, at: number): Float32Array =>
  Float32Array.from(bytes.subarray(at * dimensions, (at + 1) * dimensions), (entry) => (entry * largest) / 127)

/** Likeness of a vector and the packed one at `at`, −1 to 1. */
export const likeness = (vector: Float32Array, { bytes, dimensions, largest }: PackedVectors, at: number): number =>
  (dot(vector, bytes, at * dimensions) * largest) / 127

/** Of a vector and the bytes from a place on. Four sums side by side: 3 to 6 ms for 5,000 of 512 entries. */
export function dot(vector: Float32Array, bytes: Int8Array, from: number): number {
  const dimensions = vector.length
  const whole = dimensions - (dimensions % 4)
  let [a, b, c, d] = [0, 0, 0, 0]
  for (let entry = 0; entry < whole; entry += 4) {
    a += vector[entry]! * bytes[from + entry]!
    b += vector[entry + 1]! * bytes[from + entry + 1]!
    c += vector[entry + 2]! * bytes[from + entry + 2]!
    d += vector[entry + 3]! * bytes[from + entry + 3]!
  }
  for (let entry = whole; entry < dimensions; entry += 1) a += vector[entry]! * bytes[from + entry]!
  return a + b + c + d
}

/** No first line is as long: that of `intents.weights`, the longest, has 5 KB. */
const HEAD_MOST = 16_384

function bytesOf(path: string, from: number, most: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(most)
  const file = openSync(path, 'r')
  try {
    let got = 0
    for (let read = -1; read !== 0 && got < most; got += read) read = readSync(file, bytes, got, most - got, from + got)
    return got < most ? bytes.slice(0, got) : bytes
  } finally {
    closeSync(file)
  }
}

/** What stands in the first line of a file, as JSON, and the bytes after it, of which only what is asked for is read; null where there is no such file. */
export function readHeaded<Head>(path: string): { head: Head; part(from: number, bytes: number): ArrayBuffer } | null {
  if (!existsSync(path)) return null
  const first = bytesOf(path, 0, HEAD_MOST)
  const body = first.indexOf(10) + 1
  return {
    head: JSON.parse(new TextDecoder().decode(first.subarray(0, body))) as Head,
    part: (from, bytes) => bytesOf(path, body + from, bytes).buffer,
  }
}

/** A file of the sources that the build puts beside the server: there, or in its folder (`server/db/seed`) while it is developed and tested. */
export function shippedFile(folder: string, name: string): string {
  const built = fileURLToPath(new URL(`./${name}`, import.meta.url))
  return existsSync(built) ? built : join(process.cwd(), folder, name)
}

/** What a section of a packed file was made from. */
export const hashOfTexts = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 16)

/** The packed file: one line of JSON, then all vectors, one byte an entry. */
export type VectorsHead = {
  model: string
  dimensions: number
  largest: number
  /** In the order of the bytes; `texts` is the hash of what was embedded (`hashOfTexts`). */
  sections: { name: string; count: number; texts: string }[]
}

/** The sections of a packed file; null where there is no such file. */
export function readVectors(path: string): { head: VectorsHead; section(name: string): PackedVectors | null } | null {
  const file = readHeaded<VectorsHead>(path)
  if (!file) return null
  const { head } = file
  return {
    head,
    section(name) {
      let from = 0
      for (const { name: one, count } of head.sections) {
        const size = count * head.dimensions
        if (one === name) {
          const bytes = new Int8Array(file.part(from, size))
          return { model: head.model, dimensions: head.dimensions, largest: head.largest, bytes }
        }
        from += size
      }
      return null
    },
  }
}
