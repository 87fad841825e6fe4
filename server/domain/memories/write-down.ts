import type { MemoryKind } from '@/contracts/memories'
import type { Db } from '@/server/db/client'
import type { Context } from '../context'
import { moderate } from '../moderation/moderate'
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
  }
  return allowed
}

/** Words that two memories differ in at most where they say the same. */
const SAME_WITHIN = 2

/** What is remembered, as a new fact is compared with it. */
export type Places<One extends Current> = {
  /** Those that share words with these. */
  sharing(stems: ReadonlySet<string>): { item: One; shared: number; stems: number }[]
  byNumber(id: number): One | undefined
  /** Those that tell what there is one of. */
  bySlot(slot: string): Iterable<One>
}

const oldest = <One extends Current>(some: Iterable<One>): One | undefined => [...some].sort((a, b) => a.id - b.id)[0]

/** Which of the current memories a new one takes the place of; 'known' when it is one of them. */
export function placeOf<One extends Current>(fact: New, current: Places<One>): One | 'known' | null {
  if (fact.replaces) {
    // A model that is wrong about a number takes nothing that the person wrote.
    const named = current.byNumber(Number(fact.replaces))
    if (named?.origin === 'chat') return named
  }
  const stems = new Set(stemsOf(fact.text))
  const near = current.sharing(stems)
  // All words of the shorter one are in the longer.
  if (near.some((one) => one.shared === Math.min(one.stems, stems.size) && Math.abs(one.stems - stems.size) <= SAME_WITHIN)) return 'known'
  if (fact.slot) {
    const older = oldest(current.bySlot(fact.slot))
    if (older) return older
  }
  if (!fact.corrects) return null
  const [nearest] = near
    .map(({ item, shared, stems: size }) => ({ item, part: shared / Math.max(1, Math.min(size, stems.size)) }))
    .sort((a, b) => b.part - a.part || a.item.id - b.item.id)
  return nearest && nearest.part >= CORRECTED ? nearest.item : null
}

type Added = Map<Row, { stems: Set<string>; slot: string | null }>

/** What is remembered, with what was stored and replaced since in the same reading. */
function placesOver(known: Places<Row>, added: Added, gone: Set<Row>): Places<Row> {
  const stays = (one: Row) => !gone.has(one)
  return {
    sharing: (stems) => [
      ...known.sharing(stems).filter(({ item }) => stays(item)),
      ...[...added]
        .map(([item, own]) => ({ item, shared: own.stems.intersection(stems).size, stems: own.stems.size }))
        .filter(({ item, shared }) => shared > 0 && stays(item)),
    ],
    byNumber: (id) => [...added.keys(), known.byNumber(id)].find((one) => one?.id === id && stays(one)),
    bySlot: (slot) => [...known.bySlot(slot), ...[...added].flatMap(([item, own]) => (own.slot === slot ? [item] : []))].filter(stays),
  }
}

const placesIn = (copy: Copy): Places<Row> => ({
  sharing: (stems) => indexOf(copy).sharing(stems),
  byNumber: (id) => copy.marks.get(id)?.row,
  bySlot: (slot) => copy.slots?.get(slot) ?? [],
})

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
  const added: Added = new Map()
  const gone = new Set<Row>()
  const places = placesOver(placesIn(await copyFor(ctx, tx, pair, version)), added, gone)
  for (const fact of facts) {
    const place = placeOf(fact, places)
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
    added.set({ ...row!, id: Number(row!.id) }, { stems: new Set(stemsOf(row!.text)), slot: slotOf(row!.text) })
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
