import { setImmediate } from 'node:timers/promises'
import type { Db } from '@/server/db/client'
import { openGrowingIndex, type GrowingIndex } from '@/server/providers/embeddings/growing-index'
import type { Context } from '../context'
import { slotOf } from './notice'

/** A memory as it is chosen from, corrected and forgotten. */
export type Row = { id: number; text: string; pinned: boolean; origin: 'chat' | 'person'; off_in: number[] }
export type Pair = { user_id: number; character_id: number; conversation_id: number }
type Marked = Row & { mark: string }

/** What holds in a conversation, as it was at a version of the book or later. */
export type Copy = {
  conversation_id: number
  version: number
  /** What may be brought up here, oldest first. */
  rows: readonly Row[]
  /** Some that hold are not to be brought up here. */
  some_off: boolean
  /** All that holds; else the newest and the pinned ones, while the others are read. */
  whole: boolean
  /** All that holds, by number: what a row was when it was read, told by its mark. */
  marks: Map<number, { row: Row; mark: string }>
  /** Once something was looked for in it. */
  index: GrowingIndex<Row> | null
  /** Rows by what there is one of, once something was written down. */
  slots: Map<string, Set<Row>> | null
  /** Of all texts. */
  characters: number
}
export type Book = {
  copy: Copy | null
  /** Changes of the copy follow each other. */
  renewing: Promise<void>
  /** Reads the whole of it beside the replies. */
  reading: Promise<Copy> | null
  /** Has meanings made (recall.ts). */
  work: Promise<void> | null
  /** The meaning of what was said last, asked for while it is being stored. */
  asked: { text: string; meaning: Promise<Float32Array | null> } | null
}

const MOST_BOOKS = 500
/** Of all books in this process. */
const MOST_BYTES = 64_000_000
/** A row beside its index. */
const ROW_BYTES = 350
/** Memories, the newest, that a reply reads where nothing is known yet; what it reads does not grow beyond them. */
const READ_AT_ONCE = 1_000
/** Rows that are worked on between two looks at what else is to be done: a millisecond or two. */
const SLICE = 100

/** Tells whether a row is what it was. */
const MARK = `hashtextextended(concat_ws(chr(31), text, pinned, origin, off_in), 0)::text`
export const ROW = `id, text, pinned, origin, off_in, ${MARK} as mark`

const caches = new WeakMap<Context['db'], Map<string, Book>>()

const keyOf = ({ conversation_id, character_id }: Pair) => `${conversation_id}:${character_id}`
function cacheOf(ctx: Context): Map<string, Book> {
  let cache = caches.get(ctx.db)
  if (!cache) caches.set(ctx.db, (cache = new Map()))
  return cache
}

export const keptBook = (ctx: Context, pair: Pair): Book | undefined => caches.get(ctx.db)?.get(keyOf(pair))

/** Roughly, in bytes. */
const weightOf = ({ copy }: Book) => (copy ? copy.marks.size * ROW_BYTES + 2 * copy.characters + (copy.index?.weight ?? 0) : 0)

function keep(ctx: Context, pair: Pair, book: Book): void {
  const cache = cacheOf(ctx)
  const key = keyOf(pair)
  cache.delete(key)
  cache.set(key, book)
  let held = [...cache.values()].reduce((sum, one) => sum + weightOf(one), 0)
  for (const [oldest, one] of cache) {
    if (oldest === key || (cache.size <= MOST_BOOKS && held <= MOST_BYTES)) break
    cache.delete(oldest)
    held -= weightOf(one)
  }
}

const newBook = (): Book => ({ copy: null, renewing: Promise.resolve(), reading: null, work: null, asked: null })

const current = (db: Db, { user_id, character_id, conversation_id }: Pair, from: number) =>
  db.query<Marked>(`select ${ROW} from current_memories($1, $2, $3, $4) order by id`, [user_id, character_id, conversation_id, from])

function copyOf({ conversation_id }: Pair, version: number, marked: readonly Marked[], whole: boolean): Copy {
  const copy: Copy = {
    conversation_id,
    version,
    rows: [],
    some_off: false,
    whole,
    marks: new Map(),
    index: null,
    slots: null,
    characters: 0,
  }
  for (const one of marked) note(copy, one)
  list(copy)
  return copy
}

