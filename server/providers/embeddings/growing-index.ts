import { nearlySame, SLIP, stemsOf, WORDS, type Hit } from './hybrid-index'
import { dot, packVectors } from './packed'

/**
 * The hybrid index for what changes while it is searched: items of one text each come and go, and cost what they are, not what all are.
 * Each vector is packed with a scale of its own.
 */
export type GrowingIndex<Item> = {
  readonly size: number
  /** Items that have no vector yet. */
  readonly unmeant: number
  /** Whether nearly all have one, so that meaning counts. */
  readonly meant: boolean
  /** In bytes, roughly. */
  readonly weight: number
  add(item: Item, text: string): void
  /** Leaves no word and no vector behind. */
  remove(item: Item): void
  stems(item: Item): ReadonlySet<string>
  /** Of an item that is still there; of another nothing is kept. */
  setVector(item: Item, vector: Float32Array): void
  /** The first of those that have no vector. */
  withoutVector(most: number): Item[]
  /** Items that say the same: all stems of the shorter one are in the longer, which has at most `more` others. */
  same(stems: ReadonlySet<string>, more: number): Item[]
  /** Items that have the largest part of the shorter one's stems in common, at least `least` of them; several where they are alike. */
  nearest(stems: ReadonlySet<string>, least: number, only: (item: Item) => boolean): { part: number; items: Item[] }
  /** As `HybridIndex.search`. */
  search(question: string, vector: Float32Array | null, options?: { count?: number; only?: (item: Item) => boolean }): Hit<Item>[]
}

/** The part of all items that may be without a vector where the others are ranked by theirs. */
const UNMEANT_PART = 0.02
/** What is likely to be taken for meaning by chance (hybrid-index.ts). */
const LEAST_MEANING = 0.3
/** Bytes that an item takes beside its text and its vector. */
const ENTRY_BYTES = 1_000

const NO_STEMS: ReadonlySet<string> = new Set()

type Entry<Item> = { item: Item; text: string; at: number; stems: ReadonlySet<string> }

