import { openHybridIndex } from '@/server/providers/embeddings/hybrid-index'
import { packVectors, type PackedVectors } from '@/server/providers/embeddings/packed'
import { EMBED_TEXTS } from '@/server/providers/embeddings/port'
import type { Context } from '../context'
import { estimateTokens } from '../messages/estimate-tokens'

type Row = { id: number; text: string; pinned: boolean; off_in: number[] }
type Book = { version: number; rows: Row[]; vectors: Promise<PackedVectors | null> | null }

/** The part of the window that memories may take; while all of them fit, all are there. */
const MEMORY_PART = 1 / 6
/** How long the meaning of a message is waited for; then its words alone find. */
const MEANING_MS = 150
const MOST_BOOKS = 200
/** Messages whose words are searched with: a question alone often says "it". */
const ASKED = 2

const caches = new WeakMap<Context['db'], Map<string, Book>>()

/** The current memories, read again only when they have changed. */
async function openBook(ctx: Context, user_id: number, character_id: number): Promise<Book | null> {
  let cache = caches.get(ctx.db)
  if (!cache) caches.set(ctx.db, (cache = new Map()))
  const key = `${user_id}:${character_id}`
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
          rows: await ctx.db.query<Row>(
            'select id, text, pinned, off_in from memories where user_id = $1 and character_id = $2 and replaced_by is null order by id',
            [user_id, character_id],
          ),
          vectors: null,
        }
  cache.set(key, book)
  if (cache.size > MOST_BOOKS) cache.delete(cache.keys().next().value ?? '')
  return book
}

async function embedAll(ctx: Context, texts: readonly string[]): Promise<PackedVectors | null> {
  const vectors: Float32Array[] = []
  for (let at = 0; at < texts.length; at += EMBED_TEXTS) vectors.push(...(await ctx.embeddings.embed(texts.slice(at, at + EMBED_TEXTS))))
  return packVectors(ctx.embeddings.model, vectors)
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
  of: { user_id: number; character_id: number; conversation_id: number; said: readonly string[]; context_tokens: number },
): Promise<Recalled> {
  const [book, [row]] = await Promise.all([
    openBook(ctx, of.user_id, of.character_id),
    ctx.db.query<{ story: string }>('select story from remembering where id = $1', [of.conversation_id]),
  ])
  const story = row?.story ?? ''
  const rows = book?.rows.filter(({ off_in }) => !off_in.includes(of.conversation_id)) ?? []
  if (!book || rows.length === 0) return { lines: [], story }
  const budget = of.context_tokens * MEMORY_PART
  const cost = ({ text }: Row) => estimateTokens(text) + 2
  if (rows.reduce((sum, one) => sum + cost(one), 0) <= budget) return { lines: rows.map(({ text }) => text), story }

  const question = of.said.slice(-ASKED).join('\n')
  let vectors: PackedVectors | null = null
  let vector: Float32Array | null = null
  if (ctx.embeddings.embeds && question) {
    book.vectors ??= embedAll(
      ctx,
      book.rows.map(({ text }) => text),
    ).catch(() => {
      book.vectors = null
      return null
    })
    const asked = ctx.embeddings.embed([of.said.at(-1)!])
    ;[vectors, vector] = await Promise.all([inTime(book.vectors), inTime(asked.then(([one]) => one ?? null))])
  }
  const index = openHybridIndex(
    book.rows.map((item) => ({ text: item.text, item })),
    vectors,
  )
  const here = new Set(rows)
  const hits = index.search(question, vector, { count: rows.length, only: (item) => here.has(item) }).map(({ item }) => item)
  // Then the newest, so that a message about nothing in particular is answered by somebody who knows the person.
  const order = new Set([...rows.filter(({ pinned }) => pinned), ...hits, ...rows.toReversed()])
  const chosen = new Set<Row>()
  let left = budget
  for (const one of order) {
    if (cost(one) > left) continue
    left -= cost(one)
    chosen.add(one)
  }
  return { lines: rows.filter((one) => chosen.has(one)).map(({ text }) => text), story }
}