/** Puts a row into a copy, but for the list of its rows. */
function note(copy: Copy, { mark, ...row }: Marked): void {
  row.id = Number(row.id)
  copy.marks.set(row.id, { row, mark })
  copy.characters += row.text.length
  copy.index?.add(row, row.text)
  if (copy.slots) noteSlot(copy.slots, row)
}

function drop(copy: Copy, id: number): void {
  const { row } = copy.marks.get(id)!
  copy.marks.delete(id)
  copy.characters -= row.text.length
  copy.index?.remove(row)
  for (const rows of copy.slots?.values() ?? []) rows.delete(row)
}

function list(copy: Copy): void {
  const all = [...copy.marks.values()].map(({ row }) => row).sort((a, b) => a.id - b.id)
  copy.rows = all.filter(({ off_in }) => !off_in.includes(copy.conversation_id))
  copy.some_off = copy.rows.length < all.length
}

function noteSlot(slots: Map<string, Set<Row>>, row: Row): void {
  const slot = slotOf(row.text)
  if (slot === null) return
  const there = slots.get(slot)
  if (there) there.add(row)
  else slots.set(slot, new Set([row]))
}

/** At once: for a copy of a thousand rows it takes a reply 10 ms, and is done once. */
export function indexOf(copy: Copy): GrowingIndex<Row> {
  if (copy.index) return copy.index
  const index = openGrowingIndex<Row>()
  for (const { row } of copy.marks.values()) index.add(row, row.text)
  return (copy.index = index)
}

/** What is wanted of a copy before something is written down, a slice at a time. */
async function prepare(copy: Copy, wanted: 'index' | 'slots'): Promise<void> {
  if (copy[wanted]) return
  const index = openGrowingIndex<Row>()
  const slots = new Map<string, Set<Row>>()
  const holds = (row: Row) => copy.marks.get(row.id)?.row === row
  const work = (row: Row) => (wanted === 'index' ? index.add(row, row.text) : noteSlot(slots, row))
  const rows = [...copy.marks.values()].map(({ row }) => row)
  for (const [at, row] of rows.entries()) {
    if (at % SLICE === SLICE - 1) await setImmediate()
    work(row)
  }
  // Another was faster.
  if (copy[wanted]) return
  // What has changed meanwhile.
  const worked = new Set(rows)
  for (const row of rows.filter((one) => !holds(one))) {
    index.remove(row)
    for (const there of slots.values()) there.delete(row)
  }
  for (const { row } of copy.marks.values()) if (!worked.has(row)) work(row)
  if (wanted === 'index') copy.index = index
  else copy.slots = slots
}

async function versionOf(db: Db, { user_id, character_id }: Pair): Promise<number | null> {
  const [head] = await db.query<{ version: number }>('select version from memory_books where user_id = $1 and character_id = $2', [
    user_id,
    character_id,
  ])
  return head?.version ?? null
}

/** Brings a whole copy up to date: the marks of all that holds, and the rows that are new or other than they were. */
async function renew(db: Db, pair: Pair, copy: Copy, version: number): Promise<void> {
  const { user_id, character_id, conversation_id } = pair
  const [row] = await db.query<{ marks: string | null }>(
    `select string_agg(id || ':' || ${MARK}, ',') as marks from current_memories($1, $2, $3)`,
    [user_id, character_id, conversation_id],
  )
  const holds = new Set<number>()
  const missing: number[] = []
  for (const one of row?.marks?.split(',') ?? []) {
    const end = one.indexOf(':')
    const id = Number(one.slice(0, end))
    holds.add(id)
    if (copy.marks.get(id)?.mark !== one.slice(end + 1)) missing.push(id)
  }
  const rows = missing.length
    ? await db.query<Marked>(`select ${ROW} from memories where id = any($1::bigint[]) and user_id = $2 order by id`, [missing, user_id])
    : []
  for (const id of [...copy.marks.keys()]) if (!holds.has(id)) drop(copy, id)
  for (const id of missing) if (copy.marks.has(id)) drop(copy, id)
  list(copy)
  for (const [at, one] of rows.entries()) {
    if (at % SLICE === SLICE - 1) await setImmediate()
    note(copy, one)
  }
  list(copy)
  copy.version = version
}

/**
 * What holds in a conversation now, read again only where something has changed; null where nothing was ever remembered. `known`: the
 * version of the book, where it has just been read; null for none.
 */
