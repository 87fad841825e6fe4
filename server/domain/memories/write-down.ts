import { setImmediate } from 'node:timers/promises'
import type { MemoryKind } from '@/contracts/memories'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { moderate } from '../moderation/moderate'
import { openGrowingIndex, type GrowingIndex } from '@/server/providers/embeddings/growing-index'
import { stemsOf } from '@/server/providers/embeddings/hybrid-index'
import { copyFor, indexOf, ROW, type Change, type Copy, type Pair, type Row } from './kept-books'
import { slotOf } from './notice'

export type Current = { id: number; text: string; origin: 'chat' | 'person' }
export type New = {
  kind: MemoryKind
  text: string
  source_ids: number[]
  /** YYYY-MM-DD */
  day: string
  slot: string | null
  /** Says that it corrects something, without saying what. */
  corrects: boolean
  /** The memory that it corrects, where that is known. */
  replaces?: number | null
}

/** Words that a correction shares with what it corrects. */
const CORRECTED = 0.5

/** What passes moderation as a memory; the rest is dropped without a word, since nobody has asked for it. */
export async function moderateMemories<Item extends { text: string }>(
  ctx: Context,
  items: readonly Item[],
  who: { user_id: number; subject: string },
): Promise<Item[]> {
  const allowed: Item[] = []
  for (const item of items) {
    if ((await moderate(ctx, { stage: 'memory', text: item.text }, who)).action === 'allow') allowed.push(item)
    // The rules are a millisecond or two, in which no reply is written.
    await setImmediate()
  }
  return allowed
}

/** Words that two memories differ in at most where they say the same. */
const SAME_WITHIN = 2

/** What is remembered, as a new fact is compared with it. */
export type Places<One extends Current> = {
  index: Pick<GrowingIndex<One>, 'same' | 'nearest'>
  byNumber(id: number): One | undefined
  /** Those that tell what there is one of. */
  bySlot(slot: string): Iterable<One>
}

const oldest = <One extends Current>(some: Iterable<One>): One | null => [...some].sort((a, b) => a.id - b.id)[0] ?? null

/**
 * Which of the memories a new one takes the place of; 'known' when it is one of them. `places`: those that were there and those that
 * were stored in the same reading; `gone`: those that were replaced in it.
 */
export function placeOf<One extends Current>(fact: New, places: readonly Places<One>[], gone: ReadonlySet<One>): One | 'known' | null {
  const stays = (one: One) => !gone.has(one)
  if (fact.replaces) {
    // A model that is wrong about a number takes nothing that the person wrote.
    const named = places.map((some) => some.byNumber(Number(fact.replaces))).find((one) => one !== undefined && stays(one))
    if (named?.origin === 'chat') return named
  }
  const stems = new Set(stemsOf(fact.text))
  if (places.some(({ index }) => index.same(stems, SAME_WITHIN).some(stays))) return 'known'
  if (fact.slot) {
    const older = oldest(places.flatMap((some) => [...some.bySlot(fact.slot!)]).filter(stays))
    if (older) return older
  }
  if (!fact.corrects) return null
  const near = places.map(({ index }) => index.nearest(stems, CORRECTED, stays))
  const part = Math.max(...near.map((one) => one.part))
  return oldest(near.flatMap((one) => (one.part === part ? one.items : [])))
}

const placesIn = (copy: Copy): Places<Row> => ({
  index: indexOf(copy),
  byNumber: (id) => copy.marks.get(id)?.row,
  bySlot: (slot) => copy.slots?.get(slot) ?? [],
})

/** Those of one reading, which are few. */
export function newPlaces<One extends Current>(): Places<One> & { add(one: One): void } {
  const index = openGrowingIndex<One>()
  const all = new Map<number, One>()
  return {
    index,
    byNumber: (id) => all.get(id),
    bySlot: (slot) => [...all.values()].filter(({ text }) => slotOf(text) === slot),
    add(one) {
      all.set(one.id, one)
      index.add(one, one.text)
    },
  }
}

/**
 * Stores new memories in the order given, newer ones in the place of those they correct. The caller holds the page (`holdPage`), at the
 * version given, so that nobody else writes. Answers what has changed.
 */
export async function storeMemories(
  ctx: Context,
  tx: Db,
  pair: Pair,
  version: number,
  facts: readonly New[],
  now: Date,
): Promise<Change | null> {
  if (facts.length === 0) return null
  const { user_id, character_id } = pair
  const stored: Change['stored'][number][] = []
  const gone = new Set<Row>()
  const before = placesIn(await copyFor(ctx, tx, pair, version))
  const since = newPlaces<Row>()
  for (const fact of facts) {
    const place = placeOf(fact, [before, since], gone)
    if (place === 'known') continue
    const [row] = await tx.query<Change['stored'][number]>(
      `insert into memories (user_id, character_id, kind, text, origin, day, source_ids, pinned, off_in, created_at, updated_at)
        values ($1, $2, $3, $4, 'chat', $5, $6, coalesce((select pinned from memories where id = $7), false),
          coalesce((select off_in from memories where id = $7), '{}'), $8, $8) returning ${ROW}`,
      [user_id, character_id, fact.kind, fact.text, fact.day, fact.source_ids, place?.id ?? null, now],
    )
    if (place) {
      await tx.query('update memories set replaced_by = $2, updated_at = $3 where id = $1', [place.id, row!.id, now])
      gone.add(place)
    }
    stored.push(row!)
    since.add({ ...row!, id: Number(row!.id) })
  }
  if (stored.length === 0) return null
  return { before: version, version: await turnPage(tx, user_id, character_id), stored, replaced: [...gone].map(({ id }) => id) }
}

/** Tells every process that copies of these memories are old. Answers the version. */
export async function turnPage(tx: Db, user_id: number, character_id: number): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `insert into memory_books (user_id, character_id) values ($1, $2)
      on conflict (user_id, character_id) do update set version = memory_books.version + 1 returning version`,
    [user_id, character_id],
  )
  return row!.version
}

/** Has everybody else who writes down or forgets wait for this transaction. Answers the version; copies of it stay good. */
export async function holdPage(tx: Db, user_id: number, character_id: number): Promise<number> {
  const [row] = await tx.query<{ version: number }>(
    `insert into memory_books (user_id, character_id) values ($1, $2)
      on conflict (user_id, character_id) do update set version = memory_books.version returning version`,
    [user_id, character_id],
  )
  return row!.version
}
