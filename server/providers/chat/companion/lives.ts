import { SEEDS } from '@/server/db/seed/characters'
import type { Life } from '@/server/db/seed/life'
import { LIVES } from '@/server/db/seed/lives'
import { openHybridIndex, type HybridIndex } from '@/server/providers/embeddings/hybrid-index'
import { hashOfTexts, readVectors, shippedFile, type PackedVectors } from '@/server/providers/embeddings/packed'
import { readAnswering, type Answering } from './answering'
import { readLineRanker, type LineRanker } from './line-ranks'
import { readRecognizer, type Recognizer } from './recognizer'
import { openTellings, type TellingOf } from './tellings'
import { intentEntries, openShelves, ownEntries, thingsOf, type Shelves } from './shelves'
import type { ShelfEntry } from './things'

export const fileOf = (name: string): string => shippedFile('server/db/seed/lives', name)
const FILE = fileOf('lives.vectors')
export const LINES_WEIGHTS = 'lines.weights'
/** The packed file: `intents`, `topics`, then one section for each life. Null where it is missing. */
export const livesVectors = (path = FILE) => readVectors(path)

export const hashOf = (entries: readonly { text: string }[]): string => hashOfTexts(entries.map(({ text }) => text))

/** What a life has in the index, in the order of its vectors. */
export function lifeEntries(life: Life): ShelfEntry[] {
  return ownEntries(thingsOf(SEEDS.find(({ slug }) => slug === life.slug)?.voice ?? null, life), life)
}

export type Shared = {
  intents: HybridIndex<string>
  recognizer: Recognizer | null
  answering: Answering | null
  ranker: LineRanker | null
  topics: PackedVectors | null
  tellingOf: TellingOf
}

function openShared(model: string): Shared {
  const vectors = livesVectors()
  const fits = vectors?.head.model === model ? vectors : null
  const packed = fits?.section('intents') ?? null
  const entries = intentEntries()
  const recognizer = readRecognizer(fileOf('intents.weights'))
  const answering = readAnswering(fileOf('answers.weights'))
  const ranker = readLineRanker(fileOf(LINES_WEIGHTS))
  return {
    intents: openHybridIndex(entries, packed),
    recognizer: recognizer?.model === model ? recognizer : null,
    answering: answering?.model === model ? answering : null,
    ranker: ranker?.model === model ? ranker : null,
    topics: fits?.section('topics') ?? null,
    tellingOf: openTellings(model, fits?.section('tellings') ?? null),
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
    const { intents, recognizer, ranker } = sharedShelves(model)
    return { life, shelves: openShelves(things, ownEntries(things, life), own, intents, recognizer, ranker) }
  })
  opened.set(key, made)
  return made
}