export async function openBook(ctx: Context, pair: Pair, known?: number | null): Promise<{ book: Book; copy: Copy } | null> {
  const version = known === undefined ? await versionOf(ctx.db, pair) : known
  if (version === null) {
    cacheOf(ctx).delete(keyOf(pair))
    return null
  }
  const book = keptBook(ctx, pair) ?? newBook()
  let { copy } = book
  if (copy?.whole) {
    const whole = copy
    if (whole.version < version) {
      const renewing = book.renewing.then(() => (whole.version < version ? renew(ctx.db, pair, whole, version) : undefined))
      book.renewing = renewing.catch(() => {})
      await renewing
    }
  } else if (!copy || copy.version !== version) {
    const [oldest] = await ctx.db.query<{ id: number }>(
      `select id from memories where user_id = $1 and character_id = $2 and replaced_by is null order by id desc offset ${READ_AT_ONCE} limit 1`,
      [pair.user_id, pair.character_id],
    )
    // Up to the one before, so that as many as are read at once are whole.
    const from = oldest ? Number(oldest.id) + 1 : 0
    copy = copyOf(pair, version, await current(ctx.db, pair, from), from === 0)
    // Another may have read the whole of it meanwhile.
    if (!book.copy?.whole) book.copy = copy
  }
  keep(ctx, pair, book)
  return { book, copy: copy! }
}

/** The whole of what holds, read in slices beside the replies; a reply never waits for it. */
export function wholeBook(ctx: Context, pair: Pair, book: Book): Promise<Copy> {
  if (book.copy?.whole) return Promise.resolve(book.copy)
  return (book.reading ??= readWhole(ctx.db, pair)
    .then((copy) => (book.copy = copy))
    .finally(() => (book.reading = null)))
}

async function readWhole(db: Db, pair: Pair): Promise<Copy> {
  const version = (await versionOf(db, pair)) ?? 0
  const copy = copyOf(pair, version, await current(db, pair, 0), true)
  await prepare(copy, 'index')
  return copy
}

/** After memories have changed: has the copies of this process that are in use brought up to date, so that the next reply finds all. Never rejects. */
export async function refreshBook(ctx: Context, pair: Pair): Promise<void> {
  const book = keptBook(ctx, pair)
  if (!book?.copy) return
  try {
    await openBook(ctx, pair)
    await wholeBook(ctx, pair, book)
  } catch (error) {
    ctx.log.warn({ error: (error as Error).name }, 'memories not read again')
  }
}

/** For somebody who has opened a chat and may write next: has what is remembered read, so that the first reply finds it. Never rejects. */
export async function warmBook(ctx: Context, pair: Pair): Promise<void> {
  if (keptBook(ctx, pair)) return
  try {
    if ((await versionOf(ctx.db, pair)) === null) return
    const book = newBook()
    keep(ctx, pair, book)
    await wholeBook(ctx, pair, book)
  } catch (error) {
    ctx.log.warn({ error: (error as Error).name }, 'memories not read ahead')
  }
}

/** What holds, ready to be compared with what is new: read and put in order before the transaction that writes it down. */
export async function readyToWrite(ctx: Context, pair: Pair): Promise<void> {
  const opened = await openBook(ctx, pair)
  if (!opened) return
  const copy = await wholeBook(ctx, pair, opened.book)
  await prepare(copy, 'index')
  await prepare(copy, 'slots')
}

/** The copy for a transaction that holds the page of the book at this version: the one in use, or one that the transaction reads itself. */
export async function copyFor(ctx: Context, tx: Db, pair: Pair, version: number): Promise<Copy> {
  const kept = keptBook(ctx, pair)?.copy
  const copy = kept?.whole && kept.version === version ? kept : copyOf(pair, version, await current(tx, pair, 0), true)
  await prepare(copy, 'index')
  await prepare(copy, 'slots')
  return copy
}

export type Change = { before: number; version: number; stored: readonly Marked[]; replaced: readonly number[] }

/** What this process has committed, in its own copy without another look. Others see the version and look. */
export function applyChange(ctx: Context, pair: Pair, { before, version, stored, replaced }: Change): void {
  const copy = keptBook(ctx, pair)?.copy
  if (!copy?.whole || copy.version !== before) return
  for (const id of replaced) if (copy.marks.has(id)) drop(copy, id)
  for (const one of stored) note(copy, one)
  list(copy)
  copy.version = version
}