export function openGrowingIndex<Item>(): GrowingIndex<Item> {
  const entries: (Entry<Item> | null)[] = []
  const entryOf = new Map<Item, Entry<Item>>()
  const free: number[] = []
  const places = new Map<string, Set<Entry<Item>>>()
  /** The words that are known, by their first letter: where a slip is looked for. */
  const spelled = new Map<string, Set<string>>()
  const unmeant = new Set<Entry<Item>>()
  let all_stems = 0
  let characters = 0
  let dimensions = 0
  let bytes = new Int8Array(0)
  let scales = new Float32Array(0)
  /** Stems of each. */
  let sizes = new Uint16Array(64)

  const place = (stem: string, entry: Entry<Item>) => {
    const there = places.get(stem)
    if (there) return void there.add(entry)
    places.set(stem, new Set([entry]))
    const letter = stem[0] ?? ''
    const words = spelled.get(letter)
    if (words) words.add(stem)
    else spelled.set(letter, new Set([stem]))
  }
  const displace = (stem: string, entry: Entry<Item>) => {
    const there = places.get(stem)!
    there.delete(entry)
    if (there.size > 0) return
    places.delete(stem)
    spelled.get(stem[0] ?? '')!.delete(stem)
  }
  function found(asked: string): string | null {
    if (places.has(asked)) return asked
    if (asked.length < SLIP) return null
    for (const one of spelled.get(asked[0]!) ?? []) if (one.length >= SLIP - 1 && nearlySame(asked, one)) return one
    return null
  }
  const meant = () => dimensions > 0 && unmeant.size <= entryOf.size * UNMEANT_PART
  const rarity = (count: number) => Math.log(1 + (entryOf.size - count + 0.5) / (count + 0.5))

  return {
    get size() {
      return entryOf.size
    },
    get unmeant() {
      return unmeant.size
    },
    get meant() {
      return meant()
    },
    get weight() {
      return bytes.length + 2 * characters + entryOf.size * ENTRY_BYTES
    },
    add(item, text) {
      const entry: Entry<Item> = { item, text, at: free.pop() ?? entries.length, stems: new Set(stemsOf(text)) }
      entries[entry.at] = entry
      if (sizes.length <= entry.at) {
        const before = sizes
        sizes = new Uint16Array(2 * before.length)
        sizes.set(before)
      }
      sizes[entry.at] = entry.stems.size
      entryOf.set(item, entry)
      unmeant.add(entry)
      for (const stem of entry.stems) place(stem, entry)
      all_stems += entry.stems.size
      characters += text.length
    },
    remove(item) {
      const entry = entryOf.get(item)
      if (!entry) return
      entryOf.delete(item)
      entries[entry.at] = null
      free.push(entry.at)
      unmeant.delete(entry)
      for (const stem of entry.stems) displace(stem, entry)
      all_stems -= entry.stems.size
      characters -= entry.text.length
      bytes.fill(0, entry.at * dimensions, (entry.at + 1) * dimensions)
    },
    stems: (item) => entryOf.get(item)?.stems ?? NO_STEMS,
    setVector(item, vector) {
      const entry = entryOf.get(item)
      if (!entry) return
      dimensions ||= vector.length
      if (scales.length <= entry.at) {
        const room = Math.max(entries.length, Math.ceil(scales.length * 1.5))
        const [before, known] = [bytes, scales]
        bytes = new Int8Array(room * dimensions)
        bytes.set(before)
        scales = new Float32Array(room)
        scales.set(known)
      }
      // Of another length it means nothing here; the words are left.
      if (vector.length === dimensions) {
        const packed = packVectors('', [vector])
        bytes.set(packed.bytes, entry.at * dimensions)
        scales[entry.at] = packed.largest / 127
      }
      unmeant.delete(entry)
    },
    withoutVector: (most) => [...unmeant.values().take(most)].map(({ item }) => item),
    same(stems, more) {
      const candidates = new Set<Entry<Item>>()
      // What lacks at most `more` of these stems has one of the rarest `more` + 1.
      const lists = [...stems].map((stem) => places.get(stem) ?? new Set<Entry<Item>>()).sort((a, b) => a.size - b.size)
      for (const list of lists.slice(0, more + 1)) for (const entry of list) candidates.add(entry)
      const is = ({ stems: own }: Entry<Item>) =>
        Math.abs(own.size - stems.size) <= more && own.intersection(stems).size === Math.min(own.size, stems.size)
      return [...candidates].filter(is).map(({ item }) => item)
    },
    nearest(stems, least, only) {
      const shared = new Uint16Array(entries.length)
      for (const stem of stems) for (const { at } of places.get(stem) ?? []) shared[at]! += 1
      let part = least
      let items: Item[] = []
      for (const entry of entries) {
        if (!entry || shared[entry.at] === 0) continue
        const own = shared[entry.at]! / Math.min(entry.stems.size, stems.size)
        if (own < part || !only(entry.item)) continue
        if (own > part) items = []
        part = own
        items.push(entry.item)
      }
      return { part, items }
    },
    search(question, vector, { count = 5, only } = {}) {
      const words = new Float32Array(entries.length)
      let whole = 0
      for (const asked of new Set(stemsOf(question))) {
        const weight = rarity(places.get(asked)?.size ?? 0)
        whole += weight
        const one = found(asked)
        for (const { at } of one === null ? [] : places.get(one)!) words[at]! += weight
      }
      const usual = entryOf.size ? all_stems / entryOf.size : 1
      const by_meaning = vector !== null && vector.length === dimensions && meant()
      const shared = (at: number) => (words[at]! === 0 ? 0 : (words[at]! / whole) * Math.min(1, Math.sqrt((usual + 2) / (sizes[at]! + 2))))
      const scores = new Float64Array(entries.length).fill(-Infinity)
      const meanings = new Float32Array(by_meaning ? entries.length : 0)
      // Numbers first: an object for each of thousands would cost more than all the rest.
      for (let at = 0; at < entries.length; at++) {
        const entry = entries[at]
        if (!entry || (only && !only(entry.item))) continue
        const has_meaning = by_meaning && (unmeant.size === 0 || !unmeant.has(entry))
        const meaning = has_meaning ? dot(vector, bytes, at * dimensions) * scales[at]! : 0
        if (words[at] === 0 && meaning <= LEAST_MEANING) continue
        if (has_meaning) meanings[at] = meaning
        scores[at] = has_meaning ? meaning + WORDS * shared(at) : shared(at)
      }
      const least = count < scores.length ? scores.slice().sort()[scores.length - count]! : -Infinity
      const hits: Hit<Item>[] = []
      for (const [at, score] of scores.entries()) {
        if (score === -Infinity || score < least) continue
        const entry = entries[at]!
        const { item, text } = entry
        hits.push({ item, text, meaning: by_meaning && !unmeant.has(entry) ? meanings[at]! : null, words: shared(at), score })
      }
      return hits.sort((a, b) => b.score - a.score).slice(0, count)
    },
  }
}
