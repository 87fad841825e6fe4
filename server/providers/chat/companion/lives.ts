import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SEEDS } from '@/server/db/seed/characters'
import type { Life } from '@/server/db/seed/life'
import { LIVES } from '@/server/db/seed/lives'
import { openHybridIndex, stemsOf, type HybridIndex } from '@/server/providers/embeddings/hybrid-index'
import { centerOf, readVectors, type PackedVectors } from '@/server/providers/embeddings/packed'
import { readRecognizer, type Recognizer } from './recognizer'
import { intentEntries, openShelves, ownEntries, thingsOf, type ShelfEntry, type Shelves } from './shelves'

/** Beside the built server; in its folder while it is developed and tested. */
export const fileOf = (name: string): string => {
  const built = fileURLToPath(new URL(`./${name}`, import.meta.url))
  return existsSync(built) ? built : join(process.cwd(), 'server', 'db', 'seed', 'lives', name)
}
const FILE = fileOf('lives.vectors')
/** The packed file: `intents`, `topics`, then one section for each life. Null where it is missing. */
export const livesVectors = (path = FILE) => readVectors(path)

export const hashOf = (entries: readonly ShelfEntry[]): string =>
  createHash('sha256')
    .update(entries.map(({ text }) => text).join('\n'))
    .digest('base64url')
    .slice(0, 16)

/** What a life has in the index, in the order of its vectors. */
export function lifeEntries(life: Life): ShelfEntry[] {
  return ownEntries(thingsOf(SEEDS.find(({ slug }) => slug === life.slug)?.voice ?? null, life), life)
}

/** What all ways of an intent have in common: the middle of their vectors, and the share of the ways that hold each stem. */
export type Way = { vector: Float32Array | null; words: Map<string, number> }
export type Shared = { intents: HybridIndex<string>; recognizer: Recognizer | null; topics: PackedVectors | null; ways: Map<string, Way> }

function openShared(model: string): Shared {
  const vectors = livesVectors()
  const fits = vectors?.head.model === model ? vectors : null
  const packed = fits?.section('intents') ?? null
  const entries = intentEntries()
  const places = new Map<string, number[]>()
  entries.forEach(({ item }, at) => places.set(item, [...(places.get(item) ?? []), at]))
  const ways = new Map<string, Way>()
  for (const [id, at] of places) {
    const words = new Map<string, number>()
    for (const one of at) for (const stem of new Set(stemsOf(entries[one]!.text))) words.set(stem, (words.get(stem) ?? 0) + 1 / at.length)
    ways.set(id, { vector: packed && centerOf(packed, at), words })
  }
  const recognizer = readRecognizer(fileOf('intents.weights'))
  return {
    intents: openHybridIndex(entries, packed),
    recognizer: recognizer?.model === model ? recognizer : null,
    topics: fits?.section('topics') ?? null,
    ways,
  }
}

let shared: { model: string; made: Shared } | null = null
/** What is the same for every character: what people ask anybody, and topics. Vectors of another model than `model` are left out. */
export function sharedShelves(model: string): Shared {
  if (shared?.model !== model) shared = { model, made: openShared(model) }
  return shared.made
}

const opened = new Map<string, Promise<{ life: Life; shelves: Shelves } | null>>()

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
    const vectors = livesVectors()
    const own = vectors?.head.model === model ? vectors.section(seed.slug) : null
    const { intents, recognizer } = sharedShelves(model)
    return { life, shelves: openShelves(things, ownEntries(things, life), own, intents, recognizer) }
  })
  opened.set(key, made)
  return made
}
