import { openHybridIndex, stemsOf, type HybridIndex } from '@/server/providers/embeddings/hybrid-index'
import { packVectors, type PackedVectors } from '@/server/providers/embeddings/packed'
import { EMBED_TEXTS } from '@/server/providers/embeddings/port'
import type { Context } from '../context'
import { shareOf } from './notice'
import { textTokens } from '../messages/estimate-tokens'

/** A memory as it is chosen from. */
export type Known = { text: string; pinned: boolean }
type Row = Known & { id: number; off_in: number[] }
/** A vector of unit length in one byte an entry; 127 is `largest`. */
type Small = { largest: number; bytes: Int8Array }
/** The meanings of a person's memories with a character: kept from version to version, so that each text is embedded once. */
type Meanings = { wanted: ReadonlySet<string>; known: Map<string, Small>; work: Promise<void> | null }
type Book = {
  version: number
  rows: Row[]
  meanings: Meanings
  /** Those of `rows`, once all are known. */
  vectors: PackedVectors | null
  /** Over `rows`, by words, and by meaning too once there are vectors. */
  index: { by: PackedVectors | null; search: HybridIndex<Row> } | null
}

/** The part of the window that memories may take; while all of them fit, all are there. */
export const MEMORY_PART = 1 / 6
/** How long a meaning is waited for; then words alone find. */
const MEANING_MS = 150
const MOST_BOOKS = 200
/** Texts that the embedded encoder gets at once: about a quarter of a second, in which nobody else's question is understood. */
const EMBED_AT_ONCE = 16
/** More than any window holds a sixth of. */
const MOST_HITS = 500
/** The part of a memory's words that are in a reply which brought it up. */
const BROUGHT_UP = 0.8
const LATELY = 10
/** Messages whose words are searched with: a question alone often says "it". */
const ASKED = 2

const caches = new WeakMap<Context['db'], Map<string, Book>>()

/** The memories that hold in a conversation, read again only when some have changed. */
async function openBook(
  ctx: Context,
  { user_id, character_id, conversation_id }: { user_id: number; character_id: number; conversation_id: number },
): Promise<Book | null> {
  let cache = caches.get(ctx.db)
  if (!cache) caches.set(ctx.db, (cache = new Map()))
  const key = String(conversation_id)
  const [head] = await ctx.db.query<{ version: number }>('select version from memory_books where user_id = $1 and character_id = $2', [
    user_id,
    character_id,
  ])
  const known = cache.get(key)
  cache.delete(key)
  if (!head) return null
  const book: Book =
    known?.version === head.version
      ? known
      : {
          version: head.version,
          rows: await ctx.db.query<Row>('select id, text, pinned, off_in from current_memories($1, $2, $3) order by id', [
            user_id,
            character_id,
            conversation_id,
          ]),
          meanings: known?.meanings ?? { wanted: new Set(), known: new Map(), work: null },
          vectors: null,
          index: null,
        }
  if (book !== known) wantOnly(book.meanings, new Set(book.rows.map(({ text }) => text)))
  cache.set(key, book)
  if (cache.size > MOST_BOOKS) cache.delete(cache.keys().next().value ?? '')
  return book
}

/** What is forgotten leaves no vector behind, also when one is on its way. */
function wantOnly(meanings: Meanings, texts: ReadonlySet<string>): void {
  meanings.wanted = texts
  for (const text of meanings.known.keys()) if (!texts.has(text)) meanings.known.delete(text)
}

/** Built once for each version of the memories, and once more when their vectors are there. */
function indexOf(book: Book, vectors: PackedVectors | null): HybridIndex<Row> {
  if (!book.index || (vectors && book.index.by !== vectors)) {
    const entries = book.rows.map((item) => ({ text: item.text, item }))
    book.index = { by: vectors, search: openHybridIndex(entries, vectors) }
  }
  return book.index.search
}

/** Counts no further than it has to. */
function fits(rows: readonly Row[], budget: number): boolean {
  let left = budget
  for (const one of rows) if ((left -= costOf(one)) < 0) return false
  return true
}

function small(vector: Float32Array): Small {
  const { largest, bytes } = packVectors('', [vector])
  return { largest, bytes }
}
const large = ({ largest, bytes }: Small) => Float32Array.from(bytes, (entry) => (entry * largest) / 127)
const missingOf = ({ wanted, known }: Meanings) => [...wanted].filter((text) => !known.has(text))

/** A few texts at a time until none is missing, also of those that were told meanwhile. */
async function embedMissing({ embeddings }: Context, meanings: Meanings): Promise<void> {
  const most = embeddings.name === 'openai' ? EMBED_TEXTS : EMBED_AT_ONCE
  for (;;) {
    const texts = missingOf(meanings).slice(0, most)
    if (texts.length === 0) return
    const vectors = await embeddings.embed(texts)
    texts.forEach((text, at) => meanings.wanted.has(text) && meanings.known.set(text, small(vectors[at]!)))
  }
}

