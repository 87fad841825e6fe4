import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SEEDS } from '@/server/db/seed/characters'
import type { Life } from '@/server/db/seed/life'
import { LIVES } from '@/server/db/seed/lives'
import { openHybridIndex, type HybridIndex } from '@/server/providers/embeddings/hybrid-index'
import type { PackedVectors } from '@/server/providers/embeddings/packed'
import { intentEntries, openShelves, ownEntries, thingsOf, type ShelfEntry, type Shelves } from './shelves'

/** Beside the built server; in its folder while it is developed and tested. */
const BUILT = fileURLToPath(new URL('./lives.vectors', import.meta.url))
const FILE = existsSync(BUILT) ? BUILT : join(process.cwd(), 'server', 'db', 'seed', 'lives', 'lives.vectors')

/** The packed file: one line of JSON, then all vectors, one byte an entry. */
export type VectorsHead = {
  model: string
  dimensions: number
  largest: number
  /** In the order of the bytes; `intents`, then one for each life. `texts` is `hashOf` what was embedded. */
  sections: { name: string; count: number; texts: string }[]
}

export const hashOf = (entries: readonly ShelfEntry[]): string =>
  createHash('sha256')
    .update(entries.map(({ text }) => text).join('\n'))
    .digest('base64url')
    .slice(0, 16)

/** Null where there is no such file. */
export function readVectors(path = FILE): { head: VectorsHead; section(name: string): PackedVectors | null } | null {
  if (!existsSync(path)) return null
  const file = readFileSync(path)
  const end = file.indexOf(10)
  const head = JSON.parse(file.subarray(0, end).toString('utf8')) as VectorsHead
  return {
    head,
    section(name) {
      let from = end + 1
      for (const { name: one, count } of head.sections) {
        const size = count * head.dimensions
        if (one === name) {
          const bytes = new Int8Array(file.buffer.slice(file.byteOffset + from, file.byteOffset + from + size))
          return { model: head.model, dimensions: head.dimensions, largest: head.largest, bytes }
        }
        from += size
      }
      return null
    },
  }
}

/** What a life has in the index, in the order of its vectors. */
export function lifeEntries(life: Life): ShelfEntry[] {
  return ownEntries(thingsOf(SEEDS.find(({ slug }) => slug === life.slug)?.voice ?? null, life), life)
}

const opened = new Map<string, Promise<{ life: Life; shelves: Shelves } | null>>()
let shared: { index: HybridIndex<string>; model: string | null } | null = null

/** The index of what people ask anybody; the same for every character. Vectors of another model than `model` are left out. */
export function intentIndex(model: string): HybridIndex<string> {
  if (shared?.model !== model) {
    const vectors = readVectors()
    shared = { index: openHybridIndex(intentEntries(), vectors?.head.model === model ? vectors.section('intents') : null), model }
  }
  return shared.index
}

/** The life of a seeded character with its shelves, kept after the first time; null for others. `model` is the encoder's. */
export function openLife(full_name: string, model: string): Promise<{ life: Life; shelves: Shelves } | null> {
  const seed = SEEDS.find((one) => one.full_name === full_name)
  const load = seed && LIVES[seed.slug]
  if (!seed || !load) return Promise.resolve(null)
  const key = `${seed.slug} ${model}`
  const known = opened.get(key)
  if (known) return known
  const made = load().then((life) => {
    const things = thingsOf(seed.voice, life)
    const vectors = readVectors()
    const own = vectors?.head.model === model ? vectors.section(seed.slug) : null
    return { life, shelves: openShelves(things, ownEntries(things, life), { intents: null, own }, intentIndex(model)) }
  })
  opened.set(key, made)
  return made
}
