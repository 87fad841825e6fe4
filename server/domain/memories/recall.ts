import { setImmediate } from 'node:timers/promises'
import { openHybridIndex, stemsOf, type HybridIndex } from '@/server/providers/embeddings/hybrid-index'
import { joinPacked, packVectors, type PackedVectors } from '@/server/providers/embeddings/packed'
import { EMBED_TEXTS } from '@/server/providers/embeddings/port'
import type { Context } from '../context'
import { betweenReplies } from '../messages/between-replies'
import { textTokens } from '../messages/estimate-tokens'
import { shareOf } from './notice'

/** A memory as it is chosen from. */
export type Known = { text: string; pinned: boolean }
type Row = Known & { id: number; off_in: number[] }
/** What is known of the texts of a person's memories with a character: kept from version to version, so that each is read once. */
type Texts = {
  wanted: ReadonlySet<string>
  stems: Map<string, readonly string[]>
  /** Their meanings, each packed alone. */
  vectors: Map<string, PackedVectors>
  work: Promise<void> | null
}
type Book = {
  version: number
  /** All, or the newest and the pinned ones while the others are read. */
  rows: Row[]
  whole: boolean
  texts: Texts
  /** Those of `rows`, once all are known. */
  vectors: PackedVectors | null
  /** Over `rows`, by words, and by meaning too once there are vectors. */
  index: HybridIndex<Row> | null
  /** Reads the others, and has meanings made: beside the replies, never before one. */
  work: Promise<void> | null
  /** The meaning of what was said last, asked for while it is being stored. */
  asked: { text: string; meaning: Promise<Float32Array | null> } | null
}
type Pair = { user_id: number; character_id: number; conversation_id: number }

/** The part of the window that memories may take; while all of them fit, all are there. */
export const MEMORY_PART = 1 / 6
/** How long a reply waits for the meaning of a question, by encoder; then words alone find. In this process it takes 15 to 30 ms. */
const MEANING_MS = { embedded: 25, own: 25, openai: 150, none: 0 }
const MOST_BOOKS = 200
/** Memories whose texts and meanings are held in this process: about 50 MB. */
const MOST_HELD = 100_000
/** Memories, the newest, that a reply reads where they have changed; what a reply does for memories does not grow beyond them. */
const READ_AT_ONCE = 1_000
/** Texts that are read between two looks at what else is to be done. */
const SLICE = 250
/** Texts that the embedded encoder gets at once, 15 to 30 ms each, in which nobody else's question is understood. */
const EMBED_AT_ONCE = 2
/** More than any window holds a sixth of. */
const MOST_HITS = 500
/** The part of a memory's words that are in a reply which brought it up. */
const BROUGHT_UP = 0.8
const LATELY = 10
/** Messages whose words are searched with: a question alone often says "it". */
const ASKED = 2

const caches = new WeakMap<Context['db'], Map<string, Book>>()
/** Several characters remember in one conversation where it is a group. */
const keyOf = ({ conversation_id, character_id }: Omit<Pair, 'user_id'>) => `${conversation_id}:${character_id}`

const readRows = (ctx: Context, { user_id, character_id, conversation_id }: Pair, from: number) =>
  ctx.db.query<Row>('select id, text, pinned, off_in from current_memories($1, $2, $3, $4) order by id', [
    user_id,
    character_id,
    conversation_id,
    from,
  ])

/** The memories that hold in a conversation, read again only when some have changed. */
async function openBook(ctx: Context, pair: Pair): Promise<Book | null> {
  let cache = caches.get(ctx.db)
  if (!cache) caches.set(ctx.db, (cache = new Map()))
  const key = keyOf(pair)
  const [head] = await ctx.db.query<{ version: number }>('select version from memory_books where user_id = $1 and character_id = $2', [
    pair.user_id,
    pair.character_id,
  ])
  const known = cache.get(key)
  cache.delete(key)
  if (!head) return null
  let book = known
  if (!book || book.version !== head.version) {
    const [oldest] = await ctx.db.query<{ id: number }>(
      `select id from memories where user_id = $1 and character_id = $2 and replaced_by is null order by id desc offset ${READ_AT_ONCE} limit 1`,
      [pair.user_id, pair.character_id],
    )
    // Up to the one before, so that as many as are read at once are whole.
    const from = oldest ? Number(oldest.id) + 1 : 0
    const rows = await readRows(ctx, pair, from)
    const texts = known?.texts ?? { wanted: new Set(), stems: new Map(), vectors: new Map(), work: null }
    book = { version: head.version, rows, whole: from === 0, texts, vectors: null, index: null, work: null, asked: null }
    if (book.whole) wantOnly(book)
  }
  cache.set(key, book)
  let held = [...cache.values()].reduce((sum, { rows }) => sum + rows.length, 0)
  for (const [oldest, { rows }] of cache) {
    if (oldest === key || (cache.size <= MOST_BOOKS && held <= MOST_HELD)) break
    cache.delete(oldest)
    held -= rows.length
  }
  return book
}

/** What is forgotten leaves no word and no vector behind, also when one is on its way. */
function wantOnly({ texts, rows }: Book): void {
  texts.wanted = new Set(rows.map(({ text }) => text))
  for (const known of [texts.stems, texts.vectors]) for (const text of known.keys()) if (!texts.wanted.has(text)) known.delete(text)
}

function stemsIn({ stems }: Texts, text: string): readonly string[] {
  const known = stems.get(text) ?? stemsOf(text)
  stems.set(text, known)
  return known
}