/**
 * The vectors of all memories; null while they are not there. A handful is waited for, many are embedded while words alone
 * choose. What fails is tried again with the next reply.
 */
async function vectorsOf(ctx: Context, book: Book): Promise<PackedVectors | null> {
  if (book.vectors) return book.vectors
  const { meanings } = book
  meanings.work ??= embedMissing(ctx, meanings).finally(() => (meanings.work = null))
  const few = missingOf(meanings).length <= EMBED_AT_ONCE
  const work = inTime(meanings.work)
  if (few) await work
  if (missingOf(meanings).length > 0) return null
  const rows = book.rows.map(({ text }) => meanings.known.get(text))
  // A newer version has taken what this one held.
  if (!rows.every((row) => row !== undefined)) return null
  return (book.vectors = packVectors(ctx.embeddings.model, rows.map(large)))
}

/** With the mark of its line. */
export const costOf = ({ text }: Pick<Known, 'text'>) => textTokens(text) + 2

type Choice<One> = {
  only?: (one: One) => boolean
  question: string
  /** Of the question; null where words alone choose. */
  vector: Float32Array | null
  /** In tokens. */
  budget: number
  /** The character's last replies: what was brought up in them waits, since it is in the prompt with them. */
  lately?: string
}

/** Memories in a row that were too long for the room that is left; then it is full. */
const MOST_MISSES = 20

/** The memories that fit: the pinned ones, then those nearest to the question, then the newest, so that no reply knows nothing. */
export function chooseMemories<One extends Known>(
  rows: readonly One[],
  index: HybridIndex<One>,
  { only = () => true, question, vector, budget, lately = '' }: Choice<One>,
): Set<One> {
  const chosen = new Set<One>()
  let left = budget
  let misses = 0
  const take = (one: One) => {
    if (chosen.has(one)) return
    const cost = costOf(one)
    if (cost > left) return void (misses += 1)
    misses = 0
    left -= cost
    chosen.add(one)
  }
  const here = rows.filter(only)
  for (const one of here) if (one.pinned) take(one)
  const hits = index.search(question, vector, { count: MOST_HITS, only }).map(({ item }) => item)
  const waiting: One[] = []
  const words = new Set(stemsOf(lately))
  const waits = ({ text }: One) => words.size > 0 && shareOf(text, words) >= BROUGHT_UP
  const order = [hits, here.toReversed(), waiting]
  for (const some of order) {
    for (const one of some) {
      if (misses >= MOST_MISSES) return chosen
      if (some !== waiting && !chosen.has(one) && waits(one)) waiting.push(one)
      else take(one)
    }
  }
  return chosen
}

/** Nothing that embeds may hold a reply up or fail it. */
const inTime = <T>(work: Promise<T>): Promise<T | null> =>
  Promise.race([work.catch(() => null), new Promise<null>((late) => setTimeout(late, MEANING_MS, null).unref())])

export type Recalled = {
  /** Newest last. */
  lines: string[]
  story: string
}

/**
 * What the next reply may draw on: pinned memories first; all while they fit a sixth of the window; beyond that those whose
 * words and meaning are nearest to what was said last, in the order in which they were told.
 */
export async function recallMemories(
  ctx: Context,
  of: {
    user_id: number
    character_id: number
    conversation_id: number
    said: readonly string[]
    answered: readonly string[]
    context_tokens: number
  },
): Promise<Recalled> {
  const [book, [row]] = await Promise.all([
    openBook(ctx, of),
    ctx.db.query<{ story: string }>('select story from remembering where id = $1', [of.conversation_id]),
  ])
  const story = row?.story ?? ''
  const rows = book?.rows.filter(({ off_in }) => !off_in.includes(of.conversation_id)) ?? []
  if (!book || rows.length === 0) return { lines: [], story }
  const budget = of.context_tokens * MEMORY_PART
  if (fits(rows, budget)) return { lines: rows.map(({ text }) => text), story }

  const lately = of.answered.slice(-LATELY).join('\n')
  const question = of.said.slice(-ASKED).join('\n')
  let vectors: PackedVectors | null = null
  let vector: Float32Array | null = null
  if (ctx.embeddings.embeds && question) {
    vectors = await vectorsOf(ctx, book)
    if (vectors) vector = await inTime(ctx.embeddings.embed([of.said.at(-1)!]).then(([one]) => one ?? null))
  }
  const here = new Set(rows)
  const index = indexOf(book, vectors)
  const chosen = chooseMemories(book.rows, index, { only: (one) => here.has(one), question, vector, budget, lately })
  return { lines: rows.filter((one) => chosen.has(one)).map(({ text }) => text), story }
}
