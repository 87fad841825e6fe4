import type { GrowingIndex } from '@/server/providers/embeddings/growing-index'
import { stemsOf } from '@/server/providers/embeddings/hybrid-index'
import { EMBED_TEXTS } from '@/server/providers/embeddings/port'
import type { Context } from '../context'
import { betweenReplies } from '../messages/between-replies'
import { textTokens } from '../messages/estimate-tokens'
import { replyFacts, type ReplyFacts } from '../messages/reply-facts'
import { indexOf, keptBook, openBook, wholeBook, type Book, type Pair, type Row } from './kept-books'

/** A memory as it is chosen from. */
export type Known = { text: string; pinned: boolean }

/** The part of the window that memories may take; while all of them fit, all are there. */
export const MEMORY_PART = 1 / 6
/**
 * How long a reply waits for the meaning of a question, by encoder; then words alone find. In this process it takes 15 to 30 ms from the
 * moment the message comes in, of which moderating and storing it take the first ones.
 */
const MEANING_MS = { embedded: 10, own: 10, openai: 150, none: 0 }
/** Texts that the embedded encoder gets at once, 15 to 30 ms each, in which nobody else's question is understood. */
const EMBED_AT_ONCE = 2
/** More than any window holds a sixth of. */
const MOST_HITS = 500
/** The part of a memory's words that are in a reply which brought it up. */
const BROUGHT_UP = 0.8
const LATELY = 10
/** Messages whose words are searched with: a question alone often says "it". */
const ASKED = 2

/** Counts no further than it has to. */
function fits(rows: readonly Row[], budget: number): boolean {
  let left = budget
  for (const one of rows) if ((left -= costOf(one)) < 0) return false
  return true
}

/** A few texts at a time until none is missing, also of those that were told meanwhile, while the book is in use. */
async function embedMissing(ctx: Context, pair: Pair, book: Book): Promise<void> {
  const { embeddings } = ctx
  const most = embeddings.name === 'openai' ? EMBED_TEXTS : EMBED_AT_ONCE
  while (!ctx.stopping && keptBook(ctx, pair) === book) {
    const index = book.copy?.index
    const some = index?.withoutVector(most) ?? []
    if (!index || some.length === 0) return
    const begun = performance.now()
    const vectors = await embeddings.embed(some.map(({ text }) => text))
    some.forEach((row, at) => index.setVector(row, vectors[at]!))
    if (most === EMBED_AT_ONCE) await betweenReplies(ctx, performance.now() - begun)
  }
}

/** Beside the replies: the memories that were not read yet, and the meanings of all. What fails is tried again with the next reply. */
function completeSoon(ctx: Context, pair: Pair, book: Book): void {
  const { copy } = book
  if (book.work || (copy?.whole && (!ctx.embeddings.embeds || copy.index?.unmeant === 0))) return
  book.work = wholeBook(ctx, pair, book)
    .then((whole) => {
      if (!ctx.embeddings.embeds) return
      indexOf(whole)
      return embedMissing(ctx, pair, book)
    })
    .catch((error: unknown) => ctx.log.warn({ error: (error as Error).name }, 'memories not read whole'))
    .finally(() => (book.work = null))
}

const meaningOf = (ctx: Context, text: string): Promise<Float32Array | null> =>
  ctx.embeddings.embed([text]).then(
    ([one]) => one ?? null,
    () => null,
  )

/**
 * Has the meaning of a message asked for while it is moderated and stored, where its reply will be recalled by it. What has not passed
 * moderation yet stays on this machine.
 */
export function askAhead(ctx: Context, pair: Pair, text: string, passed: boolean): void {
  const book = keptBook(ctx, pair)
  if (!book?.copy?.index?.meant || book.asked?.text === text || (!passed && ctx.embeddings.name === 'openai')) return
  book.asked = { text, meaning: meaningOf(ctx, text) }
}

/** With the mark of its line. */
export const costOf = ({ text }: Pick<Known, 'text'>) => textTokens(text) + 2

type Choice<One> = {
  /** Those of the index that are among the rows; all where it is left out. */
  only?: (one: One) => boolean
  question: string
  /** Of the question; null where words alone choose. */
  vector: Float32Array | null
  /** In tokens. */
  budget: number
  /** Stems of the character's last replies: what was brought up in them waits, since it is in the prompt with them. */
  lately?: ReadonlySet<string>
}

/** Memories in a row that were too long for the room that is left; then it is full. */
const MOST_MISSES = 20

/** What memories are chosen by. */
export type Chooser<One> = Pick<GrowingIndex<One>, 'search' | 'stems'>

/** The memories that fit: the pinned ones, then those nearest to the question, then the newest, so that no reply knows nothing. */
export function chooseMemories<One extends Known>(
  rows: readonly One[],
  index: Chooser<One>,
  { only, question, vector, budget, lately }: Choice<One>,
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
  for (const one of rows) if (one.pinned) take(one)
  const hits = index.search(question, vector, { count: MOST_HITS, only }).map(({ item }) => item)
  const waiting: One[] = []
  const waits = (one: One) => {
    if (!lately?.size) return false
    const stems = index.stems(one)
    return [...stems].filter((stem) => lately.has(stem)).length / Math.max(1, stems.size) >= BROUGHT_UP
  }
  const order = [hits, rows.toReversed(), waiting]
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

/** What holds in a conversation as one text, the newest last, for moderation. `book`: its version, where that was read for the same reply. */
export async function rememberedText(ctx: Context, of: Pair, book?: number | null): Promise<string> {
  const rows = (await openBook(ctx, of, book))?.copy.rows ?? []
  const texts: string[] = []
  let left = REMEMBERED_MOST
  for (let at = rows.length - 1; at >= 0 && left > 0; at--) {
    const { text } = rows[at]!
    texts.push(text)
    left -= text.length + 1
  }
  return texts.reverse().join(' ').slice(-REMEMBERED_MOST)
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
  facts?: Pick<ReplyFacts, 'story' | 'book'>,
): Promise<Recalled> {
  const { story, book: version } = facts ?? (await replyFacts(ctx, of, null))
  const opened = await openBook(ctx, of, version)
  const budget = of.context_tokens * MEMORY_PART
  if (!opened) return { lines: [], story }
  const { book, copy } = opened
  if (fits(copy.rows, budget)) {
    if (!copy.whole) completeSoon(ctx, of, book)
    return { lines: copy.rows.map(({ text }) => text), story }
  }
  const index = indexOf(copy)
  completeSoon(ctx, of, book)

  const last = of.said.at(-1)
  const { asked } = book
  book.asked = null
  const meaning = !index.meant || !last ? null : asked?.text === last ? asked.meaning : meaningOf(ctx, last)
  // What does not depend on it is done while it is waited for.
  const waiting = meaning && inTime(meaning, MEANING_MS[ctx.embeddings.name])
  const lately = new Set(stemsOf(of.answered.slice(-LATELY).join('\n')))
  const vector = await waiting
  const question = of.said.slice(-ASKED).join('\n')
  const only = copy.some_off ? ({ off_in }: Row) => !off_in.includes(of.conversation_id) : undefined
  // What was forgotten while the meaning was waited for is gone from both.
  const chosen = chooseMemories(copy.rows, index, { only, question, vector, budget, lately })
  return { lines: copy.rows.filter((one) => chosen.has(one)).map(({ text }) => text), story }
}