/** Of words, and of meanings where all of them are there. */
const indexOf = ({ rows, texts }: Pick<Book, 'rows' | 'texts'>, vectors: PackedVectors | null): HybridIndex<Row> =>
  openHybridIndex(
    rows.map((item) => ({ text: item.text, item, stems: stemsIn(texts, item.text) })),
    vectors,
  )

/** Counts no further than it has to. */
function fits(rows: readonly Row[], budget: number): boolean {
  let left = budget
  for (const one of rows) if ((left -= costOf(one)) < 0) return false
  return true
}

const missingOf = ({ wanted, vectors }: Texts) => [...wanted].filter((text) => !vectors.has(text))

/** A few texts at a time until none is missing, also of those that were told meanwhile. */
async function embedMissing(ctx: Context, texts: Texts): Promise<void> {
  const { embeddings } = ctx
  const most = embeddings.name === 'openai' ? EMBED_TEXTS : EMBED_AT_ONCE
  for (;;) {
    const some = missingOf(texts).slice(0, most)
    if (some.length === 0 || ctx.stopping) return
    const begun = performance.now()
    const vectors = await embeddings.embed(some)
    some.forEach((text, at) => texts.wanted.has(text) && texts.vectors.set(text, packVectors(embeddings.model, [vectors[at]!])))
    if (most === EMBED_AT_ONCE) await betweenReplies(ctx, performance.now() - begun)
  }
}

/** Beside the replies: the memories that were not read yet, an index over all, and their meanings. What fails is tried again with the next reply. */
async function complete(ctx: Context, pair: Pair, book: Book): Promise<void> {
  if (!book.whole) {
    const rows = await readRows(ctx, pair, 0)
    for (let at = 0; at < rows.length; at += SLICE) {
      for (const { text } of rows.slice(at, at + SLICE)) stemsIn(book.texts, text)
      await setImmediate()
    }
    const index = indexOf({ rows, texts: book.texts }, null)
    Object.assign(book, { rows, index, whole: true })
    // A newer version says what is wanted.
    if (caches.get(ctx.db)?.get(keyOf(pair)) === book) wantOnly(book)
  }
  if (!ctx.embeddings.embeds || book.vectors) return
  const { texts } = book
  await (texts.work ??= embedMissing(ctx, texts).finally(() => (texts.work = null)))
  const packs = book.rows.map(({ text }) => texts.vectors.get(text))
  // A newer version has taken what this one held.
  if (!packs.every((pack) => pack !== undefined)) return
  const vectors = joinPacked(ctx.embeddings.model, packs)
  await setImmediate()
  Object.assign(book, { vectors, index: indexOf(book, vectors) })
}

function completeSoon(ctx: Context, pair: Pair, book: Book): void {
  if (book.work || (book.whole && (book.vectors || !ctx.embeddings.embeds))) return
  book.work = complete(ctx, pair, book)
    .catch((error: unknown) => ctx.log.warn({ error: (error as Error).name }, 'memories not read whole'))
    .finally(() => (book.work = null))
}

/** After memories have changed: has those read that are recalled from in this process, so that the next reply finds all. Never rejects. */
export async function refreshBook(ctx: Context, pair: Pair): Promise<void> {
  if (!caches.get(ctx.db)?.has(keyOf(pair))) return
  const book = await openBook(ctx, pair).catch(() => null)
  if (book && !book.whole) completeSoon(ctx, pair, book)
}

const meaningOf = (ctx: Context, text: string): Promise<Float32Array | null> =>
  ctx.embeddings.embed([text]).then(
    ([one]) => one ?? null,
    () => null,
  )

/** Has the meaning of an allowed message asked for before it is stored, where its reply will be recalled by it. */
export function askAhead(ctx: Context, of: Omit<Pair, 'user_id'>, text: string): void {
  const book = caches.get(ctx.db)?.get(keyOf(of))
  if (book?.vectors) book.asked = { text, meaning: meaningOf(ctx, text) }
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
const inTime = <T>(work: Promise<T>, limit_ms: number): Promise<T | null> =>
  Promise.race([work, new Promise<null>((late) => setTimeout(late, limit_ms, null).unref())])

/** Characters of memories that are moderated with a message; the newest count. */
const REMEMBERED_MOST = 4_000

/** What holds in a conversation as one text, the newest last, for moderation. */
export async function rememberedText(ctx: Context, of: Parameters<typeof openBook>[1]): Promise<string> {
  const rows = (await openBook(ctx, of))?.rows.filter(({ off_in }) => !off_in.includes(of.conversation_id)) ?? []
  return rows
    .map(({ text }) => text)
    .join(' ')
    .slice(-REMEMBERED_MOST)
}

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
  const budget = of.context_tokens * MEMORY_PART
  const holds = ({ off_in }: Row) => !off_in.includes(of.conversation_id)
  if (!book) return { lines: [], story }
  const { rows: all, whole } = book
  const rows = all.filter(holds)
  if (fits(rows, budget)) {
    if (!whole) completeSoon(ctx, of, book)
    return { lines: rows.map(({ text }) => text), story }
  }
  const index = (book.index ??= indexOf(book, null))
  const { vectors } = book
  completeSoon(ctx, of, book)

  const lately = of.answered.slice(-LATELY).join('\n')
  const question = of.said.slice(-ASKED).join('\n')
  const last = of.said.at(-1)
  const meaning = book.asked && book.asked.text === last ? book.asked.meaning : vectors && last ? meaningOf(ctx, last) : null
  book.asked = null
  const vector = vectors && meaning ? await inTime(meaning, MEANING_MS[ctx.embeddings.name]) : null
  const chosen = chooseMemories(all, index, { only: holds, question, vector, budget, lately })
  return { lines: rows.filter((one) => chosen.has(one)).map(({ text }) => text), story }
}
